/** Number words of running text that count something else than chapters and verses. */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { IsCount } from "../resolve/names/number-words.ts";
import { romanValue } from "../resolve/names/roman.ts";
import type { Token } from "../resolve/text/token.ts";
import type { ProseSets } from "./prose-sets.ts";
import type { Window } from "./windows.ts";

const ENDS: ReadonlySet<string> = new Set([".", "!", "?"]);
/** Shorter words that end like plurals are other words: "is", "this". */
const MIN_PLURAL = 5;

/** Whether number words of a window count something else. */
export function spokenCounts({ text, tokens }: Window, lexicon: Lexicon, sets: ProseSets): IsCount {
  const others = lexicon.language.numbers?.otherCounts.split(" ") ?? [];
  const isNumber = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.kind === "number" || lexicon.numberWords.has(token.text) || romanValue(token.text) > 0);
  return (at, to) => {
    const [before, first, after] = [tokens[at - 1], tokens[at], tokens[to]];
    const next = after?.kind === "word" ? after.text : "";
    // "two hundred people", "Act five"
    if ((lexicon.numberWords.get(next)?.value ?? 0) >= 100 || others.includes(before?.text ?? ""))
      return true;
    if (before === undefined || first === undefined || !isNumber(tokens[at - 2])) return false;
    // "James chapter two. Two things matter.", "I. Two ways", but "Romans chapter eight. One through four."
    if (ENDS.has(before.kind))
      return !lexicon.find(next)?.roles.has("to") && /\p{Lu}/u.test(text.charAt(first.start));
    // "Luke chapter fifteen, three parables", but "Luke fifteen, three says"
    const isPlural = next.length >= MIN_PLURAL && next.endsWith(sets.pluralEnding) && !sets.sayings.has(next);
    return before.kind === "," && isPlural;
  };
}
