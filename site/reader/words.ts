/** Classifies an input that is not a complete reference: the beginning of one, or words to search for. */

import { parseReference, type Resolution } from "@lectern/scripture";
import type { Place } from "./address.ts";

/** Text that may end an unfinished reference. */
const OPEN_END = /[\s:;,.\u2013\u2014-]+$/;

/** Whether an input is the beginning of a reference: its only fault is that it ends too early. */
export function isUnfinished(resolution: Resolution): boolean {
  if (resolution.kind !== "unrecognized") return false;
  const { input, position } = resolution;
  const begun = input.replace(OPEN_END, "");
  if (begun === input || begun === "" || position < begun.length) return false;
  const read = parseReference(begun);
  return read.kind === "resolved" && read.valid;
}

/** `faith NEAR/5 works` contains a number that is not a chapter. */
const DISTANCE = /\bNEAR\/\d+/g;

/** Whether an input that is not a reference can be a search: `xyzzy 3` is rather a misspelled book. */
export function isWords(resolution: Resolution | null): boolean {
  if (resolution?.kind !== "unrecognized" || isUnfinished(resolution)) return false;
  const text = resolution.input.replace(DISTANCE, "");
  return /\p{L}\p{M}*\p{L}/u.test(text) && !/\p{N}/u.test(text);
}

/** Whether the page shows search results and not a text. */
export const isSearch = ({ view, reference }: Place, resolution: Resolution | null): boolean =>
  reference.trim() !== "" && (view === "search" || isWords(resolution));
