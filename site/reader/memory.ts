/** Stores the reader's last place in this browser. */

import { isOrdinal } from "@lectern/scripture";
import { USUAL_VERSION } from "./address.ts";
import { chapterName } from "./chunks.ts";

export interface Remembered {
  /** `John 13` */
  readonly chapter: string;
  readonly version: string;
  /** Ordinal of the verse at the top of the window. */
  readonly verse: number;
}

const PLACE = "lectern-place";
const VERSION = "lectern-version";

export const rememberedVersion = (): string => localStorage.getItem(VERSION) ?? USUAL_VERSION;
export const rememberVersion = (code: string): void => localStorage.setItem(VERSION, code);

export function remember({ version, verse }: Remembered): void {
  localStorage.setItem(PLACE, JSON.stringify({ version, verse }));
}

/** The last place; null on a first visit, or if the stored value is invalid. */
export function recall(): Remembered | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    if (typeof value !== "object" || value === null || !("verse" in value) || !("version" in value))
      return null;
    const { verse, version } = value;
    if (typeof verse !== "number" || !isOrdinal(verse) || typeof version !== "string") return null;
    return { chapter: chapterName(verse), version, verse };
  } catch {
    return null;
  }
}
