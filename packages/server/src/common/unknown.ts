/** Checks of unknown values, for every part of the server. Imports nothing. */

/** Whether a value, from JSON for example, is an object with members: not an array, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
