/** A request and its answer as plain values: what the pipeline sees of HTTP. Types and one helper. */

export interface Incoming {
  readonly method: string;
  /** Path and query as sent, not decoded: `/api/passage?reference=John+3`. */
  readonly target: string;
  /** A header's value by its lower-case name; several of one name joined by commas. */
  header(name: string): string | undefined;
  /** More came than can be answered: what can be asked again is to be turned away. */
  readonly isTooMuch?: boolean;
}

export interface Outgoing {
  readonly status: number;
  /** Name, value, name, value ... */
  readonly headers: readonly string[];
  /** Null where no body is sent (HEAD, 204, 304). */
  readonly body: Uint8Array | null;
  /** Code of the error that is answered; absent when none is. */
  readonly error?: string;
  /** Whether the answer, no error, tells of a reference outside the canon. */
  readonly isOutsideCanon?: boolean;
}

export type MaybePromise<T> = T | Promise<T>;

/** Goes on at once when the value is there, and only then: what needs no store stays synchronous. */
export function andThen<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
