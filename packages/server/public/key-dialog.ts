/** Asking for a key, once. */

import { part } from "./dom.ts";
import { openSource, type Source, storedKey, storeKey } from "./source.ts";

const count = (value: number): string => value.toLocaleString("en-US");

function stateOf({ account }: Source): string {
  const { kind, usage } = account;
  if (usage === null) return "You are reading from the sandbox.";
  if (kind === "open") return "This server asks nobody for a key.";
  const { plan, remaining, max_verse_units } = usage;
  const left = remaining === null ? "no daily limit" : `${count(remaining)} requests left today`;
  return `Plan ${plan}: ${left}, ${count(max_verse_units)} verses a request.`;
}

/** Label of the button that opens the dialog. */
export function accountLabel({ account }: Source): string {
  switch (account.kind) {
    case "key":
      return `Key: ${account.usage?.plan ?? ""}`;
    case "open":
      return "Open";
    case "sandbox":
      return storedKey() === null ? "Sandbox · add a key" : "Key refused";
  }
}

/** Prepares the dialog; gives what opens it. `onChange` gets the source of the key that is now used. */
export function prepareKeyDialog(
  current: () => Source | null,
  onChange: (source: Source) => void,
): () => void {
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
    else problem.textContent = "Put in a key first.";
  });
  part("key-forget", HTMLButtonElement).addEventListener("click", () => void change(null));
  part("key-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  return () => {
    const source = current();
    state.textContent = source === null ? "" : stateOf(source);
    part("key-forget", HTMLButtonElement).hidden = storedKey() === null;
    problem.textContent = "";
    input.value = "";
    dialog.showModal();
  };
}
