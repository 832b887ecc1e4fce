/** What the words of a language are forms of. */

/** The words of one edition, or of what was indexed of it. All words are folded. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether a word stands in the text with a capital only. */
  isName(word: string): boolean;
}

export interface Analyser {
  /** Changes whenever a word may get other forms: an index of another version is to be built anew. */
  readonly version: string;
  /** The words that a folded form is a form of, never none; what it is first of all stands first. */
  words(form: string, vocabulary: Vocabulary): readonly string[];
  /** The spelling under which a word without ending is indexed. */
  spelling(word: string): string;
}
