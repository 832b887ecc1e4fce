/** Keys that someone put where none belongs: into a name, a value, a path. Nothing that we say repeats one. */

const KEY_TEXT = /lk_[0-9a-z]{47}/gi;
/** Part of one, as a message quotes what it did not understand. */
const LONG_WORD = /[0-9a-z]{12,}/gi;
const HIDDEN = "lk_[hidden]";

/** What begins as a key does, its line maybe percent-encoded: in a log nobody misses what was none. */
const KEY_LIKE = /lk(?:_|%5f)[A-Za-z0-9_-]+/gi;
/** What goes on behind the eight characters that a list of keys shows. */
const PAST_PREFIX = /lk_[0-9A-Za-z]{9,}/g;

/** Whether a whole key is in the text. */
export const holdsKey = (text: string): boolean => text.search(KEY_TEXT) >= 0;

/** For answers: the text with every whole key hidden, and with what it has of one beside them. */
export function hideKeys(text: string): string {
  const keys = text.match(KEY_TEXT)?.map((key) => key.toLowerCase());
  if (keys === undefined) return text;
  const isPart = (word: string): boolean => keys.some((key) => key.includes(word.toLowerCase()));
  return text.replace(KEY_TEXT, HIDDEN).replace(LONG_WORD, (word) => (isPart(word) ? "[hidden]" : word));
}

/** For the log: the text with all hidden that begins as a key does. */
export const redact = (text: string): string => text.replace(KEY_LIKE, HIDDEN);

/** For an id or a shown prefix of a key, where someone may have given the whole key. */
export const hidePastPrefix = (text: string): string => text.replace(PAST_PREFIX, "lk_...");
