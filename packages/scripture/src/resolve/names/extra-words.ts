/** Words that must not become part of a misspelled name of several words: "Revelation xyz", "Song xyz of Songs". */

import { MAX_PADDED } from "./spelling/slip-costs.ts";
import type { Corrected } from "./spelling/speller.ts";
import { distanceBetween, spell, spellTyped } from "./spelling/word-distance.ts";
import type { Reader } from "./token-reader.ts";

/** A beginning that lacks at most this many letters counts as the whole name: "Revelat". */
const MAX_LEFT_OUT = 3;
const MIN_PADDING = 3;

/**
 * Whether one of the `count` words from `first` is unknown although the others are already a complete name. `corrected`
 * is the name that all words together were corrected to.
 */
export function isPadded(
  reader: Reader,
  first: number,
  count: number,
  hasOrdinal: boolean,
  corrected: Corrected,
): boolean {
  if (count < 2) return false;
  const words = Array.from({ length: count }, (_, index) => reader.letters(first + index));
  return words.some((_, index) => isPadding(reader, first, words, index, hasOrdinal, corrected));
}

function isPadding(
  reader: Reader,
  first: number,
  words: readonly string[],
  index: number,
  hasOrdinal: boolean,
  { name, titles: [title] }: Corrected,
): boolean {
  const at = first + index;
  const word = words[index] ?? "";
  if (reader.hasAny(at, ["of", "the"])) return false;
  const remaining = words.toSpliced(index, 1).join("");
  const entry = reader.lexicon.find(remaining);
  const sense = hasOrdinal ? entry?.numbered : entry?.plain;
  if (remaining === name || (index > 0 && isOtherBook(reader, at, title))) return true;
  const isName = sense?.isName === true || index === 0;
  if (isName && sense?.exact === title && !continuesWith(name, remaining, word)) return true;
  // "Song oe Solomon": a short word between others is a misspelled particle.
  if (word.length < MIN_PADDING && index > 0 && index < words.length - 1) return false;
  if (name.startsWith(remaining) && name.length - remaining.length <= MAX_LEFT_OUT) return true;
  const room = index === words.length - 1 ? 2 : 1;
  return (
    Math.abs(remaining.length - name.length) <= room &&
    reader.correct(remaining, hasOrdinal ? "numbered" : "plain", true).titles[0] === title
  );
}

/** "Reeves John", "JP Ob": the word is the name of another book. In "Lamentations of Jeremias" it belongs to the name. */
function isOtherBook(reader: Reader, at: number, title: Corrected["titles"][0] | undefined): boolean {
  return reader.isBookAt(at) && reader.entry(at)?.plain.exact !== title && !reader.has(at - 1, "of");
}

const isNear = (typed: string, name: string): boolean =>
  /^[a-z]*$/.test(typed) && distanceBetween(spellTyped(typed), spell(name), MAX_PADDED, true) <= MAX_PADDED;

/** "Song Solomn": the word equals or resembles the rest of the name. */
const continuesWith = (name: string, start: string, word: string): boolean =>
  name.startsWith(start) && isNear(word, name.slice(start.length));
