/** Composes the page. Typed text is resolved here at once; the verses come from the service. */

import {
  CHAPTER_TOTAL,
  chapterPosition,
  firstOrdinalAt,
  fromOrdinal,
  parseReference,
  type Resolution,
} from "@lectern/scripture";
import { excess, excessMessage } from "../../packages/server/src/service/reference-size.ts";
import { make, part } from "../shared/dom.ts";
import { storedKey } from "../shared/key.ts";
import { readSettings } from "../shared/settings.ts";
import { prepareSettings } from "../shared/settings-dialog.ts";
import { EVERYTHING_FOUND, type Place, readPlace, type View, writePlace } from "./address.ts";
import { explainView, referenceView, searchView, textView } from "./answer.ts";
import { type Asked, askedOf, isInChapters, marksOf, namedByAll } from "./asked.ts";
import { chapterName } from "./chunks.ts";
import { prepareDeveloperPanel } from "./developer.ts";
import { keyNeeded, prepareFound } from "./found.ts";
import { prepareInput } from "./input.ts";
import { labelKeyButton, prepareKeyDialog } from "./key-dialog.ts";
import { prepareKeys } from "./keys.ts";
import {
  copiesOf,
  lineOf,
  type MeaningEvents,
  meaningOf,
  panelOf,
  searchChoice,
  spokenMeaning,
  tooLongCard,
} from "./meaning.ts";
import { type Remembered, recall, remember, rememberedVersion, rememberVersion } from "./memory.ts";
import { keepForOffline } from "./offline.ts";
import { type OwnName, type OwnView, ownName, prepareOwnViews } from "./own-views.ts";
import { preparePicker } from "./picker.ts";
import { createReader } from "./reader.ts";
import type { Section } from "./reading.ts";
import { coveredHeight, keepScroll, returnToLink, type Spot, spotOfHistory } from "./screen.ts";
import { firstSource, openSource, readVersions, type Source } from "./source.ts";
import { prepareVerseMenu } from "./verse-menu.ts";
import { prepareVersions } from "./versions.ts";
import { bookGrid, continueReading, examples } from "./welcome.ts";
import { isSearch, isUnfinished, isWords } from "./words.ts";

/** Milliseconds without a key stroke after which the text is loaded. */
const PAUSE_MS = 250;
/** The same for a search, which costs more than a text. */
const WORDS_PAUSE_MS = 600;
/** Milliseconds without a key stroke after which the typed text becomes a step of the history. */
const STOP_MS = 1200;

const meaning = part("meaning", HTMLElement);
const announcement = part("said", HTMLParagraphElement);
const keyButton = part("key-button", HTMLButtonElement);
const wide = window.matchMedia("(min-width: 60rem)");

let place: Place = readPlace(location.search, rememberedVersion());
let source: Source = firstSource(storedKey());
/** Whether the server has answered which texts may be read. */
let isAccountKnown = false;
/** Identifies the shown text, so that it is not loaded again if only the spelling of the reference changed. */
let shown = "";
/** The shown references, and the index of the one whose surroundings are shown. */
let asked: readonly Asked[] = [];
let contextOf = 0;
/** The verse at the top of the window. */
let current: Spot | null = null;
let pause: number | undefined;
let stop: number | undefined;

const input = prepareInput(() => {
  place = { ...place, reference: input.value(), view: "passage", ...EVERYTHING_FOUND };
  contextOf = 0;
  const resolution = understand();
  clearTimeout(pause);
  clearTimeout(stop);
  const pauseMs = isWords(resolution) ? WORDS_PAUSE_MS : PAUSE_MS;
  pause = window.setTimeout(() => show(resolution, { at: null, isTyping: true }), pauseMs);
  stop = window.setTimeout(() => commit(resolution), STOP_MS);
});

const versions = prepareVersions((version, beside) => {
  rememberVersion(version);
  // The reader's choice takes precedence over the version that the reference names.
  const reference = asked.some(({ named }) => named !== null)
    ? asked.map(({ title }) => title).join("; ")
    : place.reference;
  place = { ...place, reference, version, beside, page: 1 };
  input.set(reference);
  settleOn("push", current);
});

const reader = createReader(part("reader", HTMLElement), {
  onPlace: follow,
  onContext: (section) => {
    contextOf = section;
    place = { ...place, view: "context" };
    settleOn("push", null);
  },
  onChapter: (name) => go(name, place.view),
  onKey: () => openKeyDialog(),
  onVersion: (version) => {
    place = { ...place, version, beside: "" };
    settleOn("push", current);
  },
});

