/**
 * Evidence against reading words and numbers as a citation. Each sign has a cost; a citation is reported if its total
 * cost is not above a limit. The words of each language are in ProseWords.
 */

import { hasTrait } from "../data/traits.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import { costAfter, costOfNoun } from "./after-costs.ts";
import { costBefore } from "./before-costs.ts";
import { costOfFeatures, featuresOf, modelOf, type RuleCosts } from "./citation-features.ts";
import { isInIdentifier } from "./identifiers.ts";
import {
  creditOfLine,
  creditOfList,
  creditOfQuotation,
  creditOfRange,
  creditOfRepetition,
} from "./list-credits.ts";
import {
  hasChapterWord,
  isBareShortForm,
  isCapitalName,
  isCapitalNumeral,
  isCitationAt,
  isInCanon,
  isLongForm,
  isNumberedThing,
  isPointedTo,
  isRead,
  isShortInCapitals,
  MAX_CHAPTER,
  MAX_VERSES,
  MIN_LONG_LETTERS,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
  nameKindBefore,
  nameKindOf,
  numberKindOf,
  SHORTENED,
  startsLine,
} from "./named.ts";
import { costOfPair, isQuarter, isRatio } from "./pair-costs.ts";
import type { ItemPlace } from "./reading.ts";
import { costOfRoster } from "./roster-costs.ts";
import { costsOfTopic, hasSacredWord } from "./topic-costs.ts";

/** Citations that cost more are not reported. */
export const LIMIT = 30;

/** The deduction if the text certainly cites the Bible elsewhere, and the one if it is a list of references. */
export const BIBLE_TEXT = 15;
export const REFERENCE_LIST = 20;

/** The deduction for a name that the text certainly uses for a book elsewhere. */
export const KNOWN_NAME = 15;

/** The cost of a name that fits several books before a chapter without a verse. */
const AMBIGUOUS = 25;

/** Rows: kind of name; costs by kind of numbers, of a capital name and of one in small letters. */
const NAME_COSTS: Readonly<
  Record<NameKind, Readonly<Record<NumberKind, readonly [capital: number, small: number]>>>
> = {
  // Romans 8:28 | Rom 8.28 | Romans 8 | Romans
  certain: { pair: [0, 0], dotted: [10, 20], chapter: [10, 20], none: [20, NEVER] },
  // Genesis 1:1 | Genesis 1.1 | Genesis 1 | Genesis
  namesake: { pair: [0, 0], dotted: [15, 25], chapter: [20, 30], none: [20, NEVER] },
  // John 3:16 | John 3.16 | John 3 | John
  person: { pair: [10, 15], dotted: [20, 25], chapter: [35, 50], none: [NEVER, NEVER] },
  // Acts 2:38 | Acts 2.38 | Acts 2 | Acts
  word: { pair: [10, 20], dotted: [25, 40], chapter: [45, 70], none: [NEVER, NEVER] },
  // Col 3:16 | Col 3.16 | Col 3
  form: { pair: [20, 35], dotted: [35, 60], chapter: [45, 70], none: [NEVER, NEVER] },
  // Is 53:5 | Is 53.5 | Is 53
  particle: { pair: [35, 60], dotted: [60, 80], chapter: [60, 80], none: [NEVER, NEVER] },
}; // prettier-ignore

