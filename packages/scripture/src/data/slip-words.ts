// Reviewed by hand. Ordinary words and given names near a book's name that are nevertheless mended into it.

/** Words that are mended where an ordinal or chapter:verse says that a book must stand, beside the common slips of spelling.ts. */
const SLIPS =
  "acta amas amis amus duet exode faniel geremia gohn hames hoel hohn jahn janes jark jeel jonan kames kark koel kohn leke leku loke luc " +
  "lucke lule lyke marl marm mattheeuw matthes merk mohn nark phillip plasm plasms preverb regelation roms rugh salm tomans yohn zaccaria zakaria";

export const SLIP_WORDS: ReadonlySet<string> = new Set(SLIPS.split(" "));

/** Words that are no Roman one joined to a short form of a numbered book. */
export const NEVER_JOINED: ReadonlySet<string> = new Set(["its", "ism", "ich"]);
