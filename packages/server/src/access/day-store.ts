/** The store behind the counters of a day's quota. */

/** The day's figures of a key as the store has them. */
export interface DayRow {
  readonly counter: number;
  readonly day: number;
  readonly used: number;
  readonly reserved: number;
}

/** All figures are absolute, so that a repeated write does no harm. */
export interface DayStore {
  /** Zeros where there is no row. @throws when the store can't be asked. */
  readonly load: (counter: number, day: number) => { readonly used: number; readonly reserved: number };
  /** Raises the reservation to `reserved`. @throws when it could not be made lasting. */
  readonly reserve: (counter: number, day: number, reserved: number) => void;
  /** Writes used figures, and gives back what is reserved above them where `release` says so. */
  readonly flush: (rows: readonly DayRow[], release: boolean) => void;
}

/** Behind counters that are lost with the process. */
export const NO_DAY_STORE: DayStore = Object.freeze({
  load: () => ({ used: 0, reserved: 0 }),
  reserve: () => {},
  flush: () => {},
});
