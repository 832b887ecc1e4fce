/** Names as they are read before plain numbers, wherever they stand. */

import type { Language } from "../../languages/language.ts";
import * as BIT from "../correction-bits.ts";
import type { NameReader, PlainName } from "../plain-reference.ts";
import { tokenize } from "../text/tokens.ts";
import type { BookEdge } from "./edge.ts";
import { Lattice } from "./lattice.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";

/** An ordinal, up to three words, and a dot. */
const NAME = /^(?:[1-4] ?)?[A-Za-z]+(?: [A-Za-z]+){0,3}\.?$/;
/** One word that may be misspelled, perhaps after an ordinal. */
const WORD = /^(?:[1-4] )?[A-Za-z]+$/;

/** So many names are kept; people write fewer. */
const MOST_KEPT = 4096;

const readers = new WeakMap<Lexicon, NameReader>();

/** The reader of a language's names, which keeps what it has read. */
export function plainNamesOf(language: Language): NameReader {
  const lexicon = lexiconOf(language);
  const made = readers.get(lexicon) ?? makeReader(lexicon);
  readers.set(lexicon, made);
  return made;
}

function makeReader(lexicon: Lexicon): NameReader {
  const kept = new Map<string, PlainName | null>();
  return (name) => {
    let found = kept.get(name);
    if (found === undefined) {
      found = NAME.test(name) ? readName(name, lexicon) : null;
      if (kept.size < MOST_KEPT) kept.set(name, found);
    }
    return found;
  };
}

function readName(name: string, lexicon: Lexicon): PlainName | null {
  const lattice = latticeOf(`${name} 1:1`, lexicon, false);
  // What else the words may be depends on what stands round them.
  const first = lattice.kind(0) === "number" ? 1 : 0;
  if (lattice.version(0) !== null || isOtherwise(lattice, first)) return null;
  const exact = readBook(lattice, name);
  if (exact !== null) {
    const { corrections, bookIds } = exact;
    const alone = readBook(latticeOf(name, lexicon, false), name);
    const isWholeAlone = alone?.corrections === corrections && alone.bookIds[0] === bookIds[0];
    return plainName(exact, name, isWholeAlone);
  }
  if (lattice.books(0).length > 0 || !WORD.test(name) || lattice.roman(first) > 0) return null;
  const spelled = readBook(latticeOf(lattice.input, lexicon, true), name);
  return spelled === null ? null : plainName(spelled, name, false);
}

const latticeOf = (text: string, lexicon: Lexicon, isSpelling: boolean): Lattice =>
  new Lattice(text, tokenize(text).list, lexicon, isSpelling);

/** The book that a name at the beginning is read as; null where there are several, or it does not fill the name. */
function readBook(lattice: Lattice, name: string): BookEdge | null {
  const [edge, ...others] = lattice.books(0);
  if (edge === undefined || others.length > 0 || edge.bookIds.length !== 1 || edge.isTitled) return null;
  const end = lattice.token(lattice.pastDot(edge.to) - 1);
  return end.end === name.length ? edge : null;
}

const plainName = (
  { bookIds, text, corrections, isSpelled }: BookEdge,
  name: string,
  isWholeAlone: boolean,
): PlainName => ({
  bookId: bookIds[0] ?? 0,
  text,
  corrections: corrections | (name.endsWith(".") ? BIT.punctuation : 0),
  isSpelled,
  isWholeAlone,
});

/** Whether a word does something else in a citation; the name of another text does so in capitals only. */
function isOtherwise(lattice: Lattice, at: number): boolean {
  // "II Tim": the numeral is the ordinal of the book.
  const isOrdinal = at === 0 && lattice.ordinal(at) > 0 && lattice.kind(1) === "word";
  if (lattice.roman(at) > 0 && !isOrdinal) return true;
  const roles = lattice.entry(at)?.roles;
  if (roles === undefined || roles.size === 0) return false;
  const written = lattice.written(at, at + 1);
  return !(roles.size === 1 && roles.has("witness") && written !== written.toUpperCase());
}
