/** Reads the beginning of an item: a book, numbers of the book before, a verse id, or several books under one name. */

import * as BIT from "../correction-bits.ts";
import type { BookEdge } from "../names/edge.ts";
import { lowerNames } from "../names/lexicon.ts";
import { mayBeBook } from "./book-places.ts";
import { carriedNumbers } from "./carried-numbers.ts";
import { areVerseCommas } from "./commas.ts";
import { currentOf, withBook } from "./current.ts";
import { readFrom } from "./items.ts";
import { costOfName } from "./name-costs.ts";
import { ofFormsAt } from "./of-forms.ts";
import type { Production } from "./productions.ts";
import { IMPOSSIBLE } from "./reading-costs.ts";
import { severalBooksAt } from "./several-books.ts";
import { asideOf, both, type Context, type State, stepsAfter } from "./state.ts";
import { verseIdAt } from "./verse-ids.ts";

const BOOK: Production = "book";
const VERSE_ID: Production = "verse id";

/** The states after an item, or the name of a book, that begins at the next token. */
export function startsAt(context: Context, state: State): readonly State[] {
  const kind = context.lattice.kind(state.at);
  if (kind !== "word" && kind !== "number") return carriedNumbers(context, state);
  const ids = verseIds(context, state);
  const several = severalBooksAt(context, state);
  const ofForms = ofFormsAt(context, state);
  const books = booksAt(context, state);
  const carried = carriedNumbers(context, state);
  return both(both(ids, several), both(ofForms, both(books, carried)));
}

function verseIds(context: Context, state: State): readonly State[] {
  const id = verseIdAt(context.lattice, state.at);
  if (
    id === null ||
    (state.items !== null && !context.lattice.isSpaced(state.at) && state.separator === "dot")
  )
    return [];
  const book = currentOf(id.bookId, lowerNames[id.bookId] ?? "", state.at);
  const { point } = id;
  const left = {
    ...state,
    book,
    chapter: point.chapter,
    chapterAt: state.at,
    verse: point.verse,
    level: "verse" as const,
  };
  return readFrom(context, {
    start: point,
    to: state.at + 1,
    corrections: 0,
    cost: 0,
    production: VERSE_ID,
    state: left,
  });
}

function booksAt(context: Context, state: State): readonly State[] {
  const states: State[] = [];
  for (const edge of context.lattice.books(state.at)) {
    if (edge.bookIds.length === 0 || !mayBeBook(context, state, edge)) continue;
    const entered = enterBook(context, state, edge);
    if (entered.cost < IMPOSSIBLE) states.push(entered);
  }
  return states;
}

function enterBook(context: Context, state: State, edge: BookEdge): State {
  const [bookId = 0] = edge.bookIds;
  const isAside = state.separator === "bracket";
  const heading = withoutHeading(state, bookId);
  return {
    ...withBook(state, edge),
    at: edge.to,
    phase: "book",
    chapterAt: -1,
    verse: -1,
    mark: areVerseCommas(state) ? "," : "none",
    items: heading.items,
    pending: heading.pending | edge.corrections | (isAside ? BIT.punctuation : 0),
    aside: isAside ? asideOf(state) : state.aside,
    cost: state.cost + costOfName(context, state, edge),
    steps: stepsAfter(state, BOOK, edge.to, edge),
  };
}

/** A repeated name adds nothing ("Canticles, Song of Songs"); before numbers the first name is a heading. */
function withoutHeading(state: State, bookId: number): Pick<State, "items" | "pending"> {
  const { items, pending, separator, startsSegment } = state;
  const last = items?.item;
  const isHeading = last?.isNameOnly === true && last.bookId === bookId && !startsSegment;
  const isMarked = ["comma", "bracket", "space"].includes(separator) && (pending & BIT.noise_word) === 0;
  if (!isHeading || !isMarked) return { items, pending };
  return { items: items?.before ?? null, pending: pending | last.corrections | BIT.noise_word };
}
