/** What an input is that is no whole reference: the beginning of one, or words to be searched for. */

import { parseReference, type Resolution } from "@lectern/scripture";
import type { Place } from "./address.ts";

/** What may stand after a reference of which the rest is still to be typed. */
const OPEN_END = /[\s:;,.\u2013\u2014-]+$/;

/** Whether an input is the beginning of a reference: nothing is wrong with it but that it ends too soon. */
export function isUnfinished(resolution: Resolution): boolean {
  if (resolution.kind !== "unrecognized") return false;
  const { input, position } = resolution;
  const begun = input.replace(OPEN_END, "");
  if (begun === input || begun === "" || position < begun.length) return false;
  const read = parseReference(begun);
  return read.kind === "resolved" && read.valid;
}

/** `faith NEAR/5 works` holds a number that is no chapter. */
const DISTANCE = /\bNEAR\/\d+/g;

/** Whether an input that is no reference can hold words to be found: `xyzzy 3` is rather a misspelled book. */
export function isWords(resolution: Resolution | null): boolean {
  if (resolution?.kind !== "unrecognized" || isUnfinished(resolution)) return false;
  const text = resolution.input.replace(DISTANCE, "");
  return /\p{L}\p{M}*\p{L}/u.test(text) && !/\p{N}/u.test(text);
}

/** Whether the page shows what is found, and not a text. */
export const isSearch = ({ view, reference }: Place, resolution: Resolution | null): boolean =>
  reference.trim() !== "" && (view === "search" || isWords(resolution));
