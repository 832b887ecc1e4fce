/** Measures how well verses agree with a quotation in punctuation and letter case, to choose between equal places. */

import type { Verses } from "../verses.ts";
import type { QuotationText } from "./read-quotation.ts";

/** A quotation, and the texts of the editions by ordinal. */
interface Written {
  readonly quotation: QuotationText;
  readonly texts?: readonly ((ordinal: number) => string | null)[];
}

/** A text with straight quotation marks, so that curly ones count as the same. */
const withStraightMarks = (text: string): string =>
  text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');

/** All pairs of adjacent words with their punctuation, between spaces, and how often the text has each. */
function writtenPairs(text: string): ReadonlyMap<string, number> {
  const words = withStraightMarks(text).split(/\s+/);
  const pairs = new Map<string, number>();
  for (const [at, word] of words.slice(1).entries()) {
    const pair = ` ${words[at]} ${word} `;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

export class Typography {
  readonly #quoted: ReadonlyMap<string, number>;
  readonly #texts: readonly ((ordinal: number) => string | null)[];
  readonly #agreements = new Map<number, number>();

  constructor({ quotation, texts = [] }: Written) {
    // The first and the last word may have lost their punctuation when the quotation was cut out.
    this.#quoted = texts.length === 0 ? new Map() : writtenPairs(quotation.text);
    this.#texts = texts;
  }

  /** The number of pairs of the quotation that these verses have as written, in the edition with the most of them. */
  agreementOf(verses: Verses): number {
    if (this.#quoted.size === 0) return 0;
    const known = this.#agreements.get(verses.first);
    if (known !== undefined) return known;
    const most = Math.max(...this.#texts.map((textOf) => this.#countIn(textOf, verses)));
    this.#agreements.set(verses.first, most);
    return most;
  }

  #countIn(textOf: (ordinal: number) => string | null, { first, last }: Verses): number {
    const texts: string[] = [];
    for (let ordinal = first; ordinal <= last; ordinal++) {
      texts.push(` ${withStraightMarks(textOf(ordinal) ?? "")} `);
    }
    let count = 0;
    for (const [pair, times] of this.#quoted) {
      if (texts.some((text) => text.includes(pair))) count += times;
    }
    return count;
  }
}
