/** The meaning panel: coordinates, corrections, choices and problems of a reference. */

import {
  type Ambiguous,
  bookById,
  CORRECTION_ROWS,
  countVerses,
  type InvalidReference,
  type Problem,
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
import { copyButton, make } from "../shared/dom.ts";
import { writeBook } from "./marks.ts";
import { isUnfinished, isWords } from "./words.ts";

export interface MeaningEvents {
  /** Puts another reference into the input. */
  readonly onChoose: (reference: string) => void;
  /** Goes to the text of a reference, by its position in the list. */
  readonly onGo: (index: number) => void;
  /** Opens the list of books. */
  readonly onBrowse: () => void;
  /** Searches for what was typed as words. */
  readonly onSearch: () => void;
  /** Looks for references in the typed text, or checks it as a quotation or as a text with quotations. */
  readonly onOwn: (view: "scan" | "quote" | "verify") => void;
}

const isValid = (reference: Reference): reference is ValidReference => reference.valid;

/** The requested verses; empty if anything is wrong. */
function versesOf(resolution: Resolution): VerseSet {
  if (resolution.kind !== "resolved" || !resolution.valid) return [];
  return verseSetOfReferences(resolution.references.filter(isValid));
}

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

const deductions = new Map<string, number>(CORRECTION_ROWS.map(([code, deduction]) => [code, deduction]));

/** Shows the confidence and the corrections of a reference. */
function confidenceOf(reference: Reference): HTMLElement {
  const bar = make("span", { class: "meter", "aria-hidden": "true" }, make("span"));
  bar.style.setProperty("--share", `${reference.confidence}`);
  const line = ["Confidence ", make("strong", {}, reference.confidence.toFixed(3)), bar];
  if (reference.corrections.length === 0) return make("p", { class: "confidence" }, ...line);
  const items = reference.corrections.map((code) => {
    const minus = `−${((deductions.get(code) ?? 0) / 1000).toFixed(3)}`;
    return make("li", {}, make("span", { class: "minus" }, minus), ` ${CORRECTION_TEXTS[code]}`);
  });
  return make(
    "details",
    { class: "why", open: true },
    make("summary", { class: "confidence" }, ...line),
    make("ul", { class: "corrections", "aria-label": "Corrected or assumed" }, ...items),
  );
}

/** A text with at least this many characters does not fit its box, even on a wide screen. */
const LONG_OSIS = 150;

/** A scrolling box can be focused by keyboard. */
function osisOf({ osisId }: ValidReference): HTMLElement {
  const tabindex = osisId.length > LONG_OSIS && "0";
  return make("p", { class: "osis", tabindex }, make("code", {}, osisId));
}

function validCard(reference: ValidReference, go: () => void): HTMLElement {
  const count = countVerses(verseSetOfReferences([reference]));
  const name = make("button", { type: "button", class: "to-text", onclick: go }, reference.normalized);
  return make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, name),
    make("p", { class: "quiet-text" }, `${plural(count, "verse")} · read as “${reference.input}”`),
    osisOf(reference),
    confidenceOf(reference),
  );
}

const choice = (label: string, onclick: () => void): HTMLElement =>
  make("button", { type: "button", onclick }, label);

function choicesOf(buttons: readonly HTMLElement[], label = ""): HTMLElement | null {
  if (buttons.length === 0) return null;
  return make("div", { class: "choices" }, label === "" ? null : make("span", {}, label), ...buttons);
}

/** Valid references near one outside the canon. */
function nearby(bookId: number, { code, chapter, lastValid, readings }: Problem): readonly string[] {
  const { name } = bookById(bookId);
  if (readings.length > 0) {
    return readings.map((osis) => {
      const read = parseReference(osis);
      const [first] = read.kind === "resolved" ? read.references : [];
      return first?.normalized ?? osis;
    });
  }
  if (lastValid === null) return [];
  if (code === "chapter_out_of_range") return [`${name} ${lastValid}`];
  return code === "verse_out_of_range" && chapter !== null
    ? [`${name} ${chapter}:${lastValid}`, `${name} ${chapter}`]
    : [];
}

