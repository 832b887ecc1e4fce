/** The dialog for choosing a book and then a chapter. Nothing is loaded before both are chosen. */

import { bookById, books, fromOrdinal } from "@lectern/scripture";
import { make, part } from "../shared/dom.ts";

export interface Picker {
  /** Opens with the place of a verse marked. */
  open(ordinal: number | null): void;
}

/** Moves the focus through a grid of buttons by its layout on screen. */
function moveInGrid(event: KeyboardEvent, grid: HTMLElement): void {
  const buttons = [...grid.querySelectorAll<HTMLElement>("button")];
  const index = buttons.findIndex((button) => button.matches(":focus"));
  const focused = buttons[index];
  if (focused === undefined) return;
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const rows = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (sideways === undefined && rows === undefined) return;
  event.preventDefault();
  if (sideways !== undefined) {
    buttons[index + sideways]?.focus();
    return;
  }
  const from = focused.getBoundingClientRect();
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (rows === 1 ? box.top > from.top + 4 : box.top < from.top - 4));
  const nearness = (box: DOMRect): number =>
    Math.abs(box.top - from.top) * 100 + Math.abs(box.left - from.left);
  beyond.sort((a, b) => nearness(a.box) - nearness(b.box))[0]?.button.focus();
}

/** `onOpen` gets `Romans 8`. */
export function preparePicker(onOpen: (reference: string) => void): Picker {
  const dialog = part("picker", HTMLDialogElement);
  const content = part("picker-content", HTMLDivElement);
  const title = part("picker-title", HTMLHeadingElement);
  const choose = (reference: string): void => {
    dialog.close();
    onOpen(reference);
  };
  const grid = (buttons: readonly HTMLElement[], name: string): HTMLElement =>
    make("div", { class: `grid ${name}` }, ...buttons);

  const showChapters = (bookId: number, current: number | null): void => {
    const { name, chapters } = bookById(bookId);
    title.textContent = name;
    const buttons = chapters.map((_verses, index) => {
      const label = `${name} ${index + 1}`;
      const attributes = { type: "button", "aria-label": label, onclick: () => choose(label) };
      return make(
        "button",
        { ...attributes, "aria-current": index + 1 === current && "true" },
        `${index + 1}`,
      );
    });
    const back = make(
      "button",
      { type: "button", class: "quiet", onclick: () => showBooks(null) },
      "‹ All books",
    );
    content.replaceChildren(back, grid(buttons, "numbers"));
    (buttons[(current ?? 1) - 1] ?? buttons[0])?.focus();
  };

  const showBooks = (ordinal: number | null): void => {
    title.textContent = "Choose a book";
    const place = ordinal === null ? null : fromOrdinal(ordinal);
    const parts = (["OT", "NT"] as const).flatMap((testament) => {
      const buttons = books
        .filter((book) => book.testament === testament)
        .map(({ id, name, chapters }) => {
          const open = (): void =>
            chapters.length === 1
              ? choose(`${name} 1`)
              : showChapters(id, place?.bookId === id ? place.chapter : null);
          const attributes = {
            type: "button",
            onclick: open,
            "aria-current": place?.bookId === id && "true",
          };
          return make("button", attributes, name);
        });
      const heading = make("h3", {}, testament === "OT" ? "Old Testament" : "New Testament");
      return [heading, grid(buttons, "names")];
    });
    content.replaceChildren(...parts);
    const current =
      content.querySelector<HTMLElement>('[aria-current="true"]') ?? content.querySelector("button");
    current?.focus();
  };

  content.addEventListener("keydown", (event) => {
    const within = event.target instanceof Element ? event.target.closest<HTMLElement>(".grid") : null;
    if (within !== null) moveInGrid(event, content);
  });
  part("picker-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  return {
    open: (ordinal) => {
      dialog.showModal();
      showBooks(ordinal);
    },
  };
}
