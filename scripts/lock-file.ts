/** Reads the third-party packages from package-lock.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editionFolders } from "../editions/folders.ts";

const ROOT = join(import.meta.dirname, "..");

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression from its manifest; "unknown" when it has none. */
  readonly licence: string;
  /** SHA-512 of its tarball in hexadecimal; null when the lock file has another kind of digest. */
  readonly sha512: string | null;
  /** Whether it is installed with one of our packages. The others are for development and building only. */
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

/** Sorted by name, then version, without duplicates. */
export function lockedPackages(): readonly LockedPackage[] {
  const lock: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
    readFileSync(join(ROOT, "package-lock.json"), "utf8"),
  );
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/") || entry.link === true) continue;
    const lockedPackage = readEntry(path, entry);
    const key = `${lockedPackage.name}@${lockedPackage.version}`;
    const isRuntime = lockedPackage.isRuntime || found.get(key)?.isRuntime === true;
    found.set(key, { ...lockedPackage, isRuntime });
  }
  const before = (a: LockedPackage, b: LockedPackage): boolean =>
    a.name === b.name ? a.version < b.version : a.name < b.name;
  return [...found.values()].sort((a, b) => (before(a, b) ? -1 : 1));
}

/** The npm packages from which bundled editions are made, and the files that contain their text. */
function editionPackages(): Readonly<Record<string, string>> {
  const rows = editionFolders().flatMap(({ name, manifest, bundle }) =>
    bundle.package === null
      ? []
      : [
          [
            bundle.package,
            `packs/${name}.pack: the words of the ${manifest.code}, after rules and errata`,
          ] as const,
        ],
  );
  return Object.fromEntries(rows);
}

/** Development dependencies whose content is inside a package that we publish, and where it is. */
const SHIPPED: Readonly<Record<string, string>> = {
  ...editionPackages(),
  minisearch: "site/assets: the search of the guide and the API reference, with its licence",
  "@fontsource/source-serif-4": "site/assets: the font of the pages, with its licence",
};

/** The packages of SHIPPED with their locked versions. Throws when one is not locked. */
export function shippedPackages(): readonly (LockedPackage & { readonly contentPath: string })[] {
  const locked = lockedPackages();
  return Object.entries(SHIPPED).map(([name, contentPath]) => {
    const found = locked.find((entry) => entry.name === name);
    if (found === undefined) throw new Error(`package-lock.json has no ${name}`);
    return { ...found, contentPath };
  });
}
