/**
 * Shows the check of a whole text: each reference and quotation with its verdict and correction, and the corrected
 * text. A separate bundle, since few readers need it.
 */

import type { Verification, VerifiedQuotation } from "@lectern/client";
import { copyButton, make } from "../shared/dom.ts";
import { type Change, changesOf, type Edit, edited, type Item, inOrder } from "./corrections.ts";
import { foundWords, placeSentence, quotedWords, verdictOf } from "./judgement.ts";
import type { OwnEvents } from "./own-text.ts";
import { withPieces } from "./pieces.ts";
import { referenceLink } from "./reference-link.ts";

/** How many characters of a right quotation are shown. */
const LONGEST_EXCERPT = 240;
/** Maximum number of items listed below the text, so that the page stays fast. */
const MAX_LISTED = 300;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

const isRight = (item: Item): boolean => {
  if (item.type === "quotation")
    return item.words === "exact" && item.place !== "wrong" && item.place !== "partial";
  return item.type === "reference";
};

const isJudged = (item: Item): boolean => item.type !== "quotation" || item.judged;

/** The summary of the check. */
interface Checked {
  readonly text: string;
  readonly answer: Verification;
  readonly events: OwnEvents;
  /** Numbers of the findings that need attention, by index in `data`. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly changes: readonly Change[];
}

function checkedOf(text: string, answer: Verification, events: OwnEvents): Checked {
  const flawed = answer.data.flatMap((item, index) => (isJudged(item) && !isRight(item) ? [index] : []));
  const numbers = new Map(flawed.slice(0, MAX_LISTED).map((index, at) => [index, at + 1]));
  return { text, answer, events, numbers, changes: changesOf(text, answer.data) };
}

/** The reference that a quotation is attributed to, in display form; null for none. */
function attributedReference({ answer }: Checked, { given_at }: VerifiedQuotation): string | null {
  const reference = given_at === null ? undefined : answer.data[given_at];
  if (reference === undefined) return null;
  return reference.type === "reference" ? (reference.normalized ?? reference.text) : reference.text;
}

function sentencesOf(checked: Checked, item: Item): string {
  if (item.type === "ambiguous")
    return `“${item.text}” could be ${item.candidates.map(({ name }) => name).join(" or ")}.`;
  if (item.type !== "quotation") return (item.problems ?? []).map(({ message }) => message).join(" ");
  return [verdictOf(item, checked.answer.searched), placeSentence(item, attributedReference(checked, item))]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

/** A link from a number in the text to the finding, or back. */
function jump(id: string, to: string, label: string, words: string): HTMLElement {
  const onclick = (event: Event): void => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return make("a", { id, class: "finding-number", href: `#${to}`, "aria-label": label, onclick }, words);
}

/** A reference or quotation at its place in the text. */
function itemInText(checked: Checked, index: number, words: string): Node {
  const item = checked.answer.data[index];
  if (item === undefined || !isJudged(item)) return document.createTextNode(words);
  if (item.type === "reference" && item.normalized !== null)
    return referenceLink(item.normalized, checked.events, words);
  if (isRight(item)) return make("span", { class: "sound" }, words);
  const number = checked.numbers.get(index);
  const kind = item.type === "ambiguous" ? "choice" : "problem";
  const mark = make("mark", { class: kind }, words);
  if (number === undefined) return mark;
  const link = jump(`place-${number}`, `finding-${number}`, `To finding ${number}`, `${number}`);
  return make("span", {}, mark, link);
}

/** The match with which the quotation is compared; undefined if there is none. */
const bestOf = ({ words, matches: [best] }: VerifiedQuotation) => (words === "none" ? undefined : best);

/** The correction of a wrong quotation. */
function rightWords({ events }: Checked, item: VerifiedQuotation): readonly HTMLElement[] {
  const { correction } = item;
  const best = bestOf(item);
  const found = best === undefined ? [] : foundWords(best, events);
  if (correction === null || correction.reference === best?.reference) return found;
  const link = referenceLink(correction.reference, events);
  const source = make("p", { class: "where" }, link, make("span", { class: "code" }, correction.version));
  return [...found, source, make("p", {}, correction.text)];
}

/** The text of a finding; in a quotation, the differences are marked. */
function excerptOf({ text }: Checked, item: Item): Node {
  if (item.type !== "quotation") return make("span", {}, item.text);
  const { start, end } = item;
  return make("q", {}, quotedWords(text.slice(start, end), start, bestOf(item)));
}

/** The description of a change, for its checkbox. */
function changeName(item: VerifiedQuotation, { edits }: Change): string {
  const place = edits.find(({ start }) => start < item.start || start >= item.end);
  const isWords = edits.some((edit) => edit !== place);
  if (place === undefined) return "Correct the words";
  return `Correct ${isWords ? "the words, and " : ""}the reference to ${place.text}`;
}

function findingOf(checked: Checked, index: number, chosen: Set<Change>, onChange: () => void): HTMLElement {
  const item = checked.answer.data[index];
  const number = checked.numbers.get(index) ?? 0;
  if (item === undefined) throw new Error(`there is no item ${index}`);
  const back = jump(`back-${number}`, `place-${number}`, `${number}, back to the text`, `${number}`);
  const change = checked.changes.find((candidate) => candidate.item === index);
  const box = make("input", { type: "checkbox", checked: change !== undefined && chosen.has(change) });
  box.addEventListener("change", () => {
    if (change === undefined) return;
    if (box.checked) chosen.add(change);
    else chosen.delete(change);
    onChange();
  });
  const isQuotation = item.type === "quotation";
  return make(
    "li",
    { id: `finding-${number}`, tabindex: "-1" },
    make("p", { class: "excerpt" }, back, " ", excerptOf(checked, item)),
    make("p", { class: "judgement" }, sentencesOf(checked, item)),
    ...(isQuotation ? rightWords(checked, item) : []),
    isQuotation && change !== undefined
      ? make("label", { class: "choose-change" }, box, changeName(item, change))
      : null,
  );
}

/** Right quotations with their places, collapsed since nothing needs to be done. */
function correctQuotations({ answer, events }: Checked): HTMLElement | null {
  const items = answer.data.flatMap((item) => {
    const best = item.type === "quotation" && item.judged && isRight(item) ? item.matches[0] : undefined;
    return best === undefined ? [] : [{ words: item.text, best }];
  });
  if (items.length === 0) return null;
  return make(
    "details",
    { class: "sound-ones" },
    make("summary", {}, `${counted(items.length, "quotation")} with the words of the Bible`),
    make(
      "ul",
      {},
      ...items
        .slice(0, MAX_LISTED)
        .map(({ words, best }) =>
          make(
            "li",
            {},
            `“${words.length > LONGEST_EXCERPT ? `${words.slice(0, LONGEST_EXCERPT)} …` : words}” `,
            referenceLink(best.reference, events),
            ` (${best.version})`,
          ),
        ),
    ),
  );
}

/** The corrected text, with the changes marked. */
function correctedText(text: string, edits: readonly Edit[]): HTMLElement {
  const shown = make("div", { class: "scanned" });
  shown.append(
    withPieces(text, edits, (edit) =>
      edits.includes(edit) && edit.text !== "" ? make("ins", {}, edit.text) : document.createTextNode(""),
    ),
  );
  return shown;
}

/** The text with the selected changes, to be copied. */
function correctedPart(checked: Checked, chosen: ReadonlySet<Change>): readonly HTMLElement[] {
  const { text, events } = checked;
  const edits = inOrder([...chosen].flatMap((change) => change.edits));
  const result = edited(text, edits);
  const openCount = checked.numbers.size - [...chosen].filter(({ item }) => checked.numbers.has(item)).length;
  const summary = `${counted(edits.length, "change")}. ${openCount === 0 ? "Nothing is left to decide." : `${counted(openCount, "finding")} left to decide.`}`;
  return [
    make("h3", {}, "The corrected text"),
    make("p", { class: "quiet-text" }, summary),
    correctedText(text, edits),
    make(
      "p",
      { class: "choices" },
      copyButton("Copy the corrected text", "the corrected text", () => result),
      make(
        "button",
        { type: "button", onclick: () => events.onView("verify", result) },
        "Check the corrected text",
      ),
    ),
  ];
}

/** A note that the text was too long to be checked at once, with a button that checks the rest. */
function uncheckedPart({ text, answer, events }: Checked): HTMLElement | null {
  const to = answer.read_to;
  if (to === undefined) return null;
  const last = text.slice(Math.max(0, to - 60), to).trim();
  const check = (): void => events.onView("verify", text.slice(to));
  return make(
    "div",
    { class: "note" },
    make("p", {}, `The text cites more than is checked at once. It was checked up to “… ${last}”.`),
    make("button", { type: "button", onclick: check }, "Check the rest"),
  );
}

function headingOf({ answer, numbers }: Checked): string {
  const all = answer.data.filter(isJudged).length;
  if (all === 0) return "No reference and no quotation found";
  if (numbers.size > 0) return `${numbers.size} of ${all} need${numbers.size === 1 ? "s" : ""} a look`;
  if (answer.read_to !== undefined) return "No mistake in the part that was checked";
  return all === 1 ? "It is right" : `All ${all} are right`;
}

function summaryOf({ searched, summary }: Verification): string {
  const { references, invalid_references, ambiguous_references, quotations, not_judged } = summary;
  const found = counted(references + invalid_references + ambiguous_references, "reference");
  const sentence = `${found}, ${counted(quotations, "quotation")}, compared with the ${searched.join(" and the ")}.`;
  if (not_judged === 0) return sentence;
  return `${sentence} Not judged: ${counted(not_judged, "quotation")} of other people, or of a version that this server does not have.`;
}

/** The part below a checked text. */
export function resultOf(text: string, answer: Verification, events: OwnEvents): readonly HTMLElement[] {
  const checked = checkedOf(text, answer, events);
  const chosen = new Set(checked.changes.filter(({ isSure }) => isSure));
  const corrected = make("section", { class: "corrected" });
  const redraw = (): void => corrected.replaceChildren(...correctedPart(checked, chosen));
  if (checked.changes.length > 0) redraw();
  const pieces = answer.data.map(({ start, end }, index) => ({ start, end, index }));
  const shown = make("div", { class: "scanned" });
  shown.append(withPieces(text, pieces, ({ index }, words) => itemInText(checked, index, words)));
  const findings = [...checked.numbers.keys()].map((index) => findingOf(checked, index, chosen, redraw));
  const parts = [
    make("h3", { tabindex: "-1" }, headingOf(checked)),
    make("p", { class: "quiet-text" }, summaryOf(answer)),
    uncheckedPart(checked),
    answer.data.length === 0 ? null : shown,
    findings.length === 0 ? null : make("ol", { class: "hits findings" }, ...findings),
    correctQuotations(checked),
    checked.changes.length === 0 ? null : corrected,
  ];
  return parts.filter((part) => part !== null);
}
