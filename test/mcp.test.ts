// Tests MCP over both transports and both generations of the protocol, with the SDK's own client: the list
// of tools, their answers and costs, failures, and that all connections get the same bytes.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, test } from "node:test";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { CONNECTIONS, type ConnectionName, open } from "./support/mcp.ts";
import { startServer, type TestServer } from "./support/server.ts";

type Client = Awaited<ReturnType<typeof open>>["client"];
type Result = Awaited<ReturnType<Client["callTool"]>>;
type Content = Readonly<Record<string, unknown>>;

let server: TestServer;
const clients = new Map<ConnectionName, Client>();
const validators = new Map<string, ValidateFunction>();

before(async () => {
  server = await startServer({ mcp: [] });
  for (const name of CONNECTIONS)
    clients.set(name, (await open(name, server.url, server.keys.enterprise)).client);
  const { tools } = await clientOf("http, 2025-11-25").listTools();
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const { name, outputSchema } of tools) {
    const schema: unknown = outputSchema;
    validators.set(name, ajv.compile(schema as AnySchemaObject));
  }
});

after(async () => {
  for (const client of clients.values()) await client.close();
  await server.close();
});

function clientOf(name: ConnectionName): Client {
  const client = clients.get(name);
  assert.ok(client);
  return client;
}

const textOf = ({ content }: Result): string =>
  content.map((block) => (block.type === "text" ? block.text : assert.fail(block.type))).join("");

function structureOf(result: Result): Content {
  const { structuredContent } = result;
  assert.ok(typeof structuredContent === "object" && structuredContent !== null);
  return { ...structuredContent };
}

function assertObject(value: unknown): asserts value is Content {
  assert.ok(typeof value === "object" && value !== null);
}

/** A result that has passed the tool's own output schema. */
async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Result> {
  const result = await client.callTool({ name, arguments: args });
  const validate = validators.get(name);
  assert.ok(validate?.(result.structuredContent), JSON.stringify(validate?.errors));
  assert.equal(result.isError === true, structureOf(result).outcome === "failed");
  return result;
}

const inEnterprise = (name: string, args: Record<string, unknown>): Promise<Result> => {
  // The clock of the limits stands still otherwise.
  server.advance(5000);
  return call(clientOf("http, 2025-11-25"), name, args);
};

