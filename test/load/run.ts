// Runs that need load and time, apart from `npm test`: exactness under concurrency and faults of the stores.
// About two minutes. Words choose: npm run test:load -- exact faults kills
import { clusterIsExact, threadsAreExact } from "./exact.ts";
import { faultsAreSurvived, killsRepeatNothing } from "./faults.ts";
import { conclude } from "./report.ts";
import { startMachine } from "./servers.ts";

const words = process.argv.slice(2);
const wants = (word: string): boolean => words.length === 0 || words.includes(word);

if (wants("exact")) await threadsAreExact();
if (wants("kills")) await killsRepeatNothing(null);
const machine = await startMachine();
if (typeof machine === "string") {
  console.log(`skipped what needs PostgreSQL and Redis: ${machine}`);
} else {
  if (wants("exact")) await clusterIsExact(machine);
  if (wants("kills")) await killsRepeatNothing(machine);
  if (wants("faults")) await faultsAreSurvived(machine);
  machine.remove();
}
conclude();
process.exit();
