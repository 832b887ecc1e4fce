/** How far verses agree with a quotation in punctuation and letter case: it decides between places with the same words. */

interface Verses {
  readonly first: number;
  readonly last: number;
}

/** Each two words that follow each other, with the marks on them; curly and straight ones are the same. */
function writtenPairs(text: string): readonly string[] {
  const words = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .split(/\s+/);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

export class Typography {
  readonly #quoted: readonly string[];
  readonly #texts: readonly ((ordinal: number) => string | null)[];
  readonly #agreements = new Map<number, number>();

  constructor({
    text,
    texts = [],
  }: { text: string; texts?: readonly ((ordinal: number) => string | null)[] }) {
    // The first and the last word may have been cut from their marks.
    this.#quoted = texts.length === 0 ? [] : writtenPairs(text);
    this.#texts = texts;
  }

  /** The most pairs of words of the quotation that an edition has in these verses as they are written. */
  agreementOf(verses: Verses): number {
    if (this.#quoted.length === 0) return 0;
    const known = this.#agreements.get(verses.first);
    if (known !== undefined) return known;
    const most = Math.max(...this.#texts.map((textOf) => this.#countIn(textOf, verses)));
    this.#agreements.set(verses.first, most);
    return most;
  }

  #countIn(textOf: (ordinal: number) => string | null, { first, last }: Verses): number {
    const there = new Set<string>();
    for (let ordinal = first; ordinal <= last; ordinal++) {
      for (const pair of writtenPairs(textOf(ordinal) ?? "")) there.add(pair);
    }
    return this.#quoted.filter((pair) => there.has(pair)).length;
  }
}
