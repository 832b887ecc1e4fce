// English words and personal names that lie near a book's name and are not bent into one, in lower-case
// letters; and among them the few that are a common slip for a book, mended only where an ordinal or a
// chapter:verse says that a book must stand there.

/** Ordinary words within reach of a name. */
const NEAR =
  "mary marks market marry marked mason maths matter mother mathews matthias joan johnny johns joel's joes jobs jude's judy juda judah judas juice " +
  "jonas jason james's jesus joshuas danielle daniels luck lucky lake like lure lute fluke duke nuke acme ants arts axes cats facts pacts tacts " +
  "roman romania romance romantic humans remans woman ruths truth rush rust rusty hash path bath both mouth extra era era's zebra cobra " +
  "jobe robe lobe probe jacobs jacob amass emos almost moss famous gene genes genus genius genesee number numbed lumber umber slumber " +
  "judged judger fudge nudge budget provers proper prove proved proven provide songs sons son's eater ester easter esters estate duet dues kind kinds " +
  "king kinks rings wings things titles title tits title's tutus virus citrus hebrew hosiery hose hosta rosea jewel noel diesel joe jo " +
  "malice malachite mica micas mice michael nah nahuatl habit habitat hag haggis haggle haggard galatea gallant gallants colossal colossus colossians' " +
  "lament lamented lamentation revelations revolution revelled revels relation elation ecclesiastic ecclesiastical exodontia exotic " +
  "timothys peters petter pewter petered samuels samurai paul saul phil phillip philip philips philippe philippine philippines";

/** Words that are also one common slip away from a name. */
const SLIPS = "duet ester kinds mathews matthews marks johns";

export const WORDS_NEAR_BOOKS: ReadonlySet<string> = new Set(NEAR.split(" "));
export const SLIP_WORDS: ReadonlySet<string> = new Set(SLIPS.split(" "));
