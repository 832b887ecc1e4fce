/**
 * Long titles: "The First Epistle of Paul the Apostle to the Corinthians", "The Gospel according to St. John", "The
 * Fourth Book of Moses, called Numbers". The reader skips the words of a title up to a name that may have that title.
 */

import { type BookGroup, bookById } from "../../book.ts";
import type { Role } from "../../languages/language.ts";
import * as BIT from "../correction-bits.ts";
import { type BookEdge, emptyEdge } from "./edge.ts";
import { lowerNames, type Title } from "./lexicon.ts";
import type { Reader } from "./token-reader.ts";
import { numberedAt, untitledBooksAt } from "./untitled-names.ts";

/** More tokens than any long title has. */
const MAX_TITLE = 18;

/** Roles of words that no title begins with. */
export const NEVER_FIRST: readonly Role[] = ["titleMiddle", "called", "otherwise", "office"];

/** Kinds of books that titles name, with the groups of books of that kind. */
const GENRES: ReadonlyMap<Role, readonly BookGroup[]> = new Map<Role, readonly BookGroup[]>([
  ["gospel", ["gospels"]],
  ["epistle", ["pauline_epistles", "general_epistles"]],
  ["prophecy", ["major_prophets", "minor_prophets"]],
]);

const genreOf = (role: Role | null): Role | null => (role !== null && GENRES.has(role) ? role : null);

/** Whether a book may have a title of this kind. There are titles outside the canon, such as a gospel of Peter. */
export function mayHave(genre: Role | null, bookId: number): boolean {
  const groups = genre === null ? undefined : GENRES.get(genre);
  return groups === undefined || (bookId > 0 && groups.includes(bookById(bookId).group));
}

/** The role of a word in a title; null if it has none. */
function titleRoleAt(reader: Reader, at: number): Role | null {
  const entry = reader.entry(at);
  if (reader.kind(at) !== "word") return null;
  // "A Letter to Hebrews", but "a revelation 3".
  if (entry?.roles.has("the") && entry.letters.length === 1 && titleRoleAt(reader, at + 1) === null)
    return null;
  if (entry !== null && entry.roles.size > 0) {
    const role = entry.titleRole;
    // "Ep. to the Hebrews", but "Ep 2:8": a short form of a book is a title word only before "of" and "to".
    const isShort = role !== null && entry.plain.exact !== null;
    if (isShort && !isBeforeOfOrTo(reader, at) && !isNumberedTitle(reader, at)) return null;
    if (role !== null || !entry.roles.has("in")) return role;
    return "titleMiddle";
  }
  const word =
    reader.isSpelling || reader.letters(at).length > 4 ? reader.speller.titleWord(reader.letters(at)) : null;
  return word === null ? null : (reader.lexicon.find(word)?.titleRole ?? null);
}

/** The same for a correctly spelled word that is not also a short form of a book. */
function plainRoleAt(reader: Reader, at: number): Role | null {
  const entry = reader.entry(at);
  return entry === null || entry.plain.exact !== null ? null : entry.titleRole;
}

/** "1 Ep. John iv. 8": between an ordinal and a name that has it. */
const isNumberedTitle = (reader: Reader, at: number): boolean =>
  reader.ordinal(at - 1) > 0 && (reader.entry(reader.pastDot(at + 1))?.numbered.exact ?? null) !== null;

function isBeforeOfOrTo(reader: Reader, at: number): boolean {
  const next = reader.pastDot(at + 1);
  return reader.has(next, "of") || reader.has(next, "to");
}

/** Whether a long title may begin at a token. */
export function mayStartTitle(reader: Reader, at: number): boolean {
  const next = reader.pastDot(at + 1);
  const role = reader.kind(next) === "word" ? titleRoleAt(reader, at) : plainRoleAt(reader, at);
  if (role !== null && NEVER_FIRST.includes(role)) return reader.letters(at).length === 1;
  // "To the Hebrews" is a title unless it may be the right end of a range.
  if (role === "to") return isLead(reader, at) && reader.has(at + 1, "the");
  if (role !== null) return role !== "of";
  if (reader.ordinal(at) === 0 || (reader.entry(at)?.roles.size ?? 0) > 0) return false;
  return mayFollowOrdinal(reader, next);
}

/** Whether a token may follow the ordinal of a title: "1 Epistle", but not "3 by John". */
function mayFollowOrdinal(reader: Reader, at: number): boolean {
  const role = titleRoleAt(reader, at);
  if (role === null) return false;
  const isSaint =
    reader.letters(at).length === 1 &&
    reader.kind(at + 1) === "." &&
    reader.kind(at + 2) === "word" &&
    reader.entry(at + 2)?.roles.size !== 1;
  return isSaint || (role !== "to" && !NEVER_FIRST.includes(role));
}

