/**
 * A text store that follows its folders while the server runs: a pack that is put into one (under a temporary name
 * first, then renamed) is served from the next `refresh` on, one that is taken out is not. What was handed out
 * before stays valid, as packs are never changed in place.
 */

import { statSync } from "node:fs";
import { messageOf } from "../plain.ts";
import type { TextStore } from "./edition.ts";
import { packFilesIn } from "./pack-files.ts";
import { attachStore, type LoadedPack, loadPack } from "./store.ts";

export interface LiveStore {
  /** What is served now; it stays as it is when the folders change. */
  readonly current: TextStore;
  /** The packs behind the editions, for worker threads to attach to. */
  readonly packs: readonly LoadedPack[];
  /** Looks at the folders again; says whether anything changed. Never throws: problems are told. */
  refresh(): boolean;
}

interface LiveFolders {
  /** Of the bundled texts: a pack in it that may not be served stops the opening. */
  readonly bundled: string;
  /** Of imported texts; need not exist. A pack in it that may not be served is told and left out. */
  readonly imported: readonly string[];
  /** Called with one sentence per problem, once for each state of a file. */
  readonly tell: (problem: string) => void;
}

/** A file as it was when it was looked at. */
interface SeenFile {
  readonly file: string;
  /** Changes when the file is replaced. */
  readonly state: string;
  /** Null when it may not be served. */
  readonly pack: LoadedPack | null;
}

/** Opens the folders. Throws PackFault for a bundled pack that may not be served. */
export function openLiveStore(folders: LiveFolders): LiveStore {
  let seen = look(folders, []);
  let store = attach(seen, folders, null);
  /** What keeps the folders from being read; null when nothing does. */
  let fault: string | null = null;
  return Object.freeze({
    get current() {
      return store;
    },
    get packs() {
      return packsOf(seen);
    },
    refresh: () => {
      const before = fault;
      let now = seen;
      try {
        now = look(folders, seen);
        fault = null;
      } catch (error) {
        fault = isOutOfFiles(error) ? OUT_OF_FILES : messageOf(error);
        if (fault !== before) folders.tell(fault);
      }
      if (sameFiles(now, seen) && fault === before) return false;
      store = attach(now, folders, fault);
      seen = now;
      return true;
    },
  });
}

/** Not the texts' own trouble: connections take files too. */
const OUT_OF_FILES =
  "no more files and connections can be opened (ulimit -n): callers are turned away, and texts in memory go on";

const isOutOfFiles = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");

const packsOf = (seen: readonly SeenFile[]): readonly LoadedPack[] => seen.flatMap(({ pack }) => pack ?? []);

const sameFiles = (now: readonly SeenFile[], before: readonly SeenFile[]): boolean =>
  now.length === before.length && now.every((file, index) => file === before[index]);

/** All packs of all folders in order; files in the state they had before are taken over, not read again. */
function look({ bundled, imported, tell }: LiveFolders, before: readonly SeenFile[]): readonly SeenFile[] {
  const read = (folder: string, isBundled: boolean): readonly SeenFile[] =>
    packFilesIn(folder).map((file) => {
      const { ino, size, mtimeMs } = statSync(file);
      const state = `${ino} ${size} ${mtimeMs}`;
      const known = before.find((seen) => seen.file === file && seen.state === state);
      return known ?? { file, state, pack: isBundled ? loadPack(file) : tryLoad(file, tell) };
    });
  return [...read(bundled, true), ...imported.flatMap((folder) => read(folder, false))];
}

function tryLoad(file: string, tell: (problem: string) => void): LoadedPack | null {
  try {
    return loadPack(file);
  } catch (error) {
    const fault = messageOf(error);
    tell(fault.includes(file) ? fault : `${file} cannot be read: ${fault}`);
    return null;
  }
}

/** The store of all packs; where two have one code the first in the order of the folders is served. */
function attach(seen: readonly SeenFile[], { tell }: LiveFolders, fault: string | null): TextStore {
  const served = new Map<string, LoadedPack>();
  for (const pack of packsOf(seen)) {
    const [edition] = attachStore([pack]).editions;
    if (edition === undefined) continue;
    const { code } = edition.info;
    const first = served.get(code);
    if (first === undefined) served.set(code, pack);
    else tell(`${pack.file} is a second pack of ${code}: ${first.file} is served`);
  }
  return attachStore([...served.values()], fault === null && seen.every(({ pack }) => pack !== null));
}
