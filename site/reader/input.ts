/** The input box, with mistakes underlined. */

import type { Resolution } from "@lectern/scripture";
import { make, part } from "../shared/dom.ts";
import { marksOf } from "./marks.ts";

export interface ReferenceInput {
  value(): string;
  /** Sets the text without calling `onType`. */
  set(text: string): void;
  /** Marks the mistakes that a resolution of the current value reports. */
  mark(resolution: Resolution | "too long" | null): void;
  focus(): void;
  /** Whether it has the focus. */
  isActive(): boolean;
}

/** `onType` is called for every change by the reader. */
export function prepareInput(onType: () => void): ReferenceInput {
  const input = part("reference", HTMLInputElement);
  const marks = part("marks", HTMLDivElement);
  const clear = part("clear", HTMLButtonElement);
  // The marks belong to a copy of the text under the input, which follows the input when it scrolls.
  const follow = (): void => {
    marks.style.setProperty("--shift", `${-input.scrollLeft}px`);
  };
  const set = (text: string): void => {
    input.value = text;
    clear.hidden = text === "";
  };
  input.addEventListener("input", () => {
    clear.hidden = input.value === "";
    onType();
  });
  input.addEventListener("scroll", follow);
  clear.addEventListener("click", () => {
    set("");
    onType();
    input.focus();
  });
  input.addEventListener("focus", () => input.select());
  return {
    value: () => input.value,
    set,
    focus: () => input.focus(),
    isActive: () => document.activeElement === input,
    mark: (resolution) => {
      const isTooLong = resolution === "too long";
      const found = resolution === null || isTooLong ? [] : marksOf(resolution);
      const pieces: (Node | string)[] = [];
      let at = 0;
      for (const { start, end, kind } of found) {
        pieces.push(
          input.value.slice(at, start),
          make("mark", { class: kind }, input.value.slice(start, end)),
        );
        at = end;
      }
      marks.replaceChildren(make("span", {}, ...pieces, input.value.slice(at)));
      const isWrong =
        isTooLong || (resolution !== null && (resolution.kind !== "resolved" || !resolution.valid));
      input.setAttribute("aria-invalid", String(isWrong));
      follow();
    },
  };
}
