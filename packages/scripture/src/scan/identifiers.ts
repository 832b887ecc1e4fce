/** Names and numbers inside identifiers of programs, files and models: "sve2_SM4", "locale-gen.8", "gl3.h", "zEC12". */

import type { Named } from "./named.ts";

/** A letter or digit and an underscore before the name, or a letter, perhaps with digits, joined to its ordinal. */
const JOINED_BEFORE = /[\p{L}\p{N}]_$|\p{L}$/u;
/** A word and a hyphen, dot or slash: in prose they are joined only to a name with a capital letter. */
const LINKED_BEFORE = /\p{L}\d*[-./]$/u;
/** The rest of a file name or of a variable. */
const JOINED_AFTER = /^(?:\.[\p{Ll}_]|_[\p{L}\p{N}])/u;
/** "zEC" */
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
const MAX_BEFORE = 12;

/** Whether a name with a chapter is a part of an identifier. */
export function isInIdentifier(named: Named): boolean {
  const { reader, edge, place } = named;
  if (edge.ordinal === 0 && INNER_CAPITAL.test(reader.written(edge.to - 1, edge.to))) return true;
  return (
    (!reader.isSpaced(place.nameFrom) && isJoinedBefore(named)) ||
    (!reader.isSpaced(place.to) && isJoinedAfter(named))
  );
}

function isJoinedBefore({ reader, edge, place }: Named): boolean {
  const { start } = reader.token(place.nameFrom);
  const before = reader.lines.slice(Math.max(0, start - MAX_BEFORE), start);
  const isSmall = /^\p{Ll}/u.test(reader.written(edge.to - 1, edge.to));
  return JOINED_BEFORE.test(before) || (isSmall && LINKED_BEFORE.test(before));
}

function isJoinedAfter({ reader, place: { to } }: Named): boolean {
  const { end } = reader.token(to - 1);
  return JOINED_AFTER.test(reader.lines.slice(end, end + 2));
}
