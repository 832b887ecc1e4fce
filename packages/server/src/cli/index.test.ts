import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ask, askJson } from "../http/testdata/open-app.ts";
import { type FakeProcess, run } from "./testdata/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-cli-"));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "images"));
// Only the first of these files is read.
for (const path of ["notes", "notes/node_modules", "notes/.git"]) {
  mkdirSync(join(folder, path));
  writeFileSync(join(folder, path, "a.md"), "See John 3:16.");
}
writeFileSync(join(folder, "wrong.md"), '"Jesus wept." (John 11:36)');
writeFileSync(join(folder, "refs.txt"), "John 3:16\r\n\r\njud 1:3\r\nPs 1:1\r\n");
writeFileSync(join(folder, "wide.txt"), Buffer.from("\ufeffJohn 3:16", "utf16le"));

interface Expected {
  readonly status?: number;
  readonly out?: string | RegExp;
  readonly err?: string | RegExp;
}

type Row = readonly [argv: readonly string[], around: FakeProcess, Expected];

const piped = (...input: readonly string[]): FakeProcess => ({ input });

const ROWS: readonly Row[] = [
  [
    ["resolve", "john", "3:16"],
    {},
    { status: 0, out: "John 3:16  John.3.16  0.999\n  corrected: book_case\n", err: "" },
  ],
  [
    ["resolve", "Jn 3:16", "Ruth", "jud 1:3", "Rom 8"],
    {},
    {
      status: 1,
      out: "John 3:16  John.3.16  0.99\n  corrected: book_alias\nRuth  Ruth.1.1-Ruth.4.22\nRomans 8  Rom.8.1-Rom.8.39  0.99\n  corrected: book_alias\n",
      err: /^"jud 1:3" could/,
    },
  ],
  [["resolve", "Ruth", "1:1;", "2:3"], {}, { status: 0, out: /^Ruth 1:1 .*\nRuth 2:3 /s }],
  [
    ["resolve", "John 3:16 (ESV)"],
    {},
    {
      out: "John 3:16  John.3.16  0.994\n  corrected: punctuation, version_ignored\n  translation ignored: ESV\n",
    },
  ],
  [
    ["resolve", "Mal 4:5-Matt 1:2"],
    {},
    {
      out: "Malachi 4:5-6  Mal.4.5-Mal.4.6  0.99\n  corrected: book_alias\nMatthew 1:1-2  Matt.1.1-Matt.1.2  0.99\n  corrected: book_alias\n",
    },
  ],
  [
    ["resolve", "John 22:3; Ps 1:7"],
    {},
    {
      status: 1,
      out: "",
      err: "John has 21 chapters; there is no chapter 22.\n  John 22:3; Ps 1:7\n       ^~\n  Psalm 1 has 6 verses; there is no verse 7.\n",
    },
  ],
  [
    ["resolve", "Ps 119:105-12"],
    {},
    { status: 1, out: "", err: /\n {2}it could mean Ps\.119\.105-Ps\.119\.112\n$/ },
  ],
  [
    ["resolve", "jud 1:3"],
    {},
    {
      status: 1,
      out: "",
      err: '"jud 1:3" could be one of several books: Judges, Jude.\n  jud 1:3\n  ^~~~~~~\n  Judges  0.70  shared abbreviation\n  Jude    0.70  shared abbreviation\n',
    },
  ],
  [["resolve", "John 3:16 & Foo 1"], {}, { status: 1, err: /\n {2}John 3:16 & Foo 1\n {14}\^\n/ }],
  [
    ["resolve", "-"],
    piped("John 3:16\nfoo\n\nPs 1:1"),
    {
      status: 1,
      out: "John 3:16  John.3.16\nPsalm 1:1  Ps.1.1  0.99\n  corrected: book_alias\n",
      err: /^stdin:2:1: At position 0, "foo": expected the name of a book\./,
    },
  ],
  [["resolve"], piped("Jo", "hn 3:16"), { status: 0, out: "John 3:16  John.3.16\n" }],
  [["resolve"], piped(), { status: 0, out: "", err: "" }],
  [["resolve"], piped("\n \n\0\n"), { status: 0, out: "", err: "" }],
  [["resolve", "--json"], piped("\n \n"), { status: 0, out: "null\nnull\n", err: "" }],
  [["resolve", "--file", "-"], piped("John 3:16"), { out: "John 3:16  John.3.16\n" }],
  [
    ["resolve", "--file", "refs.txt"],
    { folder },
    {
      status: 1,
      out: "John 3:16  John.3.16\nPsalm 1:1  Ps.1.1  0.99\n  corrected: book_alias\n",
      err: /^refs\.txt:3:1: "jud 1:3" could/,
    },
  ],
  [["scan", "notes"], { folder }, { status: 0, out: /^notes\/a\.md:1:5: .*\n\n?1 reference in 1 text\n$/ }],
  [["verify", "wrong.md"], { folder }, { status: 1, out: /exact; the reference is wrong/ }],
  [
    ["scan", "images"],
    { folder },
    { status: 2, out: "", err: /^images has no file whose name ends in \.txt, \.md/ },
  ],
  [
    ["verify", "images"],
    { folder },
    { status: 2, out: "", err: /^images has no file whose name ends in \.txt, \.md/ },
  ],
  [
    ["resolve", "--file", "none.txt"],
    { folder },
    { status: 2, out: "", err: /^none\.txt cannot be read: ENOENT/ },
  ],
  [
    ["resolve", "--file", "wide.txt"],
    { folder },
    { status: 2, err: "wide.txt is UTF-16; it must be UTF-8\n" },
  ],
  [
    ["resolve", "--file", "refs.txt", "John 3:16"],
    { folder },
    { status: 2, err: "give references or --file, not both\n" },
  ],
  [["resolve", "--file", "refs.txt", "-"], { folder }, { status: 2, err: "give - or --file, not both\n" }],
  [
    ["resolve"],
    {},
    {
      status: 2,
      err: "no input: give a reference, --file FILE, or references on the standard input\n",
    },
  ],
  [["resolve", " "], {}, { status: 1, err: "The parameter reference is required and must not be blank.\n" }],
  [
    ["resolve", "--jsn", "John 3:16"],
    {},
    { status: 2, err: /unknown option '--jsn'\n\(Did you mean --json\?\)/ },
  ],
  [["resolv", "John 3:16"], {}, { status: 2, err: /unknown command 'resolv'\n\(Did you mean resolve\?\)/ }],
  [[], {}, { status: 2, err: /^Usage: lectern / }],
  [["--version"], {}, { status: 0, out: "1.2.3\n" }],
  [["--help"], {}, { status: 0, out: /\nExit status:\n {2}0 {2}success; every/ }],
  [
    ["expand", "Ps", "119:176-120:1"],
    {},
    { out: "Ps.119.176   19119176  16075\nPs.120.1     19120001  16076\n" },
  ],
  [
    ["diff", "Rom 8:1-10", "Rom 8:5-12"],
    {},
    {
      out: "Romans 8:1-10 overlaps Romans 8:5-12\n  in both             Romans 8:5-10  6 verses\n  only in the first   Romans 8:1-4  4 verses\n  only in the second  Romans 8:11-12  2 verses\n  in either           Romans 8:1-12  12 verses\n",
    },
  ],
  [["diff", "Gen 1:1", "Gen 1:2"], {}, { out: /^Genesis 1:1 touches Genesis 1:2\n/ }],
  [
    ["diff"],
    piped("Ps 1\tPs 1:1\nPs 1\n"),
    {
      status: 1,
      out: /^Psalm 1 contains Psalm 1:1\n/,
      err: /^stdin:2:1: The parameter b must be two references with one tab/,
    },
  ],
  [["diff", "Ps 1"], {}, { status: 2, err: /^give two references/ }],
  [["diff", "Ps 1", "jud 3"], {}, { status: 1, err: /\n {2}jud 3\n {2}\^~~~~\n/ }],
  // References beside the words are ignored, as by /quote.
  [
    ["quote", "John 11:35 (KJV): Jesus wept."],
    {},
    { status: 0, out: "exact\nJohn 11:35 ASV exact Jesus wept.\nJohn 11:35 KJV exact Jesus wept.\n" },
  ],
  [["passage", "John", "11:35"], {}, { status: 0, out: "John 11:35 (KJV)\n\n[35] Jesus wept.\n" }],
  [
    ["passage", "John 11:35 ASV"],
    {},
    {
      status: 0,
      out: "John 11:35 (KJV)\n\n[35] Jesus wept.\n",
      err: '"John 11:35 ASV" names ASV; the text is that of KJV\n',
    },
  ],
  [["passage", "John 11:35 KJV"], {}, { status: 0, out: "John 11:35 (KJV)\n\n[35] Jesus wept.\n", err: "" }],
  [
    ["passage", "-v", "asv"],
    piped("John 11:35\nPs 117:1"),
    {
      out: "John 11:35 (ASV)\n\n[35] Jesus wept.\n\nPsalm 117:1 (ASV)\n\n[1] Oh praise Jehovah, all ye nations; Laud him, all ye peoples.\n",
    },
  ],
  [
    ["passage", "John 11:35", "--format", "markdown"],
    {},
    { out: "## John 11:35 (KJV)\n\n<sup>35</sup> Jesus wept.\n" },
  ],
  [
    ["passage", "Gen 1:1", "--no-color"],
    { terminal: 30 },
    { out: "Genesis 1:1 (KJV)\n\n[1] In the beginning God\ncreated the heaven and the\nearth.\n" },
  ],
  [
    ["passage", "John 11:35"],
    { terminal: 80 },
    { out: "\u001b[1mJohn 11:35 (KJV)\u001b[22m\n\n\u001b[2m[35]\u001b[22m Jesus wept.\n" },
  ],
  [
    ["passage", "John 3:16", "--version", "NIV"],
    {},
    { status: 2, err: "there is no version NIV; there is ASV, KJV\n" },
  ],
  [
    ["passage", "John 3:16", "--include", "all"],
    {},
    { status: 2, err: /^--include must be one or more of notes, / },
  ],
  [
    ["passage", "John 3:16", "--format", "html"],
    {},
    { status: 2, err: /Allowed choices are text, markdown, json/ },
  ],
  [
    ["passage", "John 99"],
    {},
    { status: 1, out: "", err: "John has 21 chapters; there is no chapter 99.\n  John 99\n       ^~\n" },
  ],
  [
    ["passage", "John 3:16"],
    { environment: { LECTERN_PORT: "x" } },
    { status: 2, err: /^LECTERN_PORT must be/ },
  ],
];

