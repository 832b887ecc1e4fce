/**
 * What a language says, as data: everything that the resolver knows about a language stands in one value of type
 * `Language`. The engine in ../resolve holds no word of any language, so adding a language is adding one file here.
 *
 * How forms are spelled in every field: lower case, without marks on letters (write `romer` for Römer: the resolver
 * drops marks before it compares), without spaces, dots, hyphens and apostrophes. A name of several words is written as
 * one (`songofsolomon`); only the usual names of a book have a hyphen where people write a space (`song-of-solomon`). Where people replace a marked letter by two (`roemer`), list that form too. A field that holds
 * several forms holds them in one string, separated by single spaces.
 */

/**
 * What a word that is no book name does in a citation.
 *
 * - `chapter`, `verse`, `verses`: stand before a number of that kind. `verses` are the plural forms of `verse`.
 * - `count`: counts chapters only straight after a book's name, anything else elsewhere ("no. 5").
 * - `to`: joins the two ends of a range. `and`: joins items of a list.
 * - `see`: before or between references, says nothing of them ("see", "cf.", "read").
 * - `especially`: like `see`, but a lone number after it goes on with verses only. `namely`: no lone number stands after it.
 * - `in`: like `see`; between a verse and its chapter or book also like `of` ("verse 16 in John 3").
 * - `also`: says nothing after a `see` word ("see also").
 * - `end`: the right end of a range at the last verse or chapter ("3:16-end").
 * - `next`: after a number, this one and the next ("f"). `rest`: all that follow ("ff").
 * - `heading`: the title of a psalm ("Ps 3 title").
 * - `of`: between numbers and the book they belong to ("chapter 3 of John"); within titles.
 * - `the`: the articles.
 * - `title`: a word that may begin a long title ("book", "prophet", "saint"). `titleMiddle`: stands in long titles,
 *   never first ("according", "apostle").
 * - `gospel`, `epistle`, `prophecy`: like `title`, and say which kind of book follows.
 * - `called`: before a second name of the same book ("called Genesis"). `otherwise`: may stand before `called`.
 * - `office`: what the writer of a book was ("Isaiah the Prophet").
 * - `work`: names the Bible before a machine identifier ("Bible:John.3.16").
 * - `edition`: goes with the name of a translation ("NIV Study Bible").
 * - `hour`: a time of day before a psalm ("AM Psalm 1").
 * - `response`: marks the verse that a psalm is answered with ("R. 5").
 * - `page`: counts pages and is a short form of a book as well; in small letters after a reference it is no book.
 * - `ownText`: the texts of this language, told apart from a `witness` by capitals ("Joel 3:1, ET 2:28").
 * - `witness`: another text of the Bible, whose numbers in brackets are passed over ("(LXX 32:6)", "(9:5 in Hebrew)").
 */
export type Role =
  | "chapter"
  | "verse"
  | "verses"
  | "count"
  | "to"
  | "and"
  | "see"
  | "especially"
  | "namely"
  | "page"
  | "in"
  | "also"
  | "end"
  | "next"
  | "rest"
  | "heading"
  | "of"
  | "the"
  | "title"
  | "titleMiddle"
  | "gospel"
  | "epistle"
  | "prophecy"
  | "called"
  | "otherwise"
  | "office"
  | "work"
  | "edition"
  | "hour"
  | "response"
  | "witness"
  | "ownText";

/**
 * A book whose name has no number before it.
 *
 * Columns: USFM key (`GEN`); the usual names, the first being the one that corrected spellings are given in; other
 * names and short forms, each with its usages after a slash (`gen/SCBOU gns`).
 *
 * Every beginning of two or more letters of a usual name that fits no other book is read and needs no form of its own.
 * Names and forms count in full, and are what misspellings are corrected to, but for those with the usage T.
 *
 * Usages; a form without one is in general usage. Of English: S SBL Handbook of Style, C Chicago Manual of Style, K Catholic
 * usage (New American Bible, Jerusalem Bible), L Logos, B Bible societies and publishers, O OSIS, U USFM. Of any
 * language: P any other published style guide or Bible, D names of the Douay Bible, Vulgate or Septuagint. T: no
 * misspelling is corrected to this form.
 */
export type BookRow = readonly [key: string, names: string, forms: string];

