/**
 * Nouns with an irregular plural: the singular, then the plural forms. ~ means the same as for verbs.
 *
 * Sources: the exception list of nouns of WordNet 3.0 and the vocabularies of the two bundled editions.
 */
export const IRREGULAR_NOUNS = `
beef beeves
brother brethren
calf calves
cherub cherubim cherubims
child children
cow kine
elf elves
foot feet
goose geese
grandchild grandchildren
half halves
hoof hooves
hose hosen
knife knives
leaf leaves+
life lives+
loaf loaves
louse lice
man men
mouse mice
ox oxen
penny pence
scarf scarves
self selves
seraph seraphim seraphims
sheaf sheaves
shelf shelves
staff staves
thief thieves
tooth teeth
vat fats
wharf wharves
wife wives
wolf wolves
woman women
midwife midwives
yourself yourselves
datum data
medium media
genius genii
`;
