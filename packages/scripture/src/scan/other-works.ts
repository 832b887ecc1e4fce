/** Whether a chapter or verse without a name belongs to a work other than the Bible, or to the text itself. */

import type { Last } from "./citation.ts";
import { TITLES } from "./name-starts.ts";
import { POSSESSIVE, SENTENCE_STARTS } from "./named.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";

/**
 * Whether a chapter belongs to another book or to the text itself: "see ch. 4 below", "Mere Christianity, ch. 4", "vol. 2, ch. 3", "ch. 3,
 * p. 5", "Math: chapter 5". So does one whose verse the book does not have ("ch. viii. 58", "chapter 3 verse 10").
 */
export function isOfOtherBook(
  lattice: ProseLattice,
  sets: ProseSets,
  word: number,
  to: number,
  isChapter: boolean,
): boolean {
  if (!lattice.has(word, "chapter")) return false;
  const next = lattice.kind(to) === "," ? to + 1 : to;
  // "ch. 3, \u00a7 2 above"
  if (isChapter && lattice.written(next, next + 1) === SECTION) return true;
  // "see n. 12 and ch. 7", "p. 5 and ch. 7"
  const isPageOrNote = (at: number): boolean =>
    [sets.pageWords, sets.noteWords].some((words) => words.has(lattice.letters(at)));
  if (isChapter && lattice.isAnd(word - 1) && isPageOrNote(lattice.beforeDot(word - 2))) return true;
  // "Mr. Law, chap. v. p. 28", but "Chap. 1. pp. 3-5."
  const isAfterTitle = lattice.kind(word - 1) === "," && isTitleWord(lattice, sets, word - 2);
  if (isChapter && isAfterTitle && lattice.kind(to) === "." && isPageOrNote(to + 1)) return true;
  // "see ch. 4 below", "ch. 8, n. 40", but "Chap. 2:8 below" and "In chapter 9 N. T. Wright"
  const isNote = sets.noteWords.has(lattice.letters(next)) && lattice.hasNumberAfter(next);
  if (isChapter && (sets.pageWords.has(lattice.letters(next)) || isNote)) return true;
  // "Chapter 7 in your workbook", "chapter 7 of the textbook"
  if (isChapter && lattice.hasAny(to, ["in", "of"]) && sets.schoolWords.has(lattice.letters(to + 2)))
    return true;
  const isVerse = lattice.kind(to) === ":" || (lattice.kind(to) === "." && lattice.roman(to - 1) > 0);
  if (isVerse && lattice.kind(to + 1) === "number") return true;
  if (lattice.isVerseWord(next) && lattice.kind(lattice.pastDot(next + 1)) === "number") return true;
  if (isChapter && (isAfterYear(lattice, word) || isInQuotedTitle(lattice, word, to))) return true;
  // "Math: chapter 5"
  if (lattice.kind(word - 1) === ":" && sets.schoolWords.has(lattice.letters(word - 2))) return true;
  // "Mere Christianity bk 3 ch. 11"
  if (lattice.kind(word - 1) === "number")
    return sets.partWords.has(lattice.letters(lattice.beforeDot(word - 1)));
  // "Westminster Confession ch. 11", "Stott's commentary chapter 3", but "See ch. 4"
  if (lattice.kind(word - 1) === "word")
    return isOwnedCommentary(lattice, sets, word - 1) || isNameBefore(lattice, sets, word - 1);
  if (lattice.kind(word - 1) !== "," && lattice.kind(word - 1) !== ".") return false;
  const before = word - 2;
  // "Block's commentary, ch. 5"
  if (sets.commentaries.has(lattice.letters(before))) return true;
  // "book 4, chap. 19", "lib. viii. cap. 5"
  if (sets.partWords.has(lattice.letters(lattice.beforeDot(before)))) return true;
  // "Nat. Hist. p. 120, ch. 3", but "Pew Bible p. 968, ch. 6"
  if (lattice.kind(before) === "number") {
    const page = lattice.beforeDot(before);
    const isPage = isChapter && lattice.kind(word - 1) === "," && isPageOrNote(page);
    return isPage && isTitleWord(lattice, sets, lattice.beforeDot(page));
  }
  if (lattice.kind(word - 1) === ".")
    return isShortTitle(lattice, before) && lattice.letters(word).length <= 3;
  if (lattice.entry(before)?.isOutside === true) return true;
  // "in Mark's Gospel, chapter 10"
  const isWord = lattice.kind(before) === "word" && !lattice.hasAny(before, TITLES);
  // "the key of David, chap. iii. 7"
  if (!isChapter) return false;
  // "Next, chapter 9"
  const isInside = isWord && !SENTENCE_STARTS.has(lattice.kind(before - 1));
  return isInside && /^\p{Lu}/u.test(lattice.written(before, before + 1));
}

