import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { intervalOfChapter } from "@lectern/scripture";
import { attachStore, loadPack } from "../../text/store.ts";
import { PACKS } from "../../text/testdata/bundled.ts";
import { finished } from "../finished.ts";
import { NO_LIMITS, type VerifyLimits, verify } from "./verify.ts";

const store = attachStore([loadPack(join(PACKS, "kjv.pack"))]);
const [kjv] = store.editions;
const PSALMS = 19;
const { first } = intervalOfChapter(PSALMS, 119);

/** Four verses of Psalm 119 in marks, each with the numbers after it. */
const quoted = (from: number): string => {
  const verses = [0, 1, 2, 3].map((at) => kjv?.text(first + from - 1 + at));
  return `"${verses.join(" ")}" (vv. ${from}-${from + 3})\n\n`;
};
const LIST = Array.from({ length: 150 }, (_, at) => quoted(at + 1));

function check(text: string, limits?: VerifyLimits) {
  const checked = verify(store, text, "KJV", () => true, limits);
  assert.ok(checked.ok);
  const { items, readTo } = finished(checked.value.run());
  return { references: items.filter(({ kind }) => kind === "reference").length, readTo };
}

const THREE = "Psalm 119 and Psalm 118 and Psalm 117.\n\n";

test("long quotations beside numbers continue the chapter that has them", () => {
  assert.deepEqual(check(THREE + LIST.slice(0, 100).join("")), { references: 103, readTo: null });
});

test("after 100 numbers the check of a request ends, before the next quotation", () => {
  const checked = THREE + LIST.slice(0, 100).join("");
  assert.deepEqual(check(THREE + LIST.join("")), { references: 103, readTo: checked.length + 1 });
  assert.deepEqual(check(THREE + LIST.join(""), NO_LIMITS), { references: 153, readTo: null });
});

test("numbers that continue no reference do not count", () => {
  assert.deepEqual(check('"Jesus wept" (v. 5)\n\n'.repeat(150)), { references: 0, readTo: null });
});

test("a reference that follows the last list is tried first", () => {
  const words = '"The fool hath said in his heart, There is no God" (v. 1)\n\n';
  const text = `Psalm 14\n\n${words}Psalm 53\n\n${words}`;
  const checked = verify(store, text, "KJV", () => true);
  assert.ok(checked.ok);
  const { items } = finished(checked.value.run());
  const found = items.flatMap((item) =>
    item.kind === "reference" && item.find.type === "reference" && item.find.reference.valid
      ? [item.find.reference.spans[0]?.start.chapter]
      : [],
  );
  assert.deepEqual(found, [14, 14, 53, 53]);
});
