// Sends requests on a limited number of connections: either at a fixed rate, whether or not the server keeps up, or the next
// one after each answer.
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

export interface Outcome {
  readonly counts: Readonly<Record<string, number>>;
  /** Milliseconds from the written request to the complete answer, for requests that were not refused. */
  readonly admittedMs: readonly number[];
  /** 503 without Retry-After. */
  readonly mute: number;
  readonly seconds: number;
}

export interface Arrivals {
  readonly url: string;
  readonly request: (at: number) => Buffer;
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; null: each connection sends its next request as soon as it gets an answer. */
  readonly rate: number | null;
}

const TICK_MS = 5;

/** Sends the load. A connection that breaks during a request counts as `broken`. */
export async function sendArrivals(load: Arrivals): Promise<Outcome> {
  const counts: Record<string, number> = {};
  const count = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by;
  };
  const admittedMs: number[] = [];
  const state = { at: 0, mute: 0, ended: false };
  const free: Lane[] = [];
  const lanes = new Set<Lane>();
  const answered = (lane: Lane, head: string, ms: number): void => {
    const status = head.slice(9, 12);
    count(status);
    if (status !== "503") admittedMs.push(ms);
    else if (!/\r\nretry-after: \d+\r\n/i.test(head)) state.mute++;
    if (load.rate === null && !state.ended) lane.ask(load.request(state.at++));
    else free.push(lane);
  };
  const broken = (lane: Lane): void => {
    lanes.delete(lane);
    if (!state.ended) count("broken");
  };
  const startedMs = performance.now();
  const untilMs = startedMs + load.seconds * 1000;
  for (let made = 0; made < load.connections; made++) {
    const lane = openLane(load.url, answered, broken);
    lanes.add(lane);
    if (load.rate === null) lane.ask(load.request(state.at++));
    else free.push(lane);
  }
  let due = 0;
  for (let lastMs = startedMs; performance.now() < untilMs; ) {
    await wait(TICK_MS);
    if (load.rate === null) continue;
    const nowMs = performance.now();
    due += ((nowMs - lastMs) / 1000) * load.rate;
    lastMs = nowMs;
    for (; due >= 1; due--) {
      const lane = free.shift();
      // All connections are busy. A proxy with this many connections would refuse the request too.
      if (lane === undefined) count("not sent");
      else lane.ask(load.request(state.at++));
    }
  }
  const seconds = (performance.now() - startedMs) / 1000;
  state.ended = true;
  await wait(500);
  for (const lane of lanes) lane.close();
  return { counts, admittedMs, mute: state.mute, seconds };
}

interface Lane {
  ask(request: Buffer): void;
  close(): void;
}

function openLane(
  url: string,
  answered: (lane: Lane, head: string, ms: number) => void,
  broken: (lane: Lane) => void,
): Lane {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let missing = 0;
  let head = "";
  let sentMs = 0;
  const lane: Lane = {
    ask: (request) => {
      sentMs = performance.now();
      socket.write(request);
    },
    close: () => socket.destroy(),
  };
  socket.setNoDelay(true);
  socket.on("error", () => {});
  socket.on("close", () => broken(lane));
  socket.on("data", (chunk: Buffer) => {
    if (missing === 0) {
      const end = chunk.indexOf("\r\n\r\n") + 4;
      head = chunk.toString("latin1", 0, end);
      missing = end + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    }
    missing -= chunk.length;
    if (missing === 0) answered(lane, head, performance.now() - sentMs);
  });
  return lane;
}
