/** JSON as coloured elements. */

import { make } from "./dom.ts";

/** Strings (with the colon of a member name), numbers, and the three words. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** Characters that are coloured; more are shown plain, since a page of that many elements is slow. */
const COLOURED = 60_000;

const classOf = (token: string, isName: boolean): string => {
  if (isName) return "j-name";
  if (token.startsWith('"')) return "j-text";
  return /^[-\d]/.test(token) ? "j-number" : "j-word";
};

export function jsonNodes(text: string): readonly (Node | string)[] {
  if (text.length > COLOURED) return [text];
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const token = match[1] ?? match[0];
    nodes.push(text.slice(at, match.index));
    nodes.push(make("span", { class: classOf(token, match[2] !== undefined) }, token));
    at = match.index + token.length;
  }
  nodes.push(text.slice(at));
  return nodes;
}
