/**
 * Words of later translations, each with the words of the King James Version that it replaces, the most frequent first.
 * Made by scripts/equivalents.ts from the verses of KJV, ASV, WEB, BSB, YLT.
 */
export const EQUIVALENTS: string = `
000 thousand
1 thousand hundred
10 ten
100 hundred thousand
110 year
12 twelve
120 twenty
127 seven
128 eight
144 forty
150 fifty
16 sixteen
18 eighteen
180 fourscore
2 two
20 twenty
200 two hundred
22 twenty
24 four twenty
25 five twenty
250 fifty
254 fifty
3 three
30 thirty
300 three
32 thirty
4 four
40 forty
400 four
42 forty
430 thirty
45 forty
5 five
50 fifty
500 five
6 six
600 six
666 six
7 seven
70 seventy
700 seven
760 seven
800 eight
a an the
aaron aaronite
abaddon destruction
abandon forsake leave
abarim passage
abednego abed nego
abide dwell tarry remain continue
abiezer abi ezer
abiezrite ezrite abi
ability able
ablaze kindle
able can cannot
abolish destroy
abominable abomination idol
abominate abhor
abomination abominable
abound abundant increase
about of
above than
abraham peradventure
abundance multitude
abundant great plenteous much
abundantly great
abyss bottomless deep
acacia shittim
accept receive
acceptable accept
acceptance respect acceptation
accompany with follow
accomplish fulfill perform finish
accomplishment chronicle
accord mind
accordance according
according after
account sake
accountable require
accurately perfectly
accusation accuse
accuser adversary
accustom wont
acknowledge know
acquire get purchase
acquit unpunish guiltless justify clear
across over
acsah achsah
act do
action work deed
actually commonly
add more again
addar adar
adder cockatrice
addition beside
address speak
adjacent oblation
adjure charge
administer execute
administrator president household
admonish warn
adorn deck garnish
adornment ornament
adulteress woman
advance strike
advantage gain profit
adversary enemy satan
adversity trouble distress
advice counsel
advise counsel
adviser counselor
advocate comforter
afar far
affection love bowel
affirmation say
afflict poor
affliction tribulation trouble
afford get able
affright dismay afraid
afraid fear
after when follow
afterward after
again more
against upon
age ever world everlast
ago old already
agony pain
agree content
ah woe
aha ah
ahead before
ahijah ahiah
ai hai
ail sick
aim bend
air heaven fowl
alarm trouble fear
alas woe
alert watch
alexandrian alexandria
alien stranger sojourn
alienate alien
alight light
alike both
alive live life quicken quick
all every whole
allemeth alemeth
allot lot divide
allotment lot
allow suffer
allowance diet
alloy beat
almighty omnipotent
alone only
alongside over
already now
although though but
alway ever continually evermore
amalek amalekite
amalekite amalek
amaze astonish marvel wonder
amazement amaze
ambush wait lier
ambusher lier
amen perform
ammon ammonite
ammonite ammon
amon multitude
among midst of
amount much money
an a say
anathema accurse
ancient old
and but
anew new again
anger wrath
angle wall
angry wroth displease anger
anguish pain
animal beast
ankle slip
annihilate destroy
announce declare
annual yearly
annul disannul
anoint unction messiah
another themselves other
answer hear say
answerable over
anticipate prevent
antiquity old
anxiety care
anxious think careful
any no
anyone any man whosoever
anything any thing nothing
anywhere whither
apart without beside separate
apostate rebellious
appal astonish astony
apparel garment
appeal beseech cry
appear see
appearance sight countenance
appease beseech
appetite soul crave
apple mandrake
appoint set make ordain
appointment appoint commandment
apportion divide
approach near nigh come
appropriate meet
approve allow try
aqueduct conduit
aquilas aquila
ar take lay
arab arabian
arabah plain
aram syria syrian
aramean syrian
ararat armenia
area place
aren't not
argue dispute strive reason
argument reason
ariel lionlike
arise rise
arm gird
armlet tablet
armor armorbearer harness
armr stay
army host
aroma savor sweet
around about round
arouse awake
arrange order
arrangement showbread
array clothe beauty
arrival come
arrive come
arrogance pride arrogancy haughtiness
arrogant proud haughty
arrow dart
art enchantment
artemis diana
article vessel
artificer craftsman carpenter workman
artizan workman
ascend up
ascent up
ascribe give beauty
asham confound shame
asherah grove
asherim grove
asheroth grove
ashtoreth ashtaroth
aside away depart
ask say
asleep sleep
assemble gather
assembly congregation church
asshur assyria assyrian
assign appoint
assist minister help
associate brother companion
assume suppose
assyria assyrian asshur
astonish astony amaze wonder
astonishment most desolate desolation
astound astonish amaze
astray deceive err seduce
at in
atone purge atonement
atonement reconciliation reconcile
atop top chapiter fire
atroth ataroth
attach shoulderpiece
attack smite against
attain obtain
attend hearken visit
attendant minister servant
attention heed attend hearken regard
attentive attent
aught ought
author captain
authority power
avenge revenge vengeance
avenger revenger
avvim avite
avvite avite
await wait look
awake wake watch
awaken awake
aware know
awe fear afraid
awesome terrible
awl aul
axle axletree
azazel scapegoat
baby babe
babylon babylonian
back again return
backward back upward
bad evil
badger cony
bag sack scrip purse
baggage stuff carriage
bake baken
balaam parable
balsam mulberry
band curious fillet company
bandage roller
banish drive cast
bank brink
banner ensign standard
banquet feast
baptizer baptist
bar yoke band branch
barn garner storehouse
barrack castle
barren high solitary
base socket bottom foot
basin laver
basis fault
basket bushel ephah pot flag
basketful basket
batch lump
bathe wash
bathsheba bath
battle war fight
battlement tower
beach shore
beam timber light floor
bear firstborn bring
bearable tolerable
beard utmost
bearer armorbearer
beast cattle
beat smite
beauteous goodly
beautiful fair
beautify glorify
beauty glory
because for
become be beget
becomingly honestly
bed bedchamber furrow
bedroom bedchamber
beelzeboul beelzebul
beer well
beersheba beer sheba
beetle swarm
befall happen
before sight
beforehand before
beforetime before
beg beseech
beget bear
beggar beg
begin first
beguile deceive
behavior conversation
behead neck
behind after
behold lo see
beholder see
behove must ought
beka bekah
believer believe
belly womb
belong be
beloved wellbelove dear
below beneath under
belt girdle loin
ben son
bend bow steel stoop
bene child
beneath under
benefit profit bountifully
benhadad hadad
benjamin benjamite
benjamite benjamin
bereave barren lose spoil
bereavement lose
beseech pray
beside by
besiege siege
best chief good
beth house bethlehem
bethany bethabara
bethel el beth
bethlehem lehem beth
bethlehemite lehemite
bethsphage bethphage
betray treacherously
betrayer betray
betroth espouse
better good more
between betwixt
beware ware
beyond side
big great tip
billow wave
bind prisoner
bird fowl
birth bear generation bring
bite bit
bitter bitterness heavy
bitterly sore bitterness
bitterness bitter gall
black brown dark blackness
blackness obscure
blacksmith smith
blameless perfect upright
blamelessly uprightly
blaspheme revile
blasphemous blasphemy
blasphemy provocation
blast blow alarm
blaze burn flame kindle
bleed blood
blemish spot
bless happy
blight blast
block stumblingblock offense
blood bloody bone
bloodsh blood bloody
bloodthirsty bloody
bloom boll
blossom bowl grape flourish flower
blot put
blow sound stripe
blush confound
boast glory rejoice
boastful boaster
boat ship
body carcass flesh
boil seethe
boldly bold
boldness confidence boldly
bolt lock
bond band bind
bondage bondman servant
bondman serve
bondservant servant
bone jawbone life
book evidence register
booth tabernacle custom
border coast
bother trouble
bough branch
bound jump
boundary bound border landmark decree
bounty state goodness
bow worship
bowl vial basin
boy lad child
brace demand
braid wreathen
branch bough rod
brandish shake
brass brazen steel
brazen brass
brazier hearth
breach break
bread showbread meat food
breadth broad
breaker wave
breakfast dine
breast pap teat
breastpiece breastplate
breath spirit vanity wind
breathe ghost
breed gender
bribe gift reward
brick brickkiln
bride spouse bridechamber
bridegroom husband
bright white clear
brighten enlighten
brightness shine glitter
brink bank
broad street
bronze brass brazen
brood generation
brook river
broom juniper
brother brotherly
bruise break crush
buckler target shield
bud knop
build edify
bull bullock
bulwark fortress fence
burden chargeable burdensome
burial buryingplace bury
burn kindle
burnish fine
burst break whirlwind breach
bury buryingplace hide slothful
business craft gain
but and
butler shakeh rab
buy get purchase possess redeem
buyer buy
by with
cake flagon lump foundation
calamity evil destruction
caldron pot
calf fat bullock fatling
call cry
callous gross
calm quiet
calyx bowl
camp host pitch encamp
can may
can't cannot
canaan merchant
canaanite canaan canaanitish
canal river
cane calamus
canker cankerworm
cannot not can able
capable valor
capital chapiter
captain principal
captivate ravish
captive captivity prisoner
captivity captive carry
captor captive
captur take
capture take
caravan company
carcass body itself
care hand
careful heed
carefully diligently keep observe
carite ruler
carry bear
cart wagon
carve graven
case cause
cast drive melt
castle palace
catch take
cattle ox beast beef
cause make
cavalry horseman
cave den hole top
cavern terribly
cease leave
ceiling ceil
celebrate keep merry
cell cabin prison
census sum number
center midst
cephas peter
ceremonially flesh
certain some
certainly verily surely
certificate bill divorcement
chaff stubble
chain bond band
chaldean chaldees
chalk untemper
chamber bedchamber parlor
change turn repent
changer moneychanger
channel watercourse
charge command over
charioteer chariot
charm enchantment
chase follow vexation pursue
chastise chasten correct
chastisement correction chasten
chatter babble
cheat defraud
cheer comfort
cheerful merry
cheerfully delicately
chief duke high
chieftain governor
child son
childhood ago
childless without bereave
chirp peep
chisel hew
choice choose elect
choose elect
chop cut
christ god
chronicles chronicle
circle compass
circuit plain
circumcise circumcision
circumcision circumcise
circumference line
cistern pit dungeon well
citadel palace
citizen fellowcitizen
citizenship freedom conversation
citron apple
claim say
clan family father
clang tinkle
clasp tach
clay earthen
clean cleanse pure
cleanness pureness
cleanse purge clean purify
cleave divide clovenfoot
cleft hole
cliff rock
climb up go
cling cleave
cloak garment clothe
close near shut
cloth clothe sepulcher napkin
clothe raiment garment apparel
cloud cloudy
club staff
cluster bunch
coast isle sea
coastland isle
coat habergeon garment brigandine
cobra asp adder
coin money piece mite
collapse fall down
collateral surety
collect gather
collector publican
colonnade porch
color brown cloth
column pillar
come go be
comfort consolation
comforter comfort
command commandment charge
commander captain
commandment precept word
commencement begin first
commend recommend obtain
commentary story
commission charge
commit do
common profane abundance unholy
companion fellow
company congregation
comparable compare
compare liken equal
compassion mercy tender
compassionate compassion merciful pitiful
compel constrain
complain murmur
complaint prayer
complete finish fulfill accomplish end
completely wholly utterly
completion end finish
compounder apothecary
comprehend perceive
conceal hide cover secret
conceit highmind
concern against of
concession permission
condemn damn desolate contemn
condemnation damnation
conduct conversation
confer bountifully
confess praise thank
confession profession confess
confidence hope trust
confident trust confidence careless
confidently safely safety constantly
confin shut
confirm establish perform
conflict contention
conform conformable fashion
confound asham astony
confront prevent against
confuse discomfit confound
confusion destruction shame
conscience heart
consecrate sanctify hallow
consent promise
consider count
consolation comfort
console comfort
conspire conspir counsel
constrain compel
construct board length
construction build
consult counsel familiar
consume devour eat
consumption consume
container bottle vessel
contaminate plague
contempt despise
contend plead strive
contention strife
contentious brawl
continual daily
continually alway
contrary contrariwise
contribution heave offer oblation
control temperance
convict convince reprove rebuke
convince persuade
cook seethe
cool break
copper brass
cor measure
cord bracelet
corn wheat
corner quarter breastplate skirt
cornerstone corner
corpse body carcass
correct amend
correction instruction reproof
correctly well right
corrupt filthy
corruptly corrupt corrupter
costly precious
cot couch
couch bed
couldn't can
council counsel assembly counselor
counsel consult advice
counselor comforter
count number
country mount mountain
countryman brother
countryside country
couple two join
courage cheer heart comfort
courageous courage
courier post
course division row way
court palace
courtyard court
covenant testament league testimony
covet desire
cow badger heifer
craftsman carpenter workman wise
crave lust desire
crawl creep
crazy mad
create creature
creation creature build
creator create
creature beast creep
credence believe
credit impute count thank
creep move
crescent ornament
crime fault
criminal malefactor
cripple maim
crook froward
crop fruit
cross pass over go
crossbar bar
crouch couch lie
crow cockcrow
crowd multitude people
crown top
crush break
cry call shout
cub whelp
cubit five reed breadth
cumin cummin
cun chun
cup bowl butler
cupbearer butler
curd butter
cure heal recover
curse blaspheme accurse swear
curtain hang court
cush ethiopia
cushim ethiopian
cushion damascus
cushite ethiopian cushi
custody ward prison
custom manner
cut hew destroy
cutter hewer
cypress fir
cyprus kittim
cyrene cyrenian
daily day
dainty portion talebearer
damage breach
damsel maid maiden
danger foresee
danite dan
dapple grizzle
daric dram
dark darkness black twilight
darken dark darkness
darkness dark
darling love
darnel tare
dash grove
daughter owl
dawn morning early
day time daily morrow
daybreak morning day
daylight day
daytime day
dead carcass
deadly death shoot
death slay die kill
debauchery lasciviousness
decay corruption rottenness
deceit deceitful guile deceitfully
deceitful false lie
deceive beguile steal
deception deceit
decide determine reprove
declare say tell show
decorate garnish
decree command commandment testimony
dedicate sanctify
dedication dedicate
deed work do
deep depth
deer hart hind
defeat smite
defect blemish
defend judge plead
defense answer
defer prolong
defile pollute unclean
define express
defy reproach
delay tarry defer
deliberate reason
delicacy dainty portion
delight pleasure
delightful pleasant
deliver betray give
deliverance salvation deliver safety tradition
deliverer deliver
deluge flood
delusion error
demand require seek
demolish overthrow
demon devil
demoniac possess
denarii penny pennyworth
denarius penny
denary penny
depart go
departure decease
deprive bereave away
depth deep low
deputy captain
descend down
descendant seed child son
descent down
desecrate profane defile
desert wilderness
deserve worthy render
designate express
designer cunning fine
desirable pleasant
desire will lust
desolate waste desert desolation
desolation desolate waste
despise provoke abhor contemn
despite despiteful stretch
despoil spoil
destroy spoil
destroyer spoiler
destruction utterly destroy perdition
destructive damnable
detachment company
determin determine purpose
determine decree
detest abomination
detestable abomination abominable
devastate waste
devastation desolation
device thought
devise imagine think
devote utterly accurse
devotion mercy lovingkindness
devour eat consume
devout religious
diadem crown
dialect tongue
dictation mouth
didn't not
die dead
differ divers
different diverse another
difficult hard
difficulty scarce
diligence speedily
diligent diligence
diligently carefully betime
dim somewhat
diminish minish
dine eat
direct teach command
direction side hand way
disappoint asham confound
disapprove reprobate
disaster evil
disbelieve believe
discern understand know
discharge issue
disciple teach basket
discipline chasten instruction
disclose show
discourage dismay
discover find
discretion wisdom
disease leprosy plague leper
disesteem curse
disgrace reproach shame confound
disgust alienate
dish spoon charger
dishonest covetousness balance lucre unjust
dishonor confusion shame despise
dismay trouble afraid amaze astonishment
dismiss send
disobedience transgression unbelief
disobedient believe
disobey transgress obey disobedient
disown deny
disperse retire
dispersion scatter
display show
displease wroth grieve angry indignation
dispossess drive possess cast
dispute question strife controversy contention
disregard regard judgment
dissension strife
dissolve melt
distance afar little
distant far
distinction difference
distinguish difference discern
distract cumber
distress trouble affliction
distribute divide
district part
disturb disquiet trouble
diverse divers
divide part peel
divination divine enchantment
diviner soothsayer
division course host army
divorce divorcement away put
do shall
doctor physician
doe hind
doer evildoer wicked
doesn't not
domestic servant
don't not
donkey ass
doom morning
door gate
doorkeeper porter keeper
doorpost post
doorway door
double two worthy doubletongue twoedge
doubt waver
dough flour lump
dove turtledove
drag draw hale
dragnet drag
drain wring
draw come
dread fear afraid
dream dreamer
drench wet
dress gird clothe hew
dresser vinedresser
drink banquet
drip drop
drive cast
drop cast
drought dearth
drove drive cast
drown choke
drunkard drink sabeans
dry solitary wither
due judgment
during everlast eternal
dust powder earth stamp earthy
duty charge
dwell habitation
dweller inhabitant dwell
dysentery flux
each every
eagle inhabiter
ear audience earring hearken
earlobe tip
early betime
earnestly early instantly
earth ground land
earthen potsherd
ease rest prosperity prosper
easily easy
east eastward sunrise
eastern east hinder
eastward east
easy ease
eat feed meat
ebedmelech ebed melech
ebenezer eben
eber heber
ebron hebron
edge bank twoedge brink
edict decree
edom edomite idumea
educate learn
effective effectual
effort diligence
eglath heifer
egypt egyptian besiege
egyptian egypt
eighty fourscore
either neither
el house
ela elah
elasah eleasah
elder ancient eldest old
elevation situation
eliehoenai elioenai
elisha he
else another any
elteke eltekeh
embrace bosom neck
embroider broider needlework ouch
embroiderer needlework
embroidery broider
emek valley
emission copulation issue
emperor augustus
emptiness vanity
empty vain
encamp pitch
encampment castle
enchanter astrologer chaldean
encircle compass
encounter find
encourage comfort exhort
encouragement consolation comfort exhortation
endor en
endow endue
endurance patience
endure suffer
enemy adversary fo hate
engrave graven grave
enjoy eat feed
enlighten light
enmity hatred
enoch henoch
enough suffice
enquire ask
enrag wroth anger
enroll tax number
enrollment tax
ensign standard
enslave bondage serve
ensnare snare
enter go come into
entertain lodge sport
enthron dwell between
entice persuade deceive allure
entire all whole
entirely unpunish
entrail inward
entrance door enter
entreat beseech pray desire
entrust commit
envious envy
envoy ambassador messenger
envy envious
ephah deal
ephraim ephraimite
ephraimite ephrathite ephraim
epicurean epicureans
epileptic lunatic
equal like
equipment instrument
equity righteously
err astray seduce
escape deliver flee deliverance
escort conduct
eshbaal esh
especially specially chiefly
establish perform
estate kingdom
esteem despise
eternal everlast
eternity world
eunuch chamberlain officer
euodia euodias
euphrates river
even also
evening even
ever never
everlast ever perpetual
evermore ever
every all
everyone every one all
everything all thing
everywhere where place
evident manifest
evil wicked wickedness
evildoer worker doer evil
exactly diligently perfectly
exactor oppressor taskmaster
exalt magnify lift high
examine look
example ensample
exceed very abundance
exceedingly exceed greatly very
excellency pride majesty pomp
excellent noble
except save but
exchange change
exclude separate
excuse cloak inexcusable
execration curse
execute avenge plead
executioner guard
exempt free
exert magnify
exhaust faint weary
exhort beseech comfort
exile captivity captive carry
exit go
expanse firmament
expect wait look think hope
expert lawyer
expire ghost die
explain declare expound
explore search
export mean
expose discover
expression countenance
extend draw
extinguish quench put candle
extortion oppression
extortionist extortioner
extremity uttermost
exult rejoice
eye sight
eyesight eye
ezrah ezra
fabric warp woof
face countenance
facedown face
faction envy heresy
fade somewhat
fail not
faint fail overwhelm
fair beautiful equal
faith believe treacherously
faithful true truth
faithfully truth
faithfulness truth
faithless transgressor backslide believe
falcon vulture
false vain vanity
falsehood lie vanity
falsely lie
family father kindred
famine dearth hunger
famish pottage
far afar forbid
farmer husbandman sower
farther more
farthest carmel uttermost
fashion make graven
fast cleave pollute
fasten put steadfastly
fat fatness fatflesh
father beget
fatling fat
fatten fat fatling
favor grace
favoritism respect
fawn young hind
fear afraid terror
fearful terrible dreadful fear
fearfulness carefulness
feast wed
fee reward
feeble weak faint weaken
feed eat provender
feel search
feign submit
fellow fellowservant belial
fellowship partaker communion
female she maidservant
fence strong defense
ferment leaven
fertile fat
festival feast solemnity
fetter chain
fever ague
few small diminish
field land country
fierce cruel fierceness
fierceness fierce fury wrathful
fiery fire
fifth five thirtieth
fifty fiftieth
fight war strive
figure proverb
filigree ouch
fill full
filth filthiness
final last
fine deal
finely twine cloth
finish end
fire burn firepan fiery flame
firepan censer
firm fast sure
firmly fast
first firstborn firstfruit
firstborn firstling eldest
fish whale
fisherman fisher
fit meet become
five fifteen
fix choose
flame fire lamp
flash shine glitter
flattery flatter
flawless pure
fleet navy
flesh carnal leanflesh fleshhook
fleshly carnal
flight chase
flint sharp
flock sheep cattle
flog scourge
flood river water overflow
floodwater water
floor threshingfloor
flour meal
flourish blossom green bud
flow run
flower flourish
flute pipe organ minstrel
fodder provender
foe enemy adversary
fold sheepfold skirt
follow after walk
follower company
folly foolishness villainy
food meat bread
fool foolish
foolish fool
foolishness foolishly folly
foothill south valley
footstep step
forasmuch therefore because
force army host
ford passage
forefather father
foreign strange
foreigner stranger sojourn
foreknow foreordain
foreman officer
foreordain predestinate
forest wood
forever ever for
forevermore henceforth evermore
forfeit lose advantage
forget forgetful ignorant
forgive pardon purge
forgiveness remission
fork fleshhook fan
form likeness
formation array
former first old
formerly beforetime before past
fornicator whoremonger
forsake leave
forth out
fortification fort
fortify fence defense
fortress hold palace castle
fortunate troop
fortune captivity
forty one
foul stink
found foundation
foundation bottom habitation
fountain well spring wellspring
four fourfoot fourteen
fourth four twentieth
fowl bird
fracture breach
fragrance savor smell
fragrant sweet
frame board bar
frankincense incense
free freewill loose
freedom liberty boldness
freely plainly
freeman noble free
freewill free voluntary
fresh green run
friend companion neighbor acquaintance
friendship secret
frighten afraid affright terrify fray
fringe hem border
fro remove
from out of
front before
frost hoarfrost
fruit firstfruit
fruitful plentiful increase carmel grow
fry fryingpan
fugitive escape flee wander
fulfill accomplish perform
fulfillment fulfill end
full fill
fullness full therein fulfill
fully perfect
furious wroth fury
furnace oven
furnish vessel instrument
furniture vessel instrument whereon
furthermore moreover
fury wrath
futile vanity vain
futility vanity
future time end
gadite gad reuben
gain covetousness get
galilean galilee
game venison mastery
gangrene canker
gaol prison
garland ornament
garment clothe raiment
gate door
gatekeeper porter
gatepost post
gateway gate porch
gather assemble come
gatherer publican grapegatherer
gaza azzah
gaze look steadfastly
gazelle roe roebuck hart
ge valley
geba gibeah
gebalite stonesquarer
gehenna hell
gemstone breastplate
genealogy generation descent
generation age time
gentile heathen
gentle meek
gentleness meekness
gently softly
gerasenes gadarenes
gershomite gershom
gershonite gershon
geshur expel
get arise rise
gezer gazer
ghost spirit
gift present alms
gin pit
gird appoint
girl damsel maid
give deliver
glad merry rejoice
gladness joy
gleam color
glean grapegatherer grapeglean
gloat rejoice look
gloom dimness death
glorify honor
glorious glory
glory honor glorious rejoice boast
glow amber
glutton gluttonous riotous
gnat louse
gnaw sinew
go come depart
goal mark
goat kid
god he
godless hypocrite
godly holy
goiim nation
gold golden
golden gold weather
goldsmith founder
good gospel well
goodly pleasant
goodness good benefit
gore push
gossip talebearer
govern judge
governor ruler tirshatha captain
goyim nation
grab hold
grace favor
gracious merciful good grace
grain corn meat
grainfield field
grandchild son nephew
granddaughter daughter
grandson son
grant give
grape vintage
grapevine vine
grasp hand hold
grass herb
grasshopper caterpillar cankerworm
grave sepulcher
graven carve
gray grayhead hoar hoary
graze feed
great much
greatly sore exceedingly
greatness majesty great
greed covetousness
greedy covetous
greek gentile grecian
green flourish greenish
greet salute salutation
griddle baken
grief sorrow mourn heaviness
grieve sorry repent sorrow
grievous sore
grind gnash
grip travail
groan sigh roar cry
ground earth land
group company
grove oliveyard
grow wax be
growl roar
growth increase
grumble murmur
guarantee surety
guard keep prison
guardian tutor
guest guestchamber lodge
guidance counsel
guide lead
guile subtlety
guilt trespass iniquity
guiltiness trespass
guiltless blameless
guilty trespass offend
habit push
habitation dwell den place
hadad hadar
hade hell
hades hell
hailstone hail
hair uncover utmost hoary
hairy rough
hakkoz koz
hall palace
hallelujah you praise
halt stay
halve divide
hamath hemath
hammath hemath
hammeah meah
hammer beat plate
hamstrung hough
hand deliver
handbreadth breadth hand
handle tenon
handmaid maid maidservant bondwoman
handsome goodly
hang attentive
hanoch henoch
haply time
happen pass
happiness bless happy
happizzez aphses
happy bless
harass vex
hard labor
harden blind blindness
hardness blindness boldness
hardship travail affliction
harlot whore commit whoredom
harm hurt evil mischief
harness ready
harp viol
harpist harper
harrow clod
harshly roughly
harvest fruit vintage increase
harvester reaper
hasn't not
hassenuah senuah
hassophereth sophereth
haste speedily hasten quickly
hasten haste quickly
hastily quickly
hate hateful enemy fo
hater hate
hatred hatefully
haughty proud lofty
haunt dragon
haven't not have
havens haven
havoc destroy
hazer hazar
hazzebaim zebaim
head chief captain prince
headband bonnet ash
heal whole health cure
healthy whole fat
hear ear hearken
hearken obey hear
heart bowel midst mind
heat fierce
heave oblation
heaven air
heavenly heaven high
heavy great
heed beware hearken
height high hill
heir fellowheir
hellenists grecian
helper help
helpless poor humble
heman hemam
henceforth hereafter
henna camphire
her thereof it
herb grass
herd young sheep
here hither behold
hereafter time
heres sun
heretofore past
heritage inheritance
hermon hermonite
hero mighty
hew cut
hezekiah he
hide secret
high height exalt
highway high way causeway
hill mountain mount
him his
himself him
hinder forbid side
hindquarter hinder
hindrance hinder
hiram huram
hire reward hireling wage
hireling hire
his he him
history these book
hither thither
hittite heth
hizkiah hezekiah
ho woe
hobaiah habaiah
hock hough
hole den cave
holiday portion
holiness sanctify
holy holiness hallow saint sanctuary
homage reverence obeisance
home house
homeland place
hometown country city
honest true
honey honeycomb
honor glory honorable
honorable glorious honest noble
honorably honestly
hoof claw
hook fleshhook pruninghook tach chain
hoopoe lapwing
hope trust expectation
horde band company
horesh wood
horite hori
horn trumpet cornet
horror astonishment
horse horseman camel
hospitable hospitality
host army war
hostility enmity hatred contrary
hot great mule
hour time
house household home chief
household house chief
housetop top
how what
howbeit but nevertheless
however but howbeit
howl noise
hozai seer
huge great
human man
humble meek afflict low
humiliate confound asham
humility meekness lowly
hump bunch
hundred hundredfold hundredth sixscore
hundredfold sixty
hunger famine hungry
hungry hunger
hunt venison chase
huram hiram
hurl cast
hurricane whirlwind storm
hurry haste
husband man marry
hymn praise
hypocrisy dissimulation
i now me
i'm i
idol image graven vanity
if though
ignorant unlearn
ignore hide refuse
ill sick
illness sickness
illuminate lighten
image idol
imagery picture
imagination conceit
imitate follow
imitator follower
immediately straightway forthwith
immoral whoremonger fornicator
immorality fornication
imperishable incorruption incorruptible
impiety ungodliness
impious ungodly
import mean
impossible possible
impostor seducer
imprison shut prison
impure common
impurity separation uncleanness filthiness unclean
incense image odor perfume
inclination imagination
incline bow
increase fruit grow multiply
incur guilty sin
indecency lewdness
indicate signify
indignant indignation displease
indignation anger fury displease
infant little child suckling
infect plague
infection plague
infectious leprosy
infirm sick weak
inflict straitness
inform certify tell declare
inhabit dwell inhabitant
inhabitant dwell inhabit
inherit inheritance possess heir
inheritance heritage inherit
iniquity mischief wicked wickedness
injure hurt
injury hurt
injustice iniquity wrong
inmost inward
innard inward
inner oracle
innermost side inner carmel
innocence innocency
innocent righteous guiltless simple
insane mad
inscribe write note
inscription superscription write
insect creep
insert staff
inside within
insight understand wisdom
insist affirm
inspect visit number
inspection visitation
inspector officer overseer
install lock
instant moment suddenly
instead but
instruct teach command
instruction law
instrument psaltery vessel
insult reproach revile rail
insurrection sedition
integrity uprightly uprightness
intelligence prudent
intelligent understand prudent
intend think
intently steadfastly
intercede intercession entreat
interdict decree
interest usury
intermarry marriage
interpose confirm
interpret interpretation discern interpreter
intimation proclamation
into in
invade come
invite bid call invit
inwardly within
ir asshur
irrational brute
ishbosheth bosheth
ishshiah isshiah
island isle
isle island
isn't not
isolate shut
israel israelite
israelite israel
issue write
itch scall
its thereof his her
iyim iim
jacinth ligure
jackal dragon
jacob he
jah lord the
jahaz jahazah
jahzah jahazah
jailer keeper
jar vessel pitcher cruse barrel
jared jered
javan greece
javelin spear shield
jealous envy zealous jealousy
jealousy envy emulation
jeconiah jechoniah
jehoash joash
jehohanan johanan
jehoiachin he
jehoram joram
jehovah lord
jehozadak josedech
jeiel jehiel
jeremoth jerimoth ramoth
jesus he him
jeuel jeiel
jewelry ornament jewel
jewish jew
jezreel jezreelitess
joahaz jehoahaz
joanan joanna
joash jehoash
joel vashni
john jonah
joiada jehoiada
join couple cleave
jokmeam jokneam
jonah jona
jonathan jehonathan
joppa japho
joseph joses
joshaphat jehoshaphat
joshua jesus edge israel
journey pitch remove depart way
joy gladness rejoice joyful
joyful merry glad rejoice joy
jubilee ram
judah judas judea
judaism religion
judas judah
judea jewry
judge condemn plead
judgment plead damnation condemnation
jug cruse
just even
justice judgment
justly execute
kain cain kenite
kebar chebar
keeper keep trade
kenan cainan
kick despise reject
kidnap steal
kill slay
kiln brickkiln
kind manner
kindle hot melt
kindly mercy friendly
kindness mercy lovingkindness
kindred kinsman
king begin reign
kingdom realm king empire royal
kingship kingdom
kinsman brother
kiriath city
kishion kishon
knead store kneadingtrough
knee kneel
kneel knee worship
knit warp woof fence wreath
know wit perceive
knowledge know acknowledge
kohathite kohath
labor travail tribute
laborer tributary
lack want
lad child young
ladle spoon
lady damsel
laishah laish
lamb sheep kill
lame halt
lament lamentation wail threshingfloor
lamentation mourn heaviness
lamp candle candlestick light
lampstand candlestick knop
lance lancet
land earth country
language tongue
laodicea laodiceans
lap bosom
large great much
lash stripe
late after afterward
latrine draft
latter last
lattice casement
laugh scorn
laughingstock derision
laughter laugh
launderer fuller
law decree lawyer wife manner
lawless iniquity wicked brightness
lawlessness iniquity
lay put
lead bring deceive
leader prince ruler chief
leaf leave branch
leafy thick
lean stay leanflesh lie
learn know
leather skin badger
leave remain
lebo enter
ledge settle compass
leech horseleach
leg shoulder foot
lehem bethlehem
lend exact
lender creditor
length broad long
leprous leper
lest not
letter epistle write
level straight plain ponder
levi levite
levite levi
levitical levite
liar lie
libation drink
lie lay sleep
life live soul
lifeblood blood
lift take
light lighten
lighten light
lightly despise
lightning light bright glitter fire
like as
likeness similitude
likewise like so
limb bone
limit measure
limp feeble halt
line plumbline
linen sheet
linger tarry
lioness lion cheek young
lip mouth language
liquid smell
list reckon
listen hearken hear
little small
live dwell
livestock cattle
lizard spider
lo behold
load lade burden
loaf bread
loan lend
loathe abhor despise
loathsome sorrowful
lobe caul
local prince lieutenant
lock shut
locust grasshopper caterpillar
lodge inn little chamber night
lofty eminent high haughty
log tree wood
loin flank
loincloth girdle
lonely solitary
long more
look behold see
loose put uncover
loosen loose
loot rob
lord master
lordship dominion
lose perish
loss damage
lotus shady
loud great
loudly loud
love mercy charity
lovely comely
lover covetous love
lovingkindness mercy
low nether down
lowland valley plain vale low
lowly base humble low
lud lydia
lurk wait
lust dote
lye nitre
lyre psaltery
macedonian macedonia
madman mad madmen
magic enchantment
magistrate captain
magnify boast
mahaneh camp
mahseiah maaseiah
maid maidservant handmaid
maiden maid virgin
maidservant handmaid maiden maid
mail habergeon brigandine
maintain keep
majestic excellent glorious goodly
majesty excellency comeliness glorious
maker make
malcam king
malchishua shua malchi
male first kid
malice mischief
malluchi melicu
management stewardship
manager steward
manahathite manahethite
manasseh manassite
manassite manasseh
mane thunder
manger crib
manifest appear show
manifestation appear
manifestly openly
manifold divers
mankind man
manner likewise
manslayer slayer
mantle cloak veil
manure dunghill
many great much multitude
map describe
march go
mark point marcus
market marketplace
marketplace market
marriage wife wed
marry wife take
marvel wonder marvelous
marvelous wondrous wonder
masquerade transform
massah provocation
masseiah maaseiah
mat bed
matter act thing
maul tear
may shall might
me my i
meal meat
measure mete
measurement measure
meat flesh
mede median
meditate imagine talk
meditation complaint
medium familiar mede wizard
meek humble
meet congregation tabernacle
melchisedek melchizedek
melt faint dissolve faintheart discourage
member counselor
memorial remembrance
memory remembrance memorial
memphis noph
menservant manservant
menstruation separation
mention express remember
merarite merari
merchandise market
merciful compassion alms
mercy supplication merciful compassion
meribah provocation strife
meribath strife
meriboth strife
message word
messenger angel
metal amber
metalsmith smith
mete weigh
mica micah
micaiah he
middle midst
midian midianite
midianite midianitish midian
midst among
migdol tower
might strength
mightily terribly
mighty strong almighty
mildew plague leprosy fret
milk milch
mina pound
mind heart
mindful remember
minister serve servant ruler
ministrant minister servant
ministration ministry administration service
ministry ministration
miracle mighty work
mire dirt
mirror glass
miscarry young
misery vanity
mislead persuade
miss lack fail sin visit
mistake err
mistreat despitefully afflict
mistress queen lady
mix mingle
mizpah mizpeh
moab moabite
moabite moab
moan mourn
mob company
mobilize number
mock laugh scorn reproach derision
mocker scorner
moisten temper
mold crown melt
moldy mouldy
moment hour
momentary moment
money covetous moneychanger silver
monster dragon whale
monument place
moon month appoint
moons moon
morashtite morasthite
moreover also
morning morrow early
morrow next day
morsel sop talebearer
mortally kill
moses he
most verily
moth motheaten
mother dam
motion beckon
mound mount heap bank
mount mountain
mountain mount hill
mountaintop top
mourn lament wail bewail
mourner mourn
mouth edge rebel
move remove
much great
mud clay mire
multiply increase many
multitude people
murder kill slay
murmur grudge
muscle navel
music song
musical music
must shall
muster number
mute dumb
my me i
myriad ten thousand
myself me
mystery secret
myth fable
naharaim mesopotamia
naked nakedness
name call
nard spikenard
narrow strait
nation heathen gentile people
native stranger bear
nazarene nazareth
near nigh
nearby by
nearly nigh almost
nebuzaradan adan nebuzar
necessary necessity needful need
neck stiffneck back
necklace tablet
need want
needy poor alms
negev south
neglect forsake
neighbor another friend
neither nor not
nephilim giant
net network
network pommel
never not more
nevertheless notwithstanding yet
new corn
news gospel tidings preach
next morrow
nigh near
night lodge midnight
nightly night
nile river flood
ninth nine
no not none
noble prince liberal
nobody no
noise sound tumult
none no any not
noon noonday midday
noonday noon
noose snare
nor neither
north northward right
northern northward north
northward north
nose earring forehead
not no neither
note mark
nothing not naught thing no
notice hide
nourish feed
now and
nullify void effect
numerous many great multitude
nurse suck suckling
oak plain
oath swear curse
obedience obedient obey
obedient obey
obeisance worship reverence
obey hearken keep hear obedient
object hiss
oblation first offer charger sacrifice
obligate debtor
observe keep
obtain attain purchase
occasion offense offend
occupy dwell
occurrence occurrent
off away
offer sacrifice oblation
office charge receipt ward state
officer captain servant prince
official prince servant ruler
offspring seed
often oft
oh o
oil ointment
old first
olive oliveyard olivet
olivet olive
on upon
one man
only but
onto into
onward over
open door
openly evidently
opponent adversary
opportunity occasion convenient
oppose adversary withstand
opposite over against
opposition contrary
oppress afflict
oppression tribulation affliction
oppressor oppress
or nor neither and
oracle parable
ordain consecrate command
order command
ordinance judgment manner
ordination consecration
orgy revel
orphan fatherless
ostrich owl cuckoo
other another
otherwise lest else
our us
ours our
ourselves us
out forth
outbreak scall
outcome end
outcry cry
outer utter outward
outermost outside uttermost
outgo your
outlive overlive
outmost uttermost
outpost garrison
outrage folly
outside without out
outsider stranger
outskirt uttermost
outstretch stretch
over upon
overcome prevail
overflow abound
overlay cover
overlook wink
overpower prevail overcome
oversee forward
overseer bishop
overshadow cover mercyseat
oversight forward
overtake hold hit
overthrow throw
overturn overthrow
overwhelm overflow
owe duty
owl gier
ox unicorn bullock
pacify appease
pahathmoab pahath
pain sorrow grief
pair couple two yoke
palace house king
palate mouth taste roof
pale blackness
palm hand the
palmer palmerworm
pan firepan fryingpan
panel border ceil ledge
pang sorrow
papyrus bulrush
parable proverb
paralytic palsy
paralyze palsy
parch dry
park orchard
partake partaker
partaker partake
partial person
partiality person respect
participate partaker
partner companion
pass go
passage place
passion affection lust motion concupiscence
passover easter
pasture suburb feed habitation
pastureland suburb
patch clout
path way
patience longsuffer
patriarch father
pattern ensample form
pay give
peace peaceably
peaceful peaceable
peal voice
pedestal base
peg hook nail pin
pelican cormorant
pen tittle sheepcote
penalty punishment
penny farthing
people man
per a
perath euphrates
perceive know understand
perfect blemish upright
perfecter finisher
perform do miracle work
perfume incense burn ointment
perfumer apothecary confectionary
perhaps peradventure may
period separation
perish destroy consume lose
perishable incorruption corruptible
permanent ever throughout your perpetual
permit suffer
perplex doubt astony
persecute persecution hate
perseverance patience
persevere endure patience
persia persian
persist stand
person soul man
persuade constrain
persuasive entice
perverse froward
perversely wickedly
perverseness iniquity mischief frowardness wickedness
perversity iniquity
petal flower
petition supplication
phera pherah
philistia philistine palestine
phoenicia phenice
phrat euphrates
pick take
piece fragment
pierce slay wound
piety godliness
pig swine
pile heap dunghill seethe
pillar image post
pin nail javelin
pinion feather
pious devout
pipe organ sackbut
pit dungeon ditch corruption
pitcher pot barrel
pity spare mercy favor compassion
place stead
plague pestilence sore
plain valley
plan purpose counsel device
plane chestnut
plank board
plant herb sow
plantation plant
plaster daub
plate charger
plateau plain
platter charger
play whore whoredom commit
player minstrel
plea supplication
plead pray beseech
pleasant sweet savor
pleasantness beauty
please pray
pleaser menpleaser
pleasure please
pledge bond betroth surety
pleiades star
plentiful plenteous
plenty enough plenteousness satisfy
plot devise imagine
plow ear
pluck pull root
plumb plumbline plummet
plunder spoil prey
poison gall
pole staff grove
polish furbish
pollute profane defile
pond pool
pool stand fishpool
poor poverty humble
porcupine bittern
portico porch arch
portion part
position office
possess inherit possession
possession possess substance good peculiar
possessor owner
post pillar socket
pot caldron pan
potiphera poti
pour shed
poverty want penury
power strength
powerful mighty strong
powerfully mightily
practice do commit
praetorium hall
praise bless psalm
pray now beseech
prayer pray entreat
preach drop call
precede before prevent
precept commandment statute
precious pleasant
predestin predestinate
prefect ruler noble captain
prefer rather
pregnant with conceive
preparation prepare ready
prepare ready
prescribe manner command
presence before sight
present meat offer bring
presently immediately straightway
preserve keep
press winepress
pretend feign
prey spoil
price money
pride excellency pomp
priest priesthood
priesthood priest
priestly priest
prince captain ruler chief
princess lady
principal chief
principle element
prisca priscilla
prisoner bind fellowprisoner
privately apart secretly
proceed go
proclaim preach show
proclamation proclaim preach
proconsul deputy
produce bring fruit increase
profane pollute defile hypocrite
profit advantage usury better
profitable profit expedient meet
progress furtherance
prominent honorable
promiscuity whoredom
promise word speak say
pronounce give blessedness
pronunciation language
proof token trial
prop stay
proper due own
property possession
prophecy prophesy
prophet him
propitious pardon forgive
prosperity good peace wealth
prostitute harlot whore
prostitution whoredom
protect keep preserve defend
proud lift pride
proudly pride
prove try
proverb parable
provide give prepare
provision victual venison
provocation grief
provoke rebel embolden
prudence wisdom subtlety
prudent wise
prune pruninghook
psaltery viol
public street common
publicly openly
punish visit more
punishment iniquity visitation
purchase buy meat redeem
pure clean fine
purge away
purification purify separation
purify purge cleanse clean
purple scarlet
purse bag
pursue follow persecute chase
pursuer persecutor persecute pursue
pursuit pursue vexation
push thrust rebuke
put slay
quake tremble move shake flow
quantity abundance
quarrel strive contention strife chide
quarter fourth side college
question ask
quicken revive
quickly haste speedily soon
quiet peace rest quietness
quietness silence
quota task
rabbi master
rabbit cony
rabshakeh shakeh rab
race nation
radiance brightness
radiant flow
rage indignation
rahab proud
raid invade spread
raider spoiler troop
raiment garment
rain drop
rainbow bow
raise rise set lift
raisin flagon
ram trumpet aram
ramah ramath
ramath ramah
ramp fort mount
rampart trench
rank army range
ransom redeem deliver satisfaction
rapha giant
raphah rapha
rare precious
rash scab swallow utter rashly
rat mouse
rather more better
ravage waste
ravine river
reach come
reader read
ready prepare
realize know perceive
really indeed
realm place
reaper mower harvestman
rear rearward behind
reason cause dispute
rebel provoke transgress rebellious revolt
rebellion transgression provocation rebel
rebellious transgression provoke filthy
rebuild build
rebuke reprove reproof
recall remember
receive take
reckon count impute account
recline sit
recognize know
recompense reward work
reconciliation atonement
record write generation
recount tell declare
red reddish
redeem deliver ransom
redeemer kinsman revenger avenger
redemption redeem
reduce diminish
redundance caul
reed rush bulrush
reem unicorn
reexamine plague
refine try pure fine
refiner goldsmith founder
reform repent
reformation repentance
refrain forbear
refresh relieve comfort
refuge trust
refuse not
regiment band
region country coast
register hundred
registration hundred
regret repent
regular servile continual
regularly continually
rehearse declare
reign kingdom king
reject despise cast refuse
rejoice glad
relation nakedness know
relative brother kindred
relay tell speak word
release loose let go
relent repent
relief rest enlargement
relieve ease
religion superstition
rely stay trust
remain abide
remainder residue
remember remembrance mindful mention
remembrance memory
remembrancer recorder
remind remembrance
reminder memorial
remission forgiveness
remnant residue remain rest
removal captivity captive
remove away
rend break
render give reward
renew repair
renounce curse forsake
renown memorial remembrance name
rent hire
repay recompense reward render requite
repent turn
rephaim giant
reply say answer
report tell fame
repose rest
reproach blameless defy shame upbraid
reproof rebuke reprove
reprove rebuke correct
reprover reprove
reptile fourfoot
request desire ask
requirement charge
rescue deliver
reserve hide
reside sojourn stranger
resident inhabitant stranger
resist withstand
resound sound
respect regard reverence
respond answer hear sing
responsibility charge
responsible charge
rest other sleep
restitution good trespass
restless unruly
restore again turn
restrain refrain stay shut
restraint prison assembly solemn
result fill
retreat back
retribution recompense
return again come turn
reu ragau
reubenite reuben
reveal manifest appear discover show
revealer reveal
revel riot
revelation reveal burden trial
revenge avenge
revere fear
reverence fear
reverse punishment bring
revile curse
revive quicken life recover
revoke punishment
reward recompense
rib corner
ribbon lace
rich fat
richly abundantly
richness fatness
riddle dark
ride horseback chariot
rider sit chariot ride
ridicule laugh
right well
righteous just justify righteousness
righteously justly
righteousness judgment justice righteous
rightly well right
rim border bank
ring earring
riot uproar tumult
ripe firstripe
ripen ripe
rise arise
rivalry strife
river flood
rivulet river
road way
roar noise tumult voice
roast parch
rob spoil sacrilege
robber thief travel
robbery violence
robe mantle garment coat
rock stone strength
rocky stony rock
rod reed
roe roebuck
roll wallow
roof top housetop
rooftop housetop
room chamber
rooster cock
rope cord band
rosh chief
round about compass side
rouse raise awake stir
route discomfit way
row flock
rower mariner
royal king kingdom
ruby agate sardius carbuncle
ruin waste destruction
rule reign dominion
ruler prince rule
rumble voice
rumor fame
run flee
runner post guard
rush run
rust scum
ruthless terrible
sabbath week
sack husk
sackcloth sackclothe
sacred holy image
sacrifice offer
sad sorrowful sore sadly
sadness evil sorrow
safely peace safe
safety safely
sail loose launch
sailor shipman
saint holy
sake because
salt confection barren barrenness
salutation greet
salute greet
salvation save deliverance victory help
salve eyesalve
same likewise
sanctification holiness
sanctify hallow dedicate consecrate
sanctuary temple holy oracle
sandal shoe
sanhedrim council
sanhedrin council
sash girdle
satiety full
satisfy fill full
satrap prince lieutenant president
save deliver
savior save deliverer
say speak word answer
scabbard sheath
scale balance
scaly scall
scarcity scarceness
scarlet crimson
scatter disperse strew
scepter rod lawgiver
scheme device
scoff scorn deride
scoffer scorner scornful mocker
scorch burn blast
scorn reproach hiss despise
scoundrel belial churl
scourge chastise
screen hang cover
scribe magician
scroll book roll
sea badger launch
seacoast sea
seah measure
seal signet
sealskin badger
search seek
seashore sea
seaside sea
season time feast
seat sit
second other next again
secret mystery secretly
secretly privily
sect heresy
section piece
secure sure
securely safely carelessly
security pledge surety peaceably safety
see behold look
seek enquire desire
seem think please
seemly comely
seize take hold
sela rock
selah sela
seldom withdraw
select take choose
self selfsame selfwill
seman copulation
send let
senseless brutish
sentence decree
separate divide sever
separation consecration difference
serah sarah
serpent dragon
servant handmaid minister maidservant
serve minister
servitude bondage
seth sheth
settle dwell
settler stranger
seven seventeen sevenfold
sevenfold seven
seventh seven
seventy ten threescore
several certain many
severe sore prevail
severely more sore
sexual fornication nakedness
sexually whoremonger fornicator
shackle fetter
shade shadow
shaft staff
shake move wag
shall let
shame asham confound
shameful shame occasion
shamefully spitefully
shape chapiter
share partaker part
sharpen whet
sharply roughly
shatter break
shaul saul
shave baldness bald
shearer sheepshearer
shebnah shebna
shechem consent
sheep flock cattle lamb
shekel piece
shelishiyah heifer
shelomoth shelomith
shelter booth
shemesh shemite
sheol hell grave
shepherd feed pastor
shewn show
shield buckler defense
shilling penny
shimei shimea
shine light
ship ark
shiver break
shoham onyx
shoot branch bud
shore isle
short little shorten alarm
shoulder shoulderpiece
shouldn't not
shout cry
show person
shower rain latter
shrine grove
shrink draw
shrub bush
shua shuah
shudder tremble
shuhah shuah
shut stop deliver close
sick disease impotent faint
sickness disease grief infirmity
side round
siege besiege
sifter watcher
sigh groan mourn
sight before eye
sign miracle token
signal sign
signet ring tablet
silence cut peace
silent peace silence hold
silver money
silverling silver shekel
simeonite simeon
simile parable proverb
simple silly foolish
sin iniquity trespass offend
since see for because
sincere unfeign
sinful sinner sin
sing rejoice song
singer sing
single one
sink drown
sir lord then
sit set abide dwell
site place buryingplace
six sixteen
sixty threescore
sixtyfold sixty
size measure
skill cunning wisdom wise
skillful cunning
skillfully curious twine
skin bottle leprosy
skip dance
skirt hem
skull calvary
sky heaven
slacker slothful sluggard
slander blasphemy backbite
slanderer accuser
slap palm
slaughter kill slay
slave servant bondman
slavery bondage bondman
slay kill
slayer manslayer murderer
sledge instrument
sleep lie asleep
slick slippery
slide slip
sling hurl
slope ashdoth spring
slothful sluggard
slow longsuffer slack
sluggard slothful
small little
smash break image
smell stink
smite slay
smolder smoke
smooth peel flatter
snake serpent
snare robber
snatch pluck catch pull
snort nostril
snuff snuffdish
snuffer tong
soil ground
sojourn stranger abide dwell
sojourner stranger
soldier war fellowsoldier footman
solemn sabbath
solitary desert inhabit
some certain
someone one another
something thing somewhat
somewhere certain
son child
song sing music
soon shortly
soot ash
sorceress witch
sorcery witchcraft observe
sore scab
sorrow grief heaviness mourn
sort manner
soul mind heart life
sound voice noise
sour vinegar
south southward right
southern south southward
southward south
sovereignty kingdom
sow receive swine anon
sower sow
space place
spacious large
spare save alive
sparrow bird
speak say talk
speaker speak
spear javelin
speck mote
speech word mouth lip
spell rye fitch
spend lodge tarry abide
spice sweet odor
spin twine
spirit ghost
spiritist wizard
spiritual reasonable
splatter sprinkle
splendor glory beauty honor
split cleave rend divide
spoil prey waste booty
spread stretch
spring fountain well
sprinkle basin snuffer latter
sprout spring grow
spy search
square foursquare street
stadia furlong
staff rod
stagger dreg reel
stain spot
stall fat
stand candlestick set
standard standardbearer
start begin
state estate affair
station stand set place
statue image
stature shoot
statute ordinance testimony law
stay abide tarry
stead room
steadfast faithful sure
steadfastness truth
steed horse dromedary
stench stink savor
step stair foot go degree
stern hinder
sternly straitly
stew pottage
steward melzar
stewardship dispensation
stick cleave staff
stiff stiffneck harden
stiffen harden
still yet
stillborn birth
stir raise
stock stem
stomach belly
stone stumblingstone
stonecutter hewer
stop cease leave stay
storage store
store lay storehouse
storehouse treasure garner asuppim barn
storeroom chamber
storm tempest whirlwind
stormy tempestuous
story chamber
straight right direct
straightforward right
straightway immediately forthwith
straiten distress
strake ringstrak
stranger strange
strap gird latchet shoulderpiece
strategy counsel
straw stubble chaff
stray err astray
streak ringstrak strake
stream river flood brook
street abroad
strength power strong
strengthen repair strong
stretch put spread
strictly straitly
strife controversy contention
strike smite
string psaltery
strip spoil discover
strive vexation contend chide
stroke wound tittle
strong mighty strengthen
stronghold hold strength
struggle conflict
stubborn harden
stubbornness imagination
stumble offend fall stumblingblock offense
stupid brutish
stupor slumber
stylus pen
subject submit tribute subjection
subjection subject submit obedient
submit subject
substance good riches
subvert pervert
succeed prosper stead room
success prosper
such so this
suckle suck
suckling suck young
sudden suddenly
suddenly behold
suffer affliction
sufficiency enough
sufficient able enough
suitable meet
sulfur brimstone
sullen heavy
sum briefly
summit top
summon call
sun sunrise east
sunrise sun east
sunset sun
suph red
suphah red
supper sup
supplication prayer entreat
supply minister staff
support stay
suppose think peradventure if
sure surely
surface face
surpass pass excel exceed prefer
surprise marvel
surrender deliver
surround compass round about
survey describe
survive leave remain
survivor remain escape
suspense doubt
sustain uphold feed
swallow devour destroy
swarm sort
sway shake
swear lift oath
sweep consume
sweet new
swell rise
swerve decline
swift dromedary haste
swindler extortioner
swoop fly
sword dagger knife
swordsman sword
synagogue religious
syrian syria
tabernacle dwell habitation
tabernacles tabernacle
table meat sit
tablet table
tail rump
tale talebearer
talk commune speak
tall peel high
tamar tadmor
tambourine timbrel tabret
tar slime
target shield mark
tarry abide continue stay
task travail
taskwork tribute
taste eat
tasteful savory
tasty savory
taunt reproach
tax publican tribute
teach doctrine
teacher master
tear rend break
teem creep abundantly move
tell say unto
temper spirit angry
temperate sober
tempest whirlwind
temple house nethinim
temporary booth sojourner
tenant husbandman
tend feed keep
tender herb tenderheart bowel
tent tabernacle congregation
tenth tithe
teraphim image
terebinth elm
terrace millo
terrible dreadful
terrify afraid trouble
territory coast border side
terror fear
test prove tempt try
testify witness record
testimony witness record
text copy
than above
thank praise
thanksgive thank praise
that which
their them
themselves be
therefore wherefore then
therein it in
thereof his
thereon on
these those this
thicket thick forest swell
thigh shoulder loin
thin wafer leanflesh branch
think suppose
third three
thirst thirsty athirst
thirsty thirst athirst
thirty thirtieth thirtyfold
this thus
thistle brier
thither whither
thornbush thorn
those them they that
thought mind think cogitation imagination
thoughtfulness discretion
threat threaten rebuke
three thrice third
thresh threshingfloor
threshold door post gate
throne seat
through by
throughout in all
throw cast
thrust cast drive
thunder noise
thus so
thy will
tidings gospel rumor
tie bind
till until
timna timnah
timnah timnath
tire bonnet
tithe tenth
to unto
today day
toil labor sorrow
toll custom
tomb sepulcher grave
tomorrow morrow
tongue language doubletongue chaff
tonight night
too also
top head housetop
torch lamp firebrand
torrent flood stream overflow
toss remove trouble
total hundred
touch reach
tower defense refuge
town city
trade occupy traffic merchant craft
trader merchant merchantman trafficker
trafficker merchant
train teach exercise
trample tread stamp
transform glass
transgress rebel
transgression sin trespass
transgressor breaker
trap gin snare take
travel journey pitch go
traveler wayfar travel
traverse spy
treacherous transgressor
treacherously transgress unfaithfully
tread bend lead
treasure store pleasant
treasury treasure
treat deal entreat
treaty league covenant
tree wood gallows
tremble afraid
trespass transgress offense transgression sin
tress gallery
trial temptation tempt
tribal tribe
tribe kindred rod
tribulation affliction trouble afflict
tribunal seat
tribute present gift
trimmer snuffer
triumph rejoice desire prosper
troop people band
trouble vex
troubler trouble
trough store kneadingtrough
trouser breeches
true truth
truly verily truth indeed
trust confidence believe set
trustworthy faithful
truth true truly
truthful true
try tempt prove seek
tube piece
tumor emerod
tumult noise multitude uproar
tunic coat
turban miter
turn return depart
turtle turtledove
turtledove turtle
tutor schoolmaster
twenty twentieth
twice oftentime
twilight even night
twist plat wrest
two twain both
type sign
tyrian tyre
ugly ill
ulcer boil
umpire daysman
unable can able
unapproachable approach
unauthorize strange
unaware ignorant know
unbelieve believe faithless
unbeliever infidel believe
unblemish blemish spot without
uncease continual
unceasingly cease
uncertainty uncertain
uncircumcise uncircumcision
uncircumcision uncircumcise
unclean defile pollute
uncleanness filthiness defile
uncover discover
uncut thereon
underfoot foot
undergarment breeches
underneath under
understand know consider
unfaithful trespass transgress transgressor treacherously
unfaithfully trespass
unfaithfulness trespass transgression whoredom
ungodliness ungodly
uninhabit inhabit
uninstruct unlearn
unintentionally ignorance unaware
unit tach
unite join cleave knit
unjust unrighteous
unlawful lawful
unless except
unlove hate
unpunish innocent
unquenchable quench
unrighteous unjust wicked
unrighteousness iniquity wickedness
unripe sour untimely
unsearchable search
unsuspect secure
untie loose
until till
unto to
unty loose
unwash unwashen
unwil will
unwise circumspectly
unwittingly ignorance unaware
unworthy unworthily
uphold maintain relieve hold
uplift lift
upon on
upper high parlor
upraise stretch
upright righteous right
uprightness equity right
uproar tumult
uproot pluck root
upward above
urge beseech exhort
urgent instant
uriah urijah
urinate piss
urine piss
us we our
useful profitable meet
utensil vessel
utter speak
utterance utter
utterly greatly surely
uttermost end side
uz huz
uzzah uzza
vain vanity hope
vale valley
valiant strong
valid true
valley brook river vale plain
valor valiant
valuable better precious
valuation estimation
value estimation profit
vanish consume perish
vanity vain naught
variation variableness
various divers
vast great
vat winepress
vault eminent circuit
vegetable pulse herb
veil lock
vengeance avenge revenge
venom poison
venomous fiery
vent accomplish
venture adventure
verdict sentence
very same
vessel instrument jewel furniture stuff
vexation trouble
vial box
victory deliverance preserve safety salvation
victual meat
vile abominable
vileness vile
village town
vindicate judge justify
vindication righteousness
vine gourd vinedresser
vineyard vine vinedresser vintage
violate break force humble
violence violent cruelty
violent robber striker
violently exceedingly pluck
viper cockatrice adder
virgin maid maiden
vision vanity divine
visit come
voice sound noise thunder
void effect disannul
volunteer willingly
vomit spew
vote voice
vow swear
vulture eagle ossifrage
wage hire reward
wagon trench
wail howl
waist loin
waistband curious
wait tarry look hope
wake awake raise stir
walk go
wall hedge
wallet scrip
wallow pollute
wander err
wanderer vagabond
want will
war battle fight
ware fair
warfare appoint war
warm heat
warmth heat
warn admonish charge
warrior war mighty
wash washpot
wasn't not be
waste desolate
wasteland wilderness waste
watch keep
watcher preserver spy
watchful heed
watchtower tower
watercourse river gutter
waterless dry
wave heave an shake
waver slide
wax waxen
wayward froward
we us
weak poor feeble
weaken weak
weakness infirmity
wealth riches substance
wealthy rich
weapon armorbearer armor instrument
weary faint labor thirsty grieve
weave curious girdle
weaver weave
wed marriage
weed tare
weep wail mourn complain bewail
weigh weight spoon
welcome receive
welfare salute how
well also
weren't not
west westward beyond
western hinder utmost
westward west sea
wet wash
what thus which
whatever whatsoever
when if
whence whom
whenever when
whensoever when
where whither whence
whereby wherewith
wherefore why
wherein take
whereof which charger
wherever whithersoever wheresoever
wherewith withal who which
whether both
which wherein
while when
whip scourge
whirl whirlwind
whirlwind storm
whisper little
whisperer talebearer
whistle hiss
whitewash daub white untemper
whither where whithersoever
who that which
whoever whosoever he whoso
whole all
wholeheartedly perfect wholly
whom which
whomever whomsoever whom
whomsoever whom
whore harlot commit play
whoredom fornication
whoremonger sodomite fornicator
whose whom
whoso he
why wherefore
wick snuffer flax
wicked ungodly evil belial
wickedness wicked lewdness iniquity mischief
wide broad breadth length
widow wife
width breadth
wife woman marry
wild unicorn
wilderness desert
will shall
willingly freely
win gain
wind spirit
wine winepress vinegar
winepress press
wineskin bottle
wing fly feather overspread
winnow fan
winter winterhouse
wipe destroy consume
wisdom work
wise not wisdom
wisely prosper wise understand
wish will
wit even
withdraw depart aside
wither dry fade
withhold back
within midst in
without not no
withstand resist
withstander rise
witness record testimony martyr
woe alas
wolf island
woman wife
womb matrix body
won't not
wonder marvel wondrous wonderful marvelous
wonderful marvelous
wood timber tree
wooden wood
wool woolen
word say
work deed
worker fellowlaborer laborer
workman cunning laborer
workmanship cunning
world earth
worm palmerworm
worry think care
worship serve fear
worth pennyworth
worthily worthy
worthless vanity vain belial ungodly
worthlessness belial
worthy meet guilty virtuous
wouldn't not
wound slay
wrap gird bind
wrath fury
wrathful furious
wreath addition crown
wreck break
wrist hand
write scripture
writhe pain
wrong evil iniquity
wroth angry displease provoke
xerxes ahasuerus
yah you the o
yahweh lord
yard oliveyard
yarn twine fine cunning
year yearly long life
yearn bowel
yeast leaven
yes yea
yet but
yield bring give
you thou
young damsel servant kid
your thy
yours thy
yourself thyself thou
youth child young lad
zahab mezahab
zeal jealousy envy fervent
zealot canaanite
zealous jealous jealousy zealously
zeboiim zeboim
zela zelah
zeus jupiter
zither sackbut
`;
