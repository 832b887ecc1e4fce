/**
 * The file of a backup, version 1: gzip of lines of JSON.
 *
 * {"format":"lectern-backup","version":1,"created_at":"2026-03-01T12:00:00Z","program":"0.1.0"}
 * {"plans":"the text of the plans file"}          only if there is one
 * {"key":{...}}                                   in the order in which they were made
 * {"usage":{...}}                                 by day, then by key
 * {"end":{"keys":2,"usage":3,"sha256":"..."}}     the SHA-256 of all lines before it, line ends included
 *
 * The format does not depend on the kind of store. Of a key's text it contains only the SHA-256, as every store does.
 */

import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { readStateRow, stateRowValue } from "../access/state-row.ts";
import type { StateRow, TakeRows } from "../access/state-store.ts";
import { isRecord } from "../common/unknown.ts";
import { readLines } from "./input-lines.ts";

const BACKUP_VERSION = 1;

/** The longest line in bytes: a key with all the secrets that it ever had. */
const LINE_BYTES = 1 << 26;

/** Thrown for a file that is not a valid backup. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

export interface BackupHead {
  /** ISO 8601, seconds, Z. */
  readonly createdAt: string;
  /** Version of the program that wrote the backup. */
  readonly program: string;
  /** The text of the plans file; null when there was none. */
  readonly plans: string | null;
}

export interface BackupSummary {
  readonly keys: number;
  /** Rows of usage: one for each key and day. */
  readonly usage: number;
  /** The hash of the lines, not of the file. */
  readonly sha256: string;
}

/**
 * Writes a backup through `write`, one piece at a time, waiting for each. `progress` receives the number of rows
 * so far.
 */
export async function writeBackup(
  { createdAt, program, plans }: BackupHead,
  read: (take: TakeRows) => Promise<void>,
  write: (bytes: Uint8Array) => Promise<void>,
  progress: (keys: number, usage: number) => void,
): Promise<BackupSummary> {
  const gzip = createGzip();
  const written = (async () => {
    for await (const piece of gzip) await write(piece);
  })();
  // Awaited below; this handler prevents an unhandled rejection until then.
  written.catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))));
  const hash = createHash("sha256");
  const add = async (text: string): Promise<void> => {
    if (gzip.destroyed) await written;
    if (!gzip.write(text))
      await Promise.race([new Promise((resolve) => gzip.once("drain", resolve)), written]);
  };
  const counts = { keys: 0, usage: 0 };
  const lines = async (values: readonly object[]): Promise<void> => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join("");
    hash.update(text);
    await add(text);
  };
  try {
    await lines([{ format: "lectern-backup", version: BACKUP_VERSION, created_at: createdAt, program }]);
    if (plans !== null) await lines([{ plans }]);
    await read(async (rows) => {
      for (const { kind } of rows) counts[kind === "key" ? "keys" : "usage"]++;
      await lines(rows.map(stateRowValue));
      progress(counts.keys, counts.usage);
    });
    const summary = { ...counts, sha256: hash.digest("hex") };
    await add(`${JSON.stringify({ end: summary })}\n`);
    gzip.end();
    await written;
    return summary;
  } catch (error) {
    gzip.destroy();
    throw error;
  }
}

/** A part of a backup, from one of its lines. */
type Part =
  | { readonly head: BackupHead }
  | { readonly rows: readonly StateRow[] }
  | { readonly end: BackupSummary };

/** Reads a backup to its end. @throws BackupFault */
export async function checkBackup(file: Uint8Array): Promise<BackupHead & BackupSummary> {
  let found: (BackupHead & BackupSummary) | undefined;
  let head: BackupHead = { createdAt: "", program: "", plans: null };
  for await (const part of partsOf(file)) {
    if ("head" in part) head = part.head;
    if ("end" in part) found = { ...head, ...part.end };
  }
  if (found === undefined) throw new BackupFault("it is cut short: its last line is missing");
  return found;
}

/** The rows of a backup, in batches. @throws BackupFault where it becomes invalid */
export async function* rowsOf(file: Uint8Array): AsyncGenerator<readonly StateRow[]> {
  for await (const part of partsOf(file)) if ("rows" in part && part.rows.length > 0) yield part.rows;
}

