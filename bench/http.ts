// HTTP throughput beside a bare node:http server that sends the very same bytes. Each server is a process of
// its own; the client writes prepared bytes on kept-alive connections and counts the bytes that come back, so
// that it costs less than any server. Rounds alternate; medians are shown, with the CPU time of the server.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";

const CONNECTIONS = 16;
const ROUNDS = 7;
const REQUESTS = 12_000;
const WARM_UP = 6000;

interface Target {
  readonly child: ChildProcess;
  readonly url: URL;
}

interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly aim: number;
}

interface Sample {
  /** Requests a second. */
  readonly rate: number;
  /** CPU microseconds of the server a request. */
  readonly cpu: number;
}

async function message(child: ChildProcess): Promise<Record<string, unknown>> {
  const [value] = await once(child, "message");
  return value;
}

async function start(kind: string): Promise<Target> {
  const child = fork(join(import.meta.dirname, "http-target.ts"), [kind], {
    execArgv: ["--conditions=lectern-source", "--disable-warning=ExperimentalWarning"],
  });
  const { url } = await message(child);
  return { child, url: new URL(String(url)) };
}

async function ask(child: ChildProcess, question: object): Promise<Record<string, unknown>> {
  const answer = message(child);
  child.send(question);
  return answer;
}

/** One answer, whole: what the bare server is given to send. */
function fetchOnce({ url }: Target, path: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; headers: string[]; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(new URL(path, url), { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const own = new Set(["date", "connection", "keep-alive"]);
        const kept: string[] = [];
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const [name = "", value = ""] = response.rawHeaders.slice(index, index + 2);
          if (!own.has(name.toLowerCase())) kept.push(name, value);
        }
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

/** Sends the same bytes `count` times over all connections; every answer has the same length. */
function drive({ url }: Target, bytes: Buffer, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let done = 0;
    let expected = 0;
    const started = performance.now();
    const open = (): void => {
      const socket = connect(Number(url.port), url.hostname);
      socket.setNoDelay(true);
      let have = 0;
      const next = (): void => {
        if (sent < count) {
          sent++;
          have = 0;
          socket.write(bytes);
        } else socket.end();
      };
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("data", (chunk: Buffer) => {
        have += chunk.length;
        // The first answer tells the length of all: its head, and Content-Length.
        if (expected === 0) expected = answerLength(chunk);
        if (have < expected) return;
        done++;
        if (done === count) resolve((performance.now() - started) / 1000);
        next();
      });
    };
    for (let index = 0; index < CONNECTIONS; index++) open();
  });
}

function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n") + 4;
  const length = /content-length: (\d+)/i.exec(chunk.toString("latin1", 0, end));
  return end + Number(length?.[1] ?? 0);
}

async function measure(target: Target, bytes: Buffer, count: number): Promise<Sample> {
  const before = Number((await ask(target.child, { cpu: true })).cpu);
  const seconds = await drive(target, bytes, count);
  const after = Number((await ask(target.child, { cpu: true })).cpu);
  return { rate: count / seconds, cpu: (after - before) / count };
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

function requestBytes({ path, headers }: Case): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, "Host: bench", ...lines, "", ""].join("\r\n"));
}

async function compare(one: Case, lectern: Target, bare: Target): Promise<string> {
  await ask(bare.child, { fixed: await fixedOf(one, lectern) });
  const bytes = requestBytes(one);
  const ours: Sample[] = [];
  const theirs: Sample[] = [];
  await measure(lectern, bytes, WARM_UP);
  await measure(bare, bytes, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = [[lectern, ours] as const, [bare, theirs] as const];
    for (const [target, samples] of round % 2 === 0 ? pairs : pairs.reverse()) {
      samples.push(await measure(target, bytes, REQUESTS));
    }
  }
  const rate = median(ours.map((sample) => sample.rate));
  const floor = median(theirs.map((sample) => sample.rate));
  const cpu = median(ours.map((sample) => sample.cpu));
  const floorCpu = median(theirs.map((sample) => sample.cpu));
  const ratios = ours.map((sample, index) => sample.rate / (theirs[index]?.rate ?? 1)).sort((a, b) => a - b);
  return [
    one.name.padEnd(44),
    `${Math.round(rate)}/s`.padStart(10),
    `${Math.round(floor)}/s`.padStart(10),
    (rate / floor).toFixed(2).padStart(7),
    `${ratios[0]?.toFixed(2)}-${ratios.at(-1)?.toFixed(2)}`.padStart(11),
    one.aim.toFixed(2).padStart(6),
    `${cpu.toFixed(1)} / ${floorCpu.toFixed(1)} us`.padStart(16),
  ].join("  ");
}

async function fixedOf(one: Case, lectern: Target) {
  const { status, headers, body } = await fetchOnce(lectern, one.path, one.headers);
  return { status, headers, body: body.toString("base64") };
}

const id = { "X-Request-Id": "bench" };
const chapter = "/api/scripture?book_id=19&chapter=23&version=KJV";
const longChapter = "/api/scripture?book_id=1&chapter=1&version=KJV";
const scattered =
  "Gen+1:1;Ex+20:3;Ps+23:1;Isa+40:31;Mat+5:3;John+3:16;Rom+8:28;1+Cor+13:4;Heb+11:1;Rev+22:21";

/** Runs all cases and prints one line each. */
export async function benchHttp(print: (line: string) => void): Promise<void> {
  const lectern = await start("lectern");
  const bare = await start("bare");
  const { headers } = await fetchOnce(lectern, longChapter, id);
  const etag = headers[headers.indexOf("ETag") + 1] ?? "";
  const cases: readonly Case[] = [
    { name: "/scripture, a chapter of 4.9 KB", path: longChapter, headers: id, aim: 0.9 },
    { name: "the same, 304", path: longChapter, headers: { ...id, "If-None-Match": etag }, aim: 0.9 },
    { name: "the same, br", path: longChapter, headers: { ...id, "Accept-Encoding": "br" }, aim: 0.9 },
    { name: "/scripture, a chapter of 1 KB", path: chapter, headers: id, aim: 0.9 },
    {
      name: "/passage, 10 scattered verses",
      path: `/api/passage?reference=${scattered}&version=KJV`,
      headers: id,
      aim: 0.75,
    },
    { name: "/resolve", path: "/api/resolve?reference=Ps.23,+vv.1-3", headers: id, aim: 0.85 },
    { name: "/livez", path: "/livez", headers: id, aim: 0.9 },
  ];
  print(`HTTP: ${ROUNDS} alternating rounds of ${REQUESTS} requests on ${CONNECTIONS} connections; medians`);
  print(`${"".padEnd(44)}     lectern        bare    ratio       spread     aim     server CPU`);
  try {
    for (const one of cases) print(await compare(one, lectern, bare));
  } finally {
    lectern.child.kill();
    bare.child.kill();
  }
}
