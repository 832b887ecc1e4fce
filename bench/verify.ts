// Measures /verify with generated answers, half of them with a planted fault: how often the verdict is right, how
// many faults are found, and how many false alarms there are:
//   npm run bench -- verify
//   LECTERN_CASES=5000 LECTERN_SEED=7 npm run bench -- verify
import { join } from "node:path";
import { finished } from "../packages/server/src/service/finished.ts";
import { type VerifiedItem, verify } from "../packages/server/src/service/verify/verify.ts";
import { attachStore, loadPack } from "../packages/server/src/text/store.ts";
import { type Answer, AnswerMaker } from "./answers.ts";

const PACKS = join(import.meta.dirname, "..", "packages", "server", "packs");
const CASES = Number(process.env.LECTERN_CASES ?? 1000);
const SEED = Number(process.env.LECTERN_SEED ?? 1);
/** Whether each wrong answer is printed. */
const IS_SHOWN = process.env.LECTERN_SHOW === "1";

function isFault(item: VerifiedItem): boolean {
  if (item.kind === "reference") return item.find.type === "invalid";
  return item.isJudged && (item.words !== "exact" || (item.place !== "right" && item.place !== "not_given"));
}

const startOf = (item: VerifiedItem): number => (item.kind === "reference" ? item.find.start : item.start);

interface Tally {
  right: number;
  planted: number;
  found: number;
  judged: number;
  falseAlarms: number;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function describe(answer: Answer, item: VerifiedItem | null): string {
  if (item === null)
    return `MISSED ${answer.fault?.kind}: ${answer.text.slice(answer.fault?.start, answer.fault?.end)}`;
  if (item.kind === "reference") return `FALSE reference ${item.find.text}`;
  const there = item.matches[0]?.text;
  return `FALSE ${item.words} ${item.place}: ${answer.text.slice(Math.max(0, item.start - 60), item.end + 60)} | ${there}`;
}

export function benchVerify(print: (line: string) => void): void {
  const store = attachStore(["kjv", "asv"].map((code) => loadPack(join(PACKS, `${code}.pack`))));
  const maker = new AnswerMaker(store.editions, SEED);
  const tally: Tally = { right: 0, planted: 0, found: 0, judged: 0, falseAlarms: 0 };
  const missed = new Map<string, number>();
  for (let left = CASES; left > 0; left--) {
    const answer = maker.make();
    const checked = verify(store, answer.text, undefined, () => true);
    if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
    const { items, isSound } = finished(checked.value.run());
    if (isSound === (answer.fault === null)) tally.right++;
    const { start, end } = answer.fault ?? { start: 0, end: 0 };
    const isPlanted = (item: VerifiedItem): boolean => start <= startOf(item) && startOf(item) < end;
    tally.judged += items.filter((item) => item.kind === "reference" || item.isJudged).length;
    const faults = items.filter(isFault);
    for (const item of faults.filter((fault) => !isPlanted(fault))) {
      tally.falseAlarms++;
      if (IS_SHOWN) print(describe(answer, item));
    }
    if (answer.fault === null) continue;
    tally.planted++;
    if (faults.some(isPlanted)) tally.found++;
    else {
      missed.set(answer.fault.kind, (missed.get(answer.fault.kind) ?? 0) + 1);
      if (IS_SHOWN) print(describe(answer, null));
    }
  }
  const { right, planted, found, judged, falseAlarms } = tally;
  print(`whole answers: verdict right ${percent(right, CASES)}; faults found ${percent(found, planted)}`);
  print(`false alarms: ${percent(falseAlarms, judged)} of what was judged`);
  print(`missed: ${[...missed].map(([kind, count]) => `${kind} ${count}`).join(", ")}`);
}
