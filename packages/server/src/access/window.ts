/**
 * An exact sliding window in a fixed range of numbers, whatever the limit. Allowed requests are stored in a
 * ring of entries (time of the latest, count), oldest first. Up to 128 a window each request has its own
 * entry. Above that, requests of one 126th of the window (40 ms of 5 s) share an entry and all count until
 * the latest has left: so no window of that length ever has more than the limit, and capacity returns at
 * most one 126th late.
 *
 * Layout from `base`, in float64s: head (index of the oldest entry), entries, total of counts, time of the
 * newest, then 128 times, then 128 counts. The caller holds the lock of that range.
 */
const ENTRIES = 128;
const HEAD = 0;
const LENGTH = 1;
const TOTAL = 2;
const NEWEST = 3;
const TIMES = 4;
const COUNTS = TIMES + ENTRIES;

/** Float64s that one window takes. */
export const WINDOW_FLOATS = COUNTS + ENTRIES;

export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

export interface WindowState {
  readonly allowed: boolean;
  /** Requests that may pass from now on before the limit is reached. */
  readonly remaining: number;
  /** Milliseconds until the window is empty; 0 when it is. */
  readonly resetMs: number;
  /** Milliseconds until the next request may pass; 0 when it may at once. */
  readonly retryMs: number;
}

/** Counts a request at `atMs` (monotonic) if the limit allows it. */
export function takeWindow(cells: Float64Array, base: number, rate: Rate, atMs: number): WindowState {
  // Two threads read the clock before they wait for the lock, so times may arrive out of order: never go
  // back within a window.
  const nowMs = Math.max(atMs, cells[base + NEWEST] ?? 0);
  expire(cells, base, nowMs - rate.windowMs);
  const allowed = (cells[base + TOTAL] ?? 0) < rate.limit && add(cells, base, rate, nowMs);
  return stateOf(cells, base, rate, nowMs, allowed);
}

/** The same without counting the request: `allowed` says whether it would pass. */
export function peekWindow(cells: Float64Array, base: number, rate: Rate, atMs: number): WindowState {
  const nowMs = Math.max(atMs, cells[base + NEWEST] ?? 0);
  expire(cells, base, nowMs - rate.windowMs);
  return stateOf(cells, base, rate, nowMs, (cells[base + TOTAL] ?? 0) < rate.limit);
}

/** Whether no request of the last `windowMs` is counted. */
export const windowIsIdle = (cells: Float64Array, base: number, windowMs: number, nowMs: number): boolean =>
  (cells[base + LENGTH] ?? 0) === 0 || (cells[base + NEWEST] ?? 0) <= nowMs - windowMs;

/** Resets a window to empty. */
export function clearWindow(cells: Float64Array, base: number): void {
  cells.fill(0, base, base + TIMES);
}

/** Removes the entries counted at or before `untilMs`, which have left the window. */
function expire(cells: Float64Array, base: number, untilMs: number): void {
  let head = cells[base + HEAD] ?? 0;
  let length = cells[base + LENGTH] ?? 0;
  let total = cells[base + TOTAL] ?? 0;
  while (length > 0 && (cells[base + TIMES + head] ?? 0) <= untilMs) {
    total -= cells[base + COUNTS + head] ?? 0;
    head = (head + 1) % ENTRIES;
    length--;
  }
  cells[base + HEAD] = head;
  cells[base + LENGTH] = length;
  cells[base + TOTAL] = length === 0 ? 0 : total;
}

function add(cells: Float64Array, base: number, rate: Rate, nowMs: number): boolean {
  const head = cells[base + HEAD] ?? 0;
  const length = cells[base + LENGTH] ?? 0;
  const stepMs = rate.windowMs / (ENTRIES - 2);
  const newest = (head + length - 1) % ENTRIES;
  const newestMs = cells[base + TIMES + newest] ?? 0;
  const shared =
    length > 0 &&
    (length === ENTRIES ||
      (rate.limit > ENTRIES && Math.floor(newestMs / stepMs) === Math.floor(nowMs / stepMs)));
  const at = shared ? newest : (head + length) % ENTRIES;
  cells[base + COUNTS + at] = shared ? (cells[base + COUNTS + at] ?? 0) + 1 : 1;
  cells[base + TIMES + at] = nowMs;
  cells[base + LENGTH] = shared ? length : length + 1;
  cells[base + TOTAL] = (cells[base + TOTAL] ?? 0) + 1;
  cells[base + NEWEST] = nowMs;
  return true;
}

function stateOf(
  cells: Float64Array,
  base: number,
  rate: Rate,
  nowMs: number,
  allowed: boolean,
): WindowState {
  const total = cells[base + TOTAL] ?? 0;
  const resetMs = total === 0 ? 0 : (cells[base + NEWEST] ?? 0) + rate.windowMs - nowMs;
  const oldest = cells[base + TIMES + (cells[base + HEAD] ?? 0)] ?? 0;
  const retryMs = allowed || total === 0 ? 0 : oldest + rate.windowMs - nowMs;
  return { allowed, remaining: Math.max(0, rate.limit - total), resetMs, retryMs };
}
