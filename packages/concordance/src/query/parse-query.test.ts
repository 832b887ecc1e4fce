import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parseQuery } from "./parse-query.ts";
import type { Query, Term } from "./syntax.ts";

const writtenTerm = ({ kind, text }: Term): string =>
  kind === "prefix" ? `${text}*` : kind === "form" ? `=${text}` : text;

function written(query: Query): string {
  switch (query.kind) {
    case "run":
      return query.terms.map(writtenTerm).join("+");
    case "near":
      return query.operands
        .map((runs, at) => `${at === 0 ? "" : ` ~${query.distances[at - 1]} `}${runs.map(written).join("/")}`)
        .join("");
    case "not":
      return `-${written(query.part)}`;
    default:
      return `(${query.parts.map(written).join(query.kind === "or" ? " | " : " & ")})`;
  }
}

const ROWS: readonly (readonly [query: string, read: string])[] = [
  ["Shepherd", "shepherd"],
  ["love god", "(love & god)"],
  ["love AND god", "(love & god)"],
  ["faith, hope; charity!", "(faith & hope & charity)"],
  ['"In the beginning"', "=in+=the+=beginning"],
  ["“In the beginning”", "=in+=the+=beginning"],
  ['"the lord* said"', "=the+lord*+=said"],
  ['"this OR that"', "=this+=or+=that"],
  ["shepherd -hireling", "(shepherd & -hireling)"],
  ["-=word", "-=word"],
  ['-"a phrase" b', "(-=a+=phrase & b)"],
  ["-(a OR b) c", "(-(a | b) & c)"],
  ["lov*", "lov*"],
  ["=loveth", "=loveth"],
  ["=lov*", "lov*"],
  ["a b OR c", "((a & b) | c)"],
  ["a OR b OR c", "(a | b | c)"],
  ["(a OR b) c", "((a | b) & c)"],
  ["a NEAR/5 b", "a ~5 b"],
  ["a NEAR/5 b NEAR/2 c d", "(a ~5 b ~2 c & d)"],
  ['(a OR "b c") NEAR/3 d', "a/=b+=c ~3 d"],
  ["near/5 or and", "(near & 5 & or & and)"],
  ["NEARER ORE", "(nearer & ore)"],
  ["king’s", "king's"],
  ["Beth-el", "(beth & el)"],
  ["God -- love", "(god & love)"],
  ["- love", "love"],
  ["--love", "love"],
  ["John 3:16", "(john & 3 & 16)"],
];

for (const [query, read] of ROWS) {
  test(`query ${query}`, () => {
    const parsed = parseQuery(query);
    assert.ok(parsed.ok, JSON.stringify(parsed));
    assert.equal(written(parsed.query), read);
  });
}

const FAULTS: readonly (readonly [query: string, position: number, expected: string])[] = [
  ["", 0, "a word, a phrase or brackets"],
  ["?!", 2, "a word, a phrase or brackets"],
  ["*", 0, "letters before *"],
  ["lo*ve", 3, "the end of the word after *"],
  ["a OR", 4, "a word, a phrase or brackets"],
  ["OR a", 0, "a word, a phrase or brackets"],
  ["a OR OR b", 5, "a word, a phrase or brackets"],
  ["(a b", 4, '")"'],
  ["a)", 1, 'no ")" without "("'],
  ["()", 1, "a word, a phrase or brackets"],
  ['a "b c', 6, "a closing quotation mark"],
  ['""', 2, "words between the quotation marks"],
  ["=", 1, "a word after ="],
  ["= love", 1, "a word after ="],
  ["a NEAR/0 b", 2, "NEAR/ with a number from 1 to 1000"],
  ["a NEAR/5", 8, "a word, a phrase or brackets"],
  ["a NEAR/5 -b", 9, "a word or a phrase next to NEAR, or several of them joined by OR"],
  ["(a b) NEAR/5 c", 0, "a word or a phrase next to NEAR, or several of them joined by OR"],
  ["-)", 1, 'a word, a phrase or brackets after "-"'],
  [`${"(".repeat(17)}a${")".repeat(17)}`, 16, "at most 16 brackets within brackets"],
  [Array(65).fill("a").join(" "), 128, "at most 64 words"],
  ["a".repeat(1001), 1000, "at most 1000 characters"],
];

for (const [query, position, expected] of FAULTS) {
  test(`no query: ${query.slice(0, 40)}`, () => {
    assert.deepEqual(parseQuery(query), { ok: false, fault: { position, expected } });
  });
}

test("any text is parsed, or refused with a position in it", () => {
  const piece = fc.constantFrom(
    "a",
    "love",
    '"',
    "(",
    ")",
    "-",
    "=",
    "*",
    " OR ",
    " NEAR/3 ",
    " AND ",
    " ",
    "’",
    "神",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const query = pieces.join("");
      const parsed = parseQuery(query);
      if (!parsed.ok) assert.ok(parsed.fault.position >= 0 && parsed.fault.position <= query.length);
    }),
  );
});
