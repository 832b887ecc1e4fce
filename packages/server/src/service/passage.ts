/** /passage: the text of a reference in an edition. */

import {
  type BookSpans,
  countVerses,
  osisOfVerseSet,
  referencesOfVerseSet,
  type VerseSet,
  verseSetOfReferences,
} from "@lectern/scripture";
import { contentHash, openContentHash } from "../text/digest.ts";
import type { PutWords } from "../text/edition.ts";
import { type Edition, findEdition, type TextStore, type TitlePlace, textWithTitle } from "./find-edition.ts";
import { partsOf } from "./parts.ts";
import { readCanonicalReference, versionHintOf, type WrittenLanguage } from "./read-reference.ts";
import { type Result, succeed } from "./result.ts";
import { readIndexes } from "./slice.ts";

export interface Passage {
  readonly type: "single" | "collection" | "range";
  readonly edition: Edition;
  readonly osisId: string;
  /** In the order written. */
  readonly references: readonly BookSpans[];
  /** The translation that the reference names; null if it names none, and for indexes. */
  readonly versionHint: string | null;
  readonly verses: VerseSet;
  readonly verseCount: number;
}

/** Finds a passage by reference. The edition is looked up before the reference is read. */
export function passage(
  texts: TextStore,
  reference: string,
  version: string,
  language?: WrittenLanguage,
): Result<Passage> {
  const edition = findEdition(texts, version);
  if (!edition.ok) return edition;
  const read = readCanonicalReference(reference, language);
  if (!read.ok) return read;
  const { references, osisId, isCollection } = read.value;
  const verses = verseSetOfReferences(references);
  return succeed({
    type: isCollection ? "collection" : "single",
    edition: edition.value,
    osisId,
    references,
    versionHint: versionHintOf(references, edition.value.info.code),
    verses,
    verseCount: countVerses(verses),
  });
}

/** Finds a passage by two verse indexes, both included. The edition is looked up before the indexes are read. */
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
    references: referencesOfVerseSet(verses),
    versionHint: null,
    verses,
    verseCount: countVerses(verses),
  });
}

/** Writes the words of a verse as they are sent, with an inline title before them. */
function putterOf(edition: Edition, titles: TitlePlace): PutWords {
  if (titles === "apart") return edition.putWords;
  return (ordinal, to, at) => {
    if (edition.title(ordinal) === null) return edition.putWords(ordinal, to, at);
    return at + to.bytes.write(textWithTitle(edition, ordinal, titles) ?? "", at);
  };
}

/** The hash of the words of a passage, as they are sent. */
export function hashOfPassage({ edition, verses }: Passage, titles: TitlePlace): string {
  return contentHash(edition, verses, putterOf(edition, titles));
}

/** The same for a long passage, with a pause after each part. */
export function* hashInParts(
  { edition, verses }: Passage,
  titles: TitlePlace,
): Generator<undefined, string, undefined> {
  const taking = openContentHash(edition, putterOf(edition, titles));
  for (const part of partsOf(verses)) {
    taking.add(part);
    yield;
  }
  return taking.hex();
}
