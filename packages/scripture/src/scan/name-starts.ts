/** Finds where a citation may start: at its name, or at the ordinal, title or number before it. */

import { hasDottedOrdinals, type Role } from "../languages/language.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import { isBesideLine, isRunningNumber, NUMBER_LINE, READINGS } from "./counting-numbers.ts";
import { isObject } from "./named.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";

/** The most tokens of a title and ordinal before a name. */
const MAX_TITLE_TOKENS = 12;

/** The tokens at which the citation with its name at `word` may start, the earliest first. */
export function startsBefore(
  lattice: ProseLattice,
  sets: ProseSets,
  least: number,
  word: number,
): readonly number[] {
  const starts: number[] = [];
  for (let at = word; at >= Math.max(0, least, word - MAX_TITLE_TOKENS); at--) {
    if (at < word && (!mayLead(lattice, at) || isPossessive(lattice, at) || isLabel(lattice, at))) break;
    if (at < word && (sets.sentenceTitles.has(lattice.letters(at)) || isRunningNumber(lattice, sets, at)))
      break;
    if (at < word && isPart(lattice, sets, at)) break;
    if (at < word && isHalfOfNumber(lattice, at)) return [];
    // An article before a name is not part of the citation: "the 23rd Psalm".
    if (lattice.has(at, "the")) continue;
    const isName = lattice.books(at).some(({ to }) => to > word);
    const isNumber = lattice.ordinal(at) > 0 || lattice.token(at).isOrdinal || lattice.kind(at) === "number";
    if (isName || isNumber || lattice.has(at, "chapter") || lattice.isVerseWord(at)) starts.push(at);
  }
  return starts.reverse();
}

/** Words that begin a long title, and words between them or an ordinal and a name. */
export const TITLES: readonly Role[] = ["title", "gospel", "epistle", "prophecy"];
export const LINK_WORDS: readonly Role[] = ["of", "the", "to", "and", "titleMiddle", "called"];
/**
 * Title words with at least this many letters are not abbreviations: a dot after them ends a sentence ("The Epistle. 1
 * Thess. iv. 1").
 */
const MIN_WHOLE_LETTERS = 6;

/** "sold millions of books. 1 Chronicles": the words of the role "title" have no longer abbreviations than "bk." and "sts." */
const isWholeTitle = (lattice: Lattice, at: number): boolean =>
  lattice.letters(at).length >= (lattice.has(at, "title") ? MIN_TITLE_LETTERS : MIN_WHOLE_LETTERS);

const MIN_TITLE_LETTERS = 4;

/** Words of a long title, ordinals, and the dots and hyphens between them. */
function mayLead(lattice: Lattice, at: number): boolean {
  const kind = lattice.kind(at);
  if (kind === "number")
    return lattice.token(at).isOrdinal || lattice.ordinal(at) > 0 || lattice.value(at) <= 150;
  if (kind === "." && lattice.hasAny(at - 1, TITLES) && isWholeTitle(lattice, at - 1)) return false;
  // "a tender book. By Ruth 3 she"
  if (kind === "." && lattice.hasAny(at + 1, LINK_WORDS) && /^\p{Lu}/u.test(lattice.written(at + 1, at + 2)))
    return false;
  if (kind === "." && endsVersesBeforeChapter(lattice, at)) return false;
  if (kind === "." || kind === "-")
    return lattice.kind(at - 1) === "word" || lattice.kind(at - 1) === "number";
  if (kind !== "word") return false;
  if (isCutWord(lattice, at)) return lattice.roman(at) > 0;
  if (lattice.ordinal(at) > 0 || lattice.roman(at) > 0) return true;
  return lattice.hasAny(at, TITLES) || lattice.hasAny(at, LINK_WORDS);
}

/** "Gen. i. 1, 2. Ch. ii. 4": the dot is that of a list of verses, and no second book of Chronicles follows. See citation-ends.ts. */
const endsVersesBeforeChapter = (lattice: Lattice, dot: number): boolean =>
  (lattice.kind(dot - 2) === "," || lattice.kind(dot - 2) === "-") &&
  lattice.has(dot + 1, "chapter") &&
  lattice.roman(lattice.pastDot(dot + 2)) > 0;

/** "the good s. Heb. 13:20": a word of a concordance, cut to its first letter. */
const isCutWord = (lattice: Lattice, at: number): boolean =>
  lattice.letters(at).length === 1 &&
  lattice.kind(at + 1) === "." &&
  /^\p{Ll}/u.test(lattice.written(at, at + 1));

/** "the thirty-third chapter of Ezekiel": the second word of a number. It is read where numbers in words are. */
const isHalfOfNumber = (lattice: Lattice, at: number): boolean =>
  lattice.kind(at - 1) === "-" &&
  lattice.isJoined(at - 1) &&
  lattice.lexicon.numberWords.has(lattice.letters(at - 2)) &&
  lattice.lexicon.numberWords.has(lattice.letters(at));

/** "Vol. II. ch. 15": the Roman numeral of a part of another book. "B. I John 4:8" is the item of a list. */
function isPart(lattice: ProseLattice, { partWords }: ProseSets, at: number): boolean {
  const part = lattice.letters(lattice.beforeDot(at));
  const isItem = part.length === 1 && lattice.kind(at + 1) === "word";
  return lattice.roman(at) > 0 && partWords.has(part) && !isItem;
}

