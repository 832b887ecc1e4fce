/** Reads files into the verses of an edition and a list of findings. Writes nothing. */

import { firstOf } from "../common/wording.ts";
import type { AssembledVerse } from "../text/assembled-edition.ts";
import { placeVerses } from "./assemble.ts";
import { decodeText } from "./decode.ts";
import { detectFormat, type Format, READERS } from "./detect.ts";
import { ImportFault, placePrefix } from "./event.ts";
import type { ImportInstructions } from "./import-manifest.ts";
import { readSource, type SourceFile } from "./source-files.ts";
import { findTitlesInside } from "./titles.ts";
import { auditVerses, type Figures } from "./verse-audit.ts";
import { type Collected, type Finding, newCollector } from "./verse-collector.ts";
import { commonRows, guessScheme, type Versification, versificationOf } from "./versification.ts";

export interface FileRow {
  readonly name: string;
  /** Null when the file has none of the formats; it is ignored. */
  readonly format: Format | null;
  readonly bytes: number;
}

export interface ImportedEdition {
  /** Index: ordinal minus one; undefined where the edition has no verse. */
  readonly verses: readonly (AssembledVerse | undefined)[];
  readonly files: readonly FileRow[];
  readonly versification: { readonly code: string; readonly declared: boolean };
  readonly figures: Figures;
  readonly findings: readonly Finding[];
}

/** Called before each file is read with its name, the number of files already read, and the number of all files. */
export type Progress = (file: string, read: number, of: number) => void;

/** Reads a folder, file or zip. Throws ImportFault when it cannot be an edition. */
export async function importEdition(
  path: string,
  instructions: ImportInstructions,
  progress: Progress = () => {},
): Promise<ImportedEdition> {
  const collector = newCollector(instructions);
  const files: FileRow[] = [];
  const names: string[] = [];
  const early: Finding[] = [];
  let filesRead = 0;
  for await (const file of readSource(path)) {
    names.push(file.name);
    if (instructions.files !== null && !instructions.files.includes(file.name)) continue;
    progress(file.name, filesRead++, file.fileCount);
    files.push(readFile(file, collector.take, early));
    collector.endFile();
  }
  checkFilesExist(instructions.files ?? [], names, path);
  const collected = collector.finish();
  if (files.every(({ format }) => format === null)) {
    throw new ImportFault(
      "no file in any format that can be read (USFM, USX, OSIS, USFX, Zefania, JSON, CSV)",
      {
        file: path,
        line: 0,
      },
    );
  }
  if (collected.verses.length === 0) throw noVerseFault(path, [...early, ...collected.findings]);
  return assemble(collected, instructions, files, early);
}

/** How many findings the error shows when a source has no verse, since they explain why. */
const MAX_SHOWN = 3;

function noVerseFault(path: string, findings: readonly Finding[]): ImportFault {
  const shown = findings.slice(0, MAX_SHOWN).map(({ message, at }) => `\n  ${placePrefix(at)}${message}`);
  const more = findings.length > MAX_SHOWN ? `\n  and ${findings.length - MAX_SHOWN} more` : "";
  return new ImportFault(`no verse of the canon in it${shown.join("")}${more}`, { file: path, line: 0 });
}

/** Throws when the manifest names a file that the source does not have. */
function checkFilesExist(wanted: readonly string[], names: readonly string[], path: string): void {
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length === 0 || names.length === 0) return;
  const verb = missing.length === 1 ? "is" : "are";
  const message = `import.files: ${missing.join(", ")} ${verb} not in it (there is ${firstOf(names)})`;
  throw new ImportFault(message, { file: path, line: 0 });
}

function readFile(file: SourceFile, take: Parameters<typeof READERS.usfm>[2], early: Finding[]): FileRow {
  const at = { file: file.name, line: 0 };
  const bytes = file.bytes.byteLength;
  if (looksBinary(file.bytes)) {
    early.push({ code: "file_ignored", message: "not a text", at });
    return { name: file.name, format: null, bytes };
  }
  const text = decodeText(file.bytes, file.name);
  const format = detectFormat(text);
  if (format === null)
    early.push({ code: "file_ignored", message: "in none of the formats that can be read", at });
  else READERS[format](text, file.name, take);
  return { name: file.name, format, bytes };
}

/** Recognizes pictures, PDFs and other binary files by their first bytes. They are ignored, not an error. */
function looksBinary(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  return /^(\x89PNG|\xff\xd8\xff|GIF8|%PDF|PK\x03\x04|SQLite f|\x7fELF|\xd0\xcf\x11\xe0|Rar!|7z\xbc\xaf)/.test(
    head,
  );
}

function assemble(
  collected: Collected,
  instructions: ImportInstructions,
  files: readonly FileRow[],
  early: readonly Finding[],
): ImportedEdition {
  const declared = instructions.versification !== null;
  const versification = versificationFor(collected, instructions);
  const placed = placeVerses(collected, versification);
  const audit = auditVerses(collected, versification);
  const guess: Finding = {
    code: "versification_guessed",
    message: `the manifest declares no versification: ${versification.code} fits the chapters best`,
    at: { file: "", line: 0 },
  };
  return {
    verses: placed.verses,
    files,
    versification: { code: versification.code, declared },
    figures: audit.figures,
    findings: [
      ...early,
      ...collected.findings,
      ...placed.findings,
      ...audit.findings,
      ...findTitlesInside(placed.verses),
      ...(declared ? [] : [guess]),
    ],
  };
}

function versificationFor(collected: Collected, instructions: ImportInstructions): Versification {
  const code = instructions.versification ?? guessScheme(lastVerses(collected));
  const worded = new Set(
    collected.verses
      .filter(({ text }) => text !== "")
      .map((verse) => `${verse.bookId} ${verse.chapter} ${verse.first}`),
  );
  const declared = versificationOf(code, instructions.mappings);
  const common = commonRows(declared, (bookId, chapter, verse) =>
    worded.has(`${bookId} ${chapter} ${verse}`),
  );
  return common.length === 0 ? declared : versificationOf(code, [...common, ...instructions.mappings]);
}

/** Book id, chapter and highest verse of every chapter that has one. */
function lastVerses({ verses }: Collected): readonly (readonly [number, number, number])[] {
  const last = new Map<number, number>();
  for (const { bookId, chapter, last: end } of verses) {
    const key = bookId * 1000 + chapter;
    last.set(key, Math.max(end, last.get(key) ?? 0));
  }
  return [...last].map(([key, end]) => [Math.floor(key / 1000), key % 1000, end] as const);
}
