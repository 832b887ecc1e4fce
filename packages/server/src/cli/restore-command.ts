/**
 * `lectern restore`: writes keys and usage of a backup into the store of the settings, all of them or none.
 */

import { readFileSync, unlinkSync } from "node:fs";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Command } from "commander";
import { type Restored, type StateRow, StoreNotEmpty } from "../access/state-store.ts";
import { messageOf } from "../common/unknown.ts";
import { counted } from "../common/wording.ts";
import type { Config } from "../config/config.ts";
import { BackupFault, type BackupHead, type BackupSummary, checkBackup, rowsOf } from "./backup-file.ts";
import { addSettings, type CommandLine, STORE_SETTINGS, settingsOf } from "./command-line.ts";
import { EXIT, Stopped, UsageError } from "./exit-status.ts";
import { putPlans } from "./stored-plans.ts";

interface RestoreOptions {
  readonly check?: boolean;
  readonly replace?: boolean;
  readonly plansTo?: string;
  readonly json?: boolean;
}

export function registerRestore(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("restore <file>")
    .description("read keys and usage from a backup; - is the standard input")
    .option("--check", "only check the backup; change nothing")
    .option("--replace", "restore even if the store has keys; keys that are not in the backup are deleted")
    .option("--plans-to <file>", "write the plans file of the backup to this file")
    .option("--json", "print JSON");
  addSettings(command, [...STORE_SETTINGS, "plansFile"]).action((file: string, options: RestoreOptions) =>
    restore(line, config, file, options),
  );
}

type Found = BackupHead & BackupSummary;

async function restore(
  line: CommandLine,
  settings: () => Config,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  const bytes = await bytesOf(line, file);
  const found = await checkBackup(bytes).catch((error: unknown) => {
    throw error instanceof BackupFault ? new Error(`${file} cannot be restored: ${error.message}`) : error;
  });
  if (options.check === true) return printResult(line, file, options, found, null);
  const config = settings();
  const plansTo = options.plansTo === undefined ? null : resolve(line.folder, options.plansTo);
  if (plansTo !== null) {
    if (found.plans === null)
      throw new UsageError(`${file} contains no plans file: LECTERN_PLANS was not set where it was made`);
    putPlans(plansTo, found.plans);
  }
  const used = new Set<string>();
  const restored = await putState(line, config, options, bytes, found, used).catch((error: unknown) => {
    if (plansTo !== null) unlinkSync(plansTo);
    throw error;
  });
  printResult(line, file, options, found, restored);
  await warnAboutPlans(line, config, used);
}

/** The whole file in memory: it is read twice, and must be the same both times. */
async function bytesOf(line: CommandLine, file: string): Promise<Uint8Array> {
  if (file === "-") {
    if (line.input.isTerminal) throw new UsageError("no input: send a backup to the standard input");
    return buffer(line.input.chunks());
  }
  try {
    return readFileSync(resolve(line.folder, file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** @param used receives the plans of the keys */
async function putState(
  line: CommandLine,
  config: Config,
  { replace }: RestoreOptions,
  bytes: Uint8Array,
  { keys, usage }: Found,
  used: Set<string>,
): Promise<Restored> {
  let stopped = false;
  line.onStopSignal(() => {
    stopped = true;
  });
  let done = 0;
  async function* rows(): AsyncGenerator<readonly StateRow[]> {
    for await (const batch of rowsOf(bytes)) {
      if (stopped) throw new Error("stopped; nothing was changed");
      yield batch;
      for (const row of batch) if (row.kind === "key") used.add(row.plan);
      done += batch.length;
      line.showProgress?.(`${done} of ${keys + usage} rows`);
    }
  }
  const store = await line.openStateStore(config, false);
  try {
    return await store.write(rows(), replace === true);
  } catch (error) {
    if (!(error instanceof StoreNotEmpty)) throw error;
    line.complain("the store already has keys: --replace replaces them; nothing was changed");
    throw new Stopped(EXIT.no);
  } finally {
    line.showProgress?.("");
    await store.close();
  }
}

function printResult(
  { print }: CommandLine,
  file: string,
  { json }: RestoreOptions,
  { createdAt, program, keys, usage, sha256 }: Found,
  restored: Restored | null,
): void {
  const contents = `${counted(keys, "key")} and ${counted(usage, "row")} of usage`;
  if (json === true) {
    const status = restored === null ? "checked" : "success";
    const dropped = restored === null ? {} : { dropped: restored.dropped };
    const about = { created_at: createdAt, program, keys, usage, ...dropped, sha256 };
    print(JSON.stringify({ status, file, ...about }));
  } else if (restored === null) {
    print(`${file} is valid: ${contents}, made ${createdAt} by ${program} (SHA-256 ${sha256})`);
  } else {
    const deleted = restored.dropped === 0 ? "" : `; deleted: ${counted(restored.dropped, "other key")}`;
    print(`restored ${contents} from ${file} (SHA-256 ${sha256})${deleted}`);
  }
}

/** Requests with keys of an unknown plan are refused: the operator must know. */
async function warnAboutPlans(line: CommandLine, config: Config, used: ReadonlySet<string>): Promise<void> {
  try {
    const known = await line.planNames(config, line.complain);
    const missing = [...used].filter((plan) => !known.includes(plan)).sort();
    if (missing.length > 0)
      line.complain(`these plans do not exist, and their keys are refused: ${missing.join(", ")}`);
  } catch (error) {
    line.complain(`the plans cannot be read: ${messageOf(error)}`);
  }
}
