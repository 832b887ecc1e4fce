/** Names and numbers of other works: commentaries, songs and films, episodes, and scenes of plays. */

import { chapterCount } from "../canon.ts";
import { ABSENT } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { matchAt } from "./match-at.ts";
import { isCapitalName, isInCanon, isObject, isRomanPair, markAt, type Named, nameKindOf } from "./named.ts";

/** "Barrett, 1 Corinthians, 163", "Dunn, Romans, 1:52": the title of a book after its author, and the volume or page. */
export const isTitleOfWork = (named: Named): boolean => {
  const { reader, edge, item } = named;
  return (
    reader.kind(edge.to) === "," &&
    // "the siege of Samaria, 2d Kings, vi. 25", but "Lange, Genesis, i. 20"
    !(edge.ordinal > 0 && isRomanPair(named) && isInCanon(item)) &&
    // "Now, Romans, chapter 5, verse 8"
    !(reader.has(edge.to + 1, "chapter") && item.start?.verse !== ABSENT) &&
    isAfterAuthor(named)
  );
};

/** "Zenger, Psalms": a word with a capital letter, which is no book, and a comma stand before the name. */
const isAfterAuthor = ({ reader, edge }: Named): boolean =>
  reader.kind(edge.from - 1) === "," &&
  reader.books(edge.from - 2).length === 0 &&
  /^\p{Lu}\p{Ll}/u.test(reader.written(edge.from - 2, edge.from - 1));

/** Series of commentaries, as the SBL Handbook of Style abbreviates them. */
const SERIES =
  "AB|AYB|ACCS|BECNT|BNTC|BST|EBC|FOTL|ICC|JPSTC|NAC|NCBC|NIB|NIBC|NICNT|NICOT|NIGTC|NIVAC|NTL|OTL|PNTC|TNTC|TOTC|WBC";
/** A place, a publisher and a year in brackets; or a series, with a volume or in front of a year in brackets. */
const PUBLISHED = new RegExp(
  String.raw`\s\([^()\n:]{1,50}:\s[^()\n]{1,50},\s\d{4}\)|(?:,\s|\s\()(?:${SERIES})(?:\s\d{1,3}[A-Z]?(?![\d:])|[^;:()\n]{0,20}\([^()\n]{0,60}\d{4}\))`,
  "uy",
);

/**
 * "Zenger, Psalms 2 (Minneapolis: Fortress, 2005)", "D. Clines, Job 1\u201320 (WBC 17)", "F. Bovon, Luke 2, 77": a commentary or a volume of one, after its
 * author.
 */
export const isCommentary = (named: Named): boolean =>
  isAfterAuthor(named) &&
  (isVolumeAndPage(named) ||
    matchAt(PUBLISHED, named.reader.lines, named.reader.token(named.place.to - 1).end) !== null);

/** Whether the author has an initial, and a number follows that is no verse or chapter of the book: "R. Brown, John 1, 102". */
function isVolumeAndPage({ reader, edge: { from }, item: { bookId, start }, place: { to } }: Named): boolean {
  const page = reader.value(to + 1);
  const isPage = page > chapterCount(bookId) && !isWithin(bookId, start?.chapter ?? 0, page);
  return (
    reader.kind(from - 3) === "." &&
    /^\p{Lu}$/u.test(reader.written(from - 4, from - 3)) &&
    reader.kind(to) === "," &&
    isPage
  );
}

/** "chapter 3 of John Stott's book": after the name of a person, the surname of an author and a word for a book, or a title. Not "of Luke Mary's song". */
export function isFirstName({ reader, sets, edge: { to } }: Named): boolean {
  if (!sets.persons.has(reader.letters(to - 1))) return false;
  if (reader.kind(to) !== "word" || !reader.isSpaced(to) || reader.startsLine(to)) return false;
  const isAuthor = /^\p{Lu}\p{Ll}.*['\u2019]s$/u.test(reader.written(to, to + 1));
  const work = to + 1;
  const isTitle = /^\p{Lu}/u.test(reader.written(work, work + 1));
  return isAuthor && (isTitle || reader.has(work, "title") || sets.commentaries.has(reader.letters(work)));
}

/** "\"Ruth\" 3:11, \"Luke\" 2:52": one of several titles with their lengths, if the name can be a title. */
export function isQuotedTitle(named: Named): boolean {
  const { reader, edge } = named;
  if (nameKindOf(named) === "certain" || (reader.lines.match(QUOTED_LENGTH)?.length ?? 0) < 2) return false;
  const { start } = reader.token(edge.from);
  const { end } = reader.token(edge.to - 1);
  return OPENING.test(reader.lines.slice(start - 1, start)) && CLOSING.test(reader.lines.slice(end, end + 2));
}

const QUOTED_LENGTH = /["\u201d]\s\d{1,2}:\d\d(?!\d)/g;
const OPENING = /["\u201c]/;
const CLOSING = /^["\u201d]\s/;

/**
 * "Ep. 3: Walking by Faith", "9:14 Song 1: Goodness of God": a short form at the start of a line, or a song after the time at which it begins,
 * with its number and a mark after it.
 */
export function isEpisode({ reader, sets, edge: { from, to: nameTo }, place: { to } }: Named): boolean {
  const letters = reader.letters(nameTo - 1);
  if (!EPISODE_ENDS.has(markAt(reader, to))) return false;
  const startsLine = (at: number): boolean =>
    reader.startsLine(at) || reader.kind(at - 1) === "start" || isObject(reader, at - 1);
  const isAfterTime = reader.kind(from - 1) === "number" && reader.kind(from - 2) === ":";
  if (sets.songs.has(letters)) return isAfterTime && startsLine(from - 3);
  return sets.episodeForms.has(letters) && startsLine(from);
}

/** "I start song 4", in a text with capitals: no chapter of the Song of Songs. "Isa 5 and song 1" is a list. */
export const isNumberOfSong = (named: Named): boolean => {
  const { reader, sets, edge } = named;
  const before = edge.from - 1;
  const isAfterMark = reader.isAnd(before) || LIST_MARKS.has(reader.kind(before));
  const isInList = named.isListed || (isAfterMark && reader.kind(before - 1) === "number");
  const isWord = edge.to === edge.from + 1 && sets.songs.has(reader.letters(edge.from));
  return isWord && !isInList && !isCapitalName(named) && reader.hasCapitals;
};

const LIST_MARKS: ReadonlySet<string> = new Set([",", ";"]);

const EPISODE_ENDS: ReadonlySet<string> = new Set([":", "-"]);

/** "act v. sc. 1", "Act 3, scene 2" */
export function isSceneOfPlay({ reader, sets, edge, place: { from, to } }: Named): boolean {
  if (!sets.acts.has(reader.letters(edge.to - 1))) return false;
  for (let at = from; at <= to + 1; at++)
    if (sets.scenes.has(reader.letters(at)) && isNumber(reader, reader.pastDot(at + 1))) return true;
  return false;
}

const isNumber = (reader: Named["reader"], at: number): boolean =>
  reader.kind(at) === "number" || reader.roman(at) > 0;
