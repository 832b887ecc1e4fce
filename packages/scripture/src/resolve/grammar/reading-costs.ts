/** The costs of what readings assume beyond what is written, in one unit for all productions. */

/** If the costs of two readings differ by less than this, both are sensible. */
export const DOUBT = 10;
/** The cost of a number outside the canon, or of a range that ends before it begins. */
export const OUTSIDE = 60;
export const IMPOSSIBLE = Number.POSITIVE_INFINITY;
