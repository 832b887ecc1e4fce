/** Makes a key for a service that a test started. Without a terminal, the service makes none by itself. */

import { spawnSync } from "node:child_process";

/** Runs `lectern keys create` and returns the text of the key. `program`: the command that starts lectern. */
export function makeKey(
  program: readonly [file: string, ...args: string[]],
  env: NodeJS.ProcessEnv,
  plan = "enterprise",
): string {
  const [file, ...args] = program;
  const made = spawnSync(file, [...args, "keys", "create", "--plan", plan, "--name", "test", "--json"], {
    env,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`no key was made:\n${made.stdout}${made.stderr}`);
  const { key }: { readonly key: string } = JSON.parse(made.stdout);
  return key;
}
