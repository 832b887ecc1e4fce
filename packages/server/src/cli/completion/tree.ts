/** The commands of the program, in the form that completion needs. */

import type { Argument, Command, Option } from "commander";

/** The kind of value to complete. */
export type Value = "none" | "file" | readonly string[];

export interface OptionNode {
  /** `--file`, preceded by `-f` if there is a short form. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Undefined for an option without a value. */
  readonly value: Value | undefined;
}

export interface CommandNode {
  /** `keys create`; empty for the program itself. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionNode[];
  readonly commands: readonly CommandNode[];
  /** The kinds of its arguments. */
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
    commands: command.commands.map((subcommand) => treeOf(subcommand, `${path} ${subcommand.name()}`.trim())),
    value: argumentValue(command.registeredArguments),
  };
}

/** A command and its subcommands. */
export function allWithin(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.commands.flatMap(allWithin)];
}
