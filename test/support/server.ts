/**
 * The service on a real socket, with the real texts and the embedded key store in a folder of its own. Its
 * clock stands still until a test moves it. Every answer is checked against openapi.yaml.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccess, openKeyStore } from "../../packages/server/src/access/create-access.ts";
import type { AnsweredRequest } from "../../packages/server/src/http/answered-request.ts";
import { createApp } from "../../packages/server/src/http/app.ts";
import { listen, type Timeouts } from "../../packages/server/src/http/listen.ts";
import type { Route } from "../../packages/server/src/http/route.ts";
import { mountMcp } from "../../packages/server/src/serving/mcp-mount.ts";
import { DOCUMENTED, PACKS } from "../../packages/server/src/text/testdata/bundled.ts";
import { openStore } from "../../packages/server/src/text/testdata/open-store.ts";
import { assertDocumented } from "./contract.ts";
import { judgedApp, rawAnswers } from "./judge.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  readonly bytes: Buffer;
  readonly text: string;
  /** The body read as JSON. */
  json(): Record<string, unknown>;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A plan's key to send; null for none. */
  readonly key?: "free" | "production" | "enterprise" | null;
}

export interface TestServer {
  readonly url: string;
  readonly keys: Readonly<Record<"free" | "production" | "enterprise", string>>;
  /** Sends a request, by default with the enterprise key. */
  ask(target: string, ask?: Ask): Promise<Answer>;
  /** The body of a GET, read as JSON. */
  get(target: string): Promise<Record<string, unknown>>;
  /** Writes bytes to a socket and returns everything until the connection closes. */
  raw(bytes: string): Promise<string>;
  /** Moves the clock. */
  advance(milliseconds: number): void;
  /** Makes a key with limits of its own. */
  makeKey(limits: {
    readonly origins?: readonly string[];
    readonly versions?: readonly string[];
  }): Promise<string>;
  close(): Promise<void>;
}

export interface Options {
  readonly mode?: "keys" | "open";
  /** Files of the site by name; without them only the API is served. */
  readonly site?: ReadonlyMap<string, Uint8Array>;
  /** Web origins whose pages may call MCP; without it MCP is off. */
  readonly mcp?: readonly string[];
  readonly parts?: () => Readonly<Record<string, "ok" | "draining">>;
  /** Folder of the texts; default: the bundled ones. */
  readonly packs?: string;
  /**
   * Names of the packs to serve (`kjv`): by default every pack of `packs`, or the documented ones of the
   * bundled packs.
   */
  readonly editions?: readonly string[] | undefined;
  /** Timeouts of slow callers. */
  readonly timeouts?: Timeouts;
  /** Endpoints of the test, which openapi.yaml does not have: their answers are not checked against it. */
  readonly moreRoutes?: readonly Route[];
  /** Called for each answer. */
  readonly onAnswer?: (answered: AnsweredRequest) => void;
}

/** Milliseconds after which a request without an answer fails its test. */
const ANSWER_LIMIT_MS = 20_000;

/** The start time of a test's clock: 2026-03-01 12:00 UTC. */
const START_MS = Date.UTC(2026, 2, 1, 12);

function send(url: string, target: string, { method = "GET", headers = {}, body }: Ask): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const options = { hostname, port, path: target, method, headers, agent: false, signal };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const json = (): Record<string, unknown> => JSON.parse(text);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

function exchangeRaw(url: string, bytes: string): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    const chunks: Buffer[] = [];
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      reject(new Error(`the connection was silent for ${ANSWER_LIMIT_MS} ms`));
      socket.destroy();
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks)));
    socket.on("error", (error) => (chunks.length === 0 ? reject(error) : resolve(Buffer.concat(chunks))));
  });
}

async function makeKeys(openStoreOfKeys: () => ReturnType<typeof openKeyStore>) {
  const store = await openStoreOfKeys();
  const make = async (plan: string, limits: Parameters<TestServer["makeKey"]>[0] = {}): Promise<string> => {
    const { origins = null, versions = null } = limits;
    const made = await store.create({ name: plan, plan, origins, versions, note: null, expiresMs: null });
    return made.text;
  };
  const keys = {
    free: await make("free"),
    production: await make("production"),
    enterprise: await make("enterprise"),
  };
  return { keys, make, close: () => store.close() };
}

export async function startServer({
  mode = "keys",
  parts = () => ({ texts: "ok" }),
  site = new Map(),
  packs = PACKS,
  editions = packs === PACKS ? DOCUMENTED : undefined,
  mcp,
  timeouts,
  moreRoutes,
  onAnswer,
}: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-test-"));
  let nowMs = 0;
  const clock = { now: () => START_MS + nowMs, monotonic: () => nowMs };
  let seed = 1;
  const random = (size: number): Uint8Array => new Uint8Array(size).fill(seed++);
  const texts = openStore(packs, editions);
  const stored = { dataDir, cluster: null, clock, random };
  const made = await makeKeys(() => openKeyStore(stored));
  const report = (problem: string): void => console.error(problem);
  const access = await createAccess({ ...stored, mode, plansFile: null, report: report });
  let requests = 0;
  const newRequestId = (): string => `request-${++requests}`;
  const onFault = (error: unknown): void => console.error(error);
  const files = new Map([...site].map(([name, bytes]) => [name, () => bytes] as const));
  const dependencies = {
    texts,
    access,
    site: files,
    build: "test",
    newRequestId,
    now: clock.now,
    parts,
    onFault,
  };
  const app =
    moreRoutes === undefined
      ? judgedApp(createApp(dependencies))
      : { ...createApp({ ...dependencies, moreRoutes }), assertAllDocumented: () => {} };
  const dataRevision = (): string => texts.dataRevision;
  const mounted = { app, dataRevision, newRequestId, onFault };
  const listening = await listen({
    app,
    mount: mcp === undefined ? undefined : await mountMcp({ ...mounted, origins: mcp }),
    host: "127.0.0.1",
    port: 0,
    dataRevision,
    newRequestId,
    findCaller: (peer) => peer,
    onAnswer,
    timeouts,
  });
  const ask: TestServer["ask"] = async (target, options = {}) => {
    const { key = "enterprise", headers = {} } = options;
    const withKey = key === null ? headers : { authorization: `Bearer ${made.keys[key]}`, ...headers };
    const answer = await send(listening.url, target, { ...options, headers: withKey });
    app.assertAllDocumented();
    return answer;
  };
  return {
    url: listening.url,
    keys: made.keys,
    ask,
    get: async (target) => (await ask(target)).json(),
    raw: async (bytes) => {
      const answer = await exchangeRaw(listening.url, bytes);
      if (moreRoutes === undefined) for (const judged of rawAnswers(bytes, answer)) assertDocumented(judged);
      return answer.toString();
    },
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
    makeKey: (limits) => made.make("enterprise", limits),
    close: async () => {
      await listening.close(1000);
      await access.close();
      await made.close();
      rmSync(dataDir, { recursive: true });
      app.assertAllDocumented();
    },
  };
}
