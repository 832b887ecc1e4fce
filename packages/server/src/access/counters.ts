/**
 * Rate windows and daily counters of all keys in one shared buffer, used by every thread of a process.
 *
 * The buffer is a table of sets of 8 slots. A key uses any slot of the set `counter % sets`. Once the rate
 * window of a slot is empty, the store has all of its data, so another key may take the slot; the least
 * recently used slot is taken first. If the windows of all 8 slots of a set are in use, a ninth key gets a
 * rate refusal, since no slot may be overwritten. With the default 8,192 slots and consecutive counters, that
 * takes more than 8,000 keys active within a few seconds. Memory never grows: 8,192 slots are 17.6 MB.
 *
 * Each set has a lock (an int32: 0, or 1 + the holder's thread id). After 800 ms it is taken over from a
 * holder that died or hangs. Half-written data of such a holder can lose grants, but cannot give one twice.
 */
import type { Decision } from "./access.ts";
import { type Clock, dayOf, untilMidnightMs } from "./clock.ts";
import type { DayRow, DayStore, UnsavedUsage } from "./day-store.ts";
import { type DailyState, decide } from "./decision.ts";
import { lock, unlock } from "./lock.ts";
import {
  clearWindow,
  peekWindow,
  type Rate,
  takeWindow,
  WINDOW_FLOATS,
  type WindowState,
  windowIsIdle,
} from "./window.ts";

const WAYS = 8;
const HEADER_BYTES = 8;

/** Cells of a slot before its window: float64s. `counter` 0 means the slot is free. */
const COUNTER = 0;
const TOUCHED = 1;
const WINDOW_MS = 2;
const DAY = 3;
const USED = 4;
const RESERVED = 5;
const FLUSHED = 6;
const WINDOW = 8;
const SLOT_FLOATS = WINDOW + WINDOW_FLOATS;

/** The counter number of the sandbox. Those of keys start at 1. */
export const SANDBOX_COUNTER = Number.MAX_SAFE_INTEGER;

/** The memory that threads share; it can be passed in `workerData`. */
export interface SharedCounters {
  readonly buffer: SharedArrayBuffer;
}

export interface TakeLimits {
  readonly rate: Rate | null;
  readonly dailyRequests: number | null;
}

export interface Counters {
  readonly shared: SharedCounters;
  readonly take: (counter: number, limits: TakeLimits, costsQuota: boolean, costsRate?: boolean) => Decision;
  /** The figures of `take`, without counting; always allowed. */
  readonly peek: (counter: number, limits: TakeLimits) => Decision;
  /** Requests counted on the quota today. */
  readonly used: (counter: number) => number;
  /** Writes the usage since the last flush. */
  readonly flush: () => void;
  /**
   * Flushes and releases unused reservations. Returns the usage that could not be written, or null. Call
   * it only when no other thread counts any more.
   */
  readonly release: () => UnsavedUsage | null;
  /** False while the store refuses reservations; counting continues in memory. */
  readonly storeWorks: () => boolean;
}

/** @param keys how many keys can be counted at once; rounded up to a multiple of 8 */
export function makeSharedCounters(keys = 8192): SharedCounters {
  const sets = Math.ceil(keys / WAYS);
  const locks = Math.ceil((sets * 4) / 8) * 8;
  const buffer = new SharedArrayBuffer(HEADER_BYTES + locks + sets * WAYS * SLOT_FLOATS * 8);
  new Int32Array(buffer, 0, 1)[0] = sets;
  return { buffer };
}

/** Requests reserved at a time: a fiftieth of the daily limit, 1 to 1,000. A killed process loses at most this many. */
export const blockOf = (limit: number): number => Math.max(1, Math.min(1000, Math.ceil(limit / 50)));

interface Table {
  readonly sets: number;
  readonly locks: Int32Array;
  readonly cells: Float64Array;
}

function tableOf({ buffer }: SharedCounters): Table {
  const sets = new Int32Array(buffer, 0, 1)[0] ?? 0;
  const lockBytes = Math.ceil((sets * 4) / 8) * 8;
  return {
    sets,
    locks: new Int32Array(buffer, HEADER_BYTES, sets),
    cells: new Float64Array(buffer, HEADER_BYTES + lockBytes),
  };
}

