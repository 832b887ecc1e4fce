/** The end of a sentence and the beginning of another. */
export const NEXT_SENTENCE = /[.!?]["\u201d\u2019]?\s+[("[]?\p{Lu}/u;
