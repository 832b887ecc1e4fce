import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import {
  buildIndex,
  type Hits,
  highlighterOf,
  openIndex,
  orSynonyms,
  parseQuery,
  type Query,
  search,
  suggestionsFor,
  tokenize,
  type VerseFacts,
  verseFacts,
  type WordIndex,
  withCompounds,
  withRoots,
  withSynonyms,
} from "./index.ts";
import type { Run, Term } from "./query/syntax.ts";

function indexOf(verses: readonly string[]): WordIndex {
  const text = (ordinal: number) => verses[ordinal - 1] ?? null;
  const source = { code: "T", language: "en", revision: "1", verseTotal: verses.length, text };
  const opened = openIndex(buildIndex(source, (bytes) => createHash("sha256").update(bytes).digest()));
  assert.ok(opened.ok);
  return opened.index;
}

function queryOf(text: string): Query {
  const parsed = parseQuery(text);
  assert.ok(parsed.ok, text);
  return parsed.query;
}

const PLAIN = { within: null, sort: "relevance", facts: null } as const;
const all = (hits: Hits) => hits.slice(0, hits.total);
const ordinals = (verses: readonly string[], query: string): number[] =>
  all(search({ ...PLAIN, queries: [queryOf(query)], indexes: [indexOf(verses)], sort: "canonical" })).map(
    ({ ordinal }) => ordinal,
  );

const VERSES = [
  "The LORD is my shepherd; I shall not want.",
  "I am the good shepherd: the good shepherd giveth his life for the sheep.",
  "But he that is an hireling, and not the shepherd, whose own the sheep are not",
  "Thou shalt love the Lord thy God with all thine heart",
  "He that loveth not knoweth not God; for God is love.",
  "",
  "Honour thy father and thy mother",
  "And the shepherds returned, glorifying God",
  "Elias was a man subject to like passions as we are",
];

const ROWS: readonly (readonly [query: string, ordinals: readonly number[]])[] = [
  ["shepherd", [1, 2, 3, 8]],
  ["=shepherd", [1, 2, 3]],
  ["shepherd -hireling", [1, 2, 8]],
  ["-=shepherd", [4, 5, 7, 8, 9]],
  ["-shepherd", [4, 5, 7, 9]],
  ["honor", [7]],
  ["=honor", []],
  ["Elijah", [9]],
  ["Elias", [9]],
  ["=Elijah", []],
  ["-Elijah man", []],
  ['"Elijah was"', []],
  ["given", [2]],
  ['"the shepherd"', [3]],
  ['"good shepherd" sheep', [2]],
  ["love OR honors", [4, 5, 7]],
  ["love (father OR god)", [4, 5]],
  ["lov*", [4, 5]],
  ["shepherd NEAR/1 good", [2]],
  ["lord NEAR/3 shepherd", [1]],
  ["lord NEAR/2 shepherd", []],
  ["god NEAR/3 god", [5]],
  ["shepherd NEAR/3 shepherd", [2]],
  ["shepherd NEAR/1 shepherd", []],
  ["(sheep OR good) NEAR/1 (shepherd OR good)", [2]],
  ["sheep NEAR/1000 (own OR giveth)", [2, 3]],
  ["sheep NEAR/9 shepherd NEAR/1 good", [2]],
  ['"the lord" NEAR/3 (want OR shepherd)', [1]],
  ["zeal", []],
];

for (const [query, expected] of ROWS) {
  test(`${query} finds the right verses`, () => assert.deepEqual(ordinals(VERSES, query), expected));
}

test("marks are words and whole phrases, in order", () => {
  const index = indexOf(VERSES);
  const marks = (query: string, ordinal: number): string[] => {
    const text = VERSES[ordinal - 1] ?? "";
    return highlighterOf(index, queryOf(query))(ordinal, text).map(([start, end]) => text.slice(start, end));
  };
  assert.deepEqual(marks("shepherd", 1), ["shepherd"]);
  assert.deepEqual(marks("love", 5), ["loveth", "love"]);
  assert.deepEqual(marks('"the good shepherd" sheep -want', 2), [
    "the good shepherd",
    "the good shepherd",
    "sheep",
  ]);
  assert.deepEqual(marks('"good shepherd" shepherd', 2), ["good shepherd", "good shepherd"]);
  assert.deepEqual(marks("-want", 2), []);
});

