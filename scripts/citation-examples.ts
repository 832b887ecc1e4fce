// The examples from which the English weights of citations are learned. They are the English rows of
// scan/testdata but for unseen.tsv, which tests the result. Of several readings of a name, the longest is an example.
import { englishProse } from "../packages/scripture/src/languages/en-prose.ts";
import type { ProseWords } from "../packages/scripture/src/languages/prose-words.ts";
import { scan, scannedEnglish } from "../packages/scripture/src/scan/index.ts";
import type { Model } from "../packages/scripture/src/scan/prose-sets.ts";
import {
  isPlainEnglish,
  placesOf,
  type Row,
  readRows,
} from "../packages/scripture/src/scan/testdata/rows.ts";
import type { Example } from "./linear-model.ts";

/** The files, and how much an example of each counts. The rows of the first two are rules. */
const FILES = [
  ["prose.tsv", 5],
  ["lookalikes.tsv", 5],
  ["examples.tsv", 1],
] as const;

/**
 * What stands before the text of an example. Each counts the same: most examples are one sentence, but in a text most sentences follow
 * another one.
 */
const LEADS = ["", "This is new. ", "\u201C"] as const;

/** English without the weights, so that the result does not depend on the one before. */
const UNLEARNED: ProseWords = { ...englishProse, chapterWeights: "", verseWeights: "", carriedWeights: "" };

/** See learn. */
export const PENALTY = 0.2;

export interface CitationExample extends Example {
  readonly model: Model;
}

function examplesOf(
  row: Row,
  lead: string,
  importance: number,
  prose: ProseWords,
): readonly CitationExample[] {
  const text = lead + row.text;
  const places = placesOf({ ...row, text });
  const byStart = new Map<number, { readonly end: number; readonly example: CitationExample }>();
  scan(text, {
    languages: [{ ...scannedEnglish, prose }],
    source: "text",
    isGrammarOnly: true,
    observe: ({ reader, edge, place }, model, features) => {
      const start = reader.origin + reader.token(edge.from).start;
      const end = reader.origin + reader.token(place.to - 1).end;
      if ((byStart.get(start)?.end ?? 0) > end) return;
      const isCitation = places.some((cited) => start < cited.end && end > cited.start);
      byStart.set(start, { end, example: { row, model, features, isCitation, importance } });
    },
  });
  return [...byStart.values()].map(({ example }) => example);
}

/** The examples. `given` replaces words of the language. */
export function readExamples(given: Partial<ProseWords> = {}): readonly CitationExample[] {
  const prose = { ...UNLEARNED, ...given };
  return FILES.flatMap(([file, importance]) =>
    readRows(file)
      .filter(isPlainEnglish)
      .flatMap((row) => LEADS.flatMap((lead) => examplesOf(row, lead, importance / LEADS.length, prose))),
  );
}