export function costOfNamed(named: Named): number {
  const { reader, edge, place } = named;
  const numbers = numberKindOf(reader, named.item, place);
  if (!mayBeCited(named, numbers)) return NEVER;
  const isCapital = /\p{Lu}/u.test(reader.written(edge.from, edge.to)) || !reader.hasSmallLetters;
  const name = nameKindBefore(named, numbers);
  const isWord = reader.kind(place.to) === "word" && reader.isSpaced(place.to);
  const form =
    costOfForm(named, name, numbers) + (edge.bookIds.length > 1 && numbers !== "pair" ? AMBIGUOUS : 0);
  const roster = costOfRoster(named, name, numbers);
  const cost =
    baseCost(named, name, numbers, isCapital) +
    costBefore(named, name, numbers) +
    form +
    costBetween(named, name, numbers) -
    creditOfList(named, name, numbers) -
    creditOfRepetition(named, name, numbers) -
    creditOfRange(named, name, numbers) -
    creditOfLine(named, name, numbers) -
    creditOfQuotation(named, name, numbers) +
    costOfSpelling(named, numbers) +
    costOutsideCanon(named, name, numbers) +
    costOfTopic(named, name, numbers) +
    costOfPair(named, name, numbers) +
    roster +
    costAfter(named, numbers, place.to) +
    (isWord ? costOfNoun(named, name, numbers, isCapital) : 0);
  return costByModel(named, name, numbers, { cost, roster });
}

/** For a model, the cost by the rules is only one of several features. Nothing outweighs a rule that excludes a citation. */
function costByModel(named: Named, name: NameKind, numbers: NumberKind, costs: RuleCosts): number {
  const { cost } = costs;
  const { observe, sets } = named;
  const model = modelOf(named, name, numbers);
  if (model === null || cost >= RULED_OUT) return cost;
  const weights = sets.weights[model];
  if (weights.size === 0 && observe === null) return cost;
  const features = featuresOf(named, name, numbers, costs);
  observe?.(named, model, features);
  return weights.size === 0 ? cost : costOfFeatures(features, weights);
}

/** A total this high has a rule that excludes a citation. */
const RULED_OUT = NEVER / 2;

/** In a text without capitals, small letters say less about a name. */
const SMALL_IN_SMALL = 5;

function baseCost(named: Named, name: NameKind, numbers: NumberKind, isCapital: boolean): number {
  const [capital, small] = NAME_COSTS[name][numbers];
  if (isCapital) return capital;
  if (!isChat(named, name, numbers)) return small;
  return name === "form" ? capital : Math.min(small, capital + SMALL_IN_SMALL);
}

/** Whether the writer uses no capitals where the name stands. A word that is not only a name must follow a verb of reading. */
function isChat(named: Named, name: NameKind, numbers: NumberKind): boolean {
  const { hasCapitals, hasChosenCapitals } = named.reader;
  if (!hasCapitals && (name === "certain" || name === "person")) return numbers !== "none";
  if (hasChosenCapitals || numbers !== "chapter") return false;
  return name === "person" || name === "form" || (name === "word" && isRead(named));
}

