/**
 * Signs that rule out a citation, whatever else speaks for it: first the numbers, then the name, then what stands between and after them. A
 * sign that only makes a citation less likely is a cost: before-costs.ts, after-costs.ts, pair-costs.ts, roster-costs.ts and topic-costs.ts.
 * What no grammar needs to see, such as the name of a file, is in identifiers.ts and messages.ts.
 */

import { chapterCount } from "../canon.ts";
import { hasTrait } from "../data/traits.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import { continuesAsNumber, isSingularCounted, isUnitVerb } from "./after-costs.ts";
import { isBeforeMonth, isCountedInTitle, isDuration } from "./counting-numbers.ts";
import { isInIdentifier } from "./identifiers.ts";
import { matchAt } from "./match-at.ts";
import {
  hasChapterWord,
  isCapitalName,
  isCitationAt,
  isInCanon,
  isNumberWord,
  isPointedTo,
  isRomanPair,
  isShortInCapitals,
  MAX_CHAPTER,
  MAX_VERSES,
  MIN_LONG_LETTERS,
  markAt,
  type Named,
  type NumberKind,
  nameKindOf,
  SENTENCE_STARTS,
  SHORTENED,
  UNCERTAIN_NAME,
} from "./named.ts";
import type { ItemPlace } from "./reading.ts";
import {
  isCommentary,
  isEpisode,
  isFirstName,
  isNumberOfSong,
  isQuotedTitle,
  isSceneOfPlay,
  isTitleOfWork,
} from "./titles-of-works.ts";

/** Whether no sign rules out that a name with these numbers is a citation. */
export function mayBeCited(named: Named, numbers: NumberKind): boolean {
  const { reader, sets, edge, item, place } = named;
  const { start } = item;
  // "Romans c. 57": about that year
  if (numbers === "pair" && !isInCanon(item) && isCirca(reader, place)) return false;
  // "the revelation (1:11-24)", "the psalm (1:17)": a word of the text
  if (!isInCanon(item) && !isCapitalName(named) && reader.kind(edge.to) === "(") return false;
  // Numbers outside the canon are reported only if it is clear that a book is meant.
  if (numbers !== "pair" && !isInCanon(item) && !isMissingChapter(named)) return false;
  if (item.reversedAt !== ABSENT || (numbers !== "pair" && isReversed(item))) return false;
  // "Acts 1985:12" is a year; "Psalm 200:1" is outside the canon.
  if (numbers === "pair" && (start?.chapter ?? 0) > MAX_CHAPTER) return false;
  // "Allison, Matthew 1:590": a volume and a page
  if (numbers === "pair" && (start?.verse ?? 0) > MAX_VERSES) return false;
  // "Ruth 0:6"
  if (numbers === "pair" && start?.chapter === 0) return false;
  // "Bk 2 Ch 3": book 2, chapter 3.
  if (reader.has(edge.to - 1, "chapter") && (edge.isTitled || reader.has(edge.from - 1, "title")))
    return false;
  const letters = reader.letters(edge.to - 1);
  const isListed = reader.kind(edge.from - 1) === ";" || reader.kind(edge.from - 1) === ",";
  if (!isListed && (sets.notNames.has(letters) || (numbers === "chapter" && sets.verseForms.has(letters))))
    return false;
  if (numbers === "chapter" && (isEpisode(named) || isNumberOfSong(named))) return false;
  if (isParticleAfterNumber(named) || isSceneOfPlay(named)) return false;
  if (isVerseOfPerson(named) || isTitleOfWork(named) || isMatch(named) || isQuotedTitle(named)) return false;
  if (numbers === "chapter" && (isCommentary(named) || isDayOfMonth(named) || hasCapitalF(named)))
    return false;
  const isLetter = letters.length === 1;
  // "2 S 15:12", "1 S. xvii. 4"
  if (isLetter && (edge.ordinal === 0 || !(hasColon(reader, place) || isRomanPair(named)))) return false;
  if (edge.reason === "missing_ordinal" && numbers !== "pair") return false;
  if (numbers !== "pair" && isInIdentifier(named)) return false;
  // "See ch. 3:5": a word for chapter in small letters is not Chronicles. Nor is "chr7:23" in a text with capitals.
  const isSmall = edge.reason === "missing_ordinal" && !isCapitalName(named);
  if (isSmall && (reader.hasChosenCapitals || reader.has(edge.from, "chapter"))) return false;
  // "the twenty-third Psalm"
  const isPiece = hasTrait(edge.bookIds[0] ?? 0, "pieces");
  if (numbers === "chapter" && !isPiece && isNumberWord(reader, place.from) && !isSpokenChapter(named))
    return false;
  if (numbers === "chapter" && isPronounAfterColon(named)) return false;
  // "Titus 3D"
  if (start?.verse === ABSENT && (item.corrections & BIT.verse_part_dropped) !== 0) return false;
  if (isHebrewText(named) || isOutlineChapter(named)) return false;
  if (isPercentage(named) || isMarkOutOfTen(named)) return false;
  // "the 23rd Psalm", but "Of the 150 psalms"
  if (edge.from >= place.from)
    return !(isAmount(named) || hasSentenceEnd(named) || isAmountOfChapters(named) || isFirstName(named));
  // "Matthew 25 Ministries"
  const isCapital = /^\p{Lu}/u.test(reader.written(place.to, place.to + 1));
  if (isCapital && sets.organisations.has(reader.letters(place.to)) && !reader.startsLine(place.to))
    return false;
  // "Genesis (50 chapters)"
  if (numbers === "chapter" && (isPluralOfChapter(named, place.to) || isCountOfChapters(named))) return false;
  if (start?.verse === ABSENT && (isPronoun(named) || isKiss(named) || isInitial(named))) return false;
  if (start?.verse === ABSENT && (isWordInSmall(reader, place) || isBeforeVerse(named))) return false;
  if (isNotaBene(named)) return false;
  // "James 5th", "Mark \u20AC3"
  for (let at = edge.to; at < place.to; at++) {
    const isNamed = reader.has(at + 1, "chapter") || reader.isVerseWord(at + 1);
    if (reader.token(at).isOrdinal && !isNamed) return false;
  }
  for (let at = edge.to; at < place.from; at++) if (!BETWEEN.has(reader.kind(at))) return false;
  if (isBeforeCount(named) || isCountOfVerses(named)) return false;
  if (isIndex(named) || isEnumerated(named) || isNextLine(named) || isListOfChapters(named)) return false;
  return reader.kind(place.from) !== "?";
}

