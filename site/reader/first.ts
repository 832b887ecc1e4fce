/**
 * Shows the first chapter of a visit while the reader's script is still on its way. A plain reference, "Rom 8:1-4", needs no
 * resolver; all else, and all that is not read from the sandbox, waits for the script.
 */

import { readPlain } from "../../packages/scripture/src/resolve/plain-reference.ts";
import { make, part } from "../shared/dom.ts";
import { storedKey } from "../shared/key.ts";
import { readSettings } from "../shared/settings.ts";
import { type Place, readPlace, USUAL_VERSION, writePlace } from "./address.ts";
import { type Asked, askedOf, marksOf } from "./asked.ts";
import { type ChapterReading, chapterOf, lookOf } from "./chapter.ts";
import { startOfChapter } from "./chunks.ts";
import { askEarly } from "./early-answer.ts";
import { blocksOf } from "./rendering.ts";
import { spotOfHistory } from "./screen.ts";
import { sandboxQuery, versesOf } from "./verse.ts";

/** Names that mean one book, by id of the book: `genesis,gen;exodus,exod`. Put in when the site is built. */
declare const PLAIN_NAMES: string;

const BOOK_IDS = new Map(
  PLAIN_NAMES.split(";").flatMap((names, at) => names.split(",").map((name) => [name, at + 1] as const)),
);

/** What the address asks for; nothing where the script must tell. */
function askedIn({ reference, version, beside, view }: Place): readonly Asked[] {
  const isPassage = view === "passage" || view === "context";
  if (storedKey() !== null || version !== USUAL_VERSION || beside !== "" || !isPassage) return [];
  const resolution = readPlain(reference, (name) => {
    const bookId = BOOK_IDS.get(name.toLowerCase().replace(/\.$/, ""));
    return bookId === undefined ? null : { bookId, text: name, corrections: 0 };
  });
  return resolution === null ? [] : askedOf(resolution);
}

/** Shows the verses of the first reference that lie in the chapter that was read. */
function showFirst(place: Place, [asked]: readonly Asked[], data: Parameters<typeof versesOf>[1]): void {
  const container = part("reader", HTMLElement);
  const first = asked?.runs[0]?.first;
  // The script of the reader may have been faster.
  if (asked === undefined || first === undefined || container.childElementCount > 0) return;
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
  const shown = isContext
    ? [...known.keys()]
    : asked.runs.flatMap((run) =>
        Array.from({ length: run.last - run.first + 1 }, (_, at) => run.first + at),
      );
  const rows = shown.map((ordinal) => ({ ordinal, verses: [known.get(ordinal)] }));
  const chapter = chapterOf({ reading, onContext }, 0, first);
  chapter.append(...blocksOf(lookOf(reading, 0), rows));
  container.append(make("div", { class: "chapters", "data-early": "" }, chapter));
  part("reference", HTMLInputElement).value ||= place.reference;
}

/** Waits for the elements of the page, which the script does not wait for. */
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
  // Where the text begins within the chapter or is scrolled, the script shows it at its place.
  const isAtTop = place.view === "passage" || first === startOfChapter(first);
  if (!response.ok || !isAtTop || spotOfHistory() !== null) return;
  const { data } = await response.json();
  await pageParsed();
  showFirst(place, asked, data);
}

void readFirst().catch(() => {});
