#!/usr/bin/env node
// Starts the command from the build where there is one, else (in a checkout) from source on the pinned Node.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const source = join(here, "..", "src", "main.ts");

const root = join(here, "..", "..", "..");
const installed = join(root, "node_modules");
const pinned = join(installed, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const major = Number(process.versions.node.split(".")[0]);

if (existsSync(source) && !existsSync(pinned) && (major < 24 || !existsSync(installed))) {
  console.error(
    `lectern-mcp: nothing is installed in this checkout yet; run once: npm ci --prefix "${root}"`,
  );
  process.exitCode = 1;
} else if (existsSync(source)) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  const flags = ["--conditions=lectern-source", "--disable-warning=ExperimentalWarning"];
  // Types are stripped once for each change of a file.
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules", ".lectern", "compiled"), ...process.env };
  const child = spawn(node, [...flags, source, ...process.argv.slice(2)], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]));
} else if (major < 20) {
  console.error(`lectern-mcp needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  await import("../dist/main.js");
}
