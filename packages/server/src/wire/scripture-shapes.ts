/** /scripture and /sandbox on the wire, one shape for each mode. */

import type { Schemas } from "@lectern/contract/types";
import { books, countVerses, fromOrdinal, ordinalsOf } from "@lectern/scripture";
import { type Edition, type TitlePlace, textWithTitle } from "../service/find-edition.ts";
import type { Scripture } from "../service/scripture.ts";
import { annotationMembers, type ItemOptions, unavailableIn, unavailableText } from "./annotation-members.ts";
import type { Body } from "./answer-body.ts";
import { bookShape } from "./coordinate-shapes.ts";
import { plainText } from "./json-bytes.ts";
import { joined, listPieces, type Pieces, stringified } from "./pieces.ts";

/** `5`, `1-3`, `3:16-4:2`; null for a chapter and for one verse. */
function rangeText({ mode, start, end }: Scripture): string | null {
  if (mode === "chapter" || mode === "verse") return null;
  if (mode === "cross_chapter") return `${start.chapter}:${start.verse}-${end.chapter}:${end.verse}`;
  return start.verse === end.verse ? `${start.verse}` : `${start.verse}-${end.verse}`;
}

function titleOf(edition: Edition, ordinal: number, titles: TitlePlace): string | null {
  return titles === "inline" ? null : edition.title(ordinal);
}

function item(edition: Edition, ordinal: number, options: ItemOptions): Schemas["ScriptureItem"] {
  const text = textWithTitle(edition, ordinal, options.titles);
  const title = titleOf(edition, ordinal, options.titles);
  return {
    verse: fromOrdinal(ordinal).verse,
    text: text ?? "",
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
    row[code] = text ?? "";
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

/** The member `unavailable` of an answer from several editions, by version code; absent if each has every kind. */
function unavailableByCode(
  editions: readonly Edition[],
  options: ItemOptions,
): Pick<Schemas["Comparison"], "unavailable"> {
  const lacking = editions
    .map((edition) => [edition.info.code, unavailableIn(edition, options)] as const)
    .filter(([, words]) => words.length > 0);
  return lacking.length === 0 ? {} : { unavailable: Object.fromEntries(lacking) };
}

/** The members of a span, as every answer has them, in ASCII. */
function spanText(scripture: Scripture): string {
  const { mode, bookId, start, end, verses } = scripture;
  const crossing =
    mode === "cross_chapter"
      ? `"end_chapter":${end.chapter},"start_verse":${start.verse},"end_verse":${end.verse},`
      : "";
  return (
    `"book":${bookTexts[bookId - 1]},"chapter":${start.chapter},${crossing}` +
    `"range":${plainText(rangeText(scripture))},"results_count":${countVerses([verses])}`
  );
}

/** The member `book`; index 0 is Genesis. */
const bookTexts = books.map(({ id }) => JSON.stringify(bookShape(id)));

function comparisonPieces(scripture: Scripture, compare: Edition, options: ItemOptions): Pieces {
  const { edition } = scripture;
  const codes = `"primary_version":"${edition.info.code}","compare_version":"${compare.info.code}"`;
  const unavailable = JSON.stringify(unavailableByCode([edition, compare], options)).slice(1, -1);
  const head =
    `{"status":"success","type":"comparison_range",${codes},${spanText(scripture)}` +
    (unavailable === "" ? "" : `,${unavailable}`);
  return verseListPieces(head, scripture, (ordinal) => comparisonItem(scripture, compare, ordinal, options));
}

/** `head` with the additional member `data`: an array of `itemOf` for each verse. */
function verseListPieces(head: string, { verses }: Scripture, itemOf: (ordinal: number) => object): Pieces {
  return listPieces(head, [verses], {
    data: (part) => stringified(Array.from(ordinalsOf(part), itemOf)),
  });
}

const TYPES = {
  chapter: "full_chapter",
  verse: "single_verse",
  range: "verse_range",
  cross_chapter: "cross_chapter",
} as const;

/** The body at once, or piece by piece. Both give the same bytes. */
export interface ScriptureBody {
  readonly bytes: () => Body;
  readonly pieces: () => Pieces;
}

export function scriptureBody(scripture: Scripture, options: ItemOptions): ScriptureBody {
  const { mode, compare, edition, verses } = scripture;
  const isPlain = options.titles === "apart" && options.include === undefined;
  const pieces = () => scripturePieces(scripture, options);
  if (compare !== undefined || mode === "cross_chapter" || !isPlain) {
    return { bytes: () => joined(pieces()), pieces };
  }
  const bytes = (): string => {
    const head = headText(scripture, options);
    const items = edition.scriptureItemsText(verses.first, verses.last);
    return mode === "verse" ? `${head},"data":${items}}` : `${head},"data":[${items}]}`;
  };
  return { bytes, pieces };
}

/** The members before `data`, as an `openObject` in ASCII. */
function headText(scripture: Scripture, options: ItemOptions): string {
  const { mode, edition } = scripture;
  return (
    `{"status":"success","type":"${TYPES[mode]}","version":"${edition.info.code}",` +
    spanText(scripture) +
    unavailableText(edition, options)
  );
}

export function scripturePieces(scripture: Scripture, options: ItemOptions): Pieces {
  const { mode, edition, compare, verses } = scripture;
  if (compare !== undefined) return comparisonPieces(scripture, compare, options);
  const head = headText(scripture, options);
  if (mode === "cross_chapter") {
    const itemOf = (ordinal: number) => ({
      chapter: fromOrdinal(ordinal).chapter,
      ...item(edition, ordinal, options),
    });
    return verseListPieces(head, scripture, itemOf);
  }
  if (mode === "verse") {
    return [Buffer.from(`${head},"data":${JSON.stringify(item(edition, verses.first, options))}}`)];
  }
  return verseListPieces(head, scripture, (ordinal) => item(edition, ordinal, options));
}