/** Whether the token before another may lead to a reference: the start, a semicolon, a bracket, "see". */
function isLead(reader: Reader, from: number): boolean {
  const at = reader.beforeDot(from);
  const kind = reader.kind(at);
  return (
    kind === "start" || kind === ";" || kind === "(" || (kind === '"' && at === 0) || reader.isSeeWord(at)
  );
}

/** The token of the name after the words of a title, with the title's ordinal and kind. */
export interface TitleWords {
  readonly at: number;
  readonly ordinal: number;
  readonly genre: Role | null;
}

/** Skips the words of a title; null if no name can follow them. */
export function passTitleWords(reader: Reader, from: number): TitleWords | null {
  let ordinal = 0;
  let genre: Role | null = null;
  for (let at = from; at < from + MAX_TITLE; at++) {
    const role = titleRoleAt(reader, at);
    genre = genreOf(role) ?? genre;
    if (role !== null || reader.kind(at) === "." || reader.kind(at) === ",") continue;
    const found = reader.ordinal(at);
    if (found === 0 || ordinal > 0) {
      const isName = reader.kind(at) === "word" && at > from && !isChapterOf(reader, at);
      return isName ? { at, ordinal, genre } : null;
    }
    ordinal = found;
  }
  return null;
}

/** "In the third of John": this may be chapter 3 of John, or 3 John. */
function isChapterOf(reader: Reader, at: number): boolean {
  const title = reader.entry(at)?.plain.exact;
  return title?.isNumbered === false && reader.has(at - 1, "of") && reader.ordinal(at - 2) > 0;
}

/** The books that a long title at a token names; empty when none begins there. */
export function titledBooksAt(reader: Reader, from: number): readonly BookEdge[] {
  if (!mayStartTitle(reader, from)) return [];
  const words = passTitleWords(reader, from);
  if (words === null) return [];
  const { at, ordinal } = words;
  const found =
    ordinal === 0
      ? namedAt(reader, at)
      : [numberedAt(reader, { from, name: at, ordinal, skip: 0 })].filter((edge) => edge !== null);
  return found.flatMap((edge) => withTitle(reader, from, words, edge) ?? []);
}

/** The names at a word, without title words before them; includes "Peter's First Letter". */
export const namedAt = (reader: Reader, at: number): readonly BookEdge[] => {
  const possessive = possessiveAt(reader, at) ?? epistleOf(reader, at);
  return possessive === null ? untitledBooksAt(reader, at) : [possessive];
};

/** Extends a name by the writer and his office after it: "Revelation of St. John the Divine". */
export function withWriter(reader: Reader, edge: BookEdge): BookEdge {
  const writers = reader.lexicon.writers.get(edge.bookIds.length === 1 ? (edge.bookIds[0] ?? 0) : 0);
  const separator = reader.pastDot(edge.to);
  if (writers === undefined || !reader.hasAny(separator, ["of", "to"])) return withOffice(reader, edge);
  const to = afterWriter(reader, separator, writers);
  const written =
    to < 0 ? edge : { ...edge, to, corrections: edge.corrections | BIT.title_words, isTitled: true };
  return withOffice(reader, written);
}

const MAX_WRITER = 8;

/** The token after the writer's name that follows a title; -1 when there is none. */
function afterWriter(reader: Reader, from: number, writers: readonly string[]): number {
  let to = -1;
  let letters = "";
  for (let at = from; at < from + MAX_WRITER; at++) {
    const isWord = reader.kind(at) === "word";
    if (!isWord && reader.kind(at) !== ".") break;
    const word = reader.isSpelling
      ? (reader.speller.titleWord(reader.letters(at)) ?? reader.letters(at))
      : reader.letters(at);
    const isName = isWord && (isWriter(reader, letters + word, writers) || isWriter(reader, word, writers));
    if (isName) to = at + 1;
    if (isWord && !isName && titleRoleAt(reader, at) === null) break;
    letters = isName || reader.hasAny(at, ["of", "to", "the"]) ? "" : letters + word;
  }
  return to;
}

function isWriter(reader: Reader, letters: string, writers: readonly string[]): boolean {
  if (writers.some((writer) => letters.endsWith(writer))) return true;
  const title = reader.isSpelling ? reader.correct(letters, "plain", true).titles[0] : undefined;
  return title !== undefined && writers.includes(title.letters);
}

