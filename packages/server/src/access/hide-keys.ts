/** Hides keys that callers put into a name, a value or a path by mistake, so that no message repeats a key. */

const KEY_TEXT = /lk_[0-9a-z]{47}/gi;
/** A word that may be a part of a key: messages quote parts of unknown input. */
const LONG_WORD = /[0-9a-z]{12,}/gi;
const HIDDEN = "lk_[hidden]";

/**
 * Text that begins like a key. The underscore may be percent-encoded. In a log, hiding other text too does no
 * harm.
 */
const KEY_LIKE = /lk(?:_|%5f)[A-Za-z0-9_-]+/gi;
/** A key, or a prefix that is longer than the one that lists show. */
const PAST_PREFIX = /lk_[0-9A-Za-z]{9,}/g;

/** Whether the text contains a whole key. */
export const containsKey = (text: string): boolean => text.search(KEY_TEXT) >= 0;

/** For answers: hides every whole key in the text, and quoted parts of it. */
export function hideKeys(text: string): string {
  const keys = text.match(KEY_TEXT)?.map((key) => key.toLowerCase());
  if (keys === undefined) return text;
  const isPart = (word: string): boolean => keys.some((key) => key.includes(word.toLowerCase()));
  return text.replace(KEY_TEXT, HIDDEN).replace(LONG_WORD, (word) => (isPart(word) ? "[hidden]" : word));
}

/** For the log: hides everything that begins like a key. */
export const redact = (text: string): string => text.replace(KEY_LIKE, HIDDEN);

/** For an id or prefix of a key, since someone may give the whole key instead. */
export const hidePastPrefix = (text: string): string => text.replace(PAST_PREFIX, "lk_...");