const addressOf = (reference: string, view: View): string =>
  writePlace({ ...place, reference, view, ...EVERYTHING_FOUND });

const found = prepareFound({
  onOpen: (reference) => {
    keepScroll(addressOf(reference, "context"));
    go(reference, "context");
  },
  onNarrow: (narrowing) => {
    keepScroll(null);
    place = { ...place, ...narrowing };
    settleOn("push", null);
    window.scrollTo({ top: 0, behavior: "instant" });
  },
  onWords: (words) => go(words, place.view),
  onKey: () => openKeyDialog(),
  onVersion: (version) => {
    place = { ...place, version, beside: "" };
    settleOn("push", null);
  },
  addressOf: (reference) => addressOf(reference, "context"),
  onShown: (text) => {
    announcement.textContent = text;
    returnToLink(part("reader", HTMLElement));
  },
});

const ownViews = prepareOwnViews({
  source: () => source,
  onOpen: (reference) => {
    keepScroll(addressOf(reference, "passage"));
    go(reference, "passage");
  },
  addressOf: (reference) => addressOf(reference, "passage"),
  onText: () => tellDeveloper(null, []),
  onKey: () => openKeyDialog(),
  onView: openOwn,
});
/** The view of the reader's own text, if one is shown. */
const ownView = (): OwnView | null => {
  const name = ownName(place.view);
  return name === null ? null : ownViews[name];
};

/** Shows a view of the reader's own text. An empty text means the earlier one. */
function openOwn(view: OwnName, text: string): void {
  if (text !== "") ownViews[view].setText(text);
  go("", view);
}

const picker = preparePicker((reference) => go(reference, "context"));
const developer = prepareDeveloperPanel(() => {
  part("developer-button", HTMLButtonElement).setAttribute("aria-expanded", String(developer.isOpen()));
});
const openKeyDialog = prepareKeyDialog(
  () => source,
  (opened) => {
    // Try again to read what could not be read before.
    shown = "";
    useSource(opened);
  },
);

prepareSettings(() => settleOn("keep", current));
prepareVerseMenu(part("reader", HTMLElement), {
  version: () => versions.looks(namedByAll(asked))[0]?.code ?? place.version,
  others: versions.others,
  linkTo: (reference) => location.origin + addressOf(reference, "passage"),
  onOpen: go,
  onCompare: (beside) => {
    place = { ...place, beside };
    settleOn("push", current);
  },
});

/** Goes to a reference that was chosen, not typed. The focus moves to the meaning panel. */
function go(reference: string, view: View): void {
  place = { ...place, reference, view, ...EVERYTHING_FOUND };
  contextOf = 0;
  shown = "";
  input.set(reference);
  settleOn("push", null);
  window.scrollTo({ top: 0, behavior: "instant" });
  focusMeaning();
}

function focusMeaning(): void {
  const target = [...meaning.querySelectorAll<HTMLElement>("summary.fold, h2")].find((element) =>
    element.checkVisibility(),
  );
  target?.focus({ preventScroll: true });
}

function openPicker(): void {
  picker.open(currentVerse() ?? null);
}

/** Goes to the previous or the next chapter. */
function step(by: -1 | 1): void {
  const verse = currentVerse();
  if (verse === undefined) return;
  const { bookId, chapter } = fromOrdinal(verse);
  const to = chapterPosition(bookId, chapter) + by;
  if (to >= 1 && to <= CHAPTER_TOTAL) go(chapterName(firstOrdinalAt(to)), place.view);
}

const events: MeaningEvents = {
  onChoose: (reference) => go(reference, "passage"),
  onBrowse: openPicker,
  onSearch: () => {
    place = { ...place, view: "search", ...EVERYTHING_FOUND };
    settleOn("push", null);
    focusMeaning();
  },
  onOwn: (view) => openOwn(view, place.reference),
  onGo: (index) => {
    if (place.view === "search") go(place.reference, "passage");
    else if (place.view === "passage") void reader.goTo(index);
    else {
      contextOf = index;
      shown = "";
      settleOn("keep", null);
    }
  },
};