test("suggestions correct the word that does not occur", () => {
  const verses = [...VERSES, "the shepherd", "a shepherd", "love", "love"];
  const index = indexOf(verses);
  assert.deepEqual(suggestionsFor("sheperd god", queryOf("sheperd god"), [index]), [
    "shepherd god",
    "shepherds god",
  ]);
  assert.deepEqual(suggestionsFor("the shepherd", queryOf("the shepherd"), [index]), []);
});

const SYNONYM_VERSES = [
  "the Holy Ghost",
  "the holy Spirit",
  "a holy ghost story",
  "an ass",
  "asses",
  "the Messiah",
  "flee from idolatry",
  "nor idolaters",
  "dumb idols",
  "an abominable idolatrous thing",
  "he that stole shall steal no more",
  "a den of thieves",
  "to make thefts",
  "if the theft be found",
  "every beast of the field",
  "murder and do it",
];

/** Queries, with the verses that they find without and with synonyms. */
const SYNONYM_ROWS: readonly (readonly [query: string, plain: readonly number[], wide: readonly number[]])[] =
  [
    ["holy spirit", [2], [1, 2, 3]],
    ['"holy spirit"', [2], [1, 2, 3]],
    ["donkeys", [], [4, 5]],
    ["Christ", [], [6]],
    ["idolatry", [7], [7, 8, 9, 10]],
    ["idol -idolatry", [9], [8, 9, 10]],
    ["=idolatry", [7], [7]],
    ["idolat*", [7, 8, 10], [7, 8, 10]],
    ["theft", [13, 14], [11, 12, 13, 14]],
    // Words with the same meaning, since no verse has the word.
    ["larceny", [], [11, 13, 14]],
    ["animals", [], [15]],
  ];

for (const [query, plain, wide] of SYNONYM_ROWS) {
  test(`${query} without and with synonyms`, () => {
    const index = indexOf(SYNONYM_VERSES);
    const find = (searched: Query): readonly number[] =>
      all(search({ ...PLAIN, queries: [searched], indexes: [index], sort: "canonical" })).map(
        ({ ordinal }) => ordinal,
      );
    assert.deepEqual(find(queryOf(query)), plain);
    assert.deepEqual(find(withSynonyms(queryOf(query), "en", [index])), wide);
    assert.deepEqual(find(withSynonyms(queryOf(query), "de", [index])), plain);
  });
}

test("a verse with the word of the query is before one with a synonym", () => {
  const index = indexOf(["idolaters of old", "idols of old", "idolatry of old"]);
  const queries = [withSynonyms(queryOf("idolatry"), "en", [index])];
  const [first] = all(search({ ...PLAIN, queries, indexes: [index], sort: "relevance" }));
  assert.equal(first?.ordinal, 3);
});

test("a word of the query that is also a synonym of another counts in full, in any order", () => {
  const index = indexOf(["idols of old", "idolatry of old", "idolaters of old", "idolatry", "old idolatry"]);
  const scoresOf = (query: string): readonly number[] => {
    const queries = [withSynonyms(queryOf(query), "en", [index])];
    const hits = all(search({ ...PLAIN, queries, indexes: [index], sort: "canonical" }));
    return hits.map(({ score }) => score);
  };
  const [idols = 0, idolatry = 0, idolaters = 0] = scoresOf("idol OR idolatry");
  assert.ok(Math.min(idols, idolatry) > idolaters, `${idols} ${idolatry} ${idolaters}`);
  assert.deepEqual(scoresOf("idolatry OR idol"), scoresOf("idol OR idolatry"));
});

/** Queries, and the query for synonyms that is suggested. */
const SUGGESTED: readonly (readonly [query: string, suggested: string | null])[] = [
  ["idolatry", "idolatry OR idol OR idolater OR idolatrous"],
  ["Idolatry!", "Idolatry OR idol OR idolater OR idolatrous"],
  ["larceny", "larceny OR theft OR steal"],
  ["ghost story", null],
  ["300", null],
  ["=idolatry", null],
  ['"idolatry"', null],
  ["-idolatry", null],
  ["xyzzy", null],
];

