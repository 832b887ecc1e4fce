/** All stored data of keys and usage, in a form that every store can read and write. */

/** The stored data of a secret. Times are milliseconds since 1970 UTC. */
export interface SecretState {
  /** SHA-256 of the secret, hexadecimal. */
  readonly hash: string;
  readonly prefix: string;
  readonly createdMs: number;
  /** The first moment at which it is no longer valid; null when it does not end by itself. */
  readonly endsMs: number | null;
}

export interface KeyState {
  readonly kind: "key";
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly origins: readonly string[] | null;
  readonly versions: readonly string[] | null;
  readonly note: string | null;
  readonly createdMs: number;
  readonly expiresMs: number | null;
  readonly revokedMs: number | null;
  /** From the oldest to the newest. */
  readonly secrets: readonly SecretState[];
}

/** The figures of a key for one day. */
export interface UsageState {
  readonly kind: "usage";
  /** The id of the key. */
  readonly id: string;
  /** Whole days since 1970-01-01 UTC. */
  readonly day: number;
  readonly used: number;
  readonly reserved: number;
}

export type StateRow = KeyState | UsageState;

/** Takes the next rows. Reading continues when the promise resolves, and ends when it rejects. */
export type TakeRows = (rows: readonly StateRow[]) => Promise<void>;

/** The counts of a restore. */
export interface Restored {
  readonly keys: number;
  readonly usage: number;
  /** Existing keys that were deleted. */
  readonly dropped: number;
}

/** Thrown when a restore would replace keys without permission; nothing was changed. */
export class StoreNotEmpty extends Error {
  override readonly name = "StoreNotEmpty";
}

export interface StateStore {
  /**
   * Reads all keys in the order of creation, then all usage by day and key. The result is a snapshot, even
   * while others write. @throws StoreUnavailable
   */
  readonly read: (take: TakeRows) => Promise<void>;
  /**
   * Writes rows into the store: all of them, or none when anything throws. A key comes before its usage.
   *
   * `replace` deletes existing keys that are not among the rows. Keys and secrets that have ended stay ended:
   * if a key is in both, the earlier revocation counts, and for each secret the earlier end; newer secrets
   * stay. Of a day's figures the higher ones count, so that no request is granted twice. Unused reservations
   * of the rows are released, since no server of this store uses them. Running servers notice the change
   * within a second.
   * @throws StoreNotEmpty, StoreUnavailable, whatever `rows` throws
   */
  readonly write: (rows: AsyncIterable<readonly StateRow[]>, replace: boolean) => Promise<Restored>;
  readonly close: () => Promise<void>;
}

/** The number of rows that are passed on together. */
export const ROWS_A_BATCH = 500;
