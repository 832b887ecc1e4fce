import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { editionFolders } from "../../../../editions/folders.ts";
import { createAccess, openKeyStore, openPlans } from "../access/create-access.ts";
import { principalOf, testClock, testRandom } from "../access/testdata/harness.ts";
import { PACKS } from "../text/testdata/bundled.ts";
import { linesOf, run as runCommand } from "./testdata/run-command.ts";

function cli() {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-keys-"));
  const clock = testClock();
  const stores = { dataDir, clock, random: testRandom("cli") };
  const run = async (...words: readonly string[]) => {
    const more = {
      now: clock.now,
      packFolders: () => [PACKS],
      openKeyStore: () => openKeyStore(stores),
      planNames: async () =>
        openPlans(null, clock, () => {})
          .current()
          .plans.map(({ name }) => name),
    };
    const { out, err } = await runCommand(["keys", ...words], { more });
    return { out: linesOf(out), problems: linesOf(err) };
  };
  return { clock, run, stores, remove: () => rmSync(dataDir, { recursive: true }) };
}

test("a key is made, listed, used, rotated and revoked while a server runs", async () => {
  const { clock, run, stores, remove } = cli();
  const access = await createAccess({ ...stores, mode: "keys", plansFile: null, report: () => {} });
  const made = await run("create", "--plan", "production", "--name", "Reader", "--note", "blue", "--json");
  const json = JSON.parse(made.out[0] ?? "");
  assert.equal(made.out.length, 1);
  assert.deepEqual(
    { ...json, key: "", id: "", prefixes: json.prefixes.length },
    {
      key: "",
      id: "",
      name: "Reader",
      plan: "production",
      prefixes: 1,
      origins: null,
      versions: null,
      note: "blue",
      created_at: "2026-03-01T12:00:00Z",
      expires_at: null,
      revoked_at: null,
    },
  );
  await access.take(await principalOf(access, json.key), true);
  const rotated = JSON.parse((await run("rotate", json.id, "--overlap", "0", "--json")).out[0] ?? "");
  clock.advance(1000);
  assert.deepEqual(await access.authenticate(json.key), { kind: "invalid" });
  await principalOf(access, rotated.key);
  const listed = await run("list");
  assert.match(
    listed.out[1] ?? "",
    new RegExp(`^${json.id}  ${rotated.prefixes[0]}  production  live   Reader$`),
  );
  assert.deepEqual((await run("revoke", rotated.prefixes[0])).out, [`${json.id} (Reader) is revoked`]);
  assert.match((await run("list")).out.join("\n"), /\brevoked\b/);
  clock.advance(1000);
  assert.deepEqual(await access.authenticate(rotated.key), { kind: "invalid" });
  await access.close();
  const usage = await run("usage", "--json");
  assert.deepEqual(JSON.parse(usage.out[0] ?? ""), [
    { id: json.id, name: "Reader", plan: "production", day: "2026-03-01", used: 1, reserved: 0 },
  ]);
  const every = JSON.stringify([listed, usage, await run("list", "--json")]);
  assert.ok(!every.includes(json.key) && !every.includes(rotated.key));
  remove();
});

test("every problem of a new key is reported, and the text of a key is never repeated", async () => {
  const { run, remove } = cli();
  const words = [
    "create",
    "--plan",
    "gold",
    "--name",
    " ",
    "--origin",
    "https://a.org/x,ftp://b,https://*.c",
  ];
  const wrong = await run(...words, "--allow-version", "K J", "--expires", "yesterday");
  assert.deepEqual(
    wrong.problems.map((problem) => problem.split(":")[0]),
    ["name", "plan", "origin", "origin", "origin", "version", "expires"],
  );
  assert.equal(wrong.problems[4], 'origin: "https://*.c" is not valid; an example is https://app.example');
  assert.deepEqual(wrong.out, []);
  const text = JSON.parse((await run("create", "--plan", "free", "--name", "a", "--json")).out[0] ?? "").key;
  for (const words of [
    ["revoke", text],
    ["rotate", text],
    ["create", "--plan", "free", "--name", text],
  ]) {
    const { problems } = await run(...words);
    assert.equal(problems.length, 1);
    assert.ok(!problems.join().includes(text));
  }
  for (const [days, problems] of [
    ["0", 1],
    ["1", 0],
    ["366", 0],
    ["367", 1],
  ] as const)
    assert.equal((await run("usage", "--days", days)).problems.length, problems, days);
  assert.deepEqual((await run("rotate", "key_x", "--overlap", "soon")).problems.length, 1);
  remove();
});

