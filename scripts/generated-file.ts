import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Writes a generated file that is committed. If the script was called with --check, it writes nothing, and the process fails if the file is
 * out of date. `summary`: what the file has, for the log.
 */
export function updateGeneratedFile(file: string, text: string, summary: string): void {
  const name = basename(file);
  if (existsSync(file) && readFileSync(file, "utf8") === text)
    console.log(`${name} is up to date: ${summary}`);
  else if (process.argv.includes("--check")) {
    console.error(`${name} is out of date (${summary}): run npm run fix`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${name}: ${summary}`);
  }
}
