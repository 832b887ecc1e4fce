// Walks a few verses in both directions from places near the borders of chapters, books, testaments and the
// canon, once with /context and once step by step with the neighbours of /lookup; both must agree.
import { expectSame, get } from "./api.ts";

interface Context {
  readonly before: number;
  readonly after: number;
  readonly data: readonly {
    readonly offset: number;
    readonly reference: string;
    readonly verse_index: number;
    readonly text: string;
  }[];
}

interface Lookup {
  readonly data: readonly {
    readonly reference: string;
    readonly verse_index: number;
    readonly previous: number | null;
    readonly next: number | null;
  }[];
}

type Neighbour = "previous" | "next";

/** Verse indexes outwards from the neighbour of `start`. */
async function walk(start: number, neighbour: Neighbour, steps: number): Promise<number[]> {
  const path: number[] = [];
  let at: number | null = start;
  for (let step = 0; step <= steps && at !== null; step++) {
    if (step > 0) path.push(at);
    const { data }: Lookup = await get<Lookup>("lookup", { verse_index: at });
    at = data[0]?.[neighbour] ?? null;
  }
  return path;
}

const STEPS = 4;
for (const reference of [
  "Gen 1:2",
  "Gen 1:31",
  "Mal 4:6",
  "Matt 1:1",
  "Ps 117:1",
  "3 John 14",
  "Rev 22:20",
]) {
  const around = await get<Context>("context", { reference, before: STEPS, after: STEPS, version: "KJV" });
  const centre = around.data.find(({ offset }) => offset === 0)?.verse_index ?? 0;
  const before = (await walk(centre, "previous", STEPS)).reverse();
  const after = await walk(centre, "next", STEPS);
  expectSame(
    around.data.map(({ verse_index }) => verse_index),
    [...before, centre, ...after],
    reference,
  );
  expectSame([around.before, around.after], [before.length, after.length], reference);
  for (const { text } of around.data) if (text === "") throw new Error(`no text near ${reference}`);
  console.log(`${reference}: ${around.data[0]?.reference} to ${around.data.at(-1)?.reference}`);
}
