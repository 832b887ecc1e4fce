// Writes packages/scripture/src/data/near-words.ts: the words of English and the names of persons and places that
// the distance to book names alone would bend into a book: the ordinary words of testdata/word-lists.ts, and the words
// below. A word that only players of word games know is a slip sooner than that word, and is mended. What is reviewed to
// be mended all the same stands in data/slip-words.ts. With --check it writes nothing and fails when the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SLIP_WORDS, VARIANT_WORDS } from "../packages/scripture/src/data/slip-words.ts";
import { lexicon, PLAIN_ROOT, STEM_BASE, walk } from "../packages/scripture/src/parse/lexicon.ts";
import { nearestNames, nearestNumbered } from "../packages/scripture/src/parse/spelling.ts";
import { ordinaryWords } from "../packages/scripture/src/parse/testdata/word-lists.ts";

const root = join(import.meta.dirname, "..");
const FILE = join(root, "packages/scripture/src/data/near-words.ts");

/** Words that no list holds, and words near the numbered books, which would be ambiguous. */
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
  "judeo malawi romansh romany joely songs sons tacitus tacts things timothys title titles tits truth tutus umber virus wings woman zebra sony jul jueves malasia gaol gelatine esthete deus prob prog levities pikemen ";

const isLetters = (word: string): boolean => /^[a-z]{3,32}$/.test(word);

/** Whether only its nearness makes a word a book; `least`: 0 when nearness to several books counts as well. */
function isBent(word: string, least: number): boolean {
  const node = walk(PLAIN_ROOT, word);
  if (lexicon.exact[node] || lexicon.prefix[node] || SLIP_WORDS.has(word) || VARIANT_WORDS.has(word))
    return false;
  const { values } = nearestNames(word, false);
  if (values.length === 0) return nearestNumbered(word).values.length > 0;
  return least === 0 || (values.length === 1 && (values[0] ?? 0) < STEM_BASE);
}

const bent = new Set([...ordinaryWords].filter((word) => isLetters(word) && isBent(word, 1)));
for (const word of MORE.split(" ")) if (isLetters(word) && isBent(word, 0)) bent.add(word);

/** The words, each as the number of letters that it shares with the one before, as a capital (A none), and the rest. */
function encode(words: readonly string[]): string {
  let text = "";
  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared++;
    text += String.fromCharCode("A".charCodeAt(0) + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

const lines = encode([...bent].sort()).match(/.{1,96}/g) ?? [];
const text = `// Made by scripts/near-words.ts. Do not edit.

/**
 * ${bent.size} words of English and names of persons and places near a book's name that are not bent into it. Sorted;
 * each is the number of letters that it shares with the one before, as a capital (A none), and the rest.
 */
export const NEAR_WORDS =
${lines.map((line) => `  ${JSON.stringify(line)}`).join(" +\n")};
`;
if (readFileSync(FILE, "utf8") === text) console.log("near-words.ts is up to date");
else if (process.argv.includes("--check")) {
  console.error(
    "packages/scripture/src/data/near-words.ts is stale: run node scripts/run.mjs scripts/near-words.ts",
  );
  process.exitCode = 1;
} else {
  writeFileSync(FILE, text);
  console.log(`wrote ${bent.size} words`);
}
