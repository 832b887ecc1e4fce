/**
 * The evidence that a name with numbers is one of several names or numbers: a score ("Kings 3, Rangers 2"), ages,
 * results or times ("Anna 8:00, Luke 7:30").
 */

import { chapterCount, verseCount } from "../canon.ts";
import { pointAt } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { isCountedInTitle, isDuration } from "./counting-numbers.ts";
import {
  isInCanon,
  isPointedTo,
  markAt,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
  nameKindOf,
} from "./named.ts";
import { MINUTES_OF_QUARTERS } from "./pair-costs.ts";
import type { ProseSets } from "./prose-sets.ts";
import { hasWordInSentence } from "./topic-costs.ts";

/** The cost of chapter and verse in a row of times. */
const ROW_OF_TIMES = 35;

export function costOfRoster(named: Named, name: NameKind, numbers: NumberKind): number {
  if (numbers === "chapter")
    return (
      costOfScore(named) +
      Math.max(costOfNeighbours(named, name), costOfRow(named, name)) +
      costOfAge(named, name)
    );
  if (numbers === "dotted") return costOfRow(named, name);
  if (numbers !== "pair" || named.item.start !== named.item.end) return 0;
  // Chapter and verse of a book that can only be the Bible's may stand in any list.
  if (name === "certain" && isInCanon(named.item)) return 0;
  if (isInRowOfTimes(named) && !isPointedTo(named)) return ROW_OF_TIMES;
  return isBesidePair(named) || isBesideDuration(named) ? 25 : 0;
}

/** The cost of two numbers that are a score or a share. */
function costOfScore({ reader, sets, edge, item, place: { to } }: Named): number {
  // "Acts 2 to 1 Corinthians 12": the number belongs to the next name.
  if (reader.books(to + 1).some(({ ordinal }) => ordinal > 0)) return 0;
  // "Jeremiah 5-12, 0-3"
  if (reader.kind(to) === "," && reader.value(to + 1) === 0) return NEVER;
  // "John 1 - Peter 0", "Nahum 1, Haggai 0"
  if ((reader.kind(to) === "," || reader.kind(to) === "-") && reader.value(to + 2) === 0) return NEVER;
  // "5 to 1", "Titus 1 through 4": no range of chapters. "3 for 4"
  if (reader.has(to, "to") && reader.kind(to + 1) === "number") {
    // "teaching 1 Cor 13 to 3rd graders", "read Luke 15 to 40 people"
    const isTaught = sets.readWords.has(reader.letters(edge.from - 1)) && reader.kind(to + 2) === "word";
    return isTaught ? 0 : NEVER;
  }
  const isShare = reader.kind(to + 1) === "number" && sets.shareWords.has(reader.letters(to));
  // "Luke 15 for 50 minutes"
  if (isShare && !sets.durations.has(reader.letters(to + 2))) return NEVER;
  if (reader.kind(to) !== "-" || reader.kind(to + 1) !== "number") return 0;
  // "Luke 3 - 2 Oliver", but "Luke 15 - 3 parables"
  const written = reader.written(to + 2, to + 3);
  // "Luke 15 - 10:30am", "Mark 2 - 7pm", "Psalm 91 \u2013 7 Promises of Protection"
  if (reader.kind(to + 2) === ":" || sets.timeUnits.has(reader.letters(to + 2))) return 0;
  if (isDuration(reader, sets, to + 2) || isCountedInTitle(reader, sets, to + 2)) return 0;
  const isFalling = reader.value(to + 1) <= (item.start?.chapter ?? 0);
  return isFalling && (reader.kind(to + 2) !== "word" || written !== written.toLowerCase()) ? NEVER : 0;
}

