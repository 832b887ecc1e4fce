import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import type { StateRow } from "../access/state-store.ts";
import { keyState } from "../access/testdata/state-contract.ts";
import { checkBackup, rowsOf, writeBackup } from "./backup-file.ts";

const HEAD = { createdAt: "2026-03-01T12:00:00Z", program: "1.2.3", plans: null };
const SECRET = { hash: "ab".repeat(32), prefix: "lk_0123abcd", createdMs: 5, endsMs: 6 };
const ROWS: readonly StateRow[] = [
  keyState("one", {
    origins: ["https://a.example"],
    versions: [],
    note: "n",
    expiresMs: 7,
    secrets: [SECRET],
  }),
  keyState("two", { revokedMs: 0, secrets: [] }),
  { kind: "usage", id: "key_one", day: 20_000, used: 1, reserved: 2 },
  { kind: "usage", id: "key_two", day: 20_000, used: 0, reserved: 0 },
  { kind: "usage", id: "key_one", day: 20_001, used: 3, reserved: 3 },
];

async function backupOf(rows: readonly StateRow[], plans: string | null = null): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await writeBackup(
    { ...HEAD, plans },
    async (take) => {
      for (let at = 0; at < rows.length; at += 2) await take(rows.slice(at, at + 2));
    },
    async (piece) => void pieces.push(piece),
    () => {},
  );
  return Buffer.concat(pieces);
}

async function readBack(file: Uint8Array): Promise<readonly StateRow[]> {
  const rows: StateRow[] = [];
  for await (const batch of rowsOf(file)) rows.push(...batch);
  return rows;
}

test("a backup is read back as it was written, and the same state gives the same bytes", async () => {
  const file = await backupOf(ROWS, '{"plans":"é"}\n');
  assert.deepEqual(await readBack(file), ROWS);
  const { sha256, ...found } = await checkBackup(file);
  assert.deepEqual(found, { ...HEAD, plans: '{"plans":"é"}\n', keys: 2, usage: 3 });
  assert.match(sha256, /^[0-9a-f]{64}$/);
  assert.deepEqual(await backupOf(ROWS, '{"plans":"é"}\n'), file);
  assert.deepEqual(await checkBackup(await backupOf([])), {
    ...HEAD,
    keys: 0,
    usage: 0,
    sha256: "70254c651197477a75296143d7d9f5d055e9cdde02e5265d308409bc853cd336",
  });
});

test("the lines of a backup are the documented ones", async () => {
  const lines = gunzipSync(await backupOf(ROWS.slice(1, 4).filter(({ id }) => id === "key_two")))
    .toString()
    .trimEnd()
    .split("\n");
  const sha256 = createHash("sha256")
    .update(
      lines
        .slice(0, -1)
        .map((line) => `${line}\n`)
        .join(""),
    )
    .digest("hex");
  assert.deepEqual(lines, [
    '{"format":"lectern-backup","version":1,"created_at":"2026-03-01T12:00:00Z","program":"1.2.3"}',
    '{"key":{"id":"key_two","name":"the key two, \\"quoted\\" \\\\ {—}, ü","plan":"free","origins":null,"versions":null,' +
      '"note":null,"created_ms":1,"expires_ms":null,"revoked_ms":0,"secrets":[]}}',
    '{"usage":{"day":"2024-10-04","id":"key_two","used":0,"reserved":0}}',
    `{"end":{"keys":1,"usage":1,"sha256":"${sha256}"}}`,
  ]);
});

test("a file that is cut short or has any byte changed is refused", async () => {
  const file = await backupOf(ROWS);
  for (let length = 0; length < file.length; length++) {
    await assert.rejects(checkBackup(file.subarray(0, length)), { name: "BackupFault" }, `${length} bytes`);
  }
  let read = 0;
  for (let index = 0; index < file.length; index++) {
    const damaged = Buffer.from(file);
    damaged[index] = (damaged[index] ?? 0) ^ 0x10;
    try {
      assert.deepEqual(await checkBackup(damaged), await checkBackup(file), `byte ${index}`);
      read++;
    } catch (error) {
      assert.equal(error instanceof Error ? error.name : "", "BackupFault", String(error));
    }
  }
  // Except bytes without meaning: flags, time and system in the gzip header, and the padding of its last
  // byte.
  assert.ok(read <= 8, `${read} changes went unnoticed`);
});

const LINES = ["head", "one", "two", "usage"] as const;

/** A file of lines that were edited; its last line matches them. */
function madeBy(change: (lines: Record<(typeof LINES)[number], string>) => readonly string[]): Buffer {
  const key = (id: string): string =>
    `{"key":{"id":"key_${id}","name":"n","plan":"free","origins":null,"versions":null,"note":null,` +
    `"created_ms":1,"expires_ms":null,"revoked_ms":null,"secrets":[]}}`;
  const lines = change({
    head: '{"format":"lectern-backup","version":1,"created_at":"","program":""}',
    one: key("one"),
    two: key("two"),
    usage: '{"usage":{"day":"2026-03-01","id":"key_one","used":1,"reserved":1}}',
  });
  const text = lines.map((line) => `${line}\n`).join("");
  const count = (kind: string): number => lines.filter((line) => line.startsWith(`{"${kind}"`)).length;
  const sha256 = createHash("sha256").update(text).digest("hex");
  const end = { keys: count("key"), usage: count("usage"), sha256 };
  return gzipSync(`${text}${JSON.stringify({ end })}\n`);
}

