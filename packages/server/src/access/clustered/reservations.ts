/**
 * Reserves blocks of the daily quota in PostgreSQL. A block is reserved before any of its requests is
 * allowed. Each key has one query at a time: requests that arrive meanwhile wait for it, but get none of
 * its grants. If the caller gives up, the query still runs to completion, and no other is sent for the key
 * until then; its block goes to the next caller.
 */

import { setBounded } from "../../common/bounded-map.ts";
import { blockOf } from "../counters.ts";
import type { PostgresLink } from "./postgres-link.ts";

export interface Block {
  /** Requests that this process may allow now; 0 when the whole daily quota is reserved. */
  readonly granted: number;
  /** The key's total reservation for the day, this block included. */
  readonly reached: number;
}

export interface Reservations {
  /**
   * Reserves a block. Null when PostgreSQL is unavailable, or has not finished an earlier query for the
   * key. A call that waited for another call's query gets a block without grants.
   */
  readonly reserve: (counter: number, day: number, limit: number) => Promise<Block | null>;
  /** The key's reservation and usage of the day. @throws StoreUnavailable */
  readonly load: (
    counter: number,
    day: number,
  ) => Promise<{ readonly used: number; readonly reserved: number }>;
  /**
   * Adds the counts of a batch, except those of deleted keys. A batch that is sent several times is added
   * once. `onStarted` receives the promise of the write, which continues after the caller has given up. @throws
   * StoreUnavailable
   */
  readonly add: (batch: UsageBatch, onStarted?: (write: Promise<unknown>) => void) => Promise<void>;
}

export interface UsageBatch {
  /** The thread that counted the requests. */
  readonly writer: string;
  /** Higher than in the writer's earlier batches. */
  readonly number: number;
  /** One row for each key and day. */
  readonly rows: readonly CountedRow[];
}

export interface CountedRow {
  readonly counter: number;
  readonly day: number;
  readonly count: number;
}

/** Maximum number of late blocks that are kept: those whose callers have given up. */
const LATE_MAX = 10_000;

export interface UsageLinks {
  /** For keys, and for reading usage. */
  readonly reads: Pick<PostgresLink, "sql" | "query">;
  /**
   * For writing usage. These queries wait while that table is locked; queries of keys must not wait behind
   * them.
   */
  readonly writes: Pick<PostgresLink, "sql" | "query">;
}

export function makeReservations({ reads, writes }: UsageLinks): Reservations {
  const running = new Map<number, Promise<Block | null>>();
  const late = new Map<number, Block & { readonly day: number }>();
  const { sql } = writes;

  const attempt = async (counter: number, day: number, limit: number): Promise<Block | null> => {
    let query: Promise<Block> | undefined;
    try {
      const block = await writes.query(() => {
        query = reserveBlock(sql, counter, day, limit);
        return query;
      });
      running.delete(counter);
      return block;
    } catch {
      const done = (): boolean => running.delete(counter);
      if (query === undefined) done();
      else query.then((block) => done() && setBounded(late, counter, { ...block, day }, LATE_MAX), done);
      return null;
    }
  };
  return {
    // Not an async function: the caller that sent the query must resume before those that joined it.
    reserve(counter, day, limit) {
      const before = running.get(counter);
      if (before !== undefined)
        return before.then((block) => (block === null ? null : { granted: 0, reached: 0 }));
      const lateBlock = late.get(counter);
      late.delete(counter);
      if (lateBlock?.day === day && lateBlock.granted > 0)
        return Promise.resolve({ granted: lateBlock.granted, reached: lateBlock.reached });
      const query = attempt(counter, day, limit);
      running.set(counter, query);
      return query;
    },
    async load(counter, day) {
      const [row] = await reads.query(() =>
        reads.sql`SELECT used, reserved FROM usage WHERE day = ${day} AND counter = ${counter}`.execute(),
      );
      return { used: Number(row?.used ?? 0), reserved: Number(row?.reserved ?? 0) };
    },
    async add(batch, onStarted = () => {}) {
      await writes.query(() => {
        const write = addOnce(sql, batch).execute();
        onStarted(write);
        return write;
      });
    },
  };
}

/** Locks the row before reading it, so that two replicas never reserve the same block. */
async function reserveBlock(sql: PostgresLink["sql"], counter: number, day: number, limit: number) {
  const take = () => sql`
    WITH held AS (
      SELECT reserved FROM usage WHERE day = ${day} AND counter = ${counter} FOR UPDATE
    )
    UPDATE usage SET reserved = greatest(held.reserved, least(${limit}::bigint, held.reserved + ${blockOf(limit)}))
    FROM held WHERE day = ${day} AND counter = ${counter}
    RETURNING held.reserved AS before, usage.reserved AS after`;
  let [row] = await take();
  if (row === undefined) {
    await sql`INSERT INTO usage (day, counter)
      SELECT ${day}::integer, counter FROM keys WHERE counter = ${counter} ON CONFLICT DO NOTHING`;
    [row] = await take();
  }
  const before = Number(row?.before ?? 0);
  const reached = Number(row?.after ?? 0);
  return { granted: reached - before, reached };
}

/**
 * One statement, so that it writes either both the counts and the batch number, or neither. If the same
 * batch is sent on two connections, the second waits for the writer's row and then finds the number there.
 */
const addOnce = (sql: PostgresLink["sql"], { writer, number, rows }: UsageBatch) => sql`
  WITH first AS (
    INSERT INTO writers (writer, number) VALUES (${writer}, ${number})
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, written = now()
      WHERE writers.number < excluded.number
    RETURNING 1
  )
  INSERT INTO usage (day, counter, used)
    SELECT day, counter, count FROM unnest(${rows.map(({ day }) => day)}::integer[],
      ${rows.map(({ counter }) => counter)}::bigint[], ${rows.map(({ count }) => count)}::bigint[]
    ) AS counted (day, counter, count) JOIN keys USING (counter)
    WHERE EXISTS (SELECT 1 FROM first)
    ORDER BY day, counter
    ON CONFLICT (day, counter) DO UPDATE SET used = usage.used + excluded.used`;
