/**
 * Evidence against reading words and numbers as a citation. Each sign has a cost; a citation is reported if its total
 * cost is not above a limit. The words of each language are in ProseWords.
 */

import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT } from "../resolve/grammar/item.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import { costAfter, costOfNoun } from "./after-costs.ts";
import { costBefore } from "./before-costs.ts";
import { addFeatures, isOldStyle, modelOf, type RuleCosts } from "./citation-features.ts";
import { costOfFeatures } from "./features.ts";
import {
  creditOfLine,
  creditOfList,
  creditOfQuotation,
  creditOfRange,
  creditOfRepetition,
  creditOfVersion,
} from "./list-credits.ts";
import {
  hasChapterWord,
  isBareShortForm,
  isCapitalName,
  isCapitalNumeral,
  isInCanon,
  isLongForm,
  isNumberedThing,
  isPointedTo,
  isRead,
  isShortInCapitals,
  MIN_LONG_LETTERS,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
  nameKindBefore,
  nameKindOf,
  numberKindOf,
  POSSESSIVE,
  SHORTENED,
} from "./named.ts";
import { costOfPair, isQuarter, isRatio } from "./pair-costs.ts";
import type { ProseSets } from "./prose-sets.ts";
import { costOfRoster, entriesBeside } from "./roster-costs.ts";
import { mayBeCited } from "./ruled-out.ts";
import { costsOfTopic, hasSacredWord } from "./topic-costs.ts";

/** Citations that cost more are not reported. */
export const LIMIT = 30;

/** The deductions if the text certainly cites the Bible elsewhere, if it is a list of references, and if it is a concordance. */
export const BIBLE_TEXT = 15;
export const REFERENCE_LIST = 20;
export const CONCORDANCE = 50;

/** The deduction for a name that the text certainly uses for a book elsewhere. */
export const KNOWN_NAME = 15;

/** The cost of a name that fits several books before a chapter without a verse. */
const AMBIGUOUS = 25;

/** Rows: kind of name; costs by kind of numbers, of a capital name and of one in small letters. */
const NAME_COSTS: Readonly<
  Record<NameKind, Readonly<Record<NumberKind, readonly [capital: number, small: number]>>>
> = {
  // Romans 8:28 | Rom 8.28 | Romans 8
  certain: { pair: [0, 0], dotted: [10, 20], chapter: [10, 20] },
  // Genesis 1:1 | Genesis 1.1 | Genesis 1
  namesake: { pair: [0, 0], dotted: [15, 25], chapter: [20, 30] },
  // John 3:16 | John 3.16 | John 3
  person: { pair: [10, 15], dotted: [20, 25], chapter: [35, 50] },
  // Acts 2:38 | Acts 2.38 | Acts 2
  word: { pair: [10, 20], dotted: [25, 40], chapter: [45, 70] },
  // Col 3:16 | Col 3.16 | Col 3
  form: { pair: [20, 35], dotted: [35, 60], chapter: [45, 70] },
  // Is 53:5 | Is 53.5 | Is 53
  particle: { pair: [35, 60], dotted: [60, 80], chapter: [60, 80] },
};

/**
 * What speaks against a name with numbers as a citation. The names of a row with chapters, such as "Mark 12, Luke 9, John 7", are mostly citations together
 * or not at all. Each that may be another name therefore has the mean of its cost and those of its neighbours that are not ruled out. The weights are
 * learned from the costs of single names.
 */
export function costOfNamed(named: Named): number {
  const numbers = numberKindOf(named.reader, named.item, named.place);
  const own = costAlone(named, numbers);
  if (numbers !== "chapter" || own >= RULED_OUT || named.observe !== null) return own;
  // "Joh 3, 1. Kor 13", "Esther 5 and Proverbs 31": a name that can only mean a book needs no others.
  const kind = nameKindBefore(named, numbers);
  if (kind === "certain" || kind === "namesake") return own;
  const others = entriesBeside(named)
    .map(costInRow)
    .filter((cost) => cost < RULED_OUT);
  return Math.round(others.reduce((sum, cost) => sum + cost, own) / (others.length + 1));
}