function invalidCard(reference: InvalidReference, { onChoose }: MeaningEvents): HTMLElement {
  const problems = reference.problems.map((problem) => {
    const buttons = nearby(reference.bookId, problem).map((label) => choice(label, () => onChoose(label)));
    return make("li", {}, problem.message, choicesOf(buttons));
  });
  return make(
    "article",
    { class: "card wrong" },
    make("h2", { tabindex: "-1" }, "Not in the Bible"),
    make("p", { class: "quiet-text" }, `${bookById(reference.bookId).name}, read as “${reference.input}”`),
    make("ul", { class: "problems" }, ...problems),
  );
}

/** A button that searches for the input as words: names of books, such as Mark or Job, are words too. */
export function searchChoice(input: string, { onSearch }: MeaningEvents): HTMLElement | null {
  if (/\p{N}/u.test(input)) return null;
  return choicesOf([choice(`Search for “${input.trim()}”`, onSearch)]);
}

const REASONS: Readonly<Record<string, string>> = {
  prefix: "begins with it",
  spelling: "is spelled similarly",
  missing_ordinal: "has a number before its name",
  shared_abbreviation: "shares the abbreviation",
};

function ambiguousCard(
  { input, segment, position, candidates }: Ambiguous,
  events: MeaningEvents,
): HTMLElement {
  const isMixed = new Set(candidates.map(({ reason }) => reason)).size > 1;
  const items = candidates.map(({ bookId, reason }) => {
    const { name } = bookById(bookId);
    const choose = (): void => events.onChoose(writeBook(input, position, name));
    const button = make(
      "button",
      { type: "button", class: "candidate", onclick: choose },
      make("strong", {}, name),
    );
    if (isMixed) button.append(make("small", {}, REASONS[reason] ?? ""));
    return make("li", {}, button);
  });
  return make(
    "article",
    { class: "card choose" },
    make("h2", { tabindex: "-1" }, "Which book?"),
    make("p", { class: "quiet-text" }, `“${segment}” could be one of ${plural(candidates.length, "book")}.`),
    make("ol", { class: "candidates" }, ...items),
    searchChoice(input, events),
  );
}

/** Matches letters of scripts other than Latin. */
const OTHER_SCRIPT = /\p{L}/u;
const isOtherScript = (text: string): boolean =>
  [...text].some((letter) => OTHER_SCRIPT.test(letter) && !/\p{Script=Latin}/u.test(letter));

/** Examples of what can be written, after an input that was not understood. */
function advice(input: string): string {
  if (isOtherScript(input))
    return "References are understood in English so far. Write the English name of the book, such as “Genesis 1:1”.";
  return "Write a book with its chapter and verse, such as “John 3:16”, with the English name of the book; or choose it from the list.";
}

function unrecognizedCard(
  resolution: Unrecognized,
  { onChoose, onBrowse, onSearch }: MeaningEvents,
): HTMLElement {
  const { input, segment, position, suggestions } = resolution;
  const choices = suggestions.map((name) => choice(name, () => onChoose(writeBook(input, position, name))));
  const following = input.slice(position).trim();
  const message =
    following === ""
      ? "Something is missing at the end."
      : `Not understood from “${following.slice(0, 60)}” on.`;
  return make(
    "article",
    { class: "card wrong" },
    make("h2", { tabindex: "-1" }, "Not a reference"),
    make("p", {}, message),
    following === segment ? null : make("p", { class: "quiet-text" }, `In “${segment.slice(0, 80)}”.`),
    choicesOf(choices, "Did you mean"),
    make("p", { class: "quiet-text" }, advice(input)),
    choicesOf([choice("All books", onBrowse), choice("Search for the words", onSearch)]),
  );
}

/** An input with at least this many characters may be a text with references. */
const LONG_WORDS = 40;

