/** Names and numbers inside identifiers of programs, files and users: "sve2_SM4", "locale-gen.8", "romans8.mp3", "@luke12". */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import { lengthAt } from "./match-at.ts";
import { isCapital, type Named } from "./named.ts";
import type { ProseSets } from "./prose-sets.ts";

/** A letter joined to the ordinal. */
const JOINED_BEFORE = /\p{L}$/u;
/** A word and a hyphen, dot or slash: in prose they are joined only to a name with a capital letter. */
const LINKED_BEFORE = /\p{L}\d*[-./]$/u;
/** "zEC" */
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
const MAX_BEFORE = 12;

/** Whether a name with a chapter is a part of an identifier, in which no spaces are. */
export function isInIdentifier({ reader, edge, place }: Named): boolean {
  const { start } = reader.token(place.nameFrom);
  const { end } = reader.token(place.to - 1);
  if (/\s/.test(reader.lines.slice(start, end))) return false;
  const name = reader.written(edge.to - 1, edge.to);
  if (edge.ordinal === 0 && INNER_CAPITAL.test(name)) return true;
  const before = reader.lines.slice(Math.max(0, start - MAX_BEFORE), start);
  return JOINED_BEFORE.test(before) || (/^\p{Ll}/u.test(name) && LINKED_BEFORE.test(before));
}

export const isAlphanumeric = (code: number): boolean =>
  (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);

/**
 * Whether a word is part of a code or file name: it follows other letters or digits without a space ("6a1c545d77", "john.ts:3:16"), or begins
 * a hexadecimal number ("ac8e90af7c"). A single digit may be an ordinal.
 */
export const isInsideCode = (text: string, start: number): boolean =>
  isJoinedBefore(text, start) || lengthAt(HEXADECIMAL, text, start) > 0;

const isJoinedBefore = (text: string, start: number): boolean =>
  isAlphanumeric(text.charCodeAt(start - 2)) &&
  (isAlphanumeric(text.charCodeAt(start - 1)) || (text.charAt(start - 1) === "." && !isCapital(text, start)));

/** At least seven hexadecimal digits that begin with letters, as those of a commit. */
const HEXADECIMAL = /(?=[a-f]{1,8}\d)[\da-f]{7,}(?![\p{L}\d])/iuy;

const HANDLE_BEFORE = /(?:@\w{0,30}|(?:^|[\s/])[ur]\/)$/;

/** "@luke12", "@1john4", "u/Heb11" */
export function isInHandle(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  const mayBe = before === AT_SIGN || before === SLASH || before === UNDERSCORE || isAlphanumeric(before);
  return mayBe && HANDLE_BEFORE.test(text.slice(Math.max(0, start - MAX_HANDLE), start));
}

const AT_SIGN = 64;
const SLASH = 47;
const UNDERSCORE = 95;
const MAX_HANDLE = 32;

/** Numbers joined to a name, then a dot and letters in one case, or an at sign. */
const FILE_ENDING = /[-_]?\d[\w-]{0,40}(?:@|\.([a-z][a-z\d]{1,3}|[A-Z][A-Z\d]{1,3})(?![\p{L}\d]))/uy;

/** "romans8.mp3", "james1.docx", "mark3@example.org", but "Acts2.Then", "John3.vv 16", "acts2.so" */
export function isInFileName(text: string, end: number, lexicon: Lexicon, sets: ProseSets): boolean {
  FILE_ENDING.lastIndex = end;
  const found = FILE_ENDING.exec(text);
  if (found === null) return false;
  const ending = found[1]?.toLowerCase() ?? "";
  const { roles, translation } = lexicon.find(ending) ?? {};
  return !sets.after.has(ending) && !roles?.size && !translation && !/^v\d/.test(ending);
}
