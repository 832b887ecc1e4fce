/**
 * Bodies of many verses, made piece by piece. Made in one go, the whole canon with its markup would hold up every other
 * request for the time of thousands.
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { VerseSet } from "@lectern/scripture";
import { partsOf } from "../service/parts.ts";

/** The bytes of a body in order; undefined where work was done that gave none. Other requests may go in between. */
export type Pieces = Iterable<Uint8Array | undefined>;

const concat = (made: readonly Uint8Array[]): Uint8Array =>
  made.length === 1 && made[0] !== undefined ? made[0] : Buffer.concat(made);

/** All at once. */
export function joined(pieces: Pieces): Uint8Array {
  return concat([...pieces].filter((piece) => piece !== undefined));
}

/** In turns of the event loop, one for each piece. */
export async function joinedInTurns(pieces: Pieces): Promise<Uint8Array> {
  const made: Uint8Array[] = [];
  for (const piece of pieces) {
    if (piece !== undefined) made.push(piece);
    await nextTurn();
  }
  const body = concat(made);
  await nextTurn();
  return body;
}

/** `head` as an object with more members: by name, which is ASCII, arrays of what is written of the parts of a set. */
export function* listPieces(
  head: object,
  set: VerseSet,
  lists: Readonly<Record<string, (part: VerseSet) => Uint8Array>>,
): Generator<Uint8Array, void, undefined> {
  let before = JSON.stringify(head).slice(0, -1);
  for (const [name, itemsOf] of Object.entries(lists)) {
    before += `,"${name}":[`;
    for (const part of partsOf(set)) {
      yield Buffer.concat([Buffer.from(before), itemsOf(part)]);
      before = ",";
    }
    before = "]";
  }
  yield Buffer.from("]}");
}

/** Items through JSON.stringify, joined by commas, without brackets. */
export function stringified(items: readonly object[]): Uint8Array {
  return Buffer.from(JSON.stringify(items).slice(1, -1));
}
