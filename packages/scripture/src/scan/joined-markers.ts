/** Whether a word that is joined to its number is one for verse: "(v9)", "in v5 he", but not "slides v10". */

import { isObject, SENTENCE_STARTS } from "./named.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { costsOfTopic } from "./topic-costs.ts";

/** Smaller numbers are often those of versions. */
const MIN_JOINED = 10;

/**
 * "vv7-8", "(v9)", "esp v5", "but v28 is mine", "in v5 he", and not "slides v10": whether a word that is joined to its number is one for verse.
 * It has several letters, or stands after a bracket, a word such as "see", or at the start of a line; or the number begins a range or
 * stands after a function word, and is greater or in a sentence without words of other subjects.
 */
export function isJoinedMarker(lattice: ProseLattice, sets: ProseSets, at: number): boolean {
  if (!lattice.isVerseWord(at)) return false;
  const before = at - 1;
  // The mark of a list item is no text.
  const isFirst = lattice.startsLine(at) || isObject(lattice, before);
  if (isFirst || lattice.kind(before) === "(" || lattice.letters(at).length > 1) return true;
  if (lattice.hasAny(before, ["especially", "see"])) return true;
  const isApart = SENTENCE_STARTS.has(lattice.kind(before)) || lattice.kind(before) === ",";
  if (isApart && lattice.kind(at + 2) === "word" && hasMarkersAfterCitation(lattice)) return true;
  const isGreater = lattice.value(at + 1) >= MIN_JOINED;
  if (hasRisingMarkers(lattice)) return true;
  const isAfterMark = isApart || lattice.kind(before) === ":" || lattice.kind(before) === ";";
  const isRange =
    lattice.kind(at + 2) === "-" && lattice.isJoined(at + 2) && lattice.kind(at + 3) === "number";
  if (isGreater && (isRange || isAfterMark)) return true;
  const word = lattice.letters(before);
  const isLed = (sets.after.has(word) || sets.readWords.has(word)) && !sets.determiners.has(word);
  if (!isLed || isGreater) return isLed;
  return !lattice.has(before, "of") && costsOfTopic(lattice, sets, at, at + 2).secular === 0;
}

const JOINED_MARKER = /(?<!\p{L})v([1-9]\d?)(?!\d|\.\d)/gu;
/** Two versions are often named together; three in their order are seldom, but for the first ones. */
const MIN_RISING = 3;
const MIN_FIRST = 4;

/** "belt v14, shoes v15, shield v16": at least three such words, each with a greater number than the one before. */
function hasRisingMarkers({ lines }: ProseLattice): boolean {
  const verses = [...lines.matchAll(JOINED_MARKER)].map(([, verse]) => Number(verse));
  return (
    verses.length >= MIN_RISING &&
    (verses[0] ?? 0) >= MIN_FIRST &&
    verses.every((verse, index) => index === 0 || verse > (verses[index - 1] ?? 0))
  );
}

/** "Psalm 1: v1 walk, v2 delight", "Eph 2:1-10. v1 dead, v4 but God": such a word directly after a citation, and another one after it. */
const MARKERS = /\d[.:]\s+v\d{1,3}\s\p{L}[^\n]{1,100}[,.;]\s+v\d{1,3}\s\p{L}/u;

const hasMarkersAfterCitation = ({ lines }: ProseLattice): boolean => MARKERS.test(lines);