/** Updates the marks in the input and the meaning panel, in well under a millisecond. Null if the input is empty. */
function understand(): Resolution | null {
  const { reference } = place;
  const title = ownView()?.title ?? reference;
  document.title = title === "" ? "Lectern" : `${title} · Lectern`;
  part("developer-button", HTMLButtonElement).hidden = title === "";
  // The reader's own text is compared with all versions.
  part("versions", HTMLDivElement).hidden = ownView() !== null;
  if (reference.trim() === "") {
    input.mark(null);
    const own = ownView();
    const shownCards =
      own === null
        ? [
            examples(
              (example) => go(example, "passage"),
              (view) => openOwn(view, ""),
            ),
          ]
        : panelOf("About this page", [own.card()], wide.matches);
    meaning.replaceChildren(...shownCards);
    announcement.textContent = "";
    return null;
  }
  const tooLong = excess(reference);
  if (tooLong !== undefined) {
    input.mark("too long");
    announcement.textContent = excessMessage(tooLong);
    meaning.replaceChildren(tooLongCard(announcement.textContent));
    return null;
  }
  const resolution = parseReference(reference);
  input.mark(isUnfinished(resolution) || isSearch(place, resolution) ? null : resolution);
  announcement.textContent = spokenMeaning(resolution);
  const link = (): string => location.origin + writePlace(place);
  const cards = [...meaningOf(resolution, events)];
  if (resolution.kind === "resolved" && resolution.osisId !== null)
    cards.push(copiesOf(resolution.osisId, link));
  const search =
    resolution.kind === "resolved" && place.view !== "search" ? searchChoice(reference, events) : null;
  if (search !== null) cards.push(search);
  meaning.replaceChildren(...panelOf(lineOf(resolution), cards, wide.matches));
  return resolution;
}

interface ShowOptions {
  /** The verse to return to; null for the beginning. */
  readonly at: Spot | null;
  /** Whether the reader is typing: then the last text stays until the next one has been loaded. */
  readonly isTyping: boolean;
}

/** Shows the text of the understood references. */
function show(resolution: Resolution | null, { at, isTyping }: ShowOptions): void {
  const read = resolution === null ? [] : askedOf(resolution);
  tellDeveloper(resolution, read);
  const isFound = isSearch(place, resolution);
  if (!isFound) found.stop();
  if (ownView() !== null) showOwn();
  else if (place.reference.trim() === "") showWelcome();
  else if (isFound) showFound();
  else if (read.length > 0) {
    versions.show(place, namedByAll(read));
    showText(read, at);
  } else if (!isTyping || shown === "") {
    shown = "";
    reader.replace(make("p", { class: "empty" }, "The text appears here once the reference is clear."));
  }
  for (const id of ["previous", "next"]) part(id, HTMLButtonElement).disabled = currentVerse() === undefined;
}

/** The verse for the links to the previous and next chapter; undefined if no text is shown. */
const currentVerse = (): number | undefined => current?.verse ?? asked[contextOf]?.runs[0]?.first;

/** Updates the developer panel for what is shown. */
function tellDeveloper(resolution: Resolution | null, read: readonly Asked[]): void {
  const { reference } = place;
  const { origin } = location;
  const { kind } = source.account;
  const codes = versions.looks(read[0]?.named ?? null).map(({ code }) => code);
  const shownReferences = place.view === "context" ? read.slice(contextOf, contextOf + 1) : read;
  const runs = shownReferences.flatMap((shownReference) => shownReference.runs);
  const own = ownView();
  if (own !== null) {
    developer.show([own.developer(origin, kind)]);
    return;
  }
  const views = [referenceView(origin, reference, kind)];
  if (isSearch(place, resolution)) views.unshift(searchView(origin, place, codes, kind));
  else if (runs.length > 0) views.push(textView(origin, runs, codes, kind));
  developer.show([...views, explainView(reference)]);
}

function showOwn(): void {
  shown = "";
  asked = [];
  current = null;
  const element = ownView()?.element();
  if (element === undefined) return;
  reader.replace(element);
  returnToLink(element);
}

function showFound(): void {
  asked = [];
  current = null;
  const looks = versions.looks(null);
  const { reference, within, sort, page } = place;
  if (source.account.kind === "sandbox") {
    shown = "";
    if (isAccountKnown) reader.replace(keyNeeded("Searching the text", openKeyDialog));
    return;
  }
  const asking = { words: reference, versions: looks, narrowing: { within, sort, page } };
  const wanted = JSON.stringify(asking);
  if (wanted === shown) return;
  shown = wanted;
  reader.replace(found.show(asking, source));
}

function sectionsOf(found: readonly Asked[]): readonly Section[] {
  const all = found.map(({ title, runs, named }) => {
    return { title, runs, versions: versions.looks(named), note: versions.noteOn(named) };
  });
  return place.view === "context" ? all.slice(contextOf, contextOf + 1) : all;
}

/** Equal for texts that look the same. */
const nameOf = (sections: readonly Section[]): string =>
  JSON.stringify([sections, place.view, readSettings().layout]);