test("every connection gets the same list of tools", async () => {
  const lists = await Promise.all([...clients.values()].map((client) => client.listTools()));
  const [{ tools } = { tools: [] }] = lists;
  for (const list of lists) assert.deepEqual(list.tools, tools);
  assert.deepEqual(
    tools.map(({ name, title, inputSchema }) => [
      name,
      title,
      Object.keys(inputSchema.properties ?? {}).join(" "),
      (inputSchema.required ?? []).join(" "),
    ]),
    [
      ["resolve_reference", "Resolve a Bible reference", "reference language", "reference"],
      ["get_passage", "Get Bible text", "reference version language", "reference version"],
      [
        "compare_translations",
        "Compare two Bible versions",
        "reference version compare language",
        "reference version compare",
      ],
      [
        "get_context",
        "Get the verses around a reference",
        "reference before after version language",
        "reference",
      ],
      ["compare_references", "Compare two Bible references", "a b language", "a b"],
      ["lookup_verse", "Look up verses by identifier", "verse_id verse_index osis_id", ""],
      [
        "search_text",
        "Search the words of the Bible",
        "q version in synonyms limit page language",
        "q version",
      ],
      [
        "find_references",
        "Find the Bible references in a text",
        "text context require_verse language",
        "text",
      ],
      ["check_quotation", "Check a Bible quotation", "text reference version limit language", "text"],
      ["verify_answer", "Verify every Bible quotation of a text", "text version", "text"],
    ],
  );
  for (const { name, title, annotations, inputSchema, outputSchema } of tools) {
    assert.deepEqual(annotations, {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    assert.equal(inputSchema.additionalProperties, false, name);
    assert.equal(outputSchema?.type, "object", name);
  }
  assert.ok(JSON.stringify(tools).length < 70_000);
});

const PLACE = { verse_id: 43_003_016, verse_index: 26_137, osis_id: "John.3.16" };

const JUD = [
  'Ambiguous: "jud 1:3" could be one of several books: Judges, Jude.',
  "1. Judges (Judg): score 0.7, weight 60, shared_abbreviation",
  "2. Jude (Jude): score 0.7, weight 42, shared_abbreviation",
  "Choose the book that the conversation is about, or ask the person; do not take the first by default. Then call " +
    "again with the full name of the book and the same chapter and verses: a book's name alone means the whole book.",
].join("\n");

/** Tool, arguments, outcome, text without its last line (the source). */
const ROWS: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
  [
    "resolve_reference",
    { reference: "Ps.23, vv.1–3" },
    "answered",
    "Psalm 23:1-3 = Ps.23.1-Ps.23.3 (confidence 0.984)\n- corrected or assumed: book_alias, punctuation, number_word",
  ],
  [
    "resolve_reference",
    { reference: "Jn 3:16 KJV; Rom 8" },
    "answered",
    "John 3:16 = John.3.16 (confidence 0.988)\n- corrected or assumed: book_alias, version_ignored\n" +
      "- the reference names a version, which was ignored: KJV\nRomans 8 = Rom.8.1-Rom.8.39 (confidence 0.99)\n" +
      "- corrected or assumed: book_alias\nAll of it: John.3.16,Rom.8.1-Rom.8.39",
  ],
  ["resolve_reference", { reference: "jud 1:3" }, "ambiguous", JUD],
  [
    "resolve_reference",
    { reference: "John 3:99" },
    "outside_canon",
    "Outside the canon (john 3:99):\n- John 3 has 36 verses; there is no verse 99. Last valid: 36.\n" +
      "Nothing was clamped or guessed. Call again with a chapter or verse up to last_valid, or with one of the " +
      "readings; or tell the person that there is no such place.",
  ],
  [
    "get_passage",
    { reference: "John 3:99", version: "KJV" },
    "outside_canon",
    "Outside the canon (John 3:99):\n- John 3 has 36 verses; there is no verse 99. Last valid: 36.\n" +
      "Nothing was clamped or guessed. Call again with a chapter or verse up to last_valid, or with one of the " +
      "readings; or tell the person that there is no such place.",
  ],
  [
    "get_passage",
    { reference: "see Gensis of Nod", version: "KJV" },
    "unrecognized",
    'Not understood: At position 11, "of": expected a comma, a semicolon, a dash or the end of the reference.\n' +
      'Write it as book, chapter and verse, such as "John 3:16".',
  ],
  [
    "get_passage",
    { reference: "Ps 23:1; Jn 11:35", version: "kjv" },
    "answered",
    "Ps.23.1,John.11.35 (KJV), 2 verses\n\nPsalm 23, title: A Psalm of David.\n" +
      "Psalm 23:1 The LORD is my shepherd; I shall not want.\nJohn 11:35 Jesus wept.",
  ],
  [
    "get_passage",
    { reference: "John 5:4", version: "ASV" },
    "answered",
    "John.5.4 (ASV), 1 verse\n\nJohn 5:4 (not in the ASV)",
  ],
  [
    "compare_translations",
    { reference: "Ps 23:1", version: "KJV", compare: "ASV" },
    "answered",
    "Ps.23.1 in KJV and ASV, 1 verse\n\nPsalm 23:1\nKJV, title: A Psalm of David.\n" +
      "KJV: The LORD is my shepherd; I shall not want.\nASV, title: A Psalm of David.\n" +
      "ASV: Jehovah is my shepherd; I shall not want.",
  ],
  [
    "compare_translations",
    { reference: "Joel 2:32-3:1", version: "ASV", compare: "KJV" },
    "answered",
    "Joel.2.32-Joel.3.1 in ASV and KJV, 2 verses\n\nJoel 2:32\n" +
      "ASV: And it shall come to pass, that whosoever shall call on the name of Jehovah shall be delivered; for in " +
      "mount Zion and in Jerusalem there shall be those that escape, as Jehovah hath said, and among the remnant " +
      "those whom Jehovah doth call.\n" +
      "KJV: And it shall come to pass, that whosoever shall call on the name of the LORD shall be delivered: for in " +
      "mount Zion and in Jerusalem shall be deliverance, as the LORD hath said, and in the remnant whom the LORD " +
      "shall call.\n\nJoel 3:1\n" +
      "ASV: For, behold, in those days, and in that time, when I shall bring back the captivity of Judah and " +
      "Jerusalem,\n" +
      "KJV: For, behold, in those days, and in that time, when I shall bring again the captivity of Judah and Jerusalem,",
  ],
  ["compare_translations", { reference: "jud 1:3", version: "KJV", compare: "ASV" }, "ambiguous", JUD],
  [
    "compare_translations",
    { reference: "Psalm 151", version: "KJV", compare: "ASV" },
    "outside_canon",
    "Outside the canon (psalm 151):\n- Psalm has 150 chapters; there is no chapter 151. Last valid: 150.\n" +
      "Nothing was clamped or guessed. Call again with a chapter or verse up to last_valid, or with one of the " +
      "readings; or tell the person that there is no such place.",
  ],
  [
    "get_context",
    { reference: "Jn 11:35", before: 0, after: 1, version: "KJV" },
    "answered",
    "John.11.35 (KJV) with 0 before and 1 after it; the reference itself is marked >\n\n" +
      "> John 11:35 Jesus wept.\n  John 11:36 Then said the Jews, Behold how he loved him!",
  ],
  [
    "get_context",
    { reference: "Gen 1:1" },
    "answered",
    "Gen.1.1 with 0 before and 2 after it; the reference itself is marked >\n\n> Genesis 1:1\n  Genesis 1:2\n  Genesis 1:3",
  ],
  [
    "compare_references",
    { a: "Rom 8:1-4", b: "Rom 8:3-4" },
    "answered",
    "a = Rom.8.1-Rom.8.4\nb = Rom.8.3-Rom.8.4\nRelation: a_contains_b: a contains all of b and more.\n" +
      "In both: Rom.8.3-Rom.8.4 (2 verses)\nOnly in a: Rom.8.1-Rom.8.2 (2 verses)\nOnly in b: nothing\n" +
      "Together: Rom.8.1-Rom.8.4 (4 verses)",
  ],
  ...Object.entries(PLACE).map(
    ([name, value]) =>
      [
        "lookup_verse",
        { [name]: value },
        "answered",
        "John 3:16 = John.3.16, verse id 43003016, verse index 26137; verse index before it 26136, after it 26138",
      ] as const,
  ),
  [
    "lookup_verse",
    { verse_index: [1, 31_102] },
    "answered",
    "Genesis 1:1 = Gen.1.1, verse id 1001001, verse index 1; verse index before it none, after it 2\n" +
      "Revelation 22:21 = Rev.22.21, verse id 66022021, verse index 31102; verse index before it 31101, after it none",
  ],
  [
    "search_text",
    { q: "faith hope charity", version: "kjv" },
    "answered",
    "1 verse of the KJV for faith hope charity, 1 to 1 of them here\n" +
      "1 Corinthians 13:13 (1Cor.13.13) And now abideth faith, hope, charity, these three; but the greatest of these is charity.",
  ],
  [
    "check_quotation",
    { text: "Jesus wept bitterly", reference: "John 11:35", version: "KJV", limit: 1 },
    "answered",
    "Some words differ; the reference is right (searched: KJV).\n" +
      "John 11:35 (John.11.35, KJV), near: Jesus wept.\n" +
      '- added: "bitterly"',
  ],
  [
    "verify_answer",
    { text: '"Jesus wept bitterly" (John 11:35), and "I think so" too.', version: "KJV" },
    "answered",
    "The text is unsound (searched: KJV).\n" +
      'Some words differ; the reference is right: "Jesus wept bitterly". John 11:35 (KJV) has: Jesus wept.\n' +
      '23-33 "John 11:35" = John.11.35, John 11:35\n' +
      'not judged: "I think so"',
  ],
  [
    "find_references",
    { text: "See Rom 8:28, and John 3:99; Jud 1:5. Also v. 6." },
    "answered",
    "3 references\n" +
      '4-12 "Rom 8:28" = Rom.8.28, Romans 8:28\n' +
      '18-27 "John 3:99": John 3 has 36 verses; there is no verse 99.\n' +
      '29-36 "Jud 1:5": could be Judges or Jude',
  ],
  [
    "find_references",
    { text: "and v. 30", context: "Rom 8" },
    "answered",
    '1 reference\n4-9 "v. 30" = Rom.8.30, Romans 8:30 (book and chapter from before)',
  ],
  [
    "find_references",
    { text: "und V. 30", context: "Röm 8", language: "de" },
    "answered",
    '1 reference\n4-9 "V. 30" = Rom.8.30, Romans 8:30 (book and chapter from before)',
  ],
];

/** The last line of a text: versions, data revision, content hash. */
const FROM = /\n\n\[([A-Z, ]*)data revision ([0-9a-f]{12}), content hash ([0-9a-f]{64})\]$/;

/** All strings in an answer that are Scripture text or names of places. */
function wordsIn(value: unknown, name = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item));
  if (typeof value === "string")
    return ["text", "title", "osis_id", "KJV", "ASV"].includes(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, key));
}

