/** The results of a search, as a list. */

import type { Search } from "@lectern/client";
import { bookById } from "@lectern/scripture";
import { make } from "../shared/dom.ts";
import type { Narrowing, Sort } from "./address.ts";
import { createLoader } from "./loader.ts";
import { pieceOf, withPieces } from "./pieces.ts";
import { type LinkEvents, referenceLink } from "./reference-link.ts";
import type { VersionLook } from "./rendering.ts";
import type { Source } from "./source.ts";
import { curly } from "./typography.ts";

export interface WordsAsked {
  readonly words: string;
  readonly versions: readonly VersionLook[];
  readonly narrowing: Narrowing;
}

export interface FoundEvents extends LinkEvents {
  readonly onNarrow: (narrowing: Narrowing) => void;
  /** Called to search for other words. */
  readonly onWords: (words: string) => void;
  readonly onKey: () => void;
  readonly onVersion: (code: string) => void;
  /** Called when the list is on the page. `said`: its heading. */
  readonly onShown: (said: string) => void;
}

/** Verses on a page. */
const LIMIT = 25;

type Facet = Search["book_facets"][number];

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

function hitOf(item: Search["data"][number], asked: WordsAsked, events: FoundEvents): HTMLElement {
  const { reference, version, text, highlights } = item;
  const look = asked.versions.find(({ code }) => code === version);
  const link = referenceLink(reference, events);
  const head = make("p", { class: "where" }, link);
  if (asked.versions.length > 1) head.append(make("span", { class: "code" }, version));
  const words = make("p", { lang: look?.language ?? "en", dir: look?.direction ?? "ltr" });
  // Curly quotes replace straight ones one for one, so that offsets stay valid.
  words.append(withPieces(curly(text), highlights.map(pieceOf), (_, found) => make("mark", {}, found)));
  return make("li", {}, head, words);
}

const option = (value: string, label: string): HTMLOptionElement => make("option", { value }, label);

/**
 * The facets of the whole search, so that the reader can move between books; otherwise those of the current search.
 */
function whereOptions(facets: readonly Facet[], within: string): readonly HTMLOptionElement[] {
  const countOf = (testament: string): number =>
    facets
      .filter(({ book_id }) => bookById(book_id).testament === testament)
      .reduce((sum, { cnt }) => sum + cnt, 0);
  const all = facets.reduce((sum, { cnt }) => sum + cnt, 0);
  const options = [
    option("", `Everywhere (${all})`),
    option("ot", `Old Testament (${countOf("OT")})`),
    option("nt", `New Testament (${countOf("NT")})`),
    ...facets.map(({ name, cnt }) => option(name, `${name} (${cnt})`)),
  ];
  // A link may name another place, such as a group of books.
  if (!options.some(({ value }) => value === within)) options.push(option(within, within));
  return options;
}

function select(
  label: string,
  options: readonly HTMLOptionElement[],
  value: string,
  onChoose: (value: string) => void,
): HTMLElement {
  const chosen = make("select", { "aria-label": label, onchange: () => onChoose(chosen.value) }, ...options);
  chosen.value = value;
  return make("label", {}, `${label} `, chosen);
}

const SORTS: readonly (readonly [Sort, string])[] = [
  ["relevance", "best first"],
  ["canonical", "as in the Bible"],
];

function narrowingOf(
  facets: readonly Facet[],
  { narrowing }: WordsAsked,
  { onNarrow }: FoundEvents,
): HTMLElement {
  const testaments = select("In", whereOptions(facets, narrowing.within), narrowing.within, (within) =>
    onNarrow({ ...narrowing, within, page: 1 }),
  );
  const sorts = SORTS.map(([value, label]) => option(value, label));
  const order = select("Order", sorts, narrowing.sort, (value) =>
    onNarrow({ ...narrowing, sort: value === "canonical" ? "canonical" : "relevance", page: 1 }),
  );
  return make("div", { class: "narrowing" }, testaments, order);
}

