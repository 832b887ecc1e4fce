/** What is known of the 31,102 verses of the canon in every edition, from the cross references of OpenBible.info (CC BY). */

import { VERSE_LINKS } from "./data/verse-links.ts";
import { verseFame } from "./fame.ts";
import type { Links, VerseFacts } from "./query/rank.ts";

let decoded: VerseFacts | undefined;

export function verseFacts(): VerseFacts {
  decoded ??= { fame: verseFame(), links: linksOf(VERSE_LINKS) };
  return decoded;
}

/** The digits of an ordinal. */
const DIGITS = 3;
const NEW_LINE = 10;

/** Reads the lines of the verses. Line `ordinal` is the one of a verse, and line 0 is empty. */
function linksOf(lines: string): Links {
  const starts: number[] = [0];
  const later: number[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines.charCodeAt(at) === NEW_LINE) {
      starts.push(later.length);
      at++;
    } else {
      later.push(Number.parseInt(lines.slice(at, at + DIGITS), 36));
      at += DIGITS;
    }
  }
  return { starts: Uint32Array.from(starts), later: Uint16Array.from(later) };
}
