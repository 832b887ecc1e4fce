/** The view for checking a whole text. */

import { make, part } from "../shared/dom.ts";
import { createQuestion, fillField, keepField, type OwnEvents } from "./own-text.ts";

export interface VerifyView {
  element(): HTMLElement;
  /** The pasted text, stored for this window. */
  text(): string;
  setText(text: string): void;
}

const KEPT = "lectern-checked";
/** Maximum number of characters of a pasted text. */
const LONGEST = 200_000;
const view = (): Promise<typeof import("./checking.ts")> =>
  import(part("developer-content", HTMLDivElement).dataset.checking ?? "");

export function prepareVerifyView(events: OwnEvents): VerifyView {
  const field = make("textarea", {
    id: "checked",
    rows: "7",
    maxlength: `${LONGEST}`,
    placeholder: "John 11:35 says, “Jesus wept bitterly.”",
  });
  keepField(field, KEPT);
  const question = createQuestion({
    events,
    name: "Checking a text",
    asked: () => (field.value.trim() === "" ? null : field.value),
    ask: async (client, text, signal) => {
      const [answer, { resultOf }] = await Promise.all([client.verify({ text }, { signal }), view()]);
      return { answer, resultOf };
    },
    show: ({ answer, resultOf }, text) => resultOf(text, answer, events),
  });
  const element = make(
    "form",
    { class: "search", onsubmit: question.submit },
    make("header", { class: "head" }, make("h2", { tabindex: "-1" }, "Check a text")),
    make(
      "label",
      { for: "checked" },
      "Paste a sermon, an article or the answer of a chatbot: each reference and quotation in it is compared with the Bible.",
    ),
    field,
    make("p", { class: "choices" }, make("button", { type: "submit", class: "strong" }, "Check")),
    question.element,
  );
  return {
    element: () => {
      question.resume();
      return element;
    },
    text: () => field.value,
    setText: (text) => {
      fillField(field, KEPT, text);
      question.renew();
    },
  };
}
