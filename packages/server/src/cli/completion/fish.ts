/** The completion script for fish. */

import { allWithin, type CommandNode, type OptionNode } from "./tree.ts";

/** Quotes a text as a word in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

const row = (path: string, options: string): string =>
  `complete -c lectern -n ${quoted(`__lectern_at ${quoted(path)}`)} ${options}`;

function optionRow(path: string, { flags, description, value }: OptionNode): string {
  const names = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const takes =
    value === undefined
      ? ""
      : value === "file"
        ? " -r -F"
        : value === "none"
          ? " -x"
          : ` -x -a ${quoted(value.join(" "))}`;
  return row(path, `${names.join(" ")}${takes} -d ${quoted(description)}`);
}

function rowsOf({ path, commands, options, value }: CommandNode): readonly string[] {
  return [
    ...commands.map(({ name, description }) => row(path, `-a ${name} -d ${quoted(description)}`)),
    ...options.map((option) => optionRow(path, option)),
    ...(value === "file" ? [row(path, "-F")] : []),
    ...(typeof value === "string" ? [] : [row(path, `-a ${quoted(value.join(" "))}`)]),
  ];
}

export function fishScript(root: CommandNode): string {
  const nodes = allWithin(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => quoted(path));
  return `# Completion of lectern for fish: lectern completion fish
function __lectern_at
  set -l at
  for word in (commandline -opc)[2..-1]
    if contains -- "$at $word" ${paths.map((path) => `' '${path}`).join(" ")}
      set at "$at $word"
    end
  end
  test "$at" = (string join '' ' ' $argv[1] | string trim -r)
end

complete -c lectern -f
${nodes.flatMap(rowsOf).join("\n")}
`;
}
