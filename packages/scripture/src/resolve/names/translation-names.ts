/** Translations by code, name or initials, with the year or edition after them. */

import type { Reader } from "./token-reader.ts";

export interface Version {
  readonly code: string;
  /** The index after the name, and after its year. */
  readonly to: number;
  /** The name is one word that is also a short form of a book: "Rv". */
  readonly isBook: boolean;
}

const isYear = (value: number): boolean => value >= 1520 && value <= 2099;

/** Whether a hyphen joins two parts of a name: "RSV-CE", "Douay-Rheims". */
const isJoinedHyphen = (reader: Reader, at: number): boolean =>
  reader.kind(at) === "-" && reader.isJoined(at) && reader.kind(at + 1) === "word";

interface Found {
  readonly code: string;
  readonly to: number;
}

/** The longest name of a translation that begins at a word. */
function nameAt(reader: Reader, from: number): Found | null {
  let letters = reader.letters(from);
  let found: Found | null = null;
  for (let at = from; ; ) {
    const entry = reader.lexicon.find(letters);
    if (entry === undefined) break;
    if (entry.translation !== null) found = { code: entry.translation, to: at + 1 };
    at++;
    if (isJoinedHyphen(reader, at)) at++;
    if (reader.kind(at) !== "word") break;
    letters += reader.letters(at);
  }
  return found;
}

/** "A.V.", "R.S.V.": the letters of a code with dots between them. */
function initialsAt(reader: Reader, from: number): Found | null {
  let letters = reader.letters(from);
  let at = from;
  while (
    reader.letters(at).length === 1 &&
    reader.kind(at + 1) === "." &&
    reader.letters(at + 2).length === 1
  ) {
    at += 2;
    letters += reader.letters(at);
  }
  const code = reader.lexicon.find(letters)?.translation ?? null;
  return at === from || code === null ? null : { code, to: reader.pastDot(at + 1) };
}

/** The year or edition after a code: NIV84, NASB 1995, NASB '95, NA28, UBS5. */
function passEdition(reader: Reader, found: Found): Found {
  const { code, to } = found;
  const isMarked = reader.kind(to) === '"' || (reader.kind(to) === "-" && !reader.isSpaced(to));
  const at = isMarked && reader.value(to + 1) >= 0 && !reader.isSpaced(to + 1) ? to + 1 : to;
  const value = reader.value(at);
  if (value < 0) return found;
  const digits = reader.token(at).text;
  const withDigit = `${code}${digits}${reader.letters(at + 1).toUpperCase()}`;
  const longer = reader.lexicon.language.translations.find(([other]) => other === withDigit);
  if (longer !== undefined && /\d\D/.test(withDigit)) return { code: withDigit, to: at + 2 };
  // A year of two digits (one of this century must directly follow the code), or an edition number of one digit.
  const isShortYear = digits.length === 2 && (value >= 60 || (value <= 30 && at === to));
  const isEdition = digits.length === 1 && code === "UBS";
  const belongs = isYear(value) || (!reader.isSpaced(at) && (isShortYear || isEdition));
  return belongs ? { code, to: at + 1 } : found;
}

/** The translation that is named at a word; null when none is. */
export function versionAt(reader: Reader, at: number): Version | null {
  const from = reader.has(at, "the") && reader.kind(at + 1) === "word" ? at + 1 : at;
  const found = nameAt(reader, from) ?? initialsAt(reader, from);
  if (found === null || isBookInstead(reader, from, found)) return null;
  let { to } = found;
  while (reader.has(to, "edition")) to++;
  let { code, to: end } = passEdition(reader, { code: found.code, to });
  // "King James Bible, 1769/2017", "NIV, 2011".
  while ([",", ";"].includes(reader.kind(end)) && isYear(reader.value(end + 1))) end += 2;
  const isBook = reader.entry(from)?.plain.exact !== null && found.to === from + 1;
  return { code, to: end, isBook };
}

/** Editions of the Greek New Testament of Nestle and Aland; the number distinguishes "NA28" from Nahum. */
const isNestleEdition = (value: number): boolean => value >= 25 && value <= 29;

/** "Rv 3:20": before a number or chapter, a short form that is also a translation means the book. */
function isBookInstead(reader: Reader, from: number, { to }: Found): boolean {
  const entry = reader.entry(from);
  if (!entry?.plain.exact || to !== from + 1) return false;
  const number = reader.value(reader.kind(to) === "," && reader.kind(from - 1) === ";" ? to + 1 : to);
  if (entry.translation === "NA") return reader.isSpaced(to) || !isNestleEdition(number);
  if (number >= 0 && !isYear(number)) return true;
  const next = reader.pastDot(to);
  const isChapter =
    reader.has(next, "chapter") || (reader.entry(next)?.roles.size === 0 && reader.roman(next) > 0);
  return isChapter || /^[A-Z][a-z]/.test(reader.written(from, to));
}
