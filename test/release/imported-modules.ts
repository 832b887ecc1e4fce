/** What a program that has installed the server must be able to import. */

/** The module of a dependency to import: its main module, or any other one if it has none. */
export const moduleOf = (dependency: string): string =>
  dependency === "@orama/stemmers" ? "@orama/stemmers/german" : dependency;
