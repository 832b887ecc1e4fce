/** What a program that has installed the server must be able to import. */

/** The module of a dependency to import: its main one, or any where it has none. */
export const moduleOf = (dependency: string): string =>
  dependency === "@orama/stemmers" ? "@orama/stemmers/german" : dependency;
