// Measures /quote with quotations generated from the installed texts, by rules and with a fixed seed: how often their
// verse is the first match and among the first ten, the verdict on their words, and the processor time of each. With
// a folder of packs of other translations (such as the World English Bible) also whether their verses are found in
// the KJV:
//   npm run bench -- quote
//   LECTERN_TEXTS=var/texts npm run bench -- quote
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findQuotation,
  openIndex,
  quotationText,
  type WordIndex,
} from "../packages/concordance/src/index.ts";
import { VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import type { Edition } from "../packages/server/src/text/edition.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";

type Print = (line: string) => void;

const ROOT = join(import.meta.dirname, "..");
const PACKS = join(ROOT, "packages", "server", "packs");
/** Cases of a kind. */
const CASES = Number(process.env.LECTERN_CASES ?? 300);

/** A quotation and the verse that it was made from; null if it is no quotation. */
interface Case {
  readonly text: string;
  readonly verse: number | null;
  /** The verse that the quotation is attributed to. */
  readonly claimedPlace?: number;
}

interface Text {
  readonly edition: Edition;
  readonly index: WordIndex;
}

function openText(pack: string): Text {
  const opened = openPack(readFileSync(pack));
  // A copy: an index begins at a multiple of four bytes.
  const index = openIndex(Uint8Array.from(readFileSync(pack.replace(/\.pack$/, ".words"))));
  if (!opened.ok || !index.ok) throw new Error(`${pack} cannot be opened`);
  return { edition: opened.edition, index: index.index };
}

/** A linear congruential generator: the same numbers each time. */
function random(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

class Maker {
  readonly #next = random();

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#next() * list.length)] as T;
  }

  cases(make: () => Case | null): readonly Case[] {
    const cases: Case[] = [];
    while (cases.length < CASES) {
      const made = make();
      if (made !== null) cases.push(made);
    }
    return cases;
  }

  #verse({ edition }: Text, minWords: number): readonly [ordinal: number, words: string[]] | null {
    const ordinal = 1 + Math.floor(this.#next() * VERSE_TOTAL);
    const words = wordsOf(edition.text(ordinal) ?? "");
    return words.length < minWords ? null : [ordinal, words];
  }

  verses(text: Text): readonly Case[] {
    return this.cases(() => {
      const verse = this.#verse(text, 1);
      return verse === null ? null : { text: verse[1].join(" "), verse: verse[0] };
    });
  }

  fragments(text: Text, length: number): readonly Case[] {
    return this.cases(() => {
      const verse = this.#verse(text, length);
      if (verse === null) return null;
      const from = Math.floor(this.#next() * (verse[1].length - length + 1));
      return { text: verse[1].slice(from, from + length).join(" "), verse: verse[0] };
    });
  }

  /** Words replaced, left out or added, one after the other. */
  changed(text: Text, count: (length: number) => number, vocabulary: readonly string[]): readonly Case[] {
    return this.cases(() => {
      const verse = this.#verse(text, 10);
      if (verse === null) return null;
      const words = verse[1];
      for (let left = count(words.length); left > 0; left--) {
        const at = Math.floor(this.#next() * words.length);
        const kind = this.#next();
        const word = this.pick(vocabulary);
        if (kind < 1 / 3) words[at] = word;
        else if (kind < 2 / 3) words.splice(at, 1);
        else words.splice(at, 0, word);
      }
      return { text: words.join(" "), verse: verse[0] };
    });
  }

  /** The last words of a verse and the first of the next. */
  joined({ edition }: Text): readonly Case[] {
    return this.cases(() => {
      const ordinal = 1 + Math.floor(this.#next() * (VERSE_TOTAL - 1));
      const [one, two] = [wordsOf(edition.text(ordinal) ?? ""), wordsOf(edition.text(ordinal + 1) ?? "")];
      if (one.length < 6 || two.length < 6) return null;
      return { text: [...one.slice(-6), ...two.slice(0, 6)].join(" "), verse: ordinal };
    });
  }

  /** Parts of a verse as writers of the nineteenth century give them, with the verse or another one. */
  atReference({ edition }: Text, isMisplaced: boolean): readonly Case[] {
    return this.cases(() => {
      const verse = this.#verse({ edition } as Text, 8);
      if (verse === null) return null;
      const [ordinal, words] = verse;
      const length = 7 + Math.floor(this.#next() * (words.length - 6));
      const from = Math.floor(this.#next() * (words.length - length + 1));
      let text = words.slice(from, from + length).join(" ");
      if (this.#next() < 0.3) text = text.replace(/[,;:]/g, "");
      if (this.#next() < 0.3) text = text.replace(/[;:]/g, ",—");
      if (this.#next() < 0.2) text = text.replaceAll("through", "thro'").replaceAll("though", "tho'");
      if (this.#next() < 0.2) text = text.replace(/ the /, " ");
      if (this.#next() < 0.2) text += " &c.";
      if (!isMisplaced) return { text, verse: ordinal, claimedPlace: ordinal };
      const offset = this.pick([-2, -1, 1, 2, Math.floor(this.#next() * VERSE_TOTAL)]);
      const claimedPlace = 1 + ((ordinal - 1 + offset + VERSE_TOTAL) % VERSE_TOTAL);
      const isThere = (edition.text(claimedPlace) ?? "").includes(words.slice(from, from + 5).join(" "));
      return claimedPlace === ordinal || isThere ? null : { text, verse: ordinal, claimedPlace };
    });
  }

  /** Words each of which follows the one before somewhere in the text. */
  chains(words: readonly string[], length: number): readonly Case[] {
    const followers = new Map<string, string[]>();
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next === undefined) continue;
      const known = followers.get(word);
      if (known === undefined) followers.set(word, [next]);
      else known.push(next);
    }
    return this.cases(() => {
      const chain = [this.pick(words)];
      while (chain.length < length) chain.push(this.pick(followers.get(chain.at(-1) ?? "") ?? words));
      return { text: chain.join(" "), verse: null };
    });
  }

  runs(words: readonly string[], length: number): readonly Case[] {
    return this.cases(() => {
      const from = Math.floor(this.#next() * (words.length - length));
      return { text: words.slice(from, from + length).join(" "), verse: null };
    });
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * The milliseconds of some work: the least of three runs, since other load only adds time. Some kernels count
 * processor time in steps of 4 ms.
 */
function timeOf(work: () => void): number {
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    work();
    fastestMs = Math.min(fastestMs, performance.now() - start);
  }
  return fastestMs;
}

/** Of all quotations that were measured. */
const allTimes: number[] = [];

function measure(
  print: Print,
  name: string,
  cases: readonly Case[],
  searched: Text,
  helpers: readonly Text[],
): void {
  let [first, ten] = [0, 0];
  const foundCounts = new Map<string, number>();
  const times: number[] = [];
  const places = new Map<string, number>();
  const texts = [searched, ...helpers].map(
    ({ edition }) =>
      (ordinal: number): string | null =>
        edition.text(ordinal),
  );
  for (const { text, verse, claimedPlace } of cases) {
    const search = () =>
      findQuotation({
        quotation: quotationText(text),
        indexes: [searched.index],
        helpers: helpers.map(({ index }) => index),
        texts,
        within: claimedPlace === undefined ? null : [{ first: claimedPlace, last: claimedPlace }],
        limit: 10,
      });
    times.push(timeOf(search));
    const matches = search();
    const at = matches.findIndex(
      ({ verses }) => verse !== null && verses.first <= verse && verse <= verses.last,
    );
    if (at === 0) first++;
    if (at !== -1) ten++;
    const words = matches[0]?.words ?? "none";
    foundCounts.set(words, (foundCounts.get(words) ?? 0) + 1);
    const place = matches[0]?.place ?? "none";
    places.set(place, (places.get(place) ?? 0) + 1);
    allTimes.push(times.at(-1) ?? 0);
  }
  const share = (count: number): string => ((100 * count) / cases.length).toFixed(1);
  const found = cases[0]?.verse === null ? "" : ` first ${share(first)} %, in ten ${share(ten)} %;`;
  const words = ["exact", "near", "loose", "none"].map(
    (word) => `${word} ${share(foundCounts.get(word) ?? 0)} %`,
  );
  const [median, percentile99] = [percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(2));
  const placed =
    cases[0]?.claimedPlace === undefined
      ? ""
      : `; place ${["right", "partial", "wrong"].map((place) => `${place} ${share(places.get(place) ?? 0)} %`).join(", ")}`;
  print(
    `${name}:${found} ${words.join(", ")}${placed}; time median ${median} ms, 99th percentile ${percentile99} ms`,
  );
}

export function benchQuote(print: Print): void {
  const [kjv, asv] = [openText(join(PACKS, "kjv.pack")), openText(join(PACKS, "asv.pack"))];
  const folder = process.env.LECTERN_TEXTS;
  const others =
    folder === undefined
      ? []
      : readdirSync(folder)
          .filter((name) => name.endsWith(".pack"))
          .sort()
          .map((name) => openText(join(folder, name)));
  const all = Array.from({ length: VERSE_TOTAL }, (_, index) => kjv.edition.text(index + 1) ?? "").join(" ");
  const vocabulary = wordsOf(all);
  const prose = [
    "ARCHITECTURE.md",
    "docs/http-api.md",
    "docs/deploying.md",
    "docs/settings.md",
    "docs/limits.md",
  ]
    .map((file) => readFileSync(join(ROOT, file), "utf8").replace(/[^A-Za-z' .,]/g, " "))
    .join(" ");
  const maker = new Maker();
  const run = (name: string, cases: readonly Case[]): void => measure(print, name, cases, kjv, [asv]);
  run("warming up", maker.verses(asv));
  run("verses of the KJV", maker.verses(kjv));
  for (const length of [3, 4, 5, 6, 8, 12]) run(`${length} words of the KJV`, maker.fragments(kjv, length));
  run("two verses joined", maker.joined(kjv));
  for (const count of [1, 2, 4, 8])
    run(
      `${count} words changed`,
      maker.changed(kjv, () => count, vocabulary),
    );
  for (const share of [0.2, 0.4, 0.5]) {
    const count = (length: number): number => Math.round(length * share);
    run(`${share * 100} % of the words changed`, maker.changed(kjv, count, vocabulary));
  }
  run("verses of the ASV", maker.verses(asv));
  run("8 words of the ASV", maker.fragments(asv, 8));
  for (const other of others) {
    const { code } = other.edition.info;
    run(`verses of the ${code}`, maker.verses(other));
    run(`8 words of the ${code}`, maker.fragments(other, 8));
  }
  run("given to their verse", maker.atReference(kjv, false));
  run("given to another verse", maker.atReference(kjv, true));
  for (const length of [5, 8, 12, 20]) run(`chains of ${length} words`, maker.chains(vocabulary, length));
  for (const length of [4, 6, 10, 20])
    run(`${length} words of the documentation`, maker.runs(wordsOf(prose), length));
  const [median, percentile99] = [percentile(allTimes, 0.5), percentile(allTimes, 0.99)].map((ms) =>
    ms.toFixed(2),
  );
  print(`all ${allTimes.length} quotations: time median ${median} ms, 99th percentile ${percentile99} ms`);
}