/** Links to the previous and the next page. */
function pagesOf(
  { total_count, page, limit }: Search,
  { narrowing }: WordsAsked,
  { onNarrow }: FoundEvents,
): HTMLElement | null {
  if (total_count <= limit && page === 1) return null;
  const button = (to: number, label: string): HTMLElement =>
    make("button", { type: "button", onclick: () => onNarrow({ ...narrowing, page: to }) }, label);
  const last = Math.max(1, Math.ceil(total_count / limit));
  const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total_count)];
  return make(
    "nav",
    { class: "end", "aria-label": "Pages of verses" },
    page > 1 ? button(Math.min(page - 1, last), "‹ Before") : make("span", {}),
    make(
      "span",
      { class: "quiet-text" },
      from > to ? "No more" : `${from}–${to} of ${total_count.toLocaleString("en-US")}`,
    ),
    page < last ? button(page + 1, "Next ›") : make("span", {}),
  );
}

function suggestionsOf({ suggestions }: Search, { onWords }: FoundEvents): HTMLElement | null {
  if (suggestions.length === 0) return null;
  const buttons = suggestions.map((words) =>
    make("button", { type: "button", onclick: () => onWords(words) }, words),
  );
  return make("p", { class: "choices" }, make("span", {}, "Did you mean"), ...buttons);
}

function listOf(
  found: Search,
  facets: readonly Facet[],
  asked: WordsAsked,
  events: FoundEvents,
): readonly HTMLElement[] {
  const { total_count, data, page, limit } = found;
  const codes = asked.versions.map(({ code }) => code).join(" and the ");
  const count = total_count === 0 ? "No verse found" : counted(total_count, "verse");
  const isNarrowed = asked.narrowing.within !== "";
  const parts = [
    make("header", { class: "head" }, make("h2", { tabindex: "-1" }, `${count} in the ${codes}`)),
    suggestionsOf(found, events),
    total_count > 0 || isNarrowed ? narrowingOf(facets, asked, events) : null,
    make(
      "ol",
      { class: "hits", start: `${(page - 1) * limit + 1}` },
      ...data.map((item) => hitOf(item, asked, events)),
    ),
    pagesOf(found, asked, events),
  ];
  return parts.filter((part) => part !== null);
}

/** Remembers which element of the list has the focus. Returns a function that moves the focus there in the next list. */
function focusWithin(): (list: HTMLElement) => void {
  const active = document.activeElement;
  if (active === null || active.closest(".search") === null) return () => {};
  const label = active.getAttribute("aria-label");
  return (list) => {
    const same = [...list.querySelectorAll("select")].find(
      (select) => select.getAttribute("aria-label") === label,
    );
    (same ?? list.querySelector("h2"))?.focus({ preventScroll: true });
  };
}

export interface FoundList {
  /** Starts a search. Returns the element that shows its progress and then its results, in place of the text. */
  show(asked: WordsAsked, source: Source): HTMLElement;
  /** Aborts a running search. */
  stop(): void;
}

export function prepareFound(events: FoundEvents): FoundList {
  let ending = new AbortController();
  /** The last search over the whole canon: a key of its words and versions, and its facets. */
  let whole: { readonly key: string; readonly facets: readonly Facet[] } = { key: "", facets: [] };
  const stop = (): void => {
    ending.abort();
    ending = new AbortController();
  };
  return {
    stop,
    show: (asked, source) => {
      stop();
      const { signal } = ending;
      const { words, versions, narrowing } = asked;
      const version = versions.map(({ code }) => code).join(",");
      const list = make("div", { class: "found" });
      let isThere = false;
      const focus = focusWithin();
      const loader = createLoader({
        signal,
        label: () => (isThere ? null : "Search"),
        contentName: () => "what was found",
        load: async () => {
          const { within, sort, page } = narrowing;
          const filter = within === "" ? {} : { in: within };
          const found = await source.client.search(
            { q: words, version, sort, page, limit: LIMIT, ...filter },
            { signal },
          );
          const key = JSON.stringify([words, version]);
          if (within === "") whole = { key, facets: found.book_facets };
          list.replaceChildren(
            ...listOf(found, whole.key === key ? whole.facets : found.book_facets, asked, events),
          );
          isThere = true;
          focus(list);
          events.onShown(list.querySelector("h2")?.textContent ?? "");
        },
        events,
      });
      void loader.press();
      return make("div", { class: "search" }, list, loader.element);
    },
  };
}

/** Shown instead of an answer if there is no key. `what`: `Searching the text`. */
export const keyNeeded = (action: string, onKey: () => void): HTMLElement =>
  make(
    "div",
    { class: "empty" },
    make("p", {}, `${action} needs a key on this server. Without one you can read every chapter of the KJV.`),
    make("button", { type: "button", onclick: onKey }, "Use a key"),
  );
