/** The examples of `--help`, by command. A test runs each of them in a shell. */

import type { Command } from "commander";

/** `$ID` is replaced by the id of a key. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "": ["lectern resolve Ps.23, vv.1-3", "lectern passage John 3:16 --version ASV", "lectern serve"],
  resolve: [
    "lectern resolve Ps.23, vv.1-3",
    "lectern resolve --json 'Rom 8:1-4, 28; 12:1-2'",
    "lectern resolve --file references.txt",
    "cut -f 2 sermons.tsv | lectern resolve --json > resolved.ndjson",
  ],
  passage: [
    "lectern passage John 11:35",
    "lectern passage 1 cor 13:4-7 --version ASV",
    "lectern passage Ps 23 --format markdown > psalm.md",
    "lectern passage --json --include added Gen 1:2",
  ],
  expand: ["lectern expand Jude 24-25", "lectern expand --json 'Mal 4:5-Matt 1:2'"],
  diff: ["lectern diff 'Rom 8:1-10' 'Rom 8:5-12'", "printf 'Ps 1\\tPs 1-2\\n' | lectern diff --json"],
  search: [
    "lectern search love god",
    "lectern search 'shepherd -hireling' --in gospels",
    "lectern search '\"in the beginning\"' --version KJV,ASV --limit 5",
    "lectern search --json lov* > found.json",
  ],
  quote: [
    "lectern quote Jesus wept --at 'John 11:35'",
    "lectern quote 'The fool hath said in his heart' --json > found.json",
  ],
  scan: [
    "echo 'See Rom 8:28 and John 3:16.' | lectern scan",
    "echo 'See Rom 8:28 and John 3:16.' | lectern scan --format markdown > linked.md",
    "echo 'In John 3:16, and v. 17' | lectern scan --json > found.json",
    "echo 'Acts 2:38; Acts 3:1; 1 Pet 2:9' | lectern scan --summary",
  ],
  serve: ["lectern serve", "lectern serve --port 0 --access open", "LECTERN_WORKERS=auto lectern serve"],
  keys: ["lectern keys create --plan production --name 'reading plan'", "lectern keys list"],
  "keys create": [
    "lectern keys create --plan production --name 'reading plan'",
    "lectern keys create --plan free --name trial --expires 30d --json",
  ],
  "keys list": ["lectern keys list", "lectern keys list --json --data-dir ./var"],
  "keys revoke": ["lectern keys revoke $ID"],
  "keys rotate": ["lectern keys rotate $ID --overlap 7d"],
  "keys usage": ["lectern keys usage --days 30"],
  import: ["lectern import text.usfm --check", "lectern import text.usfm --manifest manifest.json"],
  verify: [
    `echo '"Jesus wept" (John 11:35)' | lectern verify -`,
    "lectern verify",
    "lectern verify --explain 'Ps 86:1' --version ASV",
  ],
  config: ["lectern config", "LECTERN_PORT=9000 lectern config --json"],
  backup: ["lectern backup lectern.backup", "lectern backup - > lectern.backup"],
  restore: [
    "lectern restore lectern.backup --check",
    "lectern restore lectern.backup --data-dir ./other",
    "lectern restore lectern.backup --replace",
  ],
  completion: [
    "lectern completion bash > ~/.local/share/bash-completion/completions/lectern",
    "lectern completion zsh > ~/.zfunc/_lectern",
    "lectern completion fish > ~/.config/fish/completions/lectern.fish",
  ],
};

/** Adds the examples to the help of a command and its subcommands. */
export function addExamples(command: Command, path = ""): void {
  const examples = EXAMPLES[path] ?? [];
  if (examples.length > 0) {
    command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ ${line}`).join("\n")}`);
  }
  for (const subcommand of command.commands) addExamples(subcommand, `${path} ${subcommand.name()}`.trim());
}
