/** The reader's own text, with its references as links. */

import { bookById } from "@lectern/scripture";
import type { Find } from "@lectern/scripture/scan";
import { copyButton, make, part } from "../shared/dom.ts";
import { fillField, keepField, type OwnEvents } from "./own-text.ts";
import { withPieces } from "./pieces.ts";
import { referenceLink } from "./reference-link.ts";

export interface ScanView {
  /** The view that replaces the text. */
  element(): HTMLElement;
  /** The pasted text, stored for this window. */
  text(): string;
  setText(text: string): void;
}

const KEPT = "lectern-pasted";
/** Maximum number of characters of a pasted text. Scanning this many takes well under a second. */
const LONGEST = 200_000;

function engine(): Promise<typeof import("./scanning.ts")> {
  return import(part("developer-content", HTMLDivElement).dataset.scanning ?? "");
}

/** The problem of a found reference in a sentence; null if there is none. */
function problemOf(find: Find): string | null {
  if (find.type === "reference") return null;
  if (find.type === "ambiguous") {
    const names = find.candidates.map(({ bookId }) => bookById(bookId).name);
    return `“${find.text}” could be ${names.join(" or ")}.`;
  }
  const { reference } = find;
  return reference.valid
    ? null
    : `“${find.text}”: ${reference.problems.map(({ message }) => message).join(" ")}`;
}

function findOf(find: Find, events: OwnEvents): HTMLElement {
  const name = find.type === "reference" && find.reference.valid ? find.reference.normalized : null;
  if (name !== null) return referenceLink(name, events, find.text);
  return make("mark", { class: find.type === "ambiguous" ? "choice" : "problem" }, find.text);
}

const counted = (count: number): string => `${count} reference${count === 1 ? "" : "s"}`;

async function resultOf(text: string, events: OwnEvents): Promise<readonly HTMLElement[]> {
  if (text.trim() === "") return [];
  const { scan, linkReferences } = await engine();
  const finds = scan(text);
  const problems = finds.map(problemOf).filter((problem) => problem !== null);
  const copy = (label: string, format: "html" | "markdown"): HTMLElement =>
    copyButton(label, "the text with its links", () =>
      linkReferences(text, finds, {
        format,
        source: "text",
        addressOf: (found) =>
          found.reference.valid ? location.origin + events.addressOf(found.reference.normalized) : "",
      }),
    );
  return [
    make("h3", {}, finds.length === 0 ? "No reference found" : counted(finds.length)),
    ...(problems.length === 0
      ? []
      : [make("ul", { class: "problems" }, ...problems.map((problem) => make("li", {}, problem)))]),
    ...(finds.length === 0
      ? []
      : [
          make(
            "div",
            { class: "scanned" },
            withPieces(text, finds, (find) => findOf(find, events)),
          ),
        ]),
    ...(finds.length === 0
      ? []
      : [
          make(
            "p",
            { class: "choices" },
            copy("Copy as HTML", "html"),
            copy("Copy as Markdown", "markdown"),
            make(
              "button",
              { type: "button", onclick: () => events.onView("verify", text) },
              "Check its quotations too",
            ),
          ),
        ]),
  ];
}

export function prepareScanView(events: OwnEvents): ScanView {
  const field = make("textarea", {
    id: "pasted",
    rows: "7",
    maxlength: `${LONGEST}`,
    placeholder: "As Paul says in Rom 8:28, and v. 30; see 1 John 4:8.",
  });
  const result = make("div", { class: "scan-result", "aria-live": "polite" });
  let drawn = 0;
  const draw = async (): Promise<void> => {
    const turn = ++drawn;
    const made = await resultOf(field.value, events).catch(() => [
      make(
        "p",
        { class: "problem", role: "alert" },
        "The server does not answer. Check your connection, then type again.",
      ),
    ]);
    if (turn === drawn) result.replaceChildren(...made);
  };
  keepField(field, KEPT, () => {
    events.onText();
    void draw();
  });
  const element = make(
    "div",
    { class: "search" },
    make("header", { class: "head" }, make("h2", { tabindex: "-1" }, "References in a text")),
    make("label", { for: "pasted" }, "Paste a text: what cites the Bible in it becomes a link."),
    field,
    result,
  );
  return {
    element: () => {
      void draw();
      return element;
    },
    text: () => field.value,
    setText: (text) => fillField(field, KEPT, text),
  };
}
