/** What was understood of a reference, as a panel: coordinates, repairs, choices and problems. */

import {
  type Ambiguous,
  bookById,
  CORRECTION_ROWS,
  countVerses,
  type InvalidReference,
  parseReference,
  type Reference,
  type Resolution,
  type Resolved,
  type Unrecognized,
  type ValidReference,
  type VerseSet,
  verseSetOfReferences,
} from "@lectern/scripture";
import { CORRECTION_TEXTS } from "@lectern/scripture/corrections";
import { copyButton, make } from "./dom.ts";
import { writeBook } from "./marks.ts";

export interface MeaningEvents {
  /** Puts another reference into the input. */
  readonly onChoose: (reference: string) => void;
}

const isValid = (reference: Reference): reference is ValidReference => reference.valid;

/** The verses that were asked for; empty where anything is wrong. */
export function versesOf(resolution: Resolution): VerseSet {
  if (resolution.kind !== "resolved" || !resolution.valid) return [];
  return verseSetOfReferences(resolution.references.filter(isValid));
}

const plural = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

const deductions = new Map<string, number>(CORRECTION_ROWS.map(([code, deduction]) => [code, deduction]));

function confidenceBar({ confidence }: Reference): readonly (Node | string)[] {
  const bar = make("span", { class: "meter", "aria-hidden": "true" }, make("span"));
  bar.style.setProperty("--share", `${confidence}`);
  return ["Confidence ", make("strong", {}, confidence.toFixed(3)), bar];
}

/** How clearly it was said, and what was repaired; folded on a narrow screen. */
function confidenceOf(reference: Reference): HTMLElement {
  const bar = confidenceBar(reference);
  if (reference.corrections.length === 0) return make("p", { class: "confidence" }, ...bar);
  const items = reference.corrections.map((code) => {
    const minus = `−${((deductions.get(code) ?? 0) / 1000).toFixed(3)}`;
    return make("li", {}, make("span", { class: "minus" }, minus), ` ${CORRECTION_TEXTS[code]}`);
  });
  return make(
    "details",
    { class: "why", open: window.matchMedia("(min-width: 60rem)").matches },
    make("summary", { class: "confidence" }, ...bar),
    make("ul", { class: "corrections", "aria-label": "Repaired or assumed" }, ...items),
  );
}

function validCard(reference: ValidReference): HTMLElement {
  const count = countVerses(verseSetOfReferences([reference]));
  const hint = reference.versionHint === null ? "" : ` · names the ${reference.versionHint}`;
  return make(
    "article",
    { class: "card" },
    make("h2", {}, reference.normalized),
    make("p", { class: "quiet-text" }, `${plural(count, "verse")} · read as “${reference.input}”${hint}`),
    osisOf(reference),
    confidenceOf(reference),
  );
}

/** Characters from which on it is higher than its box, also in a wide one. */
const LONG_OSIS = 150;

/** What scrolls can be reached by keys. */
function osisOf({ osisId }: ValidReference): HTMLElement {
  const tabindex = osisId.length > LONG_OSIS && "0";
  return make("p", { class: "osis", tabindex }, make("code", {}, osisId));
}

function invalidCard(reference: InvalidReference, { onChoose }: MeaningEvents): HTMLElement {
  const problems = reference.problems.map(({ message, readings }) => {
    const choices = readings.map((osis) => {
      const read = parseReference(osis);
      const [first] = read.kind === "resolved" ? read.references : [];
      const label = first?.normalized ?? osis;
      return make("button", { type: "button", onclick: () => onChoose(label) }, label);
    });
    return make(
      "li",
      {},
      message,
      choices.length === 0 ? null : make("div", { class: "choices" }, ...choices),
    );
  });
  return make(
    "article",
    { class: "card wrong" },
    make("h2", {}, "Outside the canon"),
    make("p", { class: "quiet-text" }, `${bookById(reference.bookId).name}, read as “${reference.input}”`),
    make("ul", { class: "problems" }, ...problems),
  );
}

const REASONS: Readonly<Record<string, string>> = {
  prefix: "begins like it",
  spelling: "is spelled nearly so",
  missing_ordinal: "has a number before it",
  shared_abbreviation: "shares the abbreviation",
};

