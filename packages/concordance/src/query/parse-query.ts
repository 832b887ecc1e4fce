/**
 * Reads a query. The operators by precedence, the lowest first: OR; AND, which is optional between words; NEAR/n; and a
 * minus before a word, a phrase or brackets.
 */

import { faultOf, type QueryToken, queryTokens, unreadable } from "./query-tokens.ts";
import type { Near, ParsedQuery, Query, Run, Term } from "./syntax.ts";
import { NEAR_LIMIT, QUERY_DEPTH } from "./syntax.ts";

/** Reads a query; never throws. */
export function parseQuery(text: string): ParsedQuery {
  try {
    const reader = { tokens: queryTokens(text), at: 0, end: text.length, depth: 0 };
    const query = readAlternatives(reader);
    const rest = peek(reader);
    if (rest !== undefined) throw unreadable(rest.start, 'no ")" without "("');
    return { ok: true, query };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** The state of the parser. */
interface Reader {
  readonly tokens: readonly QueryToken[];
  at: number;
  /** The length of the query. */
  readonly end: number;
  /** The number of open brackets. */
  depth: number;
}

const peek = (reader: Reader): QueryToken | undefined => reader.tokens[reader.at];
const position = (reader: Reader): number => peek(reader)?.start ?? reader.end;

function take(reader: Reader, kind: QueryToken["kind"]): boolean {
  if (peek(reader)?.kind !== kind) return false;
  reader.at++;
  return true;
}

function readAlternatives(reader: Reader): Query {
  const parts = [readAll(reader)];
  while (take(reader, "or")) parts.push(readAll(reader));
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "or", parts };
}

/** Whether an operand begins here. */
const begins = (token: QueryToken | undefined): boolean =>
  token !== undefined && ["word", "form", "prefix", "(", '"', "-"].includes(token.kind);

function readAll(reader: Reader): Query {
  const parts: Query[] = [];
  do {
    if (!begins(peek(reader))) throw unreadable(position(reader), "a word, a phrase or brackets");
    parts.push(readNear(reader));
  } while (take(reader, "and") || begins(peek(reader)));
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "and", parts };
}

function readNear(reader: Reader): Query {
  const start = position(reader);
  const first = readUnit(reader);
  if (peek(reader)?.kind !== "near") return first;
  const operands = [operandOf(first, start)];
  const distances: number[] = [];
  for (let token = peek(reader); token?.kind === "near"; token = peek(reader)) {
    if (token.distance < 1 || token.distance > NEAR_LIMIT) {
      throw unreadable(token.start, `NEAR/ with a number from 1 to ${NEAR_LIMIT}`);
    }
    distances.push(token.distance);
    reader.at++;
    const next = position(reader);
    if (!begins(peek(reader))) throw unreadable(next, "a word, a phrase or brackets");
    operands.push(operandOf(readUnit(reader), next));
  }
  return { kind: "near", operands, distances } satisfies Near;
}

/** The operands of NEAR: a run, or several runs joined by OR. */
function operandOf(query: Query, start: number): readonly Run[] {
  if (query.kind === "run") return [query];
  if (query.kind === "or") return query.parts.flatMap((part) => operandOf(part, start));
  throw unreadable(start, "a word or a phrase next to NEAR, or several of them joined by OR");
}

function readUnit(reader: Reader): Query {
  const token = peek(reader);
  if (token === undefined) throw unreadable(reader.end, "a word, a phrase or brackets");
  if (take(reader, "-")) {
    if (!begins(peek(reader)) || peek(reader)?.kind === "-") {
      throw unreadable(position(reader), 'a word, a phrase or brackets after "-"');
    }
    return { kind: "not", part: readUnit(reader) };
  }
  if (take(reader, "(")) return readBrackets(reader, token.start);
  if (take(reader, '"')) return readPhrase(reader);
  if (!isTerm(token)) throw unreadable(token.start, "a word, a phrase or brackets");
  reader.at++;
  return { kind: "run", terms: [token] };
}

const isTerm = (token: QueryToken | undefined): token is Term =>
  token?.kind === "word" || token?.kind === "form" || token?.kind === "prefix";

function readBrackets(reader: Reader, start: number): Query {
  if (++reader.depth > QUERY_DEPTH)
    throw unreadable(start, `at most ${QUERY_DEPTH} brackets within brackets`);
  const inside = readAlternatives(reader);
  if (!take(reader, ")")) throw unreadable(position(reader), '")"');
  reader.depth--;
  return inside;
}

function readPhrase(reader: Reader): Query {
  const terms: Term[] = [];
  for (let token = peek(reader); isTerm(token); token = peek(reader)) {
    terms.push(token);
    reader.at++;
  }
  if (!take(reader, '"')) throw unreadable(position(reader), "a closing quotation mark");
  if (terms.length === 0) throw unreadable(position(reader), "words between the quotation marks");
  return { kind: "run", terms };
}
