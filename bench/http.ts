// Measures answers over HTTP and compares them, in the same run, with a lower bound: node:http that sends the same bytes,
// another path of the same server, or nginx.
import { fetchOnce, requestBytes } from "./client.ts";
import { comparePair, rowOf, type Side } from "./pair.ts";
import { type BareServer, type Server, startBare, startLectern, startNginx } from "./servers.ts";
import type { Bar, Row } from "./stats.ts";

const ID = { "X-Request-Id": "bench" };
const CHAPTER = "/api/scripture?book_id=1&chapter=1&version=KJV";
/** Psalm 119, the longest. */
const LONGEST = "/api/scripture?book_id=19&chapter=119&version=KJV";
const RESOLVE = "/api/resolve?reference=Ps.23,+vv.1-3";
const SCATTERED =
  "/api/passage?reference=Gen+1:1;Ex+20:3;Ps+23:1;Isa+40:31;Mat+5:3;John+3:16;Rom+8:28;1+Cor+13:4;Heb+11:1;Rev+22:21&version=KJV";

const UNCHANGED = "/scripture, a chapter with If-None-Match (304)";

/** A reference that the run has not sent before. */
function distinctReference(at: number): string {
  const chapter = (at % 150) + 1;
  return `Psalm+${chapter}:1-2&_=${at}`;
}

/** The same request each time. */
const always = (path: string, headers: Readonly<Record<string, string>> = {}): Side["request"] => {
  const bytes = requestBytes(path, { ...ID, ...headers });
  return () => bytes;
};

/**
 * A request that the run has not sent before. `_` is not a parameter, but it is part of the cache key of an answer.
 */
const distinct =
  (path: string): Side["request"] =>
  (at) =>
    requestBytes(`${path}&_=${at}`, ID);

interface Case {
  readonly measurement: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bar: Bar;
  /** Every request is different, so that no answer comes from the cache. */
  readonly isDistinct?: boolean;
}

const AGAINST_BARE: readonly Case[] = [
  { measurement: "/scripture, a chapter of 4.9 KB", path: CHAPTER, bar: { min: 0.9 } },
  { measurement: "the same, br", path: CHAPTER, headers: { "Accept-Encoding": "br" }, bar: null },
  { measurement: "the same, each request a new one", path: CHAPTER, bar: { min: 0.75 }, isDistinct: true },
  { measurement: "/passage of 10 scattered verses", path: SCATTERED, bar: { min: 0.75 } },
  { measurement: "the same, each request a new one", path: SCATTERED, bar: { min: 0.65 }, isDistinct: true },
  { measurement: "/resolve", path: RESOLVE, bar: null },
];

async function againstBare(lectern: Server, bare: BareServer, benchCase: Case): Promise<Row> {
  const { path, headers = {} } = benchCase;
  await bare.send(await fetchOnce(lectern.url, path, { ...ID, ...headers }));
  const theirs = { server: bare, request: always(path, headers) };
  const request = benchCase.isDistinct === true ? distinct(path) : theirs.request;
  const pair = await comparePair({ server: lectern, request }, theirs);
  return rowOf(benchCase.measurement, "bare `node:http`, the same bytes", pair, benchCase.bar);
}

interface Revalidated {
  readonly etag: string;
  readonly unchanged: Side;
  readonly sent: Side;
}

/** A request, and the same with the entity tag of its answer. */
async function revalidated(server: Server, path: string): Promise<Revalidated> {
  const { headers } = await fetchOnce(server.url, path, ID);
  const etag = headers[headers.indexOf("ETag") + 1] ?? "";
  const unchanged = { server, request: always(path, { "If-None-Match": etag }) };
  return { etag, unchanged, sent: { server, request: always(path) } };
}

async function resolving(server: Server, print: (row: Row) => void): Promise<void> {
  const livez = { server, request: always("/livez") };
  const resolved = await comparePair({ server, request: always(RESOLVE) }, livez);
  print(rowOf("/resolve over HTTP", "the same server's /livez", resolved, { min: 0.85 }));
  const request: Side["request"] = (at) =>
    requestBytes(`/api/resolve?reference=${distinctReference(at)}`, ID);
  const each = await comparePair({ server, request }, livez);
  print(rowOf("/resolve over HTTP, each input a new one", "the same server's /livez", each, { min: 0.8 }));
}

/** Compares a 304 with its 200 and with the lower bound. */
async function revalidating(server: Server, bare: BareServer, print: (row: Row) => void): Promise<void> {
  const { etag, unchanged, sent } = await revalidated(server, CHAPTER);
  print(rowOf(UNCHANGED, "its 200", await comparePair(unchanged, sent), { min: 1.2 }));
  const longest = await revalidated(server, LONGEST);
  const pair = await comparePair(longest.unchanged, longest.sent);
  print(rowOf("the same, Psalm 119", "its 200, of 25 KB", pair, null));
  const other = await startBare();
  await bare.send(await fetchOnce(server.url, CHAPTER, { ...ID, "If-None-Match": etag }));
  await other.send(await fetchOnce(server.url, CHAPTER, ID));
  const bareUnchanged = { ...unchanged, server: bare };
  const floor = await comparePair(unchanged, bareUnchanged);
  print(rowOf(UNCHANGED, "bare `node:http`, the same head", floor, null));
  const itself = await comparePair(bareUnchanged, { ...sent, server: other });
  print(rowOf("bare `node:http`, the head of that 304", "the same, the bytes of its 200", itself, null));
  await other.stop();
}

/** The cost of work that is done for each request. It is more than the work itself, since the client goes to sleep meanwhile. */
async function busyAgainstIdle(lectern: Server, bare: BareServer, print: (row: Row) => void): Promise<void> {
  const answer = await fetchOnce(lectern.url, CHAPTER, ID);
  const busy = await startBare(1, 20);
  await bare.send(answer);
  await busy.send(answer);
  const request = always(CHAPTER);
  const pair = await comparePair({ server: busy, request }, { server: bare, request });
  print(rowOf("bare `node:http`, busy for 20 µs before each answer", "the same, not busy", pair, null));
  await busy.stop();
}

async function againstNginx(lectern: Server, print: (row: Row) => void): Promise<void> {
  const nginx = await startNginx((await fetchOnce(lectern.url, CHAPTER, ID)).body);
  if (nginx === null) return;
  const theirs = await revalidated(nginx, "/chapter");
  const pair = await comparePair({ server: lectern, request: always(CHAPTER) }, theirs.sent);
  print(rowOf("/scripture, a chapter of 4.9 KB", "nginx, the same bytes as a static file", pair, null));
  const itself = await comparePair(theirs.unchanged, theirs.sent);
  print(rowOf("nginx, the same file with If-None-Match (304)", "its 200", itself, null));
  await nginx.stop();
}

async function withMetrics(lectern: Server, print: (row: Row) => void): Promise<void> {
  const counting = await startLectern({ LECTERN_METRICS_PORT: "0" });
  const request = always(CHAPTER);
  const pair = await comparePair({ server: counting, request }, { server: lectern, request });
  print(rowOf("the same with metrics", "the same without", pair, null));
  await counting.stop();
}

export async function benchHttp(print: (row: Row) => void): Promise<void> {
  const lectern = await startLectern();
  const bare = await startBare();
  await resolving(lectern, print);
  await revalidating(lectern, bare, print);
  for (const benchCase of AGAINST_BARE) print(await againstBare(lectern, bare, benchCase));
  await busyAgainstIdle(lectern, bare, print);
  await withMetrics(lectern, print);
  await againstNginx(lectern, print);
  await bare.stop();
  await lectern.stop();
}
