/** Phrases that several messages share. */

/** `1 key`, `2 keys`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const SHOWN = 5;

/** Joins the first items and counts the rest: `a, b, c, d, e and 7 more`. */
export function firstOf(items: readonly (string | number)[]): string {
  const more = items.length > SHOWN ? ` and ${items.length - SHOWN} more` : "";
  return `${items.slice(0, SHOWN).join(", ")}${more}`;
}
