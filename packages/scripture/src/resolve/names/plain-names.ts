/** Names as they are read before plain numbers, wherever they stand. */

import type { Language } from "../../languages/language.ts";
import * as BIT from "../correction-bits.ts";
import type { NameReader, PlainName } from "../plain-reference.ts";
import { tokenize } from "../text/tokens.ts";
import { Lattice } from "./lattice.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";

/** An ordinal, up to three words, and a dot. */
const NAME = /^(?:[1-4] )?[A-Za-z]+(?: [A-Za-z]+){0,2}\.?$/;

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
  const text = `${name} 1:1`;
  const lattice = new Lattice(text, tokenize(text).list, lexicon, false);
  const [edge, ...others] = lattice.books(0);
  const isDotted = name.endsWith(".");
  if (edge === undefined || others.length > 0 || edge.bookIds.length !== 1 || edge.isTitled) return null;
  // What else the words may be depends on what stands round them.
  const first = lattice.kind(0) === "number" ? 1 : 0;
  const isOpen = isOtherwise(lattice, first) || lattice.version(0) !== null || lattice.roman(first) > 0;
  if (isOpen || edge.to + (isDotted ? 1 : 0) !== lattice.end - 3) return null;
  const corrections = edge.corrections | (isDotted ? BIT.punctuation : 0);
  return { bookId: edge.bookIds[0] ?? 0, text: edge.text, corrections };
}

/** Whether a word does something else in a citation; the name of another text does so in capitals only. */
function isOtherwise(lattice: Lattice, at: number): boolean {
  const roles = lattice.entry(at)?.roles;
  if (roles === undefined || roles.size === 0) return false;
  const written = lattice.written(at, at + 1);
  return !(roles.size === 1 && roles.has("witness") && written !== written.toUpperCase());
}
