/** The text: a set of verses read piece by piece as the reader scrolls, in one version or two side by side. */

import { isLecternError } from "@lectern/client";
import { fromOrdinal, VERSE_TOTAL, type VerseSet } from "@lectern/scripture";
import { make } from "./dom.ts";
import { blocksOf, type Reading, type Row } from "./rendering.ts";
import { chapterName, takeNext, takePrevious } from "./source.ts";

export interface ReaderEvents {
  /** The chapter at the top of the window changed. */
  readonly onPlace: (ordinal: number) => void;
  /** The reader wants the surroundings of what was asked. */
  readonly onReadOn: () => void;
}

export interface Reader {
  show(reading: Reading): void;
  /** Puts something else in place of a text. */
  replace(...content: readonly Node[]): void;
}

const CANON: VerseSet = [{ first: 1, last: VERSE_TOTAL }];

/** One text on its way onto the page. */
interface Session {
  readonly reading: Reading;
  readonly set: VerseSet;
  readonly chapters: HTMLElement;
  readonly ending: AbortController;
  readonly places: IntersectionObserver;
  first: number;
  last: number;
}

/** Rows of one chapter each, in order. */
function byChapter(rows: readonly Row[]): Map<string, Row[]> {
  const chapters = new Map<string, Row[]>();
  for (const row of rows) {
    const name = chapterName(row[0]?.ordinal ?? 1);
    chapters.set(name, [...(chapters.get(name) ?? []), row]);
  }
  return chapters;
}

function sectionOf(session: Session, name: string, ordinal: number): HTMLElement {
  const heading = make("h2", {}, make("span", {}, name));
  const codes = session.reading.versions.map(({ code }) => make("span", {}, code));
  heading.append(make("span", { class: "codes", "aria-hidden": "true" }, ...codes));
  const section = make("section", { class: "chapter", "data-name": name, "aria-label": name }, heading);
  section.dataset.first = `${ordinal}`;
  session.places.observe(section);
  return section;
}

function append(session: Session, rows: readonly Row[]): void {
  for (const [name, chapter] of byChapter(rows)) {
    const last = session.chapters.lastElementChild;
    const isSame = last instanceof HTMLElement && last.dataset.name === name;
    const section = isSame ? last : sectionOf(session, name, chapter[0]?.[0]?.ordinal ?? 1);
    section.append(...blocksOf(session.reading, chapter));
    if (!isSame) session.chapters.append(section);
  }
}

/** Puts rows above what is there, and keeps what is there where it is on screen. */
function prepend(session: Session, rows: readonly Row[]): void {
  const mark = session.chapters.querySelector(".verse");
  const before = mark?.getBoundingClientRect().top ?? 0;
  for (const [name, chapter] of [...byChapter(rows)].reverse()) {
    const first = session.chapters.firstElementChild;
    if (first instanceof HTMLElement && first.dataset.name === name) {
      first.querySelector("h2")?.after(...blocksOf(session.reading, chapter));
      continue;
    }
    const section = sectionOf(session, name, chapter[0]?.[0]?.ordinal ?? 1);
    section.append(...blocksOf(session.reading, chapter));
    session.chapters.prepend(section);
  }
  window.scrollBy({ top: (mark?.getBoundingClientRect().top ?? 0) - before, behavior: "instant" });
}

async function readRows({ reading, ending }: Session, set: VerseSet): Promise<readonly Row[]> {
  const { source, versions } = reading;
  const texts = await Promise.all(versions.map(({ code }) => source.read(set, code, ending.signal)));
  return (texts[0] ?? []).map((verse, row) => [verse, ...texts.slice(1).flatMap((text) => text[row] ?? [])]);
}

function failureText(error: unknown): string {
  if (!isLecternError(error)) return "Something went wrong in this page.";
  if (error.code === "rate_limited") {
    return `Too many requests; the service asks for ${error.details.retry_after} seconds of patience.`;
  }
  return error.message;
}

