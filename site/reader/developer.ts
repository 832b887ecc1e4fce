/** The panel for developers: the current request in four languages, with its JSON. */

import { copyButton, make, part } from "../shared/dom.ts";
import { jsonNodes } from "../shared/json-view.ts";
import type { Sample } from "../shared/samples.ts";
import type { DeveloperView } from "./answer.ts";

export interface DeveloperPanel {
  /** Shows other views, the most useful first, if the panel is open. */
  show(views: readonly DeveloperView[]): void;
  toggle(): void;
  close(): void;
  isOpen(): boolean;
}

/** A group of buttons, of which exactly one is pressed. */
function tabs(
  names: readonly string[],
  current: string | undefined,
  label: string,
  onChoose: (name: string) => void,
): HTMLElement {
  const buttons = names.map((name) =>
    make(
      "button",
      { type: "button", "aria-pressed": String(name === current), onclick: () => onChoose(name) },
      name,
    ),
  );
  return make("div", { class: "tabs", role: "group", "aria-label": label }, ...buttons);
}

interface Choices {
  readonly chooseView: (label: string) => void;
  readonly chooseLanguage: (label: string) => void;
}

const labelsOf = (list: readonly { readonly label: string }[]): readonly string[] =>
  list.map(({ label }) => label);

/** The content of one view; `steps` and `json` are filled in later. */
function viewParts(
  views: readonly DeveloperView[],
  view: DeveloperView,
  sample: Sample | undefined,
  { chooseView, chooseLanguage }: Choices,
) {
  const steps = make("pre", {
    class: "steps",
    tabindex: "0",
    "aria-label": "Steps",
    hidden: view.text === undefined,
  });
  const json = make("pre", { class: "json", tabindex: "0", "aria-label": "JSON" });
  const nodes = [
    tabs(labelsOf(views), view.label, "Request", chooseView),
    tabs(labelsOf(view.samples), sample?.label, "Language", chooseLanguage),
    make("pre", { class: "code", tabindex: "0", "aria-label": "Code" }, sample?.code ?? ""),
    make(
      "p",
      { class: "quiet-text" },
      copyButton("Copy code", "the code", () => sample?.code ?? ""),
      view.needsKey ? " Put your key into the environment variable LECTERN_KEY." : "",
    ),
    steps,
    json,
    copyButton("Copy JSON", "the JSON", () => json.textContent ?? ""),
  ];
  return { nodes, steps, json };
}

export function prepareDeveloperPanel(onToggle: () => void): DeveloperPanel {
  const panel = part("developer", HTMLElement);
  const content = part("developer-content", HTMLDivElement);
  let views: readonly DeveloperView[] = [];
  let chosen: string | null = null;
  let language = "curl";
  let drawn = 0;
  let opener: HTMLElement | null = null;

  const draw = async (): Promise<void> => {
    const view = views.find(({ label }) => label === chosen) ?? views[0];
    if (view === undefined || panel.hidden !== false) return;
    const turn = ++drawn;
    const sample = view.samples.find(({ label }) => label === language) ?? view.samples[0];
    const { nodes, steps, json } = viewParts(views, view, sample, {
      chooseView: (label) => {
        chosen = label;
        void draw();
      },
      chooseLanguage: (label) => {
        language = label;
        void draw();
      },
    });
    const focused = document.activeElement?.textContent ?? "";
    const hadFocus = content.contains(document.activeElement);
    content.replaceChildren(...nodes);
    if (hadFocus)
      [...content.querySelectorAll("button")].find((button) => button.textContent === focused)?.focus();
    const [text, told] = await Promise.all([view.json(), view.text?.() ?? ""]);
    if (turn !== drawn) return;
    steps.textContent = told;
    json.replaceChildren(...jsonNodes(text));
  };

  /** Opening the panel moves the focus into it; closing it moves the focus back. */
  const set = (isOpen: boolean): void => {
    const wasInside = panel.contains(document.activeElement);
    panel.hidden = !isOpen;
    document.documentElement.classList.toggle("has-developer", isOpen);
    onToggle();
    void draw();
    if (isOpen) panel.querySelector("h2")?.focus({ preventScroll: true });
    else if (wasInside) opener?.focus({ preventScroll: true });
  };
  part("developer-close", HTMLButtonElement).addEventListener("click", () => set(false));
  document.addEventListener("keydown", (event) => {
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest("input, select, textarea, dialog, [popover]") !== null;
    if (event.key === "Escape" && panel.hidden === false && !isElsewhere) set(false);
  });
  return {
    show: (next) => {
      views = next;
      void draw();
    },
    toggle: () => {
      opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      set(panel.hidden !== false);
    },
    close: () => set(false),
    isOpen: () => panel.hidden === false,
  };
}