type Change = Parameters<typeof madeBy>[0];

const REFUSED: readonly (readonly [Change, string])[] = [
  [({ head }) => [head.replace(":1,", ":2,")], "it has format 2; this version of Lectern reads 1"],
  [({ head }) => [head.replace("lectern-backup", "x")], "it is not a backup of Lectern"],
  [({ one }) => [one], "it is not a backup of Lectern"],
  [({ head }) => [head, "nonsense"], "it is damaged: line 2 is not JSON"],
  [({ head }) => [head, "[]"], "it is damaged: line 2 is not an object"],
  [({ head, one }) => [head, one, one], "it is damaged: line 3 repeats a key"],
  [({ head, one, usage, two }) => [head, one, usage, two], "it is damaged: line 4 is a key after usage"],
  [({ head, two, usage }) => [head, two, usage], "it is damaged: line 3 is usage of an unknown key"],
  [({ head, one, usage }) => [head, one, usage, usage], "it is damaged: line 4 repeats usage"],
  [
    ({ head, one, usage }) => [head, one, usage, usage.replace("03-01", "02-28")],
    "it is damaged: line 4 is usage of an earlier day than the line before",
  ],
  [({ head }) => [head, '{"plans":1}'], "it is damaged: line 2 has a wrong or unknown member, the row"],
  [({ head }) => [head, '{"text":{}}'], 'it is damaged: line 2 has a wrong or unknown member, "text"'],
  ...(
    [
      ['"key_one"', '"one"', "id"],
      ['"name":"n"', '"name":""', "name"],
      ['"plan":"free",', "", "plan"],
      ['"origins":null', '"origins":"x"', "origins"],
      ['"versions":null', '"versions":[1]', "versions"],
      ['"note":null', '"note":"\\u0000"', "note"],
      ['"created_ms":1', '"created_ms":"1"', "created_ms"],
      ['"expires_ms":null', '"expires_ms":-1', "expires_ms"],
      ['"revoked_ms":null', '"revoked_ms":1.5', "revoked_ms"],
      ['"secrets":[]', '"secrets":[{}]', "secrets"],
      ['"secrets":[]', '"secrets":[],"more":1', "more"],
    ] as const
  ).map(([from, to, name]): readonly [Change, string] => [
    ({ head, one }) => [head, one.replace(from, to)],
    `it is damaged: line 2 has a wrong or unknown member, "${name}" of a key`,
  ]),
  ...(
    [
      ["2026-03-01", "2026-02-30", "day"],
      ["2026-03-01", "1 March", "day"],
      ['"used":1', '"used":9007199254740992', "used"],
      ['"reserved":1', '"reserved":null', "reserved"],
    ] as const
  ).map(([from, to, name]): readonly [Change, string] => [
    ({ head, one, usage }) => [head, one, usage.replace(from, to)],
    `it is damaged: line 3 has a wrong or unknown member, "${name}" of a day's usage`,
  ]),
];

for (const [change, message] of REFUSED) {
  test(`refused: ${message}`, () =>
    assert.rejects(checkBackup(madeBy(change)), { name: "BackupFault", message }));
}

test("the last line must exist, be the last, and match the others", async () => {
  const text = gunzipSync(await backupOf(ROWS)).toString();
  const rows: readonly (readonly [string, RegExp])[] = [
    [`${text}{}\n`, /comes after the end$/],
    [text.slice(0, text.lastIndexOf('{"end"')), /its last line is missing/],
    [text.replace('"keys":2', '"keys":3'), /has wrong counts of rows$/],
    [text.replace('"reserved":2', '"reserved":1'), /its SHA-256 differs/],
    ["\xff\n", /is not JSON/],
    ["", /its last line is missing/],
  ];
  for (const [changed, message] of rows) await assert.rejects(checkBackup(gzipSync(changed)), { message });
  await assert.rejects(checkBackup(gzipSync(Buffer.from([0xff, 0x0a]))), { message: /line 1 is not text/ });
  await assert.rejects(checkBackup(Buffer.from("{}")), { message: "it is damaged, or not a backup" });
});

test("a full disk ends the backup with its own error", async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => keyState(`k${index}`));
  const write = writeBackup(
    HEAD,
    (take) => take(many),
    () => Promise.reject(new Error("ENOSPC")),
    () => {},
  );
  await assert.rejects(write, { message: "ENOSPC" });
  const read = writeBackup(
    HEAD,
    () => Promise.reject(new Error("gone")),
    async () => {},
    () => {},
  );
  await assert.rejects(read, { message: "gone" });
});
