/** `lectern serve`: starts the service and tells the operator what to do next. */

import type { Config } from "../config.ts";

export interface ServeOptions {
  readonly config: Config;
  /** To be logged at the start. */
  readonly warnings: readonly string[];
}

export interface Serving {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** The text of the key that was made because there was none; null when there was. */
  readonly firstKey: string | null;
  /** Fails /readyz, stops listening, lets requests in flight finish and closes the stores. */
  close(): Promise<void>;
  /** Replaces the worker threads one by one; nothing where the service runs in one thread. */
  restart(): Promise<void>;
}

/** What is printed once the service listens: address, first key, a request that works. */
export function welcome({ url, firstKey }: Serving, access: Config["access"]): readonly string[] {
  const lines = [`Lectern is listening on ${url}`];
  if (firstKey !== null) {
    lines.push(`First key (plan enterprise, shown only this once): ${firstKey}`);
  }
  const target = `'${url}/api/passage?reference=John+3:16&version=KJV'`;
  if (access === "open") lines.push(`Try: curl ${target}`);
  else if (firstKey !== null) lines.push(`Try: curl -H 'Authorization: Bearer ${firstKey}' ${target}`);
  else lines.push(`Try: curl '${url}/api/sandbox?book_id=43&chapter=3'`);
  return lines;
}