/** Signs that rule out a citation, regardless of the rest. */
function mayBeCited(named: Named, numbers: NumberKind): boolean {
  const { reader, sets, edge, item, place } = named;
  const { start } = item;
  // "Romans c. 57": about that year
  if (numbers === "pair" && !isInCanon(item) && isCirca(reader, place)) return false;
  // Numbers outside the canon are reported only if it is clear that a book is meant.
  if (numbers !== "pair" && !isInCanon(item) && !isMissingChapter(named)) return false;
  if (item.reversedAt !== ABSENT || (numbers !== "pair" && isReversed(item))) return false;
  // "Acts 1985:12" is a year; "Psalm 200:1" is outside the canon.
  if (numbers === "pair" && (start?.chapter ?? 0) > MAX_CHAPTER) return false;
  // "Ruth 0:6"
  if (numbers === "pair" && start?.chapter === 0) return false;
  // "Bk 2 Ch 3": book 2, chapter 3.
  if (reader.has(edge.to - 1, "chapter") && (edge.isTitled || reader.has(edge.from - 1, "title")))
    return false;
  const letters = reader.letters(edge.to - 1);
  const isListed = reader.kind(edge.from - 1) === ";" || reader.kind(edge.from - 1) === ",";
  if ((sets.notNames.has(letters) && !isListed) || (numbers === "chapter" && sets.verseForms.has(letters)))
    return false;
  if (isVerseOfPerson(named) || isTitleOfWork(named) || isMatch(named)) return false;
  const isLetter = letters.length === 1;
  if (isLetter && (edge.ordinal === 0 || !hasColon(reader, place))) return false;
  if (edge.reason === "missing_ordinal" && numbers !== "pair") return false;
  if (numbers !== "pair" && isInIdentifier(named)) return false;
  // "See ch. 3:5": a word for chapter in small letters is not Chronicles. Nor is "chr7:23" in a text with capitals.
  const isSmall = edge.reason === "missing_ordinal" && !isCapitalName(named);
  if (isSmall && (reader.hasChosenCapitals || reader.has(edge.from, "chapter"))) return false;
  // "the Luke one": a number in words needs a word for chapter. But "the twenty-third Psalm".
  const isPiece = hasTrait(edge.bookIds[0] ?? 0, "pieces");
  if (numbers === "chapter" && !isPiece && isNumberWord(reader, place)) return false;
  // "Titus 3D"
  if (start?.verse === ABSENT && (item.corrections & BIT.verse_part_dropped) !== 0) return false;
  // "the 23rd Psalm", but "Of the 150 psalms"
  if (edge.from >= place.from)
    return !isAmount(named) && !hasSentenceEnd(named) && !isAmountOfChapters(named);
  // "Genesis (50 chapters)"
  if (numbers === "chapter" && isPluralOfChapter(named, place.to)) return false;
  if (start?.verse === ABSENT && (isInitial(named) || isWordInSmall(reader, place))) return false;
  // "James 5th", "Mark \u20AC3"
  for (let at = edge.to; at < place.to; at++) if (reader.token(at).isOrdinal) return false;
  for (let at = edge.to; at < place.from; at++) if (!BETWEEN.has(reader.kind(at))) return false;
  if (isIndex(named) || isEnumerated(named) || isNextLine(named)) return false;
  return reader.kind(place.from) !== "?";
}

/** Whether "c." stands before the number. */
const isCirca = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.letters(from) === "c" && reader.kind(from + 1) === "." && reader.kind(from + 2) === "number";

/** "Psalm 23", then on the next line "1 The Lord is my shepherd": a line break does not join chapter and verse. */
function isNextLine({ reader, place: { from, to } }: Named): boolean {
  for (let at = from + 1; at < to; at++)
    if (reader.kind(at - 1) === "number" && startsLine(reader, at)) return true;
  return false;
}

/** "Romans v Greeks": the small "v" between two names is "versus". */
const isMatch = ({ reader, place: { from, to } }: Named): boolean =>
  reader.written(from, to) === "v" &&
  reader.kind(to) === "word" &&
  !startsLine(reader, to) &&
  /^\p{Lu}\p{Ll}{2}/u.test(reader.written(to, to + 1)) &&
  !isCitationAt(reader, to);

/** "James (v. 13) stands up": the verse of another citation, and not the Roman numeral. */
const isVerseOfPerson = ({ reader, edge, place: { from } }: Named): boolean =>
  reader.kind(edge.to) === "(" &&
  reader.isVerseWord(from) &&
  reader.kind(reader.pastDot(from + 1)) === "number";

/** "Barrett, 1 Corinthians, 163", "Dunn, Romans, 1:52": the title of a book after its author, and the volume or page. */
const isTitleOfWork = ({ reader, edge }: Named): boolean =>
  reader.kind(edge.to) === "," &&
  reader.kind(edge.from - 1) === "," &&
  reader.books(edge.from - 2).length === 0 &&
  /^\p{Lu}\p{Ll}/u.test(reader.written(edge.from - 2, edge.from - 1));

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

/** "all 5 chapters of James": a number before a plural, and the name after it. */
function isAmountOfChapters(named: Named): boolean {
  const { reader, edge, place } = named;
  for (let at = place.from + 1; at < edge.from; at++)
    if (isPluralOfChapter(named, at)) return !reader.token(place.from).isOrdinal;
  return false;
}

