/** The command `lectern-mcp`. Only this file uses the process. */

import { readFileSync } from "node:fs";
import { VERSION } from "./mcp-server.ts";
import { readCommand } from "./mcp-settings.ts";
import { serveOverStdio } from "./stdio.ts";

const complain = (line: string): void => void process.stderr.write(`lectern-mcp: ${line}\n`);

const command = readCommand(process.argv.slice(2), process.env, VERSION, (path) =>
  readFileSync(path, "utf8"),
);
switch (command.kind) {
  case "print":
    process.stdout.write(`${command.text}\n`);
    break;
  case "refuse":
    for (const problem of command.problems) complain(problem);
    process.exitCode = 2;
    break;
  case "serve":
    if (process.stdin.isTTY)
      complain("an MCP client starts this program; it waits for messages on standard input");
    serveOverStdio(command.settings, {
      input: process.stdin,
      output: process.stdout,
      complain,
      onBroken: () => {
        process.exitCode = 1;
      },
    });
    break;
}