for (const [query, suggested] of SUGGESTED) {
  test(`synonyms suggested for ${query}: ${suggested}`, () => {
    const indexes = [indexOf(SYNONYM_VERSES)];
    assert.equal(orSynonyms(query, queryOf(query), "en", indexes), suggested);
    assert.equal(orSynonyms(query, queryOf(query), "de", indexes), null);
  });
}

const APART = [
  "To day if ye will hear his voice",
  "Hear his voice to-day",
  "And Jacob went to Beth-el, unto the first-born of Beth‐el",
  "every one that hath ear-rings and a firstborn son",
  "They were not able to eat: that is notable",
  "an earring, and a corner stone, and corner stones",
  "my first love was born to day",
  "he will drink: he will not hear to",
  "Baal Zebub the god of Baalpeor",
];

const APART_ROWS: readonly (readonly [query: string, ordinals: readonly number[]])[] = [
  ["today", [1, 2, 7]],
  ["today hear", [1, 2]],
  ["-today hear", [8]],
  ["voice NEAR/1 today", [2]],
  ["=today", []],
  ['"today"', []],
  ["bethel", [3]],
  ["BETHEL'S", [3]],
  ["beth-el", [3]],
  ["firstborn", [3, 4]],
  ["first-born", [3, 4, 7]],
  ["first born", [3, 7]],
  ["earrings", [4, 6]],
  ["ear-ring", [4, 6]],
  ["cornerstone", [6]],
  ["everyone", [4]],
  ["everyones", [4]],
  ["baalpeor", [9]],
  ["baal-peor", [9]],
  ["baalzebub", [9]],
  // "not able" is no spelling of "notable", which the edition has.
  ["notable", [5]],
  ["willdrink", [8]],
  ["drinkhe", [8]],
];

for (const [query, expected] of APART_ROWS) {
  test(`${query} finds words that are written as one or as several`, () => {
    const index = indexOf(APART);
    const queries = [withCompounds(queryOf(query), index)];
    const hits = search({ ...PLAIN, queries, indexes: [index], sort: "canonical" });
    assert.deepEqual(
      all(hits).map(({ ordinal }) => ordinal),
      expected,
    );
  });
}

test("a very common word is not accepted as the last part of a divided word", () => {
  const index = indexOf(["see the day to day", "the ".repeat(3501)]);
  const find = (query: string): number =>
    search({ ...PLAIN, queries: [withCompounds(queryOf(query), index)], indexes: [index] }).total;
  assert.deepEqual([find("seethe"), find("today")], [0, 1]);
});

test("a word that an edition rarely writes as one word is also found as several", () => {
  const verses = ["forever", "wherever and beno", ...Array.from({ length: 100 }, () => "for ever"), "Beno"];
  const index = indexOf(verses);
  const find = (query: string): number =>
    search({ ...PLAIN, queries: [withCompounds(queryOf(query), index)], indexes: [index] }).total;
  assert.equal(find("forever"), 101);
  const fewer = indexOf(verses.slice(0, -2));
  const queries = [withCompounds(queryOf("forever"), fewer)];
  assert.equal(search({ ...PLAIN, queries, indexes: [fewer] }).total, 1);
});

/** The text of a query's words where the edition has "betray", "happy", "watch", "ascend" and the name Mark. */
const ROOTS: readonly (readonly [query: string, words: string])[] = [
  ["betrayal", "betray"],
  ["happiness", "happy"],
  ["watchfulness", "watch"],
  ["ascensions", "ascend"],
  ["betrayed watches", "betrayed watches"],
  ["markship", "markship"],
  ["zealousness", "zealousness"],
  ["=betrayal -happiness", "betrayal happiness"],
  ['"betrayal of happiness"', "betrayal of happiness"],
  ["(betrayal OR happiness) NEAR/3 watchful", "betray happy watch"],
];