/** "Kings 3, Sharks 2", "Max 3 - Ruth 2", "Tom 9 and Joel 7": another name with a number stands beside this one. */
function costOfNeighbours({ reader, sets, edge, place: { to } }: Named, name: NameKind): number {
  const isAfter =
    isBetweenNames(reader, sets, to) &&
    isOtherName(reader, sets, to + 1) &&
    reader.kind(to + 2) === "number" &&
    // "Psalm 23, Crimond 1872"
    reader.value(to + 2) < MIN_YEAR;
  const before = edge.from - 1;
  const isBefore =
    isBetweenNames(reader, sets, before) &&
    reader.kind(before - 1) === "number" &&
    isOtherName(reader, sets, before - 2);
  // "Hebrews 2 Samaritans 1"
  const isBeside = name !== "certain" && isOtherName(reader, sets, to) && reader.kind(to + 1) === "number";
  if (!isAfter && !isBefore && !isBeside) return 0;
  // "Hymn 23, Psalm 24, Hymn 119"
  return name === "certain" && reader.kind(before) === "," ? 15 : 25;
}

/**
 * "Mark 12, 40; Amos 67 (pen)", "Ezra 41, Naomi 38, Ruth 9", lines of a table: names with numbers stand in a row, and one of
 * them is none of a book, or is a person's name with a number far from the chapters of the book.
 */
function costOfRow(named: Named, name: NameKind): number {
  if (name !== "person" && name !== "word") return 0;
  const { reader, sets, edge, place } = named;
  // "We read Joel 1, Amos 40 and Luke 2"
  if (sets.readWords.has(reader.letters(firstEntry(reader, edge.from) - 1))) return 0;
  return hasOtherEntry(named, place.to, nextEntry) || hasOtherEntry(named, edge.from, previousEntry) ? 25 : 0;
}

/** The most entries of a row that are compared on each side. */
const MAX_ENTRIES = 4;

/** The index of the name of the entry beside the token at `at`; -1 if there is none. */
type Beside = (reader: Named["reader"], at: number) => number;

function hasOtherEntry({ reader, sets }: Named, from: number, beside: Beside): boolean {
  let at = from;
  for (let count = 0; count < MAX_ENTRIES; count++) {
    const entry = beside(reader, at);
    if (entry < 0) return false;
    if (isOtherName(reader, sets, entry) || isFarFromChapters(reader, sets, entry)) return true;
    if (reader.books(entry).length === 0) return false;
    at = beside === nextEntry ? pastNumbers(reader, entry + 1) : entry;
  }
  return false;
}

/** "; Amos 67", "(pen)\nJonah 0 2" */
function nextEntry(reader: Named["reader"], from: number): number {
  let at = from;
  // "3 12" in a line of a table
  while (reader.kind(at) === "number" && !reader.startsLine(at)) at++;
  // "12, 40; Amos", "(pen), Amos"
  while (reader.kind(at) === "," && reader.kind(at + 1) === "number" && !isEntry(reader, at + 1)) at += 2;
  if (reader.kind(at) === "(" && reader.kind(at + 2) === ")") at += 3;
  if (isRowMark(reader, at)) at++;
  else if (!reader.startsLine(at)) return -1;
  return isEntry(reader, at) ? at : -1;
}

function previousEntry(reader: Named["reader"], from: number): number {
  let at = from - 1;
  if (isRowMark(reader, at)) at--;
  else if (!reader.startsLine(from)) return -1;
  while (reader.kind(at) === "number" || (reader.kind(at) === "," && reader.kind(at - 1) === "number")) at--;
  return isEntry(reader, at) ? at : -1;
}

/**
 * The names beside one in a row of books with a lone number: for "Luke 9" in "Mark 12, Luke 9, John 7", Mark and John.
 * Only the nearest on each side: more would cost time, and say little more.
 */
export function entriesBeside(named: Named): readonly Named[] {
  const { reader, edge, item, place } = named;
  const { to } = place;
  // "Mark 12, 40"
  const isInList = reader.kind(to) === "," && reader.kind(to + 1) === "number" && !isEntry(reader, to + 1);
  const isLone = item.start === item.end && to === edge.to + 1 && reader.kind(to - 1) === "number";
  if (!isLone || isInList || isFormOrParticle(named)) return [];
  return [previousEntry(reader, edge.from), nextEntry(reader, to)]
    .map((at) => (at < 0 ? null : entryAt(named, at)))
    .filter((entry) => entry !== null);
}

