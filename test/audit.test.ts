// Runs scripts/audit.ts with a fake npm on PATH.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./support/contract.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-audit-"));
after(() => rmSync(folder, { recursive: true }));

/** Runs the script with an npm that prints the text and exits with the status. */
function audit(printed: string, npmStatus: number) {
  const npm = join(folder, "npm");
  const answer = join(folder, "answer");
  writeFileSync(answer, printed);
  // The fake npm repeats its arguments in the place of WORDS.
  writeFileSync(npm, `#!/bin/sh\nsed "s/WORDS/$*/" '${answer}'\nexit ${npmStatus}\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const script = join(ROOT, "scripts", "audit.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

const report = (vulnerabilities: object): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: {}, dependencies: { prod: 60, total: 61 } },
  });
const FOUND = { severity: "high", range: "<1.2.3", via: [], fixAvailable: true };
const refusal = "405 Method Not Allowed - POST https://registry.example/advisories";

const ROWS: readonly (readonly [string, string, number, number, string, string])[] = [
  ["nothing", report({}), 0, 0, "npm audit: 0 of 61 packages have known vulnerabilities\n", ""],
  [
    "a finding",
    report({ WORDS: FOUND }),
    1,
    1,
    "npm audit: 1 of 61 packages have known vulnerabilities\n",
    "high: audit --omit=dev --json <1.2.3\n",
  ],
  // The findings decide, not npm's exit status: a level that is set elsewhere must not hide them.
  [
    "two, and npm content with them",
    report({ a: FOUND, b: { ...FOUND, severity: "low" } }),
    0,
    1,
    "npm audit: 2 of 61 packages have known vulnerabilities\n",
    "high: a <1.2.3\nlow: b <1.2.3\n",
  ],
  [
    "a registry that does not offer it",
    JSON.stringify({ message: refusal, method: "POST", error: { summary: "", detail: "" } }),
    1,
    0,
    "npm audit could not ask the registry: 405 Method Not Allowed\n",
    "",
  ],
  [
    "a registry that refuses",
    JSON.stringify({ message: refusal, method: "POST" }),
    1,
    0,
    "npm audit could not ask the registry: 405 Method Not Allowed\n",
    "",
  ],
  [
    "no network",
    JSON.stringify({ error: { code: "ENOTFOUND", summary: "request failed\nagain", detail: "" } }),
    1,
    0,
    "npm audit could not ask the registry: request failed\n",
    "",
  ],
  ["no JSON", "npm error", 1, 0, "npm audit could not ask the registry: npm gave no report\n", ""],
  ["nothing at all", "", 1, 0, "npm audit could not ask the registry: npm gave no report\n", ""],
];
for (const [description, printed, npmStatus, status, stdout, stderr] of ROWS) {
  test(`npm audit with ${description} ends with ${status}`, () => {
    assert.deepEqual(audit(printed, npmStatus), { status, stdout, stderr });
  });
}
