// Asks the registry for known vulnerabilities of the runtime dependencies, and fails if there are any. If the
// registry does not support audits or cannot be reached, it prints one line and does not fail.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const ASK_MS = 60_000;

interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

type Audit =
  | { readonly findings: readonly Finding[]; readonly packageCount: number }
  | { readonly why: string };

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The output of `npm audit --json`: a report of version 2, or the reason why there is none. */
function readAudit(output: string): Audit {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    return { why: "npm gave no report" };
  }
  const report = membersOf(value);
  const { vulnerabilities, metadata } = report;
  const { total } = membersOf(membersOf(metadata).dependencies);
  if (report.auditReportVersion !== 2 || typeof vulnerabilities !== "object" || typeof total !== "number") {
    const reasons = [membersOf(report.error).summary, report.message].map((reason) =>
      typeof reason === "string" ? (reason.split(/\n| - /)[0] ?? "") : "",
    );
    return { why: reasons.find((reason) => reason !== "") ?? "npm gave no report" };
  }
  const findings = Object.entries(membersOf(vulnerabilities)).map(([name, found]): Finding => {
    const { severity, range } = membersOf(found);
    return { name, severity: String(severity), range: String(range) };
  });
  return { findings, packageCount: total };
}

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: ROOT,
  encoding: "utf8",
  timeout: ASK_MS,
  shell: process.platform === "win32",
});
const audit = readAudit(stdout ?? "");
if ("why" in audit) console.log(`npm audit could not ask the registry: ${audit.why}`);
else {
  const { findings, packageCount } = audit;
  for (const { name, severity, range } of findings) console.error(`${severity}: ${name} ${range}`);
  console.log(`npm audit: ${findings.length} of ${packageCount} packages have known vulnerabilities`);
  if (findings.length > 0) process.exitCode = 1;
}
