/** Files of values that commas or semicolons separate: "day,psalm,minutes", then "1,Ps 1,14". The marks separate cells, no verses. */

const BLANK_LINE = /\n\s*\n/;
const LINE_END = /\r?\n/;
/** The first lines decide. A longer line is none of a table. */
const MAX_LINES = 40;
const MAX_LENGTH = 1000;
const MIN_LINES = 3;

/** The mark between the values of a source. */
export class Delimiter {
  readonly mark: string;
  readonly #source: string;
  /** Up to here the quotation marks are read. */
  #read = 0;
  #isQuoted = false;

  private constructor(source: string, mark: string) {
    this.#source = source;
    this.mark = mark;
  }

  /**
   * The mark of a source whose first line has only names of columns, and whose lines have as many marks as it outside of quotation marks; null
   * if the source is no such file.
   */
  static of(source: string): Delimiter | null {
    const start = source.slice(0, MAX_LINES * MAX_LENGTH);
    const [header = "", ...rows] = start.trimEnd().split(LINE_END, MAX_LINES);
    if (/\d/.test(header) || rows.length < MIN_LINES - 1) return null;
    const mark = [",", ";"].find((each) => {
      const count = countOf(each, header);
      const hasNames = header.split(each).every((name) => name !== "");
      return count > 0 && hasNames && rows.every((row) => countOf(each, row) === count);
    });
    return mark === undefined || BLANK_LINE.test(source.trimEnd()) ? null : new Delimiter(source, mark);
  }

  /** Whether the mark at a place is outside of quotation marks. Places are asked for in the order of the source. */
  separatesAt(at: number): boolean {
    for (; this.#read < at; this.#read++) {
      const character = this.#source[this.#read];
      if (character === "\n") this.#isQuoted = false;
      else if (character === '"') this.#isQuoted = !this.#isQuoted;
    }
    return !this.#isQuoted;
  }
}

/** How many marks a line has that are outside of quotation marks; -1 if a space follows one, or if the line is too long. */
function countOf(mark: string, line: string): number {
  if (line.length > MAX_LENGTH) return -1;
  let count = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === mark && !isQuoted) {
      if (line[at + 1] === " ") return -1;
      count++;
    }
  }
  return count;
}