/**
 * Books that share a name and are told apart by an ordinal before it ("1 Samuel", "2. Mose").
 *
 * Columns: keys of the books, by ordinal from 1; the name without the ordinal; other names and short forms with their
 * usages, as in `BookRow`. The optional last column says otherwise than usual how the name is read:
 * `whole`: beginnings of the name are not read, forms count in full only ("3 Kingdoms"). `title`: so too, nothing is corrected
 * to it, and it means nothing without an ordinal ("2 Moses").
 */
export type NumberedRow = readonly [keys: string, name: string, forms: string, how?: "whole" | "title"];

/** A short form that usage divides between several books, which is always ambiguous. Columns: form; keys of the books. */
export type SharedRow = readonly [form: string, keys: string];

/**
 * A translation of the Bible. Columns: its code in capitals as published (`RSV2CE`); its names. Words with the role
 * `edition` may stand after a name or code, and a year after either.
 */
export type TranslationRow = readonly [code: string, names?: string];

/** Numbers that are said in words ("one hundred and nineteen"). */
export interface NumberWords {
  /** 1, 2, 3 and so on without a hole, up to 19 at most. */
  readonly units: string;
  /** The same as ordinals: first, second, third. */
  readonly unitOrdinals: string;
  /** 20, 30 to 90. */
  readonly tens: string;
  readonly tenOrdinals: string;
  readonly hundred: string;
  readonly hundredOrdinal: string;
  /** May stand between a hundred and the rest ("one hundred and nineteen"). */
  readonly and: string;
  /** Stands for one before a hundred ("a hundred"). */
  readonly article: string;
  /** Stands for a zero between two figures that are said one by one ("psalm one oh three"). */
  readonly zero: string;
  /** Words before which, or after which, a number counts something else than chapters and verses. */
  readonly otherCounts: string;
}

/** What the correction of spelling must know beside the names. */
export interface SpellingRows {
  /** Ordinary words and names of persons and places near a book's name: never corrected to a book. */
  readonly words: string;
  /** Words that are corrected only where an ordinal or a chapter and verse say that a book must stand there. */
  readonly slips: string;
  /** Books outside the canon of 66 and other works near a book's name: never corrected to a book. */
  readonly outside: string;
  /** Names of the canon that number works outside of it ("4 Ezra"): no number before them goes on with a list. */
  readonly outsideNumbered: string;
  /** Words of long titles that are read with one slip in them ("acording"). */
  readonly titleWords: string;
}

export interface Language {
  /** BCP 47 tag, the value of the option `language`: `en`, `de`. */
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /**
   * The mark that usually stands between chapter and verse. `colon`: John 3:16, where a comma goes on with a list.
   * `comma`: Joh 3,16, where a dot goes on with the list of verses (3,16.18) and a colon is read as well.
   */
  readonly verseMark: "colon" | "comma";
  readonly books: readonly BookRow[];
  readonly numbered: readonly NumberedRow[];
  readonly shared: readonly SharedRow[];
  /** The words by role. A word may have several roles; a role without words is left out. */
  readonly words: Readonly<Partial<Record<Role, string>>>;
  /**
   * Who wrote a book, where that may stand after its name and "of" or "to" though the name means nothing else without
   * it: key of the book, writers ("Revelation of St. John").
   */
  readonly writers: readonly (readonly [key: string, writers: string])[];
  /** Words and numerals that number a book, by ordinal from 1 (index 0): "first one", "zweite zweiter". Not the digits. */
  readonly ordinals: readonly string[];
  /**
   * What is written after a figure to make it an ordinal, with the last digits it fits: `st` after 1 but not 11. The
   * key `teens` of the second column stands for 11 to 19. A dot after the figure of a
   * book is read in every language; `.` stands here where it is the usual mark of all ordinals ("23. Psalm").
   */
  readonly ordinalSuffixes: readonly (readonly [suffix: string, lastDigits: string])[];
  /** Null where numbers in words are not read. */
  readonly numbers: NumberWords | null;
  readonly translations: readonly TranslationRow[];
  readonly spelling: SpellingRows;
  /** Short forms of books that are ordinary words: they mean a book only with a number after them ("am 5:24"). */
  readonly wordForms: string;
  /** Words that begin like a Roman ordinal joined to a short form and are none ("its" is no "I Ts"). */
  readonly notJoined: string;
}