/**
 * The name of a book with a lone number at a token; null if there is none, and for short forms, which are also dates and
 * labels ("Mar 3", "Ep. 2").
 */
function entryAt(named: Named, at: number): Named | null {
  const { reader, sets, item } = named;
  const edge = reader.books(at).find(({ to, bookIds }) => to === at + 1 && bookIds.length === 1);
  const [bookId] = edge?.bookIds ?? [];
  const to = at + 2;
  if (edge === undefined || bookId === undefined || reader.kind(to) === ":") return null;
  if (isFormOrParticle({ reader, sets, edge })) return null;
  const point = { ...pointAt(reader.value(at + 1), at + 1), isLone: true };
  return {
    ...named,
    edge,
    item: { ...item, bookId, start: point, end: point, corrections: edge.corrections },
    place: { nameFrom: at, from: at + 1, to, isNamed: true },
    isListed: false,
    line: "inside",
  };
}

const isFormOrParticle = (name: Pick<Named, "reader" | "sets" | "edge">): boolean => {
  const kind = nameKindOf(name);
  return kind === "form" || kind === "particle";
};

/** The index of the first name of the row in which the name at `from` stands: of "Esther" in "Esther 2, Daniel 4, Ruth 1". */
export function firstEntry(reader: Named["reader"], from: number): number {
  let at = from;
  for (let count = 0; count < MAX_ENTRIES; count++) {
    const entry = previousEntry(reader, at);
    if (entry < 0) break;
    at = entry;
  }
  return at;
}

/** The token after the row of names whose next entry may begin at a token. */
export function endOfRow(reader: Named["reader"], from: number): number {
  let end = from;
  for (let count = 0; count < MAX_ENTRIES; count++) {
    const entry = nextEntry(reader, end);
    if (entry < 0) break;
    end = pastNumbers(reader, entry + 1);
  }
  return end;
}

const isEntry = (reader: Named["reader"], at: number): boolean =>
  reader.kind(at) === "word" && reader.kind(at + 1) === "number" && reader.ordinal(at) === 0;

const isRowMark = (reader: Named["reader"], at: number): boolean =>
  reader.kind(at) === "," || reader.kind(at) === ";" || reader.isAnd(at);

function pastNumbers(reader: Named["reader"], from: number): number {
  let at = from;
  while (reader.kind(at) === "number") at++;
  return at;
}

/** How many more chapters a book may have in other numberings ("Joel 4", "Daniel 14") or with a slip ("Ruth 5"). */
const MORE_CHAPTERS = 3;

/** A person's name that is also that of a book, with a number far from its chapters: "Amos 67", "Jonah 0". */
function isFarFromChapters(reader: Named["reader"], sets: ProseSets, at: number): boolean {
  const edges = reader.books(at).filter((edge) => edge.to === at + 1);
  const [edge] = edges;
  // "Amos 67:3"
  if (edge === undefined || (reader.kind(at + 2) === ":" && reader.isJoined(at + 2))) return false;
  const kind = nameKindOf({ reader, sets, edge });
  const number = reader.value(at + 1);
  return (
    (kind === "person" || kind === "word") &&
    edges.every(({ bookIds }) =>
      bookIds.every((id) => number === 0 || number > lastNumber(id) + MORE_CHAPTERS),
    )
  );
}

/** The last chapter of a book; the last verse if it has only one chapter, since a number after its name is a verse. */
const lastNumber = (id: number): number => (chapterCount(id) === 1 ? verseCount(id, 1) : chapterCount(id));

const isBetweenNames = (reader: Named["reader"], sets: ProseSets, at: number): boolean =>
  reader.kind(at) === "," ||
  reader.kind(at) === "-" ||
  reader.isAnd(at) ||
  sets.versusWords.has(reader.letters(at));

