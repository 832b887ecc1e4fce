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
export function isInIdentifier({ reader, edge, place: { nameFrom, to } }: Named): boolean {
  const { start } = reader.token(nameFrom);
  const before = reader.lines.slice(Math.max(0, start - MAX_BEFORE), start);
  if (JOINED_BEFORE.test(before)) return true;
  const written = reader.written(edge.to - 1, edge.to);
  if (/^\p{Ll}/u.test(written) && LINKED_BEFORE.test(before)) return true;
  if (edge.ordinal === 0 && INNER_CAPITAL.test(written)) return true;
  const { end } = reader.token(to - 1);
  return JOINED_AFTER.test(reader.lines.slice(end, end + 2));
}