/** Counters over a shared table. Each thread makes its own over the same `shared`, with its own store. */
export function makeCounters(shared: SharedCounters, store: DayStore, clock: Clock): Counters {
  const table = tableOf(shared);
  const { sets, locks, cells } = table;
  let failedMs: number | null = null;
  const note = (failed: boolean): void => {
    failedMs = failed ? clock.monotonic() : null;
  };
  const mayTry = (): boolean => failedMs === null || clock.monotonic() - failedMs >= 1000;
  const locked = <Result>(set: number, use: () => Result): Result => {
    lock(locks, set, clock);
    try {
      return use();
    } finally {
      unlock(locks, set);
    }
  };
  const context: Context = { table, store, clock, note, mayTry };
  const each = (use: (base: number) => void): void => {
    for (let set = 0; set < sets; set++) {
      if (setIsFree(cells, set)) continue;
      locked(set, () => {
        for (let way = 0; way < WAYS; way++) use((set * WAYS + way) * SLOT_FLOATS);
      });
    }
  };
  return {
    shared,
    storeWorks: () => failedMs === null,
    take: (counter, limits, costsQuota, costsRate = true) =>
      locked(counter % sets, () => takeLocked(context, counter, limits, costsQuota, costsRate)),
    peek: (counter, limits) => locked(counter % sets, () => peekLocked(context, counter, limits)),
    used: (counter) => locked(counter % sets, () => usedLocked(context, counter)),
    flush: () => void flushAll(context, each, false),
    release: () => flushAll(context, each, true),
  };
}

/** Checks without the lock. A key that gets a slot at this moment is flushed the next time. */
function setIsFree(cells: Float64Array, set: number): boolean {
  for (let way = 0; way < WAYS; way++) if (cells[(set * WAYS + way) * SLOT_FLOATS] !== 0) return false;
  return true;
}

interface Context {
  readonly table: Table;
  readonly store: DayStore;
  readonly clock: Clock;
  /** Records whether the last call of the store failed. */
  readonly note: (failed: boolean) => void;
  /** False for one second after a failure. */
  readonly mayTry: () => boolean;
}

const cell = (cells: Float64Array, index: number): number => cells[index] ?? 0;

/** Offset of the key's slot; -1 when it has none. */
function findSlot({ sets, cells }: Table, counter: number): number {
  const first = (counter % sets) * WAYS * SLOT_FLOATS;
  for (let base = first; base < first + WAYS * SLOT_FLOATS; base += SLOT_FLOATS) {
    if (cells[base + COUNTER] === counter) return base;
  }
  return -1;
}

/** Offset of the key's slot, assigned if needed; -1 when every slot of the set is inside its window. */
function slotOf(context: Context, counter: number): number {
  const slot = findSlot(context.table, counter);
  if (slot >= 0) return slot;
  const { sets, cells } = context.table;
  const first = (counter % sets) * WAYS * SLOT_FLOATS;
  let chosen = -1;
  let chosenTouched = Number.POSITIVE_INFINITY;
  const nowMs = context.clock.monotonic();
  for (let base = first; base < first + WAYS * SLOT_FLOATS; base += SLOT_FLOATS) {
    const holder = cell(cells, base + COUNTER);
    const touched = holder === 0 ? -1 : cell(cells, base + TOUCHED);
    const idle = holder === 0 || windowIsIdle(cells, base + WINDOW, cell(cells, base + WINDOW_MS), nowMs);
    if (idle && touched < chosenTouched) {
      chosen = base;
      chosenTouched = touched;
    }
  }
  if (chosen >= 0 && !releaseSlot(context, chosen)) return -1;
  if (chosen >= 0) {
    clearWindow(cells, chosen + WINDOW);
    cells[chosen + DAY] = -1;
    cells[chosen + COUNTER] = counter;
  }
  return chosen;
}

/** Writes the slot's figures to the store before another key takes the slot. False when that fails. */
function releaseSlot({ table: { cells }, store, note }: Context, base: number): boolean {
  const row = rowOf(cells, base);
  if (row === null || (row.used === cell(cells, base + FLUSHED) && row.reserved <= row.used)) return true;
  try {
    store.flush([row], true);
    return true;
  } catch {
    note(true);
    return false;
  }
}

function rowOf(cells: Float64Array, base: number): DayRow | null {
  const counter = cell(cells, base + COUNTER);
  const day = cell(cells, base + DAY);
  if (counter === 0 || counter === SANDBOX_COUNTER || day < 0) return null;
  return { counter, day, used: cell(cells, base + USED), reserved: cell(cells, base + RESERVED) };
}

/** Loads today's figures when the day has changed. Grants that a killed process had reserved count as used. */
function enterDay(context: Context, base: number, day: number): void {
  const { cells } = context.table;
  if (cell(cells, base + DAY) === day) return;
  releaseSlot(context, base);
  const counter = cell(cells, base + COUNTER);
  let row = { used: 0, reserved: 0 };
  try {
    if (counter !== SANDBOX_COUNTER) row = { ...context.store.load(counter, day) };
  } catch {
    context.note(true);
  }
  cells[base + USED] = Math.max(row.used, row.reserved);
  cells[base + RESERVED] = row.reserved;
  cells[base + FLUSHED] = row.used;
  cells[base + DAY] = day;
}

