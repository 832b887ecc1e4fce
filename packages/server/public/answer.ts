/** The API's own answer to what was typed, for developers: the request, and the JSON when it is opened. */

import { settle } from "@lectern/client";
import { curlOf } from "./address.ts";
import { copyButton, make } from "./dom.ts";
import type { Source } from "./source.ts";

/** Remembered while the page is open, so that typing does not close the panel. */
let isOpen = false;

async function answerOf(source: Source | null, reference: string): Promise<string> {
  if (source === null) return "";
  if (source.account.kind === "sandbox") return "The answer of /resolve needs a key.";
  const found = await settle(source.client.resolve({ reference }));
  return JSON.stringify(found.ok ? found.value : found.error.details, null, 2);
}

export function answerPanel(reference: string, source: () => Source | null): HTMLElement {
  const curl = curlOf(location.origin, "resolve", { reference });
  const answer = make("pre", { tabindex: "0", "aria-label": "Answer" });
  const details = make(
    "details",
    { class: "answer", open: isOpen },
    make("summary", {}, "As the API answers"),
    make("p", {}, make("code", {}, `GET /api/resolve?${new URLSearchParams({ reference })}`)),
    copyButton("Copy curl", "the curl command", () => curl),
    answer,
  );
  let timer = 0;
  const fill = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!details.isConnected) return;
      void answerOf(source(), reference).then((text) => {
        answer.textContent = text;
      });
    }, 300);
  };
  details.addEventListener("toggle", () => {
    if (details.isConnected) isOpen = details.open;
    if (details.open) fill();
  });
  return details;
}
