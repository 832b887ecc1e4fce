// Runs the checks that need load and time, and are not part of `npm test`: exactness under concurrency, and failures of
// the stores.
// About four minutes. Words select: npm run test:load -- exact faults hangs hostile kills overload
// "hostile" runs only when it is named: some of its claims are times, which a busy machine does not reach. "hostile:/scan"
// runs those of its cases whose description has the word "/scan".
// --long: a minute at twice the capacity, and ten minutes of mixed load.

import { conclude } from "./claims.ts";
import { clusterIsExact, threadsAreExact } from "./exact-limits.ts";
import { faultsAreSurvived, killsRepeatNothing } from "./faults.ts";
import { noCallerStopsIt } from "./hostile.ts";
import { startMachine } from "./load-servers.ts";
import { nothingGrows, overloadIsSurvived } from "./overload.ts";
import { frozenConnectionIsReplaced, lockedUsageDelaysNoKey } from "./postgres-hangs.ts";

const isLong = process.argv.includes("--long");
const words = process.argv.slice(2).filter((word) => word !== "--long");
const wants = (word: string): boolean => words.length === 0 || words.includes(word);

const hostile = words.filter((word) => /^hostile(?::|$)/.test(word));
if (hostile.length > 0) {
  await noCallerStopsIt(hostile.filter((word) => word !== "hostile").map((word) => word.slice(8)));
}
if (wants("overload")) {
  for (const workers of ["1", "2"]) await overloadIsSurvived(workers, isLong ? 60 : 12);
}
if (wants("soak") && isLong) await nothingGrows(600);
if (wants("exact")) await threadsAreExact();
if (wants("kills")) await killsRepeatNothing(null);
const machine = await startMachine();
if (typeof machine === "string") {
  console.log(`skipped what needs PostgreSQL and Redis: ${machine}`);
} else {
  if (wants("exact")) {
    await clusterIsExact(machine, { processes: 4, threads: 1 });
    await clusterIsExact(machine, { processes: 2, threads: 2 });
  }
  if (wants("kills")) await killsRepeatNothing(machine);
  if (wants("faults")) await faultsAreSurvived(machine);
  if (wants("hangs")) {
    await frozenConnectionIsReplaced(machine);
    await lockedUsageDelaysNoKey(machine);
  }
  machine.remove();
}
conclude();
process.exit();
