/**
 * Unpacks a sorted list of words. Each word begins with the number of letters, up to nine, that it shares with the
 * word before.
 */

export function packWords(words: readonly string[]): string {
  return words.map((word, index) => pack(word, words[index - 1] ?? "")).join("");
}

function pack(word: string, before: string): string {
  let shared = 0;
  while (shared < 9 && shared < before.length && word[shared] === before[shared]) shared++;
  return `${shared}${word.slice(shared)}`;
}

/** The words of a packed list. */
export function unpackWords(packed: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  for (let at = 0; at < packed.length; ) {
    let end = at + 1;
    while (end < packed.length && !isDigit(packed.charCodeAt(end))) end++;
    word = word.slice(0, Number(packed.charAt(at))) + packed.slice(at + 1, end);
    words.push(word);
    at = end;
  }
  return words;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
