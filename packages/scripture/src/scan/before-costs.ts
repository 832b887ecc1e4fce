/** The evidence in the text before a name, and in the verb after its numbers. */

import type { Reader } from "../resolve/names/token-reader.ts";
import { isOtherNumbering } from "./hebrew-numbering.ts";
import {
  hasFurtherVerses,
  isBareShortForm,
  isCapitalName,
  isInCanon,
  isLongForm,
  isNamedObject,
  isNumberedThing,
  MIN_LONG_FORM,
  markAt,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
  SENTENCE_STARTS,
  SHORTENED,
  tokenBefore,
} from "./named.ts";
import { hasSacredWord } from "./topic-costs.ts";

/** The cost of the text before a name. Negative if it suggests a citation. */
export function costBefore(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, sets, edge, isListed } = named;
  if (isOtherWork(named) || isOtherNumbering(named)) return NEVER;
  const at = tokenBefore(named);
  // "Part 2 John 3:16": a label alone does not outweigh a chapter and verse of a full name.
  if (isLabelled(named, name, numbers)) return name === "person" && numbers === "pair" ? 20 : 35;
  if (name === "certain") {
    if (numbers === "chapter") return isCompoundNoun(named) ? 25 : 0;
    // "Prof. Lam 4:15"
    return isBareShortForm(named) && sets.shortTitles.has(titleBefore(named)) ? 35 : 0;
  }
  const word = reader.letters(at);
  const title = titleBefore(named);
  if (sets.personTitles.has(title)) return numbers === "pair" ? 10 : 40;
  const kind = reader.kind(at);
  // "St. Luke 4 Church Lane"
  const isSaint = sets.saints.has(reader.letters(edge.from)) || (kind === "." && sets.saints.has(title));
  const isStart = isSentenceStart(reader, at) && !isSaint;
  if (name === "particle" && isCapitalName(named)) {
    if (!isStart) return -20;
    if (numbers === "pair" && isCitedAtStart(named)) return -10;
  }
  if (numbers === "pair") {
    if (sets.readWords.has(word) || verbCredit(named) > LINK_CREDIT) return -10;
    if (name === "form" && isAfterAbbreviation(named)) return 15;
    return name === "word" && isCompound(named) ? 15 : 0;
  }
  if (isListed) return name === "word" || name === "form" ? -20 : -10;
  // "the Mark 3 amplifier"
  const article = reader.has(edge.from, "the") ? reader.letters(edge.from) : word;
  if (sets.determiners.has(article)) return name === "namesake" && !sets.indefinites.has(article) ? 20 : 10;
  if (isAnnounced(named)) return -20;
  const part = costOfProperName(named);
  if (part > 0) return part;
  const isNumbered = isNumberedThing(named);
  if (
    (sets.readWords.has(word) && (name !== "form" || !isNumbered)) ||
    (name === "person" && !isNumbered && sets.insideWords.has(word))
  )
    return -25;
  if (kind === ":" && isAnnouncement(named, reader.letters(at - 1))) return -20;
  const isWholeName =
    !isNumbered && ((name === "word" && isCapitalName(named)) || (name === "form" && isLongForm(named)));
  if (sets.placeWords.has(word) || reader.has(at, "see") || reader.has(at, "in"))
    return isWholeName ? -15 : -10;
  // "A good place to start is Mark 1", "So what is Ezekiel 38 about?"
  if (sets.linkVerbs.has(word) && !isNumbered && !isStart) return name === "form" ? 0 : -10;
  if (kind === "(" || kind === ";" || kind === ":") return -10;
  if (name === "person") {
    return verbCredit(named) > 0 || (isStart && !isNickname(named) && !isDescribedAfter(named)) ? -10 : 0;
  }
  // In the middle of a sentence, an ordinary word has no capital letter.
  if (!isCapitalName(named)) return 0;
  const credit = verbCredit(named);
  if (name === "form") return -credit;
  if (name !== "word") return 0;
  // "Mark 16 ends abruptly": before a verb, the word is no verb itself.
  const isSubject = credit > 0 && !isNumbered;
  return -credit - (isSubject || !(isStart || isListMark(kind)) ? 5 : 0);
}