/** The cost of a neighbour in a row. The grammar asks for it with each reading of the numbers beside it. */
function costInRow(named: Named): number {
  const { reader, edge } = named;
  let cost = reader.costsInRow.get(edge.from);
  if (cost === undefined) {
    cost = costAlone(named, "chapter");
    reader.costsInRow.set(edge.from, cost);
  }
  return cost;
}

function costAlone(named: Named, numbers: NumberKind): number {
  const { reader, edge, place } = named;
  if (!mayBeCited(named, numbers)) return NEVER;
  const isCapital = /\p{Lu}/u.test(reader.written(edge.from, edge.to)) || !reader.hasSmallLetters;
  const name = nameKindBefore(named, numbers);
  const isWord =
    reader.kind(place.to) === "word" && reader.isSpaced(place.to) && !reader.startsCell(place.to);
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
    creditOfQuotation(named, name, numbers) -
    creditOfVersion(named, numbers) -
    creditOfOldStyle(named, numbers) +
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
  if (cost >= RULED_OUT) return cost;
  // "(Phil 4:13 KJV)": the rules know what follows.
  if (numbers === "pair" && isInCanon(named.item) && creditOfVersion(named, numbers) > 0) return cost;
  if (numbers === "pair" && isUnmistakable(named)) return Math.min(cost, LIMIT);
  const model = modelOf(named, name, numbers, cost > LIMIT);
  if (model === null) return cost;
  const weights = sets.weights[model];
  if (weights.size === 0 && observe === null) return cost;
  const learned = costOfFeatures(
    (sink) => addFeatures(sink, named, name, numbers, costs),
    weights,
    observe && ((features) => observe(named, model, features)),
  );
  if (weights.size === 0) return cost;
  if (numbers === "pair" && isUsualWholeName(named) && isInCanon(named.item))
    return Math.min(learned, MOST_FOR_WHOLE_NAME);
  return isCalledChapter(named, name) ? Math.min(learned, LIMIT) : learned;
}

/**
 * The highest cost of chapter and verse after the whole name of a book that no person has. They may be a ratio or a time, but not in a text that
 * certainly cites the Bible, whose limit is that much higher.
 */
const MOST_FOR_WHOLE_NAME = LIMIT + BIBLE_TEXT;

/** A whole name that no person has, or a short form of a numbered book, and not in capitals: "Colossians", "Genesis", "1 Cor", but not "ROM". */
export const isUsualWholeName = (named: Pick<Named, "reader" | "sets" | "edge">): boolean =>
  isCertainWholeName(named) && !isShortInCapitals(named.reader, named.edge);

/** "Genesis chapter 22 kept me awake": the word "chapter" after a name that can only mean a book, and no word of another subject near it. */
function isCalledChapter(named: Named, name: NameKind): boolean {
  const { reader, sets, edge, item, place } = named;
  if (item.start?.verse !== ABSENT || name !== "certain" || !isCapitalName(named)) return false;
  if (!hasChapterWord(reader, place) || !isInCanon(item)) return false;
  return costsOfTopic(reader, sets, edge.from, place.to).secular === 0;
}

/** Whether a citation of chapter and verse cannot be anything else, whatever word follows it. */
const isUnmistakable = (named: Named): boolean =>
  isUnmistakableName(named) && !isRatio(named.item) && isInCanon(named.item);

/**
 * Whether nothing else than a book is called so: by a whole name ("Psalm", but not "Ps"; not "Genesis", which is also a band, nor "Ezra"),
 * or by a short one with its number ("1cor", but not "2 tim").
 */
export const isUnmistakableName = (named: Pick<Named, "reader" | "sets" | "edge">): boolean =>
  isCertainWholeName(named) && !named.sets.namesakes.has(named.reader.letters(named.edge.to - 1));