/** "the whole Psalter: one begins": the word for 1 is a pronoun there. */
const isPronounAfterColon = ({ reader, edge: { to } }: Named): boolean =>
  markAt(reader, to) === ":" &&
  reader.lexicon.numberWords.get(reader.written(to + 1, to + 2).toLowerCase())?.value === 1;

/** "Job 41:1 is 40:25 in the Hebrew text": a small word of the sentence after a number. "ps 85 is 40:1-11 mk 1:1-8" is a list. */
const isParticleAfterNumber = (named: Named): boolean =>
  named.sets.particles.has(named.reader.letters(named.edge.to - 1)) &&
  !isCapitalName(named) &&
  named.item.start === named.item.end &&
  named.reader.kind(named.edge.from - 1) === "number";

/** "chapter 3 in Hebrew", "Gen 32:10 (Hebrew v. 11)": the language of a text, and no letter of the New Testament. */
const isHebrewText = ({ reader, edge, place }: Named): boolean =>
  reader.has(edge.to - 1, "witness") &&
  (edge.corrections & UNCERTAIN_NAME) !== 0 &&
  (edge.from >= place.from || reader.isVerseWord(edge.to));

/** "I. Ch. 1: True knowledge" at the start of a line: the number of an outline and a chapter, and no book of Chronicles. */
const isOutlineChapter = ({ reader, edge, item, place: { to } }: Named): boolean =>
  edge.ordinal > 0 &&
  (edge.from === 0 || reader.startsLine(edge.from)) &&
  reader.kind(edge.from + 1) === "." &&
  reader.has(edge.to - 1, "chapter") &&
  item.start?.verse === ABSENT &&
  markAt(reader, to) === ":" &&
  reader.kind(to + 1) === "word";

const PERCENT = /\s?%/y;

/** "Romans 12% of the army" */
const isPercentage = ({ reader, place: { to } }: Named): boolean =>
  matchAt(PERCENT, reader.lines, reader.token(to - 1).end) !== null;

