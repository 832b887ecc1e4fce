/** Small helpers on the document. */

type Child = Node | string | null;

/** The properties of a new element: attributes by name, and listeners as `on` and the event's name. */
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** An element with attributes and children; an attribute that is false is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The element of the page with this id. @throws Error when the page lacks it, which is an error of the build */
export function part<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} #${id}`);
}

let toastTimer: number | undefined;

/** Shows a short message on screen and announces it to screen readers. */
function toast(text: string): void {
  const element = part("toast", HTMLDivElement);
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => element.classList.remove("shown"), 1800);
}

/** Copies a text and says so. `what` names it: "the link". */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`Copied ${name}`);
  } catch {
    // Without permission, or where the page is not served securely.
    window.prompt(`Copy ${name}:`, text);
  }
}

/** A button that copies; `text` is called when it is pressed. */
export function copyButton(label: string, name: string, text: () => string): HTMLButtonElement {
  return make("button", { type: "button", onclick: () => void copyText(text(), name) }, label);
}
