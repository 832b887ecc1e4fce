/** The search of the guide and the API. Its index is loaded when it is first opened. */

import MiniSearch from "minisearch";
import { make, part } from "../shared/dom.ts";
import { SEARCH_OPTIONS } from "../shared/search-options.ts";

/** Maximum number of results shown. */
const SHOWN = 12;

let index: Promise<MiniSearch> | undefined;

async function loadIndex(): Promise<MiniSearch> {
  const response = await fetch("/docs/search.json");
  const fields = { fields: [...SEARCH_OPTIONS.fields], storeFields: [...SEARCH_OPTIONS.storeFields] };
  return MiniSearch.loadJSON(await response.text(), { ...SEARCH_OPTIONS, ...fields });
}

export function prepareSearch(): void {
  const dialog = part("ui-search", HTMLDialogElement);
  const input = part("ui-search-input", HTMLInputElement);
  const status = part("ui-search-status", HTMLParagraphElement);
  const results = part("ui-search-results", HTMLOListElement);
  const links = (): readonly HTMLElement[] => [...results.querySelectorAll<HTMLElement>("a")];

  const search = async (): Promise<void> => {
    const words = input.value.trim();
    try {
      index ??= loadIndex();
      const found = words === "" ? [] : (await index).search(words).slice(0, SHOWN);
      if (words !== input.value.trim()) return;
      status.textContent =
        words === ""
          ? ""
          : found.length === 0
            ? `Nothing is found for “${words}”.`
            : `${found.length} results`;
      results.replaceChildren(
        ...found.map(({ id, page, heading }) => {
          const small = heading === page ? "" : String(page);
          return make("li", {}, make("a", { href: String(id) }, String(heading), make("small", {}, small)));
        }),
      );
    } catch {
      index = undefined;
      status.textContent = "The index could not be loaded. Check your connection, then type again.";
    }
  };
  const open = (): void => {
    dialog.showModal();
    input.focus();
    input.select();
    index ??= loadIndex();
    index.catch(() => {
      index = undefined;
    });
  };
  input.addEventListener("input", () => void search());
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") links()[0]?.click();
  });
  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const all = links();
    const next = all.findIndex((link) => link.matches(":focus")) + by;
    (next < 0 ? input : all[Math.min(next, all.length - 1)])?.focus();
  });
  // A link within the page leaves the dialog open.
  results.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  part("ui-search-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  part("ui-search-button", HTMLButtonElement).addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
    const isSearch =
      (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isSearch || dialog.open) return;
    event.preventDefault();
    open();
  });
}
