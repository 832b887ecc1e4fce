/** /scripture and /sandbox on the wire, one shape a mode. */

import { fromOrdinal, ordinalsOf } from "@lectern/scripture";
import { type Edition, type TitlePlace, textWithTitle } from "../../service/edition.ts";
import type { Scripture } from "../../service/scripture.ts";
import { jsonBytes, withItem, withItems } from "../bytes.ts";
import type { components } from "../openapi.gen.ts";
import { annotationMembers, type ItemOptions } from "./annotations.ts";
import { bookShape } from "./coordinate.ts";

type Schemas = components["schemas"];

/** `5`, `1-3`, `3:16-4:2`; null for a chapter and for one verse. */
function rangeText({ mode, start, end }: Scripture): string | null {
  if (mode === "chapter" || mode === "verse") return null;
  if (mode === "cross_chapter") return `${start.chapter}:${start.verse}-${end.chapter}:${end.verse}`;
  return start.verse === end.verse ? `${start.verse}` : `${start.verse}-${end.verse}`;
}

/** What stands between `chapter` and `range` where the span crosses chapters. */
function crossing({ mode, start, end }: Scripture) {
  if (mode !== "cross_chapter") return {};
  return { end_chapter: end.chapter, start_verse: start.verse, end_verse: end.verse };
}

function titleOf(edition: Edition, ordinal: number, titles: TitlePlace): string | null {
  return titles === "inline" ? null : edition.title(ordinal);
}

function item(edition: Edition, ordinal: number, options: ItemOptions): Schemas["ScriptureItem"] {
  const text = textWithTitle(edition, ordinal, options.titles);
  const title = titleOf(edition, ordinal, options.titles);
  return {
    verse: fromOrdinal(ordinal).verse,
    text,
    ...(text === null ? { absent: true } : {}),
    ...(title === null ? {} : { title }),
    ...annotationMembers(edition, ordinal, options),
  };
}

function comparisonItem(scripture: Scripture, compare: Edition, ordinal: number, options: ItemOptions) {
  const { titles } = options;
  const { chapter, verse } = fromOrdinal(ordinal);
  const row: Record<string, unknown> = scripture.mode === "cross_chapter" ? { chapter, verse } : { verse };
  const apart: Record<string, string> = {};
  const absent: string[] = [];
  const annotations: Record<string, unknown> = {};
  for (const edition of [scripture.edition, compare]) {
    const { code } = edition.info;
    const text = textWithTitle(edition, ordinal, titles);
    const title = titleOf(edition, ordinal, titles);
    row[code] = text;
    if (title !== null) apart[code] = title;
    if (text === null) absent.push(code);
    const members = annotationMembers(edition, ordinal, options);
    if (members.annotations !== undefined) annotations[code] = members.annotations;
  }
  if (Object.keys(apart).length > 0) row.titles = apart;
  if (absent.length > 0) row.absent = absent;
  if (options.include !== undefined) row.annotations = annotations;
  return row;
}

function comparisonBytes(scripture: Scripture, compare: Edition, options: ItemOptions): Uint8Array {
  const ordinals = [...ordinalsOf([scripture.verses])];
  const head: Omit<Schemas["Comparison"], "data"> = {
    status: "success",
    type: "comparison_range",
    primary_version: scripture.edition.info.code,
    compare_version: compare.info.code,
    book: bookShape(scripture.bookId),
    chapter: scripture.start.chapter,
    ...crossing(scripture),
    range: rangeText(scripture),
    results_count: ordinals.length,
  };
  const data = ordinals.map((ordinal) => comparisonItem(scripture, compare, ordinal, options));
  return jsonBytes({ ...head, data });
}

const TYPES = {
  chapter: "full_chapter",
  verse: "single_verse",
  range: "verse_range",
  cross_chapter: "cross_chapter",
} as const;

export function scriptureBytes(scripture: Scripture, options: ItemOptions): Uint8Array {
  const { mode, edition, compare, verses } = scripture;
  if (compare !== undefined) return comparisonBytes(scripture, compare, options);
  const head = {
    status: "success",
    type: TYPES[mode],
    version: edition.info.code,
    book: bookShape(scripture.bookId),
    chapter: scripture.start.chapter,
    ...crossing(scripture),
    range: rangeText(scripture),
    results_count: verses.last - verses.first + 1,
  };
  if (mode === "cross_chapter") {
    const data = Array.from(ordinalsOf([verses]), (ordinal) => ({
      chapter: fromOrdinal(ordinal).chapter,
      ...item(edition, ordinal, options),
    }));
    return jsonBytes({ ...head, data });
  }
  if (options.titles === "inline" || options.include !== undefined) {
    const data = Array.from(ordinalsOf([verses]), (ordinal) => item(edition, ordinal, options));
    return jsonBytes({ ...head, data: mode === "verse" ? data[0] : data });
  }
  const items = edition.scriptureItems(verses.first, verses.last);
  return mode === "verse" ? withItem(head, items) : withItems(head, [items]);
}
