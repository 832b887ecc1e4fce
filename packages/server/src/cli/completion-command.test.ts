import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { run } from "./testdata/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-completion-"));
after(() => rmSync(folder, { recursive: true }));

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

before(async () => {
  for (const shell of SHELLS) {
    const { status, out, err } = await run(["completion", shell]);
    assert.deepEqual([status, err], [0, ""]);
    writeFileSync(join(folder, `script.${shell}`), out);
  }
  writeFileSync(join(folder, "a text.usfm"), "");
});

/** Asks the shell for completions of the last word. */
const ASK: Readonly<Record<Shell, string>> = {
  bash: `source script.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lectern; printf "%s\\n" "\${COMPREPLY[@]}"`,
  zsh: `compdef() { : }; source ./script.zsh; words=("$@"); CURRENT=$#
    _describe() { print -l -- \${(P)@[-1]} }; compadd() { shift; print -l -- $@ }; _files() { print -l -- * }
    _message() { : }; _lectern`,
  fish: 'source script.fish; complete -C "$(string join " " -- $argv)"',
};

const OPTIONS: Readonly<Record<Shell, readonly string[]>> = {
  bash: ["-c", ASK.bash, "bash"],
  zsh: ["-f", "-c", ASK.zsh, "zsh"],
  fish: ["--no-config", "-c", ASK.fish],
};

/** The offered words that begin with the last word, without descriptions. */
function offered(shell: Shell, words: readonly string[]): readonly string[] {
  const { stdout, stderr, status } = spawnSync(shell, [...OPTIONS[shell], ...words], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, HOME: folder },
  });
  assert.equal(stderr, "");
  assert.equal(status, 0, `${shell}: ${words.join(" ")}`);
  const begun = words.at(-1) ?? "";
  return stdout
    .split("\n")
    .map((line) => line.replace(/[\t:].*/, "").replaceAll("\\ ", " "))
    .filter((word) => word !== "" && word.startsWith(begun))
    .sort();
}

const ROWS: readonly (readonly [words: readonly string[], expected: readonly string[]])[] = [
  [
    ["lectern", "re"],
    ["resolve", "restore"],
  ],
  [["lectern", "--vers"], ["--version"]],
  [
    ["lectern", "keys", "r"],
    ["revoke", "rotate"],
  ],
  [
    ["lectern", "keys", "create", "--p"],
    ["--plan", "--plans"],
  ],
  [
    ["lectern", "keys", "list", "--"],
    ["--data-dir", "--database-url", "--help", "--json", "--redis-url"],
  ],
  [["lectern", "resolve", "keys", "--c"], ["--color"]],
  [
    ["lectern", "passage", "--format", ""],
    ["json", "markdown", "text"],
  ],
  [["lectern", "passage", "--version", ""], []],
  [["lectern", "completion", "b"], ["bash"]],
  [["lectern", "import", "a"], ["a text.usfm"]],
  [["lectern", "import", "--d"], ["--data-dir"]],
  [["lectern", "backup", "--data-dir", "a"], ["a text.usfm"]],
  [["lectern", "import", "--manifest", "a"], ["a text.usfm"]],
];

for (const shell of SHELLS) {
  const isHere = spawnSync(shell, ["--version"]).status === 0;
  test(`${shell} completes commands, options and values`, {
    skip: isHere ? false : `there is no ${shell} on this machine`,
  }, () => {
    for (const [words, expected] of ROWS) assert.deepEqual(offered(shell, words), expected, words.join(" "));
  });
}

test("an unknown shell is refused", async () => {
  const { status, err } = await run(["completion", "tcsh"]);
  assert.equal(status, 2);
  assert.match(err, /Allowed choices are bash, zsh, fish/);
});
