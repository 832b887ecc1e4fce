/**
 * Irregular verbs: the base, then its past forms and participles, including those of 1611. Rules make the forms in
 * -s, -eth, -est, -ing and regular -ed, and "-est" after a past form ("camest"). A form marked ~ is mainly another
 * word: "lie" finds "lay", but a search for "lay" finds the verb "lay". A form marked + is mainly this verb's, and
 * also another word: a search for "found" finds the forms of "find", and "founded" finds "found" as well.
 *
 * Sources: the tables of irregular verbs in Lindley Murray, English Grammar (1795), the exception list of verbs of
 * WordNet 3.0, and the vocabularies of the King James Version and the American Standard Version.
 */
export const IRREGULAR_VERBS = `
abide abode abidden
arise arose arisen
awake awoke awoken
backbite backbiting
backslide backslid backslidden
be am art is are was wast wert were been beest being
bear bare+ bore+ born borne
beat beaten
become became
befall befell befallen
beget begat begot begotten
begin began begun
begird begirt
behold beheld beholden
belie belied belying
bend bent
bereave bereft
beseech besought
bespeak bespake bespoke bespoken
bestrew bestrewn
bestride bestrode bestridden
betake betook betaken
bethink bethought
bid bade bad~ bidden
bind bound+ bounden
bite bit~ bitten
bleed bled
bless blest
blow blew blown
break brake broke broken
breed bred
bring brought
broider broided
build built
burn burnt
burst bursten
buy bought
can canst could couldest couldst
catch caught
chap chapt
chide chid chode chidden
choose chose chosen
clap clapt
cleave clave clove cleft+ cloven
clothe clad
come came
creep crept
crow crew
curse curst
dare durst
deal dealt
dig dug
dip dipt
do did didst dost doth done doest doeth doing doings does
draw drew drawn
dream dreamt
drink drank drunk drunken
drive drove~ drave driven
drop dropt
dwell dwelt
eat ate eaten
engrave engraven
fall fell+ fallen
feed fed
feel felt
fetch fetcht
fight fought
find found+
flee fled
fling flung
fly flew flown
forbear forbare forbore forborne forborn
forbid forbade forbad forbidden
forego forewent foregone
foreknow foreknew foreknown
foresee foresaw foreseen
foretell foretold
forget forgat forgot forgotten
forgive forgave forgiven
forsake forsook forsaken
forswear forsware forswore forsworn
freeze froze frozen
gainsay gainsaid
get gat got gotten
gild gilt
gird girt
give gave given
go went gone
grind ground~
grow grew grown
hang hung
have hast hath has had hadst
hear heard
heave hove
help holp holpen
hew hewn
hide hid hidden
hoe hoed hoeing
hold held holden
hunger hungred
inlay inlaid
keep kept
kneel knelt
know knew known
lade laden
lay laid laidst
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
lie lay~ lain lien
light lit alit
lose lost
make made
may mayest mayst might~ mightest
mean meant
meet met
melt molten
misgive misgave misgiven
mislead misled
mistake mistook mistaken
misunderstand misunderstood
mix mixt
mow mown
ought oughtest
outdo outdid outdone
outgo outwent outgone
outrun outran
overbear overbore overborne
overcome overcame
overdo overdid overdone
overdrive overdrove overdriven
overeat overate overeaten
overflow overflowed overflown
overhang overhung
overhear overheard
overlay overlaid
overpass overpast
overrun overran
oversee oversaw overseen
overtake overtook overtaken
overthrow overthrew overthrown
partake partook partaken
pass past~
pay paid
pen~ pent
pluck pluckt
rebuild rebuilt
redo redid redone
remake remade
rend rent+
repay repaid
retell retold
rethink rethought
ride rode ridden
ring rang rung
rise rose+ risen
rive riven
run ran
saw sawn
say said saidst saith
see saw+ seen
seek sought
seethe sod sodden
sell sold
send sent
sew sewn
shake shook shaken
shall shalt should shouldest shouldst
shave shaven
shear shore~ shorn
shine shone
shoe shod
shoot shot
show shown
shrink shrank shrunk shrunken
shrive shrove shriven
sing sang sung
singe singed
sink sank sunk sunken
sit sat sate~ sitten satest
slay slew slain
sleep slept
slide slid slidden
sling slang slung
slink slunk
slip slipt
smell smelt
smite smote smit smitten
sneak snuck
sow sown
speak spake spoke+ spoken
speed sped
spell spelt
spend spent
spill spilt
spin span~ spun
spit spat
spoil spoilt
spring sprang sprung
stand stood
stave stove
steal stole+ stolen
stick stuck
sting stang stung
stink stank stunk
stop stopt
strew strewn strown strawed
stride strode stridden
strike struck stricken strucken
string strung
strip stript
strive strove striven
swear sware swore sworn
sweep swept
swell swoll swollen swoln
swim swam swum
swing swung
take took taken
teach taught
tear tare~ tore torn
tell told
think thought+
thrive throve thriven
throw threw thrown
tread trod trode trodden
unbind unbound
unclothe unclad
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
upbear upbore upborne
uphold upheld upholden
vex vext
wake woke woken
waylay waylaid
wear wore worn
weave wove woven
weep wept
will wilt would wouldest wouldst
win won
wind wound~
wit wot wist wotteth
withdraw withdrew withdrawn
withhold withheld withholden
withstand withstood
work wrought
wrap wrapt
wring wrung
write wrote writ written
`;
