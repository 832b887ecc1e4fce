/** The popup that shows the words of a reference. It is inserted right after its link, so that Tab moves into it. */

import type { FoundPassage } from "./passage.ts";
import { type Access, readVerses, type Verse, VersesError } from "./verses.ts";

export interface PopupOptions {
  readonly access: Access;
  /** Codes of the versions that the reader may choose from; the first is shown first. */
  readonly versions: readonly string[];
  /** `auto` follows the reader's system. */
  readonly theme: "auto" | "light" | "dark";
  /** Address of a passage in the reader of the service. */
  readonly addressOf: (passage: FoundPassage, version: string) => string;
}

const STYLE = `
:host { all: initial; }
.box {
  --text: light-dark(#211d18, #e9e4da); --quiet: light-dark(#655d52, #a9a196); --ground: light-dark(#fcfaf5, #211f1c);
  --line: light-dark(#ded7c9, #4a453f); --accent: light-dark(#8a3413, #f2ab87);
  box-sizing: border-box; position: fixed; inset: auto; margin: 0; padding: 0.75rem 1rem; width: min(26rem, 100vw - 1rem);
  max-height: min(20rem, 60vh); overflow: auto; overscroll-behavior: contain; z-index: 2147483647;
  color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 10px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.18); font: 1rem/1.5 Georgia, "Source Serif 4", serif; text-align: start;
}
header, footer { display: flex; gap: 0.75rem; align-items: baseline; font: 0.875rem/1.5 system-ui, sans-serif; }
header { justify-content: space-between; margin-bottom: 0.375rem; }
strong { font-weight: 600; }
p { margin: 0 0 0.5rem; }
sup { color: var(--quiet); font: 0.6875rem/1 system-ui, sans-serif; margin-inline-end: 0.2em; }
.note { color: var(--quiet); font: 0.875rem/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 5px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 30rem) {
  .box { inset: auto 0 0 0 !important; width: 100%; border-radius: 10px 10px 0 0; padding-bottom: 1.25rem; }
}
@media print { .box { display: none; } }
`;

const GAP = 6;

export class Popup {
  readonly #options: PopupOptions;
  readonly host = document.createElement("lectern-popup");
  readonly #box = document.createElement("div");
  readonly #name = document.createElement("strong");
  readonly #choice = document.createElement("select");
  readonly #words = document.createElement("div");
  readonly #more = document.createElement("a");
  #version: string;
  #link: HTMLElement | null = null;
  #passage: FoundPassage | null = null;
  /** Counts how often the popup was opened, so that a late answer is not shown for another passage. */
  #showing = 0;

  constructor(options: PopupOptions) {
    this.#options = options;
    this.#version = options.versions[0] ?? "KJV";
    const root = this.host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    this.#build(root);
  }

  #build(root: ShadowRoot): void {
    const { theme, versions } = this.#options;
    this.#box.className = "box";
    this.#box.style.colorScheme = theme === "auto" ? "light dark" : theme;
    this.#box.setAttribute("role", "dialog");
    if ("popover" in this.#box) this.#box.popover = "manual";
    this.#words.setAttribute("aria-live", "polite");
    for (const version of versions) this.#choice.append(new Option(version, version));
    this.#choice.setAttribute("aria-label", "Version");
    this.#choice.hidden = versions.length < 2;
    this.#choice.addEventListener("change", () => {
      this.#version = this.#choice.value;
      void this.#fill();
    });
    const header = document.createElement("header");
    header.append(this.#name, this.#choice);
    const footer = document.createElement("footer");
    this.#more.textContent = "Read in context";
    footer.append(this.#more);
    this.#box.append(header, this.#words, footer);
    root.append(this.#box);
  }

  get link(): HTMLElement | null {
    return this.#link;
  }

  show(link: HTMLElement, passage: FoundPassage): void {
    if (this.#link === link) return;
    this.hide();
    this.#link = link;
    this.#passage = passage;
    link.setAttribute("aria-expanded", "true");
    link.after(this.host);
    if ("popover" in this.#box) this.#box.showPopover();
    void this.#fill();
  }

  hide(): void {
    this.#showing++;
    this.#link?.setAttribute("aria-expanded", "false");
    this.#link = null;
    this.#passage = null;
    this.host.remove();
  }

  async #fill(): Promise<void> {
    const passage = this.#passage;
    if (passage === null) return;
    const showing = ++this.#showing;
    const title = this.#choice.hidden ? `${passage.name} (${this.#version})` : passage.name;
    this.#name.textContent = title;
    this.#box.setAttribute("aria-label", title);
    this.#more.href = this.#options.addressOf(passage, this.#version);
    this.#words.replaceChildren(paragraphOf("Loading …", "note"));
    this.#place();
    const content = await this.#content(passage);
    if (showing !== this.#showing) return;
    this.#words.replaceChildren(...content);
    this.#place();
  }

  async #content(passage: FoundPassage): Promise<readonly Node[]> {
    try {
      const verses = await readVerses(this.#options.access, passage, this.#version);
      const words =
        verses.length === 0 ? [paragraphOf("No words here in this version.", "note")] : [versesOf(verses)];
      if (passage.moreVerses > 0) words.push(paragraphOf(`… and ${passage.moreVerses} more verses`, "note"));
      return words;
    } catch (error) {
      const text = error instanceof VersesError ? error.message : "The words cannot be shown.";
      return [paragraphOf(text, "note")];
    }
  }

  /** Places the popup below the link, or above it if there is no room. On a narrow screen, the style sheet places it. */
  #place(): void {
    const line = this.#link?.getClientRects()[0];
    if (line === undefined) return;
    const { style, offsetWidth, offsetHeight } = this.#box;
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = line.bottom + GAP + offsetHeight <= clientHeight || line.top < offsetHeight + GAP;
    style.left = `${Math.max(GAP, Math.min(line.left, clientWidth - offsetWidth - GAP))}px`;
    style.top = `${isBelow ? line.bottom + GAP : line.top - GAP - offsetHeight}px`;
  }
}

function paragraphOf(text: string, className = ""): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

function versesOf(verses: readonly Verse[]): HTMLParagraphElement {
  const paragraph = paragraphOf("");
  for (const { newChapter, verse, text } of verses) {
    const number = document.createElement("sup");
    number.textContent = newChapter === null ? String(verse) : `${newChapter}:${verse}`;
    paragraph.append(number, `${text} `);
  }
  return paragraph;
}