async function* partsOf(file: Uint8Array): AsyncGenerator<Part> {
  const reader = makeReader();
  const gunzip = Readable.from([file]).pipe(createGunzip());
  try {
    for await (const lines of readLines(gunzip, "it", LINE_BYTES)) {
      const rows: StateRow[] = [];
      for (const line of lines) {
        if (line.kind !== "text") throw damaged(line.number, "is not text");
        const part = reader(line.text, line.number);
        if (part === null) continue;
        if (!("rows" in part)) yield part;
        else rows.push(...part.rows);
      }
      yield { rows };
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    gunzip.destroy();
  }
}

function faultOf(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR") return new BackupFault("it is cut short");
  if (code === "Z_DATA_ERROR" || code === "Z_STREAM_ERROR")
    return new BackupFault("it is damaged, or not a backup");
  return error;
}

const damaged = (number: number, how: string): BackupFault =>
  new BackupFault(`it is damaged: line ${number} ${how}`);

type Fields = Readonly<Record<string, unknown>>;

function parseLine(text: string, number: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(number, "is not JSON");
  }
  if (!isRecord(value)) throw damaged(number, "is not an object");
  return value;
}

/** Collects lines; returns null while a line is incomplete. */
function makeReader(): (text: string, number: number) => Part | null {
  const hash = createHash("sha256");
  const order = makeOrder();
  const counts = { keys: 0, usage: 0 };
  let head: BackupHead | null = null;
  let ended = false;
  return (text, number) => {
    const value = parseLine(text, number);
    if (ended) throw damaged(number, "comes after the end");
    if (number === 1) {
      hash.update(`${text}\n`);
      head = headOf(value);
      return { head };
    }
    if ("end" in value) {
      ended = true;
      return { end: endOf(value.end, counts, hash, number) };
    }
    hash.update(`${text}\n`);
    if (number === 2 && head !== null && typeof value.plans === "string") {
      return { head: { ...head, plans: value.plans } };
    }
    const row = readStateRow(value);
    if ("wrong" in row) throw damaged(number, `has a wrong or unknown member, ${row.wrong}`);
    const fault = order(row);
    if (fault !== null) throw damaged(number, fault);
    counts[row.kind === "key" ? "keys" : "usage"]++;
    return { rows: [row] };
  };
}

function headOf(value: Fields): BackupHead {
  const { format, version, created_at: createdAt, program } = value;
  if (format !== "lectern-backup") throw new BackupFault("it is not a backup of Lectern");
  if (version !== BACKUP_VERSION) {
    throw new BackupFault(
      `it has format ${JSON.stringify(version)}; this version of Lectern reads ${BACKUP_VERSION}`,
    );
  }
  return { createdAt: String(createdAt), program: String(program), plans: null };
}

function endOf(
  value: unknown,
  counts: { readonly keys: number; readonly usage: number },
  hash: Hash,
  number: number,
): BackupSummary {
  const end = isRecord(value) ? value : {};
  const sha256 = hash.digest("hex");
  if (end.keys !== counts.keys || end.usage !== counts.usage)
    throw damaged(number, "has wrong counts of rows");
  if (end.sha256 !== sha256)
    throw new BackupFault("it is damaged: its SHA-256 differs from the one in its last line");
  return { ...counts, sha256 };
}

/** Checks the order: each key once, before all usage; usage by day, once each, of known keys. */
function makeOrder(): (row: StateRow) => string | null {
  const keys = new Set<string>();
  let day = Number.NEGATIVE_INFINITY;
  let ofDay = new Set<string>();
  return (row) => {
    if (row.kind === "key") {
      if (day !== Number.NEGATIVE_INFINITY) return "is a key after usage";
      if (keys.has(row.id)) return "repeats a key";
      keys.add(row.id);
      return null;
    }
    if (!keys.has(row.id)) return "is usage of an unknown key";
    if (row.day < day) return "is usage of an earlier day than the line before";
    if (row.day > day) ofDay = new Set();
    day = row.day;
    if (ofDay.has(row.id)) return "repeats usage";
    ofDay.add(row.id);
    return null;
  };
}
