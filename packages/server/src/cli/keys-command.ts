/** `lectern keys create|list|revoke|rotate|usage`: works on the store itself, so also while servers run. */
import type { Command } from "commander";
import { isoSeconds } from "../access/clock.ts";
import { hidePastPrefix } from "../access/hide-keys.ts";
import {
  checkNewKey,
  type KeyRecord,
  type KeyStore,
  type MadeKey,
  type NewKey,
  readDuration,
} from "../access/key-store.ts";
import type { Config } from "../config/config.ts";
import { packCodesIn } from "../text/pack-files.ts";
import { addSettings, type CommandLine, refuse, STORE_SETTINGS, settingsOf } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";

interface CommandContext {
  readonly line: CommandLine;
  readonly config: () => Config;
}

interface JsonOption {
  readonly json?: boolean;
}

interface CreateOptions extends JsonOption {
  readonly plan: string;
  readonly name: string;
  readonly origin?: readonly string[];
  readonly allowVersion?: readonly string[];
  readonly allowMissing?: boolean;
  readonly note?: string;
  readonly expires?: string;
}

const collect = (value: string, earlier: readonly string[] | undefined): readonly string[] => [
  ...(earlier ?? []),
  ...value.split(","),
];

/** Adds the `keys` command and its five subcommands to the program. */
export function registerKeys(program: Command, line: CommandLine): void {
  const around: CommandContext = { line, config: settingsOf(program, line) };
  const keys = program.command("keys").description("make, list, revoke and rotate API keys");
  const json: readonly [string, string] = ["--json", "print JSON"];
  keys
    .command("create")
    .description("make a key; its text is shown only once")
    .requiredOption("--plan <plan>", "plan of the key")
    .requiredOption("--name <name>", "who or what the key is for")
    .option("--origin <origin>", "origin of web pages that may use the key (repeatable)", collect)
    .option("--allow-version <code>", "version that the key may read (repeatable; default: all)", collect)
    .option("--allow-missing", "also accept versions that are not installed yet")
    .option("--note <text>", "a note for yourself")
    .option("--expires <when>", 'a duration ("90d") or a moment ("2027-01-31T12:00:00Z")')
    .option(...json)
    .action((options: CreateOptions) => createKey(around, options));
  keys
    .command("list")
    .description("list all keys, without their texts")
    .option(...json)
    .action((options: JsonOption) => listKeys(around, options));
  keys
    .command("revoke <id>")
    .description("revoke a key by its id or prefix; takes effect within a second")
    .option(...json)
    .action((id: string, options: JsonOption) => revokeKey(around, id, options));
  keys
    .command("rotate <id>")
    .description("give a key a new text; the old one ends after the overlap")
    .option("--overlap <duration>", "how long the old text stays valid", "24h")
    .option(...json)
    .action((id: string, options: JsonOption & { readonly overlap: string }) =>
      rotateKey(around, id, options),
    );
  keys
    .command("usage")
    .description("requests counted on the quota, by day and key")
    .option("--days <n>", "how many days back, today included (1 to 366)", "1")
    .option(...json)
    .action((options: JsonOption & { readonly days: string }) => showUsage(around, options));
  for (const command of keys.commands) {
    addSettings(command, command.name() === "create" ? [...STORE_SETTINGS, "plansFile"] : STORE_SETTINGS);
  }
}

