// Measures the coordinate endpoints without HTTP, each against its lower bound in the same run:
//   - the bodies of /expand and /slice for the whole canon, from ready bytes, compared with JSON.stringify of the same
//     objects (limit: 30 ms of CPU);
//   - /diff, /range, /distance, /context and /expand of references, without their bodies, compared with resolving the
//     same inputs (limit: 3 times).
// Usage: node scripts/run.mjs bench/coordinates.ts

import { context } from "../packages/server/src/service/context.ts";
import { diff } from "../packages/server/src/service/diff.ts";
import { distance } from "../packages/server/src/service/distance.ts";
import { expand } from "../packages/server/src/service/expand.ts";
import { range } from "../packages/server/src/service/range.ts";
import { readReference } from "../packages/server/src/service/read-reference.ts";
import type { Result } from "../packages/server/src/service/result.ts";
import { slice } from "../packages/server/src/service/slice.ts";
import { joined } from "../packages/server/src/wire/pieces.ts";
import { expandPieces, slicePieces } from "../packages/server/src/wire/verse-list-shapes.ts";

const WHOLE = "Genesis-Revelation";

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`the benchmark's input is refused: ${JSON.stringify(result.fault)}`);
  return result.value;
}

/** CPU time of one call in µs: the median of nine rounds. */
function measure(runs: number, work: () => unknown): number {
  for (let run = 0; run < runs; run++) work();
  const rounds: number[] = [];
  for (let round = 0; round < 9; round++) {
    const before = process.cpuUsage();
    for (let run = 0; run < runs; run++) work();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / runs);
  }
  return rounds.sort((a, b) => a - b)[4] ?? 0;
}

let missed = 0;

function report(name: string, ours: number, floor: number, floorName: string, ok: boolean): void {
  if (!ok) missed++;
  console.log(
    `${name.padEnd(26)} ${ours.toFixed(2).padStart(10)} µs   ${floorName} ${floor.toFixed(2)} µs   ` +
      `ratio ${(ours / floor).toFixed(2)}${ok ? "" : "   OVER THE LIMIT"}`,
  );
}

const bodies: readonly [string, () => Uint8Array][] = [
  ["/expand of 31,102 verses", () => joined(expandPieces(unwrap(expand(WHOLE))))],
  ["/slice of 31,102 verses", () => joined(slicePieces(unwrap(slice(1, 31_102))))],
];
for (const [name, body] of bodies) {
  const object: unknown = JSON.parse(new TextDecoder().decode(body()));
  const ours = measure(20, body);
  const floor = measure(5, () => Buffer.from(JSON.stringify(object)));
  report(name, ours, floor, "JSON.stringify", ours < 30_000);
}

const pairs: readonly (readonly [string, string])[] = [
  ["John 3:16", "Rom 8:1"],
  ["Rom 8:1-4, 28; 12:1-2; john 3:16; ps 23; 1 cor 13:4-7", "Romans"],
  ["Genesis-Malachi", "Isaiah-Acts"],
  [Array.from({ length: 60 }, (_, index) => `Ps ${index + 1}:1`).join("; "), "Ps 1-40; Ps 50-70"],
];
const noTexts = {
  editions: [],
  isWhole: true,
  dataRevision: "",
  find: () => undefined,
  wordIndexOf: () => null,
};
const sides = { window: 2, before: undefined, after: undefined, version: undefined };
for (const [a, b] of pairs) {
  console.log(`\n${a.length > 60 ? `${a.slice(0, 60)}…` : a} | ${b}`);
  const both = measure(2000, () => [readReference(a), readReference(b)]);
  const readOneMs = measure(2000, () => readReference(a));
  const against = (name: string, floor: number, work: () => unknown): void => {
    const ours = measure(2000, work);
    report(name, ours, floor, "resolving", ours < 3 * floor);
  };
  against("/diff", both, () => diff(a, b));
  against("/distance", both, () => distance(a, b));
  against("/range", both, () => range(a, b));
  against("/expand", readOneMs, () => expand(a));
  against("/context", readOneMs, () => context(noTexts, { reference: a, ...sides }));
}
if (missed > 0) process.exitCode = 1;
