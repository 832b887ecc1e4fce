/** Reads the texts of `lectern scan`: files, folders, the standard input. */

import { isUtf8 } from "node:buffer";
import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import type { SourceKind } from "@lectern/scripture/scan";
import { messageOf } from "../common/unknown.ts";
import type { CommandLine } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";

/** Means the standard input. */
export const STANDARD_INPUT = "-";

/** Files with these endings are read; others in a folder are skipped. */
const KINDS: Readonly<Record<string, SourceKind>> = {
  ".txt": "text",
  ".md": "markdown",
  ".markdown": "markdown",
  ".html": "html",
  ".htm": "html",
  ".xhtml": "html",
};

/** The most bytes of a text; a larger one is not read. */
const TEXT_BYTES = 64 * 1024 * 1024;

export const endingsRead: string = Object.keys(KINDS).join(", ");

/** The kind of a file, by its ending; in any other file markup is recognised. */
export const kindOf = (file: string): SourceKind => KINDS[extname(file).toLowerCase()] ?? "auto";

/**
 * The files of these arguments, in their order, those of a folder by path. Skips `node_modules` and folders
 * whose names begin with a dot. @throws UsageError
 */
export async function filesOf(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if (path === STANDARD_INPUT || !(await isFolder(folder, path))) files.push(path);
    else for await (const file of filesIn(folder, path)) files.push(file);
  }
  // A wrong folder must not pass for a text without faults.
  if (files.length === 0)
    throw new UsageError(`${paths.join(", ")} has no file whose name ends in ${endingsRead}`);
  return files;
}

async function isFolder(folder: string, path: string): Promise<boolean> {
  try {
    return (await stat(resolve(folder, path))).isDirectory();
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

async function* filesIn(folder: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(resolve(folder, path), { withFileTypes: true });
  const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  for (const entry of entries.toSorted(byName)) {
    const entryPath = join(path, entry.name);
    if (entry.isFile() && KINDS[extname(entry.name).toLowerCase()] !== undefined) yield entryPath;
    const isRead = entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules";
    if (isRead) yield* filesIn(folder, entryPath);
  }
}

/** The text of a file. @throws UsageError when it cannot be read */
export async function readText(line: CommandLine, file: string): Promise<string> {
  const name = file === STANDARD_INPUT ? "the standard input" : file;
  const bytes = file === STANDARD_INPUT ? await readInput(line) : await readBytes(line.folder, file);
  if (!isUtf8(bytes)) throw new UsageError(`${name} is not UTF-8`);
  return bytes.toString("utf8");
}

const tooLong = (name: string): UsageError => new UsageError(`${name} has more than ${TEXT_BYTES} bytes`);

async function readBytes(folder: string, file: string): Promise<Buffer> {
  const path = resolve(folder, file);
  try {
    const { size } = await stat(path);
    if (size <= TEXT_BYTES) return await readFile(path);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
  throw tooLong(file);
}

async function readInput({ input }: CommandLine): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input.chunks()) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > TEXT_BYTES) throw tooLong("the standard input");
  }
  return Buffer.concat(chunks);
}
