/** Verses as elements: in paragraphs, line by line, or side by side in two versions. */

import type { Annotation } from "@lectern/client";
import { fromOrdinal } from "@lectern/scripture";
import { make } from "../shared/dom.ts";
import type { Layout } from "../shared/settings.ts";
import { verseName } from "./chunks.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { curly } from "./typography.ts";
import type { Verse } from "./verse.ts";

export interface VersionLook {
  readonly code: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** How verses are rendered. */
export interface Look {
  /** One version, or two to show side by side. */
  readonly versions: readonly VersionLook[];
  readonly layout: Layout;
  /** Whether a verse is marked as requested. */
  readonly isMarked: (ordinal: number) => boolean;
}

/** A verse of the canon in each version. */
export interface Row {
  readonly ordinal: number;
  readonly verses: readonly (Verse | undefined)[];
}

/** Job, Psalms, Proverbs, Song of Solomon, Lamentations: one verse per line if the edition marks no lines. */
const POETIC_BOOKS: ReadonlySet<number> = new Set([18, 19, 20, 22, 25]);

/** A chapter without paragraphs and with at least this many verses is set with one verse per line. */
const LONG_WITHOUT_PARAGRAPHS = 8;

function absentText(code: string, annotations: readonly Annotation[]): HTMLElement {
  const note = annotations.find(({ type }) => type === "note")?.text;
  const title = note === undefined ? {} : { title: note };
  return make("em", { class: "absent", ...title }, `not in the ${code}`);
}

/** The name of God in small capitals, as in print. The letters stay those of the text. */
const divineName = (text: string): readonly (Node | string)[] =>
  text === text.toUpperCase() && text.length > 1
    ? [text.slice(0, 1), make("span", { class: "small-capitals" }, text.slice(1))]
    : [text];

/** A piece of the text with a style; `changed`: the other version has different words there. */
interface Mark {
  readonly type: Annotation["type"] | "changed";
  readonly start: number;
  readonly end: number;
}

const INLINE: readonly Mark["type"][] = ["added", "divine_name", "words_of_jesus", "changed"];

/** A piece of the text with its markup. */
function piece(text: string, kinds: ReadonlySet<Mark["type"]>): readonly (Node | string)[] {
  let nodes: readonly (Node | string)[] = kinds.has("divine_name") ? divineName(text) : [text];
  if (kinds.has("added")) nodes = [make("i", {}, ...nodes)];
  if (kinds.has("changed")) nodes = [make("span", { class: "changed" }, ...nodes)];
  if (kinds.has("words_of_jesus")) nodes = [make("span", { class: "words-of-jesus" }, ...nodes)];
  return nodes;
}

/** The words from one offset to another. */
function inline(text: string, annotations: readonly Mark[], from: number, to: number): DocumentFragment {
  const words = document.createDocumentFragment();
  const inRange = annotations.filter(
    ({ type, start, end }) => INLINE.includes(type) && start < to && end > from,
  );
  const cuts = new Set([from, to]);
  for (const { start, end } of inRange) {
    cuts.add(Math.max(from, start));
    cuts.add(Math.min(to, end));
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  for (const [place, start] of ordered.slice(0, -1).entries()) {
    const end = ordered[place + 1] ?? to;
    const kinds = inRange
      .filter((annotation) => annotation.start <= start && annotation.end >= end)
      .map(({ type }) => type);
    words.append(...piece(text.slice(start, end), new Set(kinds)));
  }
  return words;
}

/** The lines of a poem as the edition marks them; null if it marks none. */
function linesOf(
  text: string,
  annotations: readonly Annotation[],
  changes: readonly Mark[],
): readonly HTMLElement[] | null {
  const starts = annotations.filter(({ type }) => type === "poetry");
  if (starts.length === 0) return null;
  const lines = starts.map(({ start, style }, line) => ({
    from: line === 0 ? 0 : start,
    to: starts[line + 1]?.start ?? text.length,
    level: /2/.test(style ?? "") ? 2 : /[3-9]/.test(style ?? "") ? 3 : 1,
  }));
  return lines.map(({ from, to, level }) =>
    make(
      "span",
      { class: "line", "data-level": `${level}` },
      inline(text, [...annotations, ...changes], from, to),
    ),
  );
}

/** The words of a verse, without headings and the words after an epistle. */
function wordsOf(
  verse: Verse | undefined,
  { code }: VersionLook,
  differences: readonly Difference[] = [],
): readonly (Node | string)[] {
  if (verse === undefined || verse.text === null) return [absentText(code, verse?.annotations ?? [])];
  const text = curly(verse.text);
  const changes = differences.map((difference) => ({ ...difference, type: "changed" as const }));
  const lines = linesOf(text, verse.annotations, changes);
  return lines ?? [inline(text, [...verse.annotations, ...changes], 0, text.length)];
}

/**
 * The number of a verse. It opens the menu of the verse; arrow keys move to the next number. It is a link, so that it can
 * be opened in another tab, and because no line break can separate a link from the next word, as it can a button.
 */
function numberOf(ordinal: number): HTMLElement {
  const name = verseName(ordinal);
  const href = `/?q=${encodeURIComponent(name).replaceAll("%20", "+").replaceAll("%3A", ":")}`;
  const attributes = { class: "number", tabindex: "-1", "aria-haspopup": "menu", "aria-label": name };
  return make("a", { ...attributes, href }, `${fromOrdinal(ordinal).verse}`);
}

const verseAttributes = (look: Look, ordinal: number, kind = "") => ({
  class: `verse${kind}${look.isMarked(ordinal) ? " asked" : ""}`,
  "data-ordinal": `${ordinal}`,
});

/** The words that differ between the two versions, by column; none if their languages differ. */
function changesOf(
  { versions: [left, right] }: Look,
  verses: Row["verses"],
): readonly (readonly Difference[])[] {
  const [ours, theirs] = [verses[0]?.text ?? "", verses[1]?.text ?? ""];
  return left?.language === right?.language ? differencesOf(ours, theirs) : [];
}

/** Two versions: one row per verse. */
function pairOf(look: Look, { ordinal, verses }: Row): HTMLElement {
  const changes = changesOf(look, verses);
  const columns = look.versions.map((version, column) => {
    const verse = verses[column];
    const { language, direction, code } = version;
    return make(
      "p",
      { lang: language, dir: direction },
      make("span", { class: "code" }, code),
      verse?.title === undefined ? null : make("span", { class: "title" }, curly(verse.title)),
      column === 0 ? numberOf(ordinal) : make("span", { class: "number" }, `${fromOrdinal(ordinal).verse}`),
      ...wordsOf(verse, version, changes[column]),
    );
  });
  return make("div", verseAttributes(look, ordinal, " pair"), ...columns);
}

const has = (verse: Verse, type: Annotation["type"]): boolean =>
  verse.annotations.some((annotation) => annotation.type === type);

/** Whether the edition begins a paragraph with the verse. */
const opensParagraph = ({ annotations }: Verse): boolean =>
  annotations.some(({ type, start }) => type === "paragraph" && start === 0);

/** Headings before a verse: the edition's own, and the letters of Psalm 119. */
function headingsBefore({ annotations }: Verse): readonly HTMLElement[] {
  return annotations
    .filter(({ type, text }) => (type === "heading" || type === "letter") && text !== undefined)
    .map(({ type, text }) => make(type === "heading" ? "h3" : "p", { class: type }, curly(text ?? "")));
}

function subscriptionsAfter({ annotations }: Verse): readonly HTMLElement[] {
  return annotations
    .filter(({ type, text }) => type === "subscription" && text !== undefined)
    .map(({ text }) => make("p", { class: "subscription" }, curly(text ?? "")));
}

/**
 * `verses`: each verse is a paragraph. `lines`: the same with hanging lines, as poetry. `poem`: lines that the
 * edition marks.
 */
type Setting = "flow" | "verses" | "lines" | "poem";

/** Chooses the setting for the verses of a chapter: see the constants above. */
function settingOf(look: Look, verses: readonly Verse[]): Setting {
  const [first] = verses;
  if (verses.some((verse) => has(verse, "poetry"))) return "poem";
  if (first !== undefined && POETIC_BOOKS.has(fromOrdinal(first.ordinal).bookId)) return "lines";
  const isMarked = verses.slice(1).some(opensParagraph);
  return look.layout === "lines" || (!isMarked && verses.length > LONG_WITHOUT_PARAGRAPHS)
    ? "verses"
    : "flow";
}

/** One version: verses are set in paragraphs, or each on its own line. Omitted verses end a paragraph. */
function flowOf(look: Look, version: VersionLook, verses: readonly Verse[]): readonly HTMLElement[] {
  const { language: lang, direction: dir } = version;
  const setting = settingOf(look, verses);
  const blocks: HTMLElement[] = [];
  let paragraph: HTMLElement | undefined;
  let before = 0;
  for (const verse of verses) {
    const { ordinal, title } = verse;
    const above = headingsBefore(verse);
    if (title !== undefined) blocks.push(make("p", { class: "title", lang, dir }, curly(title)));
    blocks.push(...above);
    const isGap = title !== undefined || above.length > 0 || before + 1 !== ordinal;
    const opens = opensParagraph(verse) && before !== 0;
    const isOwnLine =
      setting === "lines" || setting === "verses" || (setting === "poem" && has(verse, "poetry"));
    if (paragraph === undefined || isGap || opens || isOwnLine) {
      const kind = setting === "poem" && !isOwnLine ? "flow" : setting;
      paragraph = make("p", {
        class: `${kind}${opens || (isGap && before !== 0) ? " opens" : ""}`,
        lang,
        dir,
      });
      blocks.push(paragraph);
    }
    const words = wordsOf(verse, version);
    paragraph.append(make("span", verseAttributes(look, ordinal), numberOf(ordinal), ...words), " ");
    blocks.push(...subscriptionsAfter(verse));
    before = ordinal;
  }
  return blocks;
}

/** The verses of a chapter, or of a part of one, as elements. */
export function blocksOf(look: Look, rows: readonly Row[]): readonly HTMLElement[] {
  const [version, second] = look.versions;
  if (version === undefined) return [];
  if (second !== undefined) return rows.map((row) => pairOf(look, row));
  return flowOf(
    look,
    version,
    rows.map(
      ({ ordinal, verses }) => verses[0] ?? { ordinal, text: null, title: undefined, annotations: [] },
    ),
  );
}