/**
 * "Testament of Job 4:5", "T. Levi 3:1", "Midrash Ruth 3:4", "Ignatius, Romans 4:1", "4 Ezra 7:33", "Homilies on Matthew 15.3": a work that is not in the Bible,
 * named after a person or a book.
 */
function isOtherWork(named: Named): boolean {
  const { reader, sets, edge } = named;
  let before = edge.from - 1;
  const name = reader.letters(edge.to - 1);
  if (edge.ordinal === 0 && reader.lexicon.outsideNumbered.has(name) && isOutsideNumber(named, before))
    return true;
  // "Chrys. Hom. in Matt. xv. 3", "Ignat. ad Rom. iv. 1"
  const isAbout = sets.aboutWorks.has(reader.written(before, before + 1)) && reader.kind(before - 1) === ".";
  if (isAbout && sets.shortTitlesOfWorks.has(reader.letters(before - 2))) return true;
  if (isPartOfCommentary(named)) return true;
  // "Ignatius, To the Ephesians 7:2", "sura The Romans 30:21"
  const to = reader.has(before, "the") ? before - 1 : before;
  if (reader.has(to, "to")) before = to - 1;
  else if (sets.works.has(reader.letters(to))) before = to;
  const isOf = reader.has(before, "of");
  const isApart = isOf || reader.kind(before) === "." || reader.kind(before) === ",";
  // "Wisd. of Sol. 16:6"
  const at = isApart ? reader.beforeDot(before) : before;
  const work = reader.letters(at);
  if (!isApart && sets.smallWorks.has(work)) return true;
  if (!/^\p{Lu}/u.test(reader.written(at, at + 1))) return false;
  if (isOf) return sets.worksOfPersons.has(`${work}/${name}`);
  return sets.works.has(work) || sets.shortWorks.has(`${work}/${name}`);
}

/**
 * "Homilies on Matthew 15.3", "Origen, Commentary on John 2.12": a work on a book, with the number of one of its parts. An author must stand before
 * other works than homilies, as a dot may also stand between chapter and verse.
 */
function isPartOfCommentary({ reader, sets, edge, place }: Named): boolean {
  const on = edge.from - 1;
  const work = reader.letters(on - 1);
  const isDotted = reader.kind(place.from + 1) === "." && reader.isJoined(place.from + 1);
  if (!isDotted || !sets.aboutWords.has(reader.letters(on))) return false;
  const isAfterAuthor = reader.kind(on - 2) === "," && /^\p{Lu}/u.test(reader.written(on - 3, on - 2));
  const isCapital = /^\p{Lu}/u.test(reader.written(on - 1, on));
  return isCapital && (sets.homilies.has(work) || (isAfterAuthor && sets.commentaries.has(work)));
}

/**
 * "4 Ezra", "2 Mc": a number of a book that is not in the canon. It belongs to no other numbers and does not begin the line. Before a whole
 * name, 1 and 2 are those of a list.
 */
function isOutsideNumber({ reader, sets, edge }: Named, at: number): boolean {
  const least = (edge.corrections & SHORTENED) === 0 ? 3 : 1;
  const number = Math.max(reader.value(at), reader.ordinal(at));
  if (number < least || number > 6 || reader.startsLine(edge.from)) return false;
  // "Rom 8:1, 2 Mc 7:1", but "Rom 3:14,4 Ezra 3:1"
  const isApart = reader.kind(at - 1) === "," && reader.isSpaced(at);
  if (reader.books(at - 1).length > 0 || sets.counters.has(reader.letters(at - 1))) return false;
  // "On purgatory: 2 Mc 12:43"
  const isAfterColon = reader.kind(at - 1) === ":" && reader.isSpaced(at);
  return isApart || isAfterColon || !NUMBER_MARKS.has(reader.kind(at - 1));
}

const NUMBER_MARKS: ReadonlySet<string> = new Set([",", ":", "-", ".", "number"]);

/** "Dan 5 and Josh 4 built a fort": a short form without a dot that is also the short name of a person. */
const isNickname = ({ reader, edge }: Named): boolean =>
  (edge.corrections & SHORTENED) !== 0 &&
  reader.letters(edge.to - 1).length >= MIN_LONG_FORM &&
  reader.kind(edge.to) !== ".";

