// Learns the weights by which the scanner tells which passage a "v. 5" or "chapter 3" belongs to, and writes
// packages/scripture/src/scan/passage-weights.ts:
//   node scripts/run.mjs scripts/passage-weights.ts
// With --check it writes nothing, and fails if the file is out of date.
// The examples are the texts of passages.tsv and headed-passages.tsv in scan/testdata, the same without their beginning, and the rows of
// prose.tsv: for each word for verse or chapter, the places that its text cited before, and which of them is meant. The cost of a place
// is the sum of its weighed features, and its likelihood is proportional to exp(-cost) (conditional logit). The weights stay
// near `START` as far as the examples say nothing: some features are rare in them.
import { join } from "node:path";
import { parseReference } from "../packages/scripture/src/index.ts";
import { isMarkerEntry, lexiconOf } from "../packages/scripture/src/resolve/names/lexicon.ts";
import { breakAfter } from "../packages/scripture/src/scan/blocks.ts";
import { markerAt } from "../packages/scripture/src/scan/carry.ts";
import type { Last } from "../packages/scripture/src/scan/citation.ts";
import { Headings, headingOf, passageOfHeading } from "../packages/scripture/src/scan/headings.ts";
import { addMention, type Cited, citedAt, unknownAt } from "../packages/scripture/src/scan/introductions.ts";
import { scannedEnglish } from "../packages/scripture/src/scan/languages.ts";
import { type PassageFeature, passageCandidates } from "../packages/scripture/src/scan/passage-features.ts";
import type { Marker } from "../packages/scripture/src/scan/passage-fit.ts";
import { proseSetsOf } from "../packages/scripture/src/scan/prose-sets.ts";
import {
  isPlainEnglish,
  placesOf,
  type Row,
  readRows,
} from "../packages/scripture/src/scan/testdata/rows.ts";
import { updateGeneratedFile } from "./generated-file.ts";

const FILE = join(import.meta.dirname, "../packages/scripture/src/scan/passage-weights.ts");

/** The weights before anything is learned. The examples have few notes. */
const START: Readonly<Record<PassageFeature, number>> = {
  following: 0.1,
  before: 2,
  inRange: -0.5,
  back: 1,
  next: -0.3,
  otherChapter: 0.2,
  compared: 1.5,
  listed: 0.5,
  laterAside: 1.5,
  later: 2,
  moreLater: 0,
  passed: 1.5,
  told: 1,
  marked: -1,
  first: -1,
  firstAndFar: -0.5,
  notes: -2.5,
  heading: -1.5,
  note: -7,
  headingBesideNear: 1.5,
  mentions: -0.1,
  pointed: -4,
  adjacent: -4,
  quoted: 4,
  pointsAway: 2,
  alone: -1,
  chapterBeside: -1,
  lineAfter: 0,
  sentencesAfter: 0,
  unknown: 0,
  named: 0,
  namedAsPerson: -1,
  onlyNamed: 3,
  word: -1,
  moreWords: -2,
  parallel: -2,
};
const NAMES = Object.keys(START) as readonly PassageFeature[];

/** A row of prose.tsv is a rule, and counts as so many examples. */
const RULE = 20;
/** An example of a text without its beginning repeats one of the whole text, but for the passage. */
const WITHOUT_PASSAGE = 0.15;
/** The factor of half the squared distance from `START`, which is added to the loss. */
const PENALTY = 1;
const EPOCHS = 800;
const LEARNING_RATE = 0.1;
const EPSILON = 1e-8;

/** The places that a word may belong to: the amounts of their features, and whether each is the meant one. */
interface Example {
  readonly places: readonly (readonly number[])[];
  readonly isMeant: readonly boolean[];
  readonly importance: number;
}

const words = { lexicon: lexiconOf(scannedEnglish.language), sets: proseSetsOf(scannedEnglish.prose) };
const LETTERS = /\p{L}+/gu;
/** The most words of an ordinal and its word for verse: "twenty-fourth verse". */
const MAX_ORDINAL = 3;

