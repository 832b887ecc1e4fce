/**
 * Decides which words of an edition are forms of one word. English has rules of its own; several other languages have
 * Snowball's stemmers, each loaded when the first edition in its language is indexed or searched.
 */

import { createRequire } from "node:module";
import { type Analyser, analyserFor, stemmingAnalyser } from "@lectern/concordance";

/**
 * The stemmers of @orama/stemmers by the first part of a BCP 47 tag. Words come without accents: languages whose stemmers
 * would miss them (Russian, Turkish, Hungarian) are left out.
 */
const STEMMERS: Readonly<Record<string, string>> = {
  da: "danish",
  de: "german",
  es: "spanish",
  fi: "finnish",
  fr: "french",
  it: "italian",
  nb: "norwegian",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  sv: "swedish",
};

/** Changes with the package's version: an index that was made with another version is rebuilt. */
const STEMMERS_VERSION = "3.1.18";

const load = createRequire(import.meta.url);
const loaded = new Map<string, Analyser>();

/** The analyser of a BCP 47 language. */
export function analyserOf(language: string): Analyser {
  const name = STEMMERS[language.split("-", 1)[0]?.toLowerCase() ?? ""];
  if (name === undefined) return analyserFor(language);
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const { stemmer } = load(`@orama/stemmers/${name}`) as { readonly stemmer: (word: string) => string };
  const analyser = stemmingAnalyser(`snowball-${name}-${STEMMERS_VERSION}`, stemmer);
  loaded.set(name, analyser);
  return analyser;
}
