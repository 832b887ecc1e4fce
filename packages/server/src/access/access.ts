/**
 * The interface between the HTTP layer and keys, plans and limits. A method that needs no store returns its
 * result directly; one that needs a store returns a promise. Callers handle both. Types only.
 */

export interface Plan {
  /** `free`, `production`, `enterprise`; `open` under open access. */
  readonly name: string;
  /** Requests a UTC day; null when there is no limit. */
  readonly dailyRequests: number | null;
  /** Requests in a sliding window; null when there is no limit (open access). */
  readonly rate: { readonly limit: number; readonly windowSeconds: number } | null;
  /** Verses that one request may deliver. */
  readonly maxVerseUnits: number;
  /** `compare`, `version:WEB` ... */
  readonly features: readonly string[];
}

/** State of each store: `{"keys": "ok"}`. */
export type Health = Readonly<Record<string, "ok" | "degraded" | "down">>;

/** Who is calling. */
export interface Principal {
  /** The key's id in its store. Commands show it; it is not secret. */
  readonly keyId: string;
  readonly plan: Plan;
  /** Origins that may use the key; null when any origin may. */
  readonly origins: readonly string[] | null;
  /** Version codes, upper case, that the key may read; null when it may read every version of its plan. */
  readonly versions: readonly string[] | null;
}

/** `invalid`: malformed, unknown, expired or revoked. `unavailable`: the store cannot be queried. */
export type Authentication =
  | { readonly kind: "known"; readonly principal: Principal }
  | { readonly kind: "invalid" }
  | { readonly kind: "unavailable" };

/** The caller whose counters a request counts on. All callers of the sandbox share one bucket. */
export type Subject = Principal | "sandbox";

export interface Decision {
  readonly allowed: boolean;
  /** Why the request was refused; null when it was allowed. */
  readonly reason: "rate" | "quota" | null;
  /** Null when there is no such limit. Seconds are whole, and at least 1 while any request is counted. */
  readonly burst: Allowance | null;
  readonly daily: Allowance | null;
  /** Whole seconds until a retry may succeed; 0 when allowed. */
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
  /** The caller under open access, which asks for no key; null when keys are required. */
  readonly openPrincipal: Principal | null;
  /**
   * Counts one request: in the rate window, unless an earlier call already counted it there, and in the
   * daily quota when `costsQuota`. A refused request costs no quota.
   */
  take(subject: Subject, costsQuota: boolean, costsRate?: boolean): Decision | Promise<Decision>;
  /**
   * The decision that `take` would make, without counting the request. For the headers of answers that are
   * free.
   */
  peek(subject: Subject): Decision | Promise<Decision>;
  /** What the caller has used today; counts nothing. @throws StoreUnavailable, or rejects with it */
  usage(principal: Principal): Usage | Promise<Usage>;
  /** Plans in the order of the plans file. */
  readonly plans: readonly Plan[];
  /** The state that this thread observes. */
  health(): Health;
  /** Requests since the start that this thread counted in its own memory because Redis was unavailable. */
  fallbacks(): number;
  /** Flushes what is pending and closes the stores. */
  close(): Promise<void>;
}
