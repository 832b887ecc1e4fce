import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { CORRECTION_TEXTS } from "./corrections.ts";
import * as library from "./index.ts";
import { german } from "./languages/de.ts";
import { english } from "./languages/en.ts";
import * as languages from "./languages/index.ts";
import type { Language } from "./languages/language.ts";
import { CANDIDATE_SCORES, OUTSIDE_SHARE } from "./resolve/answer/candidates.ts";
import { explain } from "./resolve/explain.ts";

const { bookById, CORRECTION_ROWS } = library;

const readText = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const syntax = readText("../../../docs/reference-syntax.md");
const readme = readText("../README.md");

/** Turns a line of a fenced example with an expected value into an assertion; leaves other lines as they are. */
function toCheck(line: string): string {
  const [code = "", expected] = line.split("; // => ");
  return expected === undefined
    ? line
    : `check(${JSON.stringify(code)}, ${code}, ${JSON.stringify(expected)});`;
}

test("every example of the README gives the result it shows", () => {
  const faults: string[] = [];
  let count = 0;
  const check = (code: string, value: unknown, expected: string): void => {
    count++;
    const found = JSON.stringify(value);
    if (found !== expected) faults.push(`${code}: ${found}, not ${expected}`);
  };
  const context = createContext({ ...library, ...languages, german, explain, check });
  for (const [, code = ""] of readme.matchAll(/```ts\n(.*?)```/gs)) {
    runInContext(code.split("\n").map(toCheck).join("\n"), context);
  }
  assert.deepEqual(faults, []);
  assert.ok(count >= 30);
});

/** An answer in the words of the page. */
function says(input: string, language: languages.Language): string {
  const answer = library.parseReference(input, { language });
  switch (answer.kind) {
    case "unrecognized":
      return "unrecognised";
    case "ambiguous":
      return `ambiguous: ${answer.candidates.map(({ bookId }) => bookById(bookId).name).join(", ")}`;
    default: {
      if (answer.valid) return answer.references.map(({ normalized }) => normalized).join("; ");
      const [problem] = answer.references.flatMap((reference) => (reference.valid ? [] : reference.problems));
      const readings = problem?.readings ?? [];
      return `invalid: ${problem?.code}${readings.length > 0 ? `, perhaps ${readings.join(" or ")}` : ""}`;
    }
  }
}

interface SyntaxRow {
  readonly input: string;
  readonly read: string;
  readonly language: Language;
}

/** Returns a reader of lines that gives the row of each line, in the language of its table (English by default). */
function rowInLanguage(): (line: string) => readonly SyntaxRow[] {
  let language: Language = english;
  return (line) => {
    const head = /^\| written(?:, with `language=([\w-]+)`)? \| read as \|$/.exec(line);
    if (head !== null) language = languages.findLanguage(head[1] ?? "en") ?? english;
    const [, input, read] = /^\| `(.+)` \| ([^|]+) \|$/.exec(line) ?? [];
    return input === undefined || read === undefined ? [] : [{ input, read, language }];
  };
}

test("reference-syntax.md lists the codes of translations", () => {
  const words = /\nThe codes are ([^.]*)\./.exec(syntax)?.[1] ?? "";
  assert.deepEqual(
    Array.from(words.matchAll(/`(\w+)`/g), ([, code]) => code),
    english.translations.map(([code]) => code),
  );
});

test("every row of reference-syntax.md is read as it says", () => {
  const rows = syntax.split("\n").flatMap(rowInLanguage());
  assert.ok(rows.length >= 80);
  assert.ok(rows.some(({ language }) => language === german));
  assert.deepEqual(
    rows.map(({ input, language }) => `${input}: ${says(input, language)}`),
    rows.map(({ input, read }) => `${input}: ${read}`),
  );
});

test("reference-syntax.md lists the same corrections and candidate scores as the tables in code", () => {
  const corrections = CORRECTION_ROWS.map(
    ([code, deduction]) => `| \`${code}\` | ${(deduction / 1000).toFixed(3)} | ${CORRECTION_TEXTS[code]} |`,
  );
  const listed = syntax.split("\n").filter((line) => /^\| `[a-z_]+` \| 0\.\d{3} \|/.test(line));
  assert.deepEqual(listed, corrections);
  for (const [reason, score] of Object.entries(CANDIDATE_SCORES)) {
    assert.ok(syntax.includes(`| \`${reason}\` | ${score} |`), reason);
  }
  assert.ok(syntax.includes(`keeps ${OUTSIDE_SHARE} of its score`));
});