for (const [name, args, outcome, text] of ROWS) {
  test(`${name} ${JSON.stringify(args)}`, async () => {
    const results = [];
    for (const client of clients.values()) {
      server.advance(5000);
      results.push(await call(client, name, args), await call(client, name, args));
    }
    const [first] = results;
    assert.ok(first);
    for (const { content, structuredContent } of results) {
      assert.equal(
        JSON.stringify([content, structuredContent]),
        JSON.stringify([first.content, first.structuredContent]),
      );
    }
    const structure = structureOf(first);
    assert.equal(textOf(first).replace(FROM, ""), text);
    assert.equal(structure.outcome, outcome);
    for (const word of outcome === "answered" ? wordsIn(structure.answer) : [])
      assert.ok(text.includes(word), word);
  });
}

test("every answer has its versions, the data revision and a hash that can be recomputed", async () => {
  const { headers } = await server.ask("/api/versions");
  for (const [name, args] of ROWS) {
    const result = await inEnterprise(name, args);
    const { provenance, ...rest } = structureOf(result);
    assertObject(provenance);
    const { versions, data_revision, content_hash } = provenance;
    const [, listed, revision, hash] = FROM.exec(textOf(result)) ?? [];
    assert.deepEqual([revision, hash], [data_revision, content_hash]);
    assert.ok(Array.isArray(versions));
    assert.equal(listed, versions.map((version) => `${version}, `).join(""));
    assert.equal(data_revision, headers["x-data-revision"]);
    assertObject(rest.answer ?? {});
    const contentHash = rest.answer !== undefined && Object(rest.answer).content_hash;
    const expected = contentHash || createHash("sha256").update(JSON.stringify(rest)).digest("hex");
    assert.equal(content_hash, expected, name);
  }
});

