/** The dialog for colours, text size and layout. It is the same on every page. */

import { make, part } from "./dom.ts";
import {
  DIFFERENCES,
  LAYOUTS,
  readSettings,
  type Settings,
  SIZES,
  storeSettings,
  THEMES,
} from "./settings.ts";

const LABELS: Readonly<Record<string, string>> = {
  system: "System",
  light: "Light",
  dark: "Dark",
  paragraphs: "Paragraphs",
  lines: "Each on a line",
  marked: "Marked",
  plain: "Not marked",
};

/** A group of buttons, of which exactly one is pressed. */
function choices<Value extends string>(
  legend: string,
  values: readonly Value[],
  current: Value,
  onChoose: (value: Value) => void,
): HTMLElement {
  const buttons = values.map((value) => {
    const choose = (): void => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === value));
      onChoose(value);
    };
    const attributes = { type: "button", value, "aria-pressed": String(value === current), onclick: choose };
    return make("button", attributes, LABELS[value] ?? value);
  });
  return make("fieldset", { class: "choice" }, make("legend", {}, legend), ...buttons);
}

/** Prepares the button "Aa" and its dialog. `onLayout` is called when the layout of verses changes. */
export function prepareSettings(onLayout?: () => void): void {
  const dialog = part("ui-settings", HTMLDialogElement);
  const content = part("ui-settings-content", HTMLDivElement);
  let settings: Settings = readSettings();
  const change = (changed: Partial<Settings>): void => {
    settings = { ...settings, ...changed };
    storeSettings(settings);
    if (changed.layout !== undefined) onLayout?.();
  };
  const resize = (by: number): void => {
    change({ size: Math.max(1, Math.min(SIZES, settings.size + by)) });
    for (const [button, end] of [
      [smaller, 1],
      [larger, SIZES],
    ] as const) {
      button.disabled = settings.size === end;
    }
  };
  const smaller = make("button", { type: "button", onclick: () => resize(-1) }, "Smaller");
  const larger = make("button", { type: "button", onclick: () => resize(1) }, "Larger");
  const fill = (): void => {
    settings = readSettings();
    content.replaceChildren(
      choices("Colours", THEMES, settings.theme, (theme) => change({ theme })),
      make("fieldset", { class: "choice" }, make("legend", {}, "Text size"), smaller, larger),
    );
    if (onLayout !== undefined) {
      content.append(
        choices("Verses", LAYOUTS, settings.layout, (layout) => change({ layout })),
        choices("Words that differ between two versions", DIFFERENCES, settings.differences, (differences) =>
          change({ differences }),
        ),
      );
    }
    resize(0);
  };
  part("ui-settings-button", HTMLButtonElement).addEventListener("click", () => {
    fill();
    dialog.showModal();
  });
  part("ui-settings-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
}
