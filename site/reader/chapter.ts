/** A chapter, or a part of one, as a section of the page with its heading. */

import { make } from "../shared/dom.ts";
import { chapterName, startOfChapter } from "./chunks.ts";
import { isWholeChapter, isWithinChapter } from "./ending.ts";
import type { Reading } from "./reading.ts";
import type { Look } from "./rendering.ts";

/** What is shown, as far as headings and verses depend on it. */
export type ChapterReading = Pick<Reading, "sections" | "layout" | "isContext" | "isMarked">;

export interface ChapterParts {
  readonly reading: ChapterReading;
  /** Called to show a section with its surroundings. */
  readonly onContext: (section: number) => void;
}

function headOf({ reading, onContext }: ChapterParts, index: number, name: string): HTMLElement {
  const section = reading.sections[index];
  const isPart = section !== undefined && !reading.isContext && isWithinChapter(section);
  const heading = make("h2", { tabindex: "-1" }, isPart ? section.title : name);
  const codes = (section?.versions ?? []).map(({ code }) => make("span", { class: "code" }, code));
  const head = make("header", { class: "head" }, heading, ...codes);
  if (isPart && !isWholeChapter(section)) {
    const open = (): void => onContext(index);
    head.append(make("button", { type: "button", class: "quiet", onclick: open }, "Read in context"));
  }
  return head;
}

/** The element of the chapter that a verse lies in, without its verses. */
export function chapterOf(parts: ChapterParts, index: number, ordinal: number): HTMLElement {
  const name = chapterName(ordinal);
  const pairs = (parts.reading.sections[index]?.versions.length ?? 1) > 1 ? " pairs" : "";
  const attributes = {
    class: `chapter${pairs}`,
    "aria-label": name,
    "data-chapter": `${startOfChapter(ordinal)}`,
  };
  return make("section", { ...attributes, "data-section": `${index}` }, headOf(parts, index, name));
}

export function lookOf({ layout, isMarked, sections }: ChapterReading, index: number): Look {
  return { versions: sections[index]?.versions ?? [], layout, isMarked };
}
