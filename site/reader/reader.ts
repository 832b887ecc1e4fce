/** The text: sections in the requested order, loaded piece by piece while scrolling. */

import { fromOrdinal, type Interval, VERSE_TOTAL } from "@lectern/scripture";
import { make } from "../shared/dom.ts";
import { type ChapterParts, chapterOf, lookOf } from "./chapter.ts";
import { chapterName, chunkBefore, chunksOf, startOfChapter } from "./chunks.ts";
import { endOf, theEnd } from "./ending.ts";
import { createLoader, type Loader, type Progress } from "./loader.ts";
import type { ReaderEvents, Reading } from "./reading.ts";
import { blocksOf, type Row } from "./rendering.ts";
import { returnTo, spotAtTop } from "./screen.ts";

export interface Reader {
  show(reading: Reading): void;
  /** Shows something else instead of a text. */
  replace(...content: readonly Node[]): void;
  /** Scrolls to a section of the present text, once it is there. */
  goTo(section: number): Promise<void>;
}

interface Chunk {
  readonly section: number;
  readonly runs: readonly Interval[];
}

/** A text that is being loaded onto the page. */
interface Session extends ChapterParts {
  readonly reading: Reading;
  readonly events: ReaderEvents;
  readonly body: HTMLElement;
  readonly ending: AbortController;
  /** Ordinal of the first verse shown; used only if earlier text can be loaded. */
  first: number;
  later?: Loader;
  /** The text that first.ts showed. It stays until the reader's own text replaces it. */
  readonly early: Element | null;
}

/** Rows grouped by chapter, in order. */
function byChapter(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (
      group !== undefined &&
      before !== undefined &&
      startOfChapter(before.ordinal) === startOfChapter(row.ordinal)
    )
      group.push(row);
    else groups.push([row]);
  }
  return groups;
}

async function readRows(
  session: Session,
  { section, runs }: Chunk,
  progress: Progress,
): Promise<readonly Row[]> {
  const { reading, ending } = session;
  const source = reading.source();
  const options = { signal: ending.signal, onWait: progress.onWait };
  const codes = reading.sections[section]?.versions.map(({ code }) => code) ?? [];
  const texts = await Promise.all(codes.map((code) => source.read(runs, code, options)));
  const rows: Row[] = [];
  for (const { first, last } of runs) {
    for (let ordinal = first; ordinal <= last; ordinal++) {
      rows.push({ ordinal, verses: texts.map((text) => text.get(ordinal)) });
    }
  }
  return rows;
}

function append(session: Session, index: number, rows: readonly Row[]): void {
  session.early?.remove();
  const note = session.reading.sections[index]?.note ?? null;
  for (const group of byChapter(rows)) {
    const ordinal = group[0]?.ordinal ?? 1;
    const last = session.body.lastElementChild;
    const isSame =
      last instanceof HTMLElement &&
      last.dataset.section === `${index}` &&
      last.dataset.chapter === `${startOfChapter(ordinal)}`;
    const chapter = isSame ? last : chapterOf(session, index, ordinal);
    const isFirst =
      !isSame && (last === null || (last instanceof HTMLElement && last.dataset.section !== `${index}`));
    if (isFirst && note !== null) chapter.append(make("p", { class: "note" }, note));
    chapter.append(...blocksOf(lookOf(session.reading, index), group));
    if (!isSame) session.body.append(chapter);
  }
}

/** Inserts rows at the top without moving what is on screen. */
function prepend(session: Session, rows: readonly Row[]): void {
  const mark = session.body.querySelector(".verse");
  const before = mark?.getBoundingClientRect().top ?? 0;
  for (const group of [...byChapter(rows)].reverse()) {
    const ordinal = group[0]?.ordinal ?? 1;
    const first = session.body.firstElementChild;
    const blocks = blocksOf(lookOf(session.reading, 0), group);
    if (first instanceof HTMLElement && first.dataset.chapter === `${startOfChapter(ordinal)}`) {
      first.querySelector(".head")?.after(...blocks);
      continue;
    }
    const chapter = chapterOf(session, 0, ordinal);
    chapter.append(...blocks);
    session.body.prepend(chapter);
  }
  window.scrollBy({ top: (mark?.getBoundingClientRect().top ?? 0) - before, behavior: "instant" });
}

/** The rest of the text in chunks. Their size may change between two requests, since the key may change. */
function* chunksOfReading({ reading }: Session): Generator<Chunk, void> {
  for (const [section, { runs }] of reading.sections.entries()) {
    for (const chunk of chunksOf(runs, reading.source().step)) yield { section, runs: chunk };
  }
}

