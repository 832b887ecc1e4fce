/**
 * Reads the files of a folder, a single file or a zip. Nothing is unpacked to disk, so no name in a zip can write
 * anywhere. Names that leave the archive, nested archives and zip bombs are refused.
 */

import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import yauzl from "yauzl";
import { messageOf } from "../common/unknown.ts";
import { ImportFault } from "./event.ts";

export interface SourceFile {
  /** Path inside the folder or zip, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The number of files in the source. */
  readonly fileCount: number;
}

/** The largest Bible known in these formats, OSIS with Strong's numbers in one file, has about 45 MB. */
export const LIMITS = {
  fileBytes: 80 * 1024 * 1024,
  totalBytes: 400 * 1024 * 1024,
  files: 5000,
  /** Highest compression ratio. Text in Ethiopic or Devanagari script with markup reaches about 25. */
  ratio: 200,
  depth: 8,
} as const;

const IGNORED = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/;
const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const NO_LINE = 0;

/** The files of a source in the order of their names; hidden files are left out. Throws ImportFault. */
export async function* readSource(path: string): AsyncGenerator<SourceFile> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined)
    throw new ImportFault("there is no such file or folder", { file: path, line: NO_LINE });
  if (found.isDirectory()) yield* readFolder(path);
  else if (!found.isFile())
    throw new ImportFault("neither a file nor a folder", { file: path, line: NO_LINE });
  else if (await isZip(path)) yield* readZip(path);
  else
    yield {
      name: basename(path),
      bytes: await readLimited(createReadStream(path), basename(path), LIMITS.fileBytes),
      fileCount: 1,
    };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.equals(ZIP_MAGIC);
  } finally {
    await file.close();
  }
}

async function* readFolder(root: string): AsyncGenerator<SourceFile> {
  const names = await listFolder(root, "", 1);
  if (names.length > LIMITS.files) refuse(root, `more than ${LIMITS.files} files`);
  let total = 0;
  for (const name of names) {
    const path = join(root, name);
    if (await isZip(path)) refuse(name, "a zip inside a folder: import it by itself");
    const bytes = await readLimited(createReadStream(path), name, LIMITS.fileBytes);
    total += bytes.byteLength;
    if (total > LIMITS.totalBytes) refuse(root, `more than ${LIMITS.totalBytes / 1024 / 1024} MB in all`);
    yield { name, bytes, fileCount: names.length };
  }
}

/** Sorted names, with slashes. Links are not followed. */
async function listFolder(root: string, under: string, depth: number): Promise<string[]> {
  if (depth > LIMITS.depth) refuse(under, `folders are nested more than ${LIMITS.depth} deep`);
  const names: string[] = [];
  for (const entry of await readdir(join(root, under), { withFileTypes: true })) {
    const name = under === "" ? entry.name : `${under}/${entry.name}`;
    if (IGNORED.test(name)) continue;
    if (entry.isDirectory()) names.push(...(await listFolder(root, name, depth + 1)));
    else if (entry.isFile()) names.push(name);
  }
  return names.sort();
}

async function* readZip(path: string): AsyncGenerator<SourceFile> {
  const archive = basename(path);
  const zip = await openZip(path, archive);
  try {
    const entries = await listZip(zip, archive);
    let total = 0;
    for (const entry of entries) {
      const limit = Math.min(LIMITS.fileBytes, LIMITS.totalBytes - total);
      const bytes = await readEntry(zip, entry, archive, limit);
      total += bytes.byteLength;
      if (ZIP_MAGIC.equals(bytes.subarray(0, 4)))
        refuse(`${archive}/${entry.fileName}`, "a zip inside a zip: unpack it first");
      yield { name: entry.fileName, bytes, fileCount: entries.length };
    }
  } finally {
    zip.close();
  }
}

async function openZip(path: string, archive: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (error) {
    return refuse(archive, `not a zip that can be read (${messageOf(error).slice(0, 200)})`);
  }
}

/** The entries that are files, sorted by name, after their declared names and sizes were checked. */
async function listZip(zip: yauzl.ZipFile, archive: string): Promise<readonly yauzl.Entry[]> {
  if (zip.entryCount > LIMITS.files) refuse(archive, `more than ${LIMITS.files} files`);
  const entries: yauzl.Entry[] = [];
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || IGNORED.test(entry.fileName)) continue;
      if (entry.isEncrypted()) refuse(`${archive}/${entry.fileName}`, "is encrypted");
      total += entry.uncompressedSize;
      if (total > LIMITS.totalBytes || entry.uncompressedSize > entry.compressedSize * LIMITS.ratio + 4096) {
        refuse(`${archive}/${entry.fileName}`, "unpacks to far more than any Bible: refused as a zip bomb");
      }
      entries.push(entry);
    }
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    refuse(archive, `not a zip that can be read (${messageOf(error).slice(0, 200)})`);
  }
  return entries.sort((a, b) => (a.fileName < b.fileName ? -1 : a.fileName > b.fileName ? 1 : 0));
}

async function readEntry(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  archive: string,
  limit: number,
): Promise<Uint8Array> {
  const file = `${archive}/${entry.fileName}`;
  try {
    return await readLimited(await zip.openReadStreamPromise(entry), file, limit);
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    return refuse(file, `cannot be unpacked (${messageOf(error).slice(0, 200)})`);
  }
}

/** Reads a stream to its end. Throws ImportFault when it has more than `limit` bytes. */
async function readLimited(stream: Readable, file: string, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes: Buffer = Buffer.from(chunk);
    length += bytes.byteLength;
    if (length > limit) {
      stream.destroy();
      refuse(file, `larger than ${Math.floor(limit / 1024 / 1024)} MB`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, length);
}

function refuse(file: string, message: string): never {
  throw new ImportFault(message, { file, line: NO_LINE });
}
