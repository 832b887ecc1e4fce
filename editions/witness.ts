/** Other transcriptions of an edition. They are read for comparison and are never a part of the project. */

export interface WitnessText {
  /** By ordinal; verses that the witness does not have are not in it. */
  readonly texts: ReadonlyMap<number, string>;
  /** Psalm titles by the ordinal of verse 1; empty where the witness has none at all. */
  readonly titles: ReadonlyMap<number, string>;
}

export interface Witness {
  /** As the column of witnesses in `errata.tsv` names it. */
  readonly name: string;
  /** Its words, or null where it is not at hand. */
  readonly read: () => WitnessText | null;
}

/** What `witness.ts` of an edition exports. `kept.tsv` lists what differs from the first. */
export interface WitnessModule {
  readonly witnesses: readonly Witness[];
}