function laterLoader(session: Session): Loader {
  const { reading } = session;
  const chunks = chunksOfReading(session);
  let next = chunks.next();
  return createLoader({
    signal: session.ending.signal,
    label: () => (next.done === true ? null : "Go on"),
    contentName: () => (next.done === true ? "" : chapterName(next.value.runs[0]?.first ?? 1)),
    load: async (progress) => {
      if (next.done === true) return;
      const { section } = next.value;
      append(session, section, await readRows(session, next.value, progress));
      next = chunks.next();
      if (next.done === true)
        session.body.after(reading.isContext ? theEnd() : endOf(reading, session.events));
    },
    events: session.events,
  });
}

function earlierLoader(session: Session): Loader {
  const before = (): Interval | null => chunkBefore(session.first, session.reading.source().step);
  return createLoader({
    signal: session.ending.signal,
    label: () => {
      const run = session.reading.isContext ? before() : null;
      return run === null ? null : `↑ ${chapterName(run.first)}`;
    },
    contentName: () => chapterName(before()?.first ?? 1),
    load: async (progress) => {
      const run = before();
      if (run === null) return;
      prepend(session, await readRows(session, { section: 0, runs: [run] }, progress));
      session.first = run.first;
    },
    events: session.events,
  });
}

/** Loads more whenever a loader's button comes near the window, until nothing is left or it failed. */
function pressWhenNear(session: Session, loader: Loader): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Several observations may arrive together, oldest first: the last one is current.
      if (entries.at(-1)?.isIntersecting === true && !loader.hasFailed()) void loader.press();
    },
    { rootMargin: "1200px 0px" },
  );
  observer.observe(loader.element);
  // The loaded text may be short, so that the button is still near: check again whenever the text has grown.
  const growth = new MutationObserver(() => {
    observer.unobserve(loader.element);
    observer.observe(loader.element);
  });
  growth.observe(session.body, { childList: true, subtree: true });
  session.ending.signal.addEventListener("abort", () => {
    observer.disconnect();
    growth.disconnect();
  });
}

/** The verse to scroll to after loading: the one to return to, or the first requested verse within a chapter. */
function goToStart({ reading, body, ending }: Session, loader: Loader): void {
  const asked = reading.isContext ? (reading.sections[0]?.runs[0]?.first ?? 1) : 1;
  const { at } = reading;
  const target = at?.verse ?? asked;
  if (at === null && (!reading.isContext || fromOrdinal(target).verse === 1)) return;
  const look = (): void => {
    const verse = body.querySelector(`[data-ordinal="${target}"]`);
    if (verse !== null) {
      watch.disconnect();
      if (at === null) verse.scrollIntoView({ block: "center", behavior: "instant" });
      else returnTo(verse, at);
    } else if (!loader.hasFailed()) void loader.press();
  };
  const watch = new MutationObserver(look);
  watch.observe(body, { childList: true, subtree: true });
  ending.signal.addEventListener("abort", () => watch.disconnect());
}

/** The canon from the requested chapter on. */
function withSurroundings(reading: Reading): Reading {
  const [section] = reading.sections;
  const target = reading.at?.verse ?? section?.runs[0]?.first;
  if (section === undefined || target === undefined || !reading.isContext) return reading;
  const runs = [{ first: startOfChapter(target), last: VERSE_TOTAL }];
  return { ...reading, sections: [{ ...section, runs }] };
}

/** A reader in an element of the page. */
export function createReader(container: HTMLElement, events: ReaderEvents): Reader {
  let current: Session | undefined;
  const stop = (): void => {
    current?.ending.abort();
    current = undefined;
  };
  let pauseTimer: number | undefined;
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(pauseTimer);
      pauseTimer = window.setTimeout(() => {
        const spot = current === undefined ? null : spotAtTop(current.body);
        if (spot !== null) events.onPlace(spot);
      }, 120);
    },
    { passive: true },
  );
  return {
    show: (asked) => {
      stop();
      const reading = withSurroundings(asked);
      const session: Session = {
        reading,
        onContext: events.onContext,
        events,
        body: make("div", { class: "chapters" }),
        ending: new AbortController(),
        first: reading.sections[0]?.runs[0]?.first ?? 1,
        early: container.querySelector("[data-early]"),
      };
      current = session;
      const later = laterLoader(session);
      session.later = later;
      const { early, body } = session;
      const shown = early === null ? [body] : [body, early];
      container.replaceChildren(earlierLoader(session).element, ...shown, later.element);
      // The requested verses, without their surroundings.
      goToStart({ ...session, reading: { ...reading, sections: asked.sections } }, later);
      void later.press();
      pressWhenNear(session, later);
    },
    replace: (...content) => {
      stop();
      container.replaceChildren(...content);
    },
    goTo: async (section) => {
      const find = (): Element | null => container.querySelector(`[data-section="${section}"]`);
      const loader = current?.later;
      while (find() === null && loader !== undefined && loader.isMore()) {
        await loader.press();
        if (loader.hasFailed()) return;
      }
      find()?.scrollIntoView({ block: "start" });
      find()?.querySelector("h2")?.focus({ preventScroll: true });
    },
  };
}
