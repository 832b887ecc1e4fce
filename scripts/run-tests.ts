/**
 * Runs each test file in its own process, within time limits, so that a fault fails a test and does not hang the run:
 * - a test or a hook that takes longer than `testMs` fails. After the second one in a file the file is stopped, since
 *   all its tests may have the same fault;
 * - a file that is silent for `silentMs` while none of its tests is running is killed and fails: something keeps its
 *   process alive after the last test, or blocks it;
 * - so is a file that is silent for longer than `testMs` while a test runs: the test blocks the process;
 * - if a test of the file has failed, `failedSilentMs` takes the place of `silentMs`: what the test left open keeps the
 *   process alive, and the file fails in any case;
 * - after `runMs` the files that still run are named and killed, and no other file is started. A file is silent while
 *   none of its tests starts or ends.
 */

import { relative } from "node:path";
import { run } from "node:test";
import { spec, type TestEvent } from "node:test/reporters";
import { SOURCE_FLAGS } from "./source-flags.ts";

export interface Options {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Where the tests run; files are named relative to it. */
  readonly root: string;
  /** How many files run at the same time. */
  readonly concurrency: number;
  /** Limits in milliseconds; see above. */
  readonly testMs: number;
  readonly silentMs: number;
  readonly failedSilentMs: number;
  readonly runMs: number;
}

/** Single tests, not suites. A file that ends badly counts as a failed test. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A file that is running, and the names of its running tests by their id. */
interface Running {
  readonly name: string;
  readonly tests: Map<number, string>;
  readonly kill: AbortController;
  /** Whether one of its tests has failed. */
  hasFailed: boolean;
}

/** How many tests of a file may reach their limit before the file is stopped. */
const TIMED_OUT_MAX = 2;

/** A test's own limit is this many milliseconds shorter than that of its file. */
const MARGIN_MS = 5000;

function follow(tests: Map<number, string>, file: string, event: TestEvent): void {
  if (event.type !== "test:dequeue" && event.type !== "test:complete") return;
  // In this process, the file itself counts as a test.
  if (event.data.name === file) return;
  if (event.type === "test:dequeue") tests.set(event.data.testId, event.data.name);
  else tests.delete(event.data.testId);
}

function tally(count: Count, { type, data }: TestEvent): void {
  if ((type !== "test:pass" && type !== "test:fail") || data.details.type === "suite") return;
  if (type === "test:fail") count.failed++;
  else if (data.skip !== undefined && data.skip !== false) count.skipped++;
  else count.passed++;
}

/** Whether a test reached its time limit. */
const isTimeout = ({ type, data }: TestEvent): boolean =>
  type === "test:fail" &&
  "failureType" in data.details.error &&
  data.details.error.failureType === "testTimeoutFailure";

/** Whether this is the summary of one file's run, which says nothing about the others. */
const isSummary = ({ type, data }: TestEvent): boolean =>
  (type === "test:plan" || type === "test:diagnostic" || type === "test:summary") && data.file === undefined;

const listTests = (tests: Map<number, string>): string =>
  [...tests.values()].map((test) => JSON.stringify(test)).join(", ");

/** Runs all files, prints the result of each when it has ended, and counts. */
export async function runTests(options: Options): Promise<Count> {
  const { root, concurrency, testMs, silentMs, failedSilentMs, runMs } = options;
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  const current = new Set<Running>();
  const reporter = new spec();
  reporter.pipe(process.stdout, { end: false });

  function stop({ name, tests, kill }: Running): void {
    const running = tests.size === 0 ? "no test was known to run" : `these tests ran: ${listTests(tests)}`;
    console.error(`${name} reached a time limit and was stopped; ${running}.`);
    kill.abort();
  }

  async function runFile(file: string): Promise<void> {
    const running: Running = {
      name: relative(root, file),
      tests: new Map(),
      kill: new AbortController(),
      hasFailed: false,
    };
    current.add(running);
    const watch = (): NodeJS.Timeout => {
      const idleMs = running.hasFailed ? failedSilentMs : silentMs;
      return setTimeout(() => stop(running), running.tests.size === 0 ? idleMs : testMs + MARGIN_MS);
    };
    let timer = watch();
    const events: TestEvent[] = [];
    let timedOut = 0;
    const { signal } = running.kill;
    const stream: AsyncIterable<TestEvent> = run({
      files: [file],
      cwd: root,
      timeout: testMs,
      signal,
      execArgv: [...SOURCE_FLAGS],
    });
    for await (const event of stream) {
      follow(running.tests, file, event);
      if (event.type === "test:fail") running.hasFailed = true;
      clearTimeout(timer);
      timer = watch();
      tally(count, event);
      if (isTimeout(event) && ++timedOut === TIMED_OUT_MAX) stop(running);
      if (!isSummary(event)) events.push(event);
    }
    clearTimeout(timer);
    current.delete(running);
    // Printed together, so that the output of concurrent files is not mixed.
    for (const event of events) reporter.write(event);
  }

  const queue = [...options.files];
  async function work(): Promise<void> {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) await runFile(file);
  }
  const timer = setTimeout(() => {
    console.error(`The run reached its limit of ${runMs / 1000} s; ${queue.length} files had not begun.`);
    count.failed += queue.length;
    queue.length = 0;
    for (const running of current) stop(running);
  }, runMs);
  await Promise.all(Array.from({ length: concurrency }, work));
  clearTimeout(timer);
  reporter.end();
  await new Promise((resolve) => reporter.once("end", resolve));
  return count;
}

/** Runs the files, and each again whenever it or a file that it imports has changed. Ends when the process is stopped. */
export async function watchTests(files: readonly string[], root: string): Promise<void> {
  const stream = run({ files, cwd: root, watch: true, execArgv: [...SOURCE_FLAGS] });
  stream.compose(new spec()).pipe(process.stdout);
  await new Promise((resolve) => stream.once("end", resolve));
}