/** "Judges 2: 9.5": a mark out of ten after a colon and a space. "Gen 1: 1.2" and "Rom 8: 28.30" are verses. */
function isMarkOutOfTen({ reader, item: { start }, place: { to } }: Named): boolean {
  if (
    start === null ||
    start.verse === ABSENT ||
    start.verse > 9 ||
    reader.lexicon.language.verseMark === "comma"
  )
    return false;
  const at = start.verseAt;
  const isSpaced = reader.kind(at - 1) === ":" && reader.isSpaced(at);
  const isTenth = continuesAsNumber(reader, at + 1) && reader.written(at + 2, at + 3).length === 1;
  return (
    isSpaced &&
    at + 1 === to &&
    isTenth &&
    reader.value(at + 2) <= start.verse &&
    !continuesAsNumber(reader, at + 3)
  );
}

/** Whether "c." stands before the number. */
const isCirca = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.letters(from) === "c" && reader.kind(from + 1) === "." && reader.kind(from + 2) === "number";

/**
 * "Psalm 1 - 2 Ways to Live", "Matthew 5: 8 Beatitudes": the last number counts what a title is about. "John 3:1 - 12 May", "1 Cor 13, 12 May",
 * "John 3:1 to 5 people": it is a day, or counts what follows.
 */
function isBeforeCount({ reader, sets, item, place: { to } }: Named): boolean {
  const mark = reader.kind(to - 2);
  const isRange = reader.isRangeMark(to - 2);
  const isLast = isRange || ((mark === ":" || mark === ",") && item.start === item.end);
  if (!isLast || !reader.isSpaced(to - 1)) return false;
  const isVerse = isRange && item.start?.verse !== ABSENT;
  if (isDuration(reader, sets, to)) return true;
  // "12 May 2020", but "Rom 15: 13 May the God of hope" quotes a verse.
  const isWordAfter = reader.kind(to + 1) === "word" || isCitationAt(reader, to);
  if (mark !== ":" && !isWordAfter && isBeforeMonth(reader, sets, to)) return true;
  const unit = reader.letters(to);
  const isSmall = reader.written(to, to + 1) === unit && !reader.startsLine(to);
  // Not "Psalm 1:1 - 6 page by page"
  if (isRange && isSmall && sets.counted.has(unit) && !isSingularCounted(sets, unit))
    return reader.isSpaced(to) && !isUnitVerb(reader, sets, to);
  return !isVerse && isCountedInTitle(reader, sets, to);
}

/** "Mark 3 verses you like", "Psalm 119, 176 verses" */
const isCountOfVerses = ({ reader, sets, item, place: { to } }: Named): boolean =>
  (item.start?.verse === ABSENT || reader.kind(to - 2) === ",") &&
  reader.has(to, "verses") &&
  reader.letters(to).endsWith(sets.pluralEnding) &&
  reader.letters(to).length > MIN_LONG_LETTERS &&
  !reader.hasNumberAfter(to);

/** "Psalm 23", then on the next line "1 The Lord is my shepherd": a line break does not join chapter and verse. */
function isNextLine({ reader, place: { from, to } }: Named): boolean {
  for (let at = from + 1; at < to; at++)
    if (reader.kind(at - 1) === "number" && reader.startsLine(at)) return true;
  return false;
}

/** "Romans v Greeks": the small "v" between two names is "versus". */
const isMatch = (named: Named): boolean => {
  const { reader, place } = named;
  const { from, to } = place;
  return (
    !isPointedTo(named) &&
    reader.written(from, to) === "v" &&
    reader.kind(to) === "word" &&
    !reader.startsLine(to) &&
    /^\p{Lu}\p{Ll}{2}/u.test(reader.written(to, to + 1)) &&
    !isCitationAt(reader, to)
  );
};

/**
 * "Lev 4, 5", "Lev 4, 5-6": where "Lev 4" is no citation, neither is verse 5, which may be the next chapter. "Luke 2, 1-14" can only be
 * verses.
 */
const isListOfChapters = ({ reader, item: { bookId, start, end }, place }: Named): boolean =>
  start !== null &&
  start.verse > start.chapter &&
  (start === end || start.verse === start.chapter + 1) &&
  reader.kind(start.verseAt - 1) === "," &&
  reader.isSpaced(start.verseAt) &&
  reader.lexicon.language.verseMark !== "comma" &&
  reader.kind(start.chapterAt) === "number" &&
  start.verse <= chapterCount(bookId) &&
  !hasChapterWord(reader, place);

/** "James (v. 13) stands up": the verse of another citation, and not the Roman numeral. */
const isVerseOfPerson = ({ reader, edge, place: { from } }: Named): boolean =>
  reader.kind(edge.to) === "(" &&
  reader.isVerseWord(from) &&
  reader.kind(reader.pastDot(from + 1)) === "number";

