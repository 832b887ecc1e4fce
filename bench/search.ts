// Compares search with SQLite's FTS5 (with its Porter stemmer) and MiniSearch, on the KJV in one run: build time,
// size, time per query, and how many verses with a form of a word each finds. Then compares /api/search with /livez
// of one server. With a file of topics, JSON of the form {"faith": ["Heb.11.1", ...]}, also nDCG@10, recall@100, and
// the recall of the best order:
//   npm run bench -- search
//   LECTERN_TOPICS=topics.json npm run bench -- search
import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serialize } from "node:v8";
import MiniSearch from "minisearch";
import {
  buildIndex,
  COST_LIMIT,
  costOf,
  openIndex,
  parseQuery,
  search,
  verseFacts,
  withCompounds,
  withRoots,
  withSynonyms,
} from "../packages/concordance/src/index.ts";
import { parseOsisVerse, toOrdinal, VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";
import { cpuOf, newFolder, startLectern } from "./servers.ts";
import { median } from "./stats.ts";

type Print = (line: string) => void;

interface Engine {
  readonly name: string;
  readonly buildMs: number;
  readonly bytes: number;
  /** Ordinals, best first. */
  readonly find: (query: string, limit: number) => readonly number[];
}

const ROOT = join(import.meta.dirname, "..");

function versesOfKjv(): readonly string[] {
  const opened = openPack(readFileSync(join(ROOT, "packages", "server", "packs", "kjv.pack")));
  if (!opened.ok) throw new Error(opened.fault);
  return Array.from({ length: VERSE_TOTAL }, (_, index) => opened.edition.text(index + 1) ?? "");
}

function timed<Value>(work: () => Value): readonly [value: Value, ms: number] {
  const start = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(start);
  return [value, (user + system) / 1000];
}

function ourEngine(verses: readonly string[], synonyms: boolean): Engine {
  const text = (ordinal: number): string | null => verses[ordinal - 1] ?? null;
  const source = { code: "KJV", language: "en", revision: "bench", verseTotal: verses.length, text };
  const [bytes, buildMs] = timed(() => buildIndex(source, (all) => hash("sha256", all, "buffer")));
  const opened = openIndex(bytes);
  if (!opened.ok) throw new Error(opened.fault);
  const indexes = [opened.index];
  const find: Engine["find"] = (text, limit) => {
    const parsed = parseQuery(text);
    if (!parsed.ok) return [];
    const rooted = withRoots(parsed.query, "en", indexes);
    const wanted = synonyms ? withSynonyms(rooted, "en", indexes) : rooted;
    const query = withCompounds(wanted, opened.index);
    if (costOf(opened.index, query) > COST_LIMIT) return [];
    const hits = search({ queries: [query], indexes, within: null, sort: "relevance", facts: verseFacts() });
    return hits.slice(0, limit).map(({ ordinal }) => ordinal);
  };
  const name = synonyms ? "concordance, with synonyms" : "concordance";
  return { name, buildMs, bytes: bytes.byteLength, find };
}

function fts5Engine(verses: readonly string[]): Engine {
  const file = join(newFolder(), "fts5.db");
  const database = new DatabaseSync(file);
  const [, buildMs] = timed(() => {
    // Only a search index: the texts themselves are in the pack.
    database.exec(
      "CREATE VIRTUAL TABLE verse USING fts5(text, content='', tokenize='porter unicode61'); BEGIN",
    );
    const insert = database.prepare("INSERT INTO verse (rowid, text) VALUES (?, ?)");
    for (const [index, verse] of verses.entries()) insert.run(index + 1, verse);
    database.exec("COMMIT; INSERT INTO verse (verse) VALUES ('optimize')");
  });
  const select = database.prepare("SELECT rowid FROM verse WHERE verse MATCH ? ORDER BY rank, rowid LIMIT ?");
  const find: Engine["find"] = (text, limit) => {
    const words = text.replace(/[^a-z]+/gi, " ").trim();
    return words === "" ? [] : select.all(words, limit).map((row) => Number(row.rowid));
  };
  return { name: "FTS5, Porter", buildMs, bytes: statSync(file).size, find };
}

function miniSearchEngine(verses: readonly string[]): Engine {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  const [, buildMs] = timed(() => index.addAll(verses.map((text, place) => ({ id: place + 1, text }))));
  const find: Engine["find"] = (text, limit) =>
    index
      .search(text, { combineWith: "AND" })
      .slice(0, limit)
      .map(({ id }) => Number(id));
  return { name: "MiniSearch 7.2.0", buildMs, bytes: serialize(JSON.stringify(index)).byteLength, find };
}

const QUERIES: readonly string[] = [
  "love god",
  "shepherd",
  "faith hope charity",
  "in the beginning",
  "fear not",
  "the lord is my light",
  "grace",
  "ark of the covenant",
  "king david",
  "blood",
  "melchizedek",
  "and it came to pass",
];

/** Words, and all of their forms in the KJV. */
const FAMILIES: readonly (readonly [word: string, forms: RegExp])[] = [
  ["come", /\b(?:come|camest|comest|cometh|came|coming|comings)\b/i],
  ["speak", /\b(?:speak|speakest|speaketh|speaking|speakings|spake|spakest|spoken)\b/i],
  ["show", /\b(?:shew|shewed|shewedst|shewest|sheweth|shewing)\b/i],
  ["honor", /\b(?:honour|honoured|honourest|honoureth|honours)\b/i],
  ["smite", /\b(?:smite|smitest|smiteth|smiting|smitten|smote|smotest)\b/i],
  ["child", /\b(?:child|children)\b/i],
  ["bear", /\b(?:bear|bearest|beareth|bearing|bears|bare|barest|born|borne|bore)\b/i],
];

const COMMON =
  "the and of that to in he shall unto for i his a lord they be is him not them it with all thou thy was god which my " +
  "me said but ye their have thee will from as are when this out were upon man you by israel king";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const repeated = (count: number, part: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);

/** What costs most. */
const HOSTILE: readonly string[] = [
  "a*",
  "the NEAR/5 and",
  "the NEAR/9 and NEAR/9 of",
  "t* NEAR/1000 a*",
  COMMON,
  COMMON.replaceAll(" ", " NEAR/1000 "),
  COMMON.replaceAll(" ", " OR "),
  repeated(50, (at) => `=${COMMON.split(" ")[at]}`, " OR "),
  LETTERS.map((letter) => `${letter}*`).join(" OR "),
  LETTERS.map((letter) => `-${letter}*`).join(" "),
  repeated(64, () => "t*", " NEAR/1000 "),
  repeated(20, (at) => `"of ${LETTERS[at]}*"`, " OR "),
  `"${"a* ".repeat(60)}"`,
  "(".repeat(16) + COMMON.replaceAll(" ", " OR ") + ")".repeat(16),
  repeated(60, (at) => `zzxq${LETTERS[at % 26]}${LETTERS[(at * 7) % 26]}`, " "),
];

export async function benchSearch(print: Print): Promise<void> {
  const verses = versesOfKjv();
  const engines = [
    ourEngine(verses, false),
    ourEngine(verses, true),
    fts5Engine(verses),
    miniSearchEngine(verses),
  ];
  const topics = readTopics(process.env.LECTERN_TOPICS);
  for (const engine of engines) {
    const { name, buildMs, bytes, find } = engine;
    const times = timesOf(find);
    print(`${name}: built in ${Math.round(buildMs)} ms, ${(bytes / 1e6).toFixed(1)} MB`);
    print(`  a query: median ${median(times).toFixed(2)} ms, longest ${Math.max(...times).toFixed(2)} ms`);
    print(`  verses with a form of the word found: ${recallOfForms(verses, find)}`);
    if (topics.length > 0) print(`  ${topics.length} topics: ${qualityOf(topics, find)}`);
  }
  const [ours] = engines;
  for (const query of HOSTILE) {
    const [ms] = ours === undefined ? [] : timesOf(ours.find, [query]);
    print(`  hostile: ${query.slice(0, 40)} ${ms?.toFixed(1)} ms`);
  }
  await benchServer(verses, print);
}

/** Processor time of the fastest of several rounds of each query, once warm: other processes are not counted in. */
function timesOf(find: Engine["find"], queries = QUERIES): readonly number[] {
  return queries.map((query) => {
    // Systems count the time of a thread in ticks of some milliseconds: a round takes many.
    const rounds = Array.from({ length: 5 }, () => {
      const begin = performance.now();
      let runs = 0;
      const [, ms] = timed(() => {
        for (; runs < 10 || performance.now() - begin < 40; runs++) find(query, 25);
      });
      return ms / runs;
    });
    return Math.min(...rounds.slice(1));
  });
}

function recallOfForms(verses: readonly string[], find: Engine["find"]): string {
  return FAMILIES.map(([word, forms]) => {
    const wanted = verses.flatMap((verse, index) => (forms.test(verse) ? [index + 1] : []));
    const found = new Set(find(word, VERSE_TOTAL));
    const share = wanted.filter((ordinal) => found.has(ordinal)).length / wanted.length;
    return `${word} ${Math.round(share * 100)} %`;
  }).join(", ");
}

type Topic = readonly [name: string, verses: ReadonlySet<number>];

function readTopics(file: string | undefined): readonly Topic[] {
  if (file === undefined) return [];
  const topics: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(topics).map(([name, osisIds]) => {
    const verses = osisIds.map((osisId) => {
      const verse = parseOsisVerse(osisId);
      return verse === undefined ? 0 : toOrdinal(verse.bookId, verse.chapter, verse.verse);
    });
    return [name, new Set(verses)];
  });
}

/** A heading as a query: without the editor's explanation in brackets. */
const queryOf = (heading: string): string => heading.replace(/\s*\([^)]*\)/g, "").trim();

