// Writes packages/scripture/src/data/near-words.ts: the words of English and the names of persons and places that
// the distance to book names alone would bend into a book: the ordinary words of testdata/word-lists.ts, and the words
// below. A word that only players of word games know is a slip sooner than that word, and is mended. What is reviewed to
// be mended all the same stands in data/slip-words.ts and data/variant-words.ts. With --check it writes nothing and
// fails when the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SLIP_WORDS } from "../packages/scripture/src/data/slip-words.ts";
import { VARIANT_WORDS } from "../packages/scripture/src/data/variant-words.ts";
import { PLAIN_ROOT, STEM_BASE } from "../packages/scripture/src/parse/book-ids.ts";
import { lexicon, walk } from "../packages/scripture/src/parse/lexicon.ts";
import { plainNames, stemNames } from "../packages/scripture/src/parse/spelled-names.ts";
import { nearestNames, nearestNumbered } from "../packages/scripture/src/parse/spelling.ts";
import { readRows } from "../packages/scripture/src/parse/testdata/rows.ts";
import { ordinaryWords } from "../packages/scripture/src/parse/testdata/word-lists.ts";
import { FIRST_DIGIT, hashOfWord, RADIX, TURN } from "../packages/scripture/src/parse/word-near-book.ts";

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
  "judeo malawi romansh romany joely songs sons tacitus tacts things timothys title titles tits truth tutus umber virus wings woman zebra sony jul jueves malasia gaol gelatine esthete deus prob prog levities pikemen ios iosiah iosias ieshaiah melachim malachim oseias oseiah ";

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

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const VOWELS = "aeiouy";

/** The slips that people make most in a name: a letter dropped, doubled or moved by one place, one vowel for another. */
function commonSlips(name: string): readonly string[] {
  return Array.from(name, (letter, at) => {
    const before = name.slice(0, at);
    const after = name.slice(at + 1);
    const others = VOWELS.includes(letter) ? Array.from(VOWELS, (vowel) => before + vowel + after) : [];
    const swapped = before + (after[0] ?? "") + letter + after.slice(1);
    return [before + after, before + letter + letter + after, swapped, ...others];
  }).flat();
}

/** What must not be taken for one of the words: common slips in whole names, and what the rows of the tests have. */
function misspellings(): ReadonlySet<string> {
  const names = [...plainNames.names, ...stemNames.names].filter(({ isWhole }) => isWhole);
  const found = new Set(names.flatMap(({ text }) => commonSlips(text)));
  for (const [, name = ""] of readRows("names.tsv")) {
    found.add([...name.toLowerCase()].filter((letter) => LETTERS.includes(letter)).join(""));
  }
  return found;
}

const WIDEST = RADIX * RADIX - 1;

/** The words' hashes, sorted, with stops between those that lie too far apart for two digits. */
function hashesOf(words: ReadonlySet<string>, seed: number): readonly number[] {
  const hashes: number[] = [];
  for (const hash of [...words].map((word) => hashOfWord(word, seed)).sort((a, b) => a - b)) {
    while (hash - (hashes.at(-1) ?? 0) > WIDEST) hashes.push((hashes.at(-1) ?? 0) + WIDEST);
    if (hash !== hashes.at(-1)) hashes.push(hash);
  }
  return hashes;
}

/** The first seed by which no common misspelling has the hash of one of the words, or of a stop between them. */
function seedFor(words: ReadonlySet<string>): number {
  const others = [...misspellings()].filter((letters) => !words.has(letters));
  for (let seed = 1; ; seed++) {
    const hashes = new Set(hashesOf(words, seed));
    if (!others.some((letters) => hashes.has(hashOfWord(letters, seed)))) return seed;
  }
}

/** Each number as two digits of the gap to the one before; the first digit is turned. */
const encode = (hashes: readonly number[]): string =>
  hashes
    .map((hash, index) => hash - (hashes[index - 1] ?? 0))
    .map((gap) => [(Math.floor(gap / RADIX) + RADIX - TURN) % RADIX, gap % RADIX])
    .map((digits) => String.fromCharCode(...digits.map((digit) => FIRST_DIGIT + digit)))
    .join("");

const seed = seedFor(bent);
const lines = encode(hashesOf(bent, seed)).match(/.{1,96}/g) ?? [];
const text = `// Made by scripts/near-words.ts. Do not edit.

/**
 * ${bent.size} words of English and names of persons and places near a book's name that are not bent into it: their
 * hashes, sorted, each as two digits of the gap to the one before (parse/word-near-book.ts).
 */
export const NEAR_WORDS =
${lines.map((line) => `  ${JSON.stringify(line)}`).join(" +\n")};

/** Where the hash of a word starts: the first number by which no common misspelling of a name is taken for a word. */
export const NEAR_WORDS_SEED = ${seed};
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