const wordsOfQuery = (query: Query): readonly string[] =>
  query.kind === "run"
    ? query.terms.map(({ text }) => text)
    : query.kind === "not"
      ? wordsOfQuery(query.part)
      : (query.kind === "near" ? query.operands.flat() : query.parts).flatMap(wordsOfQuery);

test("a word that no edition has finds the word that it is derived from", () => {
  const index = indexOf(["they betray", "happy are they", "watch ye", "he ascended, and Mark"]);
  for (const [query, words] of ROOTS) {
    assert.equal(wordsOfQuery(withRoots(queryOf(query), "en", [index])).join(" "), words);
    assert.deepEqual(withRoots(queryOf(query), "de", [index]), queryOf(query));
  }
});

test("neighbouring verses rank before a single one", () => {
  const found = ["a word", "", "", "", "", "a word", "a word"];
  const hits = search({ ...PLAIN, queries: [queryOf("word")], indexes: [indexOf(found)] });
  assert.deepEqual(
    all(hits).map(({ ordinal }) => ordinal),
    [6, 7, 1],
  );
});

test("several editions in one list; a part of the canon; counts", () => {
  const [first, second] = [
    indexOf(VERSES),
    indexOf(VERSES.map((verse) => verse.replace("shepherd", "herdsman"))),
  ];
  const query = queryOf("shepherd");
  const hits = search({ ...PLAIN, queries: [query, query], indexes: [first, second], sort: "canonical" });
  assert.deepEqual(
    all(hits).map(({ edition, ordinal }) => [edition, ordinal]),
    [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
      [0, 8],
    ],
  );
  assert.deepEqual([hits.total, hits.countsBetween([1, 2, 4, 8])], [5, [1, 3, 0]]);
  const part = search({
    ...PLAIN,
    queries: [query],
    indexes: [first],
    within: [
      { first: 2, last: 2 },
      { first: 8, last: 99 },
    ],
  });
  assert.deepEqual(
    all(part)
      .map(({ ordinal }) => ordinal)
      .sort(),
    [2, 8],
  );
});

/** Verse facts of nine verses, from the fame of each and pairs of linked verses, the earlier first in ascending order. */
function factsOf(fame: readonly number[], pairs: readonly (readonly [number, number])[]): VerseFacts {
  const starts = Uint32Array.from({ length: 11 }, (_, ordinal) => pairs.filter(([a]) => a < ordinal).length);
  const later = Uint16Array.from(pairs, ([, verse]) => verse);
  return { fame: Uint8Array.from({ length: 9 }, (_, at) => fame[at] ?? 0), links: { starts, later } };
}

test("equal scores are in canonical order; links and fame take precedence", () => {
  const index = indexOf(["a word", "", "", "", "a word", "", "no", "", "a word"]);
  const order = (facts: VerseFacts | null) =>
    all(search({ ...PLAIN, facts, queries: [queryOf("word")], indexes: [index] })).map(
      ({ ordinal }) => ordinal,
    );
  assert.deepEqual(order(null), [1, 5, 9]);
  assert.deepEqual(order(factsOf([0, 0, 0, 0, 3, 0, 0, 0, 15], [])), [9, 5, 1]);
  // Verse 7, which 1 is linked with, does not have the word.
  assert.deepEqual(
    order(
      factsOf(
        [],
        [
          [1, 7],
          [5, 9],
        ],
      ),
    ),
    [5, 9, 1],
  );
  assert.deepEqual(
    order(
      factsOf(
        [],
        [
          [1, 9],
          [5, 9],
        ],
      ),
    ),
    [9, 1, 5],
  );
});

test("links of the canon are pairs of verses, the earlier first", () => {
  const { fame, links } = verseFacts();
  assert.deepEqual([fame.length, links.starts[1], links.later.length], [31_102, 0, links.starts[31_103]]);
  for (let ordinal = 1; ordinal <= 31_102; ordinal++) {
    const row = links.later.subarray(links.starts[ordinal], links.starts[ordinal + 1]);
    assert.ok(row.every((verse, at) => verse > (row[at - 1] ?? ordinal) && verse <= 31_102));
  }
});

// A naive implementation to compare with: it examines the tokens of every verse.
const WORDS = ["a", "b", "c", "ab", "king's"];

