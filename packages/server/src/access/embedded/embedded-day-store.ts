/**
 * The day's figures in SQLite. One process uses the data directory, so absolute values never conflict.
 * Figures of a key that a restored backup does not contain are dropped, so that they do not block those of
 * other keys.
 */
import type { DatabaseSync } from "node:sqlite";
import type { DayStore } from "../day-store.ts";
import { inTransaction } from "./database.ts";

/** @param onError receives the reason why a statement failed */
export function makeDayStore(database: DatabaseSync, onError: (error: unknown) => void = () => {}): DayStore {
  const reporting = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  const load = database.prepare("SELECT used, reserved FROM usage WHERE day = ? AND counter = ?");
  const reserve = database.prepare(
    "INSERT INTO usage (day, counter, used, reserved) SELECT ?1, counter, 0, ?3 FROM keys WHERE counter = ?2 " +
      "ON CONFLICT (day, counter) DO UPDATE SET reserved = max(reserved, excluded.reserved)",
  );
  const flush = database.prepare(
    "INSERT INTO usage (day, counter, used, reserved) SELECT ?1, counter, ?3, 0 FROM keys WHERE counter = ?2 " +
      "ON CONFLICT (day, counter) DO UPDATE SET used = max(used, excluded.used)",
  );
  const release = database.prepare(
    "INSERT INTO usage (day, counter, used, reserved) SELECT ?1, counter, ?3, 0 FROM keys WHERE counter = ?2 " +
      "ON CONFLICT (day, counter) DO UPDATE SET used = excluded.used, reserved = 0",
  );
  return {
    load(counter, day) {
      const row = reporting(() => load.get(day, counter));
      return row === undefined
        ? { used: 0, reserved: 0 }
        : { used: Number(row.used), reserved: Number(row.reserved) };
    },
    reserve(counter, day, reserved) {
      reporting(() => reserve.run(day, counter, reserved));
    },
    flush(rows, releaseUnused) {
      // Usage is only reported, so its write need not wait for the disk as a reservation's does.
      if (!releaseUnused) database.exec("PRAGMA synchronous = NORMAL");
      try {
        const statement = releaseUnused ? release : flush;
        const putAll = (): void => {
          for (const { day, counter, used } of rows) statement.run(day, counter, used);
        };
        reporting(() => inTransaction(database, putAll));
      } finally {
        database.exec("PRAGMA synchronous = FULL");
      }
    },
  };
}
