/** "(ibid.)" without a number: the passage that the brackets before it cite. */

import * as BIT from "../resolve/correction-bits.ts";
import { validReference } from "../resolve/valid-reference.ts";
import { type Citation, hasVerses } from "./citation.ts";
import { LIMIT } from "./citation-costs.ts";
import type { StartWord } from "./citation-starts.ts";
import { endOf, type Placed, startOf } from "./finds.ts";
import { matchAt } from "./match-at.ts";
import type { ProseSets } from "./prose-sets.ts";

/** The word in brackets of its own. */
const IN_BRACKETS = /(?<=\()(\p{L}{3,})\.?(?=\))/uy;
/** Words without another place, and a quotation directly before the brackets of the word. */
const BETWEEN = /^\)[^()[\]\d]{0,600}["\u201d\u2019]\s\($/;
/** A word with a capital letter inside a sentence. Two of them may be the title of another source. */
const NAMES = /[\p{Ll},;]\s["\u201c]?\p{Lu}/gu;

/**
 * The citation of a word such as "ibid." in brackets of its own, after one passage in brackets of its own: '"Till now" (1 Sam 7:12) ... "no glory"
 * (ibid.)'. Null if it is none. Other brackets, numbers or several names between them may be another source. `latest`: the citation before it in its block.
 * It says nothing about other citations of the text, so its cost is the highest that is always reported.
 */
export function samePlaceAt(
  text: string,
  word: StartWord,
  latest: Placed | undefined,
  { same }: ProseSets,
): Citation | null {
  const found = matchAt(IN_BRACKETS, text, word.start);
  if (found === null || latest === undefined || !same.has((found[1] ?? "").toLowerCase())) return null;
  const isInBrackets = text.charAt(startOf(latest) - 1) === "(";
  const between = text.slice(endOf(latest), word.start);
  if (!isInBrackets || !BETWEEN.test(between) || [...between.matchAll(NAMES)].length > 1) return null;
  const [part, other] = latest.citation.parts;
  if (part?.kind !== "reference" || other !== undefined) return null;
  const { bookId, input, spans, valid } = part.reference;
  if (!valid || spans.length > 1) return null;
  const [start, end] = [word.start, word.start + found[0].length];
  return {
    parts: [
      {
        ...part,
        start,
        end,
        reference: validReference(bookId, input, spans, BIT.book_carry | BIT.chapter_carry, null),
        carried: ["book", "chapter"],
        spans: [[start, end]],
        isSettled: false,
      },
    ],
    size: 1,
    hasVerse: hasVerses(part),
    hasChapter: part.isChapters,
    isAmbiguous: false,
    cost: LIMIT,
    last: latest.citation.last,
    start,
    end,
    names: [],
    isPlain: false,
  };
}
