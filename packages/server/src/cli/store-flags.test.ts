// Every command that uses the store, the texts or the plans has the flags of `serve` for them.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Config } from "../config/config.ts";
import type { CommandLine } from "./command-line.ts";
import { run } from "./testdata/run-command.ts";

const TEXTS = ["--data-dir", "/flag"];
const STORE = [...TEXTS, "--database-url", "postgres://flag/keys", "--redis-url", "redis://flag"];
/** An existing file, which a backup includes. */
const PLANS = ["--plans", import.meta.filename];

const ROWS: readonly (readonly [argv: readonly string[], flags: readonly string[]])[] = [
  [["passage", "John 3:16"], TEXTS],
  [["verify"], TEXTS],
  [["keys", "list"], STORE],
  [["keys", "revoke", "key_x"], STORE],
  [["keys", "rotate", "key_x"], STORE],
  [["keys", "usage"], STORE],
  [
    ["keys", "create", "--plan", "free", "--name", "a"],
    [...STORE, ...PLANS],
  ],
  [
    ["backup", "-"],
    [...STORE, ...PLANS],
  ],
];

/** The command opens its store, its texts and its plans; each fails. */
async function asked(argv: readonly string[]): Promise<Pick<Config, "dataDir" | "cluster" | "plansFile">> {
  let found: Config | undefined;
  const take = (config: Config): never => {
    found = config;
    throw new Error("enough");
  };
  const more: Partial<CommandLine> = {
    openTexts: take,
    packFolders: take,
    openKeyStore: take,
    openStateStore: take,
    planNames: take,
  };
  const environment = { LECTERN_DATA_DIR: "/variable" };
  const { err } = await run(argv, { environment, more });
  assert.ok(found, err);
  const { dataDir, cluster, plansFile } = found;
  return { dataDir, cluster, plansFile };
}

for (const [argv, flags] of ROWS) {
  test(`lectern ${argv.join(" ")} with ${flags.filter((word) => word.startsWith("--")).join(" ")}`, async () => {
    const none = { dataDir: "/variable", cluster: null, plansFile: null };
    assert.deepEqual(await asked(argv), none);
    assert.deepEqual(await asked([...argv, ...flags]), {
      dataDir: "/flag",
      cluster: flags.includes("--redis-url")
        ? { databaseUrl: "postgres://flag/keys", redisUrl: "redis://flag" }
        : null,
      plansFile: flags.includes("--plans") ? import.meta.filename : null,
    });
  });
}

test("a flag of one store without the other is refused, as by serve", async () => {
  const { status, err } = await run(["keys", "list", "--database-url", "postgres://flag/keys"]);
  assert.equal(status, 2);
  assert.match(err, /go together: set both or neither/);
});
