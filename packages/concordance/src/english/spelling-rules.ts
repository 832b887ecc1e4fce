import { NAME_SPELLINGS } from "./name-spellings.ts";
import { SPELLINGS } from "./spellings.ts";
import { rowsOf } from "./word-rows.ts";

const NAME_ROWS = rowsOf(NAME_SPELLINGS);

/** The indexed spelling of each other spelling. */
const INDEXED: ReadonlyMap<string, string> = new Map(
  [...rowsOf(SPELLINGS), ...NAME_ROWS].flatMap(([indexed, others]) =>
    others.map(({ form }) => [form, indexed] as const),
  ),
);

/** The names of the table, in every spelling. */
const NAMES: ReadonlySet<string> = new Set(
  NAME_ROWS.flatMap(([indexed, others]) => [indexed, ...others.map(({ form }) => form)]),
);

/** Beginnings of words whose root contains "our", as in "hour" and "devour". These keep their spelling. */
const ROOT_IN_OUR = /^(?:f|p|s|t|y|h|c|j|m|fl|sc|dev|cont|det|param|am|vel|outp|court|court)our/;

/** Endings that may follow "our", as in "honourable". */
const BEHIND_OUR = /our(?=$|able$|ably$|ite$|hood$|less$|ful$|y$|er$|hoods$)/;

/**
 * The spelling under which a word is indexed, which is that of the United States today: "honour" gives "honor",
 * "shew" "show", "judaea" "judea". `word` must not be inflected.
 */
export function indexedSpelling(word: string): string {
  const listed = INDEXED.get(word);
  if (listed !== undefined) return listed;
  if (word.length < 5) return word;
  // "Judaea", "Galilaean", "Bartimaeus".
  if (/ae[au]/.test(word)) return word.replace(/ae(?=[au])/, "e");
  if (/[aeiou].*our/.test(word) && !ROOT_IN_OUR.test(word)) return word.replace(BEHIND_OUR, "or");
  return word;
}

/** Whether a table lists `word` as a spelling that is not the indexed one. */
export const isOtherSpelling = (word: string): boolean => INDEXED.has(word);

/** Whether the table of names has `word`, in any spelling. Its endings are part of it: -eth in "Elizabeth", -s in "Elias". */
export const isListedName = (word: string): boolean => NAMES.has(word);