/** Extends a name by the writer's office after it: "Isaiah the Prophet", "the Epistle of St. James the Apostle". */
function withOffice(reader: Reader, edge: BookEdge): BookEdge {
  if (!reader.has(edge.to, "the") || !reader.has(edge.to + 1, "office") || edge.bookIds.length === 0)
    return edge;
  const to = edge.to + 2;
  // A prophet's name is that of his book; other names mean the person unless a number follows.
  const isBook = edge.isTitled || mayHave("prophecy", edge.bookIds[0] ?? 0) || reader.kind(to) === "number";
  return isBook ? { ...edge, to, corrections: edge.corrections | BIT.title_words } : edge;
}

/** The edge of a name together with the title before it; null if the book cannot have that title. */
function withTitle(reader: Reader, from: number, words: TitleWords, edge: BookEdge): BookEdge | null {
  const genre = words.genre ?? (reader.has(from, "to") ? "epistle" : null);
  const isInitial = reader.letters(from).length === 1 && words.ordinal === 0;
  const [bookId = 0] = edge.bookIds;
  if (edge.bookIds.length === 0) return { ...edge, from, isTitled: true };
  if (edge.bookIds.length > 1)
    return genre === "gospel" || isInitial ? null : { ...edge, from, isTitled: true };
  const numbered = genre === "epistle" ? numberedInstead(reader, edge) : null;
  if (numbered !== null)
    return { ...edge, from, bookIds: numbered.bookIds, reason: "missing_ordinal", title: numbered };
  if (!mayHave(genre, bookId) || (isInitial && bookById(bookId).testament === "OT")) return null;
  const isOnlyThe = words.at === from + 1 && reader.has(from, "the");
  const nameCorrections = isOnlyThe ? edge.corrections : 0;
  const titled = {
    ...edge,
    from,
    text: isOnlyThe ? edge.text : (lowerNames[bookId] ?? ""),
    corrections: nameCorrections | BIT.title_words,
    isTitled: true,
  };
  return isOnlyThe ? titled : passOtherName(reader, titled);
}

/** The numbered title that is meant in place of the book without a number: "Epistle of John". */
function numberedInstead(reader: Reader, edge: BookEdge): Title | null {
  const [bookId = 0] = edge.bookIds;
  if (edge.ordinal > 0 || mayHave("epistle", bookId)) return null;
  const title = reader.lexicon.find(lowerNames[bookId] ?? "")?.numbered.exact ?? null;
  return title?.bookIds.every((id) => mayHave("epistle", id)) ? title : null;
}

/** "The First Book of Samuel, otherwise called the First Book of the Kings": skips the second name. */
function passOtherName(reader: Reader, edge: BookEdge): BookEdge {
  let at = reader.kind(edge.to) === "," ? edge.to + 1 : edge.to;
  if (reader.has(at, "otherwise")) at++;
  if (!reader.has(at, "called")) return edge;
  at = reader.kind(at + 1) === "," ? at + 2 : at + 1;
  const [other] = titledBooksAt(reader, at).concat(untitledBooksAt(reader, at));
  return other === undefined ? edge : { ...edge, to: other.to };
}

/** "Peter, 1 Ep. v. 8": a writer before the number of his letter. */
function epistleOf(reader: Reader, at: number): BookEdge | null {
  const comma = reader.pastDot(at + 1);
  const ordinal = reader.kind(comma) === "," ? reader.ordinal(comma + 1) : 0;
  const title = ordinal === 0 || !reader.has(comma + 2, "epistle") ? null : reader.entry(at)?.numbered.exact;
  const bookId = title?.bookIds[ordinal - 1] ?? 0;
  if (!mayHave("epistle", bookId)) return null;
  const named = { bookIds: [bookId], ordinal, text: lowerNames[bookId] ?? "", isTitled: true };
  return { ...emptyEdge(at, comma + 3), ...named, corrections: BIT.title_words };
}

/** "Peter's First Letter", "Mark's Gospel": a writer before the kind of the book. */
function possessiveAt(reader: Reader, at: number): BookEdge | null {
  const letters = reader.letters(at);
  const ordinal = reader.ordinal(at + 1);
  const last = ordinal > 0 ? at + 2 : at + 1;
  const genre = genreOf(titleRoleAt(reader, last));
  if (!letters.endsWith("s") || genre === null || genre === "prophecy") return null;
  const entry = reader.lexicon.find(letters.slice(0, -1));
  const title = ordinal > 0 ? entry?.numbered.exact : entry?.plain.exact;
  const index = ordinal > 0 ? ordinal - 1 : 0;
  const bookId = title?.isNumbered === ordinal > 0 ? (title.bookIds[index] ?? 0) : 0;
  if (!mayHave(genre, bookId)) return null;
  return {
    ...emptyEdge(at, last + 1),
    bookIds: [bookId],
    text: lowerNames[bookId] ?? "",
    corrections: BIT.title_words,
    isTitled: true,
  };
}