function finds(query: Query, tokens: readonly string[]): boolean {
  switch (query.kind) {
    case "run":
      return places(query, tokens).length > 0;
    case "not":
      return !finds(query.part, tokens);
    case "or":
      return query.parts.some((part) => finds(part, tokens));
    case "and":
      return query.parts.every((part) => finds(part, tokens));
    case "near":
      return chains(
        query.operands.map((runs) => runs.flatMap((run) => places(run, tokens))),
        query.distances,
      );
  }
}

const matches = ({ kind, text }: Term, token: string): boolean =>
  kind === "prefix"
    ? token.startsWith(text)
    : kind === "form"
      ? token === text
      : nameOf(token) === nameOf(text);

const nameOf = (word: string): string => word.replace(/'s$/, "");

const places = (run: Run, tokens: readonly string[]): (readonly [number, number])[] =>
  tokens.flatMap((_, at) =>
    run.terms.every((term, next) => at + next < tokens.length && matches(term, tokens[at + next] ?? ""))
      ? [[at, at + run.terms.length - 1] as const]
      : [],
  );

function chains(
  operands: readonly (readonly (readonly [number, number])[])[],
  distances: readonly number[],
): boolean {
  const from = (operand: number, place: readonly [number, number]): boolean =>
    operand === operands.length - 1 ||
    (operands[operand + 1] ?? []).some((next) => {
      const apart = Math.max(next[0] - place[1], place[0] - next[1]);
      return apart > 0 && apart <= (distances[operand] ?? 0) && from(operand + 1, next);
    });
  return (operands[0] ?? []).some((place) => from(0, place));
}

const word = fc.constantFrom(...WORDS);
const unit = fc.oneof(
  word,
  word.map((text) => `=${text}`),
  fc.constantFrom("a*", "k*"),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `"${words.join(" ")}"`),
);
const clause = fc.oneof(
  unit,
  unit.map((text) => `-${text}`),
  fc
    .tuple(unit, fc.integer({ min: 1, max: 4 }), unit)
    .map(([a, distance, b]) => `${a} NEAR/${distance} ${b}`),
  fc.array(unit, { minLength: 2, maxLength: 3 }).map((units) => `(${units.join(" OR ")})`),
  fc.tuple(unit, unit).map(([a, b]) => `-(${a} ${b})`),
);
const anyQuery = fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses) => clauses.join(" "));
const anyText = fc.array(
  fc.array(word, { maxLength: 7 }).map((words) => words.join(" ")),
  { minLength: 1, maxLength: 40 },
);

test("results equal those of a naive implementation", () => {
  fc.assert(
    fc.property(anyText, anyQuery, (verses, text) => {
      const query = queryOf(text);
      const expected = verses.flatMap((verse, at) => {
        const tokens = tokenize(verse).map(({ form }) => form);
        return tokens.length > 0 && finds(query, tokens) ? [at + 1] : [];
      });
      assert.deepEqual(ordinals(verses, text), expected);
    }),
    { numRuns: 500 },
  );
});

test("the pages together are the whole list, in the same order for every index of the same text", () => {
  fc.assert(
    fc.property(anyText, anyQuery, fc.integer({ min: 1, max: 5 }), (verses, text, size) => {
      const hits = search({
        ...PLAIN,
        queries: [queryOf(text), queryOf(text)],
        indexes: [indexOf(verses), indexOf(verses)],
      });
      const pages = Array.from({ length: Math.ceil(hits.total / size) }, (_, page) =>
        hits.slice(page * size, (page + 1) * size),
      );
      const replica = search({
        ...PLAIN,
        queries: [queryOf(text), queryOf(text)],
        indexes: [indexOf(verses), indexOf(verses)],
      });
      assert.deepEqual(pages.flat(), all(replica));
      for (const [at, hit] of all(hits).entries()) {
        const before = all(hits)[at - 1];
        if (before !== undefined)
          assert.ok(
            before.score > hit.score || (before.score === hit.score && before.ordinal <= hit.ordinal),
          );
      }
    }),
    { numRuns: 100 },
  );
});
