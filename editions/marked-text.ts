/** What the readers of the two bundled texts share: a verse while its marks are being taken out. */

import type { Annotation, ProvenanceStep } from "../packages/server/src/text/edition.ts";

/** A bundled source that is not as its reader knows it; the message names the place. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}

/** A pattern whose every match stands for its first group, which is kept and annotated. */
export interface Enclosure {
  /** Global; group 1 is the words inside. */
  readonly pattern: RegExp;
  readonly type: Annotation["type"];
}

/** Points at the end of enclosed words belong to the sentence. */
const TRAILING_POINTS = /[,.;:?!]+$/;

/** Takes the marks off the enclosed words and says where those words stand in what remains. */
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
