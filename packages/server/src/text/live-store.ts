/**
 * A text store that follows its folders while the server runs. `refresh` starts to serve packs that were added
 * (written under a temporary name, then renamed) and stops serving those that were removed. Editions that were
 * handed out before stay valid, since packs are never changed in place.
 */

import { statSync } from "node:fs";
import { messageOf } from "../common/unknown.ts";
import type { TextStore } from "./edition.ts";
import { packFilesIn } from "./pack-files.ts";
import { attachStore, type LoadedPack, loadPack } from "./store.ts";

export interface LiveStore {
  /** The texts that are served now. A change of the folders does not change this value. */
  readonly current: TextStore;
  /** The packs of the editions, for worker threads to attach to. */
  readonly packs: readonly LoadedPack[];
  /** Reads the folders again and returns whether anything changed. Never throws: problems go to `report`. */
  refresh(): boolean;
}

interface LiveFolders {
  /** The folder of the bundled texts. Opening fails when a pack in it may not be served. */
  readonly bundled: string;
  /** Folders of imported texts; they need not exist. A pack that may not be served is reported and left out. */
  readonly imported: readonly string[];
  /** Called with one sentence for each problem, once for each state of a file. */
  readonly report: (problem: string) => void;
}

/** The state of a file when it was last read. */
interface WatchedFile {
  readonly file: string;
  /** Changes when the file is replaced. */
  readonly state: string;
  /** Null when it may not be served. */
  readonly pack: LoadedPack | null;
}

/** Opens the folders. Throws PackFault for a bundled pack that may not be served. */
export function openLiveStore(folders: LiveFolders): LiveStore {
  let snapshot = look(folders, []);
  let store = attach(snapshot, folders, null);
  /** Why the folders cannot be read; null when they can. */
  let fault: string | null = null;
  return Object.freeze({
    get current() {
      return store;
    },
    get packs() {
      return packsOf(snapshot);
    },
    refresh: () => {
      const before = fault;
      let now = snapshot;
      try {
        now = look(folders, snapshot);
        fault = null;
      } catch (error) {
        fault = isOutOfFiles(error) ? OUT_OF_FILES : messageOf(error);
        if (fault !== before) folders.report(fault);
      }
      if (sameFiles(now, snapshot) && fault === before) return false;
      store = attach(now, folders, fault);
      snapshot = now;
      return true;
    },
  });
}

/** Shown when the process has no free file descriptor. Connections use them too, so the texts are not at fault. */
const OUT_OF_FILES =
  "no more files and connections can be opened (ulimit -n): new connections are refused; texts in memory are still served";

const isOutOfFiles = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");

const packsOf = (files: readonly WatchedFile[]): readonly LoadedPack[] =>
  files.flatMap(({ pack }) => pack ?? []);

const sameFiles = (now: readonly WatchedFile[], before: readonly WatchedFile[]): boolean =>
  now.length === before.length && now.every((file, index) => file === before[index]);

/** All packs of all folders, in order. A file that has not changed is not read again. */
function look(
  { bundled, imported, report }: LiveFolders,
  before: readonly WatchedFile[],
): readonly WatchedFile[] {
  const read = (folder: string, isBundled: boolean): readonly WatchedFile[] =>
    packFilesIn(folder).map((file) => {
      const { ino, size, mtimeMs } = statSync(file);
      const state = `${ino} ${size} ${mtimeMs}`;
      const known = before.find((watched) => watched.file === file && watched.state === state);
      return known ?? { file, state, pack: isBundled ? loadPack(file) : tryLoad(file, report) };
    });
  return [...read(bundled, true), ...imported.flatMap((folder) => read(folder, false))];
}

function tryLoad(file: string, report: (problem: string) => void): LoadedPack | null {
  try {
    return loadPack(file);
  } catch (error) {
    const fault = messageOf(error);
    report(fault.includes(file) ? fault : `${file} cannot be read: ${fault}`);
    return null;
  }
}

/** A store of all packs. When two have the same code, it serves the first in the order of the folders. */
function attach(files: readonly WatchedFile[], { report }: LiveFolders, fault: string | null): TextStore {
  const served = new Map<string, LoadedPack>();
  for (const pack of packsOf(files)) {
    const [edition] = attachStore([pack]).editions;
    if (edition === undefined) continue;
    const { code } = edition.info;
    const first = served.get(code);
    if (first === undefined) served.set(code, pack);
    else report(`${pack.file} is a second pack of ${code}: ${first.file} is served`);
  }
  return attachStore([...served.values()], fault === null && files.every(({ pack }) => pack !== null));
}
