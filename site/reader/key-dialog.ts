/** The dialog that asks for a key. */

import { make, part } from "../shared/dom.ts";
import { storedKey, storeKey } from "../shared/key.ts";
import { openSource, type Source } from "./source.ts";

const count = (value: number): string => value.toLocaleString("en-US");

const WITHOUT_KEY =
  "You read without a key: every chapter of the KJV. With one you can read the other versions, search for words and check quotations. Whoever runs this server can give you a key.";

function stateOf({ account }: Source): string {
  const { usage } = account;
  if (usage === null) return WITHOUT_KEY;
  const { plan, remaining, max_verse_units } = usage;
  const left = remaining === null ? "no daily limit" : `${count(remaining)} requests left today`;
  return `Plan ${plan}: ${left}, ${count(max_verse_units)} verses a request.`;
}

/** Updates the label of the button, which says whether a key is used. With open access, the button is hidden. */
export function labelKeyButton(button: HTMLButtonElement, { account }: Source): void {
  button.hidden = account.kind === "open";
  const wasRefused = account.kind === "sandbox" && storedKey() !== null;
  if (account.kind !== "key") button.textContent = wasRefused ? "Key refused" : "Add a key";
  else button.replaceChildren("Key", make("span", { class: "plan" }, `: ${account.usage?.plan ?? ""}`));
}

/** Prepares the dialog; returns a function that opens it. `onChange` receives the source for the new key. */
export function prepareKeyDialog(current: () => Source, onChange: (source: Source) => void): () => void {
  const dialog = part("key-dialog", HTMLDialogElement);
  const input = part("key", HTMLInputElement);
  const problem = part("key-problem", HTMLParagraphElement);
  const state = part("key-state", HTMLParagraphElement);
  const change = async (key: string | null): Promise<void> => {
    problem.textContent = "";
    const source = await openSource(key);
    if (key !== null && source.account.kind === "sandbox") {
      problem.textContent = source.account.problem ?? "The service does not know this key.";
      input.focus();
      return;
    }
    storeKey(key);
    onChange(source);
    dialog.close();
  };
  part("key-form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    const key = input.value.trim();
    if (key !== "") void change(key);
    else problem.textContent = "Enter a key first.";
  });
  part("key-forget", HTMLButtonElement).addEventListener("click", () => void change(null));
  part("key-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  return () => {
    state.textContent = stateOf(current());
    part("key-forget", HTMLButtonElement).hidden = storedKey() === null;
    problem.textContent = "";
    input.value = "";
    dialog.showModal();
  };
}
