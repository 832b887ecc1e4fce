/** A reference as a link into the reader. */

import { make } from "../shared/dom.ts";

export interface LinkEvents {
  /** Called to open a reference. */
  readonly onOpen: (reference: string) => void;
  /** Address of a reference in the reader. */
  readonly addressOf: (reference: string) => string;
}

/** `words`: the text of the link, if it is not the reference; the reference is then its title. */
export function referenceLink(
  reference: string,
  { onOpen, addressOf }: LinkEvents,
  words?: string,
): HTMLAnchorElement {
  const onclick = (event: Event): void => {
    // With such a key the browser opens the link in another tab or window.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onOpen(reference);
  };
  const title = words !== undefined && reference;
  return make("a", { href: addressOf(reference), title, onclick }, words ?? reference);
}