function qualityOf(topics: readonly Topic[], find: Engine["find"]): string {
  let [gain, recall, ceiling] = [0, 0, 0];
  for (const [name, verses] of topics) {
    const found = find(queryOf(name), VERSE_TOTAL);
    const discount = (at: number): number => 1 / Math.log2(at + 2);
    const best = Array.from({ length: Math.min(10, verses.size) }, (_, index) => discount(index));
    const got = found.slice(0, 10).map((ordinal, index) => (verses.has(ordinal) ? discount(index) : 0));
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    gain += sum(got) / sum(best);
    const relevant = (ordinals: readonly number[]): number =>
      Math.min(100, ordinals.filter((ordinal) => verses.has(ordinal)).length) / Math.min(100, verses.size);
    recall += relevant(found.slice(0, 100));
    ceiling += relevant(found);
  }
  const shown = (total: number): string => (total / topics.length).toFixed(3);
  return `nDCG@10 ${shown(gain)}, recall@100 ${shown(recall)} of ${shown(ceiling)}`;
}

/** What people type, made of words and phrases of the text. */
const KINDS: readonly ((words: (count: number) => string) => string)[] = [
  (words) => words(1),
  (words) => `${words(1)} ${words(1)}`,
  (words) => words(2),
  (words) => words(5),
  (words) => `"${words(3)}"`,
  (words) => `${words(1).slice(0, 4)}*`,
  (words) => `${words(1)} OR ${words(1)}`,
  (words) => `${words(1)} NEAR/5 ${words(1)}`,
  (words) => `${words(1)} -${words(1)}`,
  // A misspelling, and a reference.
  (words) => words(1).replace(/(?<=^..)./, ""),
  (words) => `John ${(words(1).length % 21) + 1}:${words(2).length}`,
  () => "the lord",
  () => "in the beginning",
];

