/** The bar above the text: passage or context, and the way to any chapter. */

import {
  bookById,
  bookIdAt,
  books,
  CHAPTER_TOTAL,
  chapterNumberAt,
  chapterPosition,
  fromOrdinal,
} from "@lectern/scripture";
import type { View } from "./address.ts";
import { make, part } from "./dom.ts";

export interface WalkEvents {
  readonly onView: (view: View) => void;
  /** A chapter was chosen: `Romans 8`. */
  readonly onOpen: (reference: string) => void;
}

export interface WalkTools {
  /** Shows the chapter of an ordinal as the present one. */
  show(ordinal: number): void;
  showView(view: View): void;
  hide(): void;
}

export function prepareWalkTools({ onView, onOpen }: WalkEvents): WalkTools {
  const tools = part("tools", HTMLDivElement);
  const book = part("book", HTMLSelectElement);
  const chapter = part("chapter", HTMLSelectElement);
  const previous = part("previous", HTMLButtonElement);
  const next = part("next", HTMLButtonElement);
  const views = {
    passage: part("view-passage", HTMLButtonElement),
    context: part("view-context", HTMLButtonElement),
  };
  /** Place of the present chapter among all 1,189, from 1; 0 before one was shown. */
  let at = 0;
  book.append(...books.map(({ id, name }) => make("option", { value: `${id}` }, name)));
  const openAt = (place: number): void => {
    onOpen(`${bookById(bookIdAt(place)).name} ${chapterNumberAt(place)}`);
  };
  book.addEventListener("change", () => openAt(chapterPosition(Number(book.value), 1)));
  chapter.addEventListener("change", () =>
    openAt(chapterPosition(Number(book.value), Number(chapter.value))),
  );
  previous.addEventListener("click", () => openAt(at - 1));
  next.addEventListener("click", () => openAt(at + 1));
  for (const [view, button] of Object.entries(views)) {
    button.addEventListener("click", () => onView(view === "context" ? "context" : "passage"));
  }
  const fillChapters = (bookId: number): void => {
    const { chapters } = bookById(bookId);
    if (chapter.length === chapters.length && book.value === `${bookId}`) return;
    chapter.replaceChildren(
      ...chapters.map((_verses, index) => make("option", { value: `${index + 1}` }, `${index + 1}`)),
    );
  };
  return {
    show: (ordinal) => {
      const place = fromOrdinal(ordinal);
      at = chapterPosition(place.bookId, place.chapter);
      tools.hidden = false;
      fillChapters(place.bookId);
      book.value = `${place.bookId}`;
      chapter.value = `${place.chapter}`;
      previous.disabled = at === 1;
      next.disabled = at === CHAPTER_TOTAL;
    },
    showView: (view) => {
      for (const [name, button] of Object.entries(views))
        button.setAttribute("aria-pressed", `${name === view}`);
    },
    hide: () => {
      tools.hidden = true;
    },
  };
}
