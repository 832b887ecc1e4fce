/** Words that several messages of an import share. */

const SHOWN = 5;

/** The first of them, and how many more there are: `a, b, c, d, e and 7 more`. */
export function firstOf(items: readonly (string | number)[]): string {
  const more = items.length > SHOWN ? ` and ${items.length - SHOWN} more` : "";
  return `${items.slice(0, SHOWN).join(", ")}${more}`;
}
