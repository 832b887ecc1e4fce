/**
 * Numbers said in words, as speech is written down: "Psalm one hundred and nineteen verse five", "the
 * twenty-third Psalm". They are written over in digits at the same places, with spaces for what is left.
 */

import { codeAt, LETTER_A, LETTER_Z } from "./fold.ts";

const TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const UNITS = `one two three four five six seven eight nine ten eleven twelve ${TEENS}`;
const ORDINALS = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ${TEENS.replaceAll("n ", "nth ")}th`;
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const TENTHS = TENS.replaceAll("y", "ieth");

interface NumberWord {
  readonly value: number;
  readonly isOrdinal: boolean;
}

const words = new Map<string, NumberWord>();
for (const [list, from, step, isOrdinal] of [
  [UNITS, 1, 1, false],
  [ORDINALS, 1, 1, true],
  [TENS, 20, 10, false],
  [TENTHS, 20, 10, true],
  ["hundred", 100, 0, false],
  ["hundredth", 100, 0, true],
] as const) {
  for (const [index, word] of list.split(" ").entries())
    words.set(word, { value: from + index * step, isOrdinal });
}

export const isNumberWord = (letters: string): boolean => words.has(letters);

/** Words before which a number counts other things. */
const OTHER_COUNTS: ReadonlySet<string> = new Set(["number", "act", "scene", "page", "no"]);
/** The least letters of a name that a number word may follow: "is one" is English. */
const LEAST_NAME = 4;
/** Ordinals up to here are read as they are before a numbered book or a chapter. */
const LAST_PLAIN_ORDINAL = 5;

interface Run {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function runsOf(input: string): readonly Run[] {
  const lower = input.toLowerCase();
  const runs: Run[] = [];
  if (lower.length !== input.length) return runs;
  for (let at = 0; at < lower.length; at++) {
    const from = at;
    while (isLetter(codeAt(lower, at))) at++;
    if (at > from) runs.push({ text: lower.slice(from, at), from, to: at });
  }
  return runs;
}

const isLetter = (code: number): boolean => code >= LETTER_A && code <= LETTER_Z;

/** The text with its number words in digits and of the same length; null when it has none that counts chapters or verses. */
export function withDigits(input: string): string | null {
  const runs = runsOf(input);
  if (!runs.some(({ text }) => words.has(text)) || !mayCount(runs)) return null;
  if (isPause(input, runs)) return null;
  let output = "";
  let done = 0;
  for (let index = 0; index < runs.length; ) {
    const found = numberAt(input, runs, index);
    if (found === null) {
      index++;
      continue;
    }
    const from = runs[index]?.from ?? 0;
    // "Song of the Three 1:1", "verse 2four": the number of something else.
    if (isDigitNext(input, runs[found.next - 1]?.to ?? 0) || isDigit(input[from - 1])) return null;
    const to = runs[found.next - 1]?.to ?? from;
    output += input.slice(done, from) + found.digits.padEnd(to - from);
    done = to;
    index = found.next;
  }
  if (done === 0) return null;
  const text = output + input.slice(done);
  return input.includes(" ") ? text : text.replace(ODD_SPACES, " ");
}

const isDigit = (character = ""): boolean =>
  character.normalize("NFKC") >= "0" && character.normalize("NFKC") < ":";

const isDigitNext = (input: string, at: number): boolean => {
  const next = input.slice(at, at + 2).trimStart();
  return isDigit(next[0]);
};

function mayCount(runs: readonly Run[]): boolean {
  if (runs.some(({ text }, index) => OTHER_COUNTS.has(text) || isTooMany(runs, index))) return false;
  return runs.some(({ text }) => text.length >= LEAST_NAME && !words.has(text) && text !== "through");
}

/** "two hundred": more than there are psalms. */
const isTooMany = (runs: readonly Run[], index: number): boolean =>
  wordAt(runs, index).startsWith("hundred") && (words.get(wordAt(runs, index - 1))?.value ?? 1) > 1;

/** "John three, sixteen", "John three-sixteen": a pause of speech, or a list or range of chapters. */
function isPause(input: string, runs: readonly Run[]): boolean {
  if (runs.some(({ text }) => text === "and")) return false;
  const verses = runs.findIndex(({ text }) => text.startsWith("verse"));
  return runs.some(({ text, from }, index) => {
    // "verses one, seven".
    if (verses >= 0 && verses < index) return false;
    const before = runs[index - 1];
    const number = words.get(before?.text ?? "");
    if (number === undefined || before === undefined || !words.has(text)) return false;
    const between = input.slice(before.to, from).trim();
    return between === "," || (number.value < 20 && /^\p{Pd}$/u.test(between));
  });
}

interface Found {
  readonly digits: string;
  readonly next: number;
}

/** The number whose first word is the run at `index`. */
function numberAt(input: string, runs: readonly Run[], index: number): Found | null {
  const first = words.get(wordAt(runs, index));
  const isArticle = wordAt(runs, index) === "a" && words.get(wordAt(runs, index + 1))?.value === 100;
  if (first === undefined && !isArticle) return null;
  let next = index + 1;
  let value = first?.value ?? 1;
  let isOrdinal = first?.isOrdinal ?? false;
  const hundred = words.get(wordAt(runs, next));
  if (value === 1 && !isOrdinal && hundred?.value === 100 && follows(input, runs, next)) {
    value = 100;
    isOrdinal = hundred.isOrdinal;
    next++;
  }
  if (value === 100 && !isOrdinal) {
    const isAnd = wordAt(runs, next) === "and" && follows(input, runs, next);
    const rest = belowHundredAt(input, runs, isAnd ? next + 1 : next);
    if (rest !== null) return written(value + rest.value, rest.isOrdinal, rest.next);
  }
  // "psalm one nineteen", "psalm one oh three": there are no such verses of the first.
  const isZero = wordAt(runs, next) === "oh" && follows(input, runs, next);
  if (value === 1 && !isOrdinal && next === index + 1 && /^psalms?$/.test(wordAt(runs, index - 1))) {
    const rest = belowHundredAt(input, runs, isZero ? next + 1 : next);
    if (rest !== null && !rest.isOrdinal && rest.value < 10 === isZero)
      return written(100 + rest.value, false, rest.next);
  }
  const unit = words.get(wordAt(runs, next));
  if (isTens(value, isOrdinal) && unit !== undefined && unit.value < 10 && follows(input, runs, next)) {
    return written(value + unit.value, unit.isOrdinal, next + 1);
  }
  if (isOrdinal && next === index + 1 && value <= LAST_PLAIN_ORDINAL && !/^psalms?$/.test(wordAt(runs, next)))
    return null;
  return written(value, isOrdinal, next);
}

interface Below {
  readonly value: number;
  readonly isOrdinal: boolean;
  readonly next: number;
}

function belowHundredAt(input: string, runs: readonly Run[], index: number): Below | null {
  const first = words.get(wordAt(runs, index));
  if (first === undefined || first.value >= 100 || !follows(input, runs, index)) return null;
  const unit = words.get(wordAt(runs, index + 1));
  const hasUnit = isTens(first.value, first.isOrdinal) && unit !== undefined && unit.value < 10;
  if (!hasUnit || !follows(input, runs, index + 1)) return { ...first, next: index + 1 };
  return { value: first.value + unit.value, isOrdinal: unit.isOrdinal, next: index + 2 };
}

const wordAt = (runs: readonly Run[], index: number): string => runs[index]?.text ?? "";
const isTens = (value: number, isOrdinal: boolean): boolean => !isOrdinal && value >= 20 && value <= 90;

/** White space, marks of direction and width, and what may stand for a space; or a hyphen. */
const BETWEEN = /^(?:[\s\p{Cf}+_]+|\p{Pd})$/u;
const ODD_SPACES = /[+_]/g;

/** Only spaces or a hyphen stand between the run before and this one. */
function follows(input: string, runs: readonly Run[], index: number): boolean {
  const from = runs[index - 1]?.to ?? 0;
  const between = input.slice(from, runs[index]?.from ?? from);
  return BETWEEN.test(between);
}

function written(value: number, isOrdinal: boolean, next: number): Found {
  return { digits: `${value}${isOrdinal ? suffixOf(value) : ""}`, next };
}

function suffixOf(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return (isTeen ? undefined : ["th", "st", "nd", "rd"][value % 10]) ?? "th";
}
