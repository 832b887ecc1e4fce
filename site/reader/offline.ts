/** Registers the service worker, which caches what was read for use without a connection. */

import { READ_CACHE } from "../shared/key.ts";
import { takeEarly } from "./early-answer.ts";

/** Registers the worker once the page has loaded. Without HTTPS, browsers offer no service worker. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
}

function requestOnce(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { origin } = location;
  const isOurs = typeof input === "string" && input.startsWith(`${origin}/`);
  const early = isOurs ? takeEarly(input.slice(origin.length)) : null;
  return early === null ? fetch(input, init) : early.catch(() => fetch(input, init));
}

/**
 * Like `fetch`, but uses the early request of the page. On a first visit, when the worker does not see requests yet, it also
 * caches the answers.
 */
export const keepingFetch: typeof fetch = async (input, init) => {
  const response = await requestOnce(input, init);
  const isSeen = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  if (!isSeen && "caches" in window && response.status === 200 && typeof input === "string") {
    const copy = response.clone();
    void caches
      .open(READ_CACHE)
      .then((cache) => cache.put(input, copy))
      .catch(() => {});
  }
  return response;
};
