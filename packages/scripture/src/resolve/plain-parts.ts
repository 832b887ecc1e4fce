/** Reads the text before and after plain numbers with the stages, and caches the results. */

import type { Language } from "../languages/language.ts";
import { readingsOf } from "./attempts.ts";
import * as BIT from "./correction-bits.ts";
import { ABSENT } from "./grammar/item.ts";
import { type Draft, draftsOf } from "./meaning/coordinates.ts";
import type { BookEdge } from "./names/edge.ts";
import { Lattice } from "./names/lattice.ts";
import { type Lexicon, lexiconOf } from "./names/lexicon.ts";
import type { PlainName, PlainParts, PlainTail } from "./plain-reference.ts";
import { tokenize } from "./text/tokens.ts";

/** An ordinal, words, and a dot after each of them. */
const NAME = /^(?:[1-4] ?)?[A-Za-z]+(?:\.? [A-Za-z]+){0,9}\.?$/;
/** The letter of a part of a verse, or one word, which may stand in brackets. */
const TAIL = /^(?:[a-z]| [A-Za-z]+| \([A-Za-z]+\))$/;

/** The most entries of each cache. People write fewer names and tails. */
const MAX_CACHED = 4096;

const cache = new WeakMap<Language, PlainParts>();

/** The reader of names and tails in a language, with its caches. */
export function plainPartsOf(language: Language): PlainParts {
  let parts = cache.get(language);
  if (parts === undefined) {
    parts = {
      nameOf: cachedReader(NAME, (name) => readName(name, language)),
      tailOf: cachedReader(TAIL, (tail) => readTail(tail, language)),
    };
    cache.set(language, parts);
  }
  return parts;
}

function cachedReader<T>(form: RegExp, read: (text: string) => T | null): (text: string) => T | null {
  const known = new Map<string, T | null>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      // The cache is full. The fast path gains nothing without it, so leave the input to the stages.
      if (known.size === MAX_CACHED) return null;
      found = form.test(text) ? read(text) : null;
      known.set(text, found);
    }
    return found;
  };
}

function readName(name: string, language: Language): PlainName | null {
  return readExactName(name, lexiconOf(language)) ?? readOpenName(name, language);
}

/** A name that has the same meaning in every context. */
function readExactName(name: string, lexicon: Lexicon): PlainName | null {
  const lattice = latticeOf(`${name} 1:1`, lexicon);
  // A name that may also be something else depends on its context.
  const first = lattice.kind(0) === "number" ? 1 : 0;
  if (lattice.version(0) !== null || isOtherwise(lattice, first)) return null;
  const exact = readBook(lattice, name);
  if (exact === null) return null;
  const { bookIds, text } = exact;
  const alone = readBook(latticeOf(name, lexicon), name);
  const isWholeAlone = alone?.corrections === exact.corrections && alone.bookIds[0] === bookIds[0];
  const corrections = exact.corrections | (name.endsWith(".") ? BIT.punctuation : 0);
  return {
    bookId: bookIds[0] ?? 0,
    text: `${text} `,
    corrections,
    version: null,
    isOpen: false,
    isWholeAlone,
  };
}

const latticeOf = (text: string, lexicon: Lexicon): Lattice =>
  new Lattice(text, tokenize(text).list, lexicon, false);

/** The book at the beginning of the text; null if there are several, or if it does not cover the whole name. */
function readBook(lattice: Lattice, name: string): BookEdge | null {
  const [edge, ...others] = lattice.books(0);
  if (edge === undefined || others.length > 0 || edge.bookIds.length !== 1 || edge.isTitled) return null;
  const end = lattice.token(lattice.pastDot(edge.to) - 1);
  return end.end === name.length ? edge : null;
}

/** Whether a word has another role in a citation. The name of another text has that role only in capitals. */
function isOtherwise(lattice: Lattice, at: number): boolean {
  // "II Tim": the numeral is the ordinal of the book.
  const isOrdinal = at === 0 && lattice.ordinal(at) > 0 && lattice.kind(1) === "word";
  if (lattice.roman(at) > 0 && !isOrdinal) return true;
  const roles = lattice.entry(at)?.roles;
  if (roles === undefined || roles.size === 0) return false;
  const written = lattice.written(at, at + 1);
  return !(roles.size === 1 && roles.has("witness") && written !== written.toUpperCase());
}

/** Any other text before chapter and verse: a misspelled name, a long title, "see", a translation. */
function readOpenName(name: string, language: Language): PlainName | null {
  const draft = draftOfVerse(`${name} 1:1`, 1, language);
  if (draft === null) return null;
  const { bookId, text, corrections, version } = draft;
  return { bookId, text: `${text} `, corrections, version, isOpen: true, isWholeAlone: false };
}

/** Samples: verses of both testaments, with numbers that have different ordinal suffixes ("2d"). */
const VERSES = ["Gen.1.1", "Gen.1.2", "Gen.1.3", "Gen.1.4", "Matt.1.1"];

/** Reads the text after the last verse; null if its meaning depends on the verse. */
function readTail(tail: string, language: Language): PlainTail | null {
  const drafts = VERSES.map((id) => draftOfVerse(id + tail, Number(id.at(-1)), language));
  const [first] = drafts;
  if (!first) return null;
  const { corrections, version } = first;
  const isSame = drafts.every((draft) => draft?.corrections === corrections && draft.version === version);
  return isSame ? { corrections, version } : null;
}

/** The draft of a text that means just this verse of chapter 1; null if it means anything else. */
function draftOfVerse(text: string, verse: number, language: Language): Draft | null {
  for (const { settlement, corrections } of readingsOf(text, language)) {
    if (corrections !== 0) return null;
    if (settlement.kind !== "read") continue;
    const [draft, ...others] = draftsOf(settlement.items);
    return draft !== undefined && others.length === 0 && isVerse(draft, verse) ? draft : null;
  }
  return null;
}

function isVerse({ passages: [passage, ...others], reversedAt }: Draft, verse: number): boolean {
  if (passage === undefined || others.length > 0 || reversedAt !== ABSENT) return false;
  const { startChapter, startVerse, endChapter, endVerse } = passage;
  return startChapter === 1 && startVerse === verse && endChapter === 1 && endVerse === verse;
}
