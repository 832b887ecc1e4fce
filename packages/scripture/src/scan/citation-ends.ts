/** Where the citation of a word ends at the latest: numbers and words after it belong to a list, a title or the text around it. */

import { chapterCount } from "../canon.ts";
import type { Language, Role } from "../languages/language.ts";
import { isMarkerEntry, isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import type { StartWord } from "./citation-starts.ts";
import { lengthAt, matchAt } from "./match-at.ts";
import { withoutNextMessage } from "./messages.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { MAX_ITEMS } from "./sentences.ts";

/**
 * The end of what the grammar may read for a word: at most `end`. Offsets in UTF-16 units. Each rule below gets the text after the word, as far
 * as the rules before it left it, and returns how much of it may belong to the citation.
 */
export function endOfCitation(
  text: string,
  word: StartWord,
  end: number,
  lexicon: Lexicon,
  sets: ProseSets,
): number {
  if (isBeforeVerseWord(text, word, lexicon)) return word.end;
  let after = text.slice(word.end, end);
  after = after.slice(0, endBeforeNumberedLine(after, text, word, lexicon, sets));
  after = after.slice(0, endBeforeColumn(after, lexicon));
  after = withoutNextMessage(after);
  after = after.slice(0, endBeforeCount(after, sets));
  after = after.slice(0, endBeforeOtherNumber(after, lexicon));
  after = after.slice(0, endBeforeItem(after, text, word));
  after = after.slice(0, endBeforeFirstItem(after, text, word, lexicon));
  if (mayHaveVerseWord(after, lexicon)) {
    after = after.slice(0, endBeforeVerseLine(after, lexicon));
    after = after.slice(0, endBeforeOtherVerse(after, text, word, { lexicon, sets }));
    after = after.slice(0, endBeforePlace(after, lexicon, sets));
    after = after.slice(0, endBeforeOtherChapter(after, text, word, { lexicon, sets }));
  }
  after = after.slice(0, endBeforeJoined(after, lexicon, sets));
  return word.end + after.length;
}

const VERSE_WORD = /:\s{1,2}(\p{L}+)\.?\s{0,2}\d/uy;

/** "Psalm 2 in Acts: v. 1": a word for a verse after a colon, which is no Roman numeral. In "Jude: v. 3" it belongs to the book. */
function isBeforeVerseWord(text: string, { start, end }: StartWord, lexicon: Lexicon): boolean {
  if (!isVerseEntry(lexicon.find(matchAt(VERSE_WORD, text, end)?.[1]?.toLowerCase() ?? ""))) return false;
  const { bookIds = [] } = lexicon.find(text.slice(start, end).toLowerCase())?.plain.exact ?? {};
  return bookIds.length > 0 && !bookIds.some((id) => chapterCount(id) === 1);
}

const NEXT_LINE = String.raw`[ \t\r]*\n[ \t]*\d{1,3}`;
/** A stop or colon after a number, and a number at the start of the next line: of a list, before a word, or a pair. */
const NUMBERED_LINE = new RegExp(
  String.raw`(?<=\d|[ .][ivxlc]{1,7})(?:[.:]${NEXT_LINE}[.)][ \t]+(?=[^\s\d])|\.${NEXT_LINE}(?:[ \t]+\p{Lu}|:\d[\d\u2013-]*(?![\d.,;]))|:${NEXT_LINE}[ \t]+(\p{L}+))`,
  "gu",
);
const NUMBERED_LINE_AFTER_NAME = new RegExp(String.raw`\.${NEXT_LINE}(?::\d[\d\u2013-]*)?[ \t]+\p{L}`, "uy");
/**
 * A line that a digit in a key cap or a letter counts, or that begins with a date: "Read Genesis 1.", then "2\uFE0F\u20E3 Pray"; "Gal 2:20", then
 * "A-3 Rom 12:1"; "Romans 8:", then "12/03/2023, 10:58 - Sam".
 */
const LABELLED_LINE =
  /\.?[ \t\r]*\n[ \t]*\d\uFE0F?\u20E3|(?<=\d)[ \t\r]*\n[ \t]*[A-Z]-?\d|[.:,]?[ \t\r]*\n[ \t]*\[?(?:\d{1,2}([./])\d{1,2}\1\d{2,4}|\d{4}-\d\d-\d\d)(?!\d)/u;
/** "8:20 Luke" after a name at the end of a line. */
const TIMED_LINE_AFTER_NAME = /\.?[ \t\r]*\n[ \t]*\d{1,2}:[0-5]\d(?::[0-5]\d)?[ \t]+[\p{L}(]/uy;
const TIMED_LINE = /(?:^|\n)[ \t]*\d{1,2}:[0-5]\d(?::[0-5]\d)?[ \t][^\n]*$/;
const MAX_TIMED_LINE = 80;
const INSIDE_LINE = /\S[ \t]+$/;
const MAX_BEFORE_CELL = 16;
const CELLS_ON_NEXT_LINE = /^\.?[ \t\r]*\n[ \t]*\d[^\n\t]{0,40}\t/;
const AFTER_NAME_AND_TAB = /\p{L}\.? {0,8}\t *$/u;

/**
 * Where a citation of a word ends at the latest: before a line with a number of its own ("Romans 8.\n2. Pray", "Romans 8:\n2 questions",
 * "Eph 4:31.\n5:32 |", "as in Mark.\n3:16 The"), but not inside wrapped text ("Acts 2.\n38; 3. 19", "John 3:\n16 and").
 */
function endBeforeNumberedLine(
  after: string,
  text: string,
  { start, end }: StartWord,
  lexicon: Lexicon,
  sets: ProseSets,
): number {
  if (lengthAt(NUMBERED_LINE_AFTER_NAME, text, end) > 0) {
    const { plain, numbered } = lexicon.find(text.slice(start, end).toLowerCase()) ?? {};
    const isInside = INSIDE_LINE.test(text.slice(Math.max(0, start - 2), start));
    if (isInside && (plain?.isName === true || numbered?.isName === true)) return 0;
  }
  // "7:10 Mark", then "8:20 Luke": both lines begin with a time.
  const line = text.slice(Math.max(0, start - MAX_TIMED_LINE), start);
  if (lengthAt(TIMED_LINE_AFTER_NAME, text, end) > 0 && TIMED_LINE.test(line)) return 0;
  if (!after.includes("\n")) return after.length;
  // "MARK\tLUKE", then on the next line "1:16-20\t5:1-11": the heads of columns.
  const before = text.slice(Math.max(0, start - MAX_BEFORE_CELL), start);
  if (CELLS_ON_NEXT_LINE.test(after) && AFTER_NAME_AND_TAB.test(before)) return 0;
  const labelled = after.search(LABELLED_LINE);
  if (labelled >= 0) return labelled;
  for (const { 0: found, 1: word, index } of after.matchAll(NUMBERED_LINE)) {
    if (isWrapped(found, after.slice(0, index))) continue;
    const letters = word?.toLowerCase() ?? "";
    const mayGoOn = sets.after.has(letters) || (lexicon.find(letters)?.roles.size ?? 0) > 0;
    if (!mayGoOn) return index;
  }
  return after.length;
}

const NUMERAL_AT_END = /[ .][ivxlc]{1,7}$/;

/** "Galatians 2:", "Matt. vi.", then on the next line "16. Paul says": a verse, since lists seldom have so many items. */
function isWrapped(line: string, before: string): boolean {
  const [, number, dot] = /\n\s*(\d+)([.)])?/.exec(line) ?? [];
  return (
    dot !== undefined && Number(number) > MAX_ITEMS && (line.startsWith(":") || NUMERAL_AT_END.test(before))
  );
}

/**
 * A column of numbers, as those of pages: after a tab, before a name, or up to the end of the line. But chapter and verse may have a cell each:
 * "Rom\t8\t28", and a range may be of the verses of a chapter: "Gen 1\t1-5".
 */
const COLUMN =
  /(?<=\d)(?<!\t\d{1,3}) {0,8}\t[ \t]*(?=\d)(?!(?<=^\.? {0,2}\d{1,3} {0,8}\t[ \t]*)\d{1,3}[-\u2013]\d{1,3}(?![\d:]))|(?<=\d) {3,}(?:(?=\d{1,3} +(\p{L}+)\.? ?\d)|(?<=:\d{1,3} +)(?=\d{1,3}(?:,[ ]?\d{1,3}){0,9} *(?:\n|$)))/gu;

/** The end before a column: "Lev 19:1-2\t1:1-6", "John 5      15   John 11", "Isa. 6:3   8, 40". */
function endBeforeColumn(after: string, lexicon: Lexicon): number {
  if (!after.includes("   ") && !after.includes("\t")) return after.length;
  for (const { 1: word, index } of after.matchAll(COLUMN)) {
    if (word === undefined) return index;
    const { plain, numbered, shared } = lexicon.find(word.toLowerCase()) ?? {};
    if (plain?.exact || numbered?.exact || shared) return index;
  }
  return after.length;
}

/** Of each language: a word for a verse before a number. */
const verseWords = new WeakMap<Language, RegExp>();

/** Whether a number may stand after a word for a verse, without which several rules need not look. */
function mayHaveVerseWord(after: string, { language }: Lexicon): boolean {
  let pattern = verseWords.get(language);
  if (pattern === undefined) {
    const { verse = "", verses = "" } = language.words;
    pattern = new RegExp(
      String.raw`(?<![a-z])(?:${`${verse} ${verses}`.trim().replaceAll(" ", "|")})\.?\s{0,2}\d`,
      "i",
    );
    verseWords.set(language, pattern);
  }
  return pattern.test(after);
}

/** A line of a word and a number alone: "Ps 119:105 NIV", then on the next line "Verse 1". */
const VERSE_LINE = /\n[ \t]*(\p{L}{1,6})\.? \d{1,2}[:.]?[ \t]*(?=\n|$)/gu;

function endBeforeVerseLine(after: string, lexicon: Lexicon): number {
  if (!after.includes("\n")) return after.length;
  for (const { 1: word = "", index } of after.matchAll(VERSE_LINE))
    if (isVerseEntry(lexicon.find(word.toLowerCase()))) return index;
  return after.length;
}

/**
 * A number after a mark, which counts what follows: "Psalm 91: 7 promises", "Rom 8:28 - 30%", "Rom 8:28; 10+ people"; or that of a song or
 * of an item: "Ps 95:1-7 / #12".
 */
const COUNT =
  /(?<=\d)(?::[ \t]+\d{1,3}[ \t]+(\p{L}{2,})|\s{0,2}[-\u2013\u2014,:]\s{0,2}\d{1,3}(?:\.\d+)?\s?%|\s{0,2}[,:;]\s{0,2}\d{1,3}\+(?![\d+]))|(?<=\d[a-d]?)\s{0,2}[,;/|.]?\s{0,2}#\d/gu;

/** Without one of these marks, the pattern above matches nothing. */
const MARK_OF_COUNT = /:[ \t]|[%+#]/;

/** The end before a count, as in a title. */
function endBeforeCount(after: string, { titleCounts }: ProseSets): number {
  if (!MARK_OF_COUNT.test(after)) return after.length;
  for (const { 1: word, index } of after.matchAll(COUNT))
    if (word === undefined || titleCounts.has(word.toLowerCase())) return index;
  return after.length;
}

/** A small number after a semicolon or comma, and a word with a capital letter and a number, as in "Luke 1:38; 2 Macc 7:22". */
const NUMBERED_NAME = /(?<=\d)[;,][ \t]+(?:\p{Ll}{2,4}\.?[ \t]+)?[1-6]\.?[ \t]+(\p{Lu}\p{L}*)\.?[ \t]+\d/gu;
/** Numbers, and after a semicolon the number of a list: "Rom 8:28; 2. Second point". A greater chapter may be cited: "Matt 5; 6. Jesus". */
const LIST_NUMBER = /(\d{1,3})(?::[\d ,\u2013-]+)?(?=;[ \t]+([1-6])\.[ \t]+\p{Lu}\p{Ll}+(?![\p{L}.]))/gu;

/** The last verse of a list or range, and a chapter that begins a sentence: "Gen. i. 1, 2. Ch. ii. 4" is not the second book of Chronicles. */
const CHAPTER_AFTER_LIST = /(?<=\d(?:,[ \t]|[-\u2013])[1-3])\.[ \t]+(\p{Lu}\p{L}*)\.?[ \t]+[ivxlc]/gu;

/**
 * Several verses of a Roman chapter, before a stop and a number in digits. That number is no chapter, but that of an item or of a book: "Isa. liv. 9, 10.
 * 2. With Abraham".
 */
const NUMBER_AFTER_ROMAN =
  /(?<!\p{L})[ivxlc]{1,7}\.?\s{1,2}\d{1,3}(?:(?:,\s?|[-\u2013])\d{1,3}){1,9}(?=\.\s{1,2}\d{1,3}(?![\d:]))/iu;

/** Without it, the pattern above matches nothing. */
const STOP_AND_NUMBER = /\d\.\s{1,2}\d/;

/** A number that stands alone, without which the patterns for numbers of lists and books match nothing. */
const LONE_NUMBER = /[ \t\u2013-][1-6][. \t]/;

/** The end before a number that is no chapter of the citation: that of an item, or of a book that is not in the canon or not known. */
function endBeforeOtherNumber(after: string, lexicon: Lexicon): number {
  const roman = STOP_AND_NUMBER.test(after) ? NUMBER_AFTER_ROMAN.exec(after) : null;
  if (roman !== null) return roman.index + roman[0].length;
  if (!LONE_NUMBER.test(after)) return after.length;
  for (const { 1: name = "", index } of after.matchAll(NUMBERED_NAME)) {
    const entry = lexicon.find(name.toLowerCase());
    // "Isa. liii. 3, 4. Verse 5"
    if (isMarkerEntry(entry)) continue;
    const { plain, numbered, shared, translation, isOutside = true } = entry ?? {};
    const isKnown = plain?.exact || numbered?.exact || shared || translation;
    if (isOutside || !isKnown) return index;
  }
  for (const { 1: word = "", index } of after.matchAll(CHAPTER_AFTER_LIST))
    if (lexicon.find(word.toLowerCase())?.roles.has("chapter")) return index;
  for (const { 0: numbers, 1: chapter, 2: next, index } of after.matchAll(LIST_NUMBER))
    if (Number(next) <= Number(chapter)) return index + numbers.length;
  return after.length;
}

/** The number or letter of an item, with a bracket or a colon, directly before a name. */
const OWN_ITEM = /(?<![^\s(])(\d{1,2}|[a-z])([)\]:])\s{1,2}(?:[1-3]\s?)?$/;
const MAX_OWN_ITEM = 8;
/** The same after a number. */
const NEXT_ITEM = /(?<=\d)[ \t]+\(?(\d{1,2}|[a-z])([)\]:])[ \t]+(?=\p{L}|\d ?\p{L})/gu;

/** Whether two numbers or letters of items follow each other. */
const areInOrder = (first: string, second: string): boolean =>
  Number(second) === Number(first) + 1 ||
  (!/\d/.test(first + second) && second.charCodeAt(0) === first.charCodeAt(0) + 1);

/** The end before the next item, if the name begins one: "1) Luke 1 2) Luke 2", "a) Ruth 1 b) Ruth 2", "4) Ruth 4 5) review". */
function endBeforeItem(after: string, text: string, { start }: StartWord): number {
  const own = OWN_ITEM.exec(text.slice(Math.max(0, start - MAX_OWN_ITEM), start));
  if (own === null) return after.length;
  const [, item = "", mark] = own;
  for (const { 1: next = "", 2: nextMark, index } of after.matchAll(NEXT_ITEM))
    if (nextMark === mark && areInOrder(item, next)) return index;
  return after.length;
}

/** A chapter, a stop, and the number of the first item of a list. */
const FIRST_ITEM = /^\.?[ \t]{1,2}\d{1,3}(?:[-\u2013]\d{1,3})?(?=\.\s{1,2}1[.)]\s{1,2}\p{Lu})/u;
/** The end of a sentence after a name, and the number of the first item: "among the Hebrews. 1. For building ... 2. For knives". */
const FIRST_ITEM_AFTER_NAME = /^\.\s{1,2}1[.)]\s{1,2}\p{Lu}/u;
const SECOND_ITEM = /\s2[.)]\s{1,2}\p{Lu}/u;
const MAX_FIRST_ITEM = 300;

