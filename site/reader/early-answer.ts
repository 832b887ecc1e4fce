/** Passes the early request of first.ts on to the main script, so that the same request is not sent twice. */

declare global {
  interface Window {
    /** The early request, until somebody takes its answer. */
    lecternEarly?: { readonly target: string; readonly response: Promise<Response> };
  }
}

/** Sends an early request. Returns a copy of its response; the response itself is kept for `takeEarly`. */
export function askEarly(target: string): Promise<Response> {
  const response = fetch(target);
  // Clone the response before anybody else can read its body.
  const copy = response.then((answer) => answer.clone());
  response.catch(() => {});
  window.lecternEarly = { target, response };
  return copy;
}

/** The response of the early request, once; null if there is none for this target. */
export function takeEarly(target: string): Promise<Response> | null {
  const early = window.lecternEarly;
  if (early?.target !== decodeURIComponent(target)) return null;
  delete window.lecternEarly;
  return early.response;
}
