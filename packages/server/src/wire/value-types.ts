/** The types of values in a query, in a JSON body and on the command line. */

import { BOOK_TOTAL, findBook, parseReference } from "@lectern/scripture";
import { findLanguage, LANGUAGES } from "@lectern/scripture/languages";
import { SCANNED_LANGUAGES, type ScannedLanguage } from "@lectern/scripture/scan";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { readInteger } from "../service/values.ts";

/** A type of value. `read` takes a text that is not blank, and returns undefined when it is not what is `expected`. */
export interface ParameterType<T> {
  readonly expected: string;
  read(raw: string): T | undefined;
  /**
   * Reads a member of a JSON body that is not a string, number or boolean; undefined when it is not what is `expected`. For
   * an error inside the member, it returns a JSON pointer relative to the member.
   */
  readonly readMember?: (member: unknown) => Member<T> | undefined;
  /** Characters (UTF-16 units) of a value in the query; in a body it may be longer. */
  readonly maxInQuery?: number;
}

export type Member<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly pointer: string; readonly expected: string };

/** Any text. */
export const text: ParameterType<string> = { expected: "a text", read: (raw) => raw };

/** A text with a limited length in a query. In a body, only the size of the body limits it. */
export const shortTextOrBody = (maxInQuery: number): ParameterType<string> => ({
  ...text,
  maxInQuery,
});

/** The code of an edition in any letter case. Returns it in upper case. */
export const versionCode: ParameterType<string> = { expected: "a text", read: (raw) => raw.toUpperCase() };

export const integer: ParameterType<number> = {
  expected: "an integer of at most 9 decimal digits, without sign",
  read: readInteger,
};

/** An integer between two bounds, both included. */
export function integerBetween(min: number, max: number): ParameterType<number> {
  return {
    expected: `an integer from ${min} to ${max}`,
    read: (raw) => {
      const value = readInteger(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
  };
}

/** One of some words, in lower case. */
export function choice<const W extends string>(words: readonly W[]): ParameterType<W> {
  return { expected: words.join(" or "), read: (raw) => words.find((word) => word === raw) };
}

/** Some words of a list, each once, separated by commas without spaces. Returned in the order of the list. */
export function listOf<const W extends string>(words: readonly W[]): ParameterType<readonly W[]> {
  return {
    expected: `one or more of ${words.join(", ")}, each once, separated by commas`,
    read: (raw) => {
      const sent = raw.split(",");
      const found = words.filter((word) => sent.includes(word));
      return found.length === sent.length ? found : undefined;
    },
  };
}

/** A book's id, or its key, OSIS abbreviation or slug in any letter case. Returns the id. */
export const bookId: ParameterType<number> = {
  expected: "a book id from 1 to 66, or a book's key, OSIS abbreviation or slug",
  read: (raw) => {
    const id = readInteger(raw) ?? findBook(raw)?.id;
    return id !== undefined && id >= 1 && id <= BOOK_TOTAL ? id : undefined;
  },
};

/** A language of references, by its BCP 47 tag. */
export const languageTag: ParameterType<WrittenLanguage> = {
  expected: LANGUAGES.map(({ code }) => code).join(" or "),
  read: (raw) => {
    const language = findLanguage(raw);
    if (language === undefined) return undefined;
    return {
      code: language.code,
      parse: (text, maxObjects, correctsNames) =>
        parseReference(text, { language, maxReferences: maxObjects, correctsNames }),
    };
  },
};

/** Languages of running text by their tags, separated by commas and each once, or `auto` for all; in the order of the list. */
export const scanLanguages: ParameterType<readonly ScannedLanguage[]> = {
  expected: `auto, or one or more of ${SCANNED_LANGUAGES.map(({ language }) => language.code).join(", ")}, separated by commas`,
  read: (raw) => {
    if (raw === "auto") return SCANNED_LANGUAGES;
    const codes = raw.split(",").map((tag) => findLanguage(tag.trim())?.code);
    const found = SCANNED_LANGUAGES.filter(({ language }) => codes.includes(language.code));
    return found.length === codes.length ? found : undefined;
  },
};
