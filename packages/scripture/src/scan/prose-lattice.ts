/** The lattice of a window of a text. */

import type { Item } from "../resolve/grammar/item.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import { Lattice } from "../resolve/names/lattice.ts";
import type { Words } from "./prose-sets.ts";
import type { Window } from "./windows.ts";

const CAPITAL = /\p{Lu}/u;
/** Words in capitals, such as the codes of translations. A writer who uses no other capitals writes these, too. */
const IN_CAPITALS = /\p{Lu}{2,}/gu;
/** A capital letter at the start of a sentence or line, and the word "I". */
const AUTOMATIC_CAPITAL = /(?:^|[.!?\n])\W*\p{Lu}|\bI\b/gu;

const SMALL = /[a-z]/;

/** Short forms that the document settles have only one meaning. */
export class ProseLattice extends Lattice {
  readonly #settled: ReadonlyMap<string, number>;
  readonly #settledEdges = new Map<number, readonly BookEdge[]>();
  /** The costs of its named items. */
  readonly costs = new Map<Item, number>();
  /** The costs of names with a lone number as neighbours in a row, by the tokens of the names. */
  readonly costsInRow = new Map<number, number>();

  /** The offset of its input in the prose. */
  readonly origin: number;
  /** The same units as its input, with the line breaks of the prose. */
  readonly lines: string;
  /** Words such as "vs", which is also one for verses. */
  readonly #versus: ReadonlySet<string>;
  readonly #from: number;
  readonly #to: number;
  #written: string | null = null;
  #hasCapitals: boolean | null = null;
  #hasChosenCapitals: boolean | null = null;

  constructor(
    { text, lines, origin, from, to }: Pick<Window, "text" | "lines" | "origin" | "from" | "to">,
    tokens: Lattice["tokens"],
    { lexicon, sets, settled }: Words & { readonly settled: ReadonlyMap<string, number> },
    isSpelling: boolean,
  ) {
    super(text, tokens, lexicon, isSpelling);
    this.#settled = settled;
    this.#versus = sets.versusWords;
    this.origin = origin;
    this.lines = lines;
    this.#from = from;
    this.#to = to;
  }

  /** Only the window counts, although its tokens are those of a longer text. */
  protected override get text(): string {
    this.#written ??= this.input.slice(this.#from, this.#to);
    return this.#written;
  }

  /** Most windows have a letter from a to z, which is found at once. */
  override get hasSmallLetters(): boolean {
    return SMALL.test(this.text) || super.hasSmallLetters;
  }

  /** Whether the window has capitals, other than words in capitals. */
  get hasCapitals(): boolean {
    this.#hasCapitals ??= CAPITAL.test(this.text.replace(IN_CAPITALS, ""));
    return this.#hasCapitals;
  }

  /**
   * Whether the window has capitals that no keyboard sets by itself, as it does at the start of a sentence and in "I".
   * Without them, small letters are no evidence.
   */
  get hasChosenCapitals(): boolean {
    this.#hasChosenCapitals ??=
      this.hasCapitals &&
      CAPITAL.test(
        this.lines.slice(this.#from, this.#to).replace(IN_CAPITALS, "").replace(AUTOMATIC_CAPITAL, ""),
      );
    return this.#hasChosenCapitals;
  }

  /** A capital in a text with small letters, or a letter before a dot and a word: an initial, a label. Not "Gen 2:4 B - 3:24", "55:10 A, 11". */
  override isLetterApart(at: number): boolean {
    const mark = this.kind(at + 1);
    const goesOn = (mark === "-" || mark === ",") && this.kind(at + 2) === "number";
    const isCapital = this.hasSmallLetters && this.written(at, at + 1) !== this.letters(at);
    // "Mark 1:15 c.f. Matt 4:17", "16 a.m."
    const isInitial = mark === "." && this.kind(at + 2) === "word";
    const isApart = this.isSpaced(at) && this.letters(at).length === 1;
    return isApart && ((isCapital && !goesOn) || (isInitial && !this.has(at, "next")));
  }

  override startsLine(at: number): boolean {
    return this.token(at).isSpaced && this.#spaceBefore(at).includes("\n");
  }

  /** Whether a token begins a line, or a cell after a tab. */
  startsCell(at: number): boolean {
    return this.startsLine(at) || this.#spaceBefore(at).includes("\t");
  }

  #spaceBefore(at: number): string {
    return at > 0 ? this.lines.slice(this.token(at - 1).end, this.token(at).start) : "";
  }

  override books(at: number): readonly BookEdge[] {
    const found = super.books(at);
    const edges = found.some(({ ordinal }) => ordinal > 0)
      ? found.filter((edge) => edge.ordinal === 0 || this.#mayBeNumbered(at, edge))
      : found;
    if (this.#settled.size === 0 || edges.every(({ bookIds }) => bookIds.length < 2)) return edges;
    let settled = this.#settledEdges.get(at);
    if (settled === undefined) {
      settled = edges.map((edge) => this.#settle(edge));
      this.#settledEdges.set(at, settled);
    }
    return settled;
  }

  /**
   * Whether the number at a token may be that of a book. "In v. 4 John appears": it is that of the verse, if none follows the name. One letter after an
   * ordinal is a name only before a number: "1 C 13:1", but "Ps 1. C. S. Lewis".
   */
  #mayBeNumbered(at: number, { to }: BookEdge): boolean {
    const isLetter = this.letters(to - 1).length === 1;
    return this.#isBeforeNumber(to) || !(isLetter || this.#isNumberOfVerse(at));
  }

  #isNumberOfVerse(at: number): boolean {
    const word = this.beforeDot(at);
    const letters = this.letters(word);
    // "Romans 8 vs 1 Peter"
    const isVersus = letters.length > 1 && this.#versus.has(letters);
    return this.kind(at) === "number" && this.isVerseWord(word) && !isVersus;
  }

  /** Whether a number of any kind, or a word for chapter or verse, stands at a token, perhaps after a comma or dot. */
  #isBeforeNumber(at: number): boolean {
    const next = this.kind(at) === "," || this.kind(at) === "." ? at + 1 : at;
    const isNumber =
      this.kind(next) === "number" ||
      this.roman(next) > 0 ||
      this.lexicon.numberWords.has(this.letters(next));
    return isNumber || this.has(next, "chapter") || this.isVerseWord(next);
  }

  #settle(edge: BookEdge): BookEdge {
    const bookId = this.#settled.get(this.letters(edge.from));
    return bookId === undefined || !edge.bookIds.includes(bookId)
      ? edge
      : { ...edge, bookIds: [bookId], reason: null };
  }

  isSettledAt(at: number): boolean {
    return this.#settledEdges.get(at) !== undefined && this.#settled.has(this.letters(at));
  }
}