const isPluralOfChapter = ({ reader, sets }: Named, at: number): boolean =>
  reader.has(at, "chapter") &&
  reader.letters(at).endsWith(sets.pluralEnding) &&
  reader.letters(at).length > MIN_LONG_LETTERS;

/** "mark[1:3]", "genesis:1:1": a bracket or colon joined to a word in small letters. */
function isIndex(named: Named): boolean {
  const { reader, edge } = named;
  const kind = reader.kind(edge.to);
  return (kind === "(" || kind === ":") && reader.isJoined(edge.to) && !isCapitalName(named);
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
 * book without such a chapter. A short form needs its capital letter ("PS 155" and "rom 64" are none).
 */
const isMissingChapter = ({ reader, sets, edge, item, place: { to } }: Named): boolean =>
  item.start?.verse === ABSENT &&
  item.end?.verse === ABSENT &&
  item.start.chapter > 0 &&
  item.end.chapter <= MAX_VERSES &&
  (edge.corrections & BIT.book_spelling) === 0 &&
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

/**
 * "John V. Belmonte", "Daniel X Moore", "pss.c": a letter that looks like a Roman numeral but is an initial or part of a file
 * name.
 */
function isInitial(named: Named): boolean {
  const { reader, place } = named;
  const { from, to } = place;
  if (reader.kind(from) !== "word" || reader.letters(from).length !== 1) return false;
  if (reader.kind(from - 1) === "." && !reader.isSpaced(from)) return true;
  // "James V of Scotland"
  if (reader.has(to, "of") && /^\p{Lu}/u.test(reader.written(from, to) + reader.written(to + 1, to + 2)))
    return nameKindOf(named) === "person" && /^\p{Lu}/u.test(reader.written(to + 1, to + 2));
  const isDotted = reader.kind(to) === ".";
  const at = isDotted ? to + 1 : to;
  return (isDotted || nameKindOf(named) === "person") && /^\p{Lu}\p{Ll}/u.test(reader.written(at, at + 1));
}

const isNumberWord = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.roman(from) === 0 && /^\p{L}/u.test(reader.written(from, from + 1));

/** "Civ. Code": no numeral has a capital letter before small ones. A word for chapter may ("Acts Chapter 2"). */
const isWordInSmall = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.kind(from) === "word" &&
  !reader.has(from, "chapter") &&
  !reader.isVerseWord(from) &&
  /^\p{Lu}\p{Ll}/u.test(reader.written(from, from + 1));

/** Marks that may stand between a name and its numbers. */
const BETWEEN: ReadonlySet<string> = new Set([".", ",", ":", "(", '"', "*", ")"]);

/** The cost of a short form joined to its numbers: "Jn3:16" is usual, "jn99" and "mc16" are identifiers. */
const JOINED: Readonly<Record<NumberKind, number>> = { pair: 0, dotted: 40, chapter: 15, none: 0 };

/** Capitals among small letters ("PS 5.1") and a number joined to a short form ("ES6") usually mean something else. */
function costOfForm(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, edge, place } = named;
  const written = reader.written(edge.from, edge.to);
  const isShort = written.length < MIN_LONG_LETTERS;
  const isJoined = edge.to === place.from && !reader.isSpaced(place.from);
  let cost = isJoined && isShort ? JOINED[numbers] : 0;
  // "PCIe Gen4"
  if (cost > 0 && name === "namesake") cost += 5;
  const isInCapitals = isShortInCapitals(reader, edge);
  // "Mark VII", "PS. I meant"
  const isDoubtful = name !== "certain" || isInCapitals;
  if (isDoubtful && numbers === "chapter" && isCapitalNumeral(reader, place)) cost += 20;
  if (isInCapitals) {
    cost += numbers !== "pair" ? 25 : name === "certain" && isInCanon(named.item) ? 0 : 15;
  }
  if (name === "form" && numbers === "pair" && isBareTiny(named)) cost += 10;
  return cost;
}

/**
 * "Ro 3:2 reduction", "Ja 3:2 gewonnen": two letters without a dot or any sign of a citation around them. Chapter and
 * verse alone do not suffice.
 */
