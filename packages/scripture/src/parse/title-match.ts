/**
 * Long titles: "The First Epistle of Paul the Apostle to the Corinthians", "The Gospel according to St.
 * John", "The Fourth Book of Moses, called Numbers". Words of titles are passed over until a name stands
 * there that the title may belong to.
 */

import { findBook } from "../book.ts";
import {
  MOSES_KEYS,
  WORD_EPISTLE,
  WORD_GOSPEL,
  WORD_MOSES,
  WORD_NOISE,
  WORD_OF,
  WORD_PROPHECY,
  WORD_THE,
  WORD_TITLE_MIDDLE,
  WORD_TITLE_START,
  WORD_TO,
} from "../data/words.ts";
import { JOHN_ID, MATTHEW_ID, PLAIN_ROOT, PSALM_ID, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { match, matchBook, matchNumbered } from "./book-match.ts";
import { ORDINAL, TITLE_WORDS } from "./correction-bits.ts";
import { spell, spellTyped } from "./distance.ts";
import { COMMA, DOT, OPEN, QUOTE, SEMICOLON } from "./fold.ts";
import { lettersOf } from "./letters.ts";
import { lexicon, lowerNames, stems, walk } from "./lexicon.ts";
import { AMBIGUOUS, FOUND, NONE, WRONG_ORDINAL } from "./outcome.ts";
import { romanValue } from "./roman.ts";
import { wordAt } from "./scan.ts";
import { MOST_LETTERS } from "./slip-costs.ts";
import { isCommonSlip } from "./slips.ts";
import { MOST_NUMBER, MOST_TITLE, NUMBER, SUFFIXED, type Tokens, WORD } from "./token.ts";

/** Words of titles that are known again with one slip in them. */
const LONG_WORDS = ["gospel", "epistle", "apostle", "according", "christ"].map((text) => ({
  text,
  ...spell(text),
}));

/** Where the next token stands, past a dot. */
export const nextPastDot = (t: Tokens, index: number): number =>
  t.kind[index + 1] === DOT ? index + 2 : index + 1;

/** Meaning of a word of a title: "acording", "The Gosple", "Letter from James". */
export function titleWordAt(t: Tokens, index: number): number {
  const meaning = wordAt(t, index);
  if (t.kind[index] !== WORD || (meaning !== 0 && meaning !== WORD_NOISE)) return meaning;
  const letters = lettersOf(t, index);
  // "Ep. to the Hebrews", "1 Ep. of John", but "Ep 2:8".
  if (letters === "ep") {
    const next = wordAt(t, nextPastDot(t, index));
    return next === WORD_OF || next === WORD_TO ? WORD_EPISTLE : 0;
  }
  if (meaning !== 0) return letters === "from" ? WORD_TITLE_MIDDLE : meaning;
  // "A Letter to Hebrews"
  if (letters === "a" && isTitleWord(wordAt(t, index + 1))) return WORD_THE;
  if (letters.length < 5 || letters.length > MOST_LETTERS) return meaning;
  const word = LONG_WORDS.find(
    (known) => known.text[0] === letters[0] && isCommonSlip(spellTyped(letters), known),
  );
  return word === undefined ? 0 : (lexicon.word[walk(PLAIN_ROOT, word.text)] ?? 0);
}

export function isTitleWord(meaning: number): boolean {
  switch (meaning) {
    case WORD_TITLE_START:
    case WORD_TITLE_MIDDLE:
    case WORD_GOSPEL:
    case WORD_EPISTLE:
    case WORD_PROPHECY:
    case WORD_THE:
    case WORD_OF:
    case WORD_TO:
      return true;
    default:
      return false;
  }
}

/** Ordinal, 1 to 5, that a token says ("1", "1st", "First", "I"); 0 when it says none. */
export function ordinalAt(t: Tokens, index: number): number {
  const value = t.value[index] ?? 0;
  if (t.kind[index] === NUMBER) return value >= 1 && value <= 5 ? value : 0;
  return t.kind[index] === WORD ? (lexicon.ordinal[value] ?? 0) : 0;
}

/** Whether a long title may start at a token. */
export function mayStartTitle(t: Tokens, index: number): boolean {
  const meaning = t.kind[nextPastDot(t, index)] === WORD ? titleWordAt(t, index) : wordAt(t, index);
  if (meaning === WORD_TITLE_MIDDLE) return lettersOf(t, index) === "s";
  // "To the Hebrews" is a title where no range can end: "cf. To the Hebrews", "(To the Hebrews".
  if (meaning === WORD_TO) {
    const before = t.kind[index - 1] === DOT ? index - 2 : index - 1;
    const kind = t.kind[before];
    const isStart = before < 0 || kind === SEMICOLON || kind === OPEN || (kind === QUOTE && before === 0);
    return (isStart || wordAt(t, before) === WORD_NOISE) && wordAt(t, index + 1) === WORD_THE;
  }
  if (meaning !== 0) return isTitleWord(meaning) && meaning !== WORD_OF;
  if (ordinalAt(t, index) === 0) return false;
  const next = nextPastDot(t, index);
  // "3 by John": the middle of no title; but "1 S. John" is a saint, and "1 S. ch. 3" Samuel.
  const word = titleWordAt(t, next);
  const isSaint =
    t.kind[next + 1] === DOT &&
    t.kind[next + 2] === WORD &&
    !wordAt(t, next + 2) &&
    lettersOf(t, next) === "s";
  if (word === WORD_MOSES || isSaint) return true;
  return isTitleWord(word) && word !== WORD_TO && word !== WORD_TITLE_MIDDLE;
}

/** Where the name stands behind the words of a title, with the title's ordinal and kind. Overwritten by the next call. */
export const titled = { at: 0, ordinal: 0, genre: 0 };

/** Fills in `titled` with what stands behind the words of a title; false when no word does. */
export function passTitleWords(t: Tokens, index: number): boolean {
  titled.ordinal = 0;
  titled.genre = 0;
  for (let at = index; at < index + MOST_TITLE; at++) {
    const meaning = titleWordAt(t, at);
    if (meaning === WORD_GOSPEL || meaning === WORD_EPISTLE || meaning === WORD_PROPHECY)
      titled.genre = meaning;
    if (isTitleWord(meaning) || t.kind[at] === DOT || t.kind[at] === COMMA) continue;
    const found = ordinalAt(t, at);
    if (found === 0 || titled.ordinal > 0) {
      titled.at = at;
      return t.kind[at] === WORD && at > index && !isChapterOf(t, at);
    }
    titled.ordinal = found;
  }
  return false;
}

/** "In the third of John": the chapter, or 3 John. */
function isChapterOf(t: Tokens, at: number): boolean {
  const book = lexicon.exact[t.value[at] ?? 0] ?? 0;
  return book > 0 && book < STEM_BASE && wordAt(t, at - 1) === WORD_OF && ordinalAt(t, at - 2) > 0;
}

/** Finds a book by a long title that starts at a token. Fills in `match` when it is FOUND. */
export function matchTitle(t: Tokens, input: string, index: number): number {
  if (!passTitleWords(t, index)) return NONE;
  const { at, ordinal } = titled;
  if (ordinal === 0) return acceptTitle(t, input, index, at, matchBook(t, input, at));
  if (wordAt(t, at) === WORD_MOSES) return matchMoses(t, input, at, ordinal);
  return acceptTitle(t, input, index, at, matchNumbered(t, input, index, at, ordinal));
}

/** Books outside the canon have titles too: a gospel of Peter, an epistle of Jeremiah. */
export function mayHave(genre: number, bookId: number): boolean {
  switch (genre) {
    case WORD_GOSPEL:
      return bookId >= MATTHEW_ID && bookId <= JOHN_ID;
    case WORD_EPISTLE:
      return bookId >= 45 && bookId <= 65;
    case WORD_PROPHECY:
      return bookId >= 23 && bookId <= 39;
    default:
      return true;
  }
}

function acceptTitle(t: Tokens, input: string, index: number, at: number, outcome: number): number {
  const genre = wordAt(t, index) === WORD_TO ? titled.genre || WORD_EPISTLE : titled.genre;
  // "S.o.S." is the Song, and no Saint Hosea.
  const isLetter = lettersOf(t, index) === "s";
  if (outcome === AMBIGUOUS) return genre === WORD_GOSPEL || isLetter ? NONE : AMBIGUOUS;
  if (outcome !== FOUND) return outcome;
  if (genre === WORD_EPISTLE && match.bookId === JOHN_ID) {
    match.letters = "john";
    match.ordinal = 0;
    return AMBIGUOUS;
  }
  if (!mayHave(genre, match.bookId) || (match.bookId < MATTHEW_ID && isLetter)) return NONE;
  const onlyThe = at === index + 1 && wordAt(t, index) === WORD_THE;
  if (!onlyThe) match.text = lowerNames[match.bookId] ?? "";
  match.mask = TITLE_WORDS | (match.mask & ~ORDINAL & (onlyThe ? -1 : 0));
  if (!onlyThe) passOtherName(t, input);
  return FOUND;
}

/** "The First Book of Samuel, otherwise called the First Book of the Kings": the name that counts is the first. */
function passOtherName(t: Tokens, input: string): void {
  const { bookId, next, mask, text } = match;
  let at = t.kind[next] === COMMA ? next + 1 : next;
  if (OTHERWISE.has(lettersOf(t, at))) at++;
  if (lettersOf(t, at) !== "called") return;
  at += t.kind[at + 1] === COMMA ? 2 : 1;
  const outcome = matchTitle(t, input, at);
  const end = outcome === FOUND || outcome === WRONG_ORDINAL ? match.next : next;
  Object.assign(match, { bookId, next: end, mask, text, isMachine: false });
}

const OTHERWISE: ReadonlySet<string> = new Set(["otherwise", "commonly"]);

function matchMoses(t: Tokens, input: string, at: number, ordinal: number): number {
  const bookId = findBook(MOSES_KEYS[ordinal - 1] ?? "")?.id ?? 0;
  let name = at + 1;
  // ", commonly called Genesis".
  while (t.kind[name] === COMMA || isTitleWord(wordAt(t, name))) name++;
  const isNamed = name > at + 1 && matchBook(t, input, name) === FOUND && match.bookId === bookId;
  const next = isNamed ? match.next : at + 1;
  return fill(bookId, next);
}

function fill(bookId: number, next: number): number {
  Object.assign(match, { bookId, next, mask: TITLE_WORDS, text: lowerNames[bookId] ?? "", isMachine: false });
  return FOUND;
}

/** "Peter's First Letter", "Mark's Gospel": a writer before the kind of his book. Fills in `match` when it is FOUND. */
export function matchPossessive(t: Tokens, index: number): number {
  const letters = lettersOf(t, index);
  const ordinal = ordinalAt(t, index + 1);
  const last = ordinal > 0 ? index + 2 : index + 1;
  const genre = wordAt(t, last);
  if (!letters.endsWith("s") || (genre !== WORD_GOSPEL && genre !== WORD_EPISTLE)) return NONE;
  const value = lexicon.exact[walk(ordinal > 0 ? STEM_ROOT : PLAIN_ROOT, letters.slice(0, -1))] ?? 0;
  const bookId = ordinal > 0 ? (stems[value - STEM_BASE]?.bookIds[ordinal - 1] ?? 0) : value;
  if (!mayHave(genre, bookId)) return NONE;
  return fill(bookId, last + 1);
}

/** "23rd Psalm", "the xxiii. Psalm": the number of a psalm before the word; 0 when that is not what stands here. */
export function psalmNumberAt(t: Tokens, index: number): number {
  const isMarked = ((t.flags[index] ?? 0) & SUFFIXED) !== 0 || wordAt(t, index - 1) === WORD_THE;
  const at = nextPastDot(t, index);
  if (!isMarked || t.kind[at] !== WORD || lexicon.exact[t.value[at] ?? 0] !== PSALM_ID) return 0;
  const number = t.kind[index] === NUMBER ? (t.value[index] ?? 0) : romanValue(t, index);
  return number <= MOST_NUMBER ? number : 0;
}