test("an answer equals the API's own, member by member", async () => {
  for (const [name, args, path] of [
    [
      "get_passage",
      { reference: "Rom 8:1-4, 28", version: "KJV" },
      "/api/passage?reference=Rom+8:1-4,+28&version=KJV",
    ],
    ["get_context", { reference: "Mal 4:6" }, "/api/context?reference=Mal+4:6"],
    ["compare_references", { a: "Gen 1", b: "Gen 2" }, "/api/diff?a=Gen+1&b=Gen+2"],
    ["lookup_verse", { osis_id: ["John.3.16", "Gen.1.1"] }, "/api/lookup?osis_id=John.3.16,Gen.1.1"],
    ["resolve_reference", { reference: "iitim 3:16" }, "/api/resolve?reference=iitim+3:16"],
    ["search_text", { q: "love god", version: "KJV" }, "/api/search?q=love+god&version=KJV&limit=10"],
    [
      "search_text",
      { q: "beginning", version: "KJV", in: "1. Mose 1,1", language: "de" },
      "/api/search?q=beginning&version=KJV&in=1.+Mose+1,1&language=de&limit=10",
    ],
    ["find_references", { text: "Rom 8:28, and v. 30" }, "/api/scan?text=Rom+8:28,+and+v.+30"],
    [
      "check_quotation",
      { text: "Jesus wept", version: "KJV" },
      "/api/quote?text=Jesus+wept&version=KJV&limit=3",
    ],
  ] as const) {
    const { status: _, ...body } = await server.get(path);
    assert.deepEqual(structureOf(await inEnterprise(name, args)).answer, body);
  }
});

const usedBy = async (key: "production"): Promise<unknown> => {
  const { quota_used } = (await server.ask("/api/usage", { key })).json();
  return quota_used;
};