/**
 * The end before the first item of a list: "Read Daniel 3. 1. What was the decree? 2. Who was thrown in?" After a name without a chapter, that is the end
 * of the name.
 */
function endBeforeFirstItem(
  after: string,
  text: string,
  { start, end }: StartWord,
  lexicon: Lexicon,
): number {
  const chapter = FIRST_ITEM.exec(after)?.[0].length ?? 0;
  const isBeforeItem = chapter > 0 || FIRST_ITEM_AFTER_NAME.test(after);
  if (!isBeforeItem || !SECOND_ITEM.test(text.slice(end + chapter, end + MAX_FIRST_ITEM)))
    return after.length;
  if (chapter > 0) return chapter;
  // "Matt. 1. The genealogy": a short form may have a dot.
  const isName = lexicon.find(text.slice(start, end).toLowerCase())?.plain.isName === true;
  return isName ? 0 : after.length;
}

/** Chapter and verse, and a word with another verse after a mark or "and". */
const NEXT_VERSE =
  /(?<=:(\d{1,3})(?:[-\u2013]\d{1,3})?)(?:[,;]|[,;]?\s+(\p{L}{1,3}))\s+(\p{L}{1,6})(?:\.\s{0,2}|\s{1,2})(\d{1,3})/gu;
const LAST_WORD = /(\p{L}+)\s+$/u;
const MAX_LAST_WORD = 16;

