/** Typographic quotation marks. Each replaces one character, so that offsets in the text stay valid. */

/** Words that begin with an apostrophe. */
const ELISION = /^['’](?:tis|twas|twere|twill|em|til|cause)\b/i;

const opens = (before: string): boolean => before === "" || /[\s([{\u2014\u2013\u201c\u2018]/.test(before);

function quote(text: string, at: number, open: string, close: string): string {
  const before = at === 0 ? "" : (text[at - 1] ?? "");
  const after = text[at + 1] ?? "";
  return opens(before) && /\S/.test(after) ? open : close;
}

/** The text with curly quotation marks and apostrophes. */
export function curly(text: string): string {
  if (!/['"]/.test(text)) return text;
  let made = "";
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    // The text before it is already converted, so that a quotation inside a quotation opens too.
    if (character === '"') made += quote(made + text.slice(index), index, "\u201c", "\u201d");
    else if (character !== "'") made += character;
    else if (ELISION.test(text.slice(index, index + 8))) made += "\u2019";
    else made += quote(made + text.slice(index), index, "\u2018", "\u2019");
  }
  return made;
}
