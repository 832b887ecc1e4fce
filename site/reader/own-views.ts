/** The views of the reader's own text: find its references, check one quotation, or check the whole text. */

import type { View } from "./address.ts";
import { type DeveloperView, quoteDeveloperView, scanDeveloperView, verifyDeveloperView } from "./answer.ts";
import type { OwnEvents } from "./own-text.ts";
import { prepareQuoteView } from "./quote-view.ts";
import { prepareScanView } from "./scan-view.ts";
import type { Account } from "./source.ts";
import { prepareVerifyView } from "./verify-view.ts";
import { quoteCard, scanCard, verifyCard } from "./welcome.ts";

export type OwnName = "scan" | "quote" | "verify";

export interface OwnView {
  readonly title: string;
  /** The content next to it. */
  readonly card: () => HTMLElement;
  readonly element: () => HTMLElement;
  readonly setText: (text: string) => void;
  readonly developer: (origin: string, kind: Account["kind"]) => DeveloperView;
}

export type OwnViews = Readonly<Record<OwnName, OwnView>>;

/** The name of such a view; null for another view. */
export const ownName = (view: View): OwnName | null =>
  view === "scan" || view === "quote" || view === "verify" ? view : null;

export function prepareOwnViews(events: OwnEvents): OwnViews {
  const [scan, quote, verify] = [
    prepareScanView(events),
    prepareQuoteView(events),
    prepareVerifyView(events),
  ];
  return {
    scan: {
      ...scan,
      title: "References in a text",
      card: scanCard,
      developer: (origin, kind) => scanDeveloperView(origin, scan.text(), kind),
    },
    quote: {
      ...quote,
      title: "Check a quotation",
      card: quoteCard,
      developer: (origin, kind) => quoteDeveloperView(origin, quote.asked(), kind),
    },
    verify: {
      ...verify,
      title: "Check a text",
      card: verifyCard,
      developer: (origin, kind) => verifyDeveloperView(origin, verify.text(), kind),
    },
  };
}
