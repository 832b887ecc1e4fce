/** `lectern keys create|list|revoke|rotate|usage`: works on the store itself, so also while servers run. */
import type { Command } from "commander";
import { isoSeconds } from "../access/clock.ts";
import {
  checkNewKey,
  type KeyRecord,
  type KeyStore,
  type MadeKey,
  type NewKey,
  readDuration,
} from "../access/key-store.ts";
import type { Config } from "../config.ts";
import { hidePastPrefix } from "../http/hide-keys.ts";
import { addSettings, type CommandLine, refuse, STORE_SETTINGS, settingsOf } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";
import { installedCodes } from "./installed-codes.ts";

interface Surroundings {
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

const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  ...value.split(","),
];

/** Adds the `keys` command and its five subcommands to the program. */
export function registerKeys(program: Command, line: CommandLine): void {
  const around: Surroundings = { line, config: settingsOf(program, line) };
  const keys = program.command("keys").description("make, list, revoke and rotate API keys");
  const json: readonly [string, string] = ["--json", "print JSON"];
  keys
    .command("create")
    .description("make a key; its text is shown this once")
    .requiredOption("--plan <plan>", "plan of the key")
    .requiredOption("--name <name>", "for whom or what it is")
    .option("--origin <origin>", "origin of web pages that may use it (repeatable)", collect)
    .option("--allow-version <code>", "version that it may read (repeatable; default: all)", collect)
    .option("--allow-missing", "also versions that are not installed here, or not yet")
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
    .description("end a key for good, by its id or shown prefix; binds within a second")
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
  { line, config }: Surroundings,
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

async function createKey(around: Surroundings, options: CreateOptions): Promise<void> {
  const { name, plan, origin, allowVersion, note, expires } = options;
  const wish = { name, plan, origins: origin, versions: allowVersion, note, expires };
  const { line, config } = around;
  const plans = await line.planNames(config(), line.complain);
  const checked = checkNewKey(wish, plans, line.now());
  if ("problems" in checked) throw new UsageError(checked.problems.join("\n"));
  const missing = options.allowMissing === true ? [] : missingTexts(around, checked.key);
  if (missing.length > 0) throw new UsageError(missing.join("\n"));
  const create = async (store: KeyStore): Promise<void> =>
    showMade(around, await store.create(checked.key), options);
  await withStore(around, create, false);
}

/** A key for a version that there is not reads nothing, which is hardly what was meant. */
function missingTexts({ line, config }: Surroundings, { versions }: NewKey): readonly string[] {
  if (versions === null) return [];
  const codes = installedCodes(line.packFolders(config()));
  return versions
    .filter((code) => !codes.includes(code))
    .map(
      (code) =>
        `version: no text ${code} is installed here (there is ${codes.join(", ")}); ` +
        "--allow-missing makes a key for one that is imported later",
    );
}

function showMade({ line }: Surroundings, { record, text }: MadeKey, { json }: JsonOption): void {
  const note = `${record.id} (${record.name}), plan ${record.plan}. The text above is not shown again.`;
  line.print(json ? JSON.stringify({ key: text, ...shape(record) }) : `${text}\n${note}`);
}

async function listKeys(around: Surroundings, { json }: JsonOption): Promise<void> {
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
    for (const line of columns([["id", "begins with", "plan", "state", "name"], ...rows])) print(line);
  });
}

async function revokeKey(around: Surroundings, id: string, { json }: JsonOption): Promise<void> {
  await withStore(around, async (store) => {
    const found = await store.find(id);
    const record = found === null ? null : await store.revoke(found.id);
    if (record === null) return refuse(around.line, [`no key has this id or prefix: ${safe(id)}`]);
    around.line.print(json ? JSON.stringify(shape(record)) : `${record.id} (${record.name}) is revoked`);
  });
}

async function rotateKey(
  around: Surroundings,
  id: string,
  options: JsonOption & { readonly overlap: string },
): Promise<void> {
  const overlapMs = /^0[smhdw]?$/.test(options.overlap) ? 0 : readDuration(options.overlap);
  if (overlapMs === null) throw new UsageError('overlap: must be a duration such as "24h" or "0"');
  await withStore(around, async (store) => {
    const found = await store.find(id);
    const made = found === null ? null : await store.rotate(found.id, overlapMs);
    if (made === null) return refuse(around.line, [`no live key has this id or prefix: ${safe(id)}`]);
    showMade(around, made, options);
  });
}

async function showUsage(
  around: Surroundings,
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

/** Whoever gives the whole text of a key in place of its id must not find it in an error. */
const safe = (id: string): string => hidePastPrefix(id).slice(0, 60);

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
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
