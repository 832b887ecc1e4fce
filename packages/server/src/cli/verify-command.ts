/**
 * `lectern verify`: with files, judges the references and quotations in them. Without files, recomputes the digests
 * of the installed texts and compares them with the recorded ones; with `--explain`, shows how a verse was made from
 * its source.
 */

import { existsSync, readFileSync } from "node:fs";
import { countVerses, ordinalsOf, osisOfOrdinal, verseSetOfReferences } from "@lectern/scripture";
import type { Command } from "commander";
import { messageOf } from "../common/unknown.ts";
import { readCanonicalReference } from "../service/read-reference.ts";
import { takeDigests, verseDigest } from "../text/digest.ts";
import { compareDigests, DIGESTS_EXTENSION, type DigestDifference } from "../text/digest-file.ts";
import type { Edition } from "../text/edition.ts";
import { packFilesIn } from "../text/pack-files.ts";
import { PACK_EXTENSION } from "../text/pack-format.ts";
import { findPackFault, openProvenance, type Provenance } from "../text/pack-reader.ts";
import { attachStore, loadPack, PackFault } from "../text/store.ts";
import { faultError } from "../wire/fault-errors.ts";
import { addSettings, type CommandLine, refuse, settingsOf } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";
import { verifyFiles } from "./verify-files.ts";