/** "Job 2F": after a chapter, a capital F is no "f.", except in a text of capitals. */
function hasCapitalF({ reader, place: { to } }: Named): boolean {
  const { end } = reader.token(to - 1);
  return reader.hasSmallLetters && /\dF\.?$/.test(reader.lines.slice(Math.max(0, end - 4), end));
}

/** "Mar 16 03:16:04", "@dan \u00b7 Mar 14" at the end of a line: the day of a month, with a time or after a dot that separates. */
function isDayOfMonth({ reader, sets, edge, place: { to } }: Named): boolean {
  if (!sets.months.has(reader.letters(edge.to - 1))) return false;
  if (reader.kind(to) === "number" && reader.kind(to + 1) === ":" && reader.kind(to + 3) === ":") return true;
  // "Feb 25 \u2013 Mar 2"
  const isAfterDay = reader.isRangeMark(edge.from - 1) && reader.kind(edge.from - 2) === "number";
  if (isAfterDay && sets.months.has(reader.letters(edge.from - 3))) return true;
  const { start } = reader.token(edge.from);
  return reader.startsLine(to) && /[\u00b7\u2022]\s$/.test(reader.lines.slice(Math.max(0, start - 2), start));
}

/** "chapter 19, verse 34. In John": a number before a name in the sentence before. */
function hasSentenceEnd({ reader, edge, place: { from } }: Named): boolean {
  for (let at = from; at < edge.from - 1; at++)
    if (reader.kind(at) === "." && reader.isSpaced(at + 1) && /^\p{Lu}/u.test(reader.written(at + 1, at + 2)))
      return true;
  return false;
}

/** "150 psalms": a number before a plural, which is no ordinal. */
const isAmount = ({ reader, sets, edge, place }: Named): boolean =>
  reader.kind(edge.from - 1) === "number" &&
  edge.from - 1 === place.from &&
  !reader.token(place.from).isOrdinal &&
  reader.letters(edge.to - 1).endsWith(sets.pluralEnding);

/** "all 5 chapters of James", "one chapter of Acts": how many chapters, and the name after them. */
function isAmountOfChapters(named: Named): boolean {
  const { reader, edge, place } = named;
  const number = reader.token(place.from);
  const { value, isOrdinal } = reader.lexicon.numberWords.get(number.text) ?? number;
  if (value === 1 && !isOrdinal && reader.has(place.from + 1, "chapter")) return true;
  for (let at = place.from + 1; at < edge.from; at++)
    if (isPluralOfChapter(named, at)) return !number.isOrdinal;
  return false;
}

/**
 * How many chapters a book has: "Mark, 16 short chapters", "50 chapters in Genesis, 40 in Exodus" before the next name, or the number of its last
 * chapter in a sentence that counts them: "Matthew has 28 chapters, Mark 16, Luke 24".
 */
function isCountOfChapters(named: Named): boolean {
  const { reader, edge, item, place } = named;
  const { to } = place;
  if (reader.kind(edge.to) === ",") {
    if (reader.has(to, "in") && reader.entry(to + 1)?.plain.exact) return true;
    if (reader.kind(to) === "word" && isPluralOfChapter(named, to + 1)) return true;
  }
  const isLast = item.start === item.end && item.start?.chapter === chapterCount(item.bookId);
  return isLast && !isPointedTo(named) && hasCountBefore(reader, edge.from, named);
}

/** "28 chapters," or "50 chapters in" before a token, in the same sentence. */
function hasCountBefore(reader: Reader, from: number, named: Named): boolean {
  for (let at = from - 1; at > 0 && reader.kind(at) !== "."; at--)
    if (isPluralOfChapter(named, at) && reader.kind(at - 1) === "number")
      return reader.kind(at + 1) === "," || reader.has(at + 1, "in");
  return false;
}

const isPluralOfChapter = ({ reader, sets }: Named, at: number): boolean =>
  reader.has(at, "chapter") &&
  reader.letters(at).endsWith(sets.pluralEnding) &&
  reader.letters(at).length > MIN_LONG_LETTERS;

/**
 * "mark[1:3]", "genesis:1:1": a bracket or colon joined to a word in small letters. "in song (ch. 5)", "the psalm (ch. 3)": a bracket after
 * an ordinary word, in a text with capitals.
 */
