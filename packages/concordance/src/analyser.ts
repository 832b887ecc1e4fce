/** The interface of an analyser, which finds the words that a form belongs to ("gave" to "give"). */

/** The words of one edition, or of the part that is indexed. All words are folded. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether a word occurs in the text only with a capital letter. */
  isName(word: string): boolean;
}

export interface Analyser {
  /** Changes whenever the analysis may give other results. An index of another version must be built again. */
  readonly version: string;
  /** The words that a folded form belongs to, at least one; the main one first. */
  words(form: string, vocabulary: Vocabulary): readonly string[];
  /** The spelling under which an uninflected word is indexed. */
  spelling(word: string): string;
}
