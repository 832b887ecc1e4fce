/** What may stand before an item and says nothing: "see", quotes, bullets, a translation. */

import { WORD_BIBLE, WORD_NOISE } from "../data/words.ts";
import { PSALM_ID } from "./book-ids.ts";
import { NOISE } from "./correction-bits.ts";
import { CLOSE, COLON, COMMA, DASH, DOT, HASH, OPEN, QUOTE, SEMICOLON, STAR, STOP } from "./fold.ts";
import { LEVEL_NONE, LEVEL_VERSE } from "./item.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { isBookStart } from "./starts.ts";
import {
  afterDot,
  fail,
  isSpaced,
  kindAt,
  meaningAt,
  noteMark,
  offsetAt,
  type State,
  valueAt,
} from "./state.ts";
import { NUMBER, WORD } from "./token.ts";
import { passVersion } from "./versions.ts";

/** Passes over what may stand before an item and says nothing. */
export function passNoise(s: State): void {
  for (;;) {
    const kind = kindAt(s);
    const isHeading = kind === HASH && s.startsSegment;
    if (
      isHeading ||
      (s.draft === null && isStray(s, kind)) ||
      kind === QUOTE ||
      kind === STAR ||
      kind === OPEN ||
      (kind === DASH && isBullet(s))
    ) {
      noteMark(s);
      s.i++;
      continue;
    }
    if (kind !== WORD) return;
    const meaning = meaningAt(s);
    if (meaning === WORD_NOISE || passLatin(s)) {
      passNoiseWord(s);
      continue;
    }
    if (passHour(s) || passBiblePrefix(s)) continue;
    if (passVersion(s)) continue;
    return;
  }
}

/** A mark that may be left of what stood before all. */
const isStray = (s: State, kind: number): boolean =>
  kind === COMMA ||
  kind === DOT ||
  kind === SEMICOLON ||
  kind === CLOSE ||
  s.input[offsetAt(s)] === ">" ||
  (kind === STOP && s.input[offsetAt(s)] !== "!" && s.input[offsetAt(s)] !== "?");

/** A dash before everything, or before the book of a line. */
const isBullet = (s: State): boolean =>
  (s.draft === null && (s.input[offsetAt(s)] !== "~" || isSpaced(s, s.i + 1))) ||
  (s.startsSegment && isSpaced(s, s.i + 1) && startsItem(s, s.i + 1));

/** A book, or a mark that opens before one. */
const startsItem = (s: State, index: number): boolean =>
  [WORD, STAR, QUOTE, OPEN].includes(kindAt(s, index)) || isBookStart(s, index);

/** Passes over the word at the next token and what goes with it: "see also:", "cf.". */
function passNoiseWord(s: State): void {
  const letters = lettersOf(s.t, s.i);
  const [first = ""] = letters;
  // "Luke 2 from verse 1".
  if (letters === "from" && s.draft !== null && !s.startsSegment) fail(s);
  s.mask |= NOISE;
  s.i = afterDot(s, s.i + 1);
  if (kindAt(s) === WORD && /^(?:also|further|with)$/.test(lettersOf(s.t, s.i))) s.i++;
  if (kindAt(s) === COLON || kindAt(s) === COMMA) s.i++;
  // "Rom 8, esp. 12" may be a verse; "John 3:16 in 17" is no list.
  const after = kindAt(s, s.i + 1);
  const isFull = (after === COLON || after === DOT) && kindAt(s, s.i + 2) === NUMBER;
  const isLone = kindAt(s) === NUMBER && !isFull && !isBookStart(s);
  if (isLone && s.level !== LEVEL_NONE && !(s.level === LEVEL_VERSE ? "aces" : "acs").includes(first))
    fail(s);
}

/** "e.g.", "i.e.": goes to the last letter. */
function passLatin(s: State): boolean {
  const at = s.i;
  if (wordLength(s.t, at) !== 1 || kindAt(s, at + 1) !== DOT || kindAt(s, at + 2) !== WORD) return false;
  const letters = lettersOf(s.t, at) + lettersOf(s.t, at + 2);
  if (letters !== "eg" && letters !== "ie") return false;
  s.i += 2;
  return true;
}

/** "AM Psalm 1, 2; PM: Psalm 3": the hour of the office, before psalms alone, and neither Amos nor Philemon. */
export function passHour(s: State): boolean {
  if (wordLength(s.t, s.i) !== 2 || !/^[ap]m$/.test(lettersOf(s.t, s.i))) return false;
  const at = kindAt(s, s.i + 1) === COLON ? s.i + 2 : afterDot(s, s.i + 1);
  if (kindAt(s, at) !== WORD || lexicon.exact[valueAt(s, at)] !== PSALM_ID) return false;
  s.mask |= NOISE;
  s.i = at;
  return true;
}

/** `Bible:`, `Bible.KJV:` or `Bible.en.KJV:` before an OSIS id. */
export function passBiblePrefix(s: State): boolean {
  if (meaningAt(s) !== WORD_BIBLE) return false;
  let at = s.i + 1;
  while (kindAt(s, at) === DOT && kindAt(s, at + 1) === WORD) at += 2;
  if (kindAt(s, at) !== COLON) return false;
  s.i = at + 1;
  return true;
}
