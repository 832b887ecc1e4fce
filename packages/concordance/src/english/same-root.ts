/**
 * Words with the same root whose vowels or endings differ by no rule, as groups; one per line, separated by commas. Chosen by
 * hand among the words of the King James Version.
 */
export const SAME_ROOT = `
adultery, adulterer, adulteress, adulterous
avenge, revenge, vengeance
birth, born, firstborn
broad, breadth
choose, choice
covet, covetous, covetousness
deceive, deceit, deceitful, deceitfulness
deep, depth
die, death, dead
do, deed
drink, drunkard, drunkenness, drunken
fool, foolish, foolishness, folly
free, freedom
give, gift
glory, glorify, glorious
grieve, grief, grievous
hate, hatred
heal, health
high, height
holy, holiness, hallow
hypocrite, hypocrisy
idol, idolatry, idolater, idolatrous
inherit, inheritance, heir
joy, joyful, rejoice
just, justice, justify
long, length
love, beloved
mercy, merciful
minister, ministry, ministration
poor, poverty
priest, priesthood
prophet, prophecy, prophesy, prophetess
proud, pride
rich, riches
save, savior, salvation
see, sight
sell, sale
sin, sinner, sinful
slay, slaughter
slothful, slothfulness
sorcery, sorcerer, sorceress
strong, strength, strengthen
sweet, sweetness
thank, thankful, thanksgiving
thief, theft, steal
think, thought
true, truth
warm, warmth
watch, watchman, watchful
wise, wisdom
witch, witchcraft
wrath, wroth
`;
