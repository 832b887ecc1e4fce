/**
 * What PostgreSQL tells on a channel, heard over connections of its own: one whose LISTEN failed is thrown away and not
 * asked again, and what an earlier one is told still is dropped, so that nothing is heard twice.
 */
import type { Sql } from "postgres";
import type { Clock } from "../clock.ts";

/** Milliseconds between two attempts. */
const REST_MS = 500;

export interface PostgresEar {
  /**
   * Hears what is told on a channel until the close; `begun` is told each time that the hearing begins. Rejects when it
   * cannot begin now; it is tried again all the same.
   */
  readonly listen: (channel: string, hear: (told: string) => void, begun: () => void) => Promise<void>;
  /** Tries again where nothing is heard: called when the server has answered something. */
  readonly again: () => void;
  /** Lets go of the connection. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** Ends a client at once, whatever it is at. */
export const drop = (client: Sql): void => void client.end({ timeout: 0 }).catch(() => {});

export function makeEar(connect: () => Sql, clock: Clock): PostgresEar {
  let wanted: Parameters<PostgresEar["listen"]> | null = null;
  let current: Sql | null = null;
  let triedMs = Number.NEGATIVE_INFINITY;
  const begin = async (): Promise<void> => {
    if (wanted === null) return;
    const [channel, hear, begun] = wanted;
    const mine = connect();
    const isCurrent = (): boolean => current === mine;
    current = mine;
    triedMs = clock.monotonic();
    try {
      await mine.listen(
        channel,
        (told) => isCurrent() && hear(told),
        () => isCurrent() && begun(),
      );
    } catch (error) {
      if (isCurrent()) current = null;
      drop(mine);
      throw error;
    }
  };
  const cut = (): void => {
    if (current !== null) drop(current);
    current = null;
  };
  return {
    listen: (...each) => {
      wanted = each;
      return begin();
    },
    again() {
      if (current === null && clock.monotonic() - triedMs >= REST_MS) void begin().catch(() => {});
    },
    cut,
    async close() {
      wanted = null;
      await current?.end({ timeout: 1 });
    },
  };
}