function ambiguousCard(
  { input, segment, position, candidates }: Ambiguous,
  events: MeaningEvents,
): HTMLElement {
  const isMixed = new Set(candidates.map(({ reason }) => reason)).size > 1;
  const items = candidates.map(({ bookId, score, weight, reason }) => {
    const { name } = bookById(bookId);
    const choose = (): void => events.onChoose(writeBook(input, position, name));
    const why = isMixed ? `${REASONS[reason]} · ` : "";
    const detail = `${why}score ${score.toFixed(2)} · weight ${weight}`;
    const button = make(
      "button",
      { type: "button", class: "candidate", onclick: choose },
      make("strong", {}, name),
    );
    button.append(make("small", {}, detail));
    return make("li", {}, button);
  });
  return make(
    "article",
    { class: "card choose" },
    make("h2", {}, "Which book?"),
    make("p", { class: "quiet-text" }, `“${segment}” could be one of ${plural(candidates.length, "book")}.`),
    make("ol", { class: "candidates" }, ...items),
  );
}

function unrecognizedCard(resolution: Unrecognized, { onChoose }: MeaningEvents): HTMLElement {
  const { input, segment, position, suggestions } = resolution;
  const choices = suggestions.map((name) => {
    const choose = (): void => onChoose(writeBook(input, position, name));
    return make("button", { type: "button", onclick: choose }, name);
  });
  const rest = input.slice(position).trim();
  const where =
    rest === "" ? "Something is missing at the end." : `Not understood from “${rest.slice(0, 60)}” on.`;
  return make(
    "article",
    { class: "card wrong" },
    make("h2", {}, "Not a reference"),
    make("p", {}, where),
    rest === segment ? null : make("p", { class: "quiet-text" }, `In “${segment.slice(0, 80)}”.`),
    choices.length === 0
      ? null
      : make("div", { class: "choices" }, make("span", {}, "Did you mean"), ...choices),
  );
}

/** The osis id of everything, to be copied, where there are several references. */
function collectionCard({ osisId, references }: Resolved): HTMLElement | null {
  if (osisId === null || references.length < 2) return null;
  const count = countVerses(verseSetOfReferences(references.filter(isValid)));
  return make(
    "p",
    { class: "together" },
    `${plural(references.length, "reference")}, ${plural(count, "verse")} together`,
  );
}

export function meaningOf(resolution: Resolution, events: MeaningEvents): readonly HTMLElement[] {
  switch (resolution.kind) {
    case "ambiguous":
      return [ambiguousCard(resolution, events)];
    case "unrecognized":
      return [unrecognizedCard(resolution, events)];
    case "resolved": {
      const cards = resolution.references.map((reference) =>
        isValid(reference) ? validCard(reference) : invalidCard(reference, events),
      );
      const together = collectionCard(resolution);
      return together === null ? cards : [together, ...cards];
    }
  }
}

/** What the API would refuse before it reads it. */
export const tooLongCard = (message: string): HTMLElement =>
  make("article", { class: "card wrong" }, make("h2", {}, "Too long"), make("p", {}, message));

/** The same in a sentence, for screen readers. */
export function saidOf(resolution: Resolution): string {
  switch (resolution.kind) {
    case "ambiguous":
      return `Ambiguous: ${resolution.candidates.map(({ bookId }) => bookById(bookId).name).join(", ")}.`;
    case "unrecognized":
      return "Not understood as a reference.";
    case "resolved": {
      const parts = resolution.references.map((reference) =>
        isValid(reference) ? reference.normalized : (reference.problems[0]?.message ?? ""),
      );
      return `${parts.join("; ")}${resolution.valid ? `, ${plural(countVerses(versesOf(resolution)), "verse")}.` : ""}`;
    }
  }
}

/** Buttons that copy what a reference comes to. */
export function copyButtons(osisId: string, link: () => string, curl: () => string): HTMLElement {
  return make(
    "div",
    { class: "copies", role: "group", "aria-label": "Copy" },
    copyButton("Copy link", "the link", link),
    copyButton("OSIS id", "the OSIS id", () => osisId),
    copyButton("curl", "the curl command", curl),
  );
}