/** The place of the last span of OSIS ids; null if they name none. */
function lastOf(osisIds: string): Last | null {
  const answer = parseReference(osisIds.replaceAll(",", "; "));
  const reference = answer.kind === "resolved" ? answer.references.at(-1) : undefined;
  const span = reference?.valid === true ? reference.spans.at(-1) : undefined;
  if (reference === undefined || span === undefined) return null;
  const { start, end } = span;
  const from = start.chapter < end.chapter ? { from: start.chapter } : {};
  const isWhole = !/\d\.\d/.test(osisIds.split(",").at(-1) ?? "") || isWholeChapter(osisIds);
  const verses = isWhole ? {} : { firstVerse: start.verse, verse: end.verse };
  return { bookId: reference.bookId, chapter: end.chapter, ...from, ...verses };
}

/** Whether OSIS ids that have verses end with a whole chapter, as the rows of prose.tsv write it. */
const isWholeChapter = (osisIds: string): boolean => {
  const last = osisIds.split(",").at(-1) ?? "";
  const chapter = /^(\w+\.\d+)\.1-/.exec(last)?.[1] ?? "";
  const whole = chapter === "" ? null : parseReference(chapter);
  return (
    whole?.kind === "resolved" && whole.references[0]?.valid === true && whole.references[0].osisId === last
  );
};

/** The offset of the word for verse or chapter of a find without a name: its first word, or its last one in "fifth verse". Null if it has none. */
function markerWord(text: string, start: number, end: number): number | null {
  const own = [...text.slice(start, end).matchAll(LETTERS)];
  const isMarker = (found: RegExpMatchArray | undefined): boolean =>
    isMarkerEntry(words.lexicon.find(found?.[0].toLowerCase() ?? ""));
  const isFirst = own[0]?.index === 0 && isMarker(own[0]);
  const found = isFirst ? own[0] : own.length <= MAX_ORDINAL && isMarker(own.at(-1)) ? own.at(-1) : undefined;
  return found === undefined ? null : start + found.index;
}

function examplesOf(row: Row, importance: number): readonly Example[] {
  const { text, context } = row;
  const headings = new Headings();
  const given = context === undefined ? null : lastOf(context);
  const places = placesOf(row);
  const examples: Example[] = [];
  for (let from = 0; from < text.length; ) {
    const { blockEnd, next } = breakAfter(text, from);
    const block = { text, from, end: blockEnd };
    const heading = headingOf(text, from, headings, given, words.lexicon);
    const cited: Cited[] =
      heading === null ? [] : [citedAt({ start: from, end: from }, heading.passage, { heading })];
    for (const { start, end, osisIds } of places.filter(
      (place) => place.start >= from && place.start < blockEnd,
    )) {
      const last = lastOf(osisIds);
      const word = markerWord(text, start, end);
      if (last === null) continue;
      const marker = word === null ? null : markerAt(text, word, words);
      if (marker !== null && cited.length > (marker.isVerse ? 1 : 0)) {
        const first = lastOf(osisIds.split(",")[0] ?? "") ?? last;
        examples.push(...exampleOf(text, cited, marker, first, importance));
      }
      const known = cited.filter(({ isBarred }) => !isBarred);
      const isBarred = marker?.isVerse === true && known.length < cited.length && isMissing(last, known);
      const isMarked = marker !== null;
      const isNote = marker?.isNote === true;
      addMention(
        cited,
        marker?.isVerse === true && isMissing(last, cited)
          ? unknownAt({ start, end }, marker.number)
          : citedAt({ start, end }, last, { isMarked, isNote, isBarred }),
      );
    }
    const passage = passageOfHeading(block, cited);
    if (passage !== null) headings.add(blockEnd, passage);
    from = next;
  }
  return examples;
}

/** Whether a citation is of a passage. */
const isOf =
  ({ bookId, chapter, from = chapter }: Last) =>
  ({ last }: Cited): boolean =>
    last?.bookId === bookId && (last.chapter === from || last.from === from || last.chapter === chapter);

/** Whether none of the citations is of a passage. */
const isMissing = (passage: Last, cited: readonly Cited[]): boolean => !cited.some(isOf(passage));

/** The end of a sentence or line, after which a block may begin. */
const BLOCK_END = /[.!?]["\u201d\u2019)]?\s+(?=\p{Lu}|["\u201c\u2018(])|\n/gu;

/**
 * A text without its beginning, which cites its passage, if the first word for a verse after it is one of that passage. Its verses are then of a passage
 * that is not known, as in an outline after a heading.
 */