function isBareTiny(named: Named): boolean {
  const { reader, sets, edge, item, place } = named;
  const { to } = place;
  if (reader.written(edge.to - 1, edge.to).length > 2 || reader.kind(edge.to) === ".") return false;
  if (isPointedTo(named) || item.end !== item.start) return false;
  const isMore =
    (reader.kind(to) === "," || reader.kind(to) === ";" || reader.kind(to) === ".") &&
    reader.kind(to + 1) === "number";
  const isAlone = reader.kind(edge.from - 1) === "start" && reader.kind(to) === "end";
  return !isMore && !isAlone && !hasSacredWord(reader, sets, edge.from, to);
}

/** In prose, a comma between a name and numbers separates them. */
function costBetween(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, edge, item, place } = named;
  if (edge.to >= place.to) return 0;
  const kind = reader.kind(edge.to);
  const isPerson = name === "person" || name === "word";
  // "Mark", then on the next line "10:45 John"; "Mark", a tab and "10:30": a name in a table or a rota. Lines of a paragraph are longer.
  const mayBeTime = numbers !== "pair" || (isQuarter(item) && item.start === item.end);
  if (isPerson && mayBeTime && isInOtherCell(named)) return NEVER;
  // "James: 1 more here", "Ruth,10:30"
  if (isPerson && numbers === "chapter" && kind === ":") return NEVER;
  if (isPerson && kind === "," && reader.isJoined(edge.to)) return NEVER;
  // "Genesis (24), Exodus (12)": how many of each
  if (numbers === "chapter" && kind === "(" && reader.kind(place.to) === ")" && item.start === item.end)
    return NEVER;
  // "Posted by Mark. 3 comments": a dot after a whole name ends the sentence.
  const isWhole = (edge.corrections & SHORTENED) === 0 && edge.ordinal === 0;
  const isBeforeWord = reader.kind(place.to) === "word" && !startsLine(reader, place.to);
  if (numbers === "chapter" && kind === "." && isWhole && reader.isSpaced(edge.to + 1) && isBeforeWord)
    return NEVER;
  // "Mark: 3", "John (3)"
  if (numbers !== "pair" && (kind === ":" || kind === "(")) return 25;
  if (kind === ":" && isShortInCapitals(reader, edge)) return 35;
  if (kind === ":" && name !== "certain") return 25;
  // A name in quotation marks is that of a song or a program.
  if (kind === '"' && name !== "certain") return 25;
  if (kind !== ",") return 0;
  // "Acts, ii. 38": a small Roman numeral and a verse are chapter and verse.
  const isRoman =
    reader.roman(place.from) > 0 && reader.written(place.from, place.from + 1) === reader.letters(place.from);
  if (hasChapterWord(reader, place) || (isRoman && numbers !== "chapter")) return 0;
  // "Luke, 12, and Ruth, 9": ages
  if (numbers === "chapter" && isPerson && item.start === item.end) return NEVER;
  return numbers === "pair" ? 25 : 40;
}

/** Whether a tab, several spaces, or a line break after a short line stands between a name and its numbers. */
function isInOtherCell({ reader, edge, place: { from } }: Named): boolean {
  if (reader.kind(edge.from - 1) === "(") return false;
  const { lines } = reader;
  const { end } = reader.token(edge.to - 1);
  const between = lines.slice(end, reader.token(from).start);
  if (/\t|\s{3}/.test(between)) return true;
  if (!between.includes("\n") || end - lines.lastIndexOf("\n", end - 1) > SHORT_LINE) return false;
  // "We know John", then on the next line "3:16"
  return !/^\p{Ll}/u.test(reader.written(edge.from - 1, edge.from));
}

/** The most UTF-16 units of a line that ends with its sentence; one that was broken for its length is longer. */
const SHORT_LINE = 32;

