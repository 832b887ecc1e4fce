/** Copies the project like a fresh clone into its own folder, with links to the installed dependencies. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { ROOT } from "../support/contract.ts";

/** Generated files, which a clone does not have. */
const MADE =
  /^(?:node_modules|var|release|test-artifacts|\.git)$|(?:^|\/)(?:dist|node_modules)$|^packages\/server\/(?:packs|site)$/;

const isWritten = (path: string): boolean => !MADE.test(relative(ROOT, path).replaceAll("\\", "/"));

/** Links the installed dependencies. The project's own packages are taken from the copy. */
function linkDependencies(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@lectern"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules"))) {
    if (name === "@lectern" || name === ".lectern") continue;
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(ROOT, "packages"))) {
    symlinkSync(join(folder, "packages", name), join(modules, "@lectern", name));
    if (!readdirSync(join(ROOT, "packages", name)).includes("node_modules")) continue;
    symlinkSync(join(ROOT, "packages", name, "node_modules"), join(folder, "packages", name, "node_modules"));
  }
}

/** @returns the folder, to be removed by the caller */
export function copyProject(prefix: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), prefix)), basename(prefix));
  cpSync(ROOT, folder, { recursive: true, filter: isWritten });
  linkDependencies(folder);
  return folder;
}