/** The same, but also "Genesis". */
const isCertainWholeName = ({ reader, sets, edge }: Pick<Named, "reader" | "sets" | "edge">): boolean =>
  nameKindOf({ reader, sets, edge }) === "certain" &&
  (edge.corrections & BIT.book_spelling) === 0 &&
  ((edge.corrections & SHORTENED) === 0 || isNumberedForm(reader, sets, edge));

/** Whether an edge is a form of a numbered book alone, and no person's name: "1 Cor", "2 Thess". */
function isNumberedForm(reader: Reader, { persons, words }: ProseSets, { ordinal, to }: BookEdge): boolean {
  const letters = reader.letters(to - 1);
  const isNumberedOnly = reader.entry(to - 1)?.plain.exact?.isNumbered === true;
  return ordinal > 0 && isNumberedOnly && !persons.has(letters) && !words.has(letters);
}

/** "Mat. 16. 18", as in old print */
const creditOfOldStyle = ({ reader, edge, item }: Named, numbers: NumberKind): number =>
  numbers === "dotted" && (edge.corrections & SHORTENED) !== 0 && isOldStyle(reader, edge, item) ? 20 : 0;

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

/**
 * Whether the writer uses no capitals where the name stands. A word that is not only a name must follow a verb of reading, and two letters
 * with chapter and verse need a word of religion.
 */
function isChat(named: Named, name: NameKind, numbers: NumberKind): boolean {
  const { reader, sets, edge, place, isSmallLine } = named;
  const { hasCapitals, hasChosenCapitals } = reader;
  if (!hasCapitals && (name === "certain" || name === "person")) return true;
  if (name === "certain" || (hasChosenCapitals && !(isSmallLine && numbers === "pair"))) return false;
  if (numbers === "pair")
    return name === "form" && (isLongForm(named) || hasSacredWord(reader, sets, edge.from, place.to));
  if (numbers !== "chapter") return false;
  return name === "person" || name === "form" || (name === "word" && isRead(named));
}

/** The cost of a short form joined to its numbers: "Jn3:16" is usual, "jn99" and "mc16" are identifiers. */
const JOINED: Readonly<Record<NumberKind, number>> = { pair: 0, dotted: 40, chapter: 15 };

/** From this number on, digits that are joined to a whole name in small letters are chapter and verse: "john316". */
const MIN_JOINED = 100;

