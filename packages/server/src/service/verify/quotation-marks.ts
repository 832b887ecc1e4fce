/** Finds text in quotation marks. */

import type { Steps } from "@lectern/scripture/scan";

/** A half-open part of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The marks that open a quotation, each with the marks that may close it. */
const CLOSING: Readonly<Record<string, string>> = {
  "“": '”"',
  "„": "“”",
  "«": "»",
  '"': '"”',
  "‘": "’",
  "'": "'",
};

const LETTER = /[\p{L}\p{N}]/u;
const SPACE_OR_START = /[\s([{—–\-\uFFFC]/;
const BLANK_LINE = /\n[ \t\r]*\n/;
/** A single mark that most likely closes a quotation: at the end of a sentence or a clause. */
const CLEAR_END = /[.,;:!?…]['’](?![\p{L}\p{N}])/u;
/** How far after the apostrophe of a plural to search for a clear end of the quotation. */
const LOOKAHEAD = 400;
/** Marks that are read in one step. */
const STEP = 2000;

/**
 * The text within the outer marks of each quotation, in order. A quotation that opens with “ and is not closed ends with its
 * paragraph; one with any other mark is dropped.
 */
export function* markedQuotations(text: string, max: number): Steps<readonly TextRange[]> {
  const ranges: TextRange[] = [];
  let opened: { readonly mark: string; readonly at: number } | null = null;
  let depth = 0;
  /** In a quotation of several paragraphs, each paragraph has an opening mark, but only the last has a closing mark. */
  const endParagraph = (end: number): void => {
    if (opened?.mark === "“") ranges.push({ start: opened.at + 1, end });
    [opened, depth] = [null, 0];
  };
  // Each call needs its own pattern, because calls for other texts may run between two steps.
  const marks = /["“”„«»‘’']|\n[ \t\r]*\n/g;
  let read = 0;
  for (let found = marks.exec(text); found !== null && ranges.length < max; found = marks.exec(text)) {
    if (++read % STEP === 0) yield;
    const at = found.index;
    const [mark] = found;
    if (mark.startsWith("\n")) endParagraph(at);
    else if (opened === null) {
      if (opens(text, at, mark)) opened = { mark, at };
    } else if (mark === opened.mark && mark === "“") depth++;
    else if (closes(text, at, mark, opened.mark)) {
      if (depth > 0) depth--;
      else {
        if (opened.at + 1 < at) ranges.push({ start: opened.at + 1, end: at });
        opened = null;
      }
    }
  }
  if (ranges.length < max) endParagraph(text.length);
  return ranges;
}

function opens(text: string, at: number, mark: string): boolean {
  if (CLOSING[mark] === undefined) return false;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (after === "" || /\s/.test(after)) return false;
  if (mark === "“" || mark === "„" || mark === "«") return true;
  const isFree = before === "" || SPACE_OR_START.test(before) || /["“*_>]/.test(before);
  return isFree && (mark === '"' || LETTER.test(after) || /[“"[(…]/.test(after));
}

function closes(text: string, at: number, mark: string, opened: string): boolean {
  if (CLOSING[opened]?.includes(mark) !== true) return false;
  if (mark === '"') return !(/\s/.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at + 1)));
  if (mark !== "’" && mark !== "'") return true;
  if (LETTER.test(text.charAt(at + 1))) return false;
  // The apostrophe of a plural ("the disciples’ feet") closes nothing if a clear end follows.
  const isPlural = text.charAt(at - 1) === "s" && /^\s\p{Ll}/u.test(text.slice(at + 1, at + 3));
  return !isPlural || !CLEAR_END.test(restOfParagraph(text, at + 1));
}

/** The rest of the paragraph, at most LOOKAHEAD characters. */
function restOfParagraph(text: string, from: number): string {
  const rest = text.slice(from, from + LOOKAHEAD);
  const end = rest.search(BLANK_LINE);
  return end === -1 ? rest : rest.slice(0, end);
}
