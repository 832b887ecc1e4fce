/**
 * The script that other sites include with one tag. It finds the Bible references of the page, makes links of them, and
 * shows their words. It loads the engine that finds references only if the page may contain some.
 *
 *   <script async src="https://bible.example.org/linker.js"></script>
 *
 * docs/linker.md describes the attributes of the tag.
 */

import { readPage, wrapPart } from "./page-text.ts";
import type { Engine, FoundPassage } from "./passage.ts";
import { Popup, type PopupOptions } from "./popup.ts";

/** Path of the engine, from this script's folder. Set by the build. */
declare const ENGINE_PATH: string;

const CLASS = "lectern-reference";
const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 300;
const UPDATE_AFTER_MS = 250;

/** Only a text that matches this may contain a reference: it needs a digit near a letter. */
const WORTH_READING = /\p{L}[\p{L}\p{M}\s.,:(]*\d|\d[\s.]*\p{L}/u;

interface Settings extends PopupOptions {
  readonly script: string;
  readonly roots: string;
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) start(readSettings(script));

function readSettings({ src, dataset }: HTMLScriptElement): Settings {
  const server = new URL(".", src).href.replace(/\/$/, "");
  const versions = (dataset.versions ?? dataset.version ?? "").split(/[\s,]+/).filter((code) => code !== "");
  const key = dataset.key ?? null;
  const theme = dataset.theme;
  return {
    script: src,
    roots: dataset.root ?? "body",
    access: { server, key, isSandbox: key === null && versions.length === 0 },
    versions: versions.length === 0 ? ["KJV"] : versions,
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    addressOf: ({ osisId }, version) => `${server}/?${new URLSearchParams({ q: osisId, v: version })}`,
  };
}

function start(settings: Settings): void {
  const passages = new WeakMap<Element, FoundPassage>();
  const popup = new Popup(settings);
  let engine: Promise<Engine> | null = null;

  const link = async (root: Element): Promise<void> => {
    if (!WORTH_READING.test(root.textContent ?? "")) return;
    engine ??= import(new URL(ENGINE_PATH, settings.script).href);
    const { findPassages } = await engine;
    const page = readPage(root);
    for (const passage of findPassages(page.text).toReversed()) {
      wrapPart(page, passage.start, passage.end, () => {
        const anchor = document.createElement("a");
        anchor.className = CLASS;
        anchor.href = settings.addressOf(passage, settings.versions[0] ?? "KJV");
        anchor.setAttribute("aria-haspopup", "dialog");
        anchor.setAttribute("aria-expanded", "false");
        passages.set(anchor, passage);
        return anchor;
      });
    }
  };

  const linkAll = (): void => {
    for (const root of document.querySelectorAll(settings.roots)) void link(root);
    watchChanges(settings.roots, popup.host, (root) => void link(root));
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", linkAll);
  else linkAll();
  watchReader(popup, (target) => {
    const anchor = target instanceof Element ? target.closest(`.${CLASS}`) : null;
    const passage = anchor === null ? undefined : passages.get(anchor);
    return anchor instanceof HTMLElement && passage !== undefined ? { anchor, passage } : null;
  });
}

/** Links references in content that is added later. Changes are collected for a moment; each block is read once. */
function watchChanges(roots: string, popup: Element, link: (root: Element) => void): void {
  const changed = new Set<Element>();
  let timer = 0;
  const linkChanged = (): void => {
    const blocks = [...changed].filter((block) => block.isConnected);
    changed.clear();
    for (const block of blocks) {
      if (!blocks.some((other) => other !== block && other.contains(block))) link(block);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const isOurs = [...addedNodes].every(
        (node) => node === popup || isLink(node) || isLink(node.parentElement),
      );
      if (type === "childList" && isOurs) continue;
      const block = target instanceof Element ? target : target.parentElement;
      if (block !== null && !isLink(block) && block.closest(roots) !== null) changed.add(block);
    }
    clearTimeout(timer);
    if (changed.size > 0) timer = window.setTimeout(linkChanged, UPDATE_AFTER_MS);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const isLink = (node: Node | null): boolean => node instanceof Element && node.classList.contains(CLASS);

type Finder = (target: EventTarget | null) => { anchor: HTMLElement; passage: FoundPassage } | null;

/** Shows and hides the popup on hover, focus, tap and keys. */
function watchReader(popup: Popup, find: Finder): void {
  let timer = 0;
  const later = (milliseconds: number, action: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(action, milliseconds);
  };
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (popup.host.contains(target) || popup.link?.contains(target) === true);

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    const found = find(target);
    if (found !== null) later(OPEN_AFTER_MS, () => popup.show(found.anchor, found.passage));
    else if (isInside(target)) clearTimeout(timer);
    else if (popup.link !== null) later(CLOSE_AFTER_MS, () => popup.hide());
    else clearTimeout(timer);
  });
  document.addEventListener("focusin", ({ target }) => {
    const found = find(target);
    if (found !== null) later(0, () => popup.show(found.anchor, found.passage));
    else if (!isInside(target)) popup.hide();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && popup.link !== null) {
      popup.link.focus();
      clearTimeout(timer);
      popup.hide();
    }
  });
  // A first tap shows the words; a second one follows the link. Focus comes between touch and click, so the touch is kept.
  let shownAtTouch: HTMLElement | null = null;
  document.addEventListener("pointerdown", () => {
    shownAtTouch = popup.link;
  });
  document.addEventListener("click", (event) => {
    const found = find(event.target);
    if (found === null) {
      if (!isInside(event.target)) popup.hide();
    } else if (
      event instanceof PointerEvent &&
      event.pointerType === "touch" &&
      shownAtTouch !== found.anchor
    ) {
      event.preventDefault();
      clearTimeout(timer);
      popup.show(found.anchor, found.passage);
    }
  });
}
