/** The bodies of /expand and /slice, put together from ready bytes. */

import { type VerseSet, verseIdOfOrdinal } from "@lectern/scripture";
import type { Expansion } from "../../service/expand.ts";
import type { Slice } from "../../service/slice.ts";
import { verseIdValues, verseIndexValues, verseItems } from "../../service/verse-items.ts";

const encoder = new TextEncoder();

export function expandBody({ reference, osisId, ranges, verses, verseCount }: Expansion): Uint8Array {
  const head = JSON.stringify({
    status: "success",
    reference,
    osis_id: osisId,
    verse_count: verseCount,
    ranges: ranges.map(({ first, last }) => ({
      range_start: verseIdOfOrdinal(first),
      range_end: verseIdOfOrdinal(last),
    })),
  });
  return joinBytes([
    encoder.encode(`${head.slice(0, -1)},"verse_ids":[`),
    ...runsOf(verses, verseIdValues),
    encoder.encode('],"verse_indexes":['),
    ...runsOf(verses, verseIndexValues),
    encoder.encode('],"data":['),
    ...runsOf(verses, verseItems),
    encoder.encode("]}"),
  ]);
}

export function sliceBody({ verses, osisId, verseCount }: Slice): Uint8Array {
  const head = JSON.stringify({
    status: "success",
    start_index: verses.first,
    end_index: verses.last,
    osis_id: osisId,
    verse_count: verseCount,
  });
  return joinBytes([
    encoder.encode(`${head.slice(0, -1)},"data":[`),
    verseItems(verses.first, verses.last),
    encoder.encode("]}"),
  ]);
}

const COMMA = encoder.encode(",");

function* runsOf(set: VerseSet, values: (first: number, last: number) => Uint8Array): Generator<Uint8Array> {
  for (const [index, { first, last }] of set.entries()) {
    if (index > 0) yield COMMA;
    yield values(first, last);
  }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
