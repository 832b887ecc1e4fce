// Generates packages/scripture/src/languages/en-words.ts: English words and names of persons and places that the
// resolver would correct to a book if it went by spelling alone. They are the ordinary words of
// resolve/testdata/word-lists.ts, and the words below. A word that only players of word games know is more likely a
// misspelling than that word, and is corrected. Words that were reviewed and are corrected anyway are listed in
// `slips` of languages/en.ts and in resolve/testdata/variant-words.ts. With --check it writes nothing, and fails if
// the file is out of date.
import { join } from "node:path";
import { english } from "../packages/scripture/src/languages/en.ts";
import { packWords } from "../packages/scripture/src/languages/packed-words.ts";
import { lexiconOf } from "../packages/scripture/src/resolve/names/lexicon.ts";
import { spellerOf } from "../packages/scripture/src/resolve/names/spelling/speller.ts";
import { VARIANT_WORDS } from "../packages/scripture/src/resolve/testdata/variant-words.ts";
import { ordinaryWords } from "../packages/scripture/src/resolve/testdata/word-lists.ts";
import { updateGeneratedFile } from "./generated-file.ts";

const root = join(import.meta.dirname, "..");
const FILE = join(root, "packages/scripture/src/languages/en-words.ts");

/** Words that are in no list, and words near the names of numbered books, which would be ambiguous. */
const MORE =
  "acme almost amass ants arts axes bath both budget cats citrus cobra colossal colossus danielle " +
  "daniels diesel dues duet duke easter eater ecclesiastic ecclesiastical elation emos era estate ester " +
  "esters exodontia exotic extra facts famous fluke fudge galatea gallant gallants gene genes genesee " +
  "genius genus habit habitat hag haggard haggis haggle hash hebrew hose hosiery hosta humans jacob " +
  "jacobs jason jesus jewel jo joan jobe jobs joe joes johnny johns jonas joshuas juda judah judas " +
  "judged judger judy juice kind kinds king kinks lake lament lamentation lamented like lobe luck lucky " +
  "lumber lure lute malachite malice marked market marks marry mary mason mathews maths matter matthias " +
  "mica micas mice michael moss mother mouth nah nahuatl noel nudge nuke numbed number pacts path paul " +
  "hezekiah zedekiah uzziah jedidiah zerubbabel habaiah ezrahite josias josiah tobiah micaiah johanan jonathan amoz amon joash jehu joab nahor " +
  "nahath haggith joanna lucius rufus timaeus titius philetus jehoash petered peters petter pewter phil philip philippe philippine philippines philips phillip probe " +
  "proper prove proved proven provers provide relation remans revelations revelled revels revolution " +
  "rings robe roman romance romania romantic rosea rush rust rusty ruths samuels samurai saul slumber " +
  "judeo malawi romansh romany joely songs sons tacitus tacts things timothys title titles tits truth tutus umber virus wings woman zebra sony jul jueves malasia gaol gelatine esthete deus prob prog levities pikemen ios iosiah iosias ieshaiah melachim malachim oseias oseiah ";

// English without the list that this script generates.
const lexicon = lexiconOf({ ...english, spelling: { ...english.spelling, words: "" } });
const speller = spellerOf(lexicon);

const isLetters = (word: string): boolean => /^[a-z]{3,32}$/.test(word);

/** Whether a word is read as a book only because of its spelling; `isLoose`: being near several books counts too. */
function isCorrected(word: string, isLoose: boolean): boolean {
  const entry = lexicon.find(word);
  if (
    entry !== undefined &&
    (entry.plain.exact !== null || entry.plain.beginning !== null || entry.shared !== null)
  )
    return false;
  if (lexicon.spellingSlips.has(word) || VARIANT_WORDS.has(word)) return false;
  const { titles } = speller.nearestNames(word, false);
  if (titles.length === 0) return speller.correctAny(word, true).titles.length > 0;
  return isLoose || (titles.length === 1 && titles[0]?.isNumbered === false);
}

const correctedWords = new Set(
  [...ordinaryWords].filter((word) => isLetters(word) && isCorrected(word, false)),
);
for (const word of MORE.split(" ")) if (isLetters(word) && isCorrected(word, true)) correctedWords.add(word);

const lines = packWords([...correctedWords].sort()).match(/.{1,110}/g) ?? [];
const text = `/**
 * English words and names of persons and places that resemble the name of a book and must not be corrected to it.
 * scripts/near-words.ts makes this list from word lists; packed-words.ts explains the format. Do not edit.
 */
export const NEAR_WORDS =
${lines.map((line) => `  ${JSON.stringify(line)}`).join(" +\n")};
`;
updateGeneratedFile(FILE, text, `${correctedWords.size} words`);
