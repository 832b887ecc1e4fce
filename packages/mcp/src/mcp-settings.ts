/** Settings of the command `lectern-mcp` from environment and flags. All problems are reported at once. */

import { parseArgs } from "node:util";

export interface Settings {
  /** Address of the Lectern server. */
  readonly url: string;
  /** Undefined for a server that needs no key. */
  readonly key: string | undefined;
}

export type Command =
  | { readonly kind: "serve"; readonly settings: Settings }
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "refuse"; readonly problems: readonly string[] };

const DEFAULT_URL = "http://127.0.0.1:8080";

export const HELP = `lectern-mcp: Lectern's MCP server over standard input and output

An MCP client starts it. Its tools send requests to a Lectern server.

  --url ADDRESS   address of the Lectern server; also LECTERN_URL. Default ${DEFAULT_URL}
  --version       prints the version
  --help          prints this

The key is read from LECTERN_KEY, or from the file that LECTERN_KEY_FILE names. There is no flag for it, since other
users of the machine can read command lines.`;

export type Environment = Readonly<Record<string, string | undefined>>;

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol);

/** A blank variable counts as unset. */
const from = (environment: Environment, name: string): string | undefined => environment[name] || undefined;

/** Keys are printable ASCII; other characters are not allowed in a header. */
const isKey = (value: string): boolean => /^[!-~]{1,200}$/.test(value);

export function readCommand(
  args: readonly string[],
  environment: Environment,
  version: string,
  readFile: (path: string) => string,
): Command {
  const problems: string[] = [];
  let values: { readonly url?: string; readonly help?: boolean; readonly version?: boolean } = {};
  try {
    const flags = {
      url: { type: "string" },
      help: { type: "boolean" },
      version: { type: "boolean" },
    } as const;
    values = parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch {
    problems.push("the only arguments are the flags --url ADDRESS, --version and --help");
  }
  if (values.help) return { kind: "print", text: HELP };
  if (values.version) return { kind: "print", text: version };
  const url = values.url ?? from(environment, "LECTERN_URL") ?? DEFAULT_URL;
  if (!isWebAddress(url)) {
    problems.push(`${values.url === undefined ? "LECTERN_URL" : "--url"} must be an http or https address`);
  }
  let key = from(environment, "LECTERN_KEY");
  const file = from(environment, "LECTERN_KEY_FILE");
  if (file !== undefined && key !== undefined) problems.push("set LECTERN_KEY or LECTERN_KEY_FILE, not both");
  else if (file !== undefined) {
    try {
      key = readFile(file).trim();
    } catch {
      problems.push("LECTERN_KEY_FILE names a file that cannot be read");
    }
  }
  if (key !== undefined && !isKey(key))
    problems.push("the key contains characters that are not allowed in a key");
  return problems.length > 0 ? { kind: "refuse", problems } : { kind: "serve", settings: { url, key } };
}