function showText(found: readonly Asked[], at: Spot | null): void {
  const isOther = place.version !== "KJV" || place.beside !== "" || found.some(({ named }) => named !== null);
  if (isOther && !isAccountKnown && storedKey() === null) return;
  const isContext = place.view === "context";
  const sections = sectionsOf(found);
  const { layout } = readSettings();
  const wanted = nameOf(sections);
  if (wanted === shown) return;
  shown = wanted;
  asked = found;
  current = null;
  const isMarked = isContext ? marksOf(found) : () => false;
  reader.show({ source: () => source, sections, layout, isContext, isMarked, at });
}

function showWelcome(): void {
  shown = "";
  asked = [];
  current = null;
  const last: Remembered | null = recall();
  const open = (): void => {
    if (last === null) return;
    place = { ...place, reference: last.chapter, version: last.version, view: "context" };
    input.set(last.chapter);
    settleOn("push", { verse: last.verse, top: coveredHeight() + 16 });
  };
  const continueLink = last === null ? [] : [continueReading(last.chapter, open)];
  reader.replace(...continueLink, ...bookGrid((reference) => go(reference, "context")));
}

/** Updates address, title and input box to the chapter on screen, and stores the verse in the history. */
function follow(spot: Spot): void {
  if (stop !== undefined) commit(null);
  const { verse } = spot;
  current = spot;
  if (place.view === "context" && !isInChapters(asked, verse)) {
    place = { ...place, reference: chapterName(verse) };
    if (!input.isActive()) input.set(place.reference);
    const resolution = understand();
    asked = resolution === null ? asked : askedOf(resolution);
    contextOf = 0;
    // The chapter is already on screen. A later answer about the key or the versions must not load it again.
    shown = nameOf(sectionsOf(asked));
  }
  remember({ chapter: chapterName(verse), version: place.version, verse });
  const isTop = window.scrollY < 40;
  history.replaceState({ at: isTop ? null : spot }, "", writePlace(place));
}

/** Adds what was typed to the history. */
function commit(resolution: Resolution | null): void {
  clearTimeout(stop);
  stop = undefined;
  if (resolution !== null && isUnfinished(resolution)) return;
  const address = writePlace(place);
  if (address !== location.pathname + location.search) history.pushState({ at: null }, "", address);
}

/** Updates address, announcement and text. `at`: the verse to return to. */
function settleOn(how: "push" | "keep", at: Spot | null): void {
  clearTimeout(pause);
  clearTimeout(stop);
  stop = undefined;
  const resolution = understand();
  if (how === "push") {
    const address = writePlace(place);
    if (address !== location.pathname + location.search) history.pushState({ at }, "", address);
  }
  versions.show(place, null);
  show(resolution, { at, isTyping: false });
}

function useSource(opened: Source): void {
  source = opened;
  isAccountKnown = true;
  labelKeyButton(keyButton, opened);
  versions.useAccount(opened.account.kind);
  // Keep the current text on screen while the reader types.
  show(understand(), { at: current ?? spotOfHistory(), isTyping: true });
}

keyButton.addEventListener("click", openKeyDialog);
part("books", HTMLButtonElement).addEventListener("click", openPicker);
part("developer-button", HTMLButtonElement).addEventListener("click", () => developer.toggle());
part("previous", HTMLButtonElement).addEventListener("click", () => step(-1));
part("next", HTMLButtonElement).addEventListener("click", () => step(1));
part("ask", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  settleOn("push", null);
});
wide.addEventListener("change", () => {
  const panel = meaning.querySelector<HTMLDetailsElement>("details.understood");
  if (panel !== null) panel.open = wide.matches;
});
window.addEventListener("popstate", () => {
  place = readPlace(location.search, rememberedVersion());
  contextOf = 0;
  shown = "";
  input.set(place.reference);
  settleOn("keep", spotOfHistory());
});
window.addEventListener("pagehide", () => {
  if (stop !== undefined) commit(null);
  if (shown !== "" && asked.length === 0) keepScroll(null);
});
prepareKeys({
  meaning,
  input: part("reference", HTMLInputElement),
  onStep: step,
  onSearch: () => input.focus(),
  onEscape: () => {
    const back = readPlace(location.search, rememberedVersion());
    if (back.reference === place.reference) part("reader", HTMLElement).focus({ preventScroll: true });
    else {
      place = back;
      input.set(place.reference);
      settleOn("keep", current);
    }
  },
});

keepForOffline();
history.scrollRestoration = "manual";
input.set(place.reference);
settleOn("keep", spotOfHistory());
void openSource(storedKey()).then(useSource);
void readVersions().then((found) => {
  versions.fill(found);
  show(understand(), { at: current ?? spotOfHistory(), isTyping: true });
});
