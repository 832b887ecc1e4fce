/**
 * A language as data: everything that the resolver knows about a language is in one value of type `Language`. The
 * engine in ../resolve holds no word of any language, so adding a language is adding one file here.
 *
 * Spelling of forms in every field: lower case, without spaces, dots, hyphens, apostrophes and marks on letters. Write
 * `romer` for Römer, because the resolver removes marks before it compares. If people replace a marked letter by two
 * (`roemer`), list that form too. A name of several words is written as one word (`songofsolomon`); only the usual names
 * of a book have a hyphen in place of a space (`song-of-solomon`). A field with several forms is one string in which
 * single spaces separate the forms.
 */

/**
 * The role of a word in a citation, unless it is the name of a book.
 *
 * - `chapter`, `verse`, `verses`: stand before a number of that kind. `verses` are the plural forms of `verse`.
 * - `count`: directly after a book's name it stands before a chapter; elsewhere it may count anything ("no. 5").
 * - `to`: joins the two ends of a range. `and`: joins items of a list.
 * - `see`: before or between references, without changing them ("see", "cf.", "read").
 * - `especially`: like `see`, but a lone number after it can only be a verse. `namely`: no lone number may follow it.
 * - `in`: like `see`; between a verse and its chapter or book also like `of` ("verse 16 in John 3").
 * - `also`: has no meaning after a `see` word ("see also").
 * - `end`: the right end of a range at the last verse or chapter ("3:16-end").
 * - `next`: after a number, adds the next verse or chapter ("f"). `rest`: adds all that follow ("ff").
 * - `heading`: the title of a psalm ("Ps 3 title").
 * - `of`: between numbers and their book ("chapter 3 of John"), and inside titles.
 * - `the`: the articles.
 * - `title`: a word that may begin a long title ("book", "prophet", "saint"). `titleMiddle`: stands in long titles,
 *   never first ("according", "apostle").
 * - `gospel`, `epistle`, `prophecy`: like `title`; they also say which kind of book follows.
 * - `called`: before a second name of the same book ("called Genesis"). `otherwise`: may stand before `called`.
 * - `office`: the office of a book's writer ("Isaiah the Prophet").
 * - `work`: names the Bible before a machine identifier ("Bible:John.3.16").
 * - `edition`: may follow the name of a translation ("NIV Study Bible").
 * - `hour`: a time of day before a psalm ("AM Psalm 1").
 * - `response`: marks the verse of the congregation's response to a psalm ("R. 5").
 * - `page`: a word for pages that is also a short form of a book; in small letters after a reference it means pages.
 * - `ownText`: the Bible text of this language, in capitals, as opposed to a `witness` ("Joel 3:1, ET 2:28").
 * - `witness`: another text of the Bible, whose numbers in brackets are ignored ("(LXX 32:6)", "(9:5 in Hebrew)").
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
 * Columns: USFM key (`GEN`); the usual names, of which the first replaces misspelled ones; other names and short forms,
 * each with its usages after a slash (`gen/SCBOU gns`).
 *
 * Every beginning of a usual name with two or more letters that fits no other book is read without being listed.
 * Other names and forms must be written in full. Misspellings are corrected to all names and forms except those with
 * the usage T.
 *
 * The usages say who uses a form; a form without usages is in general use. English: S SBL Handbook of Style, C Chicago
 * Manual of Style, K Catholic usage (New American Bible, Jerusalem Bible), L Logos, B Bible societies and publishers,
 * O OSIS, U USFM. Any language: P another published style guide or Bible, D Douay Bible, Vulgate or Septuagint.
 * T: no misspelling is corrected to this form.
 */
export type BookRow = readonly [key: string, names: string, forms: string];