/** Whether a word with a capital letter may be the name or title of another work: no book, and no word of religion. */
const isTitleWord = (lattice: ProseLattice, { sacred }: ProseSets, at: number): boolean =>
  /^\p{Lu}/u.test(lattice.written(at, at + 1)) &&
  lattice.books(at).length === 0 &&
  !sacred.has(lattice.letters(at));

/** "Stott's commentary", "his sermons" */
const isOwnedCommentary = (
  lattice: ProseLattice,
  { commentaries, owners, possessives }: ProseSets,
  at: number,
): boolean =>
  commentaries.has(lattice.letters(at)) &&
  (POSSESSIVE.test(lattice.written(at - 1, at)) ||
    owners.has(lattice.letters(at - 1)) ||
    possessives.has(lattice.letters(at - 1)));

const SECTION = "\u00a7";

/** How far before a chapter its work is looked for, in UTF-16 units. */
const MAX_TO_WORK = 80;

/** So much text before a token. */
function textBefore(lattice: ProseLattice, at: number, length: number): string {
  const { start } = lattice.token(at);
  return lattice.lines.slice(Math.max(0, start - length), start);
}

/** "Wright, Simply Jesus (2011), ch. 11", "Keller (2014) ch. 3", "(2011: ch. 4)": a year in brackets is that of another work. */
const YEAR_BEFORE = /(?<!\d\s{0,2})[([][^()[\]]{0,40}(?<!\d)(?:1[5-9]|20)\d\d(?:[)\]][,:]?|[,:])\s{1,2}$/;

const isAfterYear = (lattice: ProseLattice, word: number): boolean =>
  YEAR_BEFORE.test(textBefore(lattice, word, MAX_TO_WORK));

