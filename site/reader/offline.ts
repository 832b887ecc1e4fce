/** Registers the service worker, which caches what was read for use without a connection. */

import { READ_CACHE } from "../shared/key.ts";
import { takeEarly } from "./early-answer.ts";

/** Prepares the worker once the page has loaded. Pages that are not served securely have none. */
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
 * As `fetch`, but uses the early requests of the page, and caches the answers of a first visit, which the worker does not see yet.
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
