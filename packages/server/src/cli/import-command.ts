/**
 * `lectern import` on the command line. Loads the format readers only when it runs, since no other command
 * needs them.
 */

import type { Command } from "commander";
import { addSettings, type CommandLine, settingsOf } from "./command-line.ts";
import type { ImportOptions } from "./run-import.ts";

/** Adds the `import` command to the program. */
export function registerImport(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("import <source>")
    .description("import a text: a folder, file or zip of USFM, USX, OSIS, USFX, Zefania, JSON or CSV")
    .option(
      "--manifest <file>",
      "JSON with code, name, language, licence, source and the plans that may read it",
    )
    .option("--check", "only report; import nothing")
    .option("--strict", "refuse the text if anything is missing, extra, empty or doubtful")
    .option("--json", "print JSON");
  addSettings(command, ["dataDir", "plansFile"]).action(async (source: string, options: ImportOptions) => {
    const { runImport } = await import("./run-import.ts");
    await runImport(line, config(), source, options);
  });
}
