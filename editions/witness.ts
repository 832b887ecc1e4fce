/**
 * Witnesses: other transcriptions of an edition. They are used for comparison only and are never part of the project.
 */

export interface WitnessText {
  /** By ordinal; verses that the witness does not have are not in it. */
  readonly texts: ReadonlyMap<number, string>;
  /** Psalm titles by the ordinal of verse 1; empty where the witness has none at all. */
  readonly titles: ReadonlyMap<number, string>;
}

export interface Witness {
  /** As the column of witnesses in `errata.tsv` names it. */
  readonly name: string;
  /** Its words; null if it is not available. */
  readonly read: () => WitnessText | null;
}

/** What `witness.ts` of an edition exports. `kept.tsv` lists the differences from the first witness that stay. */
export interface WitnessModule {
  readonly witnesses: readonly Witness[];
}