test("a call costs exactly the API requests that it makes, whatever their outcome", async () => {
  const { client, close } = await open("http, 2025-11-25", server.url, server.keys.production);
  const rows: readonly (readonly [string, Record<string, unknown>, number])[] = [
    ["resolve_reference", { reference: "John 3:16" }, 1],
    ["get_passage", { reference: "John 3:16", version: "KJV" }, 1],
    ["compare_translations", { reference: "John 3:16", version: "KJV", compare: "ASV" }, 2],
    ["get_context", { reference: "John 3:16" }, 1],
    ["compare_references", { a: "John 3:16", b: "John 3:16" }, 1],
    ["lookup_verse", { verse_index: 1 }, 1],
    ["search_text", { q: "love", version: "KJV" }, 1],
    ["find_references", { text: "John 3:16" }, 1],
    ["check_quotation", { text: "Jesus wept" }, 1],
    ["verify_answer", { text: "Jesus wept" }, 1],
    // Only answers with status 200 cost quota.
    ["resolve_reference", { reference: "jud 1" }, 0],
    ["get_passage", { reference: "John 3:16", version: "NIV" }, 0],
    ["get_passage", {}, 0],
  ];
  for (const [name, args, cost] of rows) {
    const before = await usedBy("production");
    await call(client, name, args);
    assert.equal(Number(await usedBy("production")) - Number(before), cost, name);
  }
  await close();
});

interface Failure {
  readonly code: string;
  readonly status: number;
  readonly retry_after_seconds: number | null;
  readonly request_id: string | null;
  readonly details: Content;
}

function failureOf(result: Result): Failure {
  assert.equal(result.isError, true);
  const { failure, outcome, provenance, answer } = structureOf(result);
  assert.deepEqual([outcome, provenance, answer], ["failed", undefined, undefined]);
  return failure as Failure;
}

test("failures: bad arguments, versions, references of several runs, and answers too long", async () => {
  const long = "x".repeat(50_000);
  const john = { reference: "John 3:16" };
  const rows: readonly (readonly [string, Record<string, unknown>, string, number, string])[] = [
    ["get_passage", {}, "invalid_arguments", 0, "reference is required; version is required"],
    [
      "get_passage",
      { ...john, version: 1 },
      "invalid_arguments",
      0,
      "version: Invalid input: expected string",
    ],
    [
      "get_passage",
      { ...john, version: "KJV", verse: 1 },
      "invalid_arguments",
      0,
      'Unrecognized key: "verse"',
    ],
    [
      "get_context",
      { ...john, before: 51 },
      "invalid_arguments",
      0,
      "before: Too big: expected number to be <=50",
    ],
    ["resolve_reference", { reference: long }, "invalid_arguments", 0, "reference: Too big"],
    [
      "lookup_verse",
      {},
      "invalid_arguments",
      0,
      "exactly one of verse_id, verse_index and osis_id; 0 were given",
    ],
    ["lookup_verse", { verse_id: 1001001, verse_index: 1 }, "invalid_arguments", 0, "2 were given"],
    [
      "get_passage",
      { ...john, version: "NIV" },
      "unknown_version",
      404,
      "There is no version NIV; there is ASV, KJV.",
    ],
    ["get_passage", { reference: " ", version: "KJV" }, "missing_parameter", 400, "reference is required"],
    [
      "get_passage",
      { reference: "x".repeat(1001), version: "KJV" },
      "reference_too_long",
      400,
      "1001 characters",
    ],
    ["get_passage", { reference: "Psalms", version: "KJV" }, "answer_too_long", 0, "2461 verses"],
    [
      "compare_translations",
      { reference: "Genesis", version: "KJV", compare: "ASV" },
      "answer_too_long",
      0,
      "3066 verses",
    ],
    [
      "compare_translations",
      { reference: "Ps 1:1,3", version: "KJV", compare: "ASV" },
      "not_one_run",
      0,
      "one run",
    ],
    [
      "compare_translations",
      { ...john, version: "KJV", compare: "kjv" },
      "invalid_parameter",
      400,
      "compare",
    ],
    [
      "get_context",
      { reference: "John 3:16,18" },
      "invalid_parameter",
      400,
      "one run of verses without gaps",
    ],
    ["lookup_verse", { osis_id: "John 3:16" }, "invalid_parameter", 400, "osis_id"],
    [
      "search_text",
      { q: '"vale of', version: "KJV" },
      "invalid_query",
      400,
      "Correct the query at position 8, where a closing quotation mark is expected.",
    ],
  ];
  for (const [name, args, code, status, part] of rows) {
    const result = await inEnterprise(name, args);
    const failure = failureOf(result);
    assert.deepEqual([failure.code, failure.status], [code, status], textOf(result));
    const text = textOf(result);
    assert.ok(text.startsWith(`Error ${code}`) && text.includes(part), text);
    assert.ok(text.length < 1200, text);
    const { advice } = structureOf(result);
    assert.ok(typeof advice === "string" && text.includes(advice) && advice.length > 10);
  }
});

