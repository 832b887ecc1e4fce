/** The end of a text, and whether a section is a chapter or a part of one. */

import { CHAPTER_TOTAL, chapterPosition, firstOrdinalAt, fromOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { make } from "../shared/dom.ts";
import { chapterName, endOfChapter, startOfChapter } from "./chunks.ts";
import type { ReaderEvents, Reading, Section } from "./reading.ts";

export const isWithinChapter = ({ runs }: Section): boolean => {
  const start = startOfChapter(runs[0]?.first ?? 1);
  return runs.every(({ first, last }) => first >= start && last <= endOfChapter(start));
};

export const isWholeChapter = (section: Section): boolean => {
  const { first = 1, last = 1 } = section.runs[0] ?? {};
  return isWithinChapter(section) && first === startOfChapter(first) && last === endOfChapter(first);
};

/** Links to the previous and the next chapter, at the end of the text. */
export function endOf(reading: Reading, events: ReaderEvents): HTMLElement {
  const last = reading.sections.at(-1)?.runs.at(-1)?.last ?? VERSE_TOTAL;
  const { bookId, chapter } = fromOrdinal(last);
  const position = chapterPosition(bookId, chapter);
  const link = (to: number, arrow: (name: string) => string): HTMLElement | null => {
    if (to < 1 || to > CHAPTER_TOTAL) return null;
    const name = chapterName(firstOrdinalAt(to));
    return make("button", { type: "button", onclick: () => events.onChapter(name) }, arrow(name));
  };
  const index = reading.sections.length - 1;
  const readOn = make(
    "button",
    { type: "button", onclick: () => events.onContext(index) },
    `Read ${chapterName(last)}`,
  );
  const section = reading.sections[index];
  const isWhole = section !== undefined && isWholeChapter(section);
  return make(
    "nav",
    { class: "end", "aria-label": "Previous and next chapter" },
    link(position - 1, (name) => `‹ ${name}`),
    isWhole ? null : readOn,
    link(position + 1, (name) => `${name} ›`),
  );
}

export const theEnd = (): HTMLElement => make("p", { class: "end quiet-text" }, "The end of the canon.");