/**
 * The end before a verse that may be one of another passage: it is an earlier verse, or the citation was quoted there: "Rom 9:12 quotes Gen 25:23,
 * and v. 13 quotes Mal 1:2", "Heb 1:5 cites Ps 2:7; v. 8, Ps 45:6".
 */
function endBeforeOtherVerse(after: string, text: string, { start }: StartWord, words: Words): number {
  const { lexicon, sets } = words;
  for (const { 1: verse, 2: and, 3: word = "", 4: next, index } of after.matchAll(NEXT_VERSE)) {
    if (and !== undefined && lexicon.find(and.toLowerCase())?.roles.has("and") !== true) continue;
    if (!isVerseEntry(lexicon.find(word.toLowerCase()))) continue;
    const [, before = ""] = LAST_WORD.exec(text.slice(Math.max(0, start - MAX_LAST_WORD), start)) ?? [];
    if (Number(next) < Number(verse) || sets.quoteVerbs.has(before)) return index;
  }
  return after.length;
}

/** Chapter and verse, and "in" with a word for verse. */
const IN_VERSE = /(?<=[:,]\d{1,3}(?:[-\u2013]\d{1,3})?)\s{1,2}(\p{L}{2,6})\s{1,2}(\p{L}{1,6})\.?\s{0,2}\d/gu;

