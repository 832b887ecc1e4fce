/** Names and numbers inside identifiers of programs and files: "sve2_SM4", "locale-gen.8", "zEC12". */

import type { Named } from "./named.ts";

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
