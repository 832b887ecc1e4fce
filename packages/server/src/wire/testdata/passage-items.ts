/** For tests: the items of a run of verses, joined by commas, without brackets. */

import { viewOf } from "../../text/copy-bytes.ts";
import type { StoredItems } from "../../text/edition.ts";
import { putPassageItems, sizeOfPassageItems } from "../passage-items.ts";

export function passageItems(stored: StoredItems, first: number, last: number): string {
  const verses = [{ first, last }];
  const bytes = Buffer.alloc(sizeOfPassageItems(stored, verses));
  return bytes.toString("utf8", 0, putPassageItems(stored, verses, viewOf(bytes), 0));
}
