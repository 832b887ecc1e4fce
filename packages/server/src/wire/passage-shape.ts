/** /passage on the wire: JSON, plain text, Markdown. */

import type { Schemas } from "@lectern/contract/types";
import {
  bookById,
  formatReference,
  fromOrdinal,
  ordinalsOf,
  toVerseId,
  type VerseSet,
} from "@lectern/scripture";
import { type Edition, type TitlePlace, textWithTitle } from "../service/find-edition.ts";
import { partsOf } from "../service/parts.ts";
import { hashInParts, hashOfPassage, type Passage } from "../service/passage.ts";
import { sharedBuffer } from "../text/byte-buffer.ts";
import { viewOf } from "../text/copy-bytes.ts";
import { annotationMembers, type ItemOptions, unavailableText } from "./annotation-members.ts";
import type { Body } from "./answer-body.ts";
import { plainText, type Writer, written } from "./json-bytes.ts";
import { putPassageItems, sizeOfPassageItems } from "./passage-items.ts";
import { joined, listPieces, type Pieces, stringified } from "./pieces.ts";

function item(edition: Edition, ordinal: number, options: ItemOptions): Schemas["PassageItem"] {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const text = textWithTitle(edition, ordinal, options.titles);
  const title = options.titles === "inline" ? null : edition.title(ordinal);
  return {
    book: bookById(bookId).name,
    chapter,
    verse,
    text: text ?? "",
    ...(text === null ? { absent: true } : {}),
    ...(title === null ? {} : { title }),
    verse_id: toVerseId(bookId, chapter, verse),
    verse_index: ordinal,
    ...annotationMembers(edition, ordinal, options),
  };
}

/** The body of a passage, at once or piece by piece. Both give the same bytes. */
export interface PassageBody {
  readonly bytes: () => Body;
  readonly pieces: () => Pieces;
}

/** The members of `Schemas["Passage"]` before `data`, as an `openObject` in ASCII. */
function headText(passage: Passage, options: ItemOptions, hash: string): string {
  const { type, edition, osisId, versionHint, verseCount } = passage;
  return (
    `{"status":"success","type":"${type}","version":"${edition.info.code}","osis_id":"${osisId}",` +
    `"version_hint":${plainText(versionHint)},"results_count":${verseCount},"verse_units":${verseCount},` +
    `"content_hash":"${hash}"${unavailableText(edition, options)}`
  );
}

/** `head` with one more member, `data`: the items of verses as they are stored. */
function plainBody(head: string, { edition: { storedItems }, verses }: Passage): string {
  const { bytes, view } = sharedBuffer(sizeOfPassageItems(storedItems, verses));
  const items = bytes.toString("latin1", 0, putPassageItems(storedItems, verses, view, 0));
  return `${head},"data":[${items}]}`;
}

/** The same bytes for a passage of any length, in memory that is released afterwards. */
function plainBytes(head: string, { edition: { storedItems }, verses }: Passage): Uint8Array {
  const start = `${head},"data":[`;
  const write = (writer: Writer): void => {
    writer.at = putPassageItems(storedItems, verses, viewOf(writer.bytes), writer.at);
  };
  return written(start, sizeOfPassageItems(storedItems, verses), write, "]}");
}

/** The body of a passage. Its head contains a hash of all words, which is computed once and then reused. */
export function passageBody(passage: Passage, options: ItemOptions): PassageBody {
  const { edition, verses } = passage;
  const isPlain = options.titles === "apart" && options.include === undefined;
  let hashed: string | undefined;
  const head = (hash: string): string => {
    hashed = hash;
    return headText(passage, options, hash);
  };
  const itemsOf = (set: VerseSet) =>
    Array.from(ordinalsOf(set), (ordinal) => item(edition, ordinal, options));
  const data = (part: VerseSet) => stringified(itemsOf(part));
  return {
    bytes: () => {
      const made = head(hashed ?? hashOfPassage(passage, options.titles));
      return isPlain ? plainBody(made, passage) : joined(listPieces(made, verses, { data }));
    },
    *pieces() {
      const made = head(hashed ?? (yield* hashInParts(passage, options.titles)));
      // Plain items are only copied. Even for the whole canon, one turn takes less time than many.
      if (isPlain) yield plainBytes(made, passage);
      else yield* listPieces(made, verses, { data });
    },
  };
}

/** Formats the verse number before the text. */
type Mark = (label: string) => string;

/** One paragraph for each chapter: `[1] In the beginning ... [2] And the earth ...` */
function* paragraphs(
  { edition, verses }: Passage,
  titles: TitlePlace,
  mark: Mark,
): Generator<string, void, undefined> {
  const [first, last] = [fromOrdinal(verses[0]?.first ?? 1), fromOrdinal(verses.at(-1)?.last ?? 1)];
  const manyBooks = first.bookId !== last.bookId;
  const manyChapters = manyBooks || first.chapter !== last.chapter;
  let open = "";
  for (const part of partsOf(verses)) {
    let lines = "";
    for (const ordinal of ordinalsOf(part)) {
      const { bookId, chapter, verse } = fromOrdinal(ordinal);
      const chapterKey = `${bookId}:${chapter}`;
      const book = manyBooks ? `${bookById(bookId).name} ` : "";
      const label = chapterKey !== open && manyChapters ? `${book}${chapter}:${verse}` : `${verse}`;
      const text = textWithTitle(edition, ordinal, titles) ?? `(not in the ${edition.info.code})`;
      lines += `${chapterKey === open ? " " : "\n\n"}${mark(label)} ${text}`;
      open = chapterKey;
    }
    yield lines;
  }
}

/** A passage as plain text: its heading, its paragraphs, a line feed. */
function* worded(passage: Passage, titles: TitlePlace, before: string, mark: Mark): Generator<Uint8Array> {
  const { references, edition } = passage;
  const heading = references.map(({ bookId, spans }) => formatReference(bookId, spans)).join("; ");
  yield Buffer.from(`${before}${heading} (${edition.info.code})`);
  for (const lines of paragraphs(passage, titles, mark)) yield Buffer.from(lines);
  yield Buffer.from("\n");
}

export function passageText(passage: Passage, titles: TitlePlace): Pieces {
  return worded(passage, titles, "", (label) => `[${label}]`);
}

export function passageMarkdown(passage: Passage, titles: TitlePlace): Pieces {
  return worded(passage, titles, "## ", (label) => `<sup>${label}</sup>`);
}