function isIndex(named: Named): boolean {
  const { reader, edge } = named;
  const kind = reader.kind(edge.to);
  if ((kind !== "(" && kind !== ":") || isCapitalName(named)) return false;
  const isOrdinary = nameKindOf(named) === "word" || hasChapterWord(reader, named.place);
  return reader.isJoined(edge.to) || (reader.hasCapitals && isOrdinary);
}

/**
 * Whether the number before the name is that of a list: "1. Peter 2. Paul", "1. Gen 11 2. Ex 19", "1. John 3:16 2. Rom 5:8". The
 * next number of the list is read as the last one of the citation, or stands after it.
 */
function isEnumerated({ reader, edge, place: { from, to } }: Named): boolean {
  const isOrdinal = edge.ordinal > 0 && reader.kind(edge.from + 1) === ".";
  const number = isOrdinal ? edge.from : edge.from - 2;
  if (reader.kind(number + 1) !== ".") return false;
  const next = reader.value(number) + 1;
  const isRead = to - 1 === from || reader.kind(to - 2) === "number";
  if (isRead && reader.value(to - 1) === next && startsEntry(reader, to)) return true;
  // "1. Peter 3:15 2. Peter 1:5" are two books.
  return (
    isOrdinal && reader.value(to) === next && startsEntry(reader, to + 1) && !isNumberedBook(reader, to + 1)
  );
}

/** The most UTF-16 units of a name and the space before it. */
const MAX_NAME = 24;

/** Whether the word after a dot is a name that needs an ordinal ("Peter"). It may stand after the end of the window. */
function isNumberedBook(reader: Named["reader"], dot: number): boolean {
  const { end } = reader.token(dot);
  const [word = ""] = /\p{L}+/u.exec(reader.lines.slice(end, end + MAX_NAME)) ?? [];
  return (reader.lexicon.find(word.toLowerCase())?.plain.exact?.bookIds.length ?? 0) > 1;
}

/** Whether the dot after the number of a list stands at a token. */
const startsEntry = (reader: Reader, at: number): boolean =>
  reader.kind(at) === "." && ENTRY_STARTS.has(reader.kind(at + 1));

const ENTRY_STARTS: ReadonlySet<string> = new Set(["word", "number", "end"]);

/**
 * "Psalm 151", "Psalms 149-151", "Ps 151": a number that could be one of a chapter, after a name that can only mean a
 * book without such a chapter. A short form needs its capital letter and no others ("PS 155", "PHP 8" and "rom 64" are none).
 */
const isMissingChapter = ({ reader, sets, edge, item, place: { to } }: Named): boolean =>
  item.start?.verse === ABSENT &&
  item.end?.verse === ABSENT &&
  item.start.chapter > 0 &&
  item.end.chapter <= MAX_VERSES &&
  (edge.corrections & BIT.book_spelling) === 0 &&
  !isShortInCapitals(reader, edge) &&
  ((edge.corrections & SHORTENED) === 0 ||
    (reader.kind(to) !== "," && /^\p{Lu}\p{Ll}/u.test(reader.written(edge.to - 1, edge.to)))) &&
  nameKindOf({ reader, sets, edge }) === "certain" &&
  (reader.kind(to) !== "word" || sets.after.has(reader.letters(to)));

/** "Ruth 5-2", "Ruth 1-1". The part of one book in a range over several has one written number ("Gen 50-Exod 2"). */
const isReversed = ({ start, end }: Item): boolean =>
  start !== null &&
  end !== null &&
  (end.chapter < start.chapter ||
    (end.chapterAt !== start.chapterAt &&
      end.chapter === start.chapter &&
      end.verse === ABSENT &&
      start.verse === ABSENT));

function hasColon(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to; at++) if (reader.kind(at) === ":") return true;
  return false;
}

const MIN_YEAR = 1000;

/**
 * "John V. Belmonte", "Daniel X Moore", "pss.c": a letter that looks like a Roman numeral but is an initial or part of a file
 * name.
 */
function isInitial(named: Named): boolean {
  const { reader, place } = named;
  const { from, to } = place;
  if (reader.kind(from) !== "word" || reader.letters(from).length !== 1) return false;
  if (reader.kind(from - 1) === "." && !reader.isSpaced(from)) return true;
  // "James I (1566-1625)"
  if (reader.kind(to) === "(" && reader.value(to + 1) >= MIN_YEAR) return nameKindOf(named) === "person";
  const isDotted = reader.kind(to) === ".";
  const at = isDotted ? to + 1 : to;
  // "Esther V.: sorry"
  if (isDotted && reader.kind(at) === ":") return nameKindOf(named) === "person";
  return (isDotted || nameKindOf(named) === "person") && /^\p{Lu}\p{Ll}/u.test(reader.written(at, at + 1));
}

