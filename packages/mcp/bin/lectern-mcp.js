#!/usr/bin/env node
// Starts the command from the build if there is one; in a checkout without a build, from source on the
// pinned Node.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const source = join(here, "..", "src", "main.ts");

const root = join(here, "..", "..", "..");
const installed = join(root, "node_modules");
const pinned = join(installed, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const major = Number(process.versions.node.split(".")[0]);

if (existsSync(source) && !existsSync(pinned) && (major < 24 || !existsSync(installed))) {
  console.error(
    `lectern-mcp: this checkout has no dependencies installed; run once: npm ci --prefix "${root}"`,
  );
  process.exitCode = 1;
} else if (existsSync(source)) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  const flags = ["--conditions=lectern-source", "--disable-warning=ExperimentalWarning"];
  // Caches files whose types were stripped, until they change.
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules", ".lectern", "compiled"), ...process.env };
  const child = spawn(node, [...flags, source, ...process.argv.slice(2)], { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to the child as well. A second SIGINT could arrive while the child exits, when its
  // handlers are gone, and would end it with status 130.
  process.on("SIGINT", () => [0, 1, 2].some(isatty) || child.kill("SIGINT"));
  child.on("exit", (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]));
} else if (major < 20) {
  console.error(`lectern-mcp needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  await import("../dist/main.js");
}
