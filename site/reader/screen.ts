/** Finds the verse at the top of the window, below the bar, and restores positions on screen. */

/** Height of the bar that covers the top of the window, in CSS pixels. */
export function coveredHeight(): number {
  const bar = document.querySelector(".ask");
  if (bar === null || getComputedStyle(bar).position !== "sticky") return 0;
  return bar.getBoundingClientRect().height;
}

/** A verse and its position on screen. */
export interface Spot {
  readonly verse: number;
  /** CSS pixels from the top of the window to the top of the verse; negative above it. */
  readonly top: number;
}

/** The verse at which the reader left this step of the history; null for its beginning. */
export function spotOfHistory(): Spot | null {
  const state: unknown = history.state;
  const at = typeof state === "object" && state !== null && "at" in state ? state.at : null;
  if (typeof at !== "object" || at === null || !("verse" in at) || !("top" in at)) return null;
  const { verse, top } = at;
  return typeof verse === "number" && typeof top === "number" ? { verse, top } : null;
}

/** Stores the scroll position and the followed link in this step of the history. */
export function keepScroll(to: string | null): void {
  history.replaceState({ at: null, scroll: window.scrollY, to }, "");
}

/** Restores the scroll position of a page with links, and the focus on the followed link. */
export function returnToLink(container: Element): void {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("scroll" in state) || !("to" in state)) return;
  const { scroll, to } = state;
  const link = [...container.querySelectorAll("a")].find((anchor) => anchor.getAttribute("href") === to);
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  if (typeof scroll === "number") window.scrollTo({ top: scroll, behavior: "instant" });
}

/** Restores the position of a verse on screen. */
export function returnTo(element: Element, { top }: Spot): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
}

/** The first verse that is at least partly visible; null if there is none. */
export function spotAtTop(container: Element): Spot | null {
  const verses = container.querySelectorAll<HTMLElement>(".verse");
  const top = coveredHeight() + 4;
  let [low, high] = [0, verses.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottom = verses[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottom > top) high = middle;
    else low = middle + 1;
  }
  const found = verses[low];
  if (found === undefined) return null;
  return { verse: Number(found.dataset.ordinal), top: found.getBoundingClientRect().top };
}
