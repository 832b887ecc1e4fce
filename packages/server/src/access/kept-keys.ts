/** How the readers of both stores keep the keys that they found. */

/** How many at the most, the longest kept going first. */
export const KEPT_MAX = 10_000;
/** How long they are served when their store has stopped answering, where nothing else is said: milliseconds. */
export const GRACE_MS = 300_000;
