/**
 * Words of later translations, each with the words of the King James Version at the same place, the most frequent
 * first. Made by scripts/equivalents.ts from the verses of KJV, ASV, WEB, BSB, YLT.
 */
export const EQUIVALENTS = `
000 thousand hundred twenty
1 thousand a hundred
10 ten thousand
100 hundred an thousand
12 twelve be he
120 an hundred twenty
2 thousand two hundred
20 twenty thousand
200 hundred two thousand
22 twenty two thousand
24 four twenty thousand
25 five thousand twenty
250 fifty hundred two
3 thousand three hundred
30 thirty thousand
300 three hundred thousand
4 thousand four
400 four hundred thousand
500 five hundred thousand
600 hundred six thousand
700 hundred seven thousand
abaddon destruction hell
abandon forsake leave
abednego abed nego
abide dwell
abiezer abi ezer
abiezrite abi ezrite
abijah abiah abia
able can
abominate abhor
abomination abominable
abound abundant
above than
abundance multitude
abundant great
abuse that
abyss bottomless pit
acacia shittim
accept receive
acceptable accept
accomplishment chronicle do he
accordance according
according after
accusation accuse
accuse against
accuser adversary
acknowledge know
acquire get
acquit unpunish
across over
action work
addition beside meat
address speak
adjure charge awake my
administer judgment execute
admonish warn
adorn deck
adulteress strange woman
adversary enemy
adversity trouble
advice counsel
advise counsel
afar far
affirmation say
afflict poor
affliction trouble tribulation
afford get able
affright dismay afraid neither
afraid fear
afterward after
age ever
ago old
ahead before
ahijah ahiah
aijalon ajalon
ail sick
air heaven fowl meat
alarm trouble
alien stranger
alight light
alike both
alive live
allot lot divide
allow suffer
alone only
already now
although though
alway ever continually
amalek amalekite
amalekite amalek
amaze astonish marvel
amazement amaze
ambush wait lier
amminadab aminadab
ammon ammonite
ammonite ammon child
amount much
anathema accurse
ancient old
anger wrath
angle turn wall
angry wroth
anguish pain
animal beast
announce declare
annul disannul
answer hear
anxiety care
anxious take think no
any no
anymore any more
anyone any
anything any thing
anywhere thou
apart without
appal astonish
apparel garment
appeal beseech
appear see
apportion divide
approach come near
appropriate meet
approve allow try
ar take lay
arab arabian
arabah plain
aram syria syrian
aramaean syrian
aramean syrian
ararat armenia
aren't not be
arimathea arimathaea
arise rise up
armor armorbearer
army host
aroma savor sweet fire
around about round
arpachshad arphaxad
arpad arphad
arrange order
array clothe
arrival come
arrive come
arrogant proud
artemis diana
article vessel
ascend up
ascent up go
ascribe give
asham confound shame
asher aser
asherah grove image
asherim grove
ashkelon askelon
aside away
ask say
asleep sleep
assemble gather together
assembly congregation church
asshur assyria
associate brother
assyria assyrian
astonish astony amaze
astonishment desolate most
astound astonish
astray deceive err
atone purge
atonement reconciliation
atop upon top chapiter
attach put
attack smite against
attend hearken
attendant minister servant
aught ought
authority power
avenge revenge
avenger revenger
await for
awaken awake
aware know
awe fear afraid
awesome terrible
awl aul
azarel azareel
baal baalim
babe child
baby babe
back again return
backward back
bad evil
bag sack scrip
baggage stuff
bake baken meat
banish out drive whither
bank brink
banner ensign
banquet feast
baptizer baptist
bar yoke
barrack castle
barren high place
base socket
basemath bashemath
basin laver foot brass
basis in fault
basketful basket take
bathe wash
bathsheba bath sheba
battle war
beach shore
bear firstborn
bearer armorbearer
beat smite
beautiful fair
beautify glorify
beauty glory
bedroom bedchamber
beelzebul beelzebub devil
beersheba beer sheba
beforehand before
beforetime before
beg beseech
beget bear
behavior conversation
behind after
behold lo see
behove must ought
believer believe
beloved wellbelove dear
below beneath under
belt girdle loin gird
ben son
bene child
beneath under
benefit profit
benjamite benjamin child
beseech pray
best chief
beth house
bethel el beth
bethlehem lehem beth
betroth espouse
better more
between betwixt
beyond side on this
bezalel bezaleel
big great upon
billow wave
bird fowl
birth bear forth
bitterly sore
black brown
blameless perfect
blamelessly uprightly
blaze burn midst
blemish spot
bless happy
blight blast
block stumblingblock
blood bloody
bloodsh blood
bloodthirsty bloody
blossom bowl
blot put
boast glory
boat ship
body carcass
boil seethe
boldness confidence
bolt lock thereof
bond band
bondservant servant
booth tabernacle
border coast
bother thou trouble
bow worship
bowl vial basin
boy lad
bozenai boznai tatnai
braid wreathen
branch bough
brass brazen steel
breach break up
bread showbread meat
breadth broad long
breaker wave
breast pap teat
breastpiece breastplate end
breath spirit
breathe ghost give up
bribe gift reward
brick brickkiln
bride spouse
bridegroom bloody husband
broad street
bronze brass
brood generation
brook river
broom juniper
bud knop candlestick bowl
build edify
bull bullock
burial buryingplace bury
burn kindle
burst break
bury hide
butler rab shakeh
buy get
cake flagon
calamity evil destruction
calf bullock
call cry
camp host pitch
can't cannot
canaan chanaan
canaanite canaan
cannot not
capital chapiter
captive captivity
captivity away captive carry
captor captive carry
captur take
capture take
caravan company
carcass body dead
careful take heed
carefully diligently
carry bear
carve graven
case cause
catch take
cattle ox
cavalry horseman
celebrate keep
census sum number
center midst thereof
certain some
certainly verily surely
certificate divorcement bill
cesarea caesarea
chain bond
chaldean chaldees
change turn
changer moneychanger
charioteer chariot captain host
chase follow
cheer comfort
cheerful merry
child son
chisel hew
choose elect
chronicles chronicle now act
circle compass about
circuit plain
circumcise circumcision
cistern pit well
citadel palace shushan
clan family
clasp tach
clay earthen vessel
clean cleanse pure
cleanse purge clean
cliff rock
climb go up
cling cleave
cloak garment
cloth clothe sepulcher
clothe raiment
cloud cloudy
club staff
coast isle
coastland isle
coat habergeon
collapse down fall
collateral surety
collect gather
collector publican
comfort consolation
command commandment
commander captain host
commandment precept hand
commencement begin
commission charge a
common profane
companion fellow
company congregation
compare whereunto
compassion mercy
compassionate of compassion
complain murmur
completion end until
conaniah cononiah
conceal cover hide
condemnation damnation
conduct conversation
confess praise
confession profession
confident trust
confidently safely
confin shut up
confirm establish perform
confound asham
consecrate sanctify
console comfort
conspire conspir slay
construct make
consume devour
consumption consume
container bottle vessel
contaminate shall plague
contempt despise
contend plead strive
contention strife
continual daily sacrifice
continually alway
contribution offer
convict convince
cook seethe
copper brass
cor measure
cornerstone corner of head
corpse body dead carcass
correction instruction reproof
correctly thou
corruptly corrupt themselves
couch bed
couldn't can not
council assembly counsel
count number
country mount mountain
countryman brother
countryside country
courage good cheer
courageous courage good
courier post
courtyard court
covenant testament league testimony
craftsman carpenter
crave desire lust
crawl creep thing fowl
creation creature every
creature beast
credence believe
credit impute
crook froward
crop fruit
cross pass go over
crossbar bar board
crouch couch down lie
crowd multitude people
crown upon top
crush break
cub whelp
cubit thousand five breadth
cup bowl candlestick knop
cupbearer butler
curtain hang court socket
cush ethiopia
cushim ethiopian
cushite ethiopian cushi
custody ward
custom manner
cut hew
cutter hewer
cypress fir tree
daily day every
damage breach
damsel maid
danite child dan
daric dram treasure
dark darkness
darkness dark
darling love
darnel tare
dawn morning
daybreak morning day
daylight day
dead carcass
death slay
decay corruption
dedicate sanctify
dedication dedicate
deed work
deep depth
deer hart
defeat smite
defect blemish bullock
defense answer himself
defile pollute
defy reproach
delay tarry
delicacy meat
deliver betray give
deliverance deliver salvation
deliverer deliver none
deluge flood
demolish break down image
demon devil
demoniac devil possess
denarii penny
denarius penny
denary penny
depart go
deposit deliver keep
deprive away judgment take
depth deep
deputy captain prince
descend down go
descendant seed
descent down
desert wilderness
deserve worthy
designer cun fine
desirable pleasant
desolation desolate
despoil spoil
destroyer spoiler
destruction destroy utterly
detachment company
determin determine
detest abomination
detestable abomination
devise imagine
devote utterly destroy
devotion mercy ever
devour eat consume
diadem crown
didn't not
die dead
different diverse another
difficult hard
diligence speedily
disappoint asham
disaster evil
disbelieve not
discern understand
discernment understand
discharge issue
discipline chasten
disclose show
discourage dismay thou
discover find
disease leprosy plague
disgrace reproach shame
dish charger spoon meat
dishonest covetousness
dismiss away send
disobedience transgression unbelief
disobedient believe not
disobey transgress
dispersion scatter
display show
displease wroth
dispossess out drive
distance off afar
distant far country off
distinction difference put
distress trouble
distribute divide
district part
diverse divers
divide part
divination divine
division course host
divorce put away divorcement
doe hind
doer evildoer
doesn't not
don't not
donkey ass
door gate
doorkeeper porter
doorpost post
doorway door
dove turtledove congregation tabernacle
drag draw
drain wring
dread fear afraid
dress clothe gird
drip drop
drive cast
drop cast
drove drive
drunkard drink
due judgment
dust powder
duty charge
dweller inhabitant dwell
each every one
earnestly early
earth ground land
east eastward
eastern east
eastward east toward on
eat meat feed
eber heber
edge bank river
edged twoedge
edict commandment decree
edom edomite idumea
egypt egyptian
egyptian egypt
eighty fourscore
either neither nor
el house god
elder ancient
elijah elias
elizabeth elisabeth
embroider broider needlework
embroiderer needlework hang
emission seed
emptiness vanity
empty vain
encamp pitch
encampment castle
enchanter astrologer thereof
encircle about compass round
encourage comfort exhort
encouragement consolation
endor en
endurance patience
engrave graven
enosh enos beget
enquire ask
enrag wroth
enroll tax
ensign standard
enslave bondage
ensnare snare take
enter go into
enthron dwell
entice persuade deceive
entire all
entrail inward upon
entrance door enter
entreat beseech pray
entrust commit
envoy ambassador
ephah deal meat mingle
ephrathah ephratah
equal like
escape deliver
especially specially
eternal everlast
eunuch chamberlain
euphrates river side on
evening even
event thing
everlast ever
every all
everyone every one
everything all thing
everywhere every where
evident manifest
evildoer iniquity worker evil
exactly diligently
exalt up
examine look
example ensample
exceed very
exceedingly exceed
excellency pride majesty
except save
exchange change
exclaim say
executioner captain guard
exhaust faint
exhort beseech
exile captivity away
exit go
expanse firmament
expect look
expectation look
expire die ghost up
explain declare
expose discover
extinguish out put quench
extremity part
exult rejoice
eye sight
fabric plague garment skin
facedown face on
fade dark somewhat
faith believe
faithfulness truth mercy
faithless transgressor backslide
falcon vulture
false vanity
falsehood lie
falsely lie
family father house chief
famine dearth hunger there
farmer husbandman
fasten put
father beget
fatling fat
fatten fat
favor grace
favoritism person of
fear afraid
fearful terrible
feed eat
female maidservant she
fence strong defense
ferment leaven
fertile fat
festival feast
fetter chain
few small
field land
fierce cruel
fierceness fierce fury
fiery fire
fifth five
fight war
fill full
fine meat
finely twine fine cloth
finish end make
fire burn
firm fast
first firstborn
firstborn firstling
fisherman fisher
five fifteen threescore
fix choose
flame fire
fleet navy
fleshly carnal
flint sharp
flock sheep cattle
flog scourge
flood river
floor threshingfloor
flour meal
flute pipe
foe enemy adversary
follow after
follower company
folly foolishness
food meat
fool foolish
foolish fool
footed fourfoot
foothill south plain
force army
ford passage
forefather father
foreign strange
foreigner stranger
forest wood
foretell before
forever ever for
forfeit soul
forgive pardon
forgiveness remission
fork fleshhook
former first
formerly before time
forsake leave
fortify fence
fortress hold strong
fortune captivity
foul stink
found foundation lay
foundation bottom
fountain well
four fourfoot
fourth four twentieth
fowl bird
fragrance savor smell
fragrant sweet
frame board bar
frankincense incense
freedom liberty
freeman noble free
frighten afraid
fringe border
front before
fruit firstfruit
fugitive escape
fullness full
furious wroth
furnace oven
furnish vessel
furthermore moreover
fury wrath
futile vanity
futility vanity
future come time end
gadite gad child reuben
galilean galilaean
game venison
garment clothe raiment
gatekeeper porter
gateway gate porch
gather assemble
gatherer publican grapegatherer
gaza azzah
gaze look
gazelle roe hart roebuck
geba gibeah
geber gaber
gehenna hell offend
genealogy generation
generation age
gentile heathen
gentleness meekness
gershonite gershon
get arise
gideon he
girl damsel maid
glad merry rejoice
gleam color
gloat rejoice
glorious glory
goat kid
godless hypocrite
goiim nation
gold golden
golden gold
goldsmith founder
gomorrah gomorrha
good gospel
goodness good
gore push him
gossip talebearer
governor ruler captain
grab lay take hold
grace favor sight
grain corn meat
grant give
grasp hold
grass herb
grave sepulcher
graven carve
gray grayhead
graze feed
greatness majesty
greece grecia
greed covetousness
greek gentile
greet salute
grief sorrow
grieve sorry
grievous sore
grip take
groan sigh
ground earth land
grove oliveyard
grumble murmur
guard keep
guidance counsel
guide lead
guilt trespass
guiltiness trespass
habitation dwell place
hadadezer hadarezer smite
hade hell
hades hell
hagar agar
hagrite hagarite
hailstone stone
hakkoz koz
hall house
hallelujah you praise
hamath hemath
hammer beat work
hanamel hanameel
hananel hananeel
handbreadth an hand breadth
handmaid maid maidservant
handsome goodly
happen pass
happiness bless happy
happy bless
haran charran
harass vex
harlot whore go
harm hurt evil
harvester reaper
hasn't not
hasshub hashub
hasten haste
hastily quickly
hathach hatach
haughty proud
haven't not
havvoth havoth
head chief
headband bonnet
heal whole
healthy whole
hear ear
hearken obey hear
hearted heart
heave oblation
heaven air fowl
heavy great
height high place hill
helper help
helpless poor
her thereof
herb grass
herd young sheep
here hither
hereafter time come
heretofore time past
heritage inheritance
hero mighty
hew cut
hezekiah ezekias
hide secret
highway way high
hill mountain mount
hire reward
hireling hire servant
history these
hittite heth
hodiah hodijah
holiness sanctify
holy holiness
home house
hometown country
honest true
honor glory
hook fleshhook pruninghook
hope trust
horde band
horn trumpet
horror astonishment
horse horseman
host army war
hostility enmity
hour time
household house
housetop house top
human man
humiliate asham
humility meekness
hundred hundredfold
hungry hunger an
hurl cast
hurricane whirlwind
hurry haste
i'm i
idol image graven
ignorant not
ill sick
imitate follow
imitator follower
immediately straightway
immoral whoremonger
immorality fornication
imperishable incorruption
import bring
impurity separation
incense image
incline bow down
indecency lewdness
indignant indignation
infant little one
infection plague behold
infirm sick weak
inform tell
inhabit dwell
inhabitant dwell therein
inherit inheritance possess
inheritance heritage
injure hurt
injustice iniquity
innard inward upon
inner oracle
innermost side
innocence innocency
insane mad
inscribe write
inscription superscription
insert put staff
inside within
insight understand
insist say
inspect visit
inspection visitation
install set up
instrument psaltery
insult reproach
integrity uprightly
intelligent understand prudent
intend think
intercede intercession make
interdict decree
interest usury
interpret interpretation
invade come into
invite bid call
isaiah esaias
ishbosheth bosheth ish
ishmaelite ishmeelite
island isle
isn't not
isolate shut up look
israel israelite
israelite israel child
itch scall
its thereof
ivvah ivah
jackal dragon owl
jacob he
jah lord
jailer keeper
jalam jaalam aholibamah
jar vessel
javelin spear
jealousy envy strife
jehoash joash
jehohanan johanan
jehovah lord
jehozadak josedech
jeremiah jeremy
jewelry ornament thy
jewish jew
jonah jonas
joshua jesus
josiah josias
journey pitch depart
joy gladness
joyful merry
judah juda
judea judaea
justice judgment
kebar chebar
keeper keep
kenan cainan beget
kenizzite kenezite
kick despise
kill slay
kind manner
kindly mercy on
kindness mercy
king begin
kingdom realm king
kingship kingdom
kinsman brother
kiriath kirjath
kiriathaim kirjathaim
kittim chittim
knead kneadingtrough store
knee down
kneel bow upon
knit skin warp woof
knowledge know
kohathite kohath son
korahite korhite
labor travail
lack want
lad child
ladan laadan be
ladle spoon
lady damsel
lamb sheep
lame halt her
lament lamentation
lamp candle candlestick
lampstand candlestick thereof
land earth country
language tongue
lap bosom
large great
late after pass
latter last
lawless wicked
lawlessness iniquity
leader prince
leaf leave
learn know
leather skin badger thing
ledge settle
leg shoulder foot
length long broad
lest not
letter epistle
levi levite
levite levi
levitical levite
libation drink meat offer
lie lay
life live
lift take
lightly despise
lightning light
like as
likeness similitude like
likewise like
linen sheet
lioness great old
lip mouth
list reckon
listen hearken hear
live dwell
livestock cattle
lo behold
load lade burden ass
loaf bread
loathe abhor
lobe above caul two
local prince
lock shut
locust grasshopper
lodge chamber little
lofty high eminent
loin flank above it
long more
loose put
loosen loose
lord master
lordship dominion
lose perish
loss damage
loud great
loudly a with loud
love mercy
lovely comely
lovingkindness mercy
low nether
lowland plain mountain valley
lowly base
lust dote
lyre psaltery
maacah maachah
maacathite maachathite
madman mad
mahalalel mahalaleel beget
maid maidservant handmaid
maiden maid virgin
maidservant handmaid
mail habergeon
maintain keep
majestic excellent
majesty glory excellency
maker make
malchijah malchiah pashur
malchishua shua malchi
male first
manager steward
manasseh manasses
manifest appear
manifold divers
mankind man
manner likewise
manslayer slayer her
march go
marketplace market
marriage wife
marry take wife
marvel wonder
mat bed thy take
maul tear
meal meat
measurement thereof measure
meat flesh
meditate talk
medium familiar spirit mede
meet congregation tabernacle
melchisedek melchisedec
melchizedek melchisedec after
melt faint because
memorial remembrance
memory remembrance
memphis noph
mention express
merarite merari
merchandise market
merciful compassion full of
meshezabel meshezabeel
message word
messenger angel
messiah messias
mica micha
micah michah
micaiah michaiah
mid midst
middle midst
midian midianite
midst among
mighty strong
mildew plague leprosy look
mina pound
mind heart
mindful remember
minister serve
ministrant minister
ministration ministry
miracle work mighty
mirror glass
miscarry cast
mix mingle meat
mizpah mizpeh
moab moabite
moan mourn
mock laugh scorn
mocker scorner
mold crown about of
monster dragon whale
monument place
moon month
moons moon
morning morrow
morrow day next
moses he
most verily
mound mount
mount mountain
mountain mount hill
mourn lament
mouth edge
move remove
much great
mud clay
multiply increase
multitude people
murder kill slay
musical music
muster number
mute dumb
myriad ten thousand
myself me
mystery secret
naharaim mesopotamia
nahshon naasson
name call
nard spikenard
nation heathen
native stranger bear country
nazarene nazareth of
nazirite nazarite
nebaioth nebajoth
nebuchadnezzar nebuchadrezzar
nebuzaradan adan nebuzar
necked stiffneck
neco necho
necoh nechoh
needy poor
negev south
neighbor another
nest fowl
net network
nethanel nethaneel
network chapiter
never not
nevertheless notwithstanding
new corn
news gospel
next morrow
nigh near
night lodge
nile river
no none
noah noe
noble prince
nobody man no
noise sound
none no
noon noonday
nor neither
north northward leave right
northward north toward south
not no neither
nourish up
nourishment meat
nullify make
nurse suck give
oak plain
obedience obey
obedient obey
obeisance worship
obey hearken keep
observe keep
occasion offense
occupy dwell
ochran ocran
office charge
officer captain
official prince
offspring seed
often oft
oh o
oholah aholah aholibah
oholiab aholiab
oholibah aholibah aholah
oholibamah aholibamah duke jaalam
oil ointment
old first
olive oliveyard
onto into
open door
opportunity occasion
opposite against over
oppressor oppress
or nor neither
ordain command consecrate
order command
ordinance judgment
ordination consecration
orphan fatherless
ostrich owl dragon
otherwise lest
ours our
ourselves us
out forth
outcome end
outcry cry
outer utter
outermost uttermost
outpost garrison
outside without
outsider stranger
outskirt part
outstretch stretch
overcome prevail
overlay cover over
overpower against prevail
overtake take hold
overturn overthrow
ox bullock unicorn
paddan padan
pain sorrow
pair couple two
palace house
palate mouth
palm hand
pan in
panel border base ledge
pang sorrow
paralytic palsy sick of
paralyze palsy
parch dry
partake partaker
partiality person respect accept
pashhur pashur
pass go
passer that pass
passion lust affection
pasture suburb her
pastureland suburb her
patch man
path way
patience longsuffer
pay give
peaceful peaceable
peg hook nail pin
perceive know understand
perez pharez
perfect without blemish
perfume incense burn
perfumer apothecary
perhaps peradventure may
perish destroy
perishable incorruption
permanent ever throughout your
permit suffer
perplex doubt
persecute persecution suffer
perseverance patience
person soul
perverse froward
perverseness iniquity
perversity iniquity
petition supplication
pharaoh he
phicol chief phichol
philistia palestina
phrat euphrates
pick take
pierce slay
piety godliness
pig swine
pile heap
pillar image grove
pit dungeon
pity mercy spare
plague pestilence
plank board
plant herb
plateau plain
platter charger an meat
play whore go whoredom
plea supplication
pleasant sweet savor
please thou pray i
plow ear
plumb plumbline
plunder spoil
poison gall
pole staff grove
polish furbish
pollute profane defile
pool stand
portico porch thereof post
portion part
possess inherit
post pillar socket their
pot caldron
power strength
powerful mighty
powerfully mightily
praetorium hall judgment
pray now
precede before which
precept commandment
precious pleasant
prefect captain ruler prince
pregnant child with
prescribe manner after meat
presence before
present meat
presently immediately
preserve keep
press winepress
prey spoil
price money
priesthood priest office
prince captain
prisoner bind fellowprisoner
proceed go
proclaim preach
proconsul deputy
produce forth bring
profane pollute
promise word
property possession
prophecy prophesy
prosperity good
prostitute harlot whore
prostitution whoredom
protect keep preserve
proud up lift
provide give
provision victual
provoke rebel against commandment
prune pruninghook among rebuke
publicly openly
punish visit
purchase buy
pure clean
purge thou away put
purification purify
purify purge cleanse
purple scarlet
pursue follow persecute
pursuer persecutor persecute
pursuit pursue after spirit
quake move tremble
quarrel strive
quarter fourth part side
question ask
rabbi master
rabshakeh shakeh rab
raid invade
rainbow bow
raisin flagon wine
ram trumpet
ramp cast mount
rank army
ransom redeem
rare precious
rather more
ravine river
ready prepare
realize know
rear rearward
rebel provoke
rebuild build up
rebuke reprove
receive take
reckon count
recline sit down
recognize know
recompense reward
record father write generation
recount tell declare
red reddish
redeem deliver
redeemer kinsman
redemption redeem
redundance caul
reem unicorn
refine try
reform repent
reformation repentance
refrain forbear
refresh comfort relieve
refuge trust put
refuse not
region country
register even and hundred
registration that thousand family
regret repent
regular servile continual meat
regularly continually
reign kingdom
reject cast
rejoice glad
relation nakedness uncover
relative brother
relay tell speak
release go let
relent repent evil
rely stay
remain abide
remember remembrance
remembrancer recorder
remind remembrance put
remnant residue remain
removal captivity away carry
remove away take
renounce curse
repay recompense
rephaim giant
reply say answer
report tell
reproof rebuke
reprove rebuke
rescue deliver
reside sojourn stranger
resident inhabitant stranger
resist withstand
respond answer
restitution trespass good
restore again
restraint assembly solemn
retribution recompense
return again
reubenite reuben child gad
reveal manifest
reverence fear
reverse bring thereof again
revile curse
revive quicken
revoke away thereof turn
rich fat
riddle dark
ride bring
rider sit
ridicule laugh scorn
righteous just
righteousness judgment justice
rim about round border
ring earring
ripe firstripe good
rise arise
river flood
rivulet river
road way
roar noise
roast parch corn
rob spoil
robber thief
robbery spoil violence
robe mantle
rock stone
rocky stony rock
rod reed
roof top housetop
room chamber
rooster cock thou thrice
rope cord
rosh chief
rouse raise up
route way
royal king
ruby carbuncle
rule reign dominion
ruler prince
run flee
runner post guard
rush run
rust scum
ruthless terrible
sacred holy image thing
sacrifice offer
safely peace
sail loose depart
sailor shipman
salute greet
salvation save
sanctification holiness
sanctify hallow
sanctuary temple holy place
sandal shoe
sanhedrim council
sanhedrin council
sarah sara
sash girdle coat gird
satisfy fill full
satrap prince captain
save deliver
savior save
say speak
scale balance
scaly scall
scepter rod lawgiver
scheme device
scoff scorn
scoffer scorner
scorch burn
scorn reproach
screen hang
scribe magician
scroll book roll
seah measure
seal signet
sealskin badger skin
search seek
seashore sea shore
season time
seat sit
second other
secret mystery
secretly privily
secure sure
securely safely
security pledge
see behold
seize take
select take
seman seed
send let
senseless brutish
serve minister
servitude bondage
settle dwell
settler stranger
seventh seven twentieth
seventy threescore ten
severe sore
severely more sore
sexual fornication
sexually whoremonger
shackle fetter
shade shadow
shake move
shame asham
shameful shame
shape one
sharpen whet
shatter break
shealtiel salathiel zorobabel
shearer sheepshearer
shecaniah shechaniah
sheep flock cattle
shekel piece
shelah salah beget
shelomoth shelomith
sheol hell grave
shepherd feed pastor
shewn show
shield buckler
shihor sihor
shilling penny
shine give
ship ark
shiver break
shoot branch
shoulder shoulderpiece side thereof
shouldn't not
shout cry
shower rain
shrine grove
sick disease
sickness disease grief
sidon zidon
sidonian zidonian
siege besiege
sight before
sign miracle
silent hold peace
silver money
silverling silver piece shekel
simile parable
sinai sina
sinful sin sinner
singer sing
single one
sink drown
sir lord
sit set
site place
sixty threescore
skill cun
skillful cun
skillfully curious girdle
skin bottle
skirt hem
sky heaven
slacker slothful
slander evil speak
slap hand smite
slaughter slay kill
slave servant
slavery bondage
slay kill
sleep lie
slope plain
slow longsuffer mercy
sluggard slothful man
small little
smash break image
smite slay
snake serpent
snatch pluck
soil ground
sojourn stranger dwell
sojourner stranger
solid meat
someone one
son child
sorcery time
sorrow grief
south southward right
southern south
southward south on toward
sow seed into receive
spare save
spear javelin
speck mote thou thy
speech word
spend lodge
spice sweet incense
spin twine fine
spirit ghost
spiritist familiar wizard spirit
splatter sprinkle upon about
splendor glory
split cleave
spoil prey
spoiler that
spring fountain
sprinkle basin
sprout forth spring
spy search
square foursquare thereof street
staff rod
station stand set
statue image
statute ordinance
stay abide
stead room
steadfast faithful
stench stink
step go
stew pottage
stick cleave staff
stiff stiffneck
still yet
stir raise
stomach belly
store lay
storm tempest
straight right
straightway immediately
stranger strange
strap gird shoe
stray err
streak ringstrak cattle
stream river
strength power
stretch forth put
strictly straitly
strike smite
string psaltery
stroke wound
strong mighty
stronghold hold strong
stubbornness imagination every one
stumble offend fall
subjection subject
submit subject
substance good
success prosper
suckling child
suddenly behold
sulfur brimstone
summon call
sunrise rise sun east
sunset sun down go
suph red
supplication prayer entreat
suppose think if
surface face
surpass pass
surround about round compass
survive leave
survivor remain none escape
susa shushan palace at
swallow devour
swear lift up my
swell rise
sword dagger
tabernacle dwell
tabernacles tabernacle
table meat sit down
tablet table mount
tail rump above inward
talk speak commune
tall high
tambourine timbrel tabret
tarshish tharshish
taskwork tribute
taste eat
tattenai boznai tatnai on
taunt reproach
tax publican
teach doctrine
teacher master
tear rend
teem creep bring forth
tekoa tekoah
tell say
temper spirit
temple house
tenant husbandman
tend feed
tent tabernacle congregation
tenth tithe
tenths deal tenth meat
teraphim image
terrible great
terrify afraid
territory coast
terror fear
test prove tempt try
testify witness bear
testimony witness
than above
thank praise
thanksgive thank give
therefore wherefore
thigh shoulder
thin favor ill
third three twentieth
thirsty thirst athirst
thirty thirtieth
thought think
three thrice
thresh threshingfloor
threshold door post
throne seat
through by
throughout all
throw cast
thrust cast
tidings gospel
tie bind
till until
timnah timnath
timothy timotheus
today day this
toil labor
tomb sepulcher
tomorrow morrow
tonight night thou this
topheth tophet
torch lamp
toss remove cast into
total hundred all thousand
tower defense
town city
trade occupy
trafficker merchant
train teach
trample tread
transgression trespass
trap take
travel journey
treacherous transgressor
treasury treasure
treaty league
tremble afraid
trespass transgress
trial temptation
tribe kindred
tribulation affliction
tribunal judgment seat
tribute present gift
triumph rejoice
troop people
trouser breeches
true truth
truly verily
trustworthy faithful
truth true
tumor emerod smite
tumult noise
tunic coat girdle
turban upon miter girdle
turn return
turtle turtledove
turtledove turtle
twenty twentieth four
twilight even night
two twain both
tyre tyrus
ugly favor ill
unable not can
unbelieve believe
unbeliever believe infidel
unblemish without blemish first
uncircumcise uncircumcision
unclean defile
uncleanness filthiness
uncover discover
underneath under
unfaithful against
unfaithfully trespass
unintentionally ignorance thither unaware
unless except
unrighteous unjust
unrighteousness iniquity
untie loose
until till
unwil will not
unwise that
unwittingly ignorance through
uplift lift up
upon on
upright righteous
uprightness equity right
uproot pluck root up
upward above
urge beseech
uriah urijah
utensil vessel thereof
utter speak
uttermost side
uzzah uzza
uzziah ozias
vain vanity
valid true
valley river brook
valor valiant
valuation estimation thy
vanity vain
various divers
vast great
veil lock within
vengeance avenge
victory deliverance
victual meat
village town
vindicate judge justify
vineyard vine
virgin maid maiden
vision vanity
voice sound
vomit spew
vulture eagle
wail howl
waist loin gird girdle
wait tarry
wake awake
walk go
wall hedge
wallet scrip
wanderer vagabond
want will
war battle
ware fair in thy
warfare appoint time
warrior mighty war
wasn't not be
wasteland wilderness
watchman that
watercourse river
wax waxen
we us let
weakness infirmity
wealth riches
wealthy rich
weary faint
weave girdle curious
wed marriage
weed tare
weigh weight full
welcome receive
welfare how
weren't not
west westward river side
westward west toward
wet wash
what thus
whatever whatsoever
whenever when
where whither
wherefore why
wherever whithersoever
wherewith withal
whitewash daub mortar untemper
whither where
whoever whosoever
whole all
whom which
whomever whomsoever
whore harlot commit
whoredom fornication
whoso that he
why wherefore
wide breadth thereof broad
width breadth thereof
wife woman
wild unicorn
wilderness desert
wind spirit vexation
wine winepress
wineskin bottle
winnow fan
wipe destroy
wisely prosper
wish will
withdraw depart into
wither dry up
withhold back keep
within in midst
withstand resist
withstander rise that against
witness record
woe alas
woman wife
womb matrix body
won't not
wonder marvel work
wonderful marvelous
wood timber
wool woolen thing
workman cun laborer
world earth
worry take think no
worship serve
worthily worthy
worthlessness belial
wouldn't not
wound slay
wrath fury
wreath addition
wrist upon hand
write scripture
xerxes ahasuerus
yah lord the you
yahweh lord
yarn fine twine cun
yeast leaven
yes yea
yield bring forth
you thou
your thy thou
yours thy thou
yourself thou thyself
youth child
zeal jealousy
zealous jealous
zeboiim zeboim
zebulun zabulon nephthalim
zebulunite zebulonite
zechariah zachariah zacharias
zerahite zarhite
zerubbabel zorobabel salathiel
zion sion
zither cornet psaltery sackbut
`;