/**
 * Books that share a name and differ in the ordinal before it ("1 Samuel", "2. Mose").
 *
 * Columns: keys of the books, by ordinal from 1; the name without the ordinal; other names and short forms with their
 * usages, as in `BookRow`. The optional last column changes how the name is read. `whole`: the name must be written in
 * full; its beginnings are not read ("3 Kingdoms"). `title`: like `whole`; in addition, no misspelling is corrected to
 * the name, and it is read only after an ordinal ("2 Moses").
 */
export type NumberedRow = readonly [keys: string, name: string, forms: string, how?: "whole" | "title"];

/** A short form that is used for several books and so is always ambiguous. Columns: form; keys of the books. */
export type SharedRow = readonly [form: string, keys: string];

/**
 * A translation of the Bible. Columns: its code in capitals as published (`RSV2CE`); its names. Words with the role
 * `edition` may stand after a name or code, and a year after either.
 */
export type TranslationRow = readonly [code: string, names?: string];

/** Numbers in words ("one hundred and nineteen"). */
export interface NumberWords {
  /** 1, 2, 3 and so on without gaps, up to 19 at most. */
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
  /** A zero between digits that are spoken one by one ("psalm one oh three"). */
  readonly zero: string;
  /** Words next to which a number is not a chapter or verse. */
  readonly otherCounts: string;
}

/** The data for spelling correction, in addition to the names. */
export interface SpellingRows {
  /** Ordinary words and names of persons and places that resemble a book's name: never corrected to a book. */
  readonly words: string;
  /** Words that are corrected only if an ordinal or a chapter and verse shows that a book is meant. */
  readonly slips: string;
  /** Books outside the canon of 66 and other works that resemble a book's name: never corrected to a book. */
  readonly outside: string;
  /**
   * Names of books in the canon that, with an ordinal, also name works outside it ("4 Ezra"). A number before such a
   * name never continues a list.
   */
  readonly outsideNumbered: string;
  /** Words of long titles that are also recognised with one slip ("acording"). */
  readonly titleWords: string;
}

export interface Language {
  /** BCP 47 tag, the value of the option `language`: `en`, `de`. */
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /**
   * The usual mark between chapter and verse. `colon`: John 3:16; a comma continues a list. `comma`: Joh 3,16; a dot
   * continues a list of verses (3,16.18), and a colon between chapter and verse is also read.
   */
  readonly verseMark: "colon" | "comma";
  readonly books: readonly BookRow[];
  readonly numbered: readonly NumberedRow[];
  readonly shared: readonly SharedRow[];
  /** The words by role. A word may have several roles; a role without words is left out. */
  readonly words: Readonly<Partial<Record<Role, string>>>;
  /**
   * Writers that may follow the name of a book and "of" or "to" ("Revelation of St. John"). Columns: key of the book,
   * writers.
   */
  readonly writers: readonly (readonly [key: string, writers: string])[];
  /** Words and Roman numerals for the number of a book; index 0 is ordinal 1. Digits are not listed: "first one", "zweite zweiter". */
  readonly ordinals: readonly string[];
  /**
   * Suffixes that make a number an ordinal, each with the last digits that it fits: `st` fits 1 but not 11. `teens` in
   * the second column means 11 to 19. A dot after the number of a book is read in every language. List `.` if the
   * language marks all ordinals with it ("23. Psalm").
   */
  readonly ordinalSuffixes: readonly (readonly [suffix: string, lastDigits: string])[];
  /** Null if numbers in words are not read. */
  readonly numbers: NumberWords | null;
  readonly translations: readonly TranslationRow[];
  readonly spelling: SpellingRows;
  /** Short forms of books that are ordinary words: they mean a book only with a number after them ("am 5:24"). */
  readonly wordForms: string;
  /** Words that look like a Roman ordinal joined to a short form ("its" is not "I Ts"). */
  readonly notJoined: string;
}

/** Whether a dot makes any number an ordinal, as in German: "23. Psalm". */
export const hasDottedOrdinals = ({ ordinalSuffixes }: Language): boolean =>
  ordinalSuffixes.some(([suffix]) => suffix === ".");
