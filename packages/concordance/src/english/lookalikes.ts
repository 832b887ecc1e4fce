/**
 * Words that look like a form of another word: "hundred" is not the past of "hundr", "forest" not the second person
 * of "fore". Each is a word of its own. They were found by reviewing every word family of the two bundled editions.
 */
export const LOOKALIKES = `
according against alas almost alms aloes amen amidst amongst annas anything as baalis beast behest beloved best
bleed bless bowling bowstring breast breeches breed bring ceiling changeling chest conquest creed cunning darling
dayspring deed detest dishonest divers duckling during earnest earring east eightieth eldest evening everything
farthest farthing fatling feast feed fiftieth first firstling forest fortieth foundling furthest gallows gosling
greed guest harvest has hatred heed heres hers hireling his honest hundred indeed interest is its jared jonas
joses judas kindred king lapwing least lees less lest lightning manifest mered midst modest morning naked need
nest nestling news next ninetieth nothing notwithstanding offspring oregim ours ourselves perhaps priest protest
pudding reed request rest riches ring sacred sapling seed seventieth shilling sibling silverling sing sixtieth
sling something speed spring starling steed sterling sting string stripling suckling tempest theirs themselves
thing thirtieth this thus tidings twentieth underling unless us utmost vest was waterspring weanling weed
wellspring west whereas whilst wicked wing yearling yes yours
`;
