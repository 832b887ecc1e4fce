/** The menu of a verse, at its number. */

import { copyText, make, part } from "../shared/dom.ts";
import { verseName } from "./chunks.ts";

export interface VerseMenuEvents {
  /** The version that a verse is read in. */
  readonly version: () => string;
  /** Codes of versions for the second column. */
  readonly others: () => readonly string[];
  readonly onOpen: (reference: string, view: "passage" | "context") => void;
  /** Called when another version is chosen for the second column; empty for none. */
  readonly onCompare: (code: string) => void;
  /** Address of a verse on this server. */
  readonly linkTo: (reference: string) => string;
}

/** The words of a verse without its number. */
function textOfVerse(verse: Element): string {
  const copy = verse.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  const first = copy.classList.contains("pair") ? copy.querySelector("p") : copy;
  for (const part of first?.querySelectorAll(".number, .code, .title") ?? []) part.remove();
  const lines = [...(first?.querySelectorAll(".line") ?? [])].map((line) => line.textContent?.trim() ?? "");
  const text = lines.length > 0 ? lines.join("\n") : (first?.textContent ?? "");
  return text.trim();
}

/** Puts the menu below its number, within the window. */
function placeAt(menu: HTMLElement, number: Element): void {
  const { left, bottom, top } = number.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const isRoom = bottom + offsetHeight + 8 < window.innerHeight;
  menu.style.left = `${Math.max(8, Math.min(left - 8, window.innerWidth - offsetWidth - 8))}px`;
  menu.style.top = `${isRoom ? bottom + 6 : Math.max(8, top - offsetHeight - 6)}px`;
}

/** Moves the focus among items by arrow keys, Home and End. */
function moveByKeys(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const index = items.findIndex((item) => item.matches(":focus"));
  const last = items.length - 1;
  const to = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

type Choice = readonly [label: string, run: () => void];

/** The actions for a verse. */
function choicesFor(verse: HTMLElement, name: string, events: VerseMenuEvents): readonly Choice[] {
  const text = `“${textOfVerse(verse)}” — ${name} (${events.version()})`;
  const link = events.linkTo(name);
  const share = (): void => void navigator.share({ title: name, text, url: link }).catch(() => {});
  const isPair = verse.classList.contains("pair");
  const compare: readonly Choice[] = isPair
    ? [["Stop comparing", () => events.onCompare("")]]
    : events.others().map((code) => [`Compare with ${code}`, () => events.onCompare(code)]);
  return [
    ["Copy text", () => void copyText(text, name)],
    ["Copy link", () => void copyText(link, `the link to ${name}`)],
    ...("share" in navigator ? [["Share …", share] as const] : []),
    ...compare,
    ["Only this verse", () => events.onOpen(name, "passage")],
    ["Read in context", () => events.onOpen(name, "context")],
  ];
}

/** Prepares the menu for all verses in an element. */
export function prepareVerseMenu(container: HTMLElement, events: VerseMenuEvents): void {
  const menu = part("verse-menu", HTMLDivElement);
  let opener: HTMLElement | null = null;
  const open = (number: HTMLElement): void => {
    const verse = number.closest<HTMLElement>(".verse");
    if (verse === null) return;
    opener = number;
    const name = verseName(Number(verse.dataset.ordinal));
    const items = choicesFor(verse, name, events).map(([label, run]) => {
      const choose = (): void => {
        menu.hidePopover();
        run();
      };
      return make("button", { type: "button", role: "menuitem", tabindex: "-1", onclick: choose }, label);
    });
    menu.setAttribute("aria-label", name);
    menu.replaceChildren(make("p", { class: "menu-title", "aria-hidden": "true" }, name), ...items);
    menu.showPopover();
    placeAt(menu, number);
    items[0]?.focus();
  };
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") {
      // After a menu, Tab continues after the verse number that it belongs to.
      opener?.focus({ preventScroll: true });
      opener = null;
      menu.hidePopover();
      return;
    }
    moveByKeys(event, [...menu.querySelectorAll<HTMLElement>("button")]);
  });
  menu.addEventListener("toggle", (event) => {
    if (event instanceof ToggleEvent && event.newState === "closed") opener?.focus({ preventScroll: true });
  });
  container.addEventListener("click", (event) => {
    const number = event.target instanceof Element ? event.target.closest("a.number") : null;
    // With such a key the browser opens the link in another tab or window.
    if (!(number instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(number);
  });
  prepareVerseKeys(container);
}

/** Tab reaches one verse number of the text; arrow keys move from there. */
function prepareVerseKeys(container: HTMLElement): void {
  const numbers = (): readonly HTMLElement[] => [...container.querySelectorAll<HTMLElement>("a.number")];
  container.addEventListener("keydown", (event) => {
    const number = event.target instanceof Element ? event.target.closest("a.number") : null;
    if (number === null) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = numbers();
    all[all.findIndex((number) => number.matches(":focus")) + step]?.focus();
  });
  container.addEventListener("focusin", (event) => {
    const number = event.target instanceof Element ? event.target.closest("a.number") : null;
    if (!(number instanceof HTMLElement)) return;
    for (const number of container.querySelectorAll('a.number[tabindex="0"]'))
      number.setAttribute("tabindex", "-1");
    number.tabIndex = 0;
  });
  // Make the first number of any new text reachable.
  new MutationObserver(() => {
    if (container.querySelector('a.number[tabindex="0"]') !== null) return;
    container.querySelector<HTMLElement>("a.number")?.setAttribute("tabindex", "0");
  }).observe(container, { childList: true, subtree: true });
}
