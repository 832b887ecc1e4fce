/** /diff: the verses that two references share, and those that only one of them has. */

import {
  differenceOf,
  intersectionOf,
  relationOf,
  unionOf,
  type VerseSet,
  type VerseSetRelation,
} from "@lectern/scripture";
import type { WrittenLanguage } from "./read-reference.ts";
import { readTwo } from "./read-verses.ts";
import { type Result, succeed } from "./result.ts";

export interface Diff {
  /** OSIS ids of the two references. */
  readonly a: string;
  readonly b: string;
  readonly relation: VerseSetRelation;
  /** Empty sets are empty lists. */
  readonly intersection: VerseSet;
  readonly onlyInA: VerseSet;
  readonly onlyInB: VerseSet;
  readonly union: VerseSet;
}

export function diff(a: string, b: string, language?: WrittenLanguage): Result<Diff> {
  const read = readTwo(a, b, language);
  if (!read.ok) return read;
  const [left, right] = read.value;
  const { set: x } = left;
  const { set: y } = right;
  return succeed({
    a: left.osisId,
    b: right.osisId,
    relation: relationOf(x, y),
    intersection: intersectionOf(x, y),
    onlyInA: differenceOf(x, y),
    onlyInB: differenceOf(y, x),
    union: unionOf(x, y),
  });
}
