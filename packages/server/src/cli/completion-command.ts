/** `lectern completion`: a script for a shell, generated from the commands. */

import { Argument, type Command } from "commander";
import type { CommandLine } from "./command-line.ts";
import { bashScript } from "./completion/bash.ts";
import { fishScript } from "./completion/fish.ts";
import { type CommandNode, treeOf } from "./completion/tree.ts";
import { zshScript } from "./completion/zsh.ts";

const SCRIPTS: Readonly<Record<string, (root: CommandNode) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** @param whole the program with all its commands */
export function registerCompletion(program: Command, line: CommandLine, whole: () => Promise<Command>): void {
  program
    .command("completion")
    .description("print a script that completes commands and options")
    .addArgument(new Argument("<shell>", "for which shell").choices(Object.keys(SCRIPTS)))
    .action(async (shell: string) => {
      const script = SCRIPTS[shell];
      if (script !== undefined) await line.output.write(script(treeOf(await whole())));
    });
}
