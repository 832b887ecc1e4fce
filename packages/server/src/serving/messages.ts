/** What the first thread and the worker threads say to each other. Types only. */

import type { Health, Plan } from "../access/access.ts";
import type { SharedCounters } from "../access/counters.ts";
import type { Config } from "../config.ts";
import type { LoadedPack } from "../text/store.ts";
import type { ThreadFigures } from "./metrics-text.ts";

/** Packs to attach to. */
export interface ServedPacks {
  /** Checked already, and shared: nothing is copied. */
  readonly packs: readonly LoadedPack[];
  /** Whether they are all that was found. */
  readonly isWhole: boolean;
}

/** What a worker thread begins with. */
export interface WorkerStart extends ServedPacks {
  readonly config: Config;
  readonly port: number;
  /** Paths of the site's files by name; each is read when it is first asked for. */
  readonly site: ReadonlyMap<string, string>;
  readonly shared: SharedCounters;
  /** In force when it starts. */
  readonly plans: readonly Plan[];
}

export type ToWorker =
  | { readonly kind: "texts"; readonly texts: ServedPacks }
  | { readonly kind: "turn_away" }
  | { readonly kind: "close"; readonly deadlineMs: number }
  | { readonly kind: "figures"; readonly question: number };

export type FromWorker =
  | { readonly kind: "listening"; readonly url: string; readonly port: number }
  /** Sent last: every request was answered, or the deadline has passed. */
  | { readonly kind: "closed"; readonly figures: ThreadFigures }
  | { readonly kind: "figures"; readonly question: number; readonly figures: ThreadFigures }
  /** Sent when it has changed. */
  | { readonly kind: "health"; readonly health: Health };
