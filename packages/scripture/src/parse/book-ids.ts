/** Books that the resolver treats in a way of their own, by id (1 to 66). */

export const EZRA_ID = 15;
export const PSALM_ID = 19;
export const SONG_ID = 22;
/** The first book of the New Testament. */
export const MATTHEW_ID = 40;
/** The gospel. */
export const JOHN_ID = 43;
export const FIRST_JOHN_ID = 62;
export const REVELATION_ID = 66;
