/** The languages in which references are read. CONTRIBUTING.md says how to add one. */

import { german } from "./de.ts";
import { english } from "./en.ts";
import type { Language } from "./language.ts";

export type { Language } from "./language.ts";

/** English, which is the default, then the others by their codes. */
export const LANGUAGES: readonly Language[] = [english, german];

/**
 * The language of a BCP 47 tag in any letter case. Subtags after the language are ignored: `de-AT` is German. Undefined
 * when it is not among `LANGUAGES`.
 */
export function findLanguage(tag: string): Language | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag)) return undefined;
  const [code = ""] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language.code === code);
}
