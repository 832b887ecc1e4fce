/** /context on the wire. */

import type { Schemas } from "@lectern/contract/types";
import type { Interval, VerseSet } from "@lectern/scripture";
import type { Context } from "../service/context.ts";
import { type TitlePlace, textWithTitle } from "../service/find-edition.ts";
import { verseName } from "../text/verse-name.ts";
import { COMMA, openObject, type Writer, withCommas, written } from "./json-bytes.ts";
import { listPieces, type Pieces } from "./pieces.ts";
import { verseItems } from "./verse-items.ts";

/** Maximum bytes of an item besides its words and coordinates: offset, name of the verse, punctuation. */
const ITEM_EXTRA = 96;

/** The body, copied verse by verse from prepared JSON: coordinates of the canon, words of the edition. */
export function contextPieces(context: Context, titles: TitlePlace): Pieces {
  const { reference, osisId, edition, centre, verses, verseCount } = context;
  const head: Omit<Schemas["Context"], "data"> = {
    status: "success",
    reference,
    osis_id: osisId,
    version: edition?.info.code ?? null,
    version_hint: context.versionHint,
    before: centre.first - verses.first,
    after: verses.last - centre.last,
    results_count: verseCount,
  };
  const data = (part: VerseSet) => withCommas(part.map((run) => writtenRun(context, run, titles)));
  return listPieces(openObject(head), [verses], { data });
}

function writtenRun(context: Context, run: Interval, titles: TitlePlace): Uint8Array {
  const write = (writer: Writer): void => {
    for (let ordinal = run.first; ordinal <= run.last; ordinal++) {
      if (ordinal > run.first) writer.bytes[writer.at++] = COMMA;
      writeItem(writer, context, ordinal, titles);
    }
  };
  return written("", sizeOf(context, run), write, "");
}

/** Maximum bytes that the items take. */
function sizeOf({ edition }: Context, { first, last }: Interval): number {
  const words = edition === null ? 0 : edition.scriptureItems(first, last).byteLength;
  return verseItems(first, last).byteLength + words + (last - first + 1) * ITEM_EXTRA;
}

/** `{"offset":0,"reference":"John 3:16","verse_id":..., ... ,"verse":16}`, with the text before its end. */
function writeItem(writer: Writer, { edition, centre }: Context, ordinal: number, titles: TitlePlace): void {
  const { bytes } = writer;
  const offset = Math.min(0, ordinal - centre.first) + Math.max(0, ordinal - centre.last);
  const start = `{"offset":${offset},"reference":"${verseName(ordinal)}",`;
  writer.at += bytes.write(start, writer.at, "latin1");
  // Copy the coordinates without their opening brace, and the words from after the verse number on.
  append(writer, verseItems(ordinal, ordinal), 1);
  if (edition === null) return;
  writer.at--;
  if (titles === "inline" && edition.title(ordinal) !== null) {
    const text = textWithTitle(edition, ordinal, titles);
    const end = text === null ? ',"text":"","absent":true}' : `,"text":${JSON.stringify(text)}}`;
    writer.at += bytes.write(end, writer.at);
    return;
  }
  const item = edition.scriptureItems(ordinal, ordinal);
  append(writer, item, item.indexOf(COMMA));
}

function append(writer: Writer, from: Uint8Array, start: number): void {
  writer.bytes.set(from.subarray(start), writer.at);
  writer.at += from.byteLength - start;
}
