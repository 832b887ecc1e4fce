/** The completion script for bash. It also works in bash 3.2, the version of macOS. */

import { allWithin, type CommandNode, type Value } from "./tree.ts";

function reply(value: Value): string {
  if (value === "none") return "return";
  if (value === "file") return "_lectern_files; return";
  return `COMPREPLY=($(compgen -W '${value.join(" ")}' -- "$cur")); return`;
}

function valueRows({ path, options }: CommandNode): readonly string[] {
  return options.flatMap(({ flags, value }) =>
    value === undefined
      ? []
      : [`    ${flags.map((flag) => `'${path} ${flag}'`).join("|")}) ${reply(value)} ;;`],
  );
}

function wordRow({ path, commands, options, value }: CommandNode): string {
  const words = [...commands.map(({ name }) => name), ...options.flatMap(({ flags }) => flags)];
  const values = typeof value === "string" ? [] : value;
  const files = value === "file" ? " _lectern_files;" : "";
  return `    '${path}') words='${[...values, ...words].join(" ")}';${files} ;;`;
}

export function bashScript(root: CommandNode): string {
  const nodes = allWithin(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => `'${path}'`);
  return `# Completion of lectern for bash: lectern completion bash
_lectern_files() {
  local IFS=$'\\n'
  COMPREPLY+=($(compgen -f -- "$cur"))
  compopt -o filenames 2>/dev/null
}

_lectern() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at='' words='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${at:+$at }\${COMP_WORDS[i]}" in
      ${paths.join("|")}) at="\${at:+$at }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at $prev" in
${nodes.flatMap(valueRows).join("\n")}
  esac
  case "$at" in
${nodes.map(wordRow).join("\n")}
  esac
  COMPREPLY+=($(compgen -W "$words" -- "$cur"))
}

complete -F _lectern lectern
`;
}
