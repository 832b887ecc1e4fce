/** Requests that can be sent from the reference, with the reader's key. */

import { jsonNodes } from "../shared/json-view.ts";
import { storedKey, storeKey } from "../shared/key.ts";
import { targetOf } from "../shared/samples.ts";

/** The request of a form. Empty fields are not sent. */
function targetOfForm(form: HTMLFormElement): string {
  const query = [...form.querySelectorAll<HTMLInputElement>("input[name]")]
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value] as const);
  return targetOf({ origin: "", path: form.dataset.path ?? "", query, needsKey: false, method: null });
}

async function send(form: HTMLFormElement): Promise<{ readonly status: number; readonly text: string }> {
  const body = form.querySelector<HTMLTextAreaElement>(".try-body");
  const key = form.dataset.needsKey === "true" ? storedKey() : null;
  const response = await fetch(targetOfForm(form), {
    method: form.dataset.method ?? "GET",
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === null ? {} : { "content-type": body.dataset.type ?? "application/json" }),
    },
    body: body?.value ?? null,
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, text: isJson ? JSON.stringify(JSON.parse(text), null, 2) : text };
}

function prepareTry(form: HTMLFormElement): void {
  const target = form.querySelector(".try-target code");
  const status = form.querySelector(".try-status");
  const answer = form.querySelector<HTMLElement>(".try-answer");
  const keyField = form.querySelector<HTMLElement>(".try-key");
  const keyInput = keyField?.querySelector("input");
  if (target === null || status === null || answer === null) return;
  const show = (): void => {
    target.textContent = `${form.dataset.method} ${targetOfForm(form)}`;
  };
  const run = async (): Promise<void> => {
    const typedKey = keyInput?.value.trim() ?? "";
    if (typedKey !== "") storeKey(typedKey);
    status.textContent = "Waiting for the answer …";
    try {
      const { status: code, text } = await send(form);
      status.textContent = code === 401 ? "Status 401: give a key, then send again." : `Status ${code}`;
      if (keyField !== null) keyField.hidden = code !== 401;
      answer.hidden = false;
      answer.querySelector("code")?.replaceChildren(...jsonNodes(text));
    } catch {
      status.textContent = "No answer came. Check your connection, then send again.";
    }
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  form.hidden = false;
  show();
}

export function prepareTries(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.try")) prepareTry(form);
}
