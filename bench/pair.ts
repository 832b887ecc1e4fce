// Measures two servers under the same load, in alternating rounds.
import { openConnections } from "./client.ts";
import { cpuOf, type Server } from "./servers.ts";
import { type Bar, median, microseconds, perSecond, type Row } from "./stats.ts";

export interface Side {
  readonly server: Server;
  /** The bytes of the request with this number. Distinct requests must not repeat within a run. */
  readonly request: (at: number) => Buffer;
}

export interface Sample {
  /** Requests per second. */
  readonly rate: number;
  /** Microseconds of the server's processor time per request; NaN when it is not known. */
  readonly cpu: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly connections: number;
}

export const USUAL: Rounds = { rounds: 41, roundSeconds: 0.1, connections: 64 };

export interface Pair {
  readonly ours: readonly Sample[];
  readonly theirs: readonly Sample[];
}

/** Warms both sides up, then runs the rounds. The side that begins alternates. */
export async function comparePair(ours: Side, theirs: Side, how: Rounds = USUAL): Promise<Pair> {
  const left = await startRunner(ours, how);
  const right = await startRunner(theirs, how);
  await left.calibrate();
  await right.calibrate();
  const samples = { ours: [] as Sample[], theirs: [] as Sample[] };
  for (let round = 0; round < how.rounds; round++) {
    if (round % 2 === 0) samples.ours.push(await left.measure());
    samples.theirs.push(await right.measure());
    if (round % 2 === 1) samples.ours.push(await left.measure());
  }
  left.end();
  right.end();
  return samples;
}

async function startRunner({ server, request }: Side, { roundSeconds, connections }: Rounds) {
  const opened = await openConnections(server.url, connections);
  let sent = 0;
  let count = connections * 4;
  const take = async (): Promise<Sample> => {
    // Prepared before the round, so that distinct requests cost the client no more than equal ones.
    const prepared = Array.from({ length: count }, (_, at) => request(sent + at));
    sent += count;
    const before = cpuOf(server);
    const seconds = await opened.send(count, (at) => prepared[at] as Buffer);
    const after = cpuOf(server);
    const cpu = before === null || after === null ? Number.NaN : (after - before) / count;
    return { rate: count / seconds, cpu };
  };
  const calibrate = async (): Promise<void> => {
    // Warms up for about a second and a half, until the server's code is compiled.
    for (const untilMs = performance.now() + 1500; performance.now() < untilMs; ) {
      const { rate } = await take();
      count = Math.max(connections, Math.round(rate * roundSeconds));
    }
  };
  return { calibrate, measure: take, end: opened.close };
}

const ratesOf = ({ ours, theirs }: Pair): readonly number[] =>
  ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN));

const cpuRatios = ({ ours, theirs }: Pair): readonly number[] =>
  ours.map(({ cpu }, round) => cpu / (theirs[round]?.cpu ?? Number.NaN));

function side(samples: readonly Sample[]): string {
  const rate = median(samples.map((sample) => sample.rate));
  const cpu = median(samples.map((sample) => sample.cpu));
  return `${perSecond(rate)}, ${microseconds(cpu)}`;
}

/** A row of the table. The ratio compares answers per second, or processor time. */
export function rowOf(
  measurement: string,
  comparedWith: string,
  pair: Pair,
  bar: Bar,
  figure: keyof Sample = "rate",
): Row {
  const ratios = figure === "rate" ? ratesOf(pair) : cpuRatios(pair);
  return {
    measurement,
    comparedWith,
    ours: side(pair.ours),
    theirs: side(pair.theirs),
    ratios,
    unit: "x",
    bar,
  };
}