/** Capitals among small letters ("PS 5.1") and a number joined to a short form ("ES6") usually mean something else. */
function costOfForm(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, edge, place } = named;
  const written = reader.written(edge.from, edge.to);
  const isShort = written.length < MIN_LONG_LETTERS;
  const isJoined = edge.to === place.from && !reader.isSpaced(place.from);
  let cost = isJoined && isShort ? JOINED[numbers] : 0;
  // "esther77 wrote"
  const isUserName = isJoined && !isShort && name === "person" && !isCapitalName(named);
  if (isUserName && numbers !== "pair" && reader.value(place.from) < MIN_JOINED) cost += 25;
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
  const { reader, sets, edge, item, place } = named;
  if (edge.to >= place.to) return 0;
  const kind = reader.kind(edge.to);
  const isPerson = name === "person" || name === "word";
  // "Mark", then on the next line "10:45 John"; "Mark", a tab and "10:30": a name in a table or a rota. Lines of a paragraph are longer.
  const mayBeTime = numbers !== "pair" || (isQuarter(item) && item.start === item.end);
  if (isPerson && mayBeTime && isInOtherCell(named)) return NEVER;
  // "at Jo's 10:30"
  if (name !== "certain" && POSSESSIVE.test(reader.written(edge.from, edge.to))) return NEVER;
  // "James: 1 more here", "Ruth,10:30"
  if (isPerson && numbers === "chapter" && kind === ":") return NEVER;
  if (isPerson && kind === "," && reader.isJoined(edge.to)) return NEVER;
  // "Three judges, 2:1.", in a text with capitals
  if (name === "word" && kind === "," && numbers === "pair" && !isCapitalName(named) && reader.hasCapitals)
    return NEVER;
  // "Genesis (24), Exodus (12)": how many of each
  if (numbers === "chapter" && kind === "(" && reader.kind(place.to) === ")" && item.start === item.end)
    return NEVER;
  // "Mark (9:30 service)"
  if (isPerson && mayBeTime && kind === "(" && sets.timeWords.has(reader.letters(place.to))) return NEVER;
  // "Posted by Mark. 3 comments": a dot after a whole name ends the sentence.
  const isWhole = (edge.corrections & SHORTENED) === 0 && edge.ordinal === 0;
  const isBeforeWord = reader.kind(place.to) === "word" && !reader.startsLine(place.to);
  if (numbers === "chapter" && kind === "." && isWhole && reader.isSpaced(edge.to + 1) && isBeforeWord)
    return NEVER;
  // "Thanks John. 8:45 it is"
  const isInSentence =
    reader.kind(edge.from - 1) === "word" && !reader.startsLine(edge.from) && !isPointedTo(named);
  if (isPerson && mayBeTime && kind === "." && isWhole && isBeforeWord && isInSentence) return 35;
  // "Mark: 3", but "three times in John: 3:1-21, 7:50-52"
  if (kind === ":" && name !== "certain")
    return numbers === "pair" && isInside(named) && !mayBeTime ? 10 : 25;
  if (kind === '"') return costOfQuoted(named, name);
  if (kind !== ",") return 0;
  // "Mark, the first chapter is done"
  if (isPerson && item.start?.verse === ABSENT && reader.has(edge.to + 1, "the")) return NEVER;
  // "Acts, ii. 38": a small Roman numeral and a verse are chapter and verse.
  const isRoman =
    reader.roman(place.from) > 0 && reader.written(place.from, place.from + 1) === reader.letters(place.from);
  if (hasChapterWord(reader, place) || (isRoman && numbers !== "chapter")) return 0;
  // "Luke, 12, and Ruth, 9": ages
  if (numbers === "chapter" && isPerson && item.start === item.end) return NEVER;
  return numbers === "pair" ? 25 : 40;
}

/** "in John" */
const isInside = ({ reader, sets, edge }: Named): boolean =>
  sets.insideWords.has(reader.letters(edge.from - 1));

/** A name in quotation marks is that of a song or a film: '"Exodus" 7:40', '"Mark" 2:15', but 'see "Romans" 8:28'. */
function costOfQuoted({ reader, sets, edge, item }: Named, name: NameKind): number {
  if (reader.kind(edge.to + 1) !== "number") return NEVER;
  if (name !== "certain" || !isInCanon(item)) return 25;
  const before = edge.from - 2;
  const isCited = reader.has(before, "see") || sets.placeWords.has(reader.letters(before));
  return !isCited && sets.namesakes.has(reader.letters(edge.to - 1)) ? NEVER : 0;
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

/** A corrected name counts only before a chapter and verse, which require a book, unless the misspelling is a frequent one. */
function costOfSpelling({ reader, sets, edge }: Named, numbers: NumberKind): number {
  if ((edge.corrections & BIT.book_spelling) === 0) return 0;
  const isUsual = sets.misspelledNames.has(reader.letters(edge.to - 1));
  return numbers === "pair" || isUsual ? 10 : NEVER;
}

/**
 * The cost of a chapter that the book does not have. It needs a sign that a book is meant, because such a number is more
 * often something else.
 */
function costOutsideCanon(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, sets, edge, item, place } = named;
  if (isInCanon(item)) return 0;
  // "Is 40:60 a sensible split?"
  if (numbers === "pair") return name === "particle" ? 25 : 0;
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
  const isBeside = sets.secular.has(reader.letters(place.to)) && !reader.startsLine(place.to);
  const isOther = isBare && secular >= OTHER_SUBJECT && sets.otherForms.has(reader.letters(edge.to - 1));
  return isBeside || isOther ? LIMIT + 1 : 0;
}
