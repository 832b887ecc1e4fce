/** Shared by the `rules.ts` files: removes the marks of a verse and turns them into annotations. */

import type { Annotation, ProvenanceStep } from "../packages/server/src/text/edition.ts";

/** Thrown for a bundled source that is not the expected one; the message names the place. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}

/** A pattern of marked words: each match is replaced by its first group, which is annotated. */
export interface Enclosure {
  /** Global; group 1 is the words inside. */
  readonly pattern: RegExp;
  readonly type: Annotation["type"];
}

/** Punctuation at the end of marked words belongs to the sentence, not to the annotation. */
const TRAILING_POINTS = /[,.;:?!]+$/;

/** Removes the marks and returns the places of the marked words in the remaining text. */
export function liftEnclosed(
  marked: string,
  { pattern, type }: Enclosure,
): { readonly text: string; readonly annotations: readonly Annotation[] } {
  const annotations: Annotation[] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(pattern)) {
    text += marked.slice(from, match.index);
    const words = match[1] ?? "";
    const bare = words.replace(TRAILING_POINTS, "");
    annotations.push({ type, start: text.length, end: text.length + bare.length });
    text += words;
    from = match.index + match[0].length;
  }
  return { text: text + marked.slice(from), annotations };
}

/** A step of provenance for a named rule. */
export const ruleStep = (what: string, why: string): ProvenanceStep => ({ kind: "rule", what, why });
