/**
 * Shows the first chapter of a visit while the main script of the reader is still loading. It handles only plain references
 * such as "Rom 8:1-4", which need no resolver, and only text from the sandbox. Everything else waits for the main script.
 */

import type { Interval } from "@lectern/scripture";
import { type PlainName, readPlain } from "../../packages/scripture/src/resolve/plain-reference.ts";
import { make, part } from "../shared/dom.ts";
import { storedKey } from "../shared/key.ts";
import { readSettings } from "../shared/settings.ts";
import { type Place, readPlace, USUAL_VERSION, writePlace } from "./address.ts";
import { type Asked, askedOf, marksOf } from "./asked.ts";
import { type ChapterReading, chapterOf, lookOf } from "./chapter.ts";
import { chapterName, startOfChapter } from "./chunks.ts";
import { askEarly } from "./early-answer.ts";
import { blocksOf } from "./rendering.ts";
import { spotOfHistory } from "./screen.ts";
import { sandboxQuery, versesOf } from "./verse.ts";

/** Unambiguous names of books, in the order of book ids: `genesis,gen;exodus,exod`. Inserted when the site is built. */
declare const PLAIN_NAMES: string;

const BOOK_IDS = new Map(
  PLAIN_NAMES.split(";").flatMap((names, index) =>
    names.split(",").map((name) => [name, index + 1] as const),
  ),
);

const ordinalsOf = ({ first, last }: Interval): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function plainName(name: string): PlainName | null {
  const bookId = BOOK_IDS.get(name.toLowerCase().replace(/\.$/, ""));
  if (bookId === undefined) return null;
  return { bookId, text: `${name} `, corrections: 0, version: null, isOpen: false, isWholeAlone: false };
}

/** The references in the address; none if only the main script can read or show them. */
function askedIn({ reference, version, beside, view }: Place): readonly Asked[] {
  const isPassage = view === "passage" || view === "context";
  if (storedKey() !== null || version !== USUAL_VERSION || beside !== "" || !isPassage) return [];
  const resolution = readPlain(reference, { nameOf: plainName, tailOf: () => null });
  return resolution === null ? [] : askedOf(resolution);
}

/** Shows the verses of the first reference that are in the loaded chapter. */
function showFirst(place: Place, [asked]: readonly Asked[], data: Parameters<typeof versesOf>[1]): void {
  const container = part("reader", HTMLElement);
  const first = asked?.runs[0]?.first;
  if (asked === undefined || first === undefined) return;
  const isContext = place.view === "context";
  const versions = [{ code: USUAL_VERSION, language: "en", direction: "ltr" }] as const;
  const reading: ChapterReading = {
    sections: [{ title: asked.title, runs: asked.runs, versions, note: null }],
    layout: readSettings().layout,
    isContext,
    isMarked: isContext ? marksOf([asked]) : () => false,
  };
  const onContext = (): void => location.assign(writePlace({ ...place, view: "context" }));
  const known = new Map(versesOf(startOfChapter(first), data).map((verse) => [verse.ordinal, verse]));
  const shown = isContext ? [...known.keys()] : asked.runs.flatMap(ordinalsOf);
  const rows = shown.map((ordinal) => ({ ordinal, verses: [known.get(ordinal)] }));
  const chapter = chapterOf({ reading, onContext }, 0, first);
  chapter.append(...blocksOf(lookOf(reading, 0), rows));
  container.append(
    placeholderAbove(isContext ? first : 1),
    make("div", { class: "chapters", "data-early": "" }, chapter),
  );
}

/** A placeholder for what the main script will show above the text, so that the text does not move later. */
function placeholderAbove(first: number): HTMLElement {
  const name = first === 1 ? "" : `↑ ${chapterName(first - 1)}`;
  return make(
    "div",
    { class: "loader" },
    make("div", { class: "failure" }),
    make("p", { class: "status" }),
    make("button", { type: "button", disabled: true, hidden: name === "" }, name),
  );
}

/** Shows what was understood, as the summary line of a narrow screen, and puts the reference into the input box. */
function showPlace({ reference }: Place, asked: readonly Asked[]): void {
  const verses = new Set(asked.flatMap(({ runs }) => runs.flatMap(ordinalsOf)));
  const count = `${verses.size} verse${verses.size === 1 ? "" : "s"}`;
  const line = `${asked.map(({ title }) => title).join("; ")} · ${count}`;
  part("meaning", HTMLElement).append(
    make("details", { class: "understood" }, make("summary", { class: "fold" }, line)),
  );
  part("reference", HTMLInputElement).value ||= reference;
}

/** Waits until the page is parsed, since this script runs earlier. */
async function pageParsed(): Promise<void> {
  while (document.readyState === "loading")
    await new Promise((done) => document.addEventListener("readystatechange", done, { once: true }));
}

async function readFirst(): Promise<void> {
  const place = readPlace(location.search);
  const asked = askedIn(place);
  const first = asked[0]?.runs[0]?.first;
  if (first === undefined) return;
  const { book_id, chapter, include } = sandboxQuery(first);
  const response = await askEarly(
    `/api/sandbox?book_id=${book_id}&chapter=${chapter}&include=${include.join(",")}`,
  );
  // If the text must be scrolled to a verse, only the main script can show it.
  const isAtTop = place.view === "passage" || first === startOfChapter(first);
  if (!response.ok || !isAtTop || spotOfHistory() !== null) return;
  const { data } = await response.json();
  await pageParsed();
  // The main script may have been faster.
  if (part("reader", HTMLElement).childElementCount > 0) return;
  showPlace(place, asked);
  showFirst(place, asked, data);
}

void readFirst().catch(() => {});
