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

/** The words of a packed list, which is not empty. */
export function unpackWords(packed: string): readonly string[] {
  let word = "";
  return packed.split(/(?=\d)/).map((part) => {
    word = word.slice(0, Number(part.charAt(0))) + part.slice(1);
    return word;
  });
}
