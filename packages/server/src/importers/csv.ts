/**
 * Delimited text: comma, tab or semicolon, quoted as RFC 4180 says. A header names the columns; without one the
 * rows are book, chapter, verse, text, or reference, text.
 */

import { type Emit, ImportFault, type Place, placesOf, type Reader } from "./event.ts";
import {
  type Columns,
  emitRecord,
  findColumns,
  newRecordState,
  type RecordState,
  splitReference,
} from "./record.ts";

export type Delimiter = "," | "\t" | ";";

interface Row {
  readonly cells: readonly string[];
  /** 1-based line on which the row begins. */
  readonly line: number;
}

/** The CSV and TSV reader. */
export const readCsv: Reader = (source, file, emit) => {
  const place = placesOf(file);
  const delimiter = findDelimiter(source);
  if (delimiter === undefined)
    throw new ImportFault("no comma, tab or semicolon parts its columns", place(1));
  let columns: Columns | undefined;
  let width = 0;
  const records = newRecordState(emit);
  for (const row of rowsOf(source, delimiter, place)) {
    const at = place(row.line);
    if (columns === undefined) {
      columns = findColumns(row.cells);
      width = row.cells.length;
      if (columns !== undefined) continue;
      columns = columnsWithoutHeader(row.cells);
      if (columns === undefined) {
        throw new ImportFault(
          "no header with the columns book, chapter, verse and text, or reference and text",
          at,
        );
      }
    }
    readRow(records, row, columns, width, emit, at);
  }
  if (records.count === 0) throw new ImportFault("no verse was found in it", place(1));
};

/** The delimiter by the first line; undefined when there is none. */
export function findDelimiter(source: string): Delimiter | undefined {
  const end = source.search(/[\r\n]/);
  const first = source.slice(0, Math.min(end < 0 ? source.length : end, 10_000));
  return (["\t", ",", ";"] as const).find((one) => first.includes(one));
}

function columnsWithoutHeader(cells: readonly string[]): Columns | undefined {
  const isNumber = (cell: string | undefined): boolean => /^\d{1,3}$/.test(cell ?? "");
  if (cells.length === 4 && isNumber(cells[1]) && isNumber(cells[2]))
    return { book: 0, chapter: 1, verse: 2, text: 3 };
  if (cells.length === 2 && splitReference(cells[0] ?? "") !== undefined) return { reference: 0, text: 1 };
  return undefined;
}

function readRow(state: RecordState, row: Row, columns: Columns, width: number, emit: Emit, at: Place): void {
  const { cells } = row;
  if (cells.length !== width) {
    const message = `${cells.length} columns where the first row has ${width}: the row is left out`;
    emit({ type: "warning", code: "malformed", message, at });
    return;
  }
  const text = cells[columns.text] ?? "";
  if ("book" in columns) {
    const cell = (index: number): string => (cells[index] ?? "").trim();
    emitRecord(
      state,
      { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse), text },
      at,
    );
    return;
  }
  const reference = splitReference(cells[columns.reference] ?? "");
  if (reference !== undefined) emitRecord(state, { ...reference, text }, at);
  else {
    const message = `"${(cells[columns.reference] ?? "").slice(0, 40)}" is not the reference of a verse`;
    emit({ type: "warning", code: "malformed", message, at });
  }
}

/** Rows that are not empty. Throws ImportFault when a quoted cell is never closed. */
function* rowsOf(source: string, delimiter: Delimiter, place: (line: number) => Place): Generator<Row> {
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const began = line;
    const cells: string[] = [];
    for (;;) {
      const cell = readCell(source, at, delimiter);
      if (cell === undefined) throw new ImportFault("a quoted cell is never closed", place(began));
      cells.push(cell.text);
      line += countNewlines(cell.text);
      at = cell.next;
      if (source[at] !== delimiter) break;
      at++;
    }
    if (source[at] === "\r" && source[at + 1] === "\n") at++;
    at++;
    line++;
    if (cells.length > 1 || cells[0]?.trim() !== "") yield { cells, line: began };
  }
}

const countNewlines = (text: string): number => text.split("\n").length - 1;

/** One cell from `at`; `next` is the offset of the delimiter or line end after it. Undefined when unclosed. */
function readCell(
  source: string,
  at: number,
  delimiter: Delimiter,
): { text: string; next: number } | undefined {
  const plainEnd = (from: number): number => {
    let end = from;
    while (end < source.length && source[end] !== delimiter && source[end] !== "\n" && source[end] !== "\r")
      end++;
    return end;
  };
  if (source[at] !== '"') {
    const end = plainEnd(at);
    return { text: source.slice(at, end), next: end };
  }
  let text = "";
  for (let from = at + 1; ; ) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return undefined;
    text += source.slice(from, quote);
    if (source[quote + 1] !== '"') {
      // What stands between the closing quote and the delimiter is kept: no word is lost.
      const end = plainEnd(quote + 1);
      return { text: text + source.slice(quote + 1, end), next: end };
    }
    text += '"';
    from = quote + 2;
  }
}
