/**
 * What the HTTP layer knows of keys, plans and limits. A method that needs no store answers at once, one
 * that does answers with a promise: callers handle both. Types only.
 */

export interface Plan {
  /** `free`, `production`, `enterprise`; `open` under open access. */
  readonly name: string;
  /** Requests a UTC day; null when there is no limit. */
  readonly dailyRequests: number | null;
  /** Requests in a sliding window; null when there is no limit (open access). */
  readonly rate: { readonly limit: number; readonly windowSeconds: number } | null;
  /** Verses a request may deliver. */
  readonly maxVerseUnits: number;
  /** `compare`, `version:WEB` ... */
  readonly features: readonly string[];
}

/** State of each store: `{"keys": "ok"}`. */
export type Health = Readonly<Record<string, "ok" | "degraded" | "down">>;

/** Who is calling. */
export interface Principal {
  /** The key's id in its store, as commands show it; not secret. */
  readonly keyId: string;
  readonly plan: Plan;
  /** Origins that may use the key; null when any may. */
  readonly origins: readonly string[] | null;
  /** Version codes, upper case, that the key may read; null when all that its plan may. */
  readonly versions: readonly string[] | null;
}

/** `invalid`: malformed, unknown, expired and revoked alike. `unavailable`: the store can't be asked. */
export type Authentication =
  | { readonly kind: "known"; readonly principal: Principal }
  | { readonly kind: "invalid" }
  | { readonly kind: "unavailable" };

/** Whose counters a request counts on. The sandbox is one bucket for all its callers. */
export type Subject = Principal | "sandbox";

export interface Decision {
  readonly allowed: boolean;
  /** Why not; null when allowed. */
  readonly reason: "rate" | "quota" | null;
  /** Null when there is no such limit. Seconds are whole and at least 1 while anything is used. */
  readonly burst: Allowance | null;
  readonly daily: Allowance | null;
  /** Whole seconds until a try may pass; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly windowSeconds: number;
  readonly resetSeconds: number;
}

export interface Usage {
  readonly plan: Plan;
  readonly quotaUsed: number;
  /** Next 00:00 UTC, ISO 8601 with seconds and Z. */
  readonly resetsAt: string;
}

export interface Access {
  /** Finds the caller by the text of the key. */
  authenticate(keyText: string): Authentication | Promise<Authentication>;
  /** The caller under open access, where no key is asked for; null when keys are needed. */
  readonly openPrincipal: Principal | null;
  /**
   * Counts one request: always in the rate window, and in the daily quota when `costsQuota`. What is
   * refused costs no quota.
   */
  take(subject: Subject, costsQuota: boolean): Decision | Promise<Decision>;
  /** What `take` would say of the next request, without counting it: the headers of answers that are free. */
  peek(subject: Subject): Decision | Promise<Decision>;
  /** What the caller has used today; does not count. @throws StoreUnavailable, or rejects with it */
  usage(principal: Principal): Usage | Promise<Usage>;
  /** Plans in the order of the plans file. */
  readonly plans: readonly Plan[];
  /** As this thread sees it. */
  health(): Health;
  /** Requests since the start that this thread counted by itself, because the store of all could not be asked. */
  fallbacks(): number;
  /** Flushes what is pending and closes the stores. */
  close(): Promise<void>;
}
