/**
 * An edition in memory, before it is packed. Every reader produces one, and it is the only input of the pack writer.
 * `assembleEdition` checks it: an edition that fails the check cannot be packed.
 */

import { fromOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { findTextFault } from "./clean-text.ts";
import type { Annotation, ProvenanceStep } from "./edition.ts";
import type { EditionManifest } from "./manifest.ts";
import { verseName } from "./verse-name.ts";

export interface AssembledVerse {
  /** Clean (clean-text.ts); null when the edition does not have the verse. */
  readonly text: string | null;
  /** The psalm title before the verse, clean; verse 1 only. */
  readonly title?: string;
  /** In any order. Offsets are in `text`, or in "" for an absent verse, which may have a note that says why. */
  readonly annotations?: readonly Annotation[];
  /** In any order. Offsets are in `title`. */
  readonly titleAnnotations?: readonly Annotation[];
  readonly provenance?: readonly ProvenanceStep[];
}

export interface AssembledEdition {
  readonly manifest: EditionManifest;
  /** 31102 verses; index 0 is ordinal 1. Annotations in the order of `start`, then `end`. */
  readonly verses: readonly AssembledVerse[];
}

/** Thrown when an edition may not be packed; `problems` names the verse in each message. */
export class EditionFault extends Error {
  override readonly name = "EditionFault";
  readonly problems: readonly string[];

  constructor(code: string, problems: readonly string[]) {
    const shown = problems.slice(0, 20).join("\n  ");
    const more = problems.length > 20 ? `\n  and ${problems.length - 20} more` : "";
    super(`${code} cannot be packed:\n  ${shown}${more}`);
    this.problems = problems;
  }
}

/**
 * Checks every verse and freezes the edition. `verses` is indexed by ordinal minus one; missing entries are absent
 * verses. Throws EditionFault with all problems: text that is not clean, offsets outside the text, a title before
 * another verse than the first of a chapter, an edition without any verse.
 */
export function assembleEdition(
  manifest: EditionManifest,
  verses: readonly (AssembledVerse | undefined)[],
): AssembledEdition {
  const problems: string[] = [];
  if (verses.length > VERSE_TOTAL) problems.push(`${verses.length} verses: the canon has ${VERSE_TOTAL}`);
  const checked: AssembledVerse[] = [];
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    const verse = verses[ordinal - 1] ?? { text: null };
    checkVerse(ordinal, verse, problems);
    checked.push(Object.freeze({ ...verse, ...sortedAnnotations(verse) }));
  }
  if (checked.every((verse) => verse.text === null)) problems.push("there is no verse in it");
  if (problems.length > 0) throw new EditionFault(manifest.code, problems);
  return Object.freeze({ manifest, verses: Object.freeze(checked) });
}

function checkVerse(ordinal: number, verse: AssembledVerse, problems: string[]): void {
  const addFault = (fault: string | null): void => {
    if (fault !== null) problems.push(`${verseName(ordinal)}: ${fault}`);
  };
  if (verse.text !== null) addFault(prefixed("the text", findTextFault(verse.text)));
  if (verse.title !== undefined) {
    addFault(prefixed("the title", findTextFault(verse.title)));
    if (fromOrdinal(ordinal).verse !== 1) addFault("a title stands before verse 1 only");
  }
  for (const annotation of verse.annotations ?? []) addFault(annotationFault(annotation, verse.text ?? ""));
  for (const annotation of verse.titleAnnotations ?? [])
    addFault(annotationFault(annotation, verse.title ?? ""));
}

const prefixed = (subject: string, fault: string | null): string | null =>
  fault === null ? null : `${subject} ${fault}`;

function annotationFault({ type, start, end, text }: Annotation, on: string): string | null {
  const areIntegers = Number.isInteger(start) && Number.isInteger(end);
  if (!areIntegers || start < 0 || end < start || end > on.length) {
    return `${type} from ${start} to ${end} lies outside the text of ${on.length} units`;
  }
  return text !== undefined && !text.isWellFormed() ? `${type} contains half of a surrogate pair` : null;
}

const byPlace = (a: Annotation, b: Annotation): number => a.start - b.start || a.end - b.end;

function sortedAnnotations(verse: AssembledVerse): Partial<AssembledVerse> {
  return {
    ...(verse.annotations === undefined ? {} : { annotations: verse.annotations.toSorted(byPlace) }),
    ...(verse.titleAnnotations === undefined
      ? {}
      : { titleAnnotations: verse.titleAnnotations.toSorted(byPlace) }),
  };
}