for (const [argv, around, expected] of ROWS) {
  test(`lectern ${argv.join(" ")} < ${JSON.stringify(around.input ?? [])}`, async () => {
    const ran = await run(argv, around);
    if (expected.status !== undefined) assert.equal(ran.status, expected.status, ran.err);
    for (const name of ["out", "err"] as const) {
      const value = expected[name];
      if (value instanceof RegExp) assert.match(ran[name], value);
      else if (value !== undefined) assert.equal(ran[name], value);
    }
  });
}

/** Resolved, corrected, outside the canon, ambiguous, not recognised, too long. */
const INPUTS = [
  "John 3:16",
  "Ps.23, vv.1–3",
  "Rom 8:1-4, 28; 12:1-2",
  "John 22; Ps 151:3",
  "Jn 99:0",
  "jud 1:3",
  "hello world",
  "John\u0000 3:16",
  "x".repeat(1001),
  "Ps 1;".repeat(101),
] as const;

const ENDPOINTS: readonly (readonly [argv: readonly string[], target: string])[] = [
  [["resolve", "--json"], "resolve?"],
  [["expand", "--json"], "expand?"],
  [["passage", "--json"], "passage?version=KJV&"],
  [
    ["passage", "--format", "json", "--version", "asv", "--titles", "inline", "--include", "added"],
    "passage?version=asv&titles=inline&include=added&",
  ],
];