/** "Epistle 1 Cor 10:1; Gospel Luke 13:1": without "of", "to" or the like, the word says what kind of reading follows. */
const isLabel = (lattice: Lattice, at: number): boolean =>
  lattice.hasAny(at, READINGS) &&
  !lattice.hasAny(lattice.pastDot(at + 1), LINK_WORDS) &&
  // "1 Ep. John iv. 8"
  !(lattice.ordinal(at - 1) > 0 && lattice.entry(at)?.plain.exact);

/** "Year 4's Romans", "(2011)'s Romans": the ending of a word, which is not the title of a saint. */
function isPossessive(lattice: Lattice, at: number): boolean {
  const isAfterApostrophe = APOSTROPHE.test(lattice.written(at - 1, at)) && lattice.isJoined(at - 1);
  if (lattice.kind(at) !== "word" || at === 0 || !isAfterApostrophe) return false;
  const before = lattice.kind(at - 2);
  return lattice.letters(at) === "s" || before === "word" || before === "number";
}

const APOSTROPHE = /^['\u2019]$/;

/**
 * "1 John 6:9": whether a citation outside the canon certainly has the number of its book before the name. Then the name
 * alone is not cited. A number with a dot may be that of a list, and "First", "one" and "I" may be words of the text.
 */
export function hasOwnNumber(lattice: ProseLattice, edge: BookEdge | null, sets: ProseSets): boolean {
  if (edge === null || edge.ordinal === 0 || edge.isTitled) return false;
  const number = edge.from;
  const written = lattice.written(number, number + 1);
  if (!OWN_NUMBER.test(written) && !(ORDINAL_WORD.test(written) && lattice.ordinal(number) > 0)) return false;
  if (lattice.kind(number + 1) === "." && !hasDottedOrdinals(lattice.lexicon.language)) return false;
  // "3 John 1:1-18", then on the next line "4 Gen 8"
  if (lattice.startsLine(number + 1) || isBesideLine(lattice, number, NUMBER_LINE)) return false;
  return isFreeNumber(lattice, number, sets);
}

const OWN_NUMBER = /^(?:[123]|II|III)$/;
/** "First", not "I" */
const ORDINAL_WORD = /^\p{Lu}\p{Ll}{3}/u;
/**
 * Whether a word may label what the number after it counts: "Reading 2 Jn 14:1", "see footnote 1 John 14:6". In small
 * letters only words that are known as labels do, and function words never ("In 1 John 6", "The verse is 1 John 6", "Does it handle 1 John 6").
 */
function isLabelOfNumber(lattice: ProseLattice, at: number, sets: ProseSets): boolean {
  if (lattice.kind(at) !== "word" || lattice.has(at, "chapter") || lattice.isVerseWord(at)) return true;
  const letters = lattice.letters(at);
  if (lattice.isAnd(at) || lattice.hasAny(at, ["see", "also", "in", "of"])) return false;
  // "Read 1 John 6:9", but "Reading 2 Jn 14:1"
  if (sets.readWords.has(letters) && !sets.courseParts.has(letters)) return false;
  if (lattice.written(at, at + 1) === letters)
    return [sets.labels, sets.numberLabels, sets.numberedThings, sets.partWords, sets.runningLabels].some(
      (words) => words.has(letters),
    );
  return !sets.after.has(letters) || sets.sayings.has(letters);
}

/** The most letters of a word before a dot that may be an abbreviation: "sect. 2", but "He said so. 2". */
const MAX_ABBREVIATION = 4;

/** Whether the mark between a text and a number joins the two no more than a bullet, an arrow or an opening quotation mark does. */
function isApartFromText(lattice: Lattice, mark: number, number: number): boolean {
  if (lattice.isSpaced(number)) return true;
  const before = lattice.kind(mark - 1);
  const isJoined = !lattice.isSpaced(mark) && (before === "word" || before === "number");
  return !isJoined && !UNIT.test(lattice.written(mark, number));
}

/** A sign that makes an amount of the number after it. */
const UNIT = /^[#\p{Sc}]$/u;

/** Whether a number belongs to nothing before it. "Easter 2", "p. 2", "10:02", "vv. 1, 2" */
export function isFreeNumber(lattice: ProseLattice, number: number, sets: ProseSets): boolean {
  const at = number - 1;
  if (at < 0 || isObject(lattice, at) || lattice.startsLine(number)) return true;
  switch (lattice.written(at, number)) {
    case "(":
    case "[":
    case ";":
      return true;
    // "Rom 8:1, 2 John 14:6": the number may be the next verse.
    case ",":
      return lattice.kind(at - 1) !== "number" || lattice.value(at - 1) >= lattice.value(number);
    case ":":
    case "\u2013":
    case "\u2014":
      return lattice.isSpaced(number);
    case ".":
    case "!":
    case "?":
      return lattice.isSpaced(number) && lattice.letters(at - 1).length > MAX_ABBREVIATION;
    default:
      return lattice.kind(at) === "word" || lattice.kind(at) === "number"
        ? !isLabelOfNumber(lattice, at, sets)
        : isApartFromText(lattice, at, number);
  }
}
