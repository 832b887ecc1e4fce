// Measures an idle server process: time until the first answer, and resident memory.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buildEdition } from "../editions/build-edition.ts";
import { editionFolder } from "../editions/folders.ts";
import { writePack } from "../packages/server/src/text/pack-writer.ts";
import { fetchOnce } from "./client.ts";
import { newFolder, residentOf, type Server, startBare, startLectern } from "./servers.ts";
import { median, type Row } from "./stats.ts";

const PATH = "/api/passage?reference=John+3:16&version=KJV";

async function firstAnswerMs(): Promise<number> {
  const startedMs = performance.now();
  const server = await startLectern();
  await new Promise<void>((resolve, reject) => {
    get(new URL(PATH, server.url), (answer) => answer.resume().on("end", resolve)).on("error", reject);
  });
  const ms = performance.now() - startedMs;
  await server.stop();
  return ms;
}

function nothingMs(): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - startedMs;
}

const ms = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;

export async function benchStart(print: (row: Row) => void): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  await firstAnswerMs();
  for (let round = 0; round < 9; round++) {
    theirs.push(nothingMs());
    ours.push(await firstAnswerMs());
  }
  print({
    measurement: "start to first answer, packs built",
    comparedWith: "`node -e 0`",
    ours: ms(ours),
    theirs: ms(theirs),
    ratios: ours.map((value, round) => value - (theirs[round] ?? 0)),
    unit: "ms",
    bar: { max: 250 },
  });
}

/** A data folder with this number of imported editions. */
async function dataWith(count: number): Promise<string> {
  const data = join(newFolder(), "data");
  mkdirSync(join(data, "texts"), { recursive: true });
  const kjv = await buildEdition(editionFolder("kjv"));
  for (let index = 0; index < count; index++) {
    const code = `X${index + 10}`;
    const pack = writePack({ ...kjv, manifest: { ...kjv.manifest, code } });
    writeFileSync(join(data, "texts", `${code.toLowerCase()}.pack`), pack);
  }
  return data;
}

/** Resident megabytes one second after the first answer, and again after `use`. */
async function idle(server: Server, use: () => Promise<void> = async () => {}): Promise<readonly number[]> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));
  const values: number[] = [];
  for (const work of [async () => void (await fetchOnce(server.url, PATH)), use]) {
    await work();
    await pause();
    values.push(residentOf(server) ?? Number.NaN);
  }
  await server.stop();
  return values;
}

/** Every word of every edition by both endpoints that give text. */
async function readAll({ url }: Server): Promise<void> {
  const { body } = await fetchOnce(url, "/api/versions");
  const versions: { readonly data: readonly { readonly code: string }[] } = JSON.parse(body.toString());
  for (const { code } of versions.data) {
    for (let book = 1; book <= 66; book++) {
      const query = `book_id=${book}&chapter=1&verse=1&endChapter=1&endVerse=2`;
      await fetchOnce(url, `/api/scripture?${query}&version=${code}`);
    }
    await fetchOnce(url, `/api/passage?start_index=1&end_index=31102&version=${code}`);
  }
}

interface Memory {
  readonly editionNames: string;
  readonly editions: number;
  readonly bar: number;
}

const MEMORY: readonly Memory[] = [
  { editionNames: "KJV and ASV", editions: 0, bar: 45 },
  { editionNames: "20 editions", editions: 18, bar: 250 },
];

const ROUNDS = 3;

export async function benchMemory(print: (row: Row) => void): Promise<void> {
  for (const { editionNames, editions, bar } of MEMORY) {
    const data = await dataWith(editions);
    const rounds: { bare: number; fresh: number; used: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await startBare();
      await floor.send({ status: 200, headers: ["Content-Length", "2"], body: Buffer.from("{}") });
      const [bare = 0] = await idle(floor);
      const server = await startLectern({ LECTERN_DATA_DIR: data });
      const [fresh = 0, used = 0] = await idle(server, () => readAll(server));
      rounds.push({ bare, fresh, used });
    }
    const mb = (name: "bare" | "fresh" | "used"): string =>
      `${median(rounds.map((round) => round[name])).toFixed(0)} MB`;
    const row = { comparedWith: "bare `node:http`", theirs: mb("bare"), unit: "MB" as const };
    const over = (name: "fresh" | "used"): number[] => rounds.map((round) => round[name] - round.bare);
    print({
      ...row,
      measurement: `resident memory, ${editionNames}, idle`,
      ours: mb("fresh"),
      ratios: over("fresh"),
      bar: { max: bar },
    });
    print({
      ...row,
      measurement: `the same after every verse of them was read`,
      ours: mb("used"),
      ratios: over("used"),
      bar: null,
    });
  }
}
