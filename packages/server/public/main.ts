/** The page put together: what is typed is resolved here at once, and read from the service a moment later. */

import type { Version } from "@lectern/client";
import { parseReference, type VerseSet } from "@lectern/scripture";
import { excess, sayExcess } from "../src/service/reference-size.ts";
import { curlOf, type Place, readPlace, type View, writePlace } from "./address.ts";
import { answerPanel } from "./answer.ts";
import { make, part } from "./dom.ts";
import { prepareInput } from "./input.ts";
import { accountLabel, prepareKeyDialog } from "./key-dialog.ts";
import { copyButtons, meaningOf, saidOf, tooLongCard, versesOf } from "./meaning.ts";
import { createReader } from "./reader.ts";
import { openSource, readVersions, type Source, storedKey } from "./source.ts";
import { prepareVersions } from "./versions.ts";
import { prepareWalkTools } from "./walk-tools.ts";
import { bookGrid, examples } from "./welcome.ts";

/** Milliseconds without a key stroke after which the text is read. */
const PAUSE_MS = 250;

const meaning = part("meaning", HTMLElement);
const said = part("said", HTMLParagraphElement);
const keyButton = part("key-button", HTMLButtonElement);

let place: Place = readPlace(location.search);
let source: Source | null = null;
/** What the reader shows, so that it is not read again when only the spelling changed. */
let shown = "";
let pause = 0;

const input = prepareInput(() => {
  place = { ...place, reference: input.value(), view: "passage" };
  understand();
  clearTimeout(pause);
  pause = setTimeout(() => settleOn("replace"), PAUSE_MS);
});

const versions = prepareVersions((version, beside) => {
  place = { ...place, version, beside };
  settleOn("push");
});

const tools = prepareWalkTools({
  onView: (view) => showView(view),
  onOpen: (reference) => go(reference, "context"),
});

const reader = createReader(part("reader", HTMLElement), {
  onPlace: (ordinal) => tools.show(ordinal),
  onReadOn: () => showView("context"),
});

const openKeyDialog = prepareKeyDialog(
  () => source,
  (opened) => useSource(opened),
);

function showView(view: View): void {
  place = { ...place, view };
  settleOn("push");
}

/** Another reference, chosen and not typed. */
function go(reference: string, view: View): void {
  place = { ...place, reference, view };
  input.set(reference);
  settleOn("push");
  window.scrollTo({ top: 0 });
}

interface Understood {
  /** A sentence for screen readers. */
  readonly said: string;
  /** The verses that were asked for; null where nothing is. */
  readonly verses: VerseSet | null;
}

/** The panel and the marks; costs well under a millisecond. */
function understand(): Understood {
  if (place.reference.trim() === "") {
    input.mark(null);
    meaning.replaceChildren(examples((reference) => go(reference, "passage")));
    return { said: "", verses: null };
  }
  const tooLong = excess(place.reference);
  if (tooLong !== undefined) {
    const message = sayExcess(tooLong);
    input.mark("too long");
    meaning.replaceChildren(
      tooLongCard(message),
      answerPanel(place.reference, () => source),
    );
    return { said: message, verses: [] };
  }
  const resolution = parseReference(place.reference);
  input.mark(resolution);
  const cards = meaningOf(resolution, { onChoose: (reference) => go(reference, "passage") });
  const osisId = resolution.kind === "resolved" ? resolution.osisId : null;
  meaning.replaceChildren(...cards);
  if (osisId !== null) {
    const link = (): string => location.origin + writePlace(place);
    const curl = (): string =>
      curlOf(location.origin, "passage", {
        reference: osisId,
        version: versions.looks()[0]?.code ?? place.version,
      });
    meaning.append(copyButtons(osisId, link, curl));
  }
  meaning.append(answerPanel(place.reference, () => source));
  return { said: saidOf(resolution), verses: versesOf(resolution) };
}

/** Address, announcement and text follow what is asked for. */
function settleOn(how: "push" | "replace" | "keep"): void {
  clearTimeout(pause);
  const understood = understand();
  const address = writePlace(place);
  if (how === "push") history.pushState(null, "", address);
  if (how === "replace") history.replaceState(null, "", address);
  said.textContent = understood.said;
  tools.showView(place.view);
  versions.show(place);
  document.title = place.reference === "" ? "Lectern" : `${place.reference} · Lectern`;
  read(understood.verses);
}

/** Reads a set of verses; null for none asked for. */
function read(asked: VerseSet | null): void {
  if (asked === null) {
    shown = "";
    tools.hide();
    reader.replace(...bookGrid((reference) => go(reference, "context")));
    return;
  }
  const [first] = asked;
  if (first === undefined) {
    shown = "";
    tools.hide();
    reader.replace(make("p", { class: "empty" }, "The text stands here as soon as the reference is clear."));
    return;
  }
  if (source === null) return;
  const looks = versions.looks();
  const wanted = JSON.stringify([asked, looks, place.view]);
  if (wanted === shown) return;
  shown = wanted;
  tools.show(first.first);
  reader.show({ source, versions: looks, asked, isContext: place.view === "context" });
}

function useSource(opened: Source): void {
  source = opened;
  shown = "";
  keyButton.textContent = accountLabel(opened);
  versions.useAccount(opened.account.kind);
  settleOn("keep");
}

keyButton.addEventListener("click", openKeyDialog);
part("ask", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  settleOn("push");
});
window.addEventListener("popstate", () => {
  place = readPlace(location.search);
  input.set(place.reference);
  settleOn("keep");
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});

input.set(place.reference);
settleOn("keep");
void openSource(storedKey()).then(useSource);
void readVersions().then((found: readonly Version[]) => {
  versions.fill(found);
  settleOn("keep");
});
