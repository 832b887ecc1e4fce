#!/usr/bin/env node
// Run after every change of dependencies: node scripts/complete-lock.mjs
// A registry mirror may lack the optional binaries of other platforms (@biomejs/cli-darwin-arm64 ...). npm
// then leaves them out of the lock file, and `npm ci` refuses it on every machine. This writes the missing
// entries (name, version, platform) so that the lock file is complete everywhere; only the platform's own
// entry is ever fetched.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "..", "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const entries = { ...lock.packages };
let added = 0;

for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (entries[path] !== undefined) continue;
    const platform = name.slice(name.lastIndexOf("/") + 1);
    const os = /android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32/.exec(platform)?.[0];
    const cpu = /arm64|arm|x64|ia32|ppc64|riscv64|s390x|mips64el|loong64|wasm32/.exec(platform)?.[0];
    entries[path] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(parent.dev && { dev: true }),
      ...(/musl/.test(platform) ? { libc: ["musl"] } : /gnu/.test(platform) ? { libc: ["glibc"] } : {}),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }
}

const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json`);
