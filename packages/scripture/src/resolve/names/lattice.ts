/**
 * The possible meanings of each token: a word with its entry, an ordinal, a numeral, a translation, or the name of a
 * book with the corrections it needed. Each place is computed once, on demand.
 */

import type { BookEdge } from "./edge.ts";
import { exactBooksAt } from "./exact-names.ts";
import { severalAt } from "./several.ts";
import { spelledBooksAt } from "./spelled.ts";
import { Reader } from "./token-reader.ts";
import { type Version, versionAt } from "./translation-names.ts";

const NONE: readonly BookEdge[] = [];

export class Lattice extends Reader {
  readonly #books: (readonly BookEdge[] | undefined)[] = new Array(this.end);
  readonly #several: (readonly BookEdge[] | undefined)[] = new Array(this.end);
  readonly #versions: (Version | null | undefined)[] = new Array(this.end);

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

  /** Whether a range mark or word follows the ordinal at a token. */
  isRange(at: number): boolean {
    const next = this.pastDot(at + 1);
    return this.kind(next) === "-" || this.has(next, "to");
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
