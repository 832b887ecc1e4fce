// Tests the OpenTelemetry spans that a collector receives from the running service.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type Collector, startCollector, valuesOf } from "./support/collector.ts";
import { ROOT } from "./support/contract.ts";
import { judgedFetch } from "./support/judge.ts";
import { makeKey } from "./support/make-key.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-tracing-"));
const children: ChildProcess[] = [];
const collectors: Collector[] = [];
after(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const collector of collectors) await collector.close();
  rmSync(folder, { recursive: true });
});

async function collect(answers = true): Promise<Collector> {
  const collector = await startCollector(answers);
  collectors.push(collector);
  return collector;
}

interface Started {
  readonly url: string;
  output(): string;
  makeKey(): string;
  /** Stops it; returns the exit status, or `late` when it runs longer than promised. */
  stop(): Promise<number | null | "late">;
}

let started = 0;

/** Starts the service and waits until it listens. */
async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const lectern = join(ROOT, "packages", "server", "bin", "lectern.js");
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:LECTERN|OTEL)_/.test(name));
  const settings = { LECTERN_PORT: "0", LECTERN_DATA_DIR: join(folder, String(started++)) };
  const env = { ...Object.fromEntries(inherited), ...settings, ...environment };
  const child = spawn(process.execPath, [lectern, "serve"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let text = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        const found = /listening on (http:\S+)[\s\S]*Try: /.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(`it ended:\n${text}`)));
  });
  const stop = async (): Promise<number | null | "late"> => {
    child.kill("SIGTERM");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), 10_000);
    });
    const status = await Promise.race([ended, late]);
    clearTimeout(timer);
    return status;
  };
  return { url, output: () => text, makeKey: () => makeKey([process.execPath, lectern], env), stop };
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

/** Settings with which spans are not sent before the service ends. */
const sendingTo = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: "600000" });

test("a request is one span, sent at the latest when the service stops, without keys and queries", async () => {
  const collector = await collect();
  const server = await start({
    ...sendingTo(collector.url),
    OTEL_EXPORTER_OTLP_HEADERS: "x-team=readers",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
  });
  const key = server.makeKey();
  const before = Date.now();
  const ask = async (target: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await judgedFetch(`${server.url}${target}`, { method, headers });
    await answer.text();
    return answer.headers.get("traceparent")?.split("-")[2];
  };
  const withTrace = {
    traceparent: `00-${TRACE}-${PARENT}-01`,
    tracestate: "rojo=1, congo=2",
    authorization: `Bearer ${key}`,
  };
  const traced = await ask("/api/resolve?reference=Habakkuk+3:16", withTrace);
  // A trace state without a trace is dropped.
  await ask(`/api/passage?reference=Habakkuk+3:17&version=KJV&key=${key}`, { tracestate: "rojo=1" }, "HEAD");
  await ask(`/api/${key}/Habakkuk`);
  await ask("/api/resolve?reference=Habakkuk+3:18", { traceparent: `00-${TRACE}-${PARENT}-00` });
  assert.equal(collector.received.length, 0);
  assert.equal(await server.stop(), 0);

  const local = {
    "url.scheme": "http",
    "server.address": "127.0.0.1",
    "server.port": Number(new URL(server.url).port),
  };
  const about = (method: string, status: number, path?: string) => ({
    "http.request.method": method,
    "http.response.status_code": status,
    ...(path === undefined ? {} : { "http.route": path, "url.path": path }),
    ...local,
  });
  const spans = collector.spans();
  const summaries = spans.map(({ name, kind, attributes, status }) => [
    name,
    kind,
    valuesOf(attributes),
    status.code,
  ]);
  assert.deepEqual(summaries, [
    ["GET /api/resolve", 2, about("GET", 200, "/api/resolve"), 0],
    ["HEAD /api/passage", 2, about("HEAD", 200, "/api/passage"), 0],
    ["GET", 2, about("GET", 404), 0],
  ]);
  const [first, second] = spans;
  assert.match(traced ?? "", /^[0-9a-f]{16}$/);
  assert.deepEqual([first?.traceId, first?.spanId, first?.parentSpanId], [TRACE, traced, PARENT]);
  assert.deepEqual([first?.traceState, second?.traceState ?? ""], ["rojo=1,congo=2", ""]);
  assert.notEqual(second?.traceId, TRACE);
  assert.equal(second?.parentSpanId ?? "", "");
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    assert.ok(BigInt(startTimeUnixNano) >= BigInt(before - 1) * 1_000_000n);
    assert.ok(BigInt(endTimeUnixNano) > BigInt(startTimeUnixNano));
  }
  const [sent] = collector.received;
  assert.deepEqual(
    [sent?.path, sent?.headers["x-team"], collector.received.length],
    ["/v1/traces", "readers", 1],
  );
  assert.doesNotMatch(sent?.text ?? "", /lk_|Habakkuk|reference/i);
  const resource = valuesOf(collector.batches()[0]?.resource.attributes ?? []);
  assert.deepEqual(
    [resource["service.name"], resource["service.version"], resource["deployment.environment.name"]],
    ["lectern", "0.1.0", "test"],
  );
});

