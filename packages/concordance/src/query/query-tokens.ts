/** Splits a query into words and signs. */

import { foldWord } from "../text/fold-word.ts";
import { eachWord } from "../text/tokenize.ts";
import { QUERY_LENGTH, QUERY_WORDS, type QueryFault, type Term } from "./syntax.ts";

/** A word, or a sign or operator between words. */
export type QueryToken =
  | Term
  | {
      readonly kind: "or" | "and" | "near" | "(" | ")" | '"' | "-";
      readonly start: number;
      readonly end: number;
      /** Of "near". */
      readonly distance: number;
    };

const QUOTES = '"“”„«»';
const HYPHEN = /[-\u2010\u2011]/;
const SPACE_OR_OPENING = /[\s("“„«]/;
const OPERATOR = /(?:OR|AND|NEAR\/(\d+))(?![\p{L}\p{M}\p{N}'’*])/uy;

class Unreadable extends Error {
  readonly fault: QueryFault;
  constructor(position: number, expected: string) {
    super(expected);
    this.fault = { position, expected };
  }
}

export const unreadable = (position: number, expected: string): Unreadable =>
  new Unreadable(position, expected);

/** The fault in an error from `unreadable`; any other error is thrown again. */
export function faultOf(error: unknown): QueryFault {
  if (error instanceof Unreadable) return error.fault;
  throw error;
}

/** The tokens of a query in reading order. Throws `unreadable`. */
export function queryTokens(query: string): readonly QueryToken[] {
  if (query.length > QUERY_LENGTH) throw unreadable(QUERY_LENGTH, `at most ${QUERY_LENGTH} characters`);
  const words = wordsByStart(query);
  const tokens: QueryToken[] = [];
  let isQuoted = false;
  let total = 0;
  for (let at = 0; at < query.length; ) {
    const character = query.charAt(at);
    const sign = (kind: "(" | ")" | '"' | "-"): void => {
      tokens.push({ kind, start: at, end: at + 1, distance: 0 });
      at++;
    };
    OPERATOR.lastIndex = at;
    const operator = isQuoted ? null : OPERATOR.exec(query);
    if (QUOTES.includes(character)) {
      isQuoted = !isQuoted;
      sign('"');
    } else if (operator !== null && !isWordBefore(query, at)) {
      tokens.push(operatorToken(operator, at));
      at += operator[0].length;
    } else if (words.has(at) || (character === "=" && !isQuoted)) {
      const term = termAt(query, at, words, isQuoted, tokens.at(-1));
      if (++total > QUERY_WORDS) throw unreadable(term.start, `at most ${QUERY_WORDS} words`);
      tokens.push(term);
      at = term.end;
    } else if (character === "*") throw unreadable(at, "letters before *");
    else if (!isQuoted && (character === "(" || character === ")")) sign(character);
    else if (!isQuoted && character === "-" && startsTerm(query, at)) sign("-");
    else at++;
  }
  return tokens;
}

/** The end of each word, by its start. */
function wordsByStart(query: string): ReadonlyMap<number, number> {
  const words = new Map<number, number>();
  eachWord(query, (start, end) => words.set(start, end));
  return words;
}

const isWordBefore = (query: string, at: number): boolean => /[\p{L}\p{M}\p{N}'’]$/u.test(query.slice(0, at));

function operatorToken([text, distance]: RegExpExecArray, start: number): QueryToken {
  const kind = text === "OR" ? "or" : text === "AND" ? "and" : "near";
  return { kind, start, end: start + text.length, distance: Number(distance ?? 0) };
}

/** Whether a minus at this place begins an exclusion, and is not part of a word or a dash. */
const startsTerm = (query: string, at: number): boolean =>
  (at === 0 || SPACE_OR_OPENING.test(query.charAt(at - 1))) && /[^\s\-–—]/.test(query.charAt(at + 1));

function termAt(
  query: string,
  at: number,
  words: ReadonlyMap<number, number>,
  isQuoted: boolean,
  before: QueryToken | undefined,
): Term {
  const isForm = query.charAt(at) === "=";
  const start = isForm ? at + 1 : at;
  const end = words.get(start);
  if (end === undefined) throw unreadable(start, "a word after =");
  const text = foldWord(query.slice(start, end));
  if (query.charAt(end) === "*") {
    if (words.has(end + 1)) throw unreadable(end + 1, "the end of the word after *");
    return { kind: "prefix", text, start: at, end: end + 1 };
  }
  const kind = isForm || isQuoted ? "form" : "word";
  const isJoined = before?.kind === "word" && at === before.end + 1 && HYPHEN.test(query.charAt(before.end));
  return { kind, text, start: at, end, ...(isJoined && kind === "word" ? { isJoined } : {}) };
}
