/** "(ibid.)" without a number: the passage that the brackets before it cite. */

import { referenceOf } from "../resolve/answer/references.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item, pointAt } from "../resolve/grammar/item.ts";
import { type Draft, draftsOf } from "../resolve/meaning/coordinates.ts";
import { lowerNames } from "../resolve/names/lexicon.ts";
import type { Citation, Last } from "./citation.ts";
import type { StartWord } from "./citation-starts.ts";
import type { Cited } from "./introductions.ts";
import { matchAt } from "./match-at.ts";
import type { ProseSets } from "./prose-sets.ts";

/** The word in brackets of its own. */
const ALONE = /(?<=\()(\p{L}{3,})\.?(?=\))/uy;
/** Words without another place or source, up to the brackets of the word. */
const BETWEEN = /^\)[^()[\]\d]{0,600}\($/;
/** One passage. */
const ONE = /^[^;,&]+$/;

/**
 * The citation of a word such as "ibid." in brackets of its own, after one passage in brackets of its own: '"Till now" (1 Sam 7:12) ... "no glory"
 * (ibid.)'. Null if it is none. Other brackets and numbers between them may be another source.
 */
export function samePlaceAt(
  text: string,
  word: StartWord,
  latest: Cited | undefined,
  { same }: ProseSets,
): Citation | null {
  const found = matchAt(ALONE, text, word.start);
  if (found === null || !same.has((found[1] ?? "").toLowerCase())) return null;
  const last = latest?.last ?? null;
  if (latest === undefined || last === null || last.chapter === 0 || latest.isBarred) return null;
  if (text.charAt(latest.start - 1) !== "(" || !BETWEEN.test(text.slice(latest.end, word.start))) return null;
  if (!ONE.test(text.slice(latest.start, latest.end))) return null;
  return citationOf(last, word.start, word.start + found[0].length);
}

function citationOf(last: Last, start: number, end: number): Citation {
  const [draft] = draftsOf([itemOf(last)]) as [Draft];
  const isChapters = last.verse === undefined;
  return {
    parts: [
      {
        kind: "reference",
        start,
        end,
        reference: referenceOf(draft, () => 0),
        carried: ["book", "chapter"],
        spans: [[start, end]],
        isSettled: false,
        isChapters,
      },
    ],
    size: 1,
    hasVerse: !isChapters,
    hasChapter: isChapters,
    isAmbiguous: false,
    cost: 0,
    last,
    start,
    end,
    names: [],
    isPlain: false,
  };
}

function itemOf({ bookId, chapter, from = chapter, firstVerse = ABSENT, verse = ABSENT }: Last): Item {
  const start = pointAt(from, ABSENT, firstVerse);
  return {
    bookId,
    text: lowerNames[bookId] ?? "",
    segment: 0,
    start,
    end: from === chapter && firstVerse === verse ? start : pointAt(chapter, ABSENT, verse),
    follow: "none",
    corrections: BIT.book_carry | BIT.chapter_carry,
    version: null,
    isApart: false,
    isNameOnly: false,
    reversedAt: ABSENT,
  };
}
