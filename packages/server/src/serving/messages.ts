/** Messages between the first thread and the worker threads. Types only. */

import type { Health, Plan } from "../access/access.ts";
import type { SharedCounters } from "../access/counters.ts";
import type { Config } from "../config/config.ts";
import type { LoadedPack } from "../text/store.ts";
import type { ThreadFigures } from "./metrics.ts";

/** Paths of the packs to open. */
export interface ServedPacks {
  /** The packs, already checked. They are in shared memory, so nothing is copied. */
  readonly packs: readonly LoadedPack[];
  /** Whether every pack that was found could be used. */
  readonly isWhole: boolean;
}

/** The data with which a worker thread starts. */
export interface WorkerStart extends ServedPacks {
  readonly config: Config;
  readonly port: number;
  /** Identifies the program. Computed once, for all threads. */
  readonly build: string;
  /** Paths of the site's files by name; each file is read when it is first requested. */
  readonly site: ReadonlyMap<string, string>;
  readonly shared: SharedCounters;
  /** The plans in force at its start. */
  readonly plans: readonly Plan[];
}

export type ToWorker =
  | { readonly kind: "texts"; readonly texts: ServedPacks }
  | { readonly kind: "drain" }
  | { readonly kind: "close"; readonly deadlineMs: number }
  | { readonly kind: "figures"; readonly request: number };

export type FromWorker =
  | { readonly kind: "listening"; readonly url: string; readonly port: number }
  /** The last message: every request was answered, or the deadline has passed. */
  | { readonly kind: "closed"; readonly figures: ThreadFigures }
  | { readonly kind: "figures"; readonly question: number; readonly figures: ThreadFigures }
  /** Sent after each change. */
  | { readonly kind: "health"; readonly health: Health };
