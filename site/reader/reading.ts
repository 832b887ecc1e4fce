/** What the reader shows, and the events that it reports. */

import type { Interval } from "@lectern/scripture";
import type { Layout } from "../shared/settings.ts";
import type { VersionLook } from "./rendering.ts";
import type { Spot } from "./screen.ts";
import type { Source } from "./source.ts";

export interface Section {
  /** `Romans 8:1-4, 28`; the heading if the section has one chapter. */
  readonly title: string;
  /** Verses in the order asked. */
  readonly runs: readonly Interval[];
  /** One version, or two to show side by side. */
  readonly versions: readonly VersionLook[];
  /** A sentence above the text; null for none. */
  readonly note: string | null;
}

export interface Reading {
  /** Called each time, since the key may change while reading. */
  readonly source: () => Source;
  readonly sections: readonly Section[];
  readonly layout: Layout;
  /** Whether the reader can continue beyond both ends of the first section. */
  readonly isContext: boolean;
  /** Whether a verse is highlighted as requested. */
  readonly isMarked: (ordinal: number) => boolean;
  /** The verse to return to; null for the beginning. */
  readonly at: Spot | null;
}

export interface ReaderEvents {
  /** Called with the verse at the top of the window when scrolling has stopped. */
  readonly onPlace: (spot: Spot) => void;
  /** Called to show a section with its surroundings. */
  readonly onContext: (section: number) => void;
  /** Called to open a chapter: `Romans 9`. */
  readonly onChapter: (name: string) => void;
  readonly onKey: () => void;
  readonly onVersion: (code: string) => void;
}