test("unknown verse identifiers are outside the canon, not failures", async () => {
  const result = await inEnterprise("lookup_verse", { verse_id: 43_003_099 });
  const { outcome, input, problems } = structureOf(result);
  assert.deepEqual([outcome, input], ["outside_canon", "43003099"]);
  assert.ok(Array.isArray(problems) && problems[0].last_valid === 36);
});

for (const name of CONNECTIONS) {
  test(`no key, a wrong key, a key of a smaller plan: ${name}`, async () => {
    server.advance(5000);
    const text = { reference: "Psalm 119; Psalm 118", version: "KJV" };
    const both = { reference: "John 3:16", version: "KJV", compare: "ASV" };
    const rows = [
      [null, "get_passage", text, "missing_api_key", 401],
      ["lk_wrong", "get_passage", text, "invalid_api_key", 401],
      [server.keys.free, "get_passage", text, "verse_limit_exceeded", 403],
      [server.keys.free, "compare_translations", both, "plan_required", 403],
    ] as const;
    for (const [key, tool, args, code, status] of rows) {
      const { client, close } = await open(name, server.url, key);
      const result = await call(client, tool, args);
      const failure = failureOf(result);
      await close();
      assert.deepEqual([failure.code, failure.status], [code, status]);
      assert.match(String(failure.request_id), /^request-\d+$/);
      if (key !== null) assert.ok(!JSON.stringify(result).includes(key));
      if (code === "verse_limit_exceeded") {
        assert.deepEqual(failure.details, { limit: 200, requested: 205, plan: "free" });
      }
    }
  });
}

test("the limits of a key to versions or origins apply here too", async () => {
  server.advance(5000);
  const args = { reference: "John 3:16", version: "KJV" };
  for (const [limits, code] of [
    [{ versions: ["ASV"] }, "version_not_allowed"],
    [{ origins: ["https://app.example"] }, "origin_not_allowed"],
  ] as const) {
    const { client, close } = await open("http, 2025-11-25", server.url, await server.makeKey(limits));
    assert.equal(failureOf(await call(client, "get_passage", args)).code, code);
    await close();
  }
});

test("a used-up rate says when to retry, and over HTTP the server does not wait", async () => {
  server.advance(60_000);
  const { client, close } = await open("http, 2026-07-28", server.url, server.keys.free);
  const one = { reference: "John 3:16", version: "KJV" };
  for (let time = 0; time < 10; time++) await call(client, "get_passage", one);
  const result = await call(client, "get_passage", one);
  const { code, status, retry_after_seconds } = failureOf(result);
  assert.deepEqual([code, status, retry_after_seconds], ["rate_limited", 429, 5]);
  assert.match(textOf(result), /Try again after 5 seconds, not before\./);
  server.advance(5000);
  assert.equal((await call(client, "get_passage", one)).isError, undefined);
  await close();
});

test("a used-up quota is reported", async () => {
  for (let time = 0; time < 500; time++) {
    if (time % 10 === 0) server.advance(5000);
    await server.ask("/api/resolve?reference=John+3:16", { key: "free" });
  }
  server.advance(5000);
  for (const name of ["http, 2025-11-25", "stdio, 2025-11-25"] as const) {
    const { client, close } = await open(name, server.url, server.keys.free);
    const failure = failureOf(await call(client, "resolve_reference", { reference: "John 3:16" }));
    assert.deepEqual([failure.code, failure.status], ["quota_exceeded", 429]);
    assert.ok(Number(failure.retry_after_seconds) > 3600);
    await close();
  }
});

test("an unknown tool is an error of the protocol", async () => {
  for (const client of clients.values()) {
    await assert.rejects(
      client.callTool({ name: "read_file", arguments: {} }),
      /Unknown tool; the tools are resolve_ref/,
    );
  }
});
