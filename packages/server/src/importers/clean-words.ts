/**
 * Cleans the words of a file of any format. Each rule reports what it changed. The result passes the checks of
 * text/clean-text.ts.
 */

import type { Place, WarningCode } from "./event.ts";

/** A piece of a verse. */
export type WordPiece =
  | { readonly type: "words"; readonly text: string }
  | { readonly type: "open" }
  | { readonly type: "close" }
  | { readonly type: "paragraph" };

export type Warn = (code: WarningCode, message: string, at: Place) => void;

/** What square brackets mean: added words (the default), or nothing (`plain`: only the brackets are removed). */
export type BracketRule = "added" | "plain";

/** Whether numbers such as `(7:26)` among the words are kept (the default) or dropped. */
export type NumberRule = "kept" | "dropped";

export interface WordRules {
  readonly brackets: BracketRule;
  readonly numbers: NumberRule;
}

/** Chapter and verse in round brackets. The closing bracket may be missing if no other bracket follows. */
const BRACKETED_NUMBER = /[(（]\d{1,3}[:：]\d{1,3}\p{L}?(?:[-–]\d{1,3}\p{L}?)?(?:[)）]|(?=\s[^()（）]*$))/gu;

/** Text that looks like such a number, with or without its closing bracket. */
const NUMBER_INSIDE = /[(（]\d{1,3}[:：]\d{1,3}[^\s()（）]{0,8}[)）]?/gu;

/** The numbers of chapter and verse in brackets among the words of a verse. */
export const numbersInside = (text: string): readonly string[] => text.match(NUMBER_INSIDE) ?? [];

const SUSPICIOUS =
  /[[\]{}<>|\\#`¶\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufeff\u200b\u00ad\u2060\u2028\u2029\ufffd\p{Co}]/u;

/** Splits the words of one event. `atStart`: no word of the verse came before. */
export function readWords(
  source: string,
  atStart: boolean,
  { brackets, numbers }: WordRules,
  at: Place,
  warn: Warn,
): readonly WordPiece[] {
  const wellFormed = source.isWellFormed() ? source : source.toWellFormed();
  if (wellFormed !== source) warn("character", "half of a surrogate pair is left out", at);
  const words = numbers === "dropped" ? wellFormed.replace(BRACKETED_NUMBER, "") : wellFormed;
  if (!SUSPICIOUS.test(words)) return [{ type: "words", text: words }];
  let text = words.replaceAll("\t", " ");
  const pieces: WordPiece[] = [];
  const mark = atStart ? /^\s*[#¶]\s*/.exec(text) : null;
  if (mark !== null) {
    // "# " before a verse (KJV 1769 transcription) and a pilcrow are marks of a paragraph.
    pieces.push({ type: "paragraph" });
    text = text.slice(mark[0].length);
  }
  text = replaceCharacters(text, at, warn);
  text = stripMarkup(text, at, warn);
  for (const piece of splitBrackets(text, brackets, at, warn)) pieces.push(piece);
  return pieces;
}

/** Replaces or removes characters that no verse may have. */
function replaceCharacters(source: string, at: Place, warn: Warn): string {
  let text = source;
  if (text.includes("`")) {
    warn("character", "grave accent read as an apostrophe", at);
    text = text.replaceAll("`", "\u2019");
  }
  if (/[\ufffd\p{Co}]/u.test(text)) {
    warn("character", "a character that says the encoding went wrong is left out", at);
    text = text.replace(/[\ufffd\p{Co}]/gu, "");
  }
  if (/[\ufeff\u200b\u00ad\u2060]/.test(text)) {
    warn("character", "an invisible character is left out", at);
    text = text.replace(/[\ufeff\u200b\u00ad\u2060]/g, "");
  }
  if (/[^\P{Cc}\n\r]/u.test(text)) warn("character", "a control character is read as a space", at);
  return text.replace(/[^\P{Cc}\n\r]|[\u2028\u2029]/gu, " ").replaceAll("¶", " ");
}

/** Tags, backslash markers and braces that do not belong to the file's format. */
function stripMarkup(source: string, at: Place, warn: Warn): string {
  if (!/[<>{}|\\#]/.test(source)) return source;
  const markup = /<\/?[A-Za-z][^<>]{0,200}>|\\\+?[a-z]+\d?\*?|[<>{}|\\#]/.exec(source)?.[0] ?? "";
  warn("leftover_markup", `markup in the text is left out: "${markup.slice(0, 40)}"`, at);
  return source
    .replace(/<\/?[A-Za-z][^<>]{0,200}>/g, "")
    .replace(/\\\+?[a-z]+\d?\*?/g, "")
    .replace(/[<>{}|\\#]/g, "");
}

const WORDLESS_BRACKETS = /\[[^\p{L}\p{N}[\]]*\]/gu;

function splitBrackets(source: string, brackets: BracketRule, at: Place, warn: Warn): readonly WordPiece[] {
  if (!/[[\]]/.test(source)) return [{ type: "words", text: source }];
  const text = source.replace(WORDLESS_BRACKETS, (all) => {
    warn("leftover_markup", `brackets without a word are left out: "${all.slice(0, 40)}"`, at);
    return "";
  });
  if (brackets === "plain") return [{ type: "words", text: text.replace(/[[\]]/g, "") }];
  return text.split(/([[\]])/).flatMap((part): readonly WordPiece[] => {
    if (part === "[") return [{ type: "open" }];
    if (part === "]") return [{ type: "close" }];
    return part === "" ? [] : [{ type: "words", text: part }];
  });
}
