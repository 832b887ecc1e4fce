import assert from "node:assert/strict";
import { test } from "node:test";
import { type Environment, HELP, readCommand } from "./mcp-settings.ts";

const KEY = "lk_0123456789";

function readFile(path: string): string {
  if (path !== "/run/secrets/key") throw new Error("no such file");
  return `${KEY}\n`;
}

const read = (args: readonly string[], environment: Environment) =>
  readCommand(args, environment, "1.2.3", readFile);

test("flags and variables set the server's address and the key", () => {
  const rows: readonly (readonly [readonly string[], Environment, string, string | undefined])[] = [
    [[], {}, "http://127.0.0.1:8080", undefined],
    [[], { LECTERN_URL: "", LECTERN_KEY: "" }, "http://127.0.0.1:8080", undefined],
    [[], { LECTERN_URL: "https://bible.example/api", LECTERN_KEY: KEY }, "https://bible.example/api", KEY],
    [["--url", "http://a.example"], { LECTERN_URL: "http://b.example" }, "http://a.example", undefined],
    [["--url=http://a.example"], { LECTERN_KEY_FILE: "/run/secrets/key" }, "http://a.example", KEY],
  ];
  for (const [args, environment, url, key] of rows) {
    assert.deepEqual(read(args, environment), { kind: "serve", settings: { url, key } });
  }
});

test("all problems are reported at once, and no key is repeated", () => {
  const rows: readonly (readonly [readonly string[], Environment, readonly string[]])[] = [
    [["--url", "ftp://a.example"], {}, ["--url must be an http or https address"]],
    [[], { LECTERN_URL: "localhost:8080" }, ["LECTERN_URL must be an http or https address"]],
    [["--key", KEY], {}, ["the only arguments are the flags --url ADDRESS, --version and --help"]],
    [["serve"], {}, ["the only arguments are the flags --url ADDRESS, --version and --help"]],
    [[], { LECTERN_KEY: "lk_a\nb" }, ["the key contains characters that are not allowed in a key"]],
    [[], { LECTERN_KEY_FILE: "/none" }, ["LECTERN_KEY_FILE names a file that cannot be read"]],
    [
      [],
      { LECTERN_URL: "x", LECTERN_KEY: KEY, LECTERN_KEY_FILE: "/run/secrets/key" },
      ["LECTERN_URL must be an http or https address", "set LECTERN_KEY or LECTERN_KEY_FILE, not both"],
    ],
  ];
  for (const [args, environment, problems] of rows) {
    assert.deepEqual(read(args, environment), { kind: "refuse", problems });
  }
});

test("help and version are printed", () => {
  assert.deepEqual(read(["--help"], {}), { kind: "print", text: HELP });
  assert.deepEqual(read(["--version"], {}), { kind: "print", text: "1.2.3" });
});
