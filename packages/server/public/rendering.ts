/** Verses as elements: run on in paragraphs, or side by side in two versions. */

import { fromOrdinal, includesVerse, type VerseSet } from "@lectern/scripture";
import { make } from "./dom.ts";
import type { Source, Verse } from "./source.ts";

export interface VersionLook {
  readonly code: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

export interface Reading {
  readonly source: Source;
  /** One version, or two to stand side by side. */
  readonly versions: readonly VersionLook[];
  /** What was asked for; marked where more than that is shown. */
  readonly asked: VerseSet;
  /** Whether the canon around it is shown too. */
  readonly isContext: boolean;
}

/** Verses of one ordinal in each version. */
export type Row = readonly Verse[];

function absentText(code: string): HTMLElement {
  return make("em", { class: "absent" }, `not in the ${code}`);
}

/** The words of a verse; those that translators added slope, as in print. */
function wordsOf(verse: Verse | undefined, { code }: VersionLook): DocumentFragment {
  const words = document.createDocumentFragment();
  if (verse === undefined || verse.text === null) {
    words.append(absentText(code));
    return words;
  }
  let at = 0;
  for (const { type, start, end } of verse.annotations) {
    if (type !== "added" || start < at) continue;
    words.append(verse.text.slice(at, start), make("i", {}, verse.text.slice(start, end)));
    at = end;
  }
  words.append(verse.text.slice(at));
  return words;
}

/** Whether the edition begins a paragraph with the verse. */
const opensParagraph = ({ annotations }: Verse): boolean =>
  annotations.some(({ type, start }) => type === "paragraph" && start === 0);

function numberOf(ordinal: number): HTMLElement {
  return make("sup", { class: "number" }, `${fromOrdinal(ordinal).verse}`);
}

/** Whether the verse is marked as one of those asked for. */
const isMarked = (reading: Reading, ordinal: number): boolean =>
  reading.isContext && includesVerse(reading.asked, ordinal);

/** Two versions: a row a verse. */
function pairOf(reading: Reading, row: Row, ordinal: number): HTMLElement {
  const columns = reading.versions.map((version, column) => {
    const verse = row[column];
    const title = verse?.title === undefined ? null : make("span", { class: "title" }, verse.title);
    const { language, direction, code } = version;
    const label = make("span", { class: "code" }, code);
    return make(
      "p",
      { lang: language, dir: direction },
      label,
      title,
      numberOf(ordinal),
      wordsOf(verse, version),
    );
  });
  const marked = isMarked(reading, ordinal) ? " asked" : "";
  return make("div", { class: `verse pair${marked}`, "data-ordinal": `${ordinal}` }, ...columns);
}

/** One version: verses run on in paragraphs, which break where verses are left out. */
function flowOf(reading: Reading, rows: readonly Row[]): readonly HTMLElement[] {
  const [version] = reading.versions;
  const blocks: HTMLElement[] = [];
  let paragraph: HTMLElement | undefined;
  let before = 0;
  for (const [verse] of rows) {
    if (verse === undefined || version === undefined) continue;
    const { ordinal, title } = verse;
    const { language: lang, direction: dir } = version;
    if (title !== undefined) blocks.push(make("p", { class: "title", lang, dir }, title));
    const isGap = title !== undefined || before + 1 !== ordinal;
    if (paragraph === undefined || isGap || opensParagraph(verse)) {
      paragraph = make("p", { class: "flow", lang, dir });
      blocks.push(paragraph);
    }
    const marked = isMarked(reading, ordinal) ? " asked" : "";
    const attributes = { class: `verse${marked}`, "data-ordinal": `${ordinal}` };
    paragraph.append(make("span", attributes, numberOf(ordinal), wordsOf(verse, version)), " ");
    before = ordinal;
  }
  return blocks;
}

/** The verses of a chapter, or of a part of one, as elements. */
export const blocksOf = (reading: Reading, rows: readonly Row[]): readonly HTMLElement[] =>
  reading.versions.length === 1
    ? flowOf(reading, rows)
    : rows.map((row) => pairOf(reading, row, row[0]?.ordinal ?? 0));
