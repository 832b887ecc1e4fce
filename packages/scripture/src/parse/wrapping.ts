/**
 * What a reference may be wrapped in when it is copied from a page: entities of HTML, a Markdown link, a hyphen at the end
 * of a line. What is given has
 * the same length, and is blank where the wrapping stood, so that positions stay.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  ldquo: '"',
  lsquo: "'",
  mdash: "\u2014",
  nbsp: " ",
  ndash: "\u2013",
  quot: '"',
  rdquo: '"',
  rsquo: "'",
  shy: "\u00ad",
};
/** Stands for nothing: dropped by the first stage. */
const NOTHING = "\u200b";
const LONGEST_ENTITY = 8;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The text with entities read, of Markdown links the words alone, and the two parts of a word joined; null when it has
 * none of these.
 */
export function withoutWrapping(input: string): string | null {
  let output = "";
  let done = 0;
  const replace = (from: number, to: number, text: string): void => {
    output += input.slice(done, from) + text + NOTHING.repeat(to - from - text.length);
    done = to;
  };
  for (let at = 0; at < input.length; at++) {
    const mark = input[at];
    if (mark === "&") {
      const end = input.slice(at, at + LONGEST_ENTITY + 2).indexOf(";");
      const text = end < 0 ? "" : entityText(input.slice(at + 1, at + end));
      if (text !== "") replace(at, at + end + 1, text);
    } else if (mark === "]" && input[at + 1] === "(" && !isDigit(input[at + 2])) {
      const close = input.indexOf(")", at);
      if (close < 0) break;
      replace(at + 1, close + 1, "");
      at = close;
    } else if (mark === "-" && isBreak(input[at + 1])) {
      // "1 Thessa-\nlonians"
      const end = input[at + 2] === "\n" ? at + 3 : at + 2;
      if (isDigit(input[at - 1]) || isDigit(input[end])) continue;
      replace(at, end, "");
      at = end - 1;
    }
  }
  return done === 0 ? null : output + input.slice(done);
}

function entityText(name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name] ?? "";
  const isHex = name[1] === "x" || name[1] === "X";
  const digits = name.slice(isHex ? 2 : 1);
  for (const digit of digits) if (Number.isNaN(Number.parseInt(digit, isHex ? 16 : 10))) return "";
  const point = Number.parseInt(digits, isHex ? 16 : 10);
  return point >= 32 && point <= LAST_CODE_POINT ? String.fromCodePoint(point) : "";
}

const isBreak = (text: string | undefined): boolean => text === "\n" || text === "\r";
const isDigit = (text: string | undefined): boolean => text !== undefined && text >= "0" && text <= "9";
