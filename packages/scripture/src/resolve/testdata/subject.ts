/** The resolver under test, with languages by code. The tests of rows import it only from here. */

import { findLanguage, type Language } from "../../languages/index.ts";
import type { Resolution } from "../../reference.ts";
import { type Explanation, explain } from "../explain.ts";
import { parseReference } from "../index.ts";

function languageOf(code: string): Language {
  const language = findLanguage(code);
  if (language === undefined)
    throw new Error(`languages/${code}.tsv has rows of a language that is not read`);
  return language;
}

export const resolve = (input: string, code: string): Resolution =>
  parseReference(input, { language: languageOf(code) });

/** The result of each stage for an input, for the message of a failing row. */
export const explained = (input: string, code: string): Explanation =>
  explain(input, { language: languageOf(code) });