/**
 * A word with a capital letter before a number, which is no book and no word for numbered things ("Week 3"). A book that is
 * never cited without its number is a person without it: "Ruth 4, Timothy 6".
 */
function isOtherName(reader: Named["reader"], sets: ProseSets, at: number): boolean {
  const word = reader.letters(at);
  const isKnown = reader.entry(at) !== null && (!sets.persons.has(word) || reader.ordinal(at - 1) > 0);
  return (
    reader.kind(at) === "word" &&
    !isKnown &&
    reader.books(at).length === 0 &&
    /^\p{Lu}/u.test(reader.written(at, at + 1)) &&
    !sets.counted.has(word) &&
    !sets.labels.has(word) &&
    !sets.courseParts.has(word) &&
    !sets.timeWords.has(word)
  );
}

/** "Matthew 25, who lives in Reading", "Daniel 12, a junior": an age, and who the person is. */
function costOfAge(named: Named, name: NameKind): number {
  const { reader, sets, edge, place } = named;
  if (name !== "person") return 0;
  // "James 7 and Jude 5 are my nephews"
  if (hasWordInSentence(named, sets.familyWords) && !isPointedTo(named)) return 15;
  if (isBeforeLifeDate(named)) return 25;
  // "Ezra 3 and 12 others"
  const { to } = place;
  if (reader.isAnd(to) && reader.kind(to + 1) === "number" && sets.counted.has(reader.letters(to + 2)))
    return 25;
  // "Titus 2: who teaches whom?"
  if (markAt(reader, place.to) !== ",") return 0;
  const word = reader.letters(place.to + 1);
  // "In Daniel 6, who was thrown to the lions?"
  if (sets.relatives.has(word)) return sets.insideWords.has(reader.letters(edge.from - 1)) ? 0 : NEVER;
  return sets.appositions.has(word) && !isPointedTo(named) ? 10 : 0;
}

/** The most tokens of the people in brackets between a person and a date of his life. */
const MAX_TO_LIFE_DATE = 12;
/** The most words of a place before the year. */
const MAX_PLACE = 3;
const MIN_YEAR = 1000;

/** "Micah 4 (Amos 3, Joel 2) m. 1744", "Ezra 6 b. Hull 1702": an abbreviation of born, married or died, and a year. */
function isBeforeLifeDate({ reader, sets, place: { to } }: Named): boolean {
  let at = to;
  while (at < to + MAX_TO_LIFE_DATE && (BESIDE_PERSON.has(reader.kind(at)) || isEntry(reader, at)))
    at += isEntry(reader, at) ? 2 : 1;
  if (!sets.lifeDates.has(reader.letters(at)) || reader.kind(at + 1) !== ".") return false;
  let year = at + 2;
  while (reader.kind(year) === "word" && year < at + 2 + MAX_PLACE) year++;
  return reader.value(year) >= MIN_YEAR;
}

/** The marks around and between the people in brackets. */
const BESIDE_PERSON: ReadonlySet<string> = new Set(["(", ")", ","]);

/** "Genesis: 4:52, Supper's Ready: 22:54": beside this name, another one with two numbers is no book, or a book that does not have them. */
function isBesidePair(named: Named): boolean {
  const {
    reader,
    sets,
    edge,
    place: { to },
  } = named;
  // "Luke 8:05, Mary Smith 8:20", "Luke 7:30, Daniel: 8:00"
  let after = to;
  for (let count = 0; count < MAX_BESIDE && isBetweenNames(reader, sets, after); count++) {
    let name = after + 1;
    while (
      name < after + MAX_NAME_TOKENS &&
      isNamePart(reader, sets, name) &&
      reader.kind(name + 1) === "word"
    )
      name++;
    const pair = reader.kind(name + 1) === ":" ? name + 2 : name + 1;
    if (!isPair(reader, pair)) break;
    if (isOtherPair(named, name, pair)) return true;
    after = pair + 3;
  }
  // "Mary 8:05, John 8:20, Luke 8:35": one of the names before is none of a book.
  let before = edge.from - 1;
  for (let count = 0; count < MAX_BESIDE; count++) {
    // "St James 7:04, St Peter 7:11"
    if (reader.has(before, "title")) before--;
    const pair = before - 3;
    if (!isBetweenNames(reader, sets, before) || !isPair(reader, pair)) return false;
    const name = reader.kind(pair - 1) === ":" ? pair - 2 : pair - 1;
    if (isOtherPair(named, name, pair)) return true;
    if (reader.kind(name) !== "word") return false;
    before = name - 1;
  }
  return false;
}

