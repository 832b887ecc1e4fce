/** Keys that a caller put where none belongs: into a name, a value, a reference. No error repeats one. */

const KEY_TEXT = /lk_[0-9a-z]{47}/gi;
/** Part of one, as a message quotes what it did not understand. */
const LONG_WORD = /[0-9a-z]{12,}/gi;
const HIDDEN = "lk_[hidden]";

/** Whether a whole key is in the text. */
export const holdsKey = (text: string): boolean => text.search(KEY_TEXT) >= 0;

/** The text with every whole key hidden, and with what it has of one beside them. */
export function hideKeys(text: string): string {
  const keys = text.match(KEY_TEXT)?.map((key) => key.toLowerCase());
  if (keys === undefined) return text;
  const isPart = (word: string): boolean => keys.some((key) => key.includes(word.toLowerCase()));
  return text.replace(KEY_TEXT, HIDDEN).replace(LONG_WORD, (word) => (isPart(word) ? "[hidden]" : word));
}
