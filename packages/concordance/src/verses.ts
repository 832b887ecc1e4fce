/** A run of verses by their ordinals, from 1 (Genesis 1:1) to 31,102; both ends included. */
export interface Verses {
  readonly first: number;
  readonly last: number;
}