/** A button that loads; while it does it says so, and it gives way to the failure. */
function loader(session: Session, label: () => string | null, load: () => Promise<void>): HTMLElement {
  const place = make("div", { class: "loader" });
  const failure = make("p", { class: "problem", role: "alert" });
  let isBusy = false;
  const press = async (): Promise<void> => {
    if (isBusy || label() === null) return;
    isBusy = true;
    place.setAttribute("aria-busy", "true");
    failure.textContent = "";
    try {
      await load();
      refresh();
    } catch (error) {
      if (session.ending.signal.aborted) return;
      failure.textContent = failureText(error);
      button.textContent = "Try again";
    } finally {
      isBusy = false;
      place.removeAttribute("aria-busy");
    }
  };
  const button = make("button", { type: "button", onclick: () => void press() });
  const refresh = (): void => {
    const text = label();
    button.textContent = text ?? "";
    button.hidden = text === null;
  };
  refresh();
  place.append(failure, button);
  return place;
}

/** Presses a loader's button whenever it comes near the window, until it is hidden or failed. */
function pressWhenNear(session: Session, place: HTMLElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true || place.querySelector(".problem")?.textContent !== "") return;
      place.querySelector("button")?.click();
    },
    { rootMargin: "1200px 0px" },
  );
  observer.observe(place);
  // What was loaded may leave the button still near: look again whenever the text has grown.
  const growth = new MutationObserver(() => {
    observer.unobserve(place);
    observer.observe(place);
  });
  growth.observe(session.chapters, { childList: true, subtree: true });
  session.ending.signal.addEventListener("abort", () => {
    observer.disconnect();
    growth.disconnect();
  });
}

function laterLoader(session: Session, { onReadOn }: ReaderEvents): HTMLElement {
  const next = (): VerseSet => takeNext(session.set, session.last, session.reading.source.step);
  const label = (): string | null => (next().length === 0 ? null : "More");
  const place = loader(session, label, async () => {
    const set = next();
    const rows = await readRows(session, set);
    append(session, rows);
    session.last = set.at(-1)?.last ?? session.last;
    if (next().length === 0) place.append(ending());
  });
  const ending = (): HTMLElement =>
    session.reading.isContext
      ? make("p", { class: "end" }, "The end of Revelation.")
      : make("button", { type: "button", class: "quiet", onclick: onReadOn }, "Read it in context");
  return place;
}

function earlierLoader(session: Session): HTMLElement {
  const { reading } = session;
  const label = (): string | null =>
    reading.isContext && session.first > 1 ? `↑ ${chapterName(session.first - 1)}` : null;
  const place = loader(session, label, async () => {
    const set = takePrevious(session.first, reading.source.step);
    prepend(session, await readRows(session, set));
    session.first = set[0]?.first ?? session.first;
  });
  return place;
}

/** The verse from which a text is shown: what was asked, or the beginning of its chapter. */
function startOf({ asked, isContext }: Reading): number {
  const first = asked[0]?.first ?? 1;
  return isContext ? first - fromOrdinal(first).verse + 1 : first;
}

/** A reader in an element of the page. */
export function createReader(container: HTMLElement, events: ReaderEvents): Reader {
  let current: Session | undefined;
  const stop = (): void => {
    current?.ending.abort();
    current?.places.disconnect();
    current = undefined;
  };
  const places = (): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (seen instanceof HTMLElement) events.onPlace(Number(seen.dataset.first));
      },
      { rootMargin: "-140px 0px -75% 0px" },
    );
  return {
    show: (reading) => {
      stop();
      const start = startOf(reading);
      const isPair = reading.versions.length > 1;
      const session: Session = {
        reading,
        set: reading.isContext ? CANON : reading.asked,
        chapters: make("div", { class: isPair ? "chapters pairs" : "chapters" }),
        ending: new AbortController(),
        places: places(),
        first: start,
        last: start - 1,
      };
      current = session;
      const later = laterLoader(session, events);
      const earlier = earlierLoader(session);
      container.replaceChildren(earlier, session.chapters, later);
      later.querySelector("button")?.click();
      pressWhenNear(session, later);
      if (reading.isContext) goToAsked(session);
    },
    replace: (...content) => {
      stop();
      container.replaceChildren(...content);
    },
  };
}

/** Scrolls to the first verse asked for as soon as it is there, unless it opens its chapter. */
function goToAsked({ chapters, reading, ending }: Session): void {
  const first = reading.asked[0]?.first ?? 1;
  if (fromOrdinal(first).verse === 1) return;
  const watch = new MutationObserver(() => {
    const verse = chapters.querySelector(`[data-ordinal="${first}"]`);
    if (verse === null) return;
    watch.disconnect();
    verse.scrollIntoView({ block: "center" });
  });
  watch.observe(chapters, { childList: true, subtree: true });
  ending.signal.addEventListener("abort", () => watch.disconnect());
}
