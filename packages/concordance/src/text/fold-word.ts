/** Folds words, so that letter case, accents and kinds of apostrophe do not matter in a search. */

/** Letters that Unicode does not decompose. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ſ: "s",
};

const ASCII_WORD = /^[a-z']*$/;

/** The form under which a word is indexed: lower case, without accents, with straight apostrophes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_WORD.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’ʼ‘＇]/g, "'")
    .replace(/[æœßøłđðþıſ]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize("NFC");
}