/** @throws StoreUnavailable */
async function withStore(
  { line, config }: CommandContext,
  work: (store: KeyStore) => Promise<void>,
  mustExist = true,
): Promise<void> {
  const store = await line.openKeyStore(config(), mustExist);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function createKey(around: CommandContext, options: CreateOptions): Promise<void> {
  const { name, plan, origin, allowVersion, note, expires } = options;
  const requested = { name, plan, origins: origin, versions: allowVersion, note, expires };
  const { line, config } = around;
  const plans = await line.planNames(config(), line.complain);
  const checked = checkNewKey(requested, plans, line.now());
  if ("problems" in checked) throw new UsageError(checked.problems.join("\n"));
  const missing = options.allowMissing === true ? [] : missingTexts(around, checked.key);
  if (missing.length > 0) throw new UsageError(missing.join("\n"));
  const create = async (store: KeyStore): Promise<void> =>
    showMade(around, await store.create(checked.key), options);
  await withStore(around, create, false);
}

/** A key for an unknown version can read nothing, which is probably a mistake. */
function missingTexts({ line, config }: CommandContext, { versions }: NewKey): readonly string[] {
  if (versions === null) return [];
  const codes = packCodesIn(line.packFolders(config()));
  return versions
    .filter((code) => !codes.includes(code))
    .map(
      (code) =>
        `version: no text ${code} is installed here (installed: ${codes.join(", ")}); ` +
        "--allow-missing makes a key for a text that is imported later",
    );
}

function showMade({ line }: CommandContext, { record, text }: MadeKey, { json }: JsonOption): void {
  const note = `${record.id} (${record.name}), plan ${record.plan}. The text above is not shown again.`;
  line.print(json ? JSON.stringify({ key: text, ...shape(record) }) : `${text}\n${note}`);
}

async function listKeys(around: CommandContext, { json }: JsonOption): Promise<void> {
  const { print, now } = around.line;
  await withStore(around, async (store) => {
    const records = await store.list();
    if (json) return print(JSON.stringify(records.map(shape)));
    if (records.length === 0) return print("no keys");
    const rows = records.map((record) => [
      record.id,
      record.prefixes.join(" ") || "-",
      record.plan,
      stateOf(record, now()),
      record.name,
    ]);
    for (const line of columns([["id", "prefix", "plan", "state", "name"], ...rows])) print(line);
  });
}

async function revokeKey(around: CommandContext, id: string, { json }: JsonOption): Promise<void> {
  await withStore(around, async (store) => {
    const found = await store.find(id);
    const record = found === null ? null : await store.revoke(found.id);
    if (record === null) return refuse(around.line, [`no key has this id or prefix: ${redacted(id)}`]);
    around.line.print(json ? JSON.stringify(shape(record)) : `${record.id} (${record.name}) is revoked`);
  });
}

async function rotateKey(
  around: CommandContext,
  id: string,
  options: JsonOption & { readonly overlap: string },
): Promise<void> {
  const overlapMs = /^0[smhdw]?$/.test(options.overlap) ? 0 : readDuration(options.overlap);
  if (overlapMs === null) throw new UsageError('overlap: must be a duration such as "24h" or "0"');
  await withStore(around, async (store) => {
    const found = await store.find(id);
    const rotated = found === null ? null : await store.rotate(found.id, overlapMs);
    if (rotated === null) return refuse(around.line, [`no live key has this id or prefix: ${redacted(id)}`]);
    showMade(around, rotated, options);
  });
}

async function showUsage(
  around: CommandContext,
  options: JsonOption & { readonly days: string },
): Promise<void> {
  const days = /^\d{1,3}$/.test(options.days) ? Number(options.days) : 0;
  if (days < 1 || days > 366) throw new UsageError("days: must be an integer from 1 to 366");
  await withStore(around, async (store) => {
    const rows = await store.usage(days);
    if (options.json) return around.line.print(JSON.stringify(rows));
    if (rows.length === 0) return around.line.print("no requests counted");
    const lines = rows.map((row) => [row.day, row.id, row.plan, String(row.used), row.name]);
    for (const line of columns([["day", "id", "plan", "requests", "name"], ...lines])) {
      around.line.print(line);
    }
  });
}

/**
 * Shortens an argument: an operator may give the text of a key instead of its id, and errors must not
 * repeat it.
 */
const redacted = (id: string): string => hidePastPrefix(id).slice(0, 60);

const stateOf = (record: KeyRecord, nowMs: number): string => {
  if (record.revokedMs !== null) return "revoked";
  if (record.expiresMs === null) return "live";
  return record.expiresMs <= nowMs ? "expired" : `live until ${isoSeconds(record.expiresMs)}`;
};

const timeOrNull = (ms: number | null): string | null => (ms === null ? null : isoSeconds(ms));

const shape = (record: KeyRecord): object => ({
  id: record.id,
  name: record.name,
  plan: record.plan,
  prefixes: record.prefixes,
  origins: record.origins,
  versions: record.versions,
  note: record.note,
  created_at: isoSeconds(record.createdMs),
  expires_at: timeOrNull(record.expiresMs),
  revoked_at: timeOrNull(record.revokedMs),
});

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? "").length)));
  return rows.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
