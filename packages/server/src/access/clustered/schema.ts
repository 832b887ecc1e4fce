/**
 * The tables in PostgreSQL, in a schema of their own. Migrations run at the start under an advisory lock,
 * so that replicas that start together run them once.
 */
import type { Sql, TransactionSql } from "postgres";
import { StoreUnavailable } from "../key-store.ts";

/** Each migrates the schema from version n (its index) to n + 1. Never edit one that was released. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE keys (
     counter bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     name text NOT NULL,
     plan text NOT NULL,
     origins text,
     versions text,
     note text,
     created_ms bigint NOT NULL,
     expires_ms bigint,
     revoked_ms bigint
   );
   CREATE TABLE secrets (
     hash text PRIMARY KEY,
     counter bigint NOT NULL REFERENCES keys (counter),
     prefix text NOT NULL,
     created_ms bigint NOT NULL,
     ends_ms bigint
   );
   CREATE INDEX secrets_of_key ON secrets (counter);
   CREATE TABLE usage (
     day integer NOT NULL,
     counter bigint NOT NULL REFERENCES keys (counter),
     used bigint NOT NULL DEFAULT 0,
     reserved bigint NOT NULL DEFAULT 0,
     PRIMARY KEY (day, counter)
   );
   CREATE TABLE revision (keys bigint NOT NULL);
   INSERT INTO revision VALUES (1);`,
  // The last batch of usage that each thread wrote: a batch that is sent twice is added once.
  `CREATE TABLE writers (
     writer text PRIMARY KEY,
     number bigint NOT NULL,
     written timestamptz NOT NULL DEFAULT now()
   );`,
];

/** A thread that wrote nothing for this long has ended, and so have all of its writes. */
const WRITER_KEPT = "30 days";

/** A number that nothing else in the database uses: the letters LECT. */
export const LOCK = 0x4c454354;

/**
 * The error when the schema is not in effect: otherwise tables would be made in somebody else's schema.
 */
const noSearchPath = (schema: string): string =>
  `PostgreSQL ignores the search_path of the connection, as behind PgBouncer: ALTER ROLE ... SET search_path = ${schema}`;

/** @param schema letters, digits and underscores */
export async function migrate(sql: Sql, schema: string): Promise<void> {
  await sql.begin(async (transaction) => {
    // A replica waits for the one that makes the tables, however long its lock_timeout is.
    await transaction`SET LOCAL lock_timeout = 0`;
    await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
    await transaction.unsafe(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    const [place] =
      await transaction`SELECT current_schema() AS name, has_schema_privilege(${schema}, 'USAGE') AS open`;
    if (place?.open === true && place.name !== schema) throw new StoreUnavailable(noSearchPath(schema));
    await transaction.unsafe("CREATE TABLE IF NOT EXISTS migrations (version integer NOT NULL)");
    const [row] = await transaction`SELECT max(version) AS version FROM migrations`;
    const version = Number(row?.version ?? 0);
    if (version > MIGRATIONS.length) {
      throw new StoreUnavailable(
        "a newer version of Lectern made the key store; start that version, or restore a backup",
      );
    }
    for (const migration of MIGRATIONS.slice(version)) await transaction.unsafe(migration);
    if (version < MIGRATIONS.length) {
      await transaction`INSERT INTO migrations VALUES (${MIGRATIONS.length})`;
    }
    await transaction`DELETE FROM writers WHERE written < now() - ${WRITER_KEPT}::interval`;
  });
}

/** Held until the transaction ends, so that two replicas make only one first key. */
export async function lockStore(transaction: TransactionSql): Promise<void> {
  await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
}
