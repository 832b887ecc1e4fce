import { wordsOf } from "./word-rows.ts";

/** Adjectives and adverbs with -er and -est. Words whose forms look like another word ("fuller") are left out. */
const ADJECTIVES = `
able base black blind bold brave brief bright broad bitter calm choice chief clean clear close cold common costly
cruel crafty cunning dark dear deep dense dry dull early easy fair faint false far fast fat feeble few fierce fine
firm fit foul free fresh friendly gentle glad goodly grand grave great green handsome happy hard harsh haughty healthy
heavy high holy hot humble hungry keen kind lame large late lazy lean light little likely lively lonely long loose
loud lovely low lowly lucky mad mean meek merry mighty mild narrow near neat new nigh noble often old pale plain
pleasant polite poor pretty proud pure quick quiet rare raw ready red rich ripe rough sad safe scarce severe shallow
sharp short sick silly simple slow small smart smooth soft soon sore stale steep stout straight strait strict
strong stupid sturdy subtle sure sweet swift tall tame tender thick thin thirsty tight tiny true ugly vain valiant
vast vile warm wary weak wealthy weary weighty wet white wicked wide wild wise worthy young
`;

/** The adjective of each comparative and superlative. */
export const COMPARED_FORMS: ReadonlyMap<string, string> = new Map(
  wordsOf(ADJECTIVES).flatMap((word) => {
    const stem = stemOf(word);
    return [[`${stem}er`, word] as const, [`${stem}est`, word] as const];
  }),
);

function stemOf(word: string): string {
  if (word.endsWith("e")) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  if (/^[^aeiou]*[aeiou][bdgmnt]$/.test(word)) return word + word.slice(-1);
  return word;
}
