/**
 * Reads JSON in the shapes that are in use: `{"John 3:16": "..."}`; book -> chapter -> verse, each an object by
 * number or an array; `{"books": [{"name", "chapters": [...]}]}`; and a list of records with book, chapter, verse
 * and text.
 */

import { isRecord, messageOf } from "../common/unknown.ts";
import { type Emit, ImportFault, type Place, type Reader } from "./event.ts";
import {
  type Columns,
  emitRecord,
  findColumns,
  newRecordState,
  type RecordState,
  splitReference,
} from "./record.ts";
import { findRepeatedKey } from "./repeated-key.ts";

interface State {
  readonly emit: Emit;
  readonly file: string;
  readonly records: RecordState;
  /** Finds the line of a key or text. It only searches forward. */
  readonly lineOf: (text: string) => number;
}

type Json = Readonly<Record<string, unknown>>;

/** The JSON reader. */
export const readJson: Reader = (source, file, emit) => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new ImportFault(`not JSON: ${messageOf(error).slice(0, 200)}`, {
      file,
      line: 0,
    });
  }
  const repeated = findRepeatedKey(source);
  if (repeated !== undefined) {
    const { key, line, firstLine } = repeated;
    const message = `"${key.slice(0, 40)}" occurs twice in one object (first in line ${firstLine}): one of the two would be lost`;
    throw new ImportFault(message, { file, line });
  }
  const state: State = { emit, file, records: newRecordState(emit), lineOf: lineFinder(source) };
  if (Array.isArray(value)) readList(state, value);
  else if (isRecord(value)) readObject(state, value);
  if (state.records.count === 0) {
    emit({
      type: "warning",
      code: "file_ignored",
      message: "no verse was found in it",
      at: { file, line: 0 },
    });
  }
};

/** Lines by searching forward for `"key"`; 0 when it is not found there (numbers are put in order by JSON). */
function lineFinder(source: string): (text: string) => number {
  let position = 0;
  let line = 1;
  return (text) => {
    const found = source.indexOf(JSON.stringify(text), position);
    if (found < 0) return 0;
    for (
      let index = source.indexOf("\n", position);
      index >= 0 && index < found;
      index = source.indexOf("\n", index + 1)
    )
      line++;
    position = found;
    return line;
  };
}

const placeOf = (state: State, key: string): Place => ({ file: state.file, line: state.lineOf(key) });

/** Members that contain the whole text, in shapes with an outer object. */
const FRAMES: readonly string[] = ["books", "verses", "rows", "resultset", "data"];

function readObject(state: State, value: Json, depth = 0): void {
  const frame = FRAMES.find((name) => typeof value[name] === "object" && value[name] !== null);
  const inner = frame === undefined ? undefined : value[frame];
  if (isRecord(inner) && depth < 3) readObject(state, inner, depth + 1);
  else if (Array.isArray(inner) && frame === "books") readBooks(state, inner);
  else if (Array.isArray(inner)) readList(state, inner);
  else readMembers(state, value);
}

function readMembers(state: State, value: Json): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string") readFlat(state, key, inner);
    else if (isRecord(inner) || Array.isArray(inner)) readChapters(state, key, inner, placeOf(state, key));
    else if (inner !== null && splitReference(key) !== undefined) {
      warn(state, `${key.slice(0, 40)} is not a text`, placeOf(state, key));
    }
  }
}

/** Distinguishes a malformed reference from metadata of the text, such as its name or licence. */
const NUMBERED = /\d\s*:/;

function readFlat(state: State, key: string, text: string): void {
  const reference = splitReference(key);
  const at = placeOf(state, key);
  if (reference !== undefined) emitRecord(state.records, { ...reference, text }, at);
  else if (text.length > 200 || NUMBERED.test(key))
    warn(state, `"${key.slice(0, 40)}" is not the reference of a verse`, at);
}

/** Numbered children of an object or array. An array's first member is number 1. */
function* numbered(value: Json | readonly unknown[], inner: readonly string[]): Generator<[string, unknown]> {
  if (!Array.isArray(value)) {
    yield* Object.entries(value);
    return;
  }
  for (const [index, member] of value.entries()) {
    const number = isRecord(member)
      ? inner.map((name) => member[name]).find((found) => found !== undefined)
      : undefined;
    yield [
      typeof number === "number" || typeof number === "string" ? String(number) : String(index + 1),
      member,
    ];
  }
}

function readBooks(state: State, list: readonly unknown[]): void {
  for (const [index, book] of list.entries()) {
    if (!isRecord(book)) continue;
    const code = [book.code, book.id, book.abbrev, book.name, book.book].find(
      (value) => typeof value === "string",
    );
    const chapters = book.chapters;
    const name = typeof code === "string" ? code : String(index + 1);
    if (isRecord(chapters) || Array.isArray(chapters))
      readChapters(state, name, chapters, placeOf(state, name));
  }
}

function readChapters(state: State, book: string, chapters: unknown, at: Place): void {
  if (!isRecord(chapters) && !Array.isArray(chapters)) return;
  for (const [chapter, content] of numbered(chapters, ["chapter", "number"])) {
    const verses = isRecord(content) && content.verses !== undefined ? content.verses : content;
    if (!isRecord(verses) && !Array.isArray(verses)) {
      warn(state, `${book.slice(0, 40)}: "${chapter.slice(0, 20)}" is not a chapter`, at);
      continue;
    }
    for (const [verse, words] of numbered(verses, ["verse", "number"])) {
      const text = isRecord(words) ? words.text : words;
      if (typeof text !== "string") {
        if (text !== null)
          warn(state, `${book.slice(0, 40)} ${chapter.slice(0, 20)}:${verse.slice(0, 20)} is not a text`, at);
        continue;
      }
      emitRecord(state.records, { book, chapter, verse, text }, placeOf(state, text));
    }
  }
}

function readList(state: State, list: readonly unknown[]): void {
  const first = list.find(isRecord);
  const columns = first === undefined ? undefined : findColumns(Object.keys(first));
  if (columns === undefined) {
    if (list.some((record) => isRecord(record) && record.chapters !== undefined)) readBooks(state, list);
    return;
  }
  for (const [index, record] of list.entries()) {
    if (isRecord(record)) readRecord(state, record, columns, Object.keys(first ?? {}));
    else warn(state, `member ${index + 1} of the list is not a verse`, { file: state.file, line: 0 });
  }
}

function readRecord(state: State, record: Json, columns: Columns, names: readonly string[]): void {
  const cell = (column: number): string => {
    const value = record[names[column] ?? ""];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const text = cell(columns.text);
  const at = placeOf(state, text);
  if ("reference" in columns) {
    const reference = splitReference(cell(columns.reference));
    if (reference !== undefined) emitRecord(state.records, { ...reference, text }, at);
    else warn(state, `"${cell(columns.reference).slice(0, 40)}" is not the reference of a verse`, at);
    return;
  }
  emitRecord(
    state.records,
    { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse), text },
    at,
  );
}

function warn(state: State, message: string, at: Place): void {
  state.emit({ type: "warning", code: "malformed", message, at });
}