/** The card for words that are searched for. */
function wordsCard(
  { input, segment, position, suggestions }: Unrecognized,
  events: MeaningEvents,
): HTMLElement {
  // Do not suggest a book for one of several words: the suggestion would be misleading.
  const names = /\s/.test(segment.trim()) ? [] : suggestions;
  const choices = names.map((name) => choice(name, () => events.onChoose(writeBook(input, position, name))));
  return make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "Words"),
    make(
      "p",
      { class: "quiet-text" },
      "This is not a reference, so these words are searched for in the text.",
    ),
    choicesOf(choices, "Did you mean"),
    isOtherScript(input) ? make("p", { class: "quiet-text" }, advice(input)) : null,
    make("p", {}, make("a", { href: "/docs/guide/search" }, "How to search")),
    choicesOf([
      choice("All books", events.onBrowse),
      ...(input.length < LONG_WORDS
        ? []
        : [
            choice("Find references in it", () => events.onOwn("scan")),
            choice("Check it as a quotation", () => events.onOwn("quote")),
            choice("Check all that it quotes", () => events.onOwn("verify")),
          ]),
    ]),
  );
}

/** The card for the beginning of a reference. It says what to type next. */
const unfinishedCard = (): HTMLElement =>
  make(
    "article",
    { class: "card" },
    make("h2", { tabindex: "-1" }, "Continue …"),
    make("p", { class: "quiet-text" }, "A number or another reference may follow."),
  );

function collectionLine({ osisId, references }: Resolved): HTMLElement | null {
  if (osisId === null || references.length < 2) return null;
  const count = countVerses(verseSetOfReferences(references.filter(isValid)));
  return make(
    "p",
    { class: "together" },
    `${plural(references.length, "reference")}, ${plural(count, "verse")} together`,
  );
}

/** The meaning in one line: the summary of the folded panel on a phone. */
export function lineOf(resolution: Resolution): string {
  if (isWords(resolution)) return "No reference, so its words are searched for";
  if (resolution.kind !== "resolved" || !resolution.valid) return "";
  const names = resolution.references.map(({ normalized }) => normalized ?? "");
  return `${names.join("; ")} · ${plural(countVerses(versesOf(resolution)), "verse")}`;
}

export function meaningOf(resolution: Resolution, events: MeaningEvents): readonly HTMLElement[] {
  switch (resolution.kind) {
    case "ambiguous":
      return [ambiguousCard(resolution, events)];
    case "unrecognized":
      if (isWords(resolution)) return [wordsCard(resolution, events)];
      return [isUnfinished(resolution) ? unfinishedCard() : unrecognizedCard(resolution, events)];
    case "resolved": {
      const cards = resolution.references.map((reference, index) =>
        isValid(reference) ? validCard(reference, () => events.onGo(index)) : invalidCard(reference, events),
      );
      const together = collectionLine(resolution);
      return together === null ? cards : [together, ...cards];
    }
  }
}

/** The card for an input that the API would refuse for its length. */
export const tooLongCard = (message: string): HTMLElement =>
  make(
    "article",
    { class: "card wrong" },
    make("h2", { tabindex: "-1" }, "Too long"),
    make("p", {}, message),
  );

/** The meaning in a sentence, for screen readers. */
export function spokenMeaning(resolution: Resolution): string {
  switch (resolution.kind) {
    case "ambiguous":
      return `Which book? ${resolution.candidates.map(({ bookId }) => bookById(bookId).name).join(", ")}.`;
    case "unrecognized":
      if (isWords(resolution)) return "Not a reference: searching for the words.";
      return isUnfinished(resolution) ? "" : "Not understood as a reference.";
    case "resolved": {
      const parts = resolution.references.map((reference) =>
        isValid(reference) ? reference.normalized : (reference.problems[0]?.message ?? ""),
      );
      return `${parts.join("; ")}${resolution.valid ? `, ${plural(countVerses(versesOf(resolution)), "verse")}.` : ""}`;
    }
  }
}

/** The cards of the meaning panel. On a narrow screen they are folded to one line. */
export function panelOf(
  line: string,
  cards: readonly HTMLElement[],
  isOpen: boolean,
): readonly HTMLElement[] {
  if (line === "") return cards;
  const summary = make("summary", { class: "fold" }, line);
  return [make("details", { class: "understood", open: isOpen }, summary, ...cards)];
}

/** Buttons that copy the identifiers of a reference. */
export function copiesOf(osisId: string, link: () => string): HTMLElement {
  return make(
    "div",
    { class: "copies", role: "group", "aria-label": "Copy" },
    copyButton("Copy link", "the link", link),
    copyButton("Copy OSIS id", "the OSIS id", () => osisId),
  );
}
