/** The first chapter of a visit, which is requested while the reader's script is still on its way. */

declare global {
  interface Window {
    /** A request under way; taken by whoever would make the same. */
    lecternEarly?: { readonly target: string; readonly response: Promise<Response> };
  }
}

/** Requests a target; whoever asks for the same later gets this answer. Returns a copy of the answer. */
export function askEarly(target: string): Promise<Response> {
  const response = fetch(target);
  // Copied before anybody else can read it.
  const copy = response.then((answer) => answer.clone());
  response.catch(() => {});
  window.lecternEarly = { target, response };
  return copy;
}

/** The answer that was asked for early; null where there is none to that target. */
export function takeEarly(target: string): Promise<Response> | null {
  const early = window.lecternEarly;
  if (early?.target !== decodeURIComponent(target)) return null;
  delete window.lecternEarly;
  return early.response;
}