/** The word before the name. A dot may follow it only if it is a short title: "This is my son. John 3 says". */
function titleBefore({ reader, sets, edge }: Named): string {
  const at = edge.from - 1;
  if (reader.kind(at) !== ".") return reader.letters(at);
  const short = reader.letters(at - 1);
  return sets.shortTitles.has(short) ? short : "";
}

/**
 * "Room Gen 3", "Track 4 Exodus 7:40", "the tram Lam 3:10": a word for numbered things, perhaps with its own number,
 * before the name. It never counts in a sentence with a word of religion ("Sermon unit Luke 2:11"). Before a chapter and
 * verse of a name that can only mean a book, it counts only if the name is a short form and nothing points to it.
 */
function isLabelled(named: Named, name: NameKind, numbers: NumberKind): boolean {
  const { reader, sets, edge, item } = named;
  if (name === "certain" && numbers === "pair" && isInCanon(item) && !isBareShortForm(named)) return false;
  const word = edge.from - 1;
  // "Part 2: Jonah 2" names what follows the colon.
  const number = reader.kind(word) === "," && markAt(reader, word) === "," ? word - 1 : word;
  const { start } = reader.token(word);
  if (COMMAND.test(reader.lines.slice(Math.max(0, start - 2), start))) return false;
  const isLabel =
    sets.labels.has(reader.letters(word)) ||
    (reader.value(number) >= 0 && sets.labels.has(reader.letters(number - 1)));
  return isLabel && !hasSacredWord(reader, sets, edge.from, named.place.to);
}

/** The mark of a command of LaTeX before its name. */
const COMMAND = /(?:^|[\s}])\\$/;

/** "Reading: Mark 1", "Sunday: Mark 2" */
const isAnnouncement = ({ sets }: Named, word: string): boolean =>
  sets.placeWords.has(word) || sets.courseParts.has(word) || sets.timeWords.has(word);

/** "Lesson 3: Ruth 1", "Day 1 - Mark 1": a part of a plan or a course, with its number, before the name. */
function isAnnounced({ reader, sets, edge }: Named): boolean {
  const mark = edge.from - 1;
  const isMark = reader.kind(mark) === ":" || isListMark(reader.kind(mark));
  return isMark && reader.value(mark - 1) >= 0 && sets.courseParts.has(reader.letters(mark - 2));
}

/** "The Deuteronomy 3 ghost": an article before the name and a noun after the number, without words of religion. */
function isCompoundNoun({ reader, sets, edge, place: { to } }: Named): boolean {
  const word = reader.letters(to);
  const isNoun = word !== "" && !sets.after.has(word) && reader.entry(to) === null;
  const hasArticle = reader.has(edge.from, "the") || sets.determiners.has(reader.letters(edge.from - 1));
  return isNoun && hasArticle && !edge.isTitled && !hasSacredWord(reader, sets, edge.from, to);
}

/** "Print job 2:1": in a text with capitals, a name in small letters that another noun or adjective describes. */
function isCompound({ reader, sets, edge }: Named): boolean {
  const at = edge.from - 1;
  const written = reader.written(edge.from, edge.to);
  return (
    written === written.toLowerCase() &&
    reader.hasCapitals &&
    reader.kind(at) === "word" &&
    reader.entry(at) === null &&
    !sets.placeWords.has(reader.letters(at)) &&
    !sets.after.has(reader.letters(at))
  );
}

/**
 * "What does Luke 16 teach?", "Does Numbers 5 really say that?", "Job 38 is God's answer": the name and number are the
 * subject of the verb after them, so the number counts nothing. A verb of saying says more than another.
 */
function verbCredit(named: Named): number {
  const {
    reader,
    sets,
    place: { to },
  } = named;
  const at = sets.adverbs.has(reader.letters(to)) ? to + 1 : to;
  const verb = reader.letters(at);
  if (sets.sayings.has(verb)) return 15;
  const next = reader.letters(at + 1);
  if (sets.linkVerbs.has(verb)) {
    // "Mal 3 is about tithing"
    if (sets.aboutWords.has(next) && reader.kind(at + 2) === "word") return 15;
    // "Ezra 3 is a library"
    return sets.indefinites.has(next) ? 0 : LINK_CREDIT;
  }
  // "John 11 wrecks me", "Job 1-2 sets the scene"
  // "Matthew 1 traces Joseph"
  const hasObject = sets.objects.has(next) || isNamedObject(named, at + 1);
  const isTransitive = (hasObject && !isCount(named)) || sets.determiners.has(next);
  return sets.actionVerbs.has(verb) || (verb.endsWith(sets.verbEnding) && isTransitive) ? LINK_CREDIT : 0;
}

