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

/** The words with spaces between them. */
export function unpackWords(packed: string): string {
  let word = "";
  return Array.from(packed.matchAll(/(\d)(\D*)/g), ([, shared, ending = ""]) => {
    word = word.slice(0, Number(shared)) + ending;
    return word;
  }).join(" ");
}
