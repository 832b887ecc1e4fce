/** A request and its answer as plain values, as the app sees HTTP. */

import type { Body } from "../wire/answer-body.ts";
import type { Received } from "./request-body.ts";

export interface Incoming {
  readonly method: string;
  /** Path and query as sent, not decoded: `/api/passage?reference=John+3`. */
  readonly target: string;
  /** A header's value by its lower-case name. Repeated headers are joined by commas. */
  header(name: string): string | undefined;
  /** The server has more requests than it can answer: requests to the API are to be refused. */
  readonly isOverloaded?: boolean;
  /** Identifies the caller by its address, for requests without a key. */
  readonly caller?: () => string;
  /** Receives the body, whose bytes count as in flight for the named caller. Absent if the request has none. */
  readonly receive?: (caller: () => string) => Promise<Received>;
}

export interface Outgoing {
  readonly status: number;
  /** Name, value, name, value ... */
  readonly headers: readonly string[];
  /** Null when no body is sent (HEAD, 204, 304). */
  readonly body: Body | null;
  /** Code of the error; absent for a successful answer. */
  readonly error?: string;
  /** Id of the key that the answer is for; absent if no key was needed. */
  readonly caller?: string | undefined;
  /** Whether a successful answer reports a reference outside the canon. */
  readonly isOutsideCanon?: boolean;
}

export type MaybePromise<T> = T | Promise<T>;

/**
 * Calls `next` synchronously unless the value is a promise. For most requests the value is already present; an `await`
 * would still delay them.
 */
export function andThen<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * Steps that are written like an async function, one below the other: `const found = yield* wait(find(key))` takes the place
 * of `await`. In contrast to an async function, they run to the end at once unless they have to wait. The schedule relies
 * on that: it measures how long a request works by the time until it returns.
 */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>;

/**
 * Inside steps: the value, or the value that the promise resolves to. Throws what the promise rejects with. It makes a
 * generator, so for the steps that every request takes, check first: `found instanceof Promise ? yield* wait(found) : found`.
 */
export function* wait<T>(value: MaybePromise<T>): Steps<T> {
  return value instanceof Promise ? ((yield value) as T) : value;
}

/** Runs the steps. Returns a promise only if one of them has to wait; throws what they throw before that. */
export function runSteps<T>(steps: Steps<MaybePromise<T>>): MaybePromise<T> {
  const follow = ({ done, value }: IteratorResult<Promise<unknown>, MaybePromise<T>>): MaybePromise<T> =>
    done === true
      ? value
      : value.then(
          (settled) => follow(steps.next(settled)),
          (error: unknown) => follow(steps.throw(error)),
        );
  return follow(steps.next());
}
