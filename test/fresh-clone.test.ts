// Runs the commands in a clone without dependencies: one line says what to run, without a stack trace.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT } from "./support/contract.ts";

const clone = realpathSync(mkdtempSync(join(tmpdir(), "lectern-clone-")));
after(() => rmSync(clone, { recursive: true }));

for (const [name, path] of [
  ["lectern", "packages/server/bin/lectern.js"],
  ["lectern-mcp", "packages/mcp/bin/lectern-mcp.js"],
] as const) {
  test(`${name} in a fresh clone says what to run`, () => {
    const folder = join(clone, path, "..", "..");
    mkdirSync(join(folder, "src"), { recursive: true });
    writeFileSync(join(folder, "src", "main.ts"), "");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    cpSync(join(ROOT, path), join(clone, path));
    const { status, stderr } = spawnSync(process.execPath, [join(clone, path)], { encoding: "utf8" });
    const advice = `this checkout has no dependencies installed; run once: npm ci --prefix "${clone}"`;
    assert.deepEqual([status, stderr], [1, `${name}: ${advice}\n`]);
  });
}

test("Ctrl-C on a terminal reaches the program once, not again from the script that started it", {
  skip:
    spawnSync("script", ["--version"]).status === 0 ? false : "there is no script(1) to make a terminal with",
}, async () => {
  // The program says that it got a SIGINT; when a line is typed, it says how many and ends.
  const program = `let count = 0;
    process.on("SIGINT", () => console.log("signal " + ++count));
    process.stdin.once("data", () => { console.log("all: " + count); process.exit(); });
    console.log("ready");`;
  const folder = join(clone, "terminal");
  const server = join(folder, "packages", "server");
  mkdirSync(join(server, "src"), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(server, "src", "main.ts"), program);
  writeFileSync(join(server, "package.json"), '{ "type": "module" }');
  cpSync(join(ROOT, "packages/server/bin"), join(server, "bin"), { recursive: true });
  // Without `exec`, a shell such as dash stays between the two, and Ctrl-C ends it with status 130.
  const command = `exec '${process.execPath}' '${join(server, "bin", "lectern.js")}'`;
  const child = spawn("script", ["-qefc", command, "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part) => {
    output += String(part);
  });
  const printed = async (words: string): Promise<void> => {
    while (!output.includes(words)) await once(child.stdout, "data");
  };
  await printed("ready");
  child.stdin.write("\u0003");
  await printed("signal 1");
  await delay(200);
  child.stdin.write("\n");
  const [status] = await once(child, "close");
  assert.equal(status, 0);
  assert.match(output, /all: 1\r\n/);
});
