/**
 * Delimited text: comma, tab or semicolon, quoted as in RFC 4180. A header names the columns; without one the rows
 * are book, chapter, verse, text, or reference, text.
 */

import { CsvError, parse } from "csv-parse/sync";
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
  if (delimiter === undefined) {
    throw new ImportFault("there is no comma, tab or semicolon between columns", place(1));
  }
  const rows = rowsOf(source, delimiter, place);
  const [first] = rows;
  if (first === undefined) throw new ImportFault("no verse was found in it", place(1));
  const header = findColumns(first.cells);
  const columns = header ?? columnsWithoutHeader(first.cells);
  if (columns === undefined) {
    throw new ImportFault(
      "no header with the columns book, chapter, verse and text, or reference and text",
      place(first.line),
    );
  }
  const records = newRecordState(emit);
  for (const row of header === undefined ? rows : rows.slice(1)) {
    readRow(records, row, columns, first.cells.length, emit, place(row.line));
  }
  if (records.count === 0) throw new ImportFault("no verse was found in it", place(1));
};

/** The delimiter by the first line; undefined when there is none. */
export function findDelimiter(source: string): Delimiter | undefined {
  const end = source.search(/[\r\n]/);
  const first = source.slice(0, Math.min(end < 0 ? source.length : end, 10_000));
  return (["\t", ",", ";"] as const).find((delimiter) => first.includes(delimiter));
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

/**
 * The rows that are not empty. A misplaced quotation mark stays in the text. Throws ImportFault if a quoted cell is
 * never closed.
 */
function rowsOf(source: string, delimiter: Delimiter, place: (line: number) => Place): readonly Row[] {
  const rows: Row[] = [];
  /** The line on which the last row ended. */
  let ended = 0;
  try {
    parse(source, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: readonly string[], { lines }) => {
        ended = lines;
        if (cells.length > 1 || cells[0]?.trim() !== "")
          rows.push({ cells, line: lines - lineEndsIn(cells) });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message = error.code === "CSV_QUOTE_NOT_CLOSED" ? "a quoted cell is never closed" : error.message;
    throw new ImportFault(message, place(ended + 1));
  }
  return rows;
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
