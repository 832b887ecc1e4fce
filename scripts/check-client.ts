// The client's package as others receive it: built by tsc without Node's types, packed by npm, and looked at by
// publint (fields, files) and Are the types wrong (types as each kind of resolution finds them).
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules", ".bin", name);
const folder = join("packages", "client");

const commands: readonly (readonly string[])[] = [
  [bin("tsc"), "--project", folder],
  [bin("publint"), "--strict", folder],
  // There is no CommonJS build: who requires it on Node 20.19 or newer gets the ES module.
  [bin("attw"), "--pack", folder, "--profile", "esm-only", "--no-emoji", "--no-color"],
];

rmSync(join(root, folder, "dist"), { recursive: true, force: true });
for (const [file = "", ...args] of commands) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8" });
  if (status === 0) continue;
  console.error(`${args.join(" ")}\n${stdout}${stderr}`);
  process.exitCode = 1;
}
