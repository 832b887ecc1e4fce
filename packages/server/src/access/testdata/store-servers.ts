/** PostgreSQL and Redis on this machine; these variables name other servers. */
import { connect } from "node:net";
import postgres, { type Sql } from "postgres";

export const databaseUrl: string =
  process.env.LECTERN_TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test";
export const redisUrl: string = process.env.LECTERN_TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (found: boolean) => () => {
      socket.destroy();
      resolve(found);
    };
    socket.on("connect", end(true)).on("error", end(false)).setTimeout(1000, end(false));
  });

/** Why tests that need these servers are skipped; false when all of them answer. */
export async function unreachable(...urls: readonly string[]): Promise<string | false> {
  for (const url of urls) {
    if (!(await answers(url)))
      return `${new URL(url).protocol.slice(0, -1)} is not reachable on this machine`;
  }
  return false;
}

/** One connection, with a schema for its tables if one is named. */
export const connectTo = (url: string, schema?: string): Sql =>
  postgres(url, {
    max: 1,
    onnotice: () => {},
    ...(schema === undefined ? {} : { connection: { search_path: schema } }),
  });

/** Drops the schema of a test. */
export async function dropSchema(name: string): Promise<void> {
  const sql = connectTo(databaseUrl);
  await sql.unsafe(`DROP SCHEMA ${name} CASCADE`);
  await sql.end();
}
