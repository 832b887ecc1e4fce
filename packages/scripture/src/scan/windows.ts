/**
 * Windows: the parts of a block that the grammar reads, each with its tokens. Neighbouring windows overlap, so the tokens
 * are made for a longer chunk of the block, and each window takes its part of them.
 */

import { hasDottedOrdinals } from "../languages/language.ts";
import { lexemesOf } from "../resolve/names/lexemes.ts";
import { isMarkerEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import type { Token } from "../resolve/text/token.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import type { Block } from "./blocks.ts";
import { endOfCitation } from "./citation-ends.ts";
import { isNoteLetter, type StartWord } from "./citation-starts.ts";
import { hasMarker, withOrdinals } from "./ordinal-verses.ts";
import type { ProseSets } from "./prose-sets.ts";
import { withPsalmNumbers, withRomanOrdinals } from "./psalm-numbers.ts";

/** Tokens of a part of a block. Their offsets are those of `text`. */
interface Chunk {
  /** The same units as `text`, with the line breaks of the prose. */
  readonly lines: string;
  /** The offset of `text` in the prose. */
  readonly origin: number;
  /** One unit for each unit of the prose. */
  readonly text: string;
  /** As the text stage reads them, and as the lexicon joins them. */
  readonly tokens: readonly Token[];
  readonly lexemes: readonly Token[];
  /** It has a word for chapter or verse, without which no ordinal is that of one. */
  readonly mayHaveOrdinals: boolean;
  /** It has characters for which each window needs tokens of its own. */
  readonly isReadAlone: boolean;
}

/** A part of a chunk from `from` to before `to`, offsets in `text`. */
export interface Window {
  /** The same units as `text`, with their line breaks. */
  readonly lines: string;
  readonly origin: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
  readonly lexemes: readonly Token[];
  /** It ends only because of its size: the sentence and the block go on. */
  readonly isOpen: boolean;
}

/** The size of a window before and after its word, in UTF-16 units. What is farther away does not make a word worth reading. */
const BEFORE = 80;
export const WINDOW_AFTER = 120;
/** The size of a chunk of neighbouring windows. */
const CHUNK = 1024;

export class Windows {
  readonly #block: Block;
  readonly #lexicon: Lexicon;
  readonly #sets: ProseSets;
  #chunk: Chunk | null = null;
  /** The start of the window before. */
  #from = Number.NEGATIVE_INFINITY;

  constructor(block: Block, lexicon: Lexicon, sets: ProseSets) {
    this.#block = block;
    this.#lexicon = lexicon;
    this.#sets = sets;
  }

  /** The window of a word. `longer`: how many times longer than usual it is after the word. */
  at(word: StartWord, longer: number): Window {
    const { text, from: blockFrom, end: blockEnd } = this.#block;
    const from = Math.max(blockFrom, nextWordStart(text, word.start - BEFORE));
    const end = Math.min(blockEnd, word.end + WINDOW_AFTER * longer);
    const ownEnd = endOfCitation(text, word, end, this.#lexicon, this.#sets);
    const chunk = this.#chunkAt(from, ownEnd);
    const { origin } = chunk;
    const sentence = withoutNextSentence(
      chunk.text.slice(from - origin, ownEnd - origin),
      word.end - from,
      this.#lexicon,
    );
    const part = { from: from - origin, to: from - origin + sentence.length };
    const own = tokensOf(chunk.tokens, part);
    const tokens = chunk.mayHaveOrdinals
      ? withOrdinals(own, word.start - origin, this.#lexicon, this.#sets)
      : own;
    const isRewritten = tokens !== own;
    const shared = chunk.lexemes === chunk.tokens ? tokens : tokensOf(chunk.lexemes, part);
    return {
      origin,
      text: chunk.text,
      lines: chunk.lines,
      ...part,
      tokens,
      lexemes: isRewritten ? lexemesOf(tokens, this.#lexicon) : shared,
      isOpen: end < blockEnd && origin + part.to === end,
    };
  }

  /** The chunk that contains a part of the block. */
  #chunkAt(from: number, end: number): Chunk {
    // Where citations are rare, more tokens than those of the window are seldom used.
    const isNear = from - this.#from < WINDOW_AFTER;
    this.#from = from;
    const before = this.#chunk;
    const beforeEnd = before === null ? -1 : before.origin + before.text.length;
    const hasAll = before !== null && before.origin <= from && end <= beforeEnd;
    const mayShare = before !== null && (before.origin === from || !before.isReadAlone);
    if (hasAll && mayShare && isBetweenTokens(before, from)) return before;
    const { text, end: blockEnd } = this.#block;
    const far = Math.min(blockEnd, Math.max(end, from + CHUNK));
    const isShared = isNear && !READ_ALONE.test(text.slice(from, far));
    const lines = text.slice(from, isShared ? far : end);
    const plain = withListMarks(
      withNumbersOfNames(lines, this.#lexicon).replace(/[\n\r\t]/g, " "),
      this.#lexicon,
    );
    const tokens = withPsalmNumbers(withRomanOrdinals(tokenize(plain).list, this.#lexicon), this.#lexicon);
    this.#chunk = {
      origin: from,
      lines,
      text: plain,
      tokens,
      lexemes: lexemesOf(tokens, this.#lexicon),
      mayHaveOrdinals: hasMarker(tokens, this.#lexicon),
      isReadAlone: READ_ALONE.test(plain),
    };
    return this.#chunk;
  }
}

/** Characters whose meaning depends on those before them in the same window: a plus for a space, raised digits, lines. */
const READ_ALONE = /[+\u0085\u00b2\u00b3\u00b9\u2028\u2029\u2070-\u2079]/;

/** The index of the first token that ends after an offset; the end token counts. */
function indexAfter(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isBetweenTokens = ({ tokens, origin }: Chunk, offset: number): boolean =>
  (tokens[indexAfter(tokens, offset - origin)] as Token).start >= offset - origin;

/** The tokens of a part, and an end token. */
function tokensOf(tokens: readonly Token[], { from, to }: Pick<Window, "from" | "to">): readonly Token[] {
  const list = tokens.slice(indexAfter(tokens, from), indexAfter(tokens, to));
  const [first] = list;
  // Nothing of the window precedes its first token.
  if (first?.isSpaced && first.start === from) list[0] = { ...first, isSpaced: false };
  list.push({ ...(tokens.at(-1) as Token), start: to, end: to });
  return list;
}

/** Without it, the next pattern matches nothing. */
const DIGIT_AT_END = /\d[ \r]{0,2}[\n\t]/;
/** A name with a small number at the end of a line or cell, and the next word: "Romans 3", then "John 4". */
const NUMBER_AT_END =
  /(?<!\p{L})(\p{Lu}\p{L}*)\.?[ ]{1,2}[1-4][ \r]{0,2}[\n\t](?=[ \t]{0,8}(\p{Lu}\p{L}*))/gu;

/** The same text with semicolons for such ends before names with ordinals, so that the number is not taken for one. */
const withNumbersOfNames = (lines: string, lexicon: Lexicon): string =>
  DIGIT_AT_END.test(lines)
    ? lines.replace(NUMBER_AT_END, (line, name: string, next: string) => {
        const { plain, numbered } = lexicon.find(name.toLowerCase()) ?? {};
        const isName = plain?.exact || numbered?.exact;
        return isName && lexicon.find(next.toLowerCase())?.numbered.exact ? `${line.slice(0, -1)};` : line;
      })
    : lines;

/**
 * A colon before words ("Lam 3:22-23: his mercies", "Psalm 23 : The Lord"), before a quotation ('Rom 8:28-30:"And we'), or at the end of a block
 * ends a citation, as a comma does.
 */
const COLON_OF_TEXT = /(\d ?):(?=\s+[^\d\s]|\s*$|["'\u2018\u201c\u201e\u00ab]\p{L})/gu;
/** A colon between a range and a number, which is of a list or an index: "Rom 8:1-11: 9 people came", "John 14:1-3: 4, 8, 562". */
const COLON_AFTER_RANGE = /(?<=:\d{1,3}[-\u2013]\d{1,3}):(?=\s+\d)/g;

/** A colon between verses and a word for verse or chapter, after which the text goes on: "Titus 3:5-8: v. 5 excludes works". */
const COLON_BEFORE_VERSE =
  /(?<=:\d{1,3}[a-d]?(?:[-\u2013,] ?\d{1,3}[a-d]?){0,9} ?):(?=\s+(\p{L}+)\.?\s{0,2}\d{1,3}(?![\d:]))/gu;

/** A colon before a rating, which cannot be two verses: "Eccl 3: 10/10", "John 3: 4.5/5". */
const COLON_OF_RATING = /(?<=\d ?):(?=\s+(?:(5|10|100)\/\1|\d\.\d\/(?:5|10))(?!\d))/g;

const VERSES = String.raw`\d{1,3}[a-d]{0,2}(?:[-\u2013]\d{1,3}[a-d]{0,2})?`;
/** Verses that slashes join: "John 3:16/17", "Mt 13:1-9/18-23"; but not "Luke 2:1/12/2023" and "3:16/4:2". */
const SLASHED = new RegExp(String.raw`(?<=\d:)${VERSES}(?:\/${VERSES})+(?!\d|[:./-]\d)`, "g");
/** A slash before a numbered book: "Is 12:5-6/1 Jn 5:1". */
const SLASH_BEFORE_BOOK =
  /(?<=:\d{1,3}[a-d]?(?:[-\u2013,]\s?\d{1,3}[a-d]?){0,4})\/(?=[1-3]\s?\p{Lu}\p{Ll})/gu;

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** A label before a word, which is no part of the verse before it: "Rom 3:23 B-2 Isa 53:6". */
const LABEL_AFTER = /(?<=\d) (?=[A-H]-\d{1,2} [("*]?(?:[1-3]\s?|I{1,3}\s)?\p{L}{2})/gu;

/** A smiley after a space, which is no mark: "Romans 8 :)", "psalm 23 :D", "Romans 8 :fire:". */
const SMILEY = /(?<=\s)(?:[:;=]'?-?[()DPpOo*|/\]](?!\w|\.\w)|:[a-z][a-z0-9_+-]{1,30}:)/g;

/** A letter that is joined to a name with chapter and verse, as that of a note: "1 aJohn 7:50; 19:39 bLuke 23:13". */
const JOINED_LETTER = /(?<=^|[\s;,(])[a-z](?=\p{Lu}\p{Ll}+\.?\s\d{1,3}:\d)/gu;

/** A raised letter before a name, as that of a note. */
const RAISED_LETTER = /[\u1d2c-\u1d6a](?=\p{Lu})/gu;

/** The apostrophe of a possessive after a part of a verse: "Acts 2:42a's view". */
const APOSTROPHE_OF_POSSESSIVE = /(\d(?:[a-d]|ff?))['\u2019](?=s(?!\p{L}))/gu;

/** Without one of these, none of the patterns of withOddMarksRead matches. */
const ODD_MARK =
  /[\u1d2c-\u1d6a/]|:(?!\d)|[;=](?!\s)|(?:^|[\s;,(])[a-z][A-Z\u00c0-\uffff]|[A-H]-\d|[\da-f]['\u2019]s/;

/**
 * The same text with commas for the marks that end or join verses as commas do, stops for smileys and for marks that end verses, and marks for
 * the letters of notes and the spaces before labels.
 */
const withListMarks = (text: string, lexicon: Lexicon): string =>
  ODD_MARK.test(text) ? withOddMarksRead(text, lexicon) : text;

const withOddMarksRead = (text: string, lexicon: Lexicon): string =>
  withSlashesRead(
    text
      .replace(RAISED_LETTER, "*")
      .replace(JOINED_LETTER, (letter, at: number) => (isNoteLetter(text, at) ? "*" : letter))
      .replace(LABEL_AFTER, ";")
      .replace(SMILEY, (smiley) => "!".padEnd(smiley.length))
      .replace(COLON_BEFORE_VERSE, (colon, word: string) =>
        isMarkerEntry(lexicon.find(word.toLowerCase())) ? "!" : colon,
      )
      .replace(COLON_OF_TEXT, "$1,")
      .replace(COLON_AFTER_RANGE, ".")
      .replace(COLON_OF_RATING, "!")
      .replace(APOSTROPHE_OF_POSSESSIVE, "$1!"),
  );

/** The same text with the marks that slashes stand for. */
const withSlashesRead = (text: string): string =>
  text.includes("/")
    ? text
        .replace(SLASH_BEFORE_BOOK, ";")
        .replace(SLASHED, (verses) =>
          isRising((verses.match(/\d+/g) ?? []).map(Number)) ? verses.replaceAll("/", ",") : verses,
        )
    : text;

/** What begins the next sentence: a word of four letters or a label ("Peter", "Th: rest"), or the pronoun "I" before a word, which is no numeral there. */
const SENTENCE_BEGINNING = String.raw`\p{Lu}\p{Ll}(?:\p{Ll}(?:\p{Ll}|(?![\p{Ll}.]|\s*\d))|:\s)|I(?:['\u2019]|\s\p{Ll}{2})`;
/** The end of a sentence after a verse: "Romans 2. Peter says", "Daniel 1. Th: rest", "Romans 2. I say". */
const END_AFTER_VERSE = new RegExp(
  String.raw`\d((?:[a-d]|ff?)?[.!?])["')\]\u201D\u2019]*\s+(?=${SENTENCE_BEGINNING})`,
  "gu",
);

/** Verses, the stop and the figure of a footnote after them, and the word that begins the next sentence: "James 2:23.5 The". */
const FOOTNOTE = /:\d{1,3}(?:[-\u2013,]\s?\d{1,3}){0,9}\.(?=(\d{1,3})\s+(\p{Lu}\p{L}*)(\.?\s+\d)?)/gu;

/** In languages whose ordinals have dots, a lone digit may be one: "Joh 3,16; vgl. 1. Mose 1,1". */
const LONE_DIGIT = /(?:^|[^\d,.:-])\s?[1-5]\.$/;

/** The window up to the end of the sentence: a number, a stop, perhaps the figure of a footnote, and a word with a capital letter. */
function withoutNextSentence(window: string, from: number, lexicon: Lexicon): string {
  FOOTNOTE.lastIndex = from;
  const note = FOOTNOTE.exec(window);
  const isFigure = note !== null && !isName(note, lexicon);
  const text = isFigure ? window.slice(0, FOOTNOTE.lastIndex) : window;
  END_AFTER_VERSE.lastIndex = from;
  const found = END_AFTER_VERSE.exec(text);
  if (found === null) return text;
  const cut = text.slice(0, found.index + 1 + (found[1] ?? "").length);
  return hasDottedOrdinals(lexicon.language) && LONE_DIGIT.test(cut) ? text : cut;
}

/** "Rom 8:1.2 Corinthians says", "Rom 8:1.5 Acts 2": the name of a citation, or one with an ordinal. */
function isName([, figure, word = "", number]: RegExpExecArray, lexicon: Lexicon): boolean {
  const { plain, numbered } = lexicon.find(word.toLowerCase()) ?? {};
  const books = numbered?.exact?.bookIds ?? [];
  return books.length >= Number(figure) || (number !== undefined && (plain?.exact ?? null) !== null);
}

/** The start of the first word that begins at an offset or after it. */
function nextWordStart(text: string, offset: number): number {
  let at = Math.max(offset, 0);
  while (at > 0 && at < offset + BEFORE && text.charCodeAt(at - 1) > 32) at++;
  return at;
}
