// Builds a release in release/. Publishes nothing:
//   npm run release               checks, builds, packs, writes the bill of materials and the digests, and copies openapi.yaml
//                                 to released/openapi.yaml, with which later versions are compared: commit it
//   npm run release -- --no-check the same without the checks and without that copy
// The same source, npm and Node give the same bytes, on any day and in any folder.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./packages.ts";
import { sbomText } from "./sbom.ts";

const ROOT = join(import.meta.dirname, "..");
const RELEASE = join(ROOT, "release");

/** Runs a command and exits when it fails. */
function run(step: string, file: string, args: readonly string[]): void {
  console.error(`[release] ${step}`);
  const { status } = spawnSync(file, args, { cwd: ROOT, stdio: ["ignore", 2, 2] });
  if (status === 0) return;
  console.error(`[release] stopped: ${step} failed`);
  process.exit(1);
}

const script = (name: string): readonly string[] => [...process.execArgv, join("scripts", `${name}.ts`)];

/** Digests in the format of sha256sum, sorted by file name. */
function digests(): string {
  const digest = (name: string): string =>
    createHash("sha256")
      .update(readFileSync(join(RELEASE, name)))
      .digest("hex");
  return readdirSync(RELEASE)
    .sort()
    .map((name) => `${digest(name)}  ${name}\n`)
    .join("");
}

const isChecked = !process.argv.includes("--no-check");
if (isChecked) run("checks", process.execPath, script("check"));
run("text packs", process.execPath, script("build-packs"));
run("site", process.execPath, script("build-site"));
run("packages", process.execPath, script("build"));
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
const folders = publishedPackages().map(({ folder }) => `./${folder}`);
// Without npm's prepack scripts, since everything was built above.
run("tarballs", "npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", "release", ...folders]);
writeFileSync(join(RELEASE, "sbom.cdx.json"), sbomText());
writeFileSync(join(RELEASE, "SHA256SUMS"), digests());
if (isChecked)
  run("the contract was copied to released/", process.execPath, [...script("check-contract"), "--store"]);
process.stdout.write(readFileSync(join(RELEASE, "SHA256SUMS")));
