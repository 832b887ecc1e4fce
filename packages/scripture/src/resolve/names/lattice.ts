/**
 * The possible meanings of each token: a word with its entry, an ordinal, a numeral, a translation, or the name of a
 * book with the corrections it needed. Each place is computed once, on demand.
 */

import type { BookEdge } from "./edge.ts";
import { namedAt, titledBooksAt, withWriter } from "./long-titles.ts";
import { spelledBooksAt } from "./misspelled-names.ts";
import { severalAt } from "./ordinal-lists.ts";
import { Reader } from "./token-reader.ts";
import { type Version, versionAt } from "./translation-names.ts";
import { untitledBooksAt } from "./untitled-names.ts";

const NONE: readonly BookEdge[] = [];

/** The names of books at a token, without correction of spelling. */
function exactBooksAt(reader: Reader, at: number): readonly BookEdge[] {
  return namesAt(reader, at).map((edge) => withWriter(reader, edge));
}

function namesAt(reader: Reader, at: number): readonly BookEdge[] {
  const titled = titledBooksAt(reader, at);
  if (titled.length > 0) return titled;
  return reader.kind(at) === "word" ? namedAt(reader, at) : untitledBooksAt(reader, at);
}

export class Lattice extends Reader {
  readonly #books: (readonly BookEdge[] | undefined)[] = new Array(this.end);
  readonly #several: (readonly BookEdge[] | undefined)[] = [];
  readonly #versions: (Version | null | undefined)[] = [];

  /** The names of books that begin at a token. */
  books(at: number): readonly BookEdge[] {
    // Names begin with a word or an ordinal.
    const kind = this.kind(at);
    if (kind !== "word" && (kind !== "number" || this.ordinal(at) === 0)) return NONE;
    let edges = this.#books[at];
    if (edges === undefined) {
      const exact = exactBooksAt(this, at);
      edges = this.isSpelling ? spelledBooksAt(this, at, exact) : exact;
      this.#books[at] = edges;
    }
    return edges;
  }

  /** The books under one name after several ordinals that begin at a token: "1-3 John". */
  several(at: number): readonly BookEdge[] {
    if (this.ordinal(at) === 0) return NONE;
    let edges = this.#several[at];
    if (edges === undefined) {
      edges = severalAt(this, at);
      this.#several[at] = edges;
    }
    return edges;
  }

  /** The translation that is named at a token; null when none is. */
  version(at: number): Version | null {
    if (this.kind(at) !== "word") return null;
    let version = this.#versions[at];
    if (version === undefined) {
      version = versionAt(this, at);
      this.#versions[at] = version;
    }
    return version;
  }
}