/** A corrected name counts only before a chapter and verse, which require a book. */
function costOfSpelling({ edge }: Named, numbers: NumberKind): number {
  return (edge.corrections & BIT.book_spelling) === 0 ? 0 : numbers === "pair" ? 10 : NEVER;
}

/**
 * The cost of a chapter that the book does not have. It needs a sign that a book is meant, because such a number is more
 * often something else.
 */
function costOutsideCanon(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, sets, edge, item, place } = named;
  if (numbers === "pair" || isInCanon(item)) return 0;
  if (name !== "certain" && name !== "namesake") return 25;
  if (isPointedTo(named)) return 15;
  const isCounted = place.to < reader.end && item.start === item.end;
  return isCounted && !hasSacredWord(reader, sets, edge.from, place.to) ? 25 : 15;
}

/** The cost of one word of another subject, and of two. */
const OTHER_WORD = 15;
const OTHER_SUBJECT = 30;

/** The deduction for a short form before a chapter in a sentence with a word of religion, in addition to that of the word. */
const HELP_OF_FORM = 5;

/** What one word of another subject costs in addition if a chapter of a book stands alone among such words. */
const ALONE = 10;

/** The cost of the subject of the sentence. Religious texts have times and scores too. */
function costOfTopic(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, sets, edge, place } = named;
  if (name === "certain" && numbers === "pair" && isInCanon(named.item)) return costOfTopicBesideVerse(named);
  const { secular, sacred } = costsOfTopic(reader, sets, edge.from, place.to);
  if (numbers === "chapter" && (name === "certain" || name === "namesake") && secular > 0)
    return secular + sacred + (sacred === 0 && !isPointedTo(named) && !isAbout(named) ? ALONE : 0);
  const isHelped = numbers !== "pair" && name !== "certain" && name !== "particle";
  // "I read Jonah 1 and Ruth 1 in the terminal": what was written with a citation is one whatever the subject.
  if (named.isListed && isHelped && numbers === "chapter" && name !== "form") return sacred;
  // "He wore John 3:16 in the football final": a person with a chapter and verse is rare, whatever the subject.
  const isPerson = name === "person" || (name === "word" && !isNumberedThing(named));
  if (isPerson && numbers === "pair" && isCapitalName(named)) return Math.min(secular, OTHER_WORD);
  // "The recipe quotes Eph 5:21"
  if (name === "form" && numbers === "pair" && isLongForm(named) && isInCanon(named.item))
    return named.item.start === named.item.end ? Math.min(secular, BESIDE_LONG_FORM) : 0;
  if (!isHelped) return secular;
  // "My devotional was Ex 14": a short form has few other meanings beside a word of religion.
  return secular + sacred - (name === "form" && numbers === "chapter" && sacred < 0 ? HELP_OF_FORM : 0);
}

/** "The song is based on Psalm 4" */
const isAbout = ({ reader, sets, edge }: Named): boolean =>
  sets.aboutWords.has(reader.letters(edge.from - 1));

/** The highest cost of the subject beside a chapter and verse after a short form that has three letters or more. */
const BESIDE_LONG_FORM = 10;

/**
 * A chapter and verse of a book that can only be the Bible's: the subject counts only after a short form to which
 * nothing points ("Heb 3:16 train", "the tram Lam 3:10 was late again"), or beside numbers of a time or a ratio ("Genesis 2:15
 * lap record").
 */
function costOfTopicBesideVerse(named: Named): number {
  const { reader, sets, edge, item, place } = named;
  const isBare = isBareShortForm(named);
  if (!isBare && !isQuarter(item) && !isRatio(item)) return 0;
  const { secular, sacred } = costsOfTopic(reader, sets, edge.from, place.to);
  if (sacred < 0 || secular === 0 || isPointedTo(named)) return 0;
  const isBeside = sets.secular.has(reader.letters(place.to)) && !startsLine(reader, place.to);
  const isOther = isBare && secular >= OTHER_SUBJECT && sets.otherForms.has(reader.letters(edge.to - 1));
  return isBeside || isOther ? LIMIT + 1 : 0;
}
