/** Makes the list of book names that can be read without the resolver, for the first chapter of a visit. */

import { books, parseReference } from "@lectern/scripture";
import { english } from "../../packages/scripture/src/languages/en.ts";

/** The ways to write a name: `rom`, `Rom`, `ROM`, each also with a dot. */
const writings = (name: string): readonly string[] =>
  [name, name.replace(/[a-z]/, (letter) => letter.toUpperCase()), name.toUpperCase()].flatMap((writing) => [
    writing,
    `${writing}.`,
  ]);

/**
 * The names and short forms of a book without their flags (`rom/SCKBOU rm`). Forms with the flag T, to which no misspelling
 * is corrected, are left out.
 */
const wordsOf = (names: string, forms: string): readonly string[] => [
  ...names.split(" ").map((name) => name.replaceAll("-", " ")),
  ...forms.split(" ").flatMap((form) => (/\/.*T/.test(form) ? [] : [form.replace(/\/.*/, "")])),
];

function candidates(): readonly string[] {
  const numbered = english.numbered.flatMap(([keys, name, forms]) =>
    keys.split(" ").flatMap((_, index) => wordsOf(name, forms).map((word) => `${index + 1} ${word}`)),
  );
  return [...english.books.flatMap(([, names, forms]) => wordsOf(names, forms)), ...numbered];
}

/** The id of the only book that a reference names; 0 if it is not read as one book. */
function bookOf(reference: string): number {
  const read = parseReference(reference);
  const [first, ...others] = read.kind === "resolved" ? read.references : [];
  return first !== undefined && others.length === 0 ? first.bookId : 0;
}

/** Lower-case names by book: `genesis,gen;exodus,exod`. Each means the same book however it is written. */
export function plainNames(): string {
  const names = new Map(books.map(({ id }) => [id, new Set<string>()]));
  for (const name of candidates()) {
    const meant = new Set(
      writings(name).flatMap((writing) => [bookOf(`${writing} 1`), bookOf(`${writing} 1:1`)]),
    );
    const [bookId = 0] = meant;
    if (meant.size === 1) names.get(bookId)?.add(name);
  }
  return [...names.values()].map((bookNames) => [...bookNames].join(",")).join(";");
}