test("an expiry is a duration or a date, in the future", async () => {
  const { run, remove } = cli();
  const form = 'expires: must be a duration such as "90d" or a moment such as "2027-01-31T12:00:00Z"';
  const rows: readonly (readonly [expires: string, expiresAt: string | null, problem?: string])[] = [
    ["2099-02-28", "2099-02-28T00:00:00Z"],
    ["2096-02-29", "2096-02-29T00:00:00Z"],
    ["2099-12-31T23:59Z", "2099-12-31T23:59:00Z"],
    ["2099-02-29", null, form],
    ["2099-02-30T12:00:00Z", null, form],
    ["2099-13-01", null, form],
    ["2099-12-31T25:00Z", null, form],
    ["2099-12-31T12:00:00", null, form],
    ["11y", null, form],
    ["0d", null, "expires: must be in the future"],
    ["2001-01-01", null, "expires: must be in the future"],
  ];
  for (const [expires, expiresAt, problem] of rows) {
    const { out, problems } = await run(
      ...["create", "--plan", "free", "--name", "a", "--json", "--expires", expires],
    );
    assert.deepEqual(problems, problem === undefined ? [] : [problem], expires);
    assert.equal(JSON.parse(out[0] ?? "{}").expires_at ?? null, expiresAt, expires);
  }
  remove();
});

test("a key for a version that is not installed is made only on request", async () => {
  const { run, remove } = cli();
  const words = ["create", "--plan", "free", "--name", "later", "--json", "--allow-version", "kjv,kvj,zzz"];
  const installed = editionFolders()
    .map(({ manifest }) => manifest.code)
    .join(", ");
  const problem = (code: string) =>
    `version: no text ${code} is installed here (installed: ${installed}); ` +
    "--allow-missing makes a key for a text that is imported later";
  assert.deepEqual(await run(...words), { out: [], problems: [problem("KVJ"), problem("ZZZ")] });
  assert.deepEqual((await run("list")).out, ["no keys"]);
  const made = await run(...words, "--allow-missing");
  assert.deepEqual(JSON.parse(made.out[0] ?? "").versions, ["KJV", "KVJ", "ZZZ"]);
  remove();
});

test("a key may be limited to origins, versions and a time", async () => {
  const { run, remove } = cli();
  const bounds = ["--origin", "HTTPS://Example.org:443/", "--allow-version", "kjv,asv", "--expires", "30d"];
  const made = await run("create", "--plan", "free", "--name", "Web page", ...bounds, "--json");
  const json = JSON.parse(made.out[0] ?? "");
  assert.deepEqual(
    [json.origins, json.versions, json.expires_at],
    [["https://example.org"], ["ASV", "KJV"], "2026-03-31T12:00:00Z"],
  );
  remove();
});

test("under open access every caller may use everything, and the sandbox keeps its limit", async () => {
  const { stores, remove } = cli();
  const access = await createAccess({ ...stores, mode: "open", plansFile: null, report: () => {} });
  const { openPrincipal } = access;
  assert.equal(openPrincipal?.plan.name, "open");
  assert.ok(openPrincipal);
  const decision = await access.take(openPrincipal, true);
  assert.deepEqual([decision.allowed, decision.burst, decision.daily], [true, null, null]);
  assert.equal((await access.usage(openPrincipal)).quotaUsed, 0);
  const tries = await Promise.all(Array.from({ length: 12 }, () => access.take("sandbox", true)));
  assert.equal(tries.filter(({ allowed }) => allowed).length, 10);
  await access.close();
  remove();
});