test("worker threads send their spans too, under the name that the environment gives", async () => {
  const collector = await collect();
  const settings = { LECTERN_WORKERS: "2", LECTERN_ACCESS: "open", OTEL_SERVICE_NAME: "readings" };
  const server = await start({ ...sendingTo(collector.url), ...settings });
  for (let count = 0; count < 20; count++) await (await judgedFetch(`${server.url}/livez`)).text();
  assert.equal(await server.stop(), 0);
  assert.deepEqual(
    collector.spans().map(({ name }) => name),
    new Array(20).fill("GET /livez"),
  );
  const names = collector.batches().map(({ resource }) => valuesOf(resource.attributes)["service.name"]);
  assert.deepEqual([...new Set(names)], ["readings"]);
});

test("a collector that hangs delays neither requests nor the stop", async () => {
  const collector = await collect(false);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "1" };
  const runs = ["1", "2"].map(async (workers) => {
    const server = await start({ ...settings, LECTERN_ACCESS: "open", LECTERN_WORKERS: workers });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const answer = await judgedFetch(`${server.url}/api/resolve?reference=John+3:16`);
      await answer.text();
      statuses.push(answer.status);
    }
    return [statuses, await server.stop(), server.output().includes('"msg":"stopped"')];
  });
  const expected = [[200, 200, 200, 200, 200], 0, true];
  assert.deepEqual(await Promise.all(runs), [expected, expected]);
  assert.ok(collector.received.length > 0);
});

/** Makes Node print each module that it loads. */
const TELLING = `--import "data:text/javascript,import{registerHooks}from'node:module';registerHooks({load:(url,context,next)=>{process.stderr.write('loaded%20'+url+'\\\\n');return%20next(url,context)}})"`;

test("without the variables OpenTelemetry is not loaded, and answers have the same bytes", async () => {
  const collector = await collect();
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, "x-request-id": "one" };
  const answerOf = async (environment: Readonly<Record<string, string>>) => {
    const server = await start({ ...environment, LECTERN_ACCESS: "open", NODE_OPTIONS: TELLING });
    const answer = await judgedFetch(`${server.url}/api/passage?reference=John+3:16&version=KJV`, {
      headers,
    });
    const text = await answer.text();
    const comparable = [...answer.headers].filter(([name]) => name !== "date" && name !== "traceparent");
    assert.equal(await server.stop(), 0);
    assert.equal(answer.status, 200);
    return { answer: [comparable, text], loaded: server.output() };
  };
  const off = await answerOf({ ...sendingTo(collector.url), OTEL_SDK_DISABLED: "true" });
  assert.match(off.loaded, /loaded \S+serving\/tracing\.(?:ts|js)/);
  assert.doesNotMatch(off.loaded, /opentelemetry/);
  assert.equal(collector.received.length, 0);
  const on = await answerOf(sendingTo(collector.url));
  assert.match(on.loaded, /loaded \S+@opentelemetry\/sdk-trace/);
  assert.equal(collector.spans().length, 1);
  assert.deepEqual(on.answer, off.answer);
});
