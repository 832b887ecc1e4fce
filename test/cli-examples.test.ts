// Runs every example of `lectern --help` and of docs/cli.md in a shell.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { EXIT_ROWS } from "../packages/server/src/cli/exit-status.ts";
import { run } from "../packages/server/src/cli/testdata/run-command.ts";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { ROOT } from "./support/contract.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-examples-"));
after(() => rmSync(root, { recursive: true }));

/** Makes the many starts faster. */
const NODE_COMPILE_CACHE = join(root, "compiled");

/** A folder with the command `lectern` and the files that the examples name. */
function madeFolder(name: string): string {
  const folder = join(root, name);
  for (const path of [
    "bin",
    ".local/share/bash-completion/completions",
    ".zfunc",
    ".config/fish/completions",
  ]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  const main = join(ROOT, "packages", "server", "src", "main.ts");
  const command = join(folder, "bin", "lectern");
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" ${SOURCE_FLAGS.join(" ")} "${main}" "$@"\n`);
  chmodSync(command, 0o755);
  writeFileSync(join(folder, "references.txt"), "John 3:16\nPs 23\n");
  writeFileSync(join(folder, "sermons.tsv"), "1 May\tJohn 3:16\n8 May\tPs 23\n");
  writeFileSync(join(folder, "text.usfm"), "\\id RUT\n\\c 1\n\\v 1 In the days.\n");
  const manifest = {
    code: "TST",
    name: "A test",
    language: "en",
    year: 2026,
    licence: "CC0-1.0",
    source: "a test",
  };
  writeFileSync(
    join(folder, "manifest.json"),
    JSON.stringify({ ...manifest, import: { versification: "kjv" } }),
  );
  return folder;
}

interface Ended {
  readonly status: number | null;
  /** Both outputs together, in order. */
  readonly text: string;
}

function bash(
  folder: string,
  script: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> & { child: ChildProcess } {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:LECTERN_|FORCE_COLOR|NO_COLOR)/.test(name),
  );
  const path = `${join(folder, "bin")}:${process.env.PATH}`;
  const env = {
    ...Object.fromEntries(inherited),
    PATH: path,
    HOME: folder,
    LECTERN_PORT: "0",
    NODE_COMPILE_CACHE,
    ...more,
  };
  const child = spawn("bash", ["-c", `exec 2>&1; ${script}`], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    // The examples of `serve` run until they are stopped.
    if (part.includes("Lectern is listening")) child.kill("SIGTERM");
  });
  const ended = new Promise<Ended>((resolve) => child.on("close", (status) => resolve({ status, text })));
  return Object.assign(ended, { child });
}

/** The examples in the help of a command and its subcommands, by command. */
async function helpExamples(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const look = async (path: readonly string[]): Promise<void> => {
    const { out, status } = await run([...path, "--help"]);
    assert.equal(status, 0, path.join(" "));
    found.set(
      path.join(" "),
      [...out.matchAll(/^ {2}\$ (.+)$/gm)].map(([, line = ""]) => line),
    );
    const commands = /\nCommands:\n([\s\S]*?)(?:\n\n|\n?$)/.exec(out)?.[1] ?? "";
    for (const [, name = ""] of commands.matchAll(/^ {2}([a-z]+)/gm))
      if (name !== "help") await look([...path, name]);
  };
  await look([]);
  return found;
}

const examples = await helpExamples();
const helped = madeFolder("help");

test("every command has an example", () => {
  assert.ok(examples.size >= 18, [...examples.keys()].join(", "));
  for (const [command, lines] of examples) assert.ok(lines.length > 0, command);
});

for (const [command, lines] of examples) {
  for (const line of lines) {
    test(`lectern ${command} --help: ${line}`, async () => {
      let id = "";
      if (line.includes("$ID")) {
        const made = await bash(helped, "lectern keys create --plan free --name test --json");
        id = String(JSON.parse(made.text).id);
      }
      const { status, text } = await bash(helped, line, { ID: id });
      assert.equal(status, 0, text);
    });
  }
}

const page = readFileSync(join(ROOT, "docs", "cli.md"), "utf8");
const BLOCKS = /```sh\n([\s\S]*?)\n```\n(?:\n```(?:text|json)\n([\s\S]*?)\n```)?/g;
const documented = madeFolder("docs");

/** Values that differ in every run are shown as three dots. */
const settled = (text: string): string =>
  text
    .replace(/lk_[0-9a-z]+/g, "lk_...")
    .replace(/key_[0-9a-z]+/g, "key_...")
    .replace(/[0-9a-f]{64}/g, "...")
    .replace(/\d+ bytes/g, "... bytes")
    .replace(/made \S+Z/g, "made ...")
    .trimEnd();

test("docs/cli.md shows what its commands print", async () => {
  const blocks = [...page.matchAll(BLOCKS)];
  assert.ok(blocks.length >= 11);
  for (const [, script = "", expected = ""] of blocks) {
    const { text } = await bash(documented, script);
    assert.equal(settled(text), expected, script);
  }
});

test("docs/cli.md has the existing exit statuses", () => {
  const rows = [...page.matchAll(/^\| (\d) \| (.+) \|$/gm)].map(([, status, meaning]) => [
    Number(status),
    meaning,
  ]);
  assert.deepEqual(rows, EXIT_ROWS);
});

test("docs/cli.md names every command", () => {
  for (const command of examples.keys()) {
    if (!command.includes(" ")) assert.ok(page.includes(`lectern ${command}`), command);
  }
});

test("closing the output ends the command without an error", async () => {
  const lines = await bash(documented, `lectern expand Gen-Rev | head -n 1; echo \${PIPESTATUS[*]}`);
  assert.equal(lines.text, "Gen.1.1       1001001      1\n0 0\n");
  const many = `for i in {1..20000}; do echo jud 1; done | lectern resolve --json | head -n 1 | cut -c 1-18; echo \${PIPESTATUS[1]}`;
  assert.equal((await bash(documented, many)).text, '{"status":"error",\n1\n');
});
