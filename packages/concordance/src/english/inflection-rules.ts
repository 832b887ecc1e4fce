/**
 * The rules of English inflection, including those of 1611, in reverse: from a form to the words that it may belong
 * to. The vocabulary decides between them.
 */

/** The words that a form may belong to. */
export interface Candidates {
  /** The likeliest first; the first that exists is used. */
  readonly words: readonly string[];
  /** The word to use when none is known; null when the form is then a word of its own. */
  readonly otherwise: string | null;
}

const NONE: Candidates = { words: [], otherwise: null };
const VOWEL = /[aeiouy]/;
/** One syllable with a short vowel: without a final e, its consonant would be doubled before an ending. */
const ONE_SHORT_SYLLABLE = /^[^aeiou]*[aeiou][bcdfgklmnprstvz]$/;
const DOUBLED = /([bdfglmnprstz])\1$/;
/** Endings that English words have only before an e. */
const WANTS_E = /(?:[cuv]|dg|[lr]g|[^s]s|[^z]z|at|[^aeioulrw]l)$/;

/** The words to which -ed, -edst, -eth, -est or -ing may be added. */
function basesOf(stem: string): Candidates {
  if (!VOWEL.test(stem) || stem.length < 2) return NONE;
  const withE = `${stem}e`;
  if (stem.endsWith("i")) {
    const word = `${stem.slice(0, -1)}y`;
    return { words: [word, withE, stem], otherwise: stem.length > 2 ? word : null };
  }
  if (ONE_SHORT_SYLLABLE.test(stem)) return { words: [withE], otherwise: withE };
  if (DOUBLED.test(stem)) {
    const single = stem.slice(0, -1);
    return { words: [stem, single, withE], otherwise: keepsBoth(stem) ? stem : single };
  }
  // "longed" belongs to "long", "hanged" to "hang": for few words in -ng there is also one in -nge.
  if (stem.endsWith("ng")) return { words: [stem, withE], otherwise: stem };
  return { words: [withE, stem], otherwise: WANTS_E.test(stem) && !/eat$/.test(stem) ? withE : stem };
}

/**
 * Whether a double consonant belongs to the word: "filled" belongs to "fill", but "levelled" to "level".
 */
const keepsBoth = (stem: string): boolean => /(?:ss|ff|zz)$/.test(stem) || /^[^aeiou]*[aeiou]ll$/.test(stem);

/** Past forms: "agreed" and "decreed", but not "exceed" and "seed". */
const ofPast = (form: string): Candidates =>
  form.endsWith("eed") ? { words: [form.slice(0, -1)], otherwise: null } : basesOf(form.slice(0, -2));

/** Participles: "lying" belongs to "lie", "crying" to "cry". */
function ofParticiple(form: string): Candidates {
  const stem = form.slice(0, -3);
  if (!/^[^aeiou]{1,2}y$/.test(stem)) return basesOf(stem);
  return { words: [stem, `${stem.slice(0, -1)}ie`], otherwise: stem };
}

/** Plurals, and verbs in -s: "tables", "cities", "churches", "comes". */
function ofPlural(form: string): Candidates {
  if (/(?:ss|us|is)$/.test(form)) return NONE;
  const stem = form.slice(0, -1);
  if (stem.length < 2 || !VOWEL.test(stem)) return NONE;
  if (form.endsWith("ies") && form.length > 4) {
    const word = `${form.slice(0, -3)}y`;
    return { words: [word, stem], otherwise: word };
  }
  const short = form.slice(0, -2);
  if (/(?:ss|x|ch|sh|z|o)es$/.test(form)) return { words: [stem, short], otherwise: short };
  return { words: [stem], otherwise: stem };
}

/** Plurals in -men: "herdmen" belongs to "herdman". */
function ofMen(form: string): Candidates {
  const word = `${form.slice(0, -2)}an`;
  return { words: [word], otherwise: word };
}

/** Longer endings come before shorter ones that they end with. */
const ENDINGS: readonly (readonly [string, (form: string) => Candidates])[] = [
  ["edst", (form) => basesOf(form.slice(0, -4))],
  ["ing", ofParticiple],
  ["eth", (form) => basesOf(form.slice(0, -3))],
  ["est", (form) => basesOf(form.slice(0, -3))],
  ["men", ofMen],
  ["ed", ofPast],
  ["s", ofPlural],
];

/** The words that a form may belong to, by its ending. */
export function candidatesOf(form: string): Candidates {
  for (const [ending, candidates] of ENDINGS) {
    if (form.endsWith(ending) && form.length > ending.length + 1) return candidates(form);
  }
  return NONE;
}
