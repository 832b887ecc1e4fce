/** Decides whether a citation plainly ends at a token, so that nothing after it can continue or change it. */

import type { Role } from "../languages/language.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import { isChapterAfterAnd } from "./reading.ts";

/** Words that occur between citations and also in any other text. */
const LINK_WORDS: readonly Role[] = ["of", "the", "to", "and", "in"];
const MAX_LINK_WORDS = 4;

/** Words between a mark and another citation. */
const LEADS: readonly Role[] = ["see", "and", "in"];

/** After one of them, a word is part of numbers and not of the text. */
const NUMBER_WORDS: readonly Role[] = ["chapter", "verse", "verses", "heading", "count"];

export class PlainEnd {
  readonly #lattice: Lattice;
  readonly #hasBareBooks: boolean;

  constructor(lattice: Lattice, hasBareBooks: boolean) {
    this.#lattice = lattice;
    this.#hasBareBooks = hasBareBooks;
  }

  /** `hasVerses`: the last number is a verse, so that a number after it is not a verse of this chapter. */
  isAt(at: number, hasVerses: boolean): boolean {
    const lattice = this.#lattice;
    switch (lattice.kind(at)) {
      case "end":
        return true;
      case ")":
      case '"':
      case "*":
        return this.#isClosed(at + 1);
      case "!":
      case ".":
        return lattice.isSpaced(at + 1) && this.#isSentenceEnd(at + 1, hasVerses);
      case ",":
        return (
          (hasVerses || lattice.kind(at + 1) !== "number") &&
          !this.#continuesRange(at + 1) &&
          this.#isApart(at + 1)
        );
      case ";":
        return this.#isApart(at + 1);
      case "(":
        return lattice.kind(at + 1) === "word" && this.#isText(at + 1);
      case "-":
        return lattice.isSpaced(at) && lattice.isSpaced(at + 1) && this.#isText(at + 1, false);
      case "word":
        return lattice.isSpaced(at) && (this.#isText(at) || this.#isCitation(at));
      case "number":
        return hasVerses && lattice.isSpaced(at) && this.#isCitation(at);
      default:
        return false;
    }
  }

  /** Whether nothing follows a dot that may belong to the numbers before it: "22. to 24", "Ps 119. ver. 105". */
  #isSentenceEnd(at: number, hasVerses: boolean): boolean {
    const kind = this.#lattice.kind(at);
    // "1 Pet 1:24. 1 Cor 12:3", but "Job 9. 1 Kgs" may be Job 9:1.
    if (kind === "number") return hasVerses && this.#isCitation(at);
    if (!hasVerses && isChapterAfterAnd(this.#lattice, at)) return false;
    return kind !== "(" && !this.#continuesRange(at) && !this.#lattice.hasAny(at, NUMBER_WORDS);
  }

  /** "2 Chr 22. to 24": whether a mark of a range follows a dot or comma. */
  #continuesRange(at: number): boolean {
    return this.#lattice.kind(at) === "-" || this.#lattice.has(at, "to");
  }

  /** Whether no translation follows a closing mark. */
  #isClosed(from: number): boolean {
    const lattice = this.#lattice;
    let at = from;
    while ([")", '"', "*"].includes(lattice.kind(at))) at++;
    const kind = lattice.kind(at);
    if (kind === "word") return lattice.version(at) === null;
    return (
      kind !== "(" &&
      kind !== "-" &&
      (kind !== "," || lattice.version(at + 1) === null) &&
      lattice.isSpaced(at + 1)
    );
  }

  /** Whether something that does not continue the citation follows a comma or semicolon. */
  #isApart(at: number): boolean {
    const lattice = this.#lattice;
    if (lattice.kind(at) === "end") return true;
    if (this.#isCitation(at)) return true;
    if (lattice.kind(at) !== "word") return false;
    if (this.#isText(at)) return true;
    const next = lattice.pastDot(at + 1);
    return (
      lattice.hasAny(at, LEADS) &&
      lattice.version(at) === null &&
      lattice.kind(next) === "word" &&
      this.#isCitation(next)
    );
  }

  /** Whether a name with a number after it is at a token. */
  #isCitation(at: number): boolean {
    const lattice = this.#lattice;
    if (lattice.several(at).length > 0 || lattice.version(at) !== null) return false;
    // "c 5", "v 3"
    if (lattice.hasAny(at, NUMBER_WORDS) || lattice.letters(at).length === 1) return false;
    const edges = lattice.books(at);
    return (
      edges.length > 0 &&
      edges.every(({ to, bookIds }) => bookIds.length > 0 && lattice.kind(lattice.pastDot(to)) === "number")
    );
  }

  /** Whether ordinary text follows: a word without a role in a citation, after at most a few words such as "in the". */
  #isText(from: number, mayBeBook = true): boolean {
    const lattice = this.#lattice;
    for (let at = from; at < from + MAX_LINK_WORDS && lattice.kind(at) === "word"; at++) {
      if (this.#isPlainWord(at)) return mayBeBook || lattice.books(at).length === 0;
      if (!lattice.hasAny(at, LINK_WORDS)) return false;
    }
    return false;
  }

  #isPlainWord(at: number): boolean {
    const lattice = this.#lattice;
    const letters = lattice.letters(at);
    if (letters.length < 2 || lattice.lexicon.numberWords.has(letters) || lattice.version(at) !== null)
      return false;
    const entry = lattice.entry(at);
    if (lattice.roman(at) > 0) return false;
    if (entry === null) return lattice.books(at).length === 0;
    if (entry.roles.size > 0 || entry.ordinal > 0) return false;
    const edges = lattice.books(at);
    // "Exodus 16:3 is the law": a short form without a number is a word.
    return edges.length === 0 || (!this.#hasBareBooks && edges.every(({ to }) => this.#isOrdinary(to)));
  }

  /** Whether the word after a name shows that no numbers of it follow. */
  #isOrdinary(at: number): boolean {
    const lattice = this.#lattice;
    return (
      lattice.kind(at) === "word" &&
      lattice.isSpaced(at) &&
      lattice.roman(at) === 0 &&
      !lattice.hasAny(at, NUMBER_WORDS) &&
      lattice.version(at) === null &&
      lattice.books(at).length === 0
    );
  }
}
