/** The languages in which running text is read. CONTRIBUTING.md says how to add one. */

import { german } from "../languages/de.ts";
import { germanProse } from "../languages/de-prose.ts";
import { english } from "../languages/en.ts";
import { englishProse } from "../languages/en-prose.ts";
import type { Language } from "../languages/language.ts";
import type { ProseWords } from "../languages/prose-words.ts";

export interface ScannedLanguage {
  readonly language: Language;
  readonly prose: ProseWords;
}

export const scannedEnglish: ScannedLanguage = { language: english, prose: englishProse };

/** English, which is the default, then the others by their codes. */
export const SCANNED_LANGUAGES: readonly ScannedLanguage[] = [
  scannedEnglish,
  { language: german, prose: germanProse },
];