/** "Mark 6 questions you skipped": a verb before a number may have what is counted after it. */
const isCount = ({ reader, sets, edge }: Named): boolean => sets.words.has(reader.letters(edge.to - 1));

const LINK_CREDIT = 10;

const isListMark = (kind: string): boolean => kind === "," || kind === "-";

/** Whether a token is before the first word of a sentence. */
const isSentenceStart = (reader: Reader, at: number): boolean =>
  SENTENCE_STARTS.has(reader.kind(at)) ||
  (reader.kind(at) === '"' && SENTENCE_STARTS.has(reader.kind(at - 1)));

/**
 * Whether an ambiguous word at the start of a sentence begins a citation: a verb of saying follows ("Is 53:5 says"), or
 * the text has nothing else.
 */
const isCitedAtStart = ({ reader, sets, edge, place }: Named): boolean =>
  sets.sayings.has(reader.letters(place.to)) ||
  (reader.kind(edge.from - 1) === "start" && reader.kind(place.to) === "end");

/** "Luke 21, won the race": after the comma is no word that often follows a citation. */
function isDescribedAfter({ reader, sets, place: { to } }: Named): boolean {
  const word = reader.letters(to + 1);
  return (
    markAt(reader, to) === "," && word !== "" && !sets.after.has(word) && reader.books(to + 1).length === 0
  );
}

/**
 * "Finance Act 2.3", "Billy Joel 52", "Hurricane Luke 4": a word with a capital letter directly before the name. At the
 * start of a sentence every word has one.
 */
function costOfProperName({ reader, sets, edge, line }: Named): number {
  const at = edge.from - 1;
  if (line !== "inside" || reader.kind(at) !== "word" || !reader.hasSmallLetters) return 0;
  const word = reader.letters(at);
  const written = reader.written(at, edge.from);
  // "5D Mk 4"
  if (/^\p{Lu}/u.test(written) && reader.kind(at - 1) === "number" && !reader.isSpaced(at)) return 20;
  if (reader.entry(at) !== null || sets.placeWords.has(word) || sets.timeWords.has(word)) return 0;
  if (SENTENCE_STARTS.has(reader.kind(at - 1)))
    return /^\p{Lu}\p{Ll}/u.test(written) && !sets.after.has(word) && !sets.sacred.has(word) ? 10 : 0;
  return /^\p{Lu}\p{Ll}/u.test(written) ? 20 : 0;
}

/** "Am. Rev. 4:2", "Numbers Act 4:1": another word with a capital letter, perhaps shortened, before a short form. */
function isAfterAbbreviation(named: Named): boolean {
  const { reader, sets, edge, line } = named;
  const dot = edge.from - 1;
  const at = reader.kind(dot) === "." ? dot - 1 : dot;
  const word = reader.letters(at);
  if (
    line !== "inside" ||
    word === "" ||
    !reader.hasSmallLetters ||
    !/^\p{Lu}\p{Ll}*$/u.test(reader.written(at, at + 1))
  )
    return false;
  if (at < dot && !isShortened(named, at)) return false;
  // "A city in Macedonia Ac 17:10,13"
  if (at === dot && hasFurtherVerses(named)) return false;
  const isOrdinary =
    sets.placeWords.has(word) || (at === dot && sets.after.has(word)) || sets.sacred.has(word);
  const entry = reader.entry(at);
  return !isOrdinary && (entry === null || entry.plain.exact !== null);
}

/**
 * Whether the word at `at`, which has a dot, is shortened: so is the name after it, and no word in small letters stands
 * before it. Otherwise the dot ends a sentence: "out of Judah. Mic 5:2", "King Saul. Lev 19:18".
 */
const isShortened = ({ reader, edge }: Named, at: number): boolean =>
  reader.letters(at).length <= MAX_SHORTENED &&
  reader.kind(edge.to) === "." &&
  !/^\p{Ll}/u.test(reader.written(at - 1, at));

const MAX_SHORTENED = 4;