interface VerifyOptions {
  readonly explain?: string;
  readonly version?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** Adds the `verify` command to the program. */
export function registerVerify(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("verify [file...]")
    .description(
      "check every reference and quotation in files, folders or - (standard input); without any, recompute the digests " +
        "of all installed texts and compare them with the recorded ones",
    )
    .option("--explain <reference>", "show where a verse comes from and how it was changed")
    .option("--version <code>", "use only this version; with files, one or more, separated by commas")
    .option("--json", "print JSON; with files, one document on a line for each file")
    .option("--color", "colours, even when the output is not a terminal")
    .option("--no-color", "no colours");
  addSettings(command, ["dataDir"]).action((paths: string[], options: VerifyOptions) => {
    if (paths.length > 0) {
      if (options.explain !== undefined) throw new UsageError("--explain takes no files");
      return verifyFiles(line, config(), paths, options);
    }
    const files = line.packFolders(config()).flatMap(packFilesIn);
    if (options.explain === undefined) verifyPacks(line, files, options);
    else explainReference(line, files, options.explain, options);
    return undefined;
  });
}

interface InstalledPack {
  readonly file: string;
  readonly edition: Edition;
  /** The file of recorded digests; null when there is none, as for an imported text. */
  readonly digests: string | null;
}

/** The result for one pack; `problems` is empty when everything matches. */
interface Verdict {
  readonly version: string | null;
  readonly file: string;
  readonly revision: string | null;
  readonly digest: string | null;
  readonly verses: number;
  /** `file`: with a recorded file of digests. `pack`: only with the digests inside the pack. */
  readonly compared_with: "file" | "pack" | null;
  readonly problems: readonly string[];
}

function openInstalled(file: string): InstalledPack {
  const [edition] = attachStore([loadPack(file)]).editions;
  if (edition === undefined) throw new PackFault(`${file} contains no edition`);
  const digests = `${file.slice(0, -PACK_EXTENSION.length)}${DIGESTS_EXTENSION}`;
  return { file, edition, digests: existsSync(digests) ? readFileSync(digests, "utf8") : null };
}

function verifyPacks(line: CommandLine, files: readonly string[], { version, json }: VerifyOptions): void {
  const verdicts = files
    .map(verdictOf)
    .filter((verdict) => version === undefined || verdict.version === version.toUpperCase());
  if (verdicts.length === 0) {
    if (version !== undefined) throw new UsageError(noSuch(version));
    refuse(line, ["no texts are installed"]);
    return;
  }
  if (json) line.print(JSON.stringify(verdicts));
  else {
    const matching = verdicts.filter(({ problems }) => problems.length === 0);
    for (const verdict of matching) line.print(sentence(verdict));
  }
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  if (problems.length > 0) refuse(line, problems);
}

const noSuch = (version: string): string => `no version ${JSON.stringify(version)} is installed`;

function sentence({ version, revision, digest, verses, compared_with }: Verdict): string {
  const compared =
    compared_with === "file"
      ? "the recorded digests"
      : "the digests in its pack (there are no recorded ones)";
  return `${version}: edition, 66 books, 1189 chapters and ${verses} verses match ${compared}; revision ${revision}, SHA-256 ${digest}`;
}

function verdictOf(file: string): Verdict {
  let installed: InstalledPack;
  try {
    installed = openInstalled(file);
  } catch (error) {
    const problem = messageOf(error);
    const nothing = { version: null, revision: null, digest: null, verses: 0, compared_with: null };
    return { ...nothing, file, problems: [problem] };
  }
  const { edition, digests } = installed;
  const { code, revision, verseCount } = edition.info;
  const differences = digests === null ? [] : compareDigests(code, edition, digests);
  const actual = takeDigests(edition);
  const recordedInPack =
    actual.edition === edition.digests.edition && actual.books.join() === edition.digests.books.join();
  return {
    version: code,
    file,
    revision,
    digest: actual.edition,
    verses: verseCount,
    compared_with: digests === null ? "pack" : "file",
    problems: [
      ...(recordedInPack ? [] : [`${code}: its words do not match the digests inside its pack`]),
      ...differences.map((difference) => problemOf(code, difference)),
    ],
  };
}

const problemOf = (code: string, { level, name, expected, actual }: DigestDifference): string =>
  `${code}: ${level} ${name} has SHA-256 ${actual}, recorded is ${expected ?? "none"}`;

interface Explanation {
  readonly version: string;
  readonly osis_id: string;
  /** Empty when the edition does not have the verse. */
  readonly text: string;
  readonly absent?: true;
  readonly title: string | null;
  readonly source: string;
  readonly revision: string;
  readonly sha256: string;
  readonly steps: readonly { readonly kind: string; readonly what: string; readonly why: string }[];
}

/** The most verses that are explained at once. */
const EXPLAIN_LIMIT = 200;

function explainReference(
  line: CommandLine,
  files: readonly string[],
  reference: string,
  { version, json }: VerifyOptions,
): void {
  const explained = explanationsOf(files, reference, version);
  if (typeof explained === "string") refuse(line, [explained]);
  else if (json) line.print(JSON.stringify(explained));
  else for (const text of explained.flatMap(linesOf)) line.print(text);
}

/** The explanations of all verses of the reference, or a problem of the request. */
function explanationsOf(
  files: readonly string[],
  reference: string,
  version: string | undefined,
): readonly Explanation[] | string {
  if (version === undefined) throw new UsageError("--explain needs --version, such as --version ASV");
  const read = readCanonicalReference(reference);
  if (!read.ok) return faultError(read.fault).message;
  const verses = verseSetOfReferences(read.value.references);
  if (countVerses(verses) > EXPLAIN_LIMIT) return `more than ${EXPLAIN_LIMIT} verses: request fewer`;
  try {
    const packs = files.map(openInstalled);
    const found = packs.find(({ edition }) => edition.info.code === version.toUpperCase());
    if (found === undefined) throw new UsageError(noSuch(version));
    const provenance = readProvenance(found.file);
    return Array.from(ordinalsOf(verses), (ordinal) => explain(found.edition, provenance, ordinal));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return messageOf(error);
  }
}

function readProvenance(file: string): Provenance {
  const pack = readFileSync(file);
  const fault = findPackFault(pack);
  if (fault !== null) throw new PackFault(`${file} ${fault}`);
  return openProvenance(pack);
}

function explain(edition: Edition, provenance: Provenance, ordinal: number): Explanation {
  const text = edition.text(ordinal);
  return {
    version: edition.info.code,
    osis_id: osisOfOrdinal(ordinal),
    ...(text === null ? { text: "", absent: true } : { text }),
    title: edition.title(ordinal),
    source: edition.info.source,
    revision: edition.info.revision,
    sha256: verseDigest(edition, ordinal),
    steps: provenance(ordinal),
  };
}

function linesOf({
  version,
  osis_id,
  text,
  absent,
  title,
  source,
  revision,
  sha256,
  steps,
}: Explanation): string[] {
  return [
    `${osis_id} (${version}, revision ${revision})`,
    ...(title === null ? [] : [`  title    ${title}`]),
    `  text     ${absent === true ? "(the edition does not have this verse)" : text}`,
    `  source   ${source}`,
    `  sha256   ${sha256}`,
    ...(steps.length === 0 ? ["  unchanged from the source"] : []),
    ...steps.map(({ kind, what, why }) => `  ${kind.padEnd(7)}  ${what} (${why})`),
  ];
}