function withoutPassage(row: Row): readonly Row[] {
  const places = placesOf(row);
  const first = places.findIndex(({ start, end }) => markerWord(row.text, start, end) !== null);
  const [marked, before] = [places[first], places[first - 1]];
  if (marked === undefined || before === undefined || row.context !== undefined) return [];
  const passage = lastOf(marked.osisIds);
  const isOnlyOne = places
    .slice(0, first)
    .every(({ osisIds }) => lastOf(osisIds)?.bookId === passage?.bookId);
  const ends = [...row.text.slice(before.end, marked.start + 1).matchAll(BLOCK_END)];
  const [end] = ends.slice(-1);
  if (!isOnlyOne || end === undefined) return [];
  const from = before.end + end.index + end[0].length;
  const finds = row.finds.split(" | ").slice(first).join(" | ");
  return [{ ...row, text: row.text.slice(from), finds }];
}

/** No example if no place or only one may be meant. */
function exampleOf(
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  meant: Last,
  importance: number,
): readonly Example[] {
  const candidates = passageCandidates(text, cited, marker, words);
  const chapter = meant.from ?? meant.chapter;
  const isUnknown = marker.isVerse && isMissing(meant, cited);
  const isMeant = candidates.map(({ cited: { last, unknownVerse } }) => {
    if (isUnknown) return unknownVerse > 0;
    if (last?.bookId !== meant.bookId) return false;
    return !marker.isVerse || last.chapter === chapter || last.from === chapter;
  });
  if (!isMeant.includes(true) || !isMeant.includes(false)) return [];
  const places = candidates.map(({ features }) => NAMES.map((name) => features[name] ?? 0));
  return [{ places, isMeant, importance }];
}

const costOf = (place: readonly number[], weights: readonly number[]): number =>
  place.reduce((sum, amount, index) => sum + amount * (weights[index] ?? 0), 0);

/** Gradient descent with a rate for each weight (AdaGrad). */
function learn(examples: readonly Example[]): readonly number[] {
  const start = NAMES.map((name) => START[name]);
  const weights = [...start];
  const squares = NAMES.map(() => EPSILON);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = weights.map((weight, index) => PENALTY * (weight - (start[index] ?? 0)));
    for (const { places, isMeant, importance } of examples) {
      const likelihoods = places.map((place) => Math.exp(-costOf(place, weights)));
      const all = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
      const meant = likelihoods.reduce((sum, each, at) => sum + (isMeant[at] === true ? each : 0), 0);
      for (const [at, place] of places.entries()) {
        const likelihood = likelihoods[at] ?? 0;
        const slope = importance * ((isMeant[at] === true ? likelihood / meant : 0) - likelihood / all);
        for (const [index, amount] of place.entries())
          gradient[index] = (gradient[index] ?? 0) + slope * amount;
      }
    }
    for (const [index, slope] of gradient.entries()) {
      squares[index] = (squares[index] ?? 0) + slope * slope;
      weights[index] = (weights[index] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(squares[index] ?? 1);
    }
  }
  return weights;
}

const texts = ["passages.tsv", "headed-passages.tsv"].flatMap(readRows);
const examples = [
  ...texts.flatMap((row) => examplesOf(row, 1)),
  ...readRows("prose.tsv")
    .filter(isPlainEnglish)
    .flatMap((row) => examplesOf(row, RULE)),
];
const ofUnknown = texts.flatMap(withoutPassage).flatMap((row) => examplesOf(row, WITHOUT_PASSAGE));
const weights = learn([...examples, ...ofUnknown]);
const isRight = ({ places, isMeant }: Example): boolean => {
  const own = places.map((place) => costOf(place, weights));
  return isMeant[own.indexOf(Math.min(...own))] === true;
};
const [right, rightOfUnknown] = [examples, ofUnknown].map((all) => all.filter(isRight).length);
const lines = NAMES.map((name, index) => `  ${name}: ${Number((weights[index] ?? 0).toFixed(1))},`);
const text = `/** Generated by scripts/passage-weights.ts; the examples are in scan/testdata. See PassageFeature. */

import type { PassageFeature } from "./passage-features.ts";

/** The cost of each feature; negative if it speaks for a place. */
export const PASSAGE_WEIGHTS: Readonly<Record<PassageFeature, number>> = {
${lines.join("\n")}
};
`;
const summary = `${NAMES.length} weights of ${examples.length} examples, of which ${right} are read as meant; ${rightOfUnknown} of ${ofUnknown.length} where the passage is not known`;
updateGeneratedFile(FILE, text, summary);
