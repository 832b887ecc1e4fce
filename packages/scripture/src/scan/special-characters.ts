/** The characters of a source at which markup may begin. */

/** The alternatives are short, so that no part of the source is matched twice. */
const SPECIAL = /[<&`*_[\]\\|\n]|~~?|''+|https?:\/\/|www\./gi;
/** The same, and soft hyphens and raised digits. It is slower, so it is used only for texts that have one of them. */
const SPECIAL_AND_RARE =
  /[<&`*_[\]\\|\n\u00AD\u00b9\u00b2\u00b3\u2070\u2074-\u2079]|~~?|''+|https?:\/\/|www\./gi;
const RARE = /[\u00AD\u00b9\u00b2\u00b3\u2070\u2074-\u2079]/;

/** The expression that finds these characters in a source. */
export const specialOf = (source: string): RegExp => (RARE.test(source) ? SPECIAL_AND_RARE : SPECIAL);