for (const [argv, target] of ENDPOINTS) {
  test(`lectern ${argv.join(" ")} gives the answers of /${target}, one document on each line`, async () => {
    const bodies = await Promise.all(
      INPUTS.map(async (input) => {
        const { status, text } = await ask(`${target}reference=${encodeURIComponent(input)}`);
        return status === 200 ? text : text.replace('"request_id":"id",', "");
      }),
    );
    const { status, out, err } = await run(argv, piped(INPUTS.join("\n")));
    assert.equal(out, bodies.map((body) => `${body}\n`).join(""));
    assert.deepEqual([status, err], [1, ""]);
  });
}

test("lectern diff --json gives the answer of /diff", async () => {
  const pairs = [
    ["Rom 8:1-10", "Rom 8:5-12; Jude"],
    ["Ps 1", "Ps 2"],
    ["jud 1", "Ps 151"],
  ] as const;
  const bodies = await Promise.all(
    pairs.map(([a, b]) => askJson(`diff?a=${encodeURIComponent(a)}&b=${encodeURIComponent(b)}`)),
  );
  const { out } = await run(["diff", "--json"], piped(pairs.map((pair) => pair.join("\t")).join("\n")));
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines,
    bodies.map(({ body: { request_id, ...body } }) => body),
  );
});

