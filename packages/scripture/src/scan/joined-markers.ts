/** Whether a word that is joined to its number is one for verse: "(v9)", "in v5 he", but not "slides v10". */

import { isObject, SENTENCE_STARTS } from "./named.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { costsOfTopic } from "./topic-costs.ts";

/** Smaller numbers are often those of versions. */
const MIN_JOINED = 10;

/**
 * "vv7-8", "(v9)", "esp v5", "but v28 is mine", "in v5 he", and not "slides v10": whether a word that is joined to its number is one for verse.
 * It has several letters, or stands after a bracket, a word such as "see", or at the start of a line; or it is one of
 * several such words; or the number begins a range or stands after a function word, and is greater or in a sentence
 * without words of other subjects.
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
  if (isOneOfSeveral(lattice, sets, at)) return true;
  const isGreater = lattice.value(at + 1) >= MIN_JOINED;
  const isAfterMark = isApart || lattice.kind(before) === ":" || lattice.kind(before) === ";";
  const isRange =
    lattice.kind(at + 2) === "-" && lattice.isJoined(at + 2) && lattice.kind(at + 3) === "number";
  if (isGreater ? isRange || isAfterMark : isRange && isApart) return true;
  // "She carried the letter. v2 says"
  if (isApart && sets.sayings.has(lattice.letters(at + 2))) return true;
  const word = lattice.letters(before);
  const isLed = (sets.after.has(word) || sets.readWords.has(word)) && !sets.determiners.has(word);
  if (!isLed || isGreater) return isLed;
  return !lattice.has(before, "of") && costsOfTopic(lattice, sets, at, at + 2).secular === 0;
}

/** Such a word, and the word before it. */
const JOINED_MARKER = /(?:(\p{L}+)\s)?(?<!\p{L})v([1-9]\d{0,2})(?!\d|\.\d)/gu;
/** Three rising versions are rare, except those that begin with v1 to v3. */
const MIN_RISING = 3;
const MIN_FIRST = 4;

/**
 * "mirror v12, love v13", "belt v14, shoes v15, shield v16": whether there are others of greater numbers in a sentence without words of other subjects, or
 * three with rising ones. No product with a capital letter has such a number in the text: "Firefox v14 and Chrome v15".
 */
function isOneOfSeveral(lattice: ProseLattice, sets: ProseSets, at: number): boolean {
  const found = [...lattice.lines.matchAll(JOINED_MARKER)];
  const isProduct = (word = ""): boolean => /^\p{Lu}/u.test(word) && !sets.sacred.has(word.toLowerCase());
  if (found.some(([, word]) => isProduct(word))) return false;
  const verses = found.map(([, , verse]) => Number(verse));
  const areRising = verses.every((verse, index) => index === 0 || verse > (verses[index - 1] ?? 0));
  if (areRising && verses.length >= MIN_RISING && (verses[0] ?? 0) >= MIN_FIRST) return true;
  const areGreater = verses.filter((verse) => verse >= MIN_JOINED).length > 1;
  return (
    areGreater && lattice.value(at + 1) >= MIN_JOINED && costsOfTopic(lattice, sets, at, at + 2).secular === 0
  );
}

/** "Psalm 1: v1 walk, v2 delight", "Eph 2:1-10. v1 dead, v4 but God": such a word directly after a citation, and another one after it. */
const MARKERS = /\d[.:]\s+v\d{1,3}\s\p{L}[^\n]{1,100}[,.;]\s+v\d{1,3}\s\p{L}/u;

const hasMarkersAfterCitation = ({ lines }: ProseLattice): boolean => MARKERS.test(lines);
