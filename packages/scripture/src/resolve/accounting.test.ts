/**
 * Checks that no part of the input is ignored silently. The tests change the valid rows of the test data and compare
 * the answers.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference, type Resolved } from "../index.ts";
import { RULE_FILES, readRows } from "./testdata/rows.ts";

const texts: readonly string[] = readRows(...RULE_FILES).map(({ input }) => input);

/** The answer to a text that is one or more valid references; undefined for any other. */
function validAnswer(text: string): Resolved | undefined {
  const answer = parseReference(text);
  return answer.kind === "resolved" && answer.valid ? answer : undefined;
}

function eachValid(
  ask: (text: string, answer: Resolved, index: number) => string | undefined,
): readonly string[] {
  const faults: string[] = [];
  let checkedCount = 0;
  for (const [index, text] of texts.entries()) {
    const answer = validAnswer(text);
    if (answer === undefined) continue;
    checkedCount++;
    const fault = ask(text, answer, index);
    if (fault !== undefined) faults.push(`${JSON.stringify(text)}: ${fault}`);
  }
  assert.ok(checkedCount > 5000, `only ${checkedCount}`);
  return faults;
}

/** Raised digits are a separate number from the digits before them. */
const numbersIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/(?<=\d)(?=[\u2070\u00b9\u00b2\u00b3\u2074-\u2079])/g, ":")
      .normalize("NFKC")
      .matchAll(/\d+/g),
  ].map(([digits]) => String(BigInt(digits)));

test("every number of the input is in the answer, or a correction says that it was ignored", () => {
  const faults = eachValid((text, { references }) => {
    const codes = references.flatMap(({ corrections }) => corrections);
    const passedOver = ["noise_word", "version_ignored", "following_verses", "compact_numbers"] as const;
    if (passedOver.some((code) => codes.includes(code)) || /&|\]\(|\d{7}|moses/i.test(text)) return undefined;
    const read = new Set(references.flatMap(({ input }) => numbersIn(input)));
    const lost = numbersIn(text.replaceAll(/[\u00ad\p{Cf}]/gu, "")).filter((number) => !read.has(number));
    return lost.length === 0 ? undefined : `lost ${lost.join(", ")}`;
  });
  assert.deepEqual(faults, []);
});

const JUNK = ["zqx", "\u20ac", "77777"];

test("a word or sign without meaning is never skipped, wherever it is", () => {
  const faults = eachValid((text, _, index) => {
    if (/[&/]/.test(text)) return undefined;
    const junk = JUNK[index % JUNK.length];
    const pieces = text.split(/(\s+)/);
    for (let index = 0; index <= pieces.length; index++) {
      const changed = [...pieces.slice(0, index), ` ${junk} `, ...pieces.slice(index)].join("");
      if (validAnswer(changed) !== undefined) return `reads ${JSON.stringify(changed)}`;
    }
    return undefined;
  });
  assert.deepEqual(faults, []);
});

test("the kind of white space changes nothing", () => {
  const faults = eachValid((text, { osisId }) => {
    const others = ["  ", "\u00a0", "\u2003", " \u200b"].map((space) => text.replaceAll(" ", space));
    const changed = [...others, ` ${text}  `].find((other) => validAnswer(other)?.osisId !== osisId);
    return changed === undefined ? undefined : `not so ${JSON.stringify(changed)}`;
  });
  assert.deepEqual(faults, []);
});

test("the normalized input of each reference resolves to the same verses", () => {
  const faults = eachValid((_text, { references }) => {
    // Machine codes are kept as typed, and "jud" means Jude only as `JUD` joined by dots.
    const lost = references.find(
      ({ input, osisId }) => !input.startsWith("jud ") && validAnswer(input)?.osisId !== osisId,
    );
    return lost === undefined ? undefined : `not so ${JSON.stringify(lost.input)}`;
  });
  assert.deepEqual(faults, []);
});
