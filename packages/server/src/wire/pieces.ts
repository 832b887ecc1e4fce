/**
 * Builds bodies of many verses piece by piece. Built at once, the whole canon with its annotations would block the event
 * loop for as long as thousands of requests take.
 */

import type { VerseSet } from "@lectern/scripture";
import { partsOf } from "../service/parts.ts";
import { nextTurn } from "./turns.ts";

/** The bytes of a body in order; undefined after a step that made none. Other requests may run between two pieces. */
export type Pieces = Iterable<Uint8Array | undefined>;

const concat = (chunks: readonly Uint8Array[]): Uint8Array =>
  chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);

/** All at once. */
export function joined(pieces: Pieces): Uint8Array {
  return concat([...pieces].filter((piece) => piece !== undefined));
}

/** One turn of the event loop for each piece. */
export async function joinedInTurns(pieces: Pieces): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for (const piece of pieces) {
    if (piece !== undefined) chunks.push(piece);
    await nextTurn();
  }
  const body = concat(chunks);
  await nextTurn();
  return body;
}

/** The result of work in steps, with a turn of the event loop between steps. */
export async function inTurns<T>(steps: Generator<unknown, T, undefined>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
}

/**
 * An object: `head`, an `openObject`, and an array for each of `lists`, by name (ASCII), written part by part.
 */
export function* listPieces(
  head: string,
  set: VerseSet,
  lists: Readonly<Record<string, (part: VerseSet) => Uint8Array>>,
): Generator<Uint8Array, void, undefined> {
  let before = head;
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
