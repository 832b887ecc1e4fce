/** Shared by the views of the reader's own text: the stored text, and the request to the server. */

import type { Client } from "@lectern/client";
import { make } from "../shared/dom.ts";
import { keyNeeded } from "./found.ts";
import { createLoader } from "./loader.ts";
import type { LinkEvents } from "./reference-link.ts";
import type { Source } from "./source.ts";

export interface OwnEvents extends LinkEvents {
  readonly source: () => Source;
  readonly onKey: () => void;
  /** Called when the question has changed. */
  readonly onText: () => void;
  /** Called to show another view of this text. */
  readonly onView: (view: "scan" | "quote" | "verify", text: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Milliseconds without a key stroke after which the typed text is stored. */
const PAUSE_MS = 250;

/**
 * Stores the content of a field while the window is open. `onChange` is called when the reader pauses typing or leaves the field.
 */
export function keepField(field: Field, name: string, onChange?: () => void): void {
  field.value = sessionStorage.getItem(name) ?? "";
  let pause: number | undefined;
  const keep = (): void => {
    clearTimeout(pause);
    if (sessionStorage.getItem(name) === field.value) return;
    sessionStorage.setItem(name, field.value);
    onChange?.();
  };
  field.addEventListener("input", () => {
    clearTimeout(pause);
    pause = window.setTimeout(keep, PAUSE_MS);
  });
  field.addEventListener("change", keep);
}

/** Sets and stores the text of a field. */
export function fillField(field: Field, name: string, text: string): void {
  field.value = text;
  sessionStorage.setItem(name, text);
}

export interface QuestionParts<Asked, Answer> {
  readonly events: OwnEvents;
  /** Its name in the message that a key is needed: `Checking a quotation`. */
  readonly name: string;
  /** The request; null if there is nothing to request. */
  readonly asked: () => Asked | null;
  readonly ask: (client: Client, asked: Asked, signal: AbortSignal) => Promise<Answer>;
  readonly show: (answer: Answer, asked: Asked) => readonly HTMLElement[];
}

export interface Question {
  readonly element: HTMLElement;
  /** For the form: sends the request, and moves the focus to the answer. */
  readonly submit: (event: Event) => void;
  /** Sends the stored request once, and repeats the last one after a key was entered. */
  resume(): void;
  /** Forgets the last request, so that `resume` sends the next one. */
  renew(): void;
}

/** Manages a request to the server: shows its answer, or the reason why there is none. */
export function createQuestion<Asked, Answer>(parts: QuestionParts<Asked, Answer>): Question {
  const { events, name, asked, ask, show } = parts;
  const element = make("div", { class: "scan-result" });
  let ending = new AbortController();
  /** The last request, and its key. */
  let last: { readonly asked: string; readonly kind: string } | null = null;
  const put = (isPressed: boolean): void => {
    const now = asked();
    const { client, account } = events.source();
    last = { asked: JSON.stringify(now), kind: account.kind };
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    events.onText();
    if (now === null || account.kind === "sandbox") {
      element.replaceChildren(...(now === null ? [] : [keyNeeded(name, events.onKey)]));
      return;
    }
    const list = make("div", {});
    let isThere = false;
    const loader = createLoader({
      signal,
      label: () => (isThere ? null : "Check"),
      contentName: () => "the answer",
      load: async () => {
        const answer = await ask(client, now, signal);
        list.replaceChildren(...show(answer, now));
        isThere = true;
        if (isPressed) list.querySelector("h3")?.focus();
      },
      events: { onKey: events.onKey, onVersion: () => {} },
    });
    element.replaceChildren(list, loader.element);
    void loader.press();
  };
  const resume = (): void => {
    const isSame = last?.asked === JSON.stringify(asked());
    if (last === null || (isSame && last.kind !== events.source().account.kind)) put(false);
  };
  const renew = (): void => {
    last = null;
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    put(true);
  };
  return { element, submit, resume, renew };
}