test("a store that does not answer is reported with a status of its own", async () => {
  const broken = { openKeyStore: () => Promise.reject(new Error("PostgreSQL does not answer")) };
  const { status, out, err } = await run(["keys", "list"], { more: broken });
  assert.deepEqual([status, out, err], [3, "", "PostgreSQL does not answer\n"]);
});

test("a problem that the caller must correct has the status that the help says", async () => {
  const rows: readonly (readonly [words: readonly string[], err: RegExp])[] = [
    [["keys", "usage", "--days", "x"], /^days: must be an integer from 1 to 366$/],
    [["keys", "rotate", "key_x", "--overlap", "soon"], /^overlap: must be a duration/],
    [["keys", "create", "--plan", "gold", "--name", "a"], /^plan: there is no plan "gold"/],
    [["import", "x"], /^--manifest is needed/],
    [["import", "x", "--manifest", "none.json"], /^none\.json: ENOENT/],
    [["verify", "--version", "NIV"], /^no version "NIV" is installed$/],
    [["verify", "--explain", "John 3:16"], /^--explain needs --version/],
  ];
  const more = { planNames: async () => ["free"], packFolders: () => [] };
  for (const [words, message] of rows) {
    const { status, out, err } = await run(words, { more });
    assert.match(err.trimEnd(), message);
    assert.deepEqual([status, out], [2, ""], words.join(" "));
  }
});

test("a line that is not UTF-8 is answered at its place", async () => {
  const bytes = Buffer.from("John 3:16\nJo\xffhn 3:16\nPs 1:1\n", "latin1");
  const { status, out } = await run(["resolve", "--json"], { input: [bytes] });
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(status, 1);
  assert.deepEqual([lines.length, lines[0].osis_id, lines[2].osis_id], [3, "John.3.16", "Ps.1.1"]);
  assert.deepEqual(lines[1], {
    status: "error",
    error: "invalid_parameter",
    message: "The parameter reference must be UTF-8.",
    parameter: "reference",
    value: "Jo\ufffdhn 3:16",
    expected: "UTF-8",
  });
});
