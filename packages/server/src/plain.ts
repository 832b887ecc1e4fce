/** What every part of the server asks of a value that it does not know yet. Imports nothing. */

/** Whether a value, from JSON say, is an object with members: no array, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What went wrong, in the words of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
