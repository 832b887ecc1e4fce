import assert from "node:assert/strict";
import { test } from "node:test";
import { fromOrdinal, osisOfOrdinal } from "@lectern/scripture";
import { askJson, texts } from "./testdata/open-app.ts";

const ask = (query: Readonly<Record<string, string>>) =>
  askJson(`search?${new URLSearchParams({ version: "KJV", ...query })}`);

interface Item {
  readonly version: string;
  readonly osis_id: string;
  readonly verse_index: number;
  readonly text: string;
  readonly highlights: readonly (readonly [number, number])[];
  readonly score: number;
}

async function pagesOf(query: Readonly<Record<string, string>>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { body } = await ask({ ...query, page: String(page), limit: "100" });
    items.push(...body.data);
    if (page * 100 >= body.total_count) return items;
  }
}

/** Verses of the KJV with a match, found without an index. */
function versesWith(pattern: RegExp, code = "KJV"): readonly string[] {
  const edition = texts.find(code);
  const found: string[] = [];
  for (let ordinal = 1; ordinal <= 31_102; ordinal++) {
    if (pattern.test(edition?.text(ordinal) ?? "")) found.push(osisOfOrdinal(ordinal));
  }
  return found;
}

/** Queries and the words whose verses they find. */
const FAMILIES: readonly (readonly [query: string, pattern: RegExp])[] = [
  ["come", /\b(?:come|comes|camest|comest|cometh|came|coming|comings)\b/i],
  ["spoke", /\b(?:speak|speaks|speakest|speaketh|speaking|speakings|spake|spakest|spoken|spoke)\b/i],
  ["shows", /\b(?:shew|shewed|shewedst|shewest|sheweth|shewing|show|shown|showed|showeth)\b/i],
  ["honor", /\b(?:honour|honoured|honourest|honoureth|honours|honouring)\b/i],
  ["children", /\b(?:child|children)\b/i],
  ["smite", /\b(?:smite|smitest|smiteth|smiting|smitten|smote|smotest)\b/i],
  ["plow", /\b(?:plough|plow|plowed|ploweth|plowing)\b/i],
  ["=shepherd", /\bshepherd\b(?!['’])/i],
  ['"the lord is"', /\bthe lord[^a-z]+is\b(?!['’])/i],
];

for (const [q, pattern] of FAMILIES) {
  test(`${q} finds exactly the right verses`, async () => {
    const items = await pagesOf({ q, sort: "canonical" });
    assert.deepEqual(
      items.map(({ osis_id }) => osis_id),
      versesWith(pattern),
    );
  });
}

/** The verse that a reader expects first. */
const FIRST: readonly (readonly [query: string, osis: string])[] = [
  ["shepherd", "Ps.23.1"],
  ["faith hope charity", "1Cor.13.13"],
  ["in the beginning", "Gen.1.1"],
  ["love god", "Rom.8.28"],
  ["only begotten son", "John.3.16"],
  ["jesus wept", "John.11.35"],
  ["judge not", "Matt.7.1"],
  ["light of the world", "John.8.12"],
  ["valley of the shadow of death", "Ps.23.4"],
];

for (const [q, osis] of FIRST) {
  test(`${q}: ${osis} comes first`, async () => {
    const { body } = await ask({ q, limit: "1" });
    assert.equal(body.data[0].osis_id, osis);
  });
}

test("pages, counts, order and marks agree with each other", async () => {
  const items = await pagesOf({ q: "faith OR grace", version: "KJV,ASV", in: "nt" });
  const { body } = await ask({ q: "faith OR grace", version: "KJV,ASV", in: "nt" });
  assert.equal(body.version, "KJV,ASV");
  assert.equal(items.length, body.total_count);
  assert.equal(new Set(items.map(({ version, osis_id }) => version + osis_id)).size, items.length);
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (before !== undefined) {
      assert.ok(
        before.score > item.score || (before.score === item.score && before.verse_index <= item.verse_index),
      );
    }
    assert.equal(item.text, texts.find(item.version)?.text(item.verse_index));
    for (const [start, end] of item.highlights)
      assert.match(item.text.slice(start, end), /^(?:faith|grace)/i);
    assert.ok(item.highlights.length > 0);
  }
  const byBook = new Map<number, number>();
  for (const { verse_index } of items) {
    const { bookId } = fromOrdinal(verse_index);
    byBook.set(bookId, (byBook.get(bookId) ?? 0) + 1);
  }
  const facets = body.book_facets.map(({ book_id, cnt }: { book_id: number; cnt: number }) => [book_id, cnt]);
  assert.deepEqual(
    facets,
    [...byBook].sort(([a], [b]) => a - b),
  );
});

test("a query of two words finds the intersection of what each word finds", async () => {
  const ids = async (q: string) => (await pagesOf({ q, sort: "canonical" })).map(({ osis_id }) => osis_id);
  const [love, god, both] = await Promise.all([ids("love"), ids("god"), ids("love god")]);
  assert.deepEqual(
    both,
    love.filter((id) => god.includes(id)),
  );
});

test("`in` limits a search", async () => {
  const total = async (query: Readonly<Record<string, string>>): Promise<number> =>
    (await ask({ q: "shepherd", ...query })).body.total_count;
  const [all, ot, nt, gospels] = await Promise.all([
    total({}),
    total({ in: "OT" }),
    total({ in: "nt" }),
    total({ in: "gospels" }),
  ]);
  assert.equal(ot + nt, all);
  assert.ok(gospels > 0 && gospels < nt);
  assert.equal(await total({ in: "major-prophets" }), await total({ in: "major_prophets" }));
  assert.equal(await total({ in: "Ps 23" }), 1);
  assert.equal(await total({ book_id: "psalm" }), await total({ in: "Psalms" }));
});

/** Queries, and the OSIS id of the reference that each reads as; null for none. */
const REFERENCES: readonly (readonly [query: string, osisId: string | null])[] = [
  ["Ruth", "Ruth.1.1-Ruth.4.22"],
  ["Jhn 3:16", "John.3.16"],
  ["1 Corinthains 13", "1Cor.13.1-1Cor.13.13"],
  ["mathew", "Matt.1.1-Matt.28.20"],
  ["love god", null],
  // Each word is in the text, so none is a misspelled name.
  ["from as", null],
  ["son of saul", null],
  ["deat*", null],
  ["from NEAR/5 as", null],
];

for (const [q, osisId] of REFERENCES) {
  test(`${q} reads as ${osisId ?? "no reference"}`, async () => {
    const { body } = await ask({ q });
    assert.equal(body.reference?.osis_id ?? null, osisId);
  });
}

test("a reference as a query, a misspelling, and a page after the last", async () => {
  const reference = (await ask({ q: "John 3:16" })).body;
  assert.equal(reference.reference.osis_id, "John.3.16");
  assert.equal((await ask({ q: "love god" })).body.reference, null);
  const misspelled = (await ask({ q: "melchisadek king" })).body;
  assert.ok(misspelled.suggestions.some((suggestion: string) => /^melchi[sz]edec?k? king$/.test(suggestion)));
  const rare = (await ask({ q: "thyine" })).body;
  assert.deepEqual([rare.total_count, rare.suggestions.length > 0], [1, true]);
  const empty = (await ask({ q: "shepherd", page: "999" })).body;
  assert.deepEqual([empty.results_count, empty.data], [0, []]);
});

test("synonyms are found only on request", async () => {
  const [without, withThem] = await Promise.all([
    ask({ q: "holy ghost" }),
    ask({ q: "holy ghost", synonyms: "true" }),
  ]);
  assert.ok(withThem.body.total_count > without.body.total_count);
});

/** Queries, and what is suggested for them. */
const SUGGESTIONS: readonly (readonly [
  query: Readonly<Record<string, string>>,
  suggested: readonly string[],
])[] = [
  [{ q: "idolatry" }, ["idolatry OR idol OR idolater OR idolatrous"]],
  [{ q: "larceny" }, ["larceny OR theft OR steal"]],
  // It finds its root "watchful" already.
  [{ q: "watchfulness" }, ["watchfulness OR watch OR watchman"]],
  // Enough was found, the search is for synonyms already, or in a part of the text.
  [{ q: "obedience" }, []],
  [{ q: "idolatry", synonyms: "true" }, []],
  [{ q: "idolatry", in: "Acts" }, []],
];

for (const [query, suggested] of SUGGESTIONS) {
  test(`suggestions for ${JSON.stringify(query)}`, async () => {
    assert.deepEqual((await ask(query)).body.suggestions, suggested);
  });
}

const FAULTS: readonly (readonly [query: Readonly<Record<string, string>>, expected: object])[] = [
  [{ q: "(faith" }, { error: "invalid_query", query: "(faith", position: 6, expected: '")"' }],
  [{ q: "*" }, { error: "invalid_query", position: 0, expected: "letters before *" }],
  [{ q: " " }, { error: "missing_parameter", parameter: "q" }],
  [
    { q: "a", version: "KJV,NIV" },
    { error: "unknown_version", version: "NIV" },
  ],
  [
    { q: "a", version: "KJV,kjv" },
    { error: "invalid_parameter", parameter: "version", value: "KJV,kjv" },
  ],
  [
    { q: "a", version: "A,B,C,D,E,F" },
    { error: "invalid_parameter", parameter: "version" },
  ],
  [
    { q: "a", limit: "101" },
    { error: "invalid_parameter", parameter: "limit", expected: "an integer from 1 to 100" },
  ],
  [
    { q: "a", page: "0" },
    { error: "invalid_parameter", parameter: "page" },
  ],
  [{ q: "a", in: "John 99" }, { error: "invalid_reference" }],
  [{ q: "a", in: "xyzzy" }, { error: "unrecognized_reference" }],
  [
    { q: "a", in: "nt", book_id: "1" },
    { error: "invalid_parameter", parameter: "book_id" },
  ],
];

for (const [query, expected] of FAULTS) {
  test(`search refuses ${JSON.stringify(query)}`, async () => {
    const { body } = await ask(query);
    assert.deepEqual({ ...body, ...expected }, body);
  });
}

/** The most frequent words of the KJV. */
const COMMON =
  "the and of that to in he shall unto for i his a lord they be is him not them it with all thou thy was god which my " +
  "me said but ye their have thee will from as are when this out were upon man you by israel king";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const repeated = (count: number, part: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);

/** The most expensive queries, and their answers. `npm run bench -- search` measures such queries. */
const HOSTILE: readonly (readonly [query: string, status: number])[] = [
  ["a*", 200],
  ["-".repeat(1000), 400],
  [`"${"a* ".repeat(60)}"`, 200],
  [COMMON, 200],
  [COMMON.replaceAll(" ", " OR "), 200],
  [LETTERS.map((letter) => `${letter}*`).join(" OR "), 200],
  ["the NEAR/5 and", 200],
  ["the NEAR/9 and NEAR/9 of", 200],
  ["(".repeat(16) + COMMON.replaceAll(" ", " OR ") + ")".repeat(16), 200],
  [COMMON.replaceAll(" ", " NEAR/9 "), 400],
  [repeated(64, () => "the", " NEAR/1000 "), 400],
  [repeated(32, (at) => `t* NEAR/${at + 1} a*`, " OR "), 400],
  [repeated(32, (at) => `the NEAR/${at + 1} and`, " "), 400],
  [
    `(${COMMON.split(" ").slice(0, 30).join(" OR ")}) NEAR/9 (${COMMON.split(" ").slice(0, 30).join(" OR ")})`,
    400,
  ],
  [repeated(32, (at) => `"t* ${LETTERS[at % 26]}*"`, " OR "), 400],
  [repeated(5000, () => "a", " OR "), 400],
  ["a* ".repeat(65), 400],
  ["*", 400],
  ["(".repeat(1000), 400],
];

test("a query that would examine too much text is refused, in one version and in several", async () => {
  for (const [q, status] of HOSTILE) {
    for (const version of ["KJV", "KJV,ASV"]) {
      const answer = await ask({ q, version });
      assert.equal(answer.status, status, `${q.slice(0, 60)} in ${version}`);
      if (status === 400) assert.equal(answer.body.error, "invalid_query");
    }
  }
});

test("`language` applies to references in `in` and in the query", async () => {
  const english = await ask({ q: "light", in: "Genesis 1" });
  const german = await ask({ q: "light", in: "1. Mose 1", language: "de" });
  assert.deepEqual([german.status, german.body.data], [200, english.body.data]);
  assert.equal((await ask({ q: "1. Mose 1,1", language: "de" })).body.reference.osis_id, "Gen.1.1");
  assert.equal((await ask({ q: "light", language: "xx" })).status, 400);
});
