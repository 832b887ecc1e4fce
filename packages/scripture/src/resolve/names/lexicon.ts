/**
 * The lexicon of a language: the possible meanings of a word or of several words written together, and whether longer
 * entries begin with it. It is built once for each language.
 */

import { bookById, books, findBook } from "../../book.ts";
import { hasTrait } from "../../data/traits.ts";
import type { Language, Role } from "../../languages/language.ts";

/** One book, or several books with the same name and different ordinals. */
export interface Title {
  /** The usual name as letters: `songofsolomon`, `samuel`. */
  readonly letters: string;
  /** The usual name with its spaces: `song of solomon`, `samuel`. */
  readonly text: string;
  /** Book ids; for a numbered title by ordinal, the first at index 0. */
  readonly bookIds: readonly number[];
  readonly isNumbered: boolean;
  /** Beginnings of its names are not read. */
  readonly isWholeOnly: boolean;
  /** The name is that of a writer, and each book also has another name: "2 Moses". */
  readonly isTitle: boolean;
}

/** A name or short form with which misspellings are compared. */
export interface Form {
  readonly letters: string;
  /** With its spaces. */
  readonly text: string;
  readonly title: Title;
  /** A usual name, not another name or a short form. */
  readonly isName: boolean;
  /** No style guide or publisher uses it. */
  readonly isRare: boolean;
}

/** The meaning of letters as the name of a book. */
export interface Sense {
  /** The title whose full name or unambiguous short form these letters are. */
  exact: Title | null;
  /** The letters are one of the names of `exact`, not a short form. */
  isName: boolean;
  /** The only title with a name that begins with these letters; `several` if there are more. */
  beginning: Title | "several" | null;
}

export interface Entry {
  readonly letters: string;
  /** The meaning without an ordinal before the letters, and with one. */
  readonly plain: Sense;
  readonly numbered: Sense;
  /** Ids of the books that share the short form; null for other letters. */
  shared: readonly number[] | null;
  readonly roles: Set<Role>;
  /** The role of the word in a long title; null if it has none. */
  titleRole: Role | null;
  /** 1 for "first"; 0 if the letters are not an ordinal. */
  ordinal: number;
  /** The code of the translation; null when the letters name none. */
  translation: string | null;
  /** A book outside the canon. */
  isOutside: boolean;
  /** A short form that is an ordinary word. */
  isWordForm: boolean;
}

export interface Lexicon {
  readonly language: Language;
  readonly titles: readonly Title[];
  /** Forms that misspellings are corrected to, without and with an ordinal. */
  readonly plainForms: readonly Form[];
  readonly numberedForms: readonly Form[];
  /** The entry of letters; undefined when nothing known begins with them. */
  readonly find: (letters: string) => Entry | undefined;
  /** The value of each number word; see NumberWords. */
  readonly numberWords: ReadonlyMap<string, NumberWord>;
  readonly notJoined: ReadonlySet<string>;
  /**
   * Roman numerals and words for ordinals that may be joined to a name, and the minimum number of letters that must
   * follow.
   */
  readonly joinedOrdinals: readonly (readonly [word: string, ordinal: number, least: number])[];
  readonly spellingWords: ReadonlySet<string>;
  /** Writers by the id of the book. */
  readonly writers: ReadonlyMap<number, readonly string[]>;
  readonly spellingSlips: ReadonlySet<string>;
  readonly outside: readonly string[];
  readonly outsideNumbered: ReadonlySet<string>;
  readonly titleWords: readonly string[];
}

export interface NumberWord {
  readonly value: number;
  readonly isOrdinal: boolean;
}

/** Roles of words that may mean something other than a book at a place where a book is possible. */
const OTHER_ROLES: ReadonlySet<Role> = new Set<Role>([
  "witness",
  "ownText",
  "hour",
  "response",
  "edition",
  "office",
]);

/** Roles of the words in long titles. A word with several roles has the first of this list. */
const TITLE_ROLES: readonly Role[] = [
  "gospel",
  "epistle",
  "prophecy",
  "title",
  "titleMiddle",
  "called",
  "otherwise",
  "office",
  "the",
  "of",
  "to",
];

/** Whether a word has a role in a citation. Then it is not read as the beginning of a book's name. */
export const isCitationWord = (roles: ReadonlySet<Role>): boolean =>
  [...roles].some((role) => !OTHER_ROLES.has(role));

/** The book of a title that is not numbered. */
export const bookOf = (title: Title): number => title.bookIds[0] ?? 0;

/** The only title of a sense: by its full name or short form, or else by a beginning; null if there is none. */
export const titleOf = (sense: Sense | undefined): Title | null =>
  sense?.exact ?? (sense?.beginning === "several" ? null : (sense?.beginning ?? null));

/** Whether an entry is the name of a book whose chapters are separate pieces, as the psalms are. */
export const namesPieces = (entry: Entry | null | undefined): boolean =>
  hasTrait(entry?.plain.exact?.bookIds[0] ?? 0, "pieces");

