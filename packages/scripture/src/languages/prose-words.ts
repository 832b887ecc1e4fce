/**
 * What a language says of running text, beside what `Language` says of citations: the signs by which a reader tells a
 * citation from other words and numbers. Forms are written as in `Language`. Loaded with the scanner only.
 */
export interface ProseWords {
  /** BCP 47 tag of the language. */
  readonly code: string;
  /** Names and short forms of books that are also names of persons today. */
  readonly persons: string;
  /** Names of books that are also ordinary words. */
  readonly words: string;
  /** Short forms that often mean something else: months, units, terms of technology. */
  readonly uncertainForms: string;
  /** Short forms that are among the commonest words of the language. */
  readonly particles: string;
  /** What is counted: after "Mark 2" they say that no chapter is meant ("minutes"). */
  readonly counted: string;
  /** Words near two numbers with a colon that make a time of day, a ratio or a score of them ("John 3:30 tomorrow"). */
  readonly pairWords: string;
  /** Words near a quarter, half or three quarters of an hour that may make a time of it. */
  readonly timeWords: string;
  /** Words before an ordinary noun ("the numbers", "three judges"). */
  readonly determiners: string;
  /** Titles and kinship before a person's name ("King James 1", "my son Daniel 12"). */
  readonly personTitles: string;
  /** Words before a name that say a place in a book follows ("in John 3", "from Acts 5"). */
  readonly placeWords: string;
  /**
   * Words that often stand directly after a citation, and are not what a number counts: the closed classes of the
   * language, adverbs of time.
   */
  readonly after: string;
  /** What is said of a text and its author: verbs of saying and showing. */
  readonly sayings: string;
  /** Words that make a share, a score or odds of two numbers ("3 of 7", "3 for 4"). */
  readonly shareWords: string;
  /** The same place as the one named last ("ibid."). */
  readonly same: string;
}
