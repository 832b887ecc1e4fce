/** Translations named beside a reference: set aside, kept as a hint. */

import { TRANSLATION_ROWS } from "../data/translations.ts";
import { lettersOf, walkWord, wordLength } from "./book-match.ts";
import { AMPERSAND, CLOSE, COLON, COMMA, DASH, DOT, OPEN, SEMICOLON } from "./fold.ts";
import { lexicon } from "./lexicon.ts";
import { END, NUMBER, WORD } from "./scan.ts";
import { VERSION } from "./score.ts";
import { afterDot, isSpaced, kindAt, type State } from "./state.ts";

/** Index in TRANSLATION_ROWS plus 1 of the name at a token, and the token behind it; 0 when there is none. */
const found = { code: 0, next: 0 };

function findVersion(s: State, index: number): boolean {
  if (kindAt(s, index) !== WORD) return false;
  found.code = 0;
  let node = s.t.value[index] ?? 0;
  for (let at = index; node !== 0; ) {
    if (lexicon.translation[node]) {
      found.code = lexicon.translation[node] ?? 0;
      found.next = at + 1;
    }
    at++;
    if (kindAt(s, at) !== WORD) break;
    node = walkWord(s.t, at, node);
  }
  if (found.code === 0 && !findInitials(s, index)) return false;
  // A short form of a book before a number is the book: "Rv 3:20".
  const isBook = lexicon.exact[s.t.value[index] ?? 0] !== 0 && found.next === index + 1;
  if (isBook && kindAt(s, found.next) === NUMBER) return false;
  passYear(s);
  return true;
}

/** "A.V.", "R.S.V.": the letters of a code with dots between. */
function findInitials(s: State, index: number): boolean {
  let node = s.t.value[index] ?? 0;
  let at = index;
  while (node !== 0 && wordLength(s.t, at) === 1 && kindAt(s, at + 1) === DOT && kindAt(s, at + 2) === WORD) {
    at += 2;
    node = wordLength(s.t, at) === 1 ? walkWord(s.t, at, node) : 0;
  }
  if (at === index || !lexicon.translation[node]) return false;
  found.code = lexicon.translation[node] ?? 0;
  found.next = afterDot(s, at + 1);
  return true;
}

/** Whether a translation is named at a token. */
export const isVersionAt = (s: State, index: number): boolean => findVersion(s, index);

/** NIV84, NASB 1995, RSV2CE. */
function passYear(s: State): void {
  const at = found.next;
  if (kindAt(s, at) !== NUMBER) return;
  const value = s.t.value[at] ?? 0;
  if (isSpaced(s, at) && !(value >= 1880 && value <= 2099)) return;
  found.next++;
  if (kindAt(s, at + 1) === WORD && !isSpaced(s, at + 1) && lettersOf(s.t, at + 1) === "ce") found.next++;
}

function note(s: State): void {
  const code = TRANSLATION_ROWS[found.code - 1]?.[0] ?? null;
  s.version ??= code;
}

/** A translation before a reference: "ESV John 3:16", "KJV: John 3:16", "(NIV) John 3:16". */
export function passVersion(s: State, isLeading: boolean): boolean {
  if (!findVersion(s, s.i)) return false;
  let at = found.next;
  const kind = kindAt(s, at);
  if (kind === CLOSE || kind === COLON || kind === COMMA || kind === DASH) at++;
  if (isLeading && (kindAt(s, at) === NUMBER ? isSpaced(s, at) === false : kindAt(s, at) !== WORD))
    return false;
  if (isLeading && kindAt(s, at) === END) return false;
  note(s);
  s.mask |= VERSION;
  s.i = at;
  return true;
}

/** A translation behind an item, bare, in brackets, or after a comma or a dash. */
export function passTrailingVersion(s: State): boolean {
  let at = s.i;
  const kind = kindAt(s, at);
  const isSlash = kind === SEMICOLON && (s.t.flags[at] ?? 0) !== 0;
  // JHN.3.16.NIV
  if (kind === DOT && !isSpaced(s, at) && !isSpaced(s, at + 1)) at++;
  if (kind === OPEN || kind === COMMA || kind === DASH || kind === AMPERSAND || isSlash) at++;
  if (kindAt(s, at) === OPEN) at++;
  if (kindAt(s, at) !== WORD || !findVersion(s, at)) return false;
  if ((kind === DASH || kind === COMMA || isSlash || kind === AMPERSAND) && startsReference(s)) return false;
  if (kind === WORD && startsReference(s)) return false;
  note(s);
  if (s.draft !== null) {
    s.draft.mask |= VERSION;
    for (const draft of s.drafts) if (draft.segment === s.segment) draft.version ??= s.version;
  }
  s.i = found.next;
  return true;
}

/** A reference follows the translation, which then belongs to that one: "John 3:16, ESV Rom 8:28". */
function startsReference(s: State): boolean {
  const at = found.next;
  if (kindAt(s, at) === NUMBER) return isSpaced(s, at);
  if (kindAt(s, at) !== WORD) return false;
  const node = s.t.value[at] ?? 0;
  return (lexicon.exact[node] ?? 0) !== 0 || (lexicon.prefix[node] ?? 0) !== 0;
}
