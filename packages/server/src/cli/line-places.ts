/** Says where in a text an offset lies, for offsets that ascend. */
export class LinePlaces {
  readonly #text: string;
  #line = 1;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Line and column, both from 1, joined by a colon. */
  at(offset: number): string {
    for (
      let end = this.#text.indexOf("\n", this.#start);
      end >= 0 && end < offset;
      end = this.#text.indexOf("\n", this.#start)
    ) {
      this.#line++;
      this.#start = end + 1;
    }
    return `${this.#line}:${offset - this.#start + 1}`;
  }
}
