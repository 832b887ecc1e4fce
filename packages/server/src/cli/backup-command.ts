/** `lectern backup`: writes keys and usage to one file while servers run. */

import { link, open, rename, stat, unlink } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { isoSeconds } from "../access/clock.ts";
import { messageOf } from "../common/unknown.ts";
import { counted } from "../common/wording.ts";
import type { Config } from "../config/config.ts";
import { type BackupHead, type BackupSummary, writeBackup } from "./backup-file.ts";
import { addSettings, type CommandLine, STORE_SETTINGS, settingsOf } from "./command-line.ts";
import { EXIT, Stopped, UsageError } from "./exit-status.ts";
import { plansIn } from "./stored-plans.ts";

interface BackupOptions {
  readonly replace?: boolean;
  readonly json?: boolean;
}

export function registerBackup(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("backup <file>")
    .description("write keys and usage to a file, while servers run; - is the standard output")
    .option("--replace", "replace an existing file")
    .option("--json", "print JSON");
  addSettings(command, [...STORE_SETTINGS, "plansFile"]).action((file: string, options: BackupOptions) =>
    backup(line, config, file, options),
  );
}

type Put = (bytes: Uint8Array) => Promise<void>;

async function backup(
  line: CommandLine,
  settings: () => Config,
  file: string,
  options: BackupOptions,
): Promise<void> {
  const config = settings();
  if (file === "-" && line.output.isTerminal) {
    throw new UsageError("a backup is binary: send the standard output to a file or another program");
  }
  let bytes = 0;
  const make = (write: Put): Promise<BackupSummary> =>
    takeState(line, config, async (piece) => {
      bytes += piece.length;
      await write(piece);
    });
  const summary = file === "-" ? await make(line.output.write) : await intoFile(line, file, options, make);
  const { keys, usage, sha256 } = summary;
  const print = file === "-" ? line.complain : line.print;
  if (options.json === true) print(JSON.stringify({ status: "success", file, bytes, keys, usage, sha256 }));
  else {
    const parts = `${counted(keys, "key")}, ${counted(usage, "row")} of usage and ${plansPart(config)}`;
    print(`backed up ${parts} to ${file} (${bytes} bytes, SHA-256 ${sha256})`);
  }
}

const plansPart = ({ plansFile }: Config): string =>
  plansFile === null ? "no plans file (LECTERN_PLANS names none)" : "the plans file";

async function takeState(line: CommandLine, config: Config, write: Put): Promise<BackupSummary> {
  let stopped = false;
  line.onStopSignal(() => {
    stopped = true;
  });
  const head: BackupHead = {
    createdAt: isoSeconds(line.now()),
    program: line.version(),
    plans: plansIn(config),
  };
  const store = await line.openStateStore(config, true);
  try {
    return await writeBackup(head, store.read, write, (keys, usage) => {
      if (stopped) throw new Error("stopped; no backup was written");
      line.showProgress?.(`${counted(keys, "key")}, ${counted(usage, "row")} of usage`);
    });
  } finally {
    line.showProgress?.("");
    await store.close();
  }
}

/**
 * Writes a temporary file and renames it, so that the file is complete or absent. Only its owner may read
 * it.
 */
async function intoFile(
  line: CommandLine,
  file: string,
  { replace }: BackupOptions,
  make: (write: Put) => Promise<BackupSummary>,
): Promise<BackupSummary> {
  const path = resolve(line.folder, file);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere && replace !== true) refuseToReplace(line, file);
  const draft = `${path}.${line.processId}.tmp`;
  const handle = await open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new Error(`${file} cannot be written: ${messageOf(error)}`);
  });
  try {
    const summary = await make(async (piece) => {
      await handle.writeFile(piece);
    });
    await handle.sync();
    if (replace === true) await rename(draft, path);
    else {
      await link(draft, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") refuseToReplace(line, file);
        throw error;
      });
    }
    await syncFolder(dirname(path));
    return summary;
  } finally {
    await handle.close();
    await unlink(draft).catch(() => {});
  }
}

function refuseToReplace(line: CommandLine, file: string): never {
  line.complain(`${file} already exists: --replace replaces it`);
  throw new Stopped(EXIT.no);
}

/** Syncs the folder, so that the new name survives a crash. Ignored where the system does not support it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open folders.
  }
}
