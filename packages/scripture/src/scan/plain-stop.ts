/** The items of the fast path as a stop among the tokens of a window, whose cost is weighed like that of the grammar's stops. */

import type { Item, Items, Point } from "../resolve/grammar/item.ts";
import { startState } from "../resolve/grammar/state.ts";
import type { PlainItem } from "./plain-item.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ItemPlace, Stop } from "./reading.ts";

/** The stop of items; null if one of them does not begin and end at tokens of the window. */
export function stopOf(lattice: ProseLattice, plain: readonly PlainItem[]): Stop | null {
  const places: ItemPlace[] = [];
  let items: Items | null = null;
  let isWhole = true;
  const startAt = (offset: number): number => {
    const at = indexAt(lattice, offset);
    if (lattice.token(at).start + lattice.origin !== offset) isWhole = false;
    return at;
  };
  const pointIn = (point: Point): Point => ({
    ...point,
    chapterAt: startAt(point.chapterAt),
    verseAt: startAt(point.verseAt),
  });
  for (const { item, nameFrom, from, to: end, isNamed } of plain) {
    const start = item.start === null ? null : pointIn(item.start);
    const own: Item = {
      ...item,
      start,
      end: item.end === item.start || item.end === null ? start : pointIn(item.end),
    };
    const to = indexAt(lattice, end);
    if (lattice.token(to - 1).end + lattice.origin !== end) isWhole = false;
    items = { item: own, before: items };
    places.push({ nameFrom: startAt(nameFrom), from: startAt(from), to, isNamed });
  }
  const [first] = places;
  if (!isWhole || items === null || first === undefined) return null;
  return { state: { ...startState(first.nameFrom), items }, items, places };
}

/** The index of the first token that starts at an offset of the prose or after it. */
function indexAt({ tokens, origin }: ProseLattice, offset: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) + origin >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
