/** /passage on the wire: JSON, plain text, Markdown. */

import { bookById, fromOrdinal, ordinalsOf, toVerseId } from "@lectern/scripture";
import { type Edition, type TitlePlace, textWithTitle } from "../../service/edition.ts";
import { hashOfPassage, type Passage } from "../../service/passage.ts";
import { jsonBytes, withItemsToWrite } from "../bytes.ts";
import type { components } from "../openapi.gen.ts";
import { annotationMembers, type ItemOptions } from "./annotations.ts";

type Schemas = components["schemas"];

function item(edition: Edition, ordinal: number, options: ItemOptions): Schemas["PassageItem"] {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const text = textWithTitle(edition, ordinal, options.titles);
  const title = options.titles === "inline" ? null : edition.title(ordinal);
  return {
    book: bookById(bookId).name,
    chapter,
    verse,
    text,
    ...(text === null ? { absent: true } : {}),
    ...(title === null ? {} : { title }),
    verse_id: toVerseId(bookId, chapter, verse),
    verse_index: ordinal,
    ...annotationMembers(edition, ordinal, options),
  };
}

/** Gives the function that makes the body. The head, which holds a hash of all the words, is made once. */
export function passageBody(passage: Passage, options: ItemOptions): () => Uint8Array {
  const { edition, verses } = passage;
  let made: Omit<Schemas["Passage"], "data"> | undefined;
  const head = (): Omit<Schemas["Passage"], "data"> => {
    made ??= {
      status: "success",
      type: passage.type,
      version: edition.info.code,
      osis_id: passage.osisId,
      results_count: passage.verseCount,
      verse_units: passage.verseCount,
      content_hash: hashOfPassage(passage, options.titles),
    };
    return made;
  };
  if (options.titles === "inline" || options.include !== undefined) {
    return () => {
      const data = Array.from(ordinalsOf(verses), (ordinal) => item(edition, ordinal, options));
      return jsonBytes({ ...head(), data });
    };
  }
  return () => {
    const runs = verses.map(({ first, last }) => edition.passageItems(first, last));
    return withItemsToWrite(head(), runs);
  };
}

/** How a verse number is written before its words. */
type Mark = (label: string) => string;

/** One paragraph a chapter: `[1] In the beginning ... [2] And the earth ...` */
function paragraphs({ edition, verses }: Passage, titles: TitlePlace, mark: Mark): string[] {
  const places = Array.from(ordinalsOf(verses), (ordinal) => ({ ordinal, ...fromOrdinal(ordinal) }));
  const [first] = places;
  const last = places.at(-1);
  const manyBooks = first?.bookId !== last?.bookId;
  const manyChapters = manyBooks || first?.chapter !== last?.chapter;
  const lines: string[] = [];
  let open = "";
  for (const { ordinal, bookId, chapter, verse } of places) {
    const at = `${bookId}:${chapter}`;
    const book = manyBooks ? `${bookById(bookId).name} ` : "";
    const label = at !== open && manyChapters ? `${book}${chapter}:${verse}` : `${verse}`;
    const text = textWithTitle(edition, ordinal, titles) ?? `(not in the ${edition.info.code})`;
    const words = `${mark(label)} ${text}`;
    if (at === open) lines[lines.length - 1] += ` ${words}`;
    else lines.push(words);
    open = at;
  }
  return lines;
}

function heading({ normalized, edition }: Passage): string {
  return `${normalized} (${edition.info.code})`;
}

export function passageText(passage: Passage, titles: TitlePlace): Uint8Array {
  const lines = paragraphs(passage, titles, (label) => `[${label}]`);
  return Buffer.from(`${[heading(passage), ...lines].join("\n\n")}\n`);
}

export function passageMarkdown(passage: Passage, titles: TitlePlace): Uint8Array {
  const lines = paragraphs(passage, titles, (label) => `<sup>${label}</sup>`);
  return Buffer.from(`${[`## ${heading(passage)}`, ...lines].join("\n\n")}\n`);
}
