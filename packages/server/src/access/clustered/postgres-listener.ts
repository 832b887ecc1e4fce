/**
 * Listens to a notification channel of PostgreSQL, over connections of its own. A connection whose LISTEN
 * failed is closed and not used again. Notifications from an earlier connection are ignored, so that none
 * is handled twice.
 */
import type { Sql } from "postgres";
import type { Clock } from "../clock.ts";

/** Milliseconds between two attempts to listen. */
const RETRY_MS = 500;

export interface PostgresListener {
  /**
   * Calls `onNotification` for each notification of the channel until `close`, and `onListening` each time
   * that listening begins. Rejects when it cannot begin now; `retry` may still succeed later.
   */
  readonly listen: (
    channel: string,
    onNotification: (notification: string) => void,
    onListening: () => void,
  ) => Promise<void>;
  /** Tries again to listen, unless it does already. Called after the server has answered a query. */
  readonly retry: () => void;
  /** Closes the connection at once; `retry` opens another. */
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
}

/** Closes a client at once; its pending queries fail. */
export const drop = (client: Sql): void => void client.end({ timeout: 0 }).catch(() => {});

export function makePostgresListener(connect: () => Sql, clock: Clock): PostgresListener {
  let subscription: Parameters<PostgresListener["listen"]> | null = null;
  let current: Sql | null = null;
  let triedMs = Number.NEGATIVE_INFINITY;
  const begin = async (): Promise<void> => {
    if (subscription === null) return;
    const [channel, onNotification, onListening] = subscription;
    const connection = connect();
    const isCurrent = (): boolean => current === connection;
    current = connection;
    triedMs = clock.monotonic();
    try {
      await connection.listen(
        channel,
        (notification) => isCurrent() && onNotification(notification),
        () => isCurrent() && onListening(),
      );
    } catch (error) {
      if (isCurrent()) current = null;
      drop(connection);
      throw error;
    }
  };
  const disconnect = (): void => {
    if (current !== null) drop(current);
    current = null;
  };
  return {
    listen: (...each) => {
      subscription = each;
      return begin();
    },
    retry() {
      if (current === null && clock.monotonic() - triedMs >= RETRY_MS) void begin().catch(() => {});
    },
    disconnect: disconnect,
    async close() {
      subscription = null;
      await current?.end({ timeout: 1 });
    },
  };
}