/** Whether an entry is a word for one verse or several. */
export const isVerseEntry = (entry: Entry | undefined): boolean =>
  entry !== undefined && (entry.roles.has("verse") || entry.roles.has("verses"));

/** Whether an entry is a word for chapters or verses. */
export const isMarkerEntry = (entry: Entry | undefined): boolean =>
  entry?.roles.has("chapter") === true || isVerseEntry(entry);

const split = (forms: string): readonly string[] => forms.split(" ").filter((form) => form !== "");
const idOf = (key: string): number => findBook(key)?.id ?? 0;
const lettersOf = (name: string): string => name.replaceAll("-", "");
const textOf = (name: string): string => name.replaceAll("-", " ");

const PUBLISHED = /[SCKLBOUP]/;

const lexicons = new Map<Language, Lexicon>();

/** The lexicon of a language, built on first use. */
export function lexiconOf(language: Language): Lexicon {
  const lexicon = lexicons.get(language) ?? makeLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** Entries by letters. Each beginning of an added form has an entry too. */
class Entries {
  readonly byLetters = new Map<string, Entry>();

  at(letters: string): Entry {
    let entry = this.byLetters.get(letters);
    if (entry === undefined) {
      entry = {
        letters,
        plain: { exact: null, isName: false, beginning: null },
        numbered: { exact: null, isName: false, beginning: null },
        shared: null,
        roles: new Set(),
        titleRole: null,
        ordinal: 0,
        translation: null,
        isOutside: false,
        isWordForm: false,
      };
      this.byLetters.set(letters, entry);
      if (letters.length > 1) this.at(letters.slice(0, -1));
    }
    return entry;
  }

  /** Adds a name whose beginnings are read. */
  addName(letters: string, title: Title, place: "plain" | "numbered"): void {
    for (let length = 1; length <= letters.length; length++) {
      const sense = this.at(letters.slice(0, length))[place];
      const { beginning } = sense;
      sense.beginning = beginning === null || beginning === title ? title : "several";
    }
    this.addForm(letters, title, place);
    this.at(letters)[place].isName = true;
  }

  addForm(letters: string, title: Title, place: "plain" | "numbered"): void {
    this.at(letters)[place].exact = title;
  }
}

function makeLexicon(language: Language): Lexicon {
  const entries = new Entries();
  const plainForms: Form[] = [];
  const numberedForms: Form[] = [];
  const titles: Title[] = [];
  addBooks(language, entries, titles, plainForms);
  for (const [role, forms] of Object.entries(language.words))
    for (const form of split(forms)) entries.at(form).roles.add(role as Role);
  for (const entry of entries.byLetters.values())
    entry.titleRole = TITLE_ROLES.find((role) => entry.roles.has(role)) ?? null;
  addNumbered(language, entries, titles, numberedForms);
  for (const [form, keys] of language.shared) entries.at(form).shared = split(keys).map(idOf);
  for (const [index, forms] of language.ordinals.entries())
    for (const form of split(forms)) entries.at(form).ordinal = index + 1;
  for (const [code, names = ""] of language.translations)
    for (const form of [code.toLowerCase().replace(/\d/g, ""), ...split(names)])
      entries.at(form).translation = code;
  const outside = split(language.spelling.outside);
  for (const form of outside) entries.at(form).isOutside = true;
  for (const form of split(language.wordForms)) entries.at(form).isWordForm = true;
  addCodes(entries, titles);
  return {
    language,
    titles,
    plainForms,
    numberedForms,
    find: (letters) => entries.byLetters.get(letters),
    numberWords: numberWordsOf(language),
    joinedOrdinals: joinedOrdinalsOf(language),
    notJoined: new Set(split(language.notJoined)),
    spellingWords: new Set(split(language.spelling.words)),
    writers: new Map(language.writers.map(([key, writers]) => [idOf(key), split(writers)])),
    spellingSlips: new Set(split(language.spelling.slips)),
    outside,
    outsideNumbered: new Set(split(language.spelling.outsideNumbered)),
    titleWords: split(language.spelling.titleWords),
  };
}

/** OSIS abbreviations and USFM codes are read in every language, unless they mean something else there. */
function addCodes(entries: Entries, titles: readonly Title[]): void {
  for (const title of titles.filter(({ isTitle }) => !isTitle)) {
    for (const { osis, key } of title.bookIds.map((id) => bookById(id))) {
      const place = title.isNumbered ? "numbered" : "plain";
      for (const code of [osis, key]) {
        const letters = code.toLowerCase().replace(/\d/g, "");
        const entry = entries.at(letters);
        const isFree =
          entry[place].exact === null &&
          entry.roles.size === 0 &&
          (title.isNumbered || entry.shared === null);
        if (isFree) entries.addForm(letters, title, place);
      }
    }
  }
}

/** Splits a column of forms with their usages. */
const formsIn = (column: string): readonly (readonly [letters: string, usages: string])[] =>
  split(column).map((form) => {
    const [letters = "", usages = ""] = form.split("/");
    return [letters, usages];
  });

function addBooks(language: Language, entries: Entries, titles: Title[], forms: Form[]): void {
  const rows = language.books.map(([key, names, others]) => {
    const [first = ""] = split(names);
    const bookIds = [idOf(key)];
    const title = {
      letters: lettersOf(first),
      text: textOf(first),
      bookIds,
      isNumbered: false,
      isWholeOnly: false,
      isTitle: false,
    };
    titles.push(title);
    return { title, names: split(names), others };
  });
  // Add names before short forms: a beginning of a name is read only if it fits no other book.
  for (const { title, names } of rows) {
    for (const name of names) {
      const letters = lettersOf(name);
      entries.addName(letters, title, "plain");
      forms.push({ letters, text: textOf(name), title, isName: true, isRare: false });
    }
  }
  for (const { title, others } of rows) addForms(entries, title, others, "plain", forms);
}

function addForms(
  entries: Entries,
  title: Title,
  column: string,
  place: "plain" | "numbered",
  forms: Form[],
): void {
  for (const [letters, usages] of formsIn(column)) {
    const entry = entries.at(letters);
    const isBeginning = entry[place].beginning !== null;
    entries.addForm(letters, title, place);
    if (usages.includes("T")) continue;
    const isRare = !PUBLISHED.test(usages) && !isBeginning;
    forms.push({ letters, text: letters, title, isName: false, isRare });
  }
}

function addNumbered(language: Language, entries: Entries, titles: Title[], numberedForms: Form[]): void {
  for (const [keys, letters, others, how] of language.numbered) {
    const bookIds = split(keys).map(idOf);
    const isWholeOnly = how !== undefined;
    const title: Title = {
      letters,
      text: letters,
      bookIds,
      isNumbered: true,
      isWholeOnly,
      isTitle: how === "title",
    };
    titles.push(title);
    // The name also means a book without an ordinal, as "John" means the gospel.
    const isOwnBook = entries.at(letters).plain.exact !== null;
    if (isWholeOnly) entries.addForm(letters, title, "numbered");
    else entries.addName(letters, title, "numbered");
    if (how === "title") continue;
    numberedForms.push({ letters, text: letters, title, isName: !isWholeOnly, isRare: false });
    addForms(entries, title, others, "numbered", numberedForms);
    if (isOwnBook) continue;
    if (isWholeOnly) entries.addForm(letters, title, "plain");
    else entries.addName(letters, title, "plain");
    for (const [form, usages] of formsIn(others)) {
      const { plain, shared, roles } = entries.at(form);
      if (usages.includes("T") || plain.exact !== null || shared !== null || isCitationWord(roles)) continue;
      entries.addForm(form, title, "plain");
    }
  }
}

/** Longest first. Scanned text may have l in place of the numeral I; an l needs one more letter after it. */
function joinedOrdinalsOf({ ordinals }: Language): Lexicon["joinedOrdinals"] {
  return ordinals
    .slice(0, 3)
    .flatMap((forms, index) =>
      split(forms).map((form) => [form, index + 1, form.startsWith("l") ? 3 : 2] as const),
    )
    .filter(([form]) => /^(?:i+|l+)$/.test(form) || form.length > 4)
    .sort(([a], [b]) => b.length - a.length);
}

function numberWordsOf({ numbers }: Language): ReadonlyMap<string, NumberWord> {
  const words = new Map<string, NumberWord>();
  if (numbers === null) return words;
  const add = (forms: string, first: number, step: number, isOrdinal: boolean): void => {
    for (const [index, form] of split(forms).entries())
      words.set(form, { value: first + index * step, isOrdinal });
  };
  add(numbers.units, 1, 1, false);
  add(numbers.unitOrdinals, 1, 1, true);
  add(numbers.tens, 20, 10, false);
  add(numbers.tenOrdinals, 20, 10, true);
  add(numbers.hundred, 100, 0, false);
  add(numbers.hundredOrdinal, 100, 0, true);
  return words;
}

/** Lower-case English name of each book, by id. */
export const lowerNames: readonly string[] = ["", ...books.map(({ name }) => name.toLowerCase())];

/**
 * The ids of the numbered books with the same name as this book, by ordinal; the first is at index 0. Example: 1, 2 and
 * 3 John for the gospel of John.
 */
export function namesakesOf({ titles }: Lexicon, bookId: number): readonly number[] {
  const unnumbered = titles.find((title) => !title.isNumbered && title.bookIds[0] === bookId);
  return (
    titles.find(({ isNumbered, letters }) => isNumbered && letters === unnumbered?.letters)?.bookIds ?? []
  );
}

export const isNamesake = (lexicon: Lexicon, bookId: number, numbered: readonly number[]): boolean =>
  namesakesOf(lexicon, bookId).some((id) => numbered.includes(id));