const CROWDED: WindowState = { allowed: false, remaining: 0, resetMs: 1000, retryMs: 1000 };

/**
 * The rate window with the request counted in it; unchanged when an earlier call already counted the
 * request.
 */
function windowOf(
  cells: Float64Array,
  base: number,
  rate: Rate,
  atMs: number,
  costsRate: boolean,
): WindowState {
  return costsRate
    ? takeWindow(cells, base + WINDOW, rate, atMs)
    : { ...peekWindow(cells, base + WINDOW, rate, atMs), allowed: true };
}

function takeLocked(
  context: Context,
  counter: number,
  limits: TakeLimits,
  costsQuota: boolean,
  costsRate: boolean,
): Decision {
  const { cells } = context.table;
  const { rate, dailyRequests } = limits;
  const nowMs = context.clock.now();
  const base = slotOf(context, counter);
  if (base < 0) return decide(rate ?? { limit: 0, windowMs: 1000 }, CROWDED, null, false);
  enterDay(context, base, dayOf(nowMs));
  const atMs = context.clock.monotonic();
  cells[base + TOUCHED] = atMs;
  cells[base + WINDOW_MS] = Math.max(rate?.windowMs ?? 0, 1);
  const window = rate === null ? null : windowOf(cells, base, rate, atMs, costsRate);
  const needsGrant = costsQuota && (window === null || window.allowed);
  const granted = !needsGrant || grant(context, base, dailyRequests);
  const daily: DailyState | null =
    dailyRequests === null
      ? null
      : { limit: dailyRequests, used: cell(cells, base + USED), resetMs: untilMidnightMs(nowMs) };
  return decide(rate, window, daily, !granted);
}

function peekLocked(context: Context, counter: number, { rate, dailyRequests }: TakeLimits): Decision {
  const { cells } = context.table;
  const nowMs = context.clock.now();
  const base = slotOf(context, counter);
  if (base < 0) return decide(rate, rate && { ...CROWDED, allowed: true }, null, false);
  enterDay(context, base, dayOf(nowMs));
  const window = rate && peekWindow(cells, base + WINDOW, rate, context.clock.monotonic());
  const resetMs = untilMidnightMs(nowMs);
  const daily =
    dailyRequests === null ? null : { limit: dailyRequests, used: cell(cells, base + USED), resetMs };
  return decide(rate, window && { ...window, allowed: true }, daily, false);
}

/** Takes one request from the daily quota; it is reserved in the store first. */
function grant(context: Context, base: number, limit: number | null): boolean {
  const { cells } = context.table;
  const used = cell(cells, base + USED);
  if (limit !== null) {
    if (used >= limit) return false;
    if (used >= cell(cells, base + RESERVED)) reserve(context, base, Math.min(limit, used + blockOf(limit)));
  }
  cells[base + USED] = used + 1;
  return true;
}

/**
 * A failing store refuses no request: counting continues in memory, and reservations resume when the store
 * works again.
 */
function reserve({ table: { cells }, store, note, mayTry }: Context, base: number, reserved: number): void {
  if (!mayTry()) return;
  try {
    store.reserve(cell(cells, base + COUNTER), cell(cells, base + DAY), reserved);
    cells[base + RESERVED] = reserved;
    note(false);
  } catch {
    note(true);
  }
}

function usedLocked(context: Context, counter: number): number {
  const day = dayOf(context.clock.now());
  const base = findSlot(context.table, counter);
  if (base >= 0) {
    enterDay(context, base, day);
    return cell(context.table.cells, base + USED);
  }
  const row = context.store.load(counter, day);
  return Math.max(row.used, row.reserved);
}

function flushAll(
  context: Context,
  each: (use: (base: number) => void) => void,
  release: boolean,
): UnsavedUsage | null {
  const { cells } = context.table;
  const rows: (DayRow & { readonly flushed: number })[] = [];
  each((base) => {
    const row = rowOf(cells, base);
    if (row === null) return;
    const flushed = cell(cells, base + FLUSHED);
    if (row.used === flushed && !(release && row.reserved > row.used)) return;
    rows.push({ ...row, flushed });
    cells[base + FLUSHED] = row.used;
    if (release) cells[base + RESERVED] = row.used;
  });
  if (rows.length === 0) return null;
  try {
    context.store.flush(rows, release);
    context.note(false);
    return null;
  } catch (why) {
    context.note(true);
    const unwritten = new Map(rows.map((row) => [row.counter, row]));
    each((base) => {
      const row = unwritten.get(cell(cells, base + COUNTER));
      if (row?.day === cell(cells, base + DAY)) cells[base + FLUSHED] = row.flushed;
    });
    return { requests: rows.reduce((sum, { used, flushed }) => sum + used - flushed, 0), why };
  }
}
