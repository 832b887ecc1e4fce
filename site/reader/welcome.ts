/** The page before any input: examples, a link to the last place, and all books. */

import { books } from "@lectern/scripture";
import { make } from "../shared/dom.ts";

/** An example input, with a description. */
const EXAMPLES: readonly (readonly [input: string, shows: string])[] = [
  ["Ps.23, vv.1–3", "as people write"],
  ["Rom 8:1-4, 28; 12:1-2", "several at once"],
  ["iitim3:16-17", "without spaces"],
  ["Jo 3:16", "more than one book"],
  ["Psalm 151", "no such psalm"],
  ["Genisis 1:1-5 ASV", "misspelled"],
  ["love your enemies", "words to find"],
];

export function examples(
  onChoose: (reference: string) => void,
  onOwn: (view: "scan" | "quote" | "verify") => void,
): HTMLElement {
  const items = EXAMPLES.map(([input, shows]) => {
    const button = make("button", { type: "button", class: "candidate", onclick: () => onChoose(input) });
    button.append(make("strong", {}, input), make("small", {}, shows));
    return make("li", {}, button);
  });
  return make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "Type a reference, or words"),
    make("p", { class: "quiet-text" }, "However you would write it. Or try one of these:"),
    make("ul", { class: "candidates" }, ...items),
    make(
      "div",
      { class: "choices" },
      make("button", { type: "button", onclick: () => onOwn("scan") }, "Find references in a text"),
      make("button", { type: "button", onclick: () => onOwn("quote") }, "Check a quotation"),
      make("button", { type: "button", onclick: () => onOwn("verify") }, "Check a whole text"),
    ),
  );
}

/** The text next to the quotation form. */
export const quoteCard = (): HTMLElement =>
  make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "A quotation"),
    make(
      "p",
      { class: "quiet-text" },
      "Are these the words of the Bible, and are they at the reference given?",
    ),
    make("p", {}, make("a", { href: "/docs/guide/quotations" }, "How quotations are compared")),
  );

/** The text next to the form for checking a text. */
export const verifyCard = (): HTMLElement =>
  make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "A text that cites the Bible"),
    make(
      "p",
      { class: "quiet-text" },
      "Do its references exist, and are the words that it quotes those of the Bible? The text is sent to this server.",
    ),
    make("p", {}, make("a", { href: "/docs/guide/quotations" }, "How quotations are compared")),
  );

/** The text next to the form for finding references. */
export const scanCard = (): HTMLElement =>
  make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "A text of your own"),
    make(
      "p",
      { class: "quiet-text" },
      "It is read in this browser. Only the panel with JSON and code sends it to the server.",
    ),
    make("p", {}, make("a", { href: "/docs/guide/scan" }, "How references are found")),
  );

/** A link to the chapter that was read last. */
export const continueReading = (chapter: string, onOpen: () => void): HTMLElement =>
  make(
    "p",
    { class: "again" },
    make("button", { type: "button", class: "strong", onclick: onOpen }, `Continue reading ${chapter}`),
  );

export function bookGrid(onOpen: (reference: string) => void): readonly HTMLElement[] {
  return (["OT", "NT"] as const).map((testament) => {
    const ofIt = books.filter((book) => book.testament === testament);
    const items = ofIt.map(({ name }) =>
      make(
        "li",
        {},
        make("button", { type: "button", class: "book", onclick: () => onOpen(`${name} 1`) }, name),
      ),
    );
    const title = testament === "OT" ? "Old Testament" : "New Testament";
    return make("section", { class: "books" }, make("h2", {}, title), make("ul", {}, ...items));
  });
}
