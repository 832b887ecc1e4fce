// The output of `lectern serve` once the service listens.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FirstKey } from "../serving/server.ts";
import type { ServeOptions } from "./command-line.ts";
import { linesOf, run } from "./testdata/run-command.ts";

const URL = "http://127.0.0.1:8080";
const SANDBOX = `Try: curl '${URL}/api/sandbox?book_id=43&chapter=3'`;
const PASSAGE = `'${URL}/api/passage?reference=John+3:16&version=KJV'`;

interface Row {
  readonly name: string;
  readonly argv?: readonly string[];
  readonly terminal?: number;
  readonly firstKey: FirstKey | null;
  readonly lines: readonly string[];
}

const STORES = [
  "--database-url",
  "postgres://lectern:secret@db/lectern",
  "--redis-url",
  "redis://redis:6379",
];

const ROWS: readonly Row[] = [
  {
    name: "on a terminal the first key is shown",
    terminal: 80,
    firstKey: { text: "lk_text", plan: "enterprise" },
    lines: [
      "First key (plan enterprise, shown only this once): lk_text",
      `Try: curl -H 'Authorization: Bearer lk_text' ${PASSAGE}`,
    ],
  },
  {
    name: "other outputs show how to make a key",
    firstKey: { text: null, plan: "enterprise" },
    lines: [
      "There is no key yet. To make one: lectern keys create --plan enterprise --name first --data-dir /nowhere/var",
      SANDBOX,
    ],
  },
  {
    name: "words are quoted for the shell",
    argv: ["--data-dir", "/it's here"],
    firstKey: { text: null, plan: "gold & silver" },
    lines: [
      "There is no key yet. To make one: lectern keys create --plan 'gold & silver' --name first " +
        "--data-dir '/it'\\''s here'",
      SANDBOX,
    ],
  },
  {
    name: "the address of a store is not repeated, since it may contain a password",
    argv: STORES,
    firstKey: { text: null, plan: "enterprise" },
    lines: ["There is no key yet. To make one: lectern keys create --plan enterprise --name first", SANDBOX],
  },
  { name: "a store that already had keys", firstKey: null, lines: [SANDBOX] },
  { name: "open access", argv: ["--access", "open"], firstKey: null, lines: [`Try: curl ${PASSAGE}`] },
  {
    name: "MCP",
    argv: ["--mcp", "on"],
    firstKey: null,
    lines: [`MCP for assistants is available at ${URL}/mcp`, SANDBOX],
  },
];

for (const { name, argv = [], terminal, firstKey, lines } of ROWS) {
  test(`the start prints: ${name}`, async () => {
    let asked: ServeOptions | undefined;
    const serve = async (options: ServeOptions) => {
      asked = options;
      return { url: URL, firstKey, close: async () => {}, restart: async () => {} };
    };
    const around = terminal === undefined ? {} : { terminal };
    const { out, err } = await run(["serve", ...argv], { ...around, more: { serve } });
    assert.equal(err, "");
    assert.deepEqual(linesOf(out), [`Lectern is listening on ${URL}`, ...lines]);
    assert.equal(asked?.showsKey, terminal !== undefined);
  });
}
