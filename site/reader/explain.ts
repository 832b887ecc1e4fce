/** The result of each stage of the resolver: a bundle of its own, since few readers need it. */

import { explain } from "@lectern/scripture/explain";
import { explanationText } from "../../packages/server/src/cli/explain-text.ts";

const plain = (text: string): string => text;
const PAINT = { strong: plain, quiet: plain, good: plain, bad: plain };

/** The explanation as `lectern resolve --explain` prints it, and as the library returns it. */
export function explained(reference: string): { readonly text: string; readonly json: object } {
  const json = explain(reference);
  return { text: explanationText(json, PAINT), json };
}
