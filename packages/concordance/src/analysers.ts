/** The analysers, by language. */

import type { Analyser } from "./analyser.ts";
import { english } from "./english/english.ts";

/** The analyser of a language without rules: each form is a word of its own. */
const asWritten: Analyser = Object.freeze({
  version: "1",
  words: (form: string) => [form],
  spelling: (word: string) => word,
});

/** An analyser that treats all words with the same stem as forms of one word. `version` identifies the stemmer. */
export const stemmingAnalyser = (version: string, stem: (word: string) => string): Analyser =>
  Object.freeze({
    version,
    words: (form: string) => [stem(form)],
    spelling: (word: string) => word,
  });

/**
 * The analyser of a BCP 47 language, chosen by its first part. In languages other than English, each form is a word
 * of its own.
 */
export const analyserFor = (language: string): Analyser =>
  language.split("-", 1)[0]?.toLowerCase() === "en" ? english : asWritten;
