/** `lectern import`: reads an edition, reports on it, and writes its pack where running servers find it. */

import { readFileSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { noSuchPlan } from "../access/plan.ts";
import { messageOf } from "../common/unknown.ts";
import type { Config } from "../config/config.ts";
import { ImportFault } from "../importers/event.ts";
import { type ImportedEdition, importEdition } from "../importers/import-edition.ts";
import {
  DEFAULT_INSTRUCTIONS,
  type ImportInstructions,
  readImportManifest,
} from "../importers/import-manifest.ts";
import { reportLines, reportValue, seriousFindings } from "../importers/import-report.ts";
import { installEdition } from "../importers/install-edition.ts";
import { importedIn } from "../places.ts";
import { type AssembledEdition, assembleEdition, EditionFault } from "../text/assembled-edition.ts";
import { editionFiles } from "../text/edition-files.ts";
import type { EditionManifest } from "../text/manifest.ts";
import { type CommandLine, refuse } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";

export interface ImportOptions {
  readonly manifest?: string;
  readonly check?: boolean;
  readonly strict?: boolean;
  readonly json?: boolean;
}

interface Plan {
  /** Null: the text is only checked. */
  readonly manifest: EditionManifest | null;
  readonly instructions: ImportInstructions;
}

/** Runs the command. Prints faults of the source; throws everything else. */
export async function runImport(
  line: CommandLine,
  config: Config,
  source: string,
  options: ImportOptions,
): Promise<void> {
  const plan = await planImport(line, config, options);
  if (plan === undefined) return;
  await access(source, constants.R_OK).catch((error: unknown) => {
    throw new UsageError(`${source} cannot be read: ${messageOf(error)}`);
  });
  // Reading creates many short-lived objects. With a young generation of fixed size the process stays under 250 MB
  // instead of 340, with the same CPU time (bench/import.ts).
  setFlagsFromString("--semi-space-growth-factor=1");
  try {
    const edition = await importEdition(source, plan.instructions, progressOf(line));
    line.showProgress?.("");
    finishImport(line, config, edition, plan.manifest, options);
  } catch (error) {
    line.showProgress?.("");
    if (!(error instanceof ImportFault || error instanceof EditionFault)) throw error;
    refuseSource(line, options, error instanceof EditionFault ? error.problems : [error.message]);
  }
}

/** Undefined after problems were printed. */
async function planImport(
  line: CommandLine,
  config: Config,
  options: ImportOptions,
): Promise<Plan | undefined> {
  if (options.manifest === undefined) {
    if (options.check === true) return { manifest: null, instructions: DEFAULT_INSTRUCTIONS };
    throw new UsageError("--manifest is needed to import; --check reports without one (docs/importing.md)");
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(options.manifest, "utf8"));
  } catch (error) {
    throw new UsageError(`${options.manifest}: ${messageOf(error)}`);
  }
  const read = readImportManifest(value);
  const problems = read.ok ? [] : [...read.problems];
  if (read.ok && line.bundledCodes().includes(read.manifest.code)) {
    problems.push(`"code": ${read.manifest.code} is a text that comes with Lectern; choose another`);
  }
  if (read.ok) problems.push(...(await missingPlans(line, config, read.manifest)));
  if (problems.length === 0 && read.ok) return read;
  refuse(
    line,
    problems.map((problem) => `${options.manifest}: ${problem}`),
  );
  return undefined;
}

/** An unknown plan would hide the text from everybody, which is probably a mistake. */
async function missingPlans(
  line: CommandLine,
  config: Config,
  { plans }: EditionManifest,
): Promise<string[]> {
  if (plans === null) return [];
  const known = await line.planNames(config, line.complain);
  return plans.filter((plan) => !known.includes(plan)).map((plan) => `"access": ${noSuchPlan(plan, known)}`);
}

function finishImport(
  line: CommandLine,
  config: Config,
  edition: ImportedEdition,
  manifest: EditionManifest | null,
  options: ImportOptions,
): void {
  const serious = options.strict === true ? seriousFindings(edition.findings) : [];
  const assembled = manifest === null ? null : assembleEdition(manifest, edition.verses);
  const refused = serious.length > 0;
  const file =
    assembled === null || refused || options.check === true ? null : install(line, config, assembled);
  const status = refused ? "refused" : file === null ? "checked" : "imported";
  if (options.json === true) {
    const code = manifest?.code ?? null;
    line.print(JSON.stringify({ status, code, pack: file, ...reportValue(edition) }));
  } else {
    for (const text of reportLines(edition)) line.print(text);
    if (file !== null) line.print(`imported ${manifest?.code}: ${file}`);
    const plans = manifest?.plans ?? null;
    if (file !== null && plans !== null)
      line.print(`only keys of these plans may read it: ${plans.join(", ")}`);
  }
  if (refused) refuse(line, [`refused because of --strict: ${serious.length} findings; nothing was changed`]);
}

/** The path of the pack: it is the last of the edition's files. */
function install(
  { processId: unique }: CommandLine,
  config: Config,
  edition: AssembledEdition,
): string | null {
  const { code } = edition.manifest;
  return installEdition(importedIn(config.dataDir), code, editionFiles(edition), unique).at(-1) ?? null;
}

function refuseSource(line: CommandLine, options: ImportOptions, problems: readonly string[]): void {
  if (options.json === true) line.print(JSON.stringify({ status: "refused", problems }));
  refuse(line, [...problems, "nothing was imported"]);
}

const BAR_WIDTH = 24;

function progressOf({ showProgress }: CommandLine): (file: string, read: number, of: number) => void {
  return (file, read, of) => {
    if (showProgress === null) return;
    const filled = of === 0 ? BAR_WIDTH : Math.round((read / of) * BAR_WIDTH);
    showProgress(`[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${read}/${of} ${file}`);
  };
}
