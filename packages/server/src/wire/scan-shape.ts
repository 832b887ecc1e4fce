/** /scan on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { bookById } from "@lectern/scripture";
import { type Find, type FoundReference, type LinkFormat, offsetConverter } from "@lectern/scripture/scan";
import type { Scan } from "../service/scan.ts";
import { stringified } from "./pieces.ts";
import { candidateShape, problemShape } from "./resolution-shape.ts";

type Convert = (offset: number) => number;

/** Number of items in one piece. */
const PART_ITEMS = 200;

export function itemShape(find: Find, convert: Convert): Schemas["ScanItem"] {
  const { group, text } = find;
  const start = convert(find.start);
  const end = convert(find.end);
  if (find.type === "ambiguous") {
    const candidates = find.candidates.map(candidateShape);
    return {
      type: find.type,
      start,
      end,
      text,
      group,
      candidates,
      carried: [...find.carried],
      settled_by: null,
    };
  }
  return { type: find.type, start, end, text, group, ...referenceMembers(find, convert) };
}

function referenceMembers(find: FoundReference, convert: Convert) {
  const { reference, spanOffsets } = find;
  const { key, id, name, slug } = bookById(reference.bookId);
  return {
    book: { key, book_id: id, name, slug },
    spans: reference.spans.map(({ start, end }, index) => {
      const [left, right] = spanOffsets[index] ?? [find.start, find.end];
      return { start, end, offsets: [convert(left), convert(right)] as [number, number] };
    }),
    osis_id: reference.osisId,
    normalized: reference.normalized,
    confidence: reference.confidence,
    corrections: reference.corrections,
    version_hint: reference.versionHint,
    carried: [...find.carried],
    settled_by: find.settledBy,
    ...(reference.valid
      ? {}
      : {
          problems: reference.problems.map((problem) => ({
            ...problemShape(problem),
            position: convert(problem.position),
          })),
        }),
  };
}

export function* scanPieces(scan: Scan): Generator<Uint8Array | undefined, void> {
  const { text, languages, units } = scan.request;
  const { finds, isTruncated } = yield* scan.find();
  const head: Omit<Schemas["Scan"], "data"> = {
    status: "success",
    language: languages.map(({ language }) => language.code).join(","),
    units,
    results_count: finds.length,
    ...(isTruncated ? { truncated: true } : {}),
  };
  const convert = offsetConverter(text, units);
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  for (let from = 0; from < finds.length; from += PART_ITEMS) {
    if (from > 0) yield Buffer.from(",");
    yield stringified(finds.slice(from, from + PART_ITEMS).map((find) => itemShape(find, convert)));
  }
  yield Buffer.from("]}");
}

export function* linkedPieces(scan: Scan, format: LinkFormat): Generator<Uint8Array | undefined, void> {
  yield Buffer.from(yield* scan.link(format));
}