/** "In this Psalm, I take it", "the only psalm I know", "In Romans I see grace": the pronoun before its verb. "Psalm I is a preface" has none. */
function isPronoun({ reader, sets, place: { from, to } }: Named): boolean {
  if (!sets.numeralPronouns.has(reader.written(from, to)) || reader.kind(to) !== "word") return false;
  const next = reader.letters(to);
  return (
    reader.kind(from - 1) === "," || (sets.pronounVerbs.has(next) && reader.written(to, to + 1) === next)
  );
}

/** "Thanks. Dan x", "See you,", then "Jo xx", "I have the numbers x": kisses after the name of the writer or a word at the end of a text. */
function isKiss(named: Named): boolean {
  const { reader, sets, edge, place } = named;
  const { from, to } = place;
  if (edge.to !== from || reader.kind(to) !== "end" || !/^x+$/.test(reader.written(from, to))) return false;
  if (nameKindOf(named) === "word" && !isCapitalName(named)) return true;
  const before = edge.from - 1;
  const isItem = reader.kind(before) === "." && reader.kind(before - 1) === "number";
  const mayBePerson = sets.persons.has(reader.letters(from - 1)) || edge.bookIds.length > 1;
  return mayBePerson && !isItem && (SENTENCE_STARTS.has(reader.kind(before)) || reader.kind(before) === ",");
}

/** "NB v. 37": "note well", before a word for verse. */
const isNotaBene = ({ reader, edge, place: { from } }: Named): boolean =>
  reader.written(edge.from, edge.to) === "NB" && reader.isVerseWord(from);

/** "Rom v. 37": the "v." before a number is no chapter by itself. */
const isBeforeVerse = ({ reader, place: { from, to } }: Named): boolean =>
  reader.written(from, to) === "v" &&
  reader.kind(to) === "." &&
  reader.kind(to + 1) === "number" &&
  !reader.books(to + 1).some(({ ordinal }) => ordinal > 0);

/** Few texts have such a number directly after the name of a person: "Isaiah fifty-three". */
const MIN_OF_PERSON = 21;

/**
 * "Romans eight says", "First Corinthians thirteen", "Matthew five through seven", "Isaiah fifty-three": a chapter in words after a name that
 * can only mean a book, a range, or a great chapter after the name of a person. Not "the Luke one", "Hebrews one and all", "the Galatians two
 * by two", nor where the number may count the word after it: "Galatians two of them", "Romans five people", "Galatians four or five times".
 */
function isSpokenChapter(named: Named): boolean {
  const { reader, sets, edge, item, place } = named;
  const { chapter = 0 } = item.start ?? {};
  const kind = nameKindOf(named);
  const isRange = (item.end?.chapter ?? 0) > chapter;
  const isClear = kind === "certain" || isPointedTo(named);
  const least = edge.ordinal > 0 || isRange ? 1 : isClear ? 2 : MIN_OF_PERSON;
  const isClearRange = isRange && (isClear || chapter >= MIN_OF_PERSON);
  const isBook = kind === "certain" || kind === "person" || (kind === "word" && isClearRange);
  if (!isBook || chapter < least || !isCapitalName(named)) return false;
  if (reader.has(edge.from, "the") || reader.has(edge.from - 1, "the")) return false;
  const word = reader.letters(place.to);
  if (word === "") return reader.kind(place.to) !== "number";
  const isCounted = reader.value(place.to + 1) >= 0 && sets.counted.has(reader.letters(place.to + 2));
  return !isCounted && !reader.has(place.to, "of") && (sets.after.has(word) || sets.sayings.has(word));
}

/** "Civ. Code": no numeral has a capital letter before small ones. A word for chapter may ("Acts Chapter 2"). */
const isWordInSmall = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.kind(from) === "word" &&
  !reader.has(from, "chapter") &&
  !reader.isVerseWord(from) &&
  /^\p{Lu}\p{Ll}/u.test(reader.written(from, from + 1));

/** Marks that may stand between a name and its numbers. */
const BETWEEN: ReadonlySet<string> = new Set([".", ",", ":", "(", '"', "*", ")"]);
