/** All that is kept of keys and usage, in a form that every store can give and take. */

/** A text of a key, as far as it is kept. Times are milliseconds since 1970 UTC. */
export interface SecretState {
  /** SHA-256 of the text, hexadecimal. */
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
  /** The oldest first. */
  readonly secrets: readonly SecretState[];
}

/** The figures of a key for one day. */
export interface UsageState {
  readonly kind: "usage";
  /** Of the key. */
  readonly id: string;
  /** Whole days since 1970-01-01 UTC. */
  readonly day: number;
  readonly used: number;
  readonly reserved: number;
}

export type StateRow = KeyState | UsageState;

/** Takes the next rows; reading goes on when it resolves, and ends when it rejects. */
export type TakeRows = (rows: readonly StateRow[]) => Promise<void>;

/** What putting rows into a store came to. */
export interface Restored {
  readonly keys: number;
  readonly usage: number;
  /** Keys that were there and are not any more. */
  readonly dropped: number;
}

/** Thrown where keys would be replaced and that was not asked for; nothing was changed. */
export class StoreNotEmpty extends Error {
  override readonly name = "StoreNotEmpty";
}

export interface StateStore {
  /**
   * All keys in the order they were made, then all usage by day and key: as it stood at one moment, while others
   * read and write. @throws StoreUnavailable
   */
  readonly read: (take: TakeRows) => Promise<void>;
  /**
   * Puts rows into the store: all of them, or none when anything throws. A key comes before its usage.
   *
   * With `replace`, keys that are not among the rows go. What has ended stays ended: of a key that is in both the
   * earlier revocation counts, and of its texts the earlier end; texts that it was given since stay. Of a day's
   * figures the higher ones count, so that no request is granted twice. Running servers follow within a second.
   * @throws StoreNotEmpty, StoreUnavailable, whatever `rows` throws
   */
  readonly write: (rows: AsyncIterable<readonly StateRow[]>, replace: boolean) => Promise<Restored>;
  readonly close: () => Promise<void>;
}

/** Rows that are handed on at once. */
export const STATE_BATCH = 500;
