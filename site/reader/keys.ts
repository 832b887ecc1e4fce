/**
 * Keyboard shortcuts of the page: `/` focuses the box, Esc goes back, arrows move through candidates and chapters.
 */

export interface KeyEvents {
  readonly meaning: HTMLElement;
  readonly input: HTMLInputElement;
  readonly onStep: (by: -1 | 1) => void;
  readonly onSearch: () => void;
  readonly onEscape: () => void;
}

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;

/** Whether a key belongs to a field, a dialog or a menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest("input, select, textarea, dialog, [popover], pre, .tabs") !== null;

/** Moves the focus by arrow keys from the input box to the choices, and among them. */
function moveInChoices(event: KeyboardEvent, { meaning, input }: KeyEvents): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const choices = [...meaning.querySelectorAll<HTMLElement>(".candidate, .choices button")];
  const index = choices.findIndex((choice) => choice.matches(":focus"));
  if (choices.length === 0 || (index === -1 && event.target !== input)) return;
  event.preventDefault();
  const next = index + by;
  (next < 0 ? input : (choices[next] ?? choices[index]))?.focus();
}

export function prepareKeys(events: KeyEvents): void {
  const { input, onStep, onSearch, onEscape } = events;
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    moveInChoices(event, events);
    if (event.defaultPrevented) return;
    if (event.key === "Escape" && event.target === input) {
      event.preventDefault();
      onEscape();
    }
    if (isTaken(event)) return;
    if (event.key === "/") {
      event.preventDefault();
      onSearch();
    }
    if (event.key === "ArrowLeft") onStep(-1);
    if (event.key === "ArrowRight") onStep(1);
  });
}