/** So many queries of each kind, the kinds in turns. The words are taken from all parts of the text. */
function mixedQueries(verses: readonly string[], count: number): readonly string[] {
  let next = 0;
  const words = (total: number): string => {
    for (;;) {
      // 7919 is prime: every verse comes before one comes again.
      next = (next + 7919) % verses.length;
      const found = verses[next]?.match(/[A-Za-z]+/g) ?? [];
      const at = next % Math.max(1, found.length - total);
      // Common words are a part of the kinds with several words.
      if (found.length >= total && (total > 1 || (found[at]?.length ?? 0) > 3))
        return found.slice(at, at + total).join(" ");
    }
  };
  return Array.from({ length: count }, () => KINDS.map((kind) => kind(words))).flat();
}

const [WARM_ROUNDS, MEASURED_ROUNDS] = [200, 200];

/** What a request takes, in milliseconds: the processor time of all threads of the server, and the time until its answer is read. */
interface RequestTime {
  readonly cpu: number;
  readonly elapsed: number;
}

/**
 * Sends one request after the other on one connection, /livez and /api/search in turns. Every query asks for a page that is
 * not cached. Other processes do not affect the processor time, which is measured only on Linux; the elapsed time includes the
 * client, Node's `fetch`.
 */
async function benchServer(verses: readonly string[], print: Print): Promise<void> {
  const server = await startLectern({ LECTERN_ACCESS: "open" });
  try {
    const ask = async (path: string): Promise<RequestTime> => {
      const begin = performance.now();
      const start = cpuOf(server) ?? Number.NaN;
      await (await fetch(new URL(path, server.url))).arrayBuffer();
      const elapsed = performance.now() - begin;
      return { cpu: ((cpuOf(server) ?? Number.NaN) - start) / 1000, elapsed };
    };
    const live: RequestTime[] = [];
    const searches: RequestTime[] = [];
    const queries = mixedQueries(verses, WARM_ROUNDS + MEASURED_ROUNDS);
    for (const [at, query] of queries.entries()) {
      live.push(await ask("/livez"));
      // `_` is no parameter, but a part of the key under which an answer is cached.
      const page = (at % 3) + 1;
      const path = `/api/search?version=KJV&limit=25&page=${page}&q=${encodeURIComponent(query)}&_=${at}`;
      searches.push(await ask(path));
    }
    for (const measure of ["cpu", "elapsed"] as const) {
      const warm = (times: readonly RequestTime[]): readonly number[] =>
        times
          .slice(WARM_ROUNDS * KINDS.length)
          .map((time) => time[measure])
          .sort((a, b) => a - b);
      const [theirs, ours] = [warm(live), warm(searches)];
      const at99 = ours[Math.floor(ours.length * 0.99)] ?? Number.NaN;
      const times = (ms: number): string => `${(ms / median(theirs)).toFixed(1)} times`;
      print(
        `/api/search, ${measure} time: median ${times(median(ours))}, 99th percentile ${times(at99)} the median of /livez`,
      );
    }
  } finally {
    await server.stop();
  }
}
