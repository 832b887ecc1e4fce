import assert from "node:assert/strict";
import { test } from "node:test";
import { askJson, texts } from "../http/testdata/open-app.ts";
import { textWithTitle } from "../service/find-edition.ts";
import { verseName } from "../text/verse-name.ts";
import { verseShape } from "./coordinate-shapes.ts";

/** The items as plain values, one by one. */
function expected(
  first: number,
  last: number,
  centre: readonly [number, number],
  code: string | null,
  how: string,
) {
  const edition = code === null ? undefined : texts.find(code);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const ordinal = first + index;
    const offset = ordinal < centre[0] ? ordinal - centre[0] : Math.max(0, ordinal - centre[1]);
    const place = { offset, reference: verseName(ordinal), ...verseShape(ordinal) };
    if (edition === undefined) return place;
    const text = textWithTitle(edition, ordinal, how === "inline" ? "inline" : "apart");
    const title = how === "inline" ? null : edition.title(ordinal);
    return {
      ...place,
      text: text ?? "",
      ...(text === null ? { absent: true } : {}),
      ...(title === null ? {} : { title }),
    };
  });
}

const ROWS: readonly (readonly [target: string, first: number, last: number, centre: [number, number]])[] = [
  ["Genesis-Revelation&window=0", 1, 31_102, [1, 31_102]],
  ["Genesis-Malachi&before=50&after=3", 1, 23_148, [1, 23_145]],
  ["John+3:16&window=2", 26_135, 26_139, [26_137, 26_137]],
];

for (const [target, first, last, centre] of ROWS) {
  for (const code of [null, "KJV", "ASV"]) {
    for (const how of ["apart", "inline"]) {
      test(`every item of /context?reference=${target}, ${code}, titles ${how}`, async () => {
        const titles = how === "inline" ? "&titles=inline" : "";
        const version = code === null ? "" : `&version=${code}`;
        const { body } = await askJson(`context?reference=${target}${version}${titles}`);
        assert.equal(body.results_count, last - first + 1);
        assert.deepEqual(body.data, expected(first, last, centre, code, how));
      });
    }
  }
}