/** The end before the verse in which a text quotes the citation: "Gen 1:1-9 in v. 8" is not chapter 9, verse 8. */
function endBeforePlace(after: string, lexicon: Lexicon, { insideWords }: ProseSets): number {
  for (const { 1: word = "", 2: marker = "", index } of after.matchAll(IN_VERSE))
    if (insideWords.has(word) && isVerseEntry(lexicon.find(marker.toLowerCase()))) return index;
  return after.length;
}

/** "and" or a mark before a word for verses. */
const VERSES = /(?:[,;]|[,;]?\s+(\p{L}{1,4}))\s+(\p{L}{1,6})\.?\s{0,2}(?=\d)/gu;
/** The words after their numbers, which may name their chapter. As one pattern, the two would take 0.3 s to compile. */
const OF_CHAPTER = /\d[^\n.;:]{0,24}?\s(\p{L}{1,3})\s{1,2}(?:(\p{L}{1,8})\s{1,2})?(\p{L}{1,8})(?!\p{L})/uy;

/**
 * The end before the verses of another chapter: "Romans 8 and vv. 3-5 of ch. 9", or of the one that the text is about: "Heb. xii. 24, and ver. 19
 * of this chapter". All of "v. 3 and v. 5 of ch. 9" are of one.
 */
function endBeforeOtherChapter(
  after: string,
  text: string,
  { start, end }: StartWord,
  { lexicon, sets }: Words,
): number {
  if (isVerseEntry(lexicon.find(text.slice(start, end).toLowerCase()))) return after.length;
  const has = (word: string | undefined, role: Role): boolean =>
    word === undefined || lexicon.find(word.toLowerCase())?.roles.has(role) === true;
  for (const { 0: verses, 1: and, 2: verse = "", index } of after.matchAll(VERSES)) {
    if (!has(and, "and") || !isVerseEntry(lexicon.find(verse.toLowerCase()))) continue;
    const found = matchAt(OF_CHAPTER, after, index + verses.length);
    if (found === null) continue;
    const [, of, the = "", chapter] = found;
    const isThis = sets.pointers.has(the) && !sets.thatWords.has(the);
    const isLed = isThis || the === "" || has(the, "the");
    if (has(of, "of") && isLed && has(chapter, "chapter")) return index;
  }
  return after.length;
}

