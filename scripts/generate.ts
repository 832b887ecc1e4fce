// Generates the one generated file that is committed: NOTICE, from package-lock.json and the editions. With --check
// it writes nothing, and fails if the file is out of date. Files generated from openapi.yaml are not committed:
// scripts/build-contract.ts generates them at set-up.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { noticeText } from "./notice.ts";

const root = join(import.meta.dirname, "..");

const file = join(root, "NOTICE");
const text = noticeText();
const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;

if (isCurrent) console.log("NOTICE is up to date");
else if (process.argv.includes("--check")) {
  console.error("NOTICE is out of date: run npm run fix");
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  console.error("wrote NOTICE");
}
