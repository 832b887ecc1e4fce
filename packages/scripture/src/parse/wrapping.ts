/**
 * What a reference may be wrapped in when it is copied from a page: a Markdown link, a hyphen at the end of a line. What is
 * given has the same length, and is blank where the wrapping stood, so that positions stay.
 */

/** Stands for nothing: dropped by the first stage. */
const NOTHING = "\u200b";

const LONGEST_TARGET = 1024;

/** The text with only the words of Markdown links, and the two parts of a word joined; null when it has neither. */
export function withoutWrapping(input: string): string | null {
  let output = "";
  let done = 0;
  for (let at = 0; at < input.length; at++) {
    const mark = input[at];
    const end = mark === "]" ? endOfTarget(input, at + 1) : mark === "-" ? endOfHyphen(input, at) : 0;
    if (end === 0) continue;
    const from = mark === "]" ? at + 1 : at;
    output += input.slice(done, from) + NOTHING.repeat(end - from);
    done = end;
    at = end - 1;
  }
  return done === 0 ? null : output + input.slice(done);
}

/** Where the target of a Markdown link ends that begins at `from`; 0 where none begins. */
function endOfTarget(input: string, from: number): number {
  if (input[from] !== "(") return 0;
  const target = input.slice(from, from + LONGEST_TARGET);
  const close = target.indexOf(")");
  return /[/#]/.test(target.slice(0, close)) ? from + close + 1 : 0;
}

/** Where the line behind a hyphen begins that parts a word: "1 Thessa-", "lonians"; 0 where it does not. */
function endOfHyphen(input: string, at: number): number {
  const next = input[at + 1];
  if (next !== "\n" && next !== "\r") return 0;
  const end = input[at + 2] === "\n" ? at + 3 : at + 2;
  return isDigit(input[at - 1]) || isDigit(input[end]) ? 0 : end;
}

const isDigit = (text: string | undefined): boolean => text !== undefined && text >= "0" && text <= "9";
