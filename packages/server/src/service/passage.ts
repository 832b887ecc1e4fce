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
import { contentHash, openContentHash } from "../text/digest.ts";
import type { PutWords } from "../text/edition.ts";
import { type Edition, findEdition, type TextStore, type TitlePlace, textWithTitle } from "./edition.ts";
import { partsOf } from "./parts.ts";
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

/** Writes the words of a verse as they are answered: a title that goes inline before them. */
function putterOf(edition: Edition, titles: TitlePlace): PutWords {
  if (titles === "apart") return edition.putWords;
  return (ordinal, to, at) => {
    if (edition.title(ordinal) === null) return edition.putWords(ordinal, to, at);
    const text = textWithTitle(edition, ordinal, titles);
    return text === null ? at : putText(text, to, at);
  };
}

/** The hash of the words of a passage, as they are answered. */
export function hashOfPassage({ edition, verses }: Passage, titles: TitlePlace): string {
  return contentHash(edition, ordinalsOf(verses), putterOf(edition, titles));
}

/** The same of a long passage: pauses after each part. */
export function* hashInParts(
  { edition, verses }: Passage,
  titles: TitlePlace,
): Generator<undefined, string, undefined> {
  const taking = openContentHash(edition, putterOf(edition, titles));
  for (const part of partsOf(verses)) {
    taking.add(ordinalsOf(part));
    yield;
  }
  return taking.hex();
}
