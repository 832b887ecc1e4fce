/** The marks of Markdown: a footnote, and what a line begins with. */

export const FOOTNOTE = /\[\^[^[\]\s]{1,80}\]:?/y;
export const FENCE = /[ \t>]*(?:[-+*] +|\d{1,3}[.)] +)?(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*(?:\n|$)/y;
export const HEADING = /[ ]{0,3}#{1,6}(?=[ \t\n]|$)/y;
export const UNDERLINE = /[ ]{0,3}(?:=+|-+)[ \t]*(?=\n|$)/y;
export const DEFINITION = /[ ]{0,3}\[[^\]\n]+\]:[ \t]*(?:<[^>\n]*>|\S+)[ \t]*(?:["'(][^\n]*)?(?=\r?\n|$)/y;
export const BULLET = /[ \t]*[-+*][ \t]+/y;
export const LIST_NUMBER = /[ \t]*([0-9]{1,3})([.)])[ \t]+/y;
export const QUOTE_MARKS = /[ ]{0,3}(?:>[ ]?)+/y;
export const INDENTED_CODE = /(?: {4}|\t)[^\n]*/y;
/** In a list item, less indented lines are its paragraphs. */
export const CODE_IN_ITEM = /(?: {8}|\t\t)[^\n]*/y;

/** Whether a text from double backticks to the next ones begins with a quotation of LaTeX: "``form'' and ``". */
export const isQuotation = (span: string): boolean => /^``[^`]/.test(span) && span.includes("''");
