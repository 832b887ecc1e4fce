/** The completion script for zsh. */

import { allWithin, type CommandNode, type OptionNode, type Value } from "./tree.ts";

/** Quotes a text as a word in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** In the form of `_describe`: it completes the text before the first colon. */
const described = (name: string, about: string): string => quoted(`${name.replaceAll(":", "\\:")}:${about}`);

function reply(value: Value): string {
  if (value === "none") return "_message value; return";
  if (value === "file") return "_files; return";
  return `compadd -- ${value.join(" ")}; return`;
}

function valueRows({ path, options }: CommandNode): readonly string[] {
  return options.flatMap(({ flags, value }) =>
    value === undefined
      ? []
      : [`    ${flags.map((flag) => `'${path} ${flag}'`).join("|")}) ${reply(value)} ;;`],
  );
}

const optionWords = ({ flags, description }: OptionNode): readonly string[] =>
  flags.map((flag) => described(flag, description));

function wordRow({ path, commands, options, value }: CommandNode): string {
  const names = commands.map(({ name, description }) => described(name, description));
  const lines = [
    ...(names.length === 0 ? [] : [`found=(${names.join(" ")}); _describe command found`]),
    ...(value === "file" ? ["_files"] : []),
    ...(typeof value === "string" ? [] : [`compadd -- ${value.join(" ")}`]),
    `found=(${options.flatMap(optionWords).join(" ")}); _describe -o option found`,
  ];
  return `    '${path}')\n${lines.map((line) => `      ${line}`).join("\n")}\n      ;;`;
}

export function zshScript(root: CommandNode): string {
  const nodes = allWithin(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => quoted(path));
  return `#compdef lectern
# Completion of lectern for zsh: lectern completion zsh
_lectern() {
  local at='' word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${at:+$at }$word" in
      ${paths.join("|")}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at $words[CURRENT-1]" in
${nodes.flatMap(valueRows).join("\n")}
  esac
  case "$at" in
${nodes.map(wordRow).join("\n")}
  esac
}

if [ "$funcstack[1]" = _lectern ]; then _lectern "$@"; else compdef _lectern lectern; fi
`;
}
