// Compares openapi.yaml with the document of the last release. Fails when its callers would break and the version number
// does not say so. With --store, copies the current document to the released one: a release does that.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { breakingChanges, mayBreak } from "./contract/changes.ts";
import { type JsonObject, objectOf } from "./contract/json-document.ts";

const ROOT = join(import.meta.dirname, "..");
const CURRENT = join(ROOT, "packages", "contract", "openapi.yaml");
const RELEASED = join(ROOT, "released", "openapi.yaml");

const read = (file: string): JsonObject => objectOf(parse(readFileSync(file, "utf8")));
const versionOf = (document: JsonObject): string => String(objectOf(document.info).version);

if (process.argv.includes("--store")) {
  mkdirSync(dirname(RELEASED), { recursive: true });
  copyFileSync(CURRENT, RELEASED);
} else if (existsSync(RELEASED)) {
  const [old, next] = [read(RELEASED), read(CURRENT)];
  const changes = breakingChanges(old, next);
  if (changes.length > 0 && !mayBreak(versionOf(old), versionOf(next))) {
    console.error(`Version ${versionOf(next)} would break callers of ${versionOf(old)}:`);
    for (const change of changes) console.error(`  ${change}`);
    process.exitCode = 1;
  }
} else {
  console.error("nothing is released yet");
}
