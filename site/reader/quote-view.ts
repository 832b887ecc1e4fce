/** The view for checking one quotation. */

import type { Quote, QuoteMatch } from "@lectern/client";
import { make } from "../shared/dom.ts";
import { foundWords, placeSentence, quotedWords, verdictOf } from "./judgement.ts";
import { createQuestion, fillField, keepField, type OwnEvents } from "./own-text.ts";

export interface QuoteAsked {
  readonly text: string;
  readonly reference: string;
}

export interface QuoteView {
  element(): HTMLElement;
  /** The request, stored for this window. */
  asked(): QuoteAsked;
  setText(text: string): void;
}

const KEPT_TEXT = "lectern-quotation";
const KEPT_PLACE = "lectern-quoted-from";
/** Maximum number of characters that the API accepts. */
const LONGEST = 2000;

function matchOf(match: QuoteMatch, { text }: QuoteAsked, events: OwnEvents): readonly HTMLElement[] {
  const found = foundWords(match, events);
  if (match.differences.length === 0) return found;
  const label = make("p", { class: "quiet-text" }, "As quoted:");
  return [...found, label, make("p", {}, quotedWords(text, 0, match))];
}

function resultOf(quote: Quote, asked: QuoteAsked, events: OwnEvents): readonly HTMLElement[] {
  const place = placeSentence(quote, quote.reference);
  return [
    make("h3", { tabindex: "-1" }, verdictOf(quote, quote.searched)),
    ...(place === null ? [] : [make("p", {}, place)]),
    make(
      "ol",
      { class: "hits" },
      ...quote.matches.map((match) => make("li", {}, ...matchOf(match, asked, events))),
    ),
  ];
}

export function prepareQuoteView(events: OwnEvents): QuoteView {
  const text = make("textarea", { id: "quotation", rows: "4", maxlength: `${LONGEST}`, required: true });
  const reference = make("input", { id: "quoted-from", type: "text", maxlength: "300", autocomplete: "off" });
  keepField(text, KEPT_TEXT);
  keepField(reference, KEPT_PLACE);
  const asked = (): QuoteAsked => ({ text: text.value.trim(), reference: reference.value.trim() });
  const question = createQuestion({
    events,
    name: "Checking a quotation",
    asked: () => (asked().text === "" ? null : asked()),
    ask: (client, now, signal) => {
      const filter = now.reference === "" ? {} : { reference: now.reference };
      return client.quote({ text: now.text, ...filter }, { signal });
    },
    show: (quote, now) => resultOf(quote, now, events),
  });
  const element = make(
    "form",
    { class: "search", onsubmit: question.submit },
    make("header", { class: "head" }, make("h2", { tabindex: "-1" }, "Check a quotation")),
    make("label", { for: "quotation" }, "The words as they are quoted"),
    text,
    make("label", { for: "quoted-from" }, "The reference given for them, if any"),
    reference,
    make(
      "p",
      { class: "choices" },
      make("button", { type: "submit", class: "strong" }, "Check"),
      make(
        "button",
        { type: "button", onclick: () => events.onView("verify", text.value) },
        "Check a whole text",
      ),
    ),
    question.element,
  );
  return {
    element: () => {
      question.resume();
      return element;
    },
    asked,
    setText: (quoted) => {
      fillField(text, KEPT_TEXT, quoted);
      fillField(reference, KEPT_PLACE, "");
      question.renew();
    },
  };
}
