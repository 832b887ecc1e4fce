/**
 * The rules of English inflection, those of 1611 included, read backwards: from a form to the words that it may be a
 * form of. Which of them it is, the vocabulary decides.
 */

/** What a form may be a form of. */
export interface Candidates {
  /** The likeliest first; the first that is a word is taken. */
  readonly words: readonly string[];
  /** What is taken when none is a known word; null when the form then stands for itself. */
  readonly otherwise: string | null;
}

const NONE: Candidates = { words: [], otherwise: null };
const VOWEL = /[aeiouy]/;
/** One syllable with a short vowel: its consonant would be doubled before an ending, had the word no final e. */
const ONE_SHORT_SYLLABLE = /^[^aeiou]*[aeiou][bcdfgklmnprstvz]$/;
const DOUBLED = /([bdfglmnprstz])\1$/;
/** Ends that English words have only before an e. */
const WANTS_E = /(?:[cuv]|dg|[lr]g|[^s]s|[^z]z|at|[^aeioulrw]l)$/;

/** The words that may stand before -ed, -edst, -eth, -est or -ing. */
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
  // "longed" is of "long", "hanged" of "hang": few words in -ng have another beside them in -nge.
  if (stem.endsWith("ng")) return { words: [stem, withE], otherwise: stem };
  return { words: [withE, stem], otherwise: WANTS_E.test(stem) && !/eat$/.test(stem) ? withE : stem };
}

/** "filled" is of "fill", but "levelled" of "level": an l is doubled only for the ending when a syllable stands before. */
const keepsBoth = (stem: string): boolean => /(?:ss|ff|zz)$/.test(stem) || /^[^aeiou]*[aeiou]ll$/.test(stem);

/** "agreed" and "decreed", but not "exceed" and "seed". */
const ofPast = (form: string): Candidates =>
  form.endsWith("eed") ? { words: [form.slice(0, -1)], otherwise: null } : basesOf(form.slice(0, -2));

/** "lying" is of "lie", "crying" of "cry". */
function ofParticiple(form: string): Candidates {
  const stem = form.slice(0, -3);
  if (!/^[^aeiou]{1,2}y$/.test(stem)) return basesOf(stem);
  return { words: [stem, `${stem.slice(0, -1)}ie`], otherwise: stem };
}

/** "tables", "cities", "churches", "comes". */
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

/** "herdmen" is of "herdman". */
function ofMen(form: string): Candidates {
  const word = `${form.slice(0, -2)}an`;
  return { words: [word], otherwise: word };
}

/** A longer ending stands before a shorter one that it ends with. */
const ENDINGS: readonly (readonly [string, (form: string) => Candidates])[] = [
  ["edst", (form) => basesOf(form.slice(0, -4))],
  ["ing", ofParticiple],
  ["eth", (form) => basesOf(form.slice(0, -3))],
  ["est", (form) => basesOf(form.slice(0, -3))],
  ["men", ofMen],
  ["ed", ofPast],
  ["s", ofPlural],
];

/** What a form may be a form of, by its ending. */
export function candidatesOf(form: string): Candidates {
  for (const [ending, candidates] of ENDINGS) {
    if (form.endsWith(ending) && form.length > ending.length + 1) return candidates(form);
  }
  return NONE;
}
