// Reviewed by hand. Ordinary words and given names near a book's name that are nevertheless mended into it.

/** Words that are mended where an ordinal or chapter:verse says that a book must stand, beside the common slips of spelling.ts. */
const SLIPS =
  "acta amas amis amus duet exode faniel geremia gohn hames hoel hohn jahn janes jark jeel jonan kames kark koel kohn leke leku loke luc " +
  "lucke lule lyke marl marm mattheeuw matthes merk mohn nark phillip plasm plasms preverb regelation roms rugh salm tomans yohn zaccaria zakaria";

/** Other spellings of a book's own name that persons bear: mended wherever they stand. */
const VARIANTS =
  "mathew mathews danial danyel daniell isiah isais samual michah naum haggi haggiah jeremai ezequiel jeremie zacarias marc daniil";

export const SLIP_WORDS: ReadonlySet<string> = new Set(SLIPS.split(" "));
export const VARIANT_WORDS: ReadonlySet<string> = new Set(VARIANTS.split(" "));

/** Words that are no Roman one joined to a short form of a numbered book. */
export const NEVER_JOINED: ReadonlySet<string> = new Set(["its", "ism", "ich"]);
