/** What stands on the page before anything was asked: examples, and all books to open. */

import { books } from "@lectern/scripture";
import { make } from "./dom.ts";

/** An input and what it shows. */
const EXAMPLES: readonly (readonly [input: string, shows: string])[] = [
  ["Ps.23, vv.1–3", "as people write"],
  ["Rom 8:1-4, 28; 12:1-2", "several at once"],
  ["iitim3:16-17", "without spaces"],
  ["Jo 3:16", "more than one book"],
  ["Psalm 151", "outside the canon"],
  ["Genisis 1:1-5 ASV", "misspelled"],
];

export function examples(onChoose: (reference: string) => void): HTMLElement {
  const items = EXAMPLES.map(([input, shows]) => {
    const button = make("button", { type: "button", class: "candidate", onclick: () => onChoose(input) });
    button.append(make("strong", {}, input), make("small", {}, shows));
    return make("li", {}, button);
  });
  return make(
    "article",
    { class: "card" },
    make("h2", {}, "Type a reference"),
    make("p", { class: "quiet-text" }, "However you would write it. Or try one of these:"),
    make("ul", { class: "candidates" }, ...items),
  );
}

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