/** A word with a capital letter that is joined to verses: "8:28NIV", "41:10So do not fear". Not "17:4,2Sam 21:19". */
const JOINED =
  /(?<=\d:(?:\d{1,3}[-\u2013,]){0,3}\d{1,3})(?:\p{Lu}(?:\p{Ll}|\p{Lu}+(?![\p{L}\d]))\p{L}*|I(?= \p{Ll}))/gu;

/** Without it, the pattern above matches nothing. */
const JOINED_CAPITAL = /\d[A-Z\u0080-\uffff]/;
const ORDINAL_BEFORE = /\D[1-3]$/;

/** The end before a translation or a sentence that is joined to verses; no unit of time ("4:15Pm"). */
function endBeforeJoined(after: string, lexicon: Lexicon, sets: ProseSets): number {
  if (!JOINED_CAPITAL.test(after)) return after.length;
  for (const { 0: word, index } of after.matchAll(JOINED)) {
    const letters = word.toLowerCase();
    const { translation = null, roles, numbered } = lexicon.find(letters) ?? {};
    if (numbered?.exact && ORDINAL_BEFORE.test(after.slice(0, index))) continue;
    const isWord =
      (word === "I" || word !== word.toUpperCase()) && !sets.counted.has(letters) && !roles?.has("rest");
    if (isWord || translation !== null) return index;
  }
  return after.length;
}