/** The title of a work in quotation marks after a label or in brackets. They end after its chapter: 'Handout: "The Reason for God, chapter 2"'. */
const QUOTED_TITLE_BEFORE = /(?:\p{L}:\s|\()["\u201c][\p{L}\d][^"\u201c\u201d\n]{3,60},\s{1,2}$/u;

const isInQuotedTitle = (lattice: ProseLattice, word: number, to: number): boolean =>
  lattice.kind(to) === '"' && QUOTED_TITLE_BEFORE.test(textBefore(lattice, word, MAX_TO_WORK));

/** "Just. Mart. Dial. c. 113", "Josephus, Ant. c. 7", "de Civ. cap. 13", but "on Cain. ch. 4", "Ruth 1: Moab. ch. 2" */
function isShortTitle(lattice: ProseLattice, at: number): boolean {
  // "Comp. ch. iv. 3"
  if (lattice.hasAny(at, ["see", "also"])) return false;
  const isShort = /^\p{Lu}\p{Ll}{1,4}$/u.test(lattice.written(at, at + 1)) && lattice.books(at).length === 0;
  const { start, end } = lattice.token(at - 1);
  return isShort && [".", ",", "de"].includes(lattice.lines.slice(start, end)) && isSmall(lattice, at + 2);
}

/** Whether a token begins with a small letter. */
export const isSmall = (lattice: ProseLattice, at: number): boolean =>
  /^\p{Ll}/u.test(lattice.written(at, at + 1));

/** Whether a word with a capital letter inside a sentence, which is no function word, names another work. */
const isNameBefore = (lattice: ProseLattice, { after, placeWords }: ProseSets, at: number): boolean =>
  /^\p{Lu}/u.test(lattice.written(at, at + 1)) &&
  !SENTENCE_STARTS.has(lattice.kind(at - 1)) &&
  !lattice.hasAny(at, TITLES) &&
  !after.has(lattice.letters(at)) &&
  !placeWords.has(lattice.letters(at)) &&
  !lattice.hasAny(at, ["see", "also", "in", "of", "and", "the"]);

/** "Cic. Tusc. v. 10", "see Wisd. v. 5": after the short title of a work, "v." is the number of a book or chapter. */
export const isOfOtherWork = (lattice: ProseLattice, word: number): boolean =>
  lattice.kind(word - 1) === "." &&
  lattice.letters(word).length === 1 &&
  lattice.written(word, word + 1) === lattice.letters(word) &&
  (lattice.entry(word - 2)?.isOutside === true || isAfterShortTitle(lattice, word));

const isAfterShortTitle = (lattice: ProseLattice, word: number): boolean =>
  // "De Opif. v. 20", but "the love of God. v. 17"
  (lattice.kind(word - 3) !== "word" || lattice.written(word - 3, word - 2) === "De") &&
  !lattice.hasAny(word - 2, ["see", "also", "especially"]) &&
  // "(R. v. 13)" is the response of a psalm.
  !(lattice.letters(word - 2).length === 1 && lattice.kind(word - 3) === "(") &&
  /^\p{Lu}\p{L}{0,5}$/u.test(lattice.written(word - 2, word - 1));

/** How far before "ibid." the end of another citation is looked for, in UTF-16 units. */
const MAX_BEFORE_SAME = 60;
/**
 * The end of the citation of another work, which is the end of a sentence, perhaps of the note before: the last one of its numbers after a title or an
 * abbreviation, as in "Denzinger 873.", "De potestate 18.", "a. 1.", "War 2.14.", then perhaps "89." and "See".
 */
const OTHER_CITATION =
  /(?:\p{Lu}\p{L}*\.?(?:\s\p{Ll}+)?|\p{L}+\.),?\s(?:\d+[.:\u2013-])*(\d{1,3})(?:[a-d]|ff?)?\.\s{1,2}(?:[([]?\d{1,3}[.)\]]{0,2}\s{1,2})?(?:\p{L}{2,4}\s)?$/u;
/** Chapter and verse after "ibid.", which no page has. */
const PAIR_AFTER_SAME = /^\p{L}+\.?,?\s{1,2}\d{1,3}:\d/u;
const MAX_AFTER_SAME = 20;

/**
 * Whether "ibid." at a token follows the citation of another work than the Bible: "(Luke 22:38). See Denzinger 873. Ibid., 874". The number before it is
 * not that of the last verse or chapter of the place.
 */
export function isAfterOtherCitation(
  lattice: ProseLattice,
  same: number,
  { chapter, verse = chapter }: Last,
): boolean {
  const { start } = lattice.token(same);
  if (PAIR_AFTER_SAME.test(lattice.lines.slice(start, start + MAX_AFTER_SAME))) return false;
  const other = OTHER_CITATION.exec(textBefore(lattice, same, MAX_BEFORE_SAME));
  return other !== null && Number(other[1]) !== verse;
}

/** "\citet[ch.~5]{wenham1987}", "\cites(see)[ch. 2]{a}[ch. 3]{b}": the arguments in brackets of a citation command of LaTeX. */
const IN_LATEX_CITATION =
  /\\[a-zA-Z]{0,12}cite[a-zA-Z]{0,8}\*?(?:\[[^[\]\n]{0,40}\]|\{[^{}\n]{0,40}\}|\([^()\n]{0,40}\)){0,6}[[(][^[\]()\n]{0,40}$/;
const MAX_BEFORE_IN_LATEX = 120;

/** Whether a place in a text is in the citation of another work in LaTeX. */
export function isInLatexCitation(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_BEFORE_IN_LATEX), at);
  return before.includes("\\") && IN_LATEX_CITATION.test(before);
}
