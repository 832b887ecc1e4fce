/**
 * Blocks of the day's quota, taken from PostgreSQL before any of them is used. One question at a time for
 * each key: the requests that wait meanwhile share its answer's effect, not its grants. A question that is waited for
 * no longer goes on, and no other is put until it has ended, which its link sees to: what it takes late is the answer of
 * the next.
 */
import { blockOf } from "../counters.ts";
import { keepNewest } from "../keep-newest.ts";
import type { PostgresLink } from "./postgres-link.ts";

export interface Block {
  /** Grants that are now this process's to hand on; 0 when the day's quota is all given out. */
  readonly granted: number;
  /** The key's reservation for the day after it. */
  readonly reached: number;
}

export interface Reservations {
  /**
   * Takes a block. Null when PostgreSQL can't be asked, or is still at an earlier question. A call that joined another's
   * question gets a block of no grants.
   */
  readonly reserve: (counter: number, day: number, limit: number) => Promise<Block | null>;
  /** The key's reservation for the day and what was counted. @throws StoreUnavailable */
  readonly load: (
    counter: number,
    day: number,
  ) => Promise<{ readonly used: number; readonly reserved: number }>;
  /**
   * Adds what was counted, but for keys that are there no more; once, however often the same batch is given. `begun` is
   * told of the write itself, which goes on where its answer is waited for no longer. @throws StoreUnavailable
   */
  readonly add: (batch: UsageBatch, begun?: (write: Promise<unknown>) => void) => Promise<void>;
}

export interface UsageBatch {
  /** Who counted: a thread of a process. */
  readonly writer: string;
  /** Above those of its earlier batches. */
  readonly number: number;
  /** One for each key and day. */
  readonly rows: readonly CountedRow[];
}

export interface CountedRow {
  readonly counter: number;
  readonly day: number;
  readonly count: number;
}

/** Blocks that came late and are kept for the next question, at the most. */
const LATE_MAX = 10_000;

export interface UsageLinks {
  /** Of keys, and of figures that are only looked at. */
  readonly reads: Pick<PostgresLink, "sql" | "ask">;
  /** What has to wait where the table of usage is locked, so that no key waits behind it. */
  readonly writes: Pick<PostgresLink, "sql" | "ask">;
}

export function makeReservations({ reads, writes }: UsageLinks): Reservations {
  const asking = new Map<number, Promise<Block | null>>();
  const late = new Map<number, Block & { readonly day: number }>();
  const { sql } = writes;

  const ask = async (counter: number, day: number, limit: number): Promise<Block | null> => {
    let query: Promise<Block> | undefined;
    try {
      const block = await writes.ask(() => {
        query = reserveBlock(sql, counter, day, limit);
        return query;
      });
      asking.delete(counter);
      return block;
    } catch {
      const done = (): boolean => asking.delete(counter);
      if (query === undefined) done();
      else query.then((block) => done() && keepNewest(late, counter, { ...block, day }, LATE_MAX), done);
      return null;
    }
  };
  return {
    // No async function: who put the question goes on before those that joined it.
    reserve(counter, day, limit) {
      const before = asking.get(counter);
      if (before !== undefined)
        return before.then((block) => (block === null ? null : { granted: 0, reached: 0 }));
      const kept = late.get(counter);
      late.delete(counter);
      if (kept?.day === day && kept.granted > 0)
        return Promise.resolve({ granted: kept.granted, reached: kept.reached });
      const question = ask(counter, day, limit);
      asking.set(counter, question);
      return question;
    },
    async load(counter, day) {
      const [row] = await reads.ask(() =>
        reads.sql`SELECT used, reserved FROM usage WHERE day = ${day} AND counter = ${counter}`.execute(),
      );
      return { used: Number(row?.used ?? 0), reserved: Number(row?.reserved ?? 0) };
    },
    async add(batch, begun = () => {}) {
      await writes.ask(() => {
        const write = addOnce(sql, batch).execute();
        begun(write);
        return write;
      });
    },
  };
}

/** The row is locked before it is read, so that two replicas never take the same block. */
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
 * One statement, so that the figures and the number are written both or neither. A batch that is under way twice, on two
 * connections, waits for itself at the writer's row and then finds its number there.
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
