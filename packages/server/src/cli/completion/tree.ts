/** The commands of the program as completion needs them. */

import type { Argument, Command, Option } from "commander";

/** What stands where a value is to be completed. */
export type Value = "none" | "file" | readonly string[];

export interface OptionNode {
  /** `--file` and, where there is one, `-f` before it. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Undefined for one that takes no value. */
  readonly value: Value | undefined;
}

export interface CommandNode {
  /** `keys create`; empty for the program itself. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionNode[];
  readonly commands: readonly CommandNode[];
  /** Of its arguments. */
  readonly value: Value;
}

const FILES = new Set(["file", "source", "folder"]);

const nameOfValue = (flags: string): string => /[<[]([a-z-]+)/.exec(flags)?.[1] ?? "";

function optionNode({ short, long, flags, description, argChoices }: Option): OptionNode {
  const name = nameOfValue(flags);
  const value: Value | undefined =
    name === "" ? undefined : (argChoices ?? (FILES.has(name) ? "file" : "none"));
  return { flags: [short, long].filter((flag) => typeof flag === "string"), description, value };
}

function argumentValue(args: readonly Argument[]): Value {
  const [first] = args;
  if (first === undefined) return "none";
  return first.argChoices ?? (FILES.has(first.name()) ? "file" : "none");
}

export function treeOf(command: Command, path = ""): CommandNode {
  const help = command.createHelp();
  return {
    path,
    name: command.name(),
    description: command.description(),
    options: help.visibleOptions(command).map(optionNode),
    commands: command.commands.map((one) => treeOf(one, `${path} ${one.name()}`.trim())),
    value: argumentValue(command.registeredArguments),
  };
}

/** A command and all within it. */
export function allWithin(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.commands.flatMap(allWithin)];
}
