/**
 * Limits of memory, time and queue length in one thread, for each caller and for all callers together.
 * docs/capacity.md lists them; a test compares the two. Limits of a single input are elsewhere: characters and references
 * in service/reference-size.ts, verses in the plan.
 *
 * A caller is a key; under open access, an address (the first 64 bits of IPv6).
 */

const MIB = 1024 * 1024;

/**
 * Bytes in flight for one caller. Above this limit its requests are refused. Bytes in flight are: answers that it has not
 * read, requests that are queued on its connections, bodies that are being received, large answers that are being made.
 */
export const CALLER_BYTES = 32 * MIB;
/** Bytes in flight for all callers. Above this, each caller is limited to CROWDED_CALLER_BYTES. */
export const CROWDED_BYTES = 96 * MIB;
export const CROWDED_CALLER_BYTES = MIB;
/** Bytes in flight for all callers. Above this, every request is refused. */
export const TOTAL_BYTES = 128 * MIB;

/** Largest body of a request, in bytes. */
export const BODY_BYTES = MIB;
/** Bytes of a body that is read at once. A longer one waits for a turn of the event loop of its own. */
export const QUICK_BODY = 16 * 1024;
/**
 * Maximum number of values in a JSON body, counting those inside others. A body with more is refused before it is parsed,
 * since parsing takes time for each value.
 */
export const BODY_VALUES = 10_000;
/** Estimated bytes of a queued request, counted as in flight. */
export const REQUEST_BYTES = 4096;
/** Requests queued on one connection. At this number, reading from the connection pauses. */
export const READ_AHEAD = 8;

/** Milliseconds for which requests are started in a row before the event loop gets its turn. */
export const TURN_MS = 10;
/** Milliseconds after which a request that could not be started is refused. */
export const WAIT_MS = 500;
/** Requests that may wait for PostgreSQL or Redis at the same time. */
export const STORE_REQUESTS = 1000;

/** Answers are sent together at the end of a turn, or earlier: after OUTBOX_MS, or above OUTBOX_BYTES. */
export const OUTBOX_MS = 1;
export const OUTBOX_BYTES = 256 * 1024;

/**
 * Characters of a GET's target. For a longer one, the rate is counted before it is read: reading a long reference may take
 * milliseconds, and a caller above its rate must not cause that work.
 */
export const QUICK_TARGET = 256;

/** An answer with more verses or references than this is large: it is made over several turns of the event loop. */
export const LARGE_VERSES = 512;
export const LARGE_REFERENCES = 256;
/** Large answers made at the same time, for all callers and for one: while one is compressed, the next is built. */
export const LARGE_AT_ONCE = 6;
export const CALLER_LARGE_AT_ONCE = 2;
/** Large answers that may be queued, for all callers and for one. */
export const LARGE_WAITING = 256;
export const CALLER_LARGE_WAITING = 64;
/** Estimated bytes for each verse and each reference of a large answer, counted until it is made. */
export const VERSE_BYTES = 256;
export const MARKED_VERSE_BYTES = 1024;
export const REFERENCE_BYTES = 384;
