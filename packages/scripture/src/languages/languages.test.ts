import assert from "node:assert/strict";
import { test } from "node:test";
import { books, findBook } from "../book.ts";
import { findLanguage, LANGUAGES } from "./index.ts";
import type { Language } from "./language.ts";

const languages: readonly Language[] = LANGUAGES;

const split = (forms: string): readonly string[] => forms.split(" ").filter((form) => form !== "");
const withoutUsage = (forms: string): readonly string[] =>
  split(forms).map((form) => form.split("/")[0] ?? "");

/** Every form of a language, with the name of its field. */
function formsOf(language: Language): readonly (readonly [field: string, form: string])[] {
  const { numbers, spelling } = language;
  const lists: readonly (readonly [field: string, forms: readonly string[]])[] = [
    ...language.books.map(([key, names, forms]) => [key, [...split(names), ...withoutUsage(forms)]] as const),
    ...language.numbered.map(([keys, name, forms]) => [keys, [name, ...withoutUsage(forms)]] as const),
    ...language.shared.map(([form]) => ["shared", [form]] as const),
    ...Object.entries(language.words).map(([role, forms]) => [role, split(forms)] as const),
    ...language.ordinals.map((forms, index) => [`ordinal ${index + 1}`, split(forms)] as const),
    ...language.translations.map(([code, names = ""]) => [code, split(names)] as const),
    ["numbers", numbers === null ? [] : split(Object.values(numbers).join(" "))],
    ["spelling", split(Object.values(spelling).join(" "))],
    ["wordForms", split(language.wordForms)],
    ["notJoined", split(language.notJoined)],
  ];
  return lists.flatMap(([field, forms]) => forms.map((form) => [field, form] as const));
}

const isSpelled = (form: string): boolean =>
  form !== "" && form === form.toLowerCase() && !/[\s.'\d]|\p{M}/u.test(form.normalize("NFD"));

for (const language of languages) {
  test(`${language.code}: forms are in lower case, without marks, dots and spaces`, () => {
    assert.deepEqual(
      formsOf(language).filter(([, form]) => !isSpelled(form)),
      [],
    );
  });

  test(`${language.code}: each of the 66 books has names, and each key is one of a book`, () => {
    const keys = [
      ...language.books.map(([key]) => key),
      ...language.numbered.flatMap(([row]) => split(row)),
      ...language.shared.flatMap(([, row]) => split(row)),
    ];
    assert.deepEqual(
      keys.filter((key) => findBook(key)?.key !== key),
      [],
    );
    assert.deepEqual(
      books.filter(({ key }) => !keys.includes(key)).map(({ key }) => key),
      [],
    );
  });

  test(`${language.code}: no form stands twice in a row, and usages are those that are explained`, () => {
    for (const [key, names, forms] of language.books) {
      const all = [...split(names), ...withoutUsage(forms)];
      assert.deepEqual(all, [...new Set(all)], key);
    }
    const rows = [...language.books.map((row) => row[2]), ...language.numbered.map((row) => row[2])];
    assert.deepEqual(
      rows.flatMap(split).filter((form) => !/^[a-z]+(?:\/[SCKLBOUPDT]+)?$/.test(form)),
      [],
    );
  });
}

test("a language is found by its code in any letter case, with or without a region", () => {
  for (const tag of ["de", "DE", "de-AT", "de-Latn-CH"]) assert.equal(findLanguage(tag)?.code, "de", tag);
  for (const tag of ["", "d", "xx", "deutsch", "de_AT", "de-", "-de"])
    assert.equal(findLanguage(tag), undefined, tag);
  assert.equal(LANGUAGES[0]?.code, "en");
});
