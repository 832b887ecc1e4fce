/** The analysers, by language. */

import type { Analyser } from "./analyser.ts";
import { english } from "./english/english.ts";

/** For a language without rules: each form stands for itself. */
const asWritten: Analyser = Object.freeze({
  version: "1",
  words: (form: string) => [form],
  spelling: (word: string) => word,
});

/** An analyser that takes all words with one stem to be forms of one word. `version` says which stemmer it is. */
export const stemmingAnalyser = (version: string, stem: (word: string) => string): Analyser =>
  Object.freeze({
    version,
    words: (form: string) => [stem(form)],
    spelling: (word: string) => word,
  });

/** The analyser of a BCP 47 language, chosen by its first part. Of all languages but English each form stands for itself. */
export const analyserFor = (language: string): Analyser =>
  language.split("-", 1)[0]?.toLowerCase() === "en" ? english : asWritten;