const isPair = (reader: Named["reader"], at: number): boolean =>
  reader.kind(at) === "number" && reader.kind(at + 1) === ":" && reader.kind(at + 2) === "number";

/**
 * Whether another name with two numbers is none of a book ("Mary 8:05"), or, beside a citation in the canon, one of a book that does not have
 * them ("Ezra 10:00").
 */
function isOtherPair({ reader, sets, item }: Named, name: number, pair: number): boolean {
  if (isNamePart(reader, sets, name)) return true;
  const edges = reader.books(name).filter((edge) => edge.to === name + 1);
  const [chapter, verse] = [reader.value(pair), reader.value(pair + 2)];
  return (
    isInCanon(item) &&
    edges.length > 0 &&
    edges.every(({ bookIds }) => bookIds.every((id) => !isWithin(id, chapter, verse)))
  );
}

/** The most pairs on each side that are compared. */
export const MAX_BESIDE = 3;
const MAX_NAME_TOKENS = 3;

const isNamePart = (reader: Named["reader"], sets: ProseSets, at: number): boolean =>
  reader.kind(at) === "word" &&
  reader.books(at).length === 0 &&
  reader.entry(at) === null &&
  !sets.timeWords.has(reader.letters(at)) &&
  /^\p{Lu}/u.test(reader.written(at, at + 1));

/** The fewest names of a row of times, how many of its times are a quarter of an hour, and the most names that are looked at. */
const MIN_ROW = 3;
const MIN_QUARTERS = 2;
const MAX_ROW = 8;
const LAST_HOUR = 12;

/**
 * "Esther 3:10, Joel 3:30, Ruth 4:15": three names or more, each with two numbers that may be a time, of which one is no chapter and verse of its book,
 * as Joel 3 has 21 verses.
 */
function isInRowOfTimes(named: Named): boolean {
  const { reader, edge } = named;
  let first = edge.from;
  while (isRowMark(reader, first - 1) && isPair(reader, first - 4) && reader.kind(first - 5) === "word")
    first -= 5;
  let [entries, quarters] = [0, 0];
  let hasOther = false;
  for (let at = first; entries < MAX_ROW && reader.kind(at) === "word" && isPair(reader, at + 1); at += 5) {
    if (reader.value(at + 1) > LAST_HOUR) return false;
    entries++;
    if (MINUTES_OF_QUARTERS.has(reader.value(at + 3))) quarters++;
    hasOther ||= !isPairOfBook(named, at, at + 1);
    if (!isRowMark(reader, at + 4)) break;
  }
  return hasOther && entries >= MIN_ROW && quarters >= MIN_QUARTERS;
}

/** Whether a book with the name at a token has the chapter and verse at another. */
const isPairOfBook = ({ reader }: Named, name: number, pair: number): boolean =>
  reader
    .books(name)
    .some(
      ({ to, bookIds }) =>
        to === name + 1 && bookIds.some((id) => isWithin(id, reader.value(pair), reader.value(pair + 2))),
    );

/** "Proverbs 5:06 | Ecclesiastes 4:18": minutes and seconds, which a leading zero shows, stand before the name. */
function isBesideDuration({ reader, edge }: Named): boolean {
  const at = edge.from - 2;
  return reader.kind(at - 1) === ":" && reader.isJoined(at - 1) && /^0\d$/.test(reader.written(at, at + 1));
}
