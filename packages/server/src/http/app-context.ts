/** The dependencies of the app, and the values that it derives from them once for all requests. */

import type { Access } from "../access/access.ts";
import type { TextStore } from "../service/find-edition.ts";
import type { PartState } from "../wire/fault-errors.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Compressor } from "./encoding.ts";
import type { LargeAnswerQueue } from "./large-answer-queue.ts";
import type { Ledger } from "./ledger.ts";
import type { Route } from "./route.ts";
import type { Router } from "./router.ts";
import type { NotFoundPage, SiteFiles } from "./site.ts";

export interface AppParts {
  readonly texts: TextStore;
  readonly access: Access;
  /** A new request id: 1 to 128 characters of `[A-Za-z0-9._-]`. */
  readonly newRequestId: () => string;
  /** Identifies the program: it changes with anything that may change the bytes of an answer. */
  readonly build: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** State of each part of the service by name. */
  readonly parts: () => Readonly<Record<string, PartState>>;
  /** Called with each unexpected error. */
  readonly onFault: (error: unknown, requestId: string, path: string) => void;
  /** Additional endpoints, for tests. */
  readonly moreRoutes?: readonly Route[];
  /** Files of the site by name, `docs/index.html`; without it only the API is served. */
  readonly site?: SiteFiles;
  /** Bytes in flight for each caller. The listener must have the same ledger. */
  readonly ledger?: Ledger;
}

export interface AppContext extends AppParts {
  readonly answers: AnswerCache;
  readonly largeAnswers: LargeAnswerQueue;
  readonly ledger: Ledger;
  readonly router: Router;
  readonly compressor: Compressor;
  /** What determines an answer besides its request, for entity tags. */
  readonly source: string;
  /** Headers of every answer. */
  readonly commonHeaders: readonly string[];
  /** Null when the API is served without the site. */
  readonly notFoundPage: NotFoundPage | null;
}
