/** A button that loads a piece of text and shows its state. */

import { make } from "../shared/dom.ts";
import { type Failure, failureOf } from "./failure.ts";
import type { OnWait } from "./source.ts";

export interface Progress {
  readonly onWait: OnWait;
}

export interface LoaderParts {
  /** Ends the text that the loader belongs to. */
  readonly signal: AbortSignal;
  /** The label of the button; null when nothing is left. */
  readonly label: () => string | null;
  /** What is loaded next: `Romans 8`. */
  readonly contentName: () => string;
  readonly load: (progress: Progress) => Promise<void>;
  readonly events: { readonly onKey: () => void; readonly onVersion: (code: string) => void };
}

export interface Loader {
  readonly element: HTMLElement;
  /** Loads the next piece, or waits for a load that is running. */
  press(): Promise<void>;
  hasFailed(): boolean;
  isMore(): boolean;
}

function nextActions({ nextAction }: Failure, events: LoaderParts["events"]): readonly HTMLElement[] {
  if (nextAction === null) return [];
  if (nextAction.kind === "key")
    return [make("button", { type: "button", onclick: () => events.onKey() }, "Use a key")];
  return nextAction.codes.map((code) =>
    make("button", { type: "button", onclick: () => events.onVersion(code) }, code),
  );
}

export function createLoader({ signal, label, contentName, load, events }: LoaderParts): Loader {
  const status = make("p", { class: "status", role: "status" });
  const failure = make("div", { class: "failure" });
  const button = make("button", { type: "button", onclick: () => void press() });
  const element = make("div", { class: "loader" }, failure, status, button);
  let pending: Promise<void> | null = null;
  let hasFailed = false;
  const refresh = (): void => {
    const text = label();
    button.textContent = hasFailed ? "Try again" : (text ?? "");
    button.hidden = text === null;
  };
  const fail = (error: unknown): void => {
    hasFailed = true;
    const found = failureOf(error, navigator.onLine);
    failure.replaceChildren(
      make("p", { class: "problem", role: "alert" }, found.text),
      ...nextActions(found, events),
    );
    refresh();
    button.hidden = !found.isTemporary;
  };
  const press = (): Promise<void> => {
    pending ??= loadNext().finally(() => {
      pending = null;
    });
    return pending;
  };
  const loadNext = async (): Promise<void> => {
    if (signal.aborted || label() === null) return;
    hasFailed = false;
    element.setAttribute("aria-busy", "true");
    failure.replaceChildren();
    status.textContent = `Loading ${contentName()} …`;
    const onWait: OnWait = (seconds) => {
      status.textContent =
        seconds === 0
          ? `Loading ${contentName()} …`
          : `This server is busy. ${contentName()} follows in ${seconds} s.`;
    };
    try {
      await load({ onWait });
      refresh();
    } catch (error) {
      if (!signal.aborted) fail(error);
    } finally {
      element.removeAttribute("aria-busy");
      status.textContent = "";
    }
  };
  window.addEventListener("online", () => hasFailed && void press(), { signal });
  refresh();
  return { element, press, hasFailed: () => hasFailed, isMore: () => label() !== null };
}
