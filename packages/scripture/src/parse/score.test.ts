import assert from "node:assert/strict";
import { test } from "node:test";
import { CORRECTION_ROWS } from "../data/corrections.ts";
import * as correctionBits from "./correction-bits.ts";
import { scoreOf } from "./score.ts";

/** The codes whose bits have other names than they. */
const NAMES: Readonly<Record<string, string>> = {
  roman_numeral: "ROMAN",
  noise_word: "NOISE",
  version_ignored: "VERSION",
  verse_part_dropped: "PART",
  optional_verses: "OPTIONAL",
  title_dropped: "TITLE",
  following_verses: "FOLLOWING",
  single_chapter_book: "SINGLE_CHAPTER",
  compact_numbers: "COMPACT",
};

test("each bit is that of its code", () => {
  const bits = new Map<string, unknown>(Object.entries(correctionBits));
  for (const [code] of CORRECTION_ROWS) {
    const bit = bits.get(NAMES[code] ?? code.toUpperCase());
    assert.deepEqual(scoreOf(Number(bit)).corrections, [code]);
  }
});
