/** /passage: the text of a reference in an edition. */

import {
  countVerses,
  formatReference,
  ordinalsOf,
  osisOfVerseSet,
  referencesOfVerseSet,
  type VerseSet,
  verseSetOfReferences,
} from "@lectern/scripture";
import { putText } from "../text/copy-bytes.ts";
import { contentHash } from "../text/digest.ts";
import { type Edition, findEdition, type TextStore, type TitlePlace, textWithTitle } from "./edition.ts";
import { readCanonicalReference } from "./reference.ts";
import { type Result, succeed } from "./result.ts";
import { readIndexes } from "./slice.ts";

export interface Passage {
  readonly type: "single" | "collection" | "range";
  readonly edition: Edition;
  readonly osisId: string;
  /** Display form of all references, joined by semicolons. */
  readonly normalized: string;
  readonly verses: VerseSet;
  readonly verseCount: number;
}

/** By reference. The edition is looked for before the reference is read. */
export function passage(texts: TextStore, reference: string, version: string): Result<Passage> {
  const edition = findEdition(texts, version);
  if (!edition.ok) return edition;
  const read = readCanonicalReference(reference);
  if (!read.ok) return read;
  const { references, osisId, isCollection } = read.value;
  const verses = verseSetOfReferences(references);
  return succeed({
    type: isCollection ? "collection" : "single",
    edition: edition.value,
    osisId,
    normalized: references.map(({ normalized }) => normalized).join("; "),
    verses,
    verseCount: countVerses(verses),
  });
}

/** From one verse index to another, both included. The edition is looked for before the indexes are read. */
export function passageByIndexes(
  texts: TextStore,
  startIndex: number,
  endIndex: number,
  version: string,
): Result<Passage> {
  const edition = findEdition(texts, version);
  if (!edition.ok) return edition;
  const read = readIndexes(startIndex, endIndex);
  if (!read.ok) return read;
  const verses = [read.value];
  return succeed({
    type: "range",
    edition: edition.value,
    osisId: osisOfVerseSet(verses),
    normalized: referencesOfVerseSet(verses)
      .map(({ bookId, spans }) => formatReference(bookId, spans))
      .join("; "),
    verses,
    verseCount: countVerses(verses),
  });
}

/** The hash of the words of a passage, as they are answered. */
export function hashOfPassage({ edition, verses }: Passage, titles: TitlePlace): string {
  if (titles === "apart") return contentHash(edition, ordinalsOf(verses));
  return contentHash(edition, ordinalsOf(verses), (ordinal, to, at) => {
    const text = textWithTitle(edition, ordinal, titles);
    return text === null ? at : putText(text, to, at);
  });
}
