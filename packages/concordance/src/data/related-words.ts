/**
 * English words, each with the words of the King James Version and the American Standard Version that have the same root and,
 * after a bar, those with the same meaning. Made by scripts/related-words.ts from WordNet 3.1 of Princeton University (see
 * NOTICE).
 */
export const RELATED_WORDS: string = `
abandon | wantonness desert
abasement abase
abatable abate abatement
abate abatement
abatement abate
abator abate abatement
abdicate | renounce
abdoman | belly
abhor | loathe
abhorrence abhor | execration
abhorrent abhor | detestable
abhorrer abhor
abidance abide
ability able
abject | scurvy
abjectly abject
abjure | forswear
ablactate | wean
able ability
ablutionary | cleanse
ably able
abolishable abolish
abolishment abolish
abolition abolish
abolitionary abolish
abominable abominably abomination | odious
abominably abominable
abominate abomination abominable abominably | abhor loathe
abomination abominable
abominator abomination abominable
aboriginal | native
aborigine | native
abound abundance abundant
about | some roughly around
abruptly | short dead
absence absent
absent absence
absentee absent absence
absently absent absence
absolutely | perfectly utterly
absorb | intent
abstain abstinence
abstainer abstain abstinence
abstention abstain abstinence
abstentious abstain
abstinence abstain
abstinent abstinence abstain
abstruseness | obscurity
abundance abundant abound abundantly
abundant abundance abound abundantly
abundantly abundant abundance
abuse abuser
abuser abuse
abusive abuse abuser
abusively abuse
aby | expiate
abye | expiate
abysm | abyss
abyssal abyss
accede access
accelerate | quicken
accept acceptance acceptation acceptable acceptably
acceptability acceptable accept acceptably
acceptable accept acceptably acceptance acceptation
acceptableness acceptable accept acceptably
acceptably acceptable accept
acceptance accept acceptation acceptable
acceptant acceptance accept acceptation acceptable
acceptation accept acceptance acceptable
acceptive accept acceptance acceptation acceptable
accessibility access
accessible access
accession access
accessional access
acclaim | hail
acclivity | ascent climb
accolade | honor
accommodate | suit fit
accommodation | fit
accompaniment accompany
accompanist accompany
accomplish accomplishment | fulfill
accomplishable accomplish accomplishment
accomplishment accomplish
accord | concord
accordance accord
accordant accord
accouchement | childbear
accoucheuse | midwife
account | chronicle
accountability account
accountable account
accountancy account
accountant account
accountantship account
accredit | license
accurate accurately
accurst | accurse
accusal accuse accusation accuser
accusation accuse accuser
accusative accuse accusation accuser
accusatorial accusation accuser accuse
accusatory accuse accusation accuser
accuse accusation accuser
accuser accuse accusation
accusingly accuse accusation accuser
accusive accuse accusation accuser
accustom | wont
ace | one crack top
ache | hurt
achieve | attain
achievement | accomplishment
achromasia | paleness
acknowledge acknowledgment
acknowledgeable acknowledge acknowledgment
acknowledgment acknowledge
acquaint acquaintance
acquaintance acquaint
acquaintanceship acquaintance acquaint
acquiesce | assent
acquir | get
acquire | get
acquirement | skill
acquittal acquit
acrimonious | bitter
acrobatic | tumble
act action | perform
actable act
action act | sue
actionable action act
activate | spark
active activity
actively active activity
activeness active activity
activity active
actor act
actual actually
actuality actually
actualize actually
actuate act | spark
actuation act
actuator act
acutely sharp
ad | advertise
adage | proverb see byword
adamance adamant
adamantine adamant
adamantly adamant
add addition adder
addable add
adder add
addible add addition
addiction addict
addictive addict
addition add
additive add addition
adept | wizard expert practice skillful
adhd | add
adherent | disciple
adjudicate judge
adjuration adjure
adjuratory adjure adjuration
adjure adjuration | beseech entreat
adjustment | fit
administer administration
administrable administer administration
administrate administer administration
administration administer
administrative administer administration
administratively administer administration
admire admiration
admirer admiration
admit | acknowledge
admittance | access
admittedly | true
admonish admonition | reprove
admonisher admonish admonition
admonishment admonish admonition
admonition admonish
admonitory admonish admonition | warn
adolescent | stripling
adopt adoption | espouse
adoptable adoption
adoptee adoption
adopter adoption
adoptive adoption
ador | worship
adorn | grace ornament
adornment adorn
adrenal kidney
adult | grow
adulterate | debase
adulterer adultery adulterous | fornicator
adulterous adultery adulterer
adulterously adulterous adultery
adultery adulterous adulterer
adust | bake parch scorch
advance | progress beforehand
advancement advance | furtherance
advancer advance
advantageous advantage
advantageously advantage
advantageousness advantage
adventitia | tunic
adventurer adventure
adventurism adventure
adventuristic adventure
adventurous adventure
adventurousness adventure
adverse adversity
adversely adversity
adversity | hardship
advert | advertise
advertisement advertise
advertiser advertise
advertize | advertise
advertizement | advertise
advisability advise
advisable advise advisement
advise advisement | counsel
advisee advise advisement
advisement advise | weigh
adviser advise advisement
advisor advise advisement
advisory advise advisement
advocacy advocate
advocate | recommend
advocator advocate
aerate air
aerial air
aeriferous air
aerify air
aeroplane | plane
afebrile fever
affair | matter
affect | touch
affectedly affect
affectedness affect
affectingly affect
affection affectionately
affectional affect
affectionate affection affectionately
affectionately affection | dear
affectionateness affection affectionately
affective affect
affiance | betroth
affiliate | consort
affinal affinity
affine affinity
affirm | confirm
affirmable affirm
affirmation affirm
affirmative affirm
affirmatively affirm
affirmativeness affirm
affirmatory affirm
affirmer affirm
afflict affliction | strike
affliction afflict
afflictive afflict affliction
affluent | wealthy
affor | forest
affordable afford
affright | terror frighten scare
afire | alight
aforemention | say
aforesaid | say
aforethought | plot
afresh | anew
after | afterward
afterlife | hereafter
aftermath | wake
afterward | after
ag | silver
agape | gape
agaze | stare
age | ripen
agedness age
ageless | eternal everlast perpetual uncease
aggregate | mass
aggregation | collection
aggregative | mass
aggressively | sharply
aghast | dismay shock
aglitter | glister glitter
ago | agone
agonal agony
agone | ago
agonise agony | harrow tortur
agonist agony
agonistic agony
agonize agony | harrow tortur
agonizingly agony
agrarian | farm
agree agreement | concord
agreeability agree
agreeable agree agreement
agreeableness agree
agreeably agree
agreement agree
ahorse | horseback
ahorseback | horseback
aid | help assist
ailment ail | complaint ill
aim | purpose intent
ain | own
airiness air
airplane | plane
airy air
akin | kindred
alabastrine alabaster
alarm | consternation
alarmingly alarm
alarmism alarm
alarmist alarm
albatross | millstone
alert | watchful
alfresco | outside
alien | foreigner
alienable alienate
alienator alienate
alikeness alike | likeness similitude
aliment | nourishment sustenance
alimental | nourish
alimentary | nourish
alimentation | nourishment sustenance
alir | far
aliveness alive
all | wholly completely altogether whole
allayer allay
allegedly alleg
allegiant allegiance
allegoric allegory
allegorical allegory
allegorically allegory
allegorise allegory
allegoriser allegory
allegorize allegory
allegorizer allegory
allegory | parable
alleviate | relieve ease
alleviation | relief
alliance ally
allocate | apportion
allot | portion
allotment allot
allow allowance | let permit
allowable allow allowance
allowance allow
allur | entice tempt
allure | tempt
allurement allure
alluviation | deposit
almighty | lord creator divine omnipotent
aloneness alone
along | on
aloofness aloof
alter | change
alterability alter
alterable alter
alteration alter | change
alterative | heal
altercate | quarrel
alternatively | instead
altogether | raw wholly completely all whole
alveolate | honeycomb pit
amalgamate | mingle
amaze amazement | astonish astony
amazement amaze | astonishment
amazingly amaze amazement
ambassadorial ambassador
ambassadorship ambassador
ambit | range
amble | stroll
ambo | pulpit
ambuscade | ambush
ambusher ambush
amend | damage restitution
amendable amend
amendatory amend
amendment amend
amenity | comfort
amercement amerce | fine
amerciable amerce
america | us
americium | be
amethystine amethyst
amiability amiable
amiableness amiable
amiably amiable
amity amiable
amon | amen
amount | sum
amplify | magnify
amply | richly
ampoule | vial
ampul | vial
ampule | vial
amun | amen
amuse | entertain
amygdaline almond
analyse | study examine
analyze | study examine
anarchic | lawless
anarchical | lawless
anarchy | lawlessness
anathematisation anathema
anathematise anathema | accurse
anathematization anathema
anathematize anathema | accurse
anathemise | damn
anathemize | damn
ancestral ancestor
ancestry | lineage pedigree
anchor | ground
anchorage anchor
anciently ancient
ancientness ancient
ane | one
anew | afresh
angelic angel | saint
angelical angel
angelically angel
anger angry
angler angle
angrily angry
angriness angry
angry anger
angstrom | a
anguine snake
anguish | torment tortur
angular angle
angulate angle
animal | beast creature carnal fleshly sensual
animalise animal
animality animal
animalize animal
ankle anklet
anklet ankle
anneal | temper
annihilate | wither
annihilative | wither
annotate note
announce | proclaim
announcement announce | proclamation
announcer announce
annoy | nettle gravel vex devil piss sting gall
annoyance | vexation
annually | yearly
annul | void
annular | ring
annulate | ring
annulment annul
annunciate | foretell herald
annunciatory announce
anointer anoint
anointment anoint
anomic | alienate
answer answerable | reply
answerability answerable answer
answerable answer
answerableness answerable answer
answerer answer answerable
antagonism | enmity
antagonist | adversary
antecede | precede forego
antecedent | ancestor
antedate | precede forego
antenuptial wed
anthesis | blossom flower
anticipate | expect await
anticipative anticipate
anticipator anticipate
anticipatory anticipate
antipathetic | averse
antipathetical | averse
antipollution pollution
antiquarian antiquity
antiquate antiquity
antique antiquity
antitumor tumor
antonym | opposite
antsy | fretful
anuran | frog
anxiolytic anxiety
anxious anxiously
anxiously anxious
anxiousness anxious anxiously | anxiety
any | whatever whatsoever
aper ape
apery ape
apian bee
apiece | each
apologist | justifier
apologue | parable allegory
apopemptic farewell
apostate | deserter
apostle apostleship
apostleship apostle
apostolic apostle apostleship
apostolical apostle apostleship
appal | shock dismay
apparel | dress clothe raiment garment robe
apparency apparently
apparent appear apparently | evident manifest plain
apparentness apparently
apparition appear
appeal | entreaty
appealable appeal
appealingly appeal
appealingness appeal | charm
appear appearance | seem
appearance appear
appeasable appease
appease | pacify assuage mollify gentle
appeasement | calm
appeaser appease
appellant appeal
appellate appeal
appendage | extremity
appetence | appetite
appetency | appetite
appetitive appetite
applause | clap
applicability apply
applicable apply
applicant apply
application apply
applicative apply
applicatory apply
applier apply
apply | use employ
appoint appointment
appointee appoint
appointive appoint appointment
appointment appoint
apportion | parcel
apportionable apportion
apportionment apportion | parcel
appreciate | apprehend comprehend
appreciation | grasp
appreciativeness | thankfulness
apprehend | comprehend
apprehender apprehend
apprehensible apprehend
apprehension apprehend | dread
apprehensive apprehend
apprehensively apprehend | anxiously
apprehensiveness apprehend | dread
approach | near come
approachability approach
approachable approach
approbate approve
approbation approve
approbative approve
approbatory approve
appropriately | fitly
approval approve | bless
approve | bless
approver approve
approvingly approve
approximately | about some roughly
approximation | estimate
appurtenance appertain
appurtenant appertain
apt | tend
aptly apt
aptness apt
aquatic water
aqueous water
aquiline | hook
ar | collar
arborary tree
arboreal tree
arborical tree
arborous tree
arc | arch
arce | arch
arch | condescend
archangelic archangel
archangelical archangel
archer | bowman
archival archive
archivist archive
archly arch
arciform | arch
arcuate | arch
ardent | fervent fiery
ardor | zeal
arenicolous sand
argentic silver
argentous silver
arguable argue argument
arguably argue
argue argument | controversy
arguer argue argument
argufy | quarrel
argument argue
argumentation argue argument | debate
argumentative argue argument
argumentatively argue
arid | waterless
arise | rise uprise
arm armlet armor | munition gird
armament arm
armillary bracelet
armlet arm
armor arm
armorer armor arm
armorial arm armor
aroma | odor scent
aromatise | perfume
aromatize | perfume
around | about
arousal | rouse
arouse | provoke
arrant | utter
arrival arrive
arriver arrive
arrogance arrogant arrogantly | haughtiness
arrogant arrogance arrogantly
arrogantly arrogant arrogance
arrogation | confiscation
arse | buttock behind ass
arteriovenous vein
articulatio | joint
artificer | inventor
artist be
artistic be
arty be
as | equally
ascend ascent
ascendable ascend ascent
ascendance ascend
ascendancy ascend ascent
ascendant ascend ascent
ascendence ascend
ascendency ascend
ascendent ascend ascent
ascender ascend ascent
ascension ascend ascent
ascensional ascend
ascensive ascend ascent
ascent ascend | rise climb
ascertain | determine discover observe
ascribable ascribe
ascribe | impute
ascription ascribe
ashamedly asham
ashy ash
askant | askance
asker ask
aslant | slope
aslope | slope
aspectual aspect
asperity | rigor
asperse | slander
asquint | askance
ass | buttock behind
assail | assault
assaulter assault
assaultive assault
assayer assay
assemblage assemble | gather
assenter assent
assentient assent
asshole | bastard prick
assignable assign
assignation assign
assignee assign
assignment assign
assist | aid help
assistance assist | aid help
assistant assist | helper
assistive assist
assoil | acquit
assort | consort mix sundry
assuage | pacify appease mollify gentle
assuagement assuage | relief
assum | presumptuous
assume | presume
assumptive | presumptuous
assur assuredly
assurance assure | confidence
assure assurance
assuredness assuredly
astatine | at
asterisk | star
astonish astonishment | amaze astony
astonishingly astonish astonishment
astonishment astonish | amazement
astony | amaze astonish
astound | amaze astonish astony
astral star
astrological astrologer
astrologist astrologer
astrology astrologer
at attestation | certify manifest evidence
aten | aton
atheistic | unbelieve
athletic | sport
atilt | lean
atone atonement | expiate
atonement | expiation
attain | reach
attainability attain
attainable attain
attainableness attain
attainment attain
attaint | dishonor disgrace shame
attempt | try
attend attention attendance attendant attentive attentively
attendance attendant attend attention attentive
attendant attendance attend attention attentive
attender attend attention attendance attendant attentive | hearer
attention attend attendance attendant attentive
attentional attention attend
attentive attend attentively attention attendance attendant
attentively attentive attend
attentiveness attentive attend attentively | heed
attenuation | fade
attestant at attestation
attestation at
attester at attestation
attir | apparel dress garment robe
attorney | lawyer
attribute | impute ascribe
auberge | inn
auctorial author
audile hear
auditive hear
auditor | hearer
auditory hear
aught | nothing null naught
augmentation augment
augmentative augment
august | lordly
auntie | aunt
aunty | aunt
aural ear
auric gold
aurora | dawn daybreak dayspring sunrise cockcrow
auroral dawn
aurorean dawn
aurous gold
austere | stern
austerely austere
austereness austere
austerity austere
authenticate | at
author | writer
authorial author
authority | government
authorship author | write pen
autonomy | liberty
autumn | fall
autumnal autumn
availability avail
available avail
availableness avail
avaricious | grasp greedy
avariciously | greedily
aveng avenge avenger
avenge avenger | revenge
avenger avenge
average | mean
avian bird
aviate | pilot
avid | devour
avoidable avoid
avoidance avoid | shun
avow | swan
avuncular uncle
await | anticipate
awaken | waken
awareness aware
awash | flood overflow
away | off forth
awayness away
aweary | weary
awful fearfully | dreadful terrible terribly
awfully | terribly
awfulness | terribleness
awny awn
awry | amiss
babble babbler
babbler babble
babe | infant
baby | babe infant
bacchanal | carouse
bacchanalian | carouse
bacchic | carouse
bacciferous | berry
backbite backbiter
backbiter backbite | slanderer
backer back
backmost | hindermost hindmost
backslide backslider
backslider backslide
backward | rearward
backwardness backward
bad badness
badgerer badger
badly bad
badness bad
baffle | perplex confound confuse
bag | sack
bagger bag
bagpiper | piper
bait | taunt
bake baker | parch scorch
baker bake
balancer balance
bald baldness
baldly bald baldness
baldness bald
baldpate | baldhead
baldy | baldhead
ballad | lay
ballot | vote
bally | bloom crash flame
balmily balm
balmy balm | bat nut
ban | forbid
banal | stock
baneful | pernicious pestilent
banish banishment
banishment banish
bank banker
bankable bank banker
banker bank
banquet | feast
banter | chaff
baptism baptize
baptismal baptism baptize
baptist baptism baptize
baptistic baptism
baptize baptism
barb | bite
barbaric | barbarian
barbarous | cruel fall
barbarously barbarous
barbarousness barbarous
barbate | beard
bare | strip uncover husk
bareface | bald
barefacedly | shamelessly
barehead | bare
barely | hardly scarcely scarce
bareness bear
barf | vomit sick
bargainer bargain | trader dealer
barker bark
barky bark
baronial | impose noble stately
barren barrenness | desolate
barrenness barren
barricad | bar
barricade | block
barroom | bar
basal base
basely base
basement | cellar
baseness base
basic | rudiment
basify base
basilar base
basilary base
basinal basin
bask | enjoy savor
basketeer basket
bastard | prick
bastardisation bastard
bastardise bastard
bastardization bastard
bastardize bastard
bastardly bastard
bastion | fortify
bat batter | nut
bath bathe
bathe bath
bather bathe bath
batrachian | frog
batsman | batter
batter bat | buffet
battle | conflict fight
battler battle
batty | bat nut
bawd | prostitute whore harlot
bawdiness | lewdness
bawl | wail bellow
beamish | smile
beamy beam
beaner bean
bear bareness bearer | naked
bearable bear bearer
bearer bear
beast | animal brute creature
beastliness beast
beastly beast
beat | vanquish bush
beatable beat
beater beat
beatification | blessedness
beatitude | blessedness
beatnik | beat
beauteous beauty beautify
beauteousness beauty | comeliness
beautician beauty beautify
beautification beautify beauty
beautifully beautiful
beautify beauty
beauty beautify
becalm | steady
bechance | befall
becharm | charm
beckon | wave
becloud | obscure
become becomingly | comely seemly
becomingly become
becomingness become becomingly
bedamn | damn
bedazzle | dazzle
bedclothe | bed
bedevil | rag
bedevilment | badger
bedframe | bedstead
bedroom | bedchamber
beelzebub | devil
befittingly befit | fitly
befog | obscure
befool | fool
beforehand | advance
befoul | foul
befoulment | defilement
befuddle | confuse confound
beget | father
begetter beget | father
beggar beggarly
beggarly beggar
beggary beg
beginner begin
begrime | soil
beguil | entrance entice tempt
beguilement beguile
beguiler beguile | deceiver
behavior | conduct do
behavioral behavior
behavioural behavior
behind | buttock ass
behold | see
beholder behold | observer
beingness | be
bejewel | jewel
belatedly | late
beleaguer | siege badger
belie | contradict
belief believe believer
believability believe
believable believe belief believer
believably believe
believe belief believer
believer believe belief
bellyache | beef
bellyacher | complainer
bellybutton | navel
beloved | dear darling
below | beneath
bemire | soil
bemoan | bewail
bemock | mock
bend | turn
bendability bend
bendable bend
bender bend
beneath | below
beneficence benefit
beneficent benefit
beneficial benefit
beneficially benefit
benefit | profit
benevolent benevolence
benevolently benevolence
benight | night
benumb | dull
berate | rebuke chide
bereave bereavement | grieve mourn sorrow
bereavement bereave | mourn
beryllium | be
beseech | entreat adjure plead
beseechingly beseech
beseem | befit
beset | harass
beshrew | damn
besieg | siege
besieger besiege
besmirch | slander
besot | soak
bespectacle | spectacle
bestial beast | brute brutish
bestir | rouse
bestowal bestow
bestowment bestow
bestubble | stubble
bet better | stake
betide | befall
betray betrayer | bewray
betrayal betray betrayer
betrayer betray
betrothal betroth
betterment better
bettor better
between | betwixt
betwixt | between
bewail | bemoan
bewhisker | beard
bewilder | perplex confound confuse
bewitch | trance charm entrance
bewitchery bewitch
bewitchingly bewitch
bewitchment bewitch
bewray | betray
bia | prejudice
bible | scripture
bibulous | drink sottish
bicker | spit
bid | command
biddable bid
bidder bid
biddy | hen
bide | abide
biedermeier furniture
biff | pommel
bifurcate fork | branch
big | large
bigheart | bountiful give
billet | quarter
billfold | wallet
billow | surge
billowy billow | surge
bind boundary | bond jump leap spring
bindable bind
binder bind
bindery bind
bingle | single
binocular eye
biotic life
biparous | twin
biramous | branch fork
birder bird
birdlime | lime
birdwatch | bird
bisulcate | cleave
bitch | beef
bite | barb
biter bite
bitingly bite | bitter
bitter bitterness bitterly
bitterly bitter bitterness
bitterness bitter bitterly
bitty bit
bivouac | camp encampment encamp tent
bivouack | camp tent
bizarre | outlandish
blabber | betrayer prate
blabbermouth | tattler talebearer
black blackness
blackball | bar banish
blackbeard | teach
blacken | darken black
blackleg | scab
blackmailer | extortioner
blackness black
blamable blame
blame | fault blast damn
blamelessly blameless
blamelessness blameless
blameworthiness blame
blameworthy blame
blanch | pale
blandish | flatter
blanket | encompass
blare | clamor blast
blaspheme blasphemer | curse swear
blasphemer blaspheme
blasphemous blasphemy blasphemously | profane
blasphemously blasphemous blasphemy
blasphemy blasphemous blasphemously
blast | blame damn
blaster blast
blaze | blind
bleach | fade
bleakness | bareness
blemish | disfigure
blench | pale
bless blessedness | approve
blessedly bless blessedness
blessedness bless
blether | prate
blight | plague
blind blindness | blaze
blinder blind blindness
blindly blind blindness
blindness blind
blink | wink
blithely | merrily
blitheness cheerful
blockad | bar
blockade | block
blockage block
blocker block
blocky block
bloke | chap fellow lad
blood bloody
bloodily bloody blood
bloodiness bloody blood
bloodline | lineage pedigree
bloodthirstiness bloodthirsty
bloody blood | damn
bloom | blossom flower crash flame
bloomer bloom | pant
blooper | botch
blossom | flower bloom
blotter blot
blotto | soak
blower blow
blowhard | boaster
blowy blow | windy
blue blueness
blueish | blue
blueness blue
blueprint | draft
bluish | blue
blunder | botch
bluntly blunt
bluntness blunt
blush | crimson
blusher blush
blushful | blush
boarder board
boast boaster | vaunt
boaster boast
boastful | crow
boastfully boastful
boastfulness boastful | vainglory
boate boat
boater boat
bobble | botch spoil
bobbysock | anklet
bodge | botch spoil
bodily body
body bodily
boggy | miry
bogus | bastard
boiler boil
boisterous | unruly
boisterously boisterous
boisterousness boisterous
bold boldness boldly
boldface | bold
boldly bold boldness
boldness bold boldly
bollix | botch spoil
bollock | botch spoil
bolt | thunderbolt
bond | bind
bondable bond
bondmaid | bondwoman
bondsman | bondman
bondwoman | bondmaid
bone | castanet
bonelet bone
boner | botch
boney bone
bonker | bat nut
bony bone
boodle | lucre shekel
bookable book
booker book
booklet book
bookman | scholar
boom | roar thunder flourish prosper
boor | churl
bootlick | fawn
booty | plunder
booze | liquor spirit
boozy | drink sottish
border | mete environ
borderline | border mete
bore | irksome tedious wearisome
boreal north
borer bear
boringly bore
boringness bore
borrow borrower
borrower borrow
bosomy bosom
bossy boss
botch | spoil
botcher botch
botchy botch | unskillful
bothersome | gall
botryoid grape
botryoidal grape
bottler bottle
bottomlessness bottomless
bottommost | nethermost
boulder | rocky stony
bouldery | rocky stony
bound | boundary
boundary bind | bound
boundedness bound
bounder bind boundary
bounteous bounty | bountiful give
bounteously bounty | bountifully plentifully
bounteousness bounty
bountiful bountifulness bountifully | give
bountifully bountiful bountifulness | plentifully
bountifulness bountiful bountifully
bourgeon | sprout
bow | obeisance
bowknot | bow
bowler bowl
bowman | archer
boxer box | drawer
boxershort | drawer
boxy box
boyhood boy
boytrose grape
bozo | cuckoo
brace | refresh
brachial arm
brag | crow vapor boast vaunt boss boastful
braggart | boaster boastful crow
bragger | boaster
braggy | boastful crow
braid | plait tress
braky break
brambly bramble
branch | fork
branchlet | twig sprig
branchy branch
brass brazen
brasslike brass
brassy brass
brave | weather courageous
bravely | courageously
braveness | courage bravery
bravery | courage
brawl brawler | do wrangle
brawler brawl
brazen brass
brazenly brazen
brazenness brazen
breach | transgress
breadstuff | bread
breadth | largeness
break breaker
breakability break
breakable break breaker
breakableness break
breakage break breaker
breaker break
breakthrough | find
breastpin | brooch
breath breathe
breathe breath
breather breathe breath
breeder breed
bribable bribe bribery | corruptible
bribe bribery
briber bribe bribery
bribery bribe
bridal bride | espousal
brief briefly
briefness briefly
brierpatch | brier
bright brightness
brightly bright brightness
brightness bright
brilliancy | splendor
brilliantly | bright
brimful | brim
brimfull | brim
brimless brim
bring | delivery
broach | brooch
broad | wide
broadband network
broadly broad
broadness broad | wideness
broider | embroider
broiler broil
brokenheartedness brokenheart | grief
brood | dwell muse ponder
brooder brood
brook | creek endure
brother brotherhood brotherly
brotherhood brother brotherly
brotherlike | brotherly
brotherly brother brotherhood
brow | forehead
brownish | brown
brownness brown
bruiser bruise
bruit | rumor
brush | thicket
brutal | barbarous cruel fall
brute | beast brutish
brutish | brute
brutishly brutish
bubble | foam
bubbly | foam
buccal cheek
bucket | pail
bucolic shepherd
buffet | pound batter
bug | badger
bugger | sodomite
buggy | bat nut
build builder
builder build
bulge | hump
bulgy | belly
bullocky bullock
bullrush | bulrush
bully | crack swell
bulwark | rampart
bumble | botch spoil
bumptiousness | forwardness
bun | buttock behind ass
bunch | cluster
bunchy bunch
bunco | defraud
bungalow | cottage
bungle | botch spoil
burden | load weight
burdensome | tax
burdensomeness burdensome
burial bury
burnable burn
burner burn
burnish | polish furbish
burp | belch
burster burst
burthen | burden weight
bury burial | inter
bush bushy | shrub beat
bushel | repair mend fix
bushwhack | ambush
bushy bush
busily busy
buss | kiss
bust | break
bustle | ado
busy | occupy
busybody | meddle
busyness busy
but | just only
butcher | slaughter
butcherly | unskillful
butt butter
butterfat butter
buttery butter
buttock | behind ass
butyraceous butter
buy buyer | steal purchase
buyer buy
by | past
bygone | depart forego
bypast | depart forego
bypath | byway
byroad | byway bypath
byway | bypath
byword | proverb see
c | hundred
cabal | faction
cabbage | purloin
cacophony | clamor
cadaver | corpse
cadaverous | gaunt
caducous | shed
cagily | circumspectly
caisson | coffer
cakehole | maw
calamitous calamity
calculate | figure
call | vocation name
callable call
callback | recall
caller call
calm | still
calmly calm
calmness calm
caloric heat
calumniate | slander
calumniously | slanderously
camarilla | faction
camouflage | disguise
camp | tent encamp
camper camp
campground | encampment
campsite | encampment
campy camp
can | tin
candidly | honestly frankly
cankerous canker
cannery can
canonise | glorify
canonize | glorify
cant | lean
cantabile | sing
cantillate | chant
canton | quarter
cantonment | camp
canvass | poll
caparison | trap
capillary hair
capitalisation capital
capitalise capital
capitalism capital
capitalist capital
capitalization capital
capitalize capital
caprine goat
capsize | turtle
captainship captain
captivate captive captivity | trance charm bewitch entrance
captivatingly captive
captivation captive
captive captivity | prisoner imprison
captivity captive
carbuncular carbuncle
cardiac heart
cardinal | key
cardiopulmonary heart
cardiorespiratory heart
care | tend
careen | stagger reel
career | call vocation
careful carefulness carefully
carefully careful carefulness
carefulness careful carefully
careless carelessly
carelessly careless
carelessness careless carelessly
caress | kiss
careworn | draw
cargo | lade freight
carinate | ridge
cark | disquiet
carmine | red reddish crimson ruby scarlet
carnal flesh carnally | animal fleshly sensual
carnality carnal carnally | lasciviousness
carnalize carnal carnally
carnally carnal
carousal carouse
carouser carouse
carp | cavil
carpentry carpenter
carpet | rug
carrefor | crossway
carriage carry
carrier carry carriage | bearer
carry carriage
cartage cart
carter cart
carven | carve
carver carve
casket | coffin
castanet | bone
castaway | outcast
castellate | castle
caster cast
castigate | chastise chasten
castigation | upbraid
castle | palace
castrate | eunuch
catapult | sling
catastrophe | calamity disaster
catastrophic | ruinous
catcher catch
catchment catch
catchy catch
catenate chain
catenulate chain
cattle | cow ox
cattleship cattle
caucasian | white
caudal tail
causa | lawsuit
causal cause
causality cause
causally cause
causation cause
causative cause
caution | carefulness
cautiousness | carefulness
cavernous cavern
caviler cavil
caviller cavil
cavity | pit honeycomb
cavort | gambol
cease | discontinue quit
ceaselessly | unceasingly
cecity | blindness
celebrant celebrate
celebrate | fame famous notable note renown
celebration celebrate
celebrator celebrate
celebratory celebrate
celestial heaven sky | heavenly
cellar | basement
cellular cell
cellularity cell
cense | incense
center | middle halfway
centesimal hundredth
central | key
cephalic head
ceramicist | potter
ceramist | potter
cereal grain
cerebration | think
ceremonial ceremony
ceremonially ceremony
ceremonious ceremony
ceremoniously ceremony
ceremoniousness ceremony
cerise | red reddish crimson ruby scarlet
certain certainly
certainly certain | surely sure
certifiable certify
certificate certify
certification certify
certificatory certify
certify | at manifest evidence
cervical neck
cervid | deer
cervine deer
cervix | neck
cessation cease
chafe | gall
chaff | husk stalk stubble
chafflike chaff
chaffy chaff
chagrin | abase
chain | iron
challenge | dispute gainsay
challenger | rival
chalybeate iron
chammy | chamois
champ | champion
champaign | plain
chance | opportunity
chancellorship chancellor
chancy chance
change changer | alter
changeability changeable
changeableness changeable
changeless | immutable
changeover | conversion
changer change
channelisation channel
channelise channel | guide
channelization channel
channelize channel | guide
chanter chant
chap | fellow lad crack
chapeau | hat
chaplet | wreath
char | coal
characterisation character
characterise character
characteristic character
characteristically character
characterization character
characterize character
charge charger
charger charge
charioteer chariot
charitable charity charitably
charitableness charity charitably
charitably charity
charity charitably
charivari | bell
charm charmer | trance bewitch entrance
charmer charm
charmingly charm charmer
chartaceous paper
charter | lease
chase | pursue tail dog
chaser chase | pursuer
chastely chaste
chasten | chastise
chasteness chaste
chastise chastisement | chasten
chastisement chastise
chastity chaste
chat | jaw
chatoyant | shoot
chattel | movable
chatterer chatter | babbler
chaw | chew
cheater | deceiver
check checker
checker check | draft
cheekily cheek
cheekiness cheek
cheeky cheek
cheep | peep chirp
cheer | shout embolden comfort
cheerer cheer
cheerful cheerfulness
cheerfulness cheerful
cheerily cheer
cheery cheer | gay
cheque | check
chequer | checker check
cherish | precious
cherry | red reddish crimson ruby scarlet
chesty chest
chevron | stripe
chevvy | harass beset
chevy | harass beset
chewer chew
chewy chew
chicanery | wile
chickenheart | chicken
chide | rebuke
chief chiefly | principal master
chiefly chief
chieftainship chieftain
child childhood | kid
childb | travail
childbirth childbear
childhood child
childishly childish
childishness childish
childlessness childless
childly child childhood
chiliad | thousand thou
chill | cool
chink | tinkle
chip | fry
chiropteran | bat
chirpiness chirp
chirpy chirp
chirrup | chirp
chitchat | jaw
chivaree | bell
chivvy | harass beset
chivy | harass beset
choice | pick prize
choiceness choice
choker choke
choleric choler
chop | shred
chopper chop
choppiness chop
choppy chop
christ | savior redeemer deliverer
christen | baptize
chromatic color
chronicle | account
chronicler chronicle
chuck | eat
chunk | clod lump
churchly church
churlishly churlish
cicatrice | scar
cicatrix | scar
cilantro | coriander
cinnabar | vermilion
cinque | five fin
circadian day
circinate | ring
circular circle | round
circularise circle
circularity circle
circularize circle
circularly circle
circulate circle
circumcise circumcision
circumcision circumcise
circumspect circumspectly
circumspectly circumspect
circumvent | besiege
cislunar moon
cissy | effeminate
cisterna | cistern
citation | commendation
cite | mention
citify city
citizen citizenship
citizenship citizen
civic citizen city
civil citizen state
clabber | curdle
claimant claim
clam | lucre shekel
clamant | clamorous
clamber | skin
clamor clamorous
clamorous clamor
clamorously clamorous clamor
clan | kindred
clang | crash
clanger clang
clangor clang | crash
clangorous clang
clank | clang crash
clapper clap | bone castanet
clarity clear | clearness
clash | clang crash
claudication | limp
claver | jaw
clean cleanness | cleanse plumb
cleaner clean cleanness
cleanliness clean
cleanly clean cleanness
cleanness clean
cleanse | clean
cleanser cleanse
clear clearness clearly
clearance clear clearness clearly
clearly clear clearness
clearness clear clearly
cleavage cleave
cleaver cleave
clement clemency
clergyman | reverend
climb | ascent mount
climber climb
clipper clip
cloak | disguise
clock | time
clod | lump
clog | choke hinder
close closely | last shut near nigh
closely close
closeness close closely
closer close closely
closure close closely
clot | curdle
clothe | apparel raiment garment
cloud cloudy
cloudiness cloudy cloud
cloudy cloud
cloy | surfeit
clump | bunch cluster
cluster | bunch
clutch | hold seize
clutter | welter litter
coagulate | curdle
coagulation | curdle
coalesce | mix
coastal coast
coaster coast
coate coat
cockcrow | dawn daybreak dayspring sunrise
cockiness | forwardness
coconspirator | conspirator
cocotte | prostitute whore harlot
codify | statute
coerce | hale pressure force
coeval | generation
cogitate cogitation
cogitative cogitation
cognisant | aware
cognise | know
cognition | knowledge
cognizant | aware
cognize | know
cogwheel | gear
coition | copulation
coitus | copulation
coldly cold
coldness cold
collarless collar
colleague college | workfellow
collect collection | assemble gather
collectedly collection
collectible collection
collector collection
collegial college
collegiate college
collide | jar
colly | soil
colonial colony
colonisation colony
colonise colony
coloniser colony
colonist colony
colonization colony
colonize colony
colonizer colony
coloration color
colorise | color
colorist color
colorize color
colossus | behemoth
colourise | color
colourize | color
colter | coulter
columnar column
columnist column
combat | battle
combative | contentious
combination combin
combinative combin
combine combin
combustion | burn
come comer | approach
comeliness comely
comely comeliness | become seemly
comer come
comestible | victual
comfit | confection
comfort comforter | console solace cheer
comfortable comfortably
comfortableness comfortable comfortably | comfort
comfortably comfortable
comforter comfort
comfortingly comfort comforter
comfy | comfortable
command commandment commander | bid overlook
commandant command commandment commander
commander command commandment
commandership commander command
commandment command commander
commence | begin
commencement | offset
commend commendation
commendation commend
comment commentary
commentate commentary
commentator commentary
comminate | accurse
commiseration | pity
commissariat | provision victual
commission commit
commissioner commission commit
commit commission
commitment commit commission
committal commit commission
committedness commit commission
committee commit commission
commix | mingle
commixture | mix
commodiousness commodious
common commonly
commonality common commonly
commonly common
commonness common commonly
communal commune communion
communalize commune
communally commune
commune communion
communicable | catch
communicate communication
communication communicate
communicational communication communicate
communicative communicate communication
communicativeness communicate communication
communicator communicate communication
communicatory communicate communication
communion commune
communique | dispatch despatch
communisation commune
communise commune communion
community commune
compaction compact
compactly compact
compactness compact
companion companionship | company
companionship companion
company | companion
compar compare comparison
comparability comparable | compare
comparably comparable
comparative compare comparison
comparatively compare comparison
compare comparison
comparison compare
compassion compassionate
compassionate compassion | pity
compassionately compassionate compassion
compassionateness compassionate compassion
compeer | equal
compensation compensate
competitor | rival
complain complaint complainer | plain
complainant complain complaint complainer
complainer complain complaint
complainingly complain complaint complainer
complaint complain complainer | ill
complaintive | complain
complete completion completely | finish
completely complete completion | wholly all altogether whole
completeness complete completion completely
completion complete completely
compliment | congratulate
component composition | element
compose composition
composedly composition
composer composition
compositor composition | setter
composure composition | calm
comprehend | apprehend
comprehendible comprehend
comprehensibility comprehend
comprehensible comprehend
comprehension comprehend
comprehensive largeness comprehend
comprehensively comprehend
comprehensiveness comprehend | fullness
compressibility compress
compressible compress
compression compress
compressor compress
compulsion compel
compulsive compel
comrade | companion
con | defraud
conce concession
conceal | hide
concealment conceal
concede concession
conceit | vanity swell vain
conceitedly conceit
conceive conception
conceiver conceive conception
concept conceive conception
conception conceive
conceptional conception conceive
conceptive conceive conception
conceptual conceive
conceptualise conceive
conceptualize conceive
concern | pertain
concessive concession
conciliate | pacify assuage appease mollify gentle
conciliator | peacemaker
conciseness | concision
conclud | end over final
conclude conclusion | reason
conclusion conclude | decision
conclusive conclude conclusion
conclusively conclude
conclusiveness conclude
concomitant | accompany
concord | accord agree
concordance concord
concordant concord
concordat | covenant
concourse | throng
concupiscent concupiscence | lusty
concur | agree
condemn condemnation
condemnation condemn
condemnatory condemn condemnation
condense | distill
condescend | arch
condescendingly condescend
condescendingness condescend
condescension condescend
conditioner condition
conduct | behavior do
conduction conduct
conductive conduct
conductivity conduct
conductor conduct
confab | jaw
confect confection
confederacy confederate
confederate confederacy
confederation confederate confederacy
confederative confederate confederacy
confer conference
conferee confer conference
conference confer
conferment confer conference
conferral confer conference
conferrer | bestower
confess confession
confessedly | true
confession confess
confessor confess confession
confidant confide confidence
confide confidence confident
confidence confident confide confidently | assurance
confident confidence confidently confide
confidential confidence confident confide
confidentiality confidence
confidentially confidence
confidently confident confidence
configuration | constellation
confin | constrain limit
confine | limit
confinement confine | travail
confirm confirmation | affirm
confirmation confirm
confirmative confirm confirmation | verify
confirmatory confirm confirmation | verify
confiscate confiscation | forfeit
conflate | mix
conflict | battle
confluent | tributary
conformably conformable
conformance conform
conformation conform
conformism conform
conformist conform
confound | confuse
confoundedly confound
confront | face
confuse confusion | confound
confusedly confuse confusion
confusedness confuse confusion
confusingly confuse confusion
confusion confuse
congelation congeal
congratulation congratulate | praise
congratulatory congratulate
congregate congregation
congregational congregation
conjugal marriage
conjugate | couple
conjurer | magician
conjuror | magician
conniption | fit
connubial marriage
conquer conqueror
conqueror conquer
conquest | conquer
consanguine | kin
consanguineal | kin
consanguineous | kin
conscience | scruple
conscientious conscience
conscientiously conscience
conscientiousness conscience
conscious consciousness
consciously consciousness
consecrate consecration | dedicate
consecration consecrate
consentaneous consent
consequence | effect
consequent | accompany
consequently | accordingly
conserve | preserve
consider | view regard
consideration consider
consignment | lade freight
consistence consist
consistency consist
consistent consist
consolable console consolation
consolation console | solace
consolatory console consolation
console consolation | comfort solace
conspiracy conspirator
conspirative conspiracy conspirator
conspirator conspiracy
conspiratorial conspiracy conspirator
conspire conspiracy conspirator
constancy constant constantly
constant constantly
constantly constant
constellate constellation | stud
consternation | alarm
constituent | element
constitut | establish
constrain | impose limit
constrainedly constrain
construct | conception build
construe | interpret
consult consultation
consultancy consult
consultant consult consultation
consultation consult
consultative consult consultation
consultatory consult consultation
consultive consult consultation
consumable consume consumption
consume consumption
consumer consume consumption
consummate consummation
consumption consume
consumptive consume consumption
contain content contentment continency
container contain content
containerise contain
containerize contain
containment contain content
contaminate | pollute
contemn | despise scorn disdain
contemplative | brood muse ponder
contemporary | generation
contempt contemptuously | disdain scorn despite
contemptibility contemptible
contemptibly contemptible
contemptuous contempt contemptuously | scornful
contemptuously contempt
contemptuousness contempt contemptuously
contend contention contentious
contender contend contention | rival
content contentment contain
contentedly content contentment contain
contentedness content contentment contain
contention contend contentious
contentious contention contend
contentiousness contentious contention
contentment content contain
contestation | controversy argue
continence continency contain
continency contain
continent continency contain content
continental colony continency contain
continual continually
continually continual
continuance continue
continuant continuance continue
continuation continue continuance
continue continuance | proceed
contort | wring
contractable | catch
contradict contradiction | belie
contradiction contradict
contradictorily contradict
contradictoriness contradict
contradictory contradict contradiction
contrarily contrary | contrariwise
contrariness contrary | perverseness
contrary | reverse
contribute contribution | lend
contributive contribution
contributor contribution
contributory contribution
contritely contrite
contriteness contrite
controller control
controllership control
controversial controversy
controversially controversy
controversy | argue
contumelious contumely
contumeliously contumely | contemptuously
contuse | bruise
contusion | bruise
conundrum | riddle
convalescent | recover
convenience convenient conveniently | comfort
convenient conveniently
conveniently convenient
conversance conversant | acquaintance
conversancy conversant | acquaintance
conversational conversation
conversationalist conversation
conversationally conversation
conversationist conversation
converse conversation
conversely conversation
conversion convert
convert conversion
converter convert conversion
convertibility convert
convertible convert conversion
convertor convert conversion
conveyable convey
conveyance convey
conveyancer convey
conveyer convey
conveyor convey
convict conviction
conviction convict
convincible convince
convincingly convince
convoke convocation
cooker cook
cookery cook
coolant cool
cooler cool
coolly cool
coolness cool
copier copy
copiously | abundantly
copiousness | abundance
coppery copper
coppice | thicket
copse | thicket
copulate copulation | mate
copulatory copulation
copyist copy
cordless cord
corduroy | cord
coriaceous | leather
cork | crack swell
corner | trap
cornet | trumpet
cornetist cornet | trumpeter
corny corn
coronal | wreath chaplet
coronate crown
coronet | title
corpuscle | mote
correct correction | right
correction correct
correctional correction correct
corrective correct correction
correctly | aright
correctness correct correction
corrigible correct correction
corroborate | confirm affirm
corroborative | verify
corroboratory | verify
corrode | rust
corrupt corruption corruptible corruptly | pervert debase profane
corruptedly | corruptly
corruptibility corruptible corrupt
corruptible corrupt corruption corruptly
corruption corrupt corruptible corruptly
corruptive corrupt corruption corruptible corruptly
corruptly corrupt corruption corruptible
corruptness corrupt corruption corruptible corruptly
corset | stay
coruscant | glister glitter
coruscate | sparkle
corvine crow
cosmo | world
cost costly costliness
costal rib
costliness costly cost | preciousness
costly cost costliness
councillorship councilor
counsel counselor | guidance advise
counsellorship counselor counsel
counselor counsel
counselorship counselor counsel
countable count
countenance | visage permit
counter count
counterbalance | compensate
countervail | offset
countless | innumerable
country | nation
couple | mate pair
coupler couple
couplet | twain
courage courageous courageously | bravery
courageous courage courageously
courageously courageous courage
courageousness courageous courage courageously | bravery
courier | messenger
course | naturally
courteous courteously
courteously courteous
courtesan | concubine
courtliness court
courtly court
courtship | court
cousinly cousin
coventry | banishment
cover coverlet
coverage cover coverlet
coverlet cover
covertly covert
covertness covert
covetous covetousness | envious jealous
covetously covetous covetousness
covetousness covetous
cow | cattle ox
coward cow
cowardly cow
cower cow
cozen | deceive delude
crack | top chap swell
cracker crack | bat nut
crackle | greave
craft crafty craftiness craftily
crafter craft crafty
craftily crafty craftiness craft
craftiness crafty craft craftily | cun guile
craftsmanship craftsman | workmanship
crafty craftiness craft craftily | wily
craggy | crag
cranch | grind
crappy | rotten stink
crash | clang bloom flame
crasher crash
craunch | grind
crave | lust
crawl | creep
crawler crawl
creak | screech
crease | fold wrinkle crisp
create creature creation creator
creation create creature creator
creative create creature creation creator
creatively create
creativeness create
creativity create
creator create creature creation | lord divine
creature create creation creator | animal beast
credence | acceptance
credit creditor
creek | brook
creep | crawl
creeper creep
creepiness creep
creepy creep
crenelation | battlement
crenellation | battlement
crepitate | crackle
crepitation | crackle
crepuscle | twilight
crepuscule | twilight
crevice | crack
crewman | sailor
cricketer cricket
crier cry
criminal crime | crook malefactor
criminalise crime
criminality crime
criminalize crime
criminally crime
criminalness crime
criminate crime | accuse
criminative crime
criminatory crime
crimp | fold
crimson | ruby blush red reddish scarlet
cringe | quail
cringle | loop
crinkle | wrinkle crisp
cripple | halt lame game
crisp | sharp
crispiness crisp
crisply crisp
crispness crisp
crispy crisp
criterion | standard
croak | die decease perish
crock | soak
crook | malefactor
crookback | hump
crookedly crook
crookedness crook
crop | harvest
cross | traverse
crossbeam | traverse
crossly cross
crossness cross | choler
crosspiece | traverse
crossroad | crossway
crouch | stoop
croupe | rump
crow | vapor boastful
crowd | herd
crucifix crucify
crucifixion crucify
cruel cruelly | barbarous fall
cruelly cruel
cruelness cruel cruelly
crumbliness crumb
crumbly crumb
crush | oppress
crusher crush
crushingly crush
cry | outcry yell shout weep tear
crystalize crystal
crystallization crystal
crystallize crystal
cu | copper
cubitus | elbow
cuddle | kiss
cull | reject
cum | come
cumulation | pile heap
cun cunningly | craftiness guile
cuneus | wedge
cunningly cun
cupboard | closet
cupric copper
cuprous copper
curable cure
curate | minister pastor
curative cure | heal
cure | heal recover
curiosity curious curiously
curious curiously | peculiar
curiously curious
curiousness curious curiously
curl | scroll
curlicue | scroll
currency current
currently current
currentness current
curse | oath swear blaspheme
cursedly curse | damn
curve | swerve slay
cushiony cushion
cuss | curse blaspheme swear
cussedly | stubbornly
custodial custody
custodian custody
customarily custom
customary custom
cut | sting
cute | cun
cutely | cunningly
cutis | skin
cutter cut
cuttingly cut
cyberspace | net
cyclosis | stream
cypher | naught
cyprian | prostitute whore harlot
da | cony
daemon | demon
daft | bat nut
daily day
daimon | demon
daintily dainty
daintiness dainty | delicacy
dainty | treat
dais | pulpit
damage | amend restitution
dame | wench
damn damnation | blast blame bloody
damnably damnable | damn
damnation damn
damnatory damn damnation
damoiselle | damsel
damosel | damsel
damozel | damsel
damp | moist
dampen | moisten
dampish | moist
dancer dance
dandy | gallant swell crack
danger dangerous
dangerous danger
dangerously dangerous danger
dangerousness dangerous danger
dapple | speckle patch
daringly dare
dark darkness darkly
darkly dark darkness
darkness dark darkly
darling | beloved dear
darn | damn blast blame
dart | flutter
darter dart
dashingly dash
dassie | cony
daub | plaster
dauber daub
daughterly daughter
dawn | daybreak dayspring sunrise cockcrow
day daily
daybreak | dawn dayspring sunrise cockcrow
daydream | dream
daylight | daytime
dayspring | dawn daybreak sunrise cockcrow
daze | shock stupor dazzle
dazzlingly dazzle
dead deadness deadly | short
deaden | bore irksome tedious wearisome
deadliness deadly dead
deadly dead deadness
deadness dead deadly
deafness deaf
deal dealer | handle
dealer deal | trader
dealership dealer deal
dear dearly | beloved darling affectionately
dearie | darling
dearly dear
dearness dear dearly | costliness preciousness
dearth | famine
deary | darling
death die | decease
deathly death
debase | corrupt pervert profane
debasement debase
debaser debase
debatable debate
debater debate
debauch | corrupt pervert debase profane degenerate
debilitative | weaken
debility | infirmity feebleness
debitor | debtor
debon | bone
decadence decay
decadency decay
decadent decay
decapitate | behead
decapitation | behead
decay | rot
decease | death depart die perish
decedent decease | depart
deceitful deceitfulness deceitfully
deceitfully deceitful deceitfulness
deceitfulness deceitful deceitfully
deceive deceiver | delude
deceiver deceive
decelerate | slow
deceleration | slow
decency decently
decent decently
deception deceive deceiver
deceptive deceive deceiver
deceptively deceive
deceptiveness deceive
decid decide decision
decide decision decid
decidedly decid decide
decision decide decid | conclusion
decisive decide decision decid
decisively decide
decisiveness decide
declaration declare
declarative declare declaration
declaratory declare declaration
declare declaration
declarer declare declaration
declension decline
declination decline
decollate | behead
decorate | adorn grace ornament
decoration | ornament
decrease | diminish
decreed | ordain
decry | condemn
dedicate dedication | consecrate devote
dedication dedicate
deep deepness deeply
deepen | compound
deeply deep deepness
deepness deep deeply | depth
deface | disfigure blemish
defame | slander
defamer | slanderer backbiter
defeat | lick discomfit overcome
defeatism defeat
defeatist defeat
defection defect
defective | faulty
defector defect
defend defense defender
defendant defend defense defender
defender defend defense | guardian
defense defend defender
defensibility defend
defensible defend defense defender
defensive defend defense defender
defensively defend
defer | table
deference defer
deferent defer
deferential defer
deferment defer
deferral defer | recess
defiance defy
defiant defy
deficiency | lack
deficient | lack
defile defilement
defilement defile
defiler defile defilement
defin | shape
define defin
definition defin
deflection | warp
defrauder defraud
defy | withstand
degenerate | pervert
degeneration degenerate
degenerative degenerate
degrad | degenerate
degree | level
degustation | savor
deity | divinity
deject | dismay
delay | wait
delectation | delight
deleterious | injurious
delicate delicately
delicately delicate
delicious deliciously
delight | please
delightedly delight
delimit | bound
delimitation | border mete
deliquium | faint swoon
deliver delivery deliverance deliverer
deliverable delivery deliver
deliverance deliver delivery deliverer | rescue
deliverer deliver delivery deliverance | savior redeemer
delivery deliver deliverance deliverer | bring
delude delusion | deceive
deluge | flood
delusion delude
delusional delusion delude
delusive delude delusion
delusively delude
delusory delude delusion
deluxe | princely sumptuous
delve | dig
demander demand
demandingly demand
demean | humble
demesne | acre
demise | dy
demo | show present
demoiselle | damsel
demolish | raze
demolition demolish
demoniac demon
demonic demon
demonization demon
demonize demon
demonstrate demonstration | show present
demonstrative demonstration
demonstrator demonstration
demoralise | corrupt pervert debase profane
demoralize | corrupt pervert debase profane
demur | except
denial deny
denier deny
denizen | inhabitant dweller
denouncement denounce
dental tooth
denudation | strip uncover bare husk
denunciative denounce
depart departure | decease forego
departer depart departure
departure depart | go leave
dependably | faithfully
depict picture | portray
deplorable | lamentable
deportment | demeanor
depose deposit
deposer depose
deposit depose | wedge stick
deposition depose deposit
depositor deposit
deprave | corrupt pervert debase profane reprobate
depress | dismay
deprivation deprive | want
deprive | strip
depth | deepness
deputise deputy
deputize deputy
deride derision
derision deride
derisive deride derision | mock taunt
derisively deride
derisory deride derision
derogation | disparagement
derriere | buttock behind ass
descend descent
descendant descend descent | posterity
descendent descend descent
descent descend
describe description
description describe
descriptive describe description
descriptively describe
descriptor | form
descry | spot espy spy
desecration | sacrilege
desert deserter | forsake desolate
deserter desert
desertion desert deserter
deserve | worth
deservingness deserve
desir | crave
desirability desirable
desirableness desirable
desire desirous | want
desirous desire
desolate desolation | forsake desert barren
desolation desolate | devastation
despair desperate desperately
despairingly despair desperate
despatch | dispatch
desperate despair desperately
desperately desperate despair
desperation despair desperate
despicable | vile
despisal despise
despise | contemn scorn disdain detest hate
despite | contempt disdain scorn
despiteful despitefully
despitefully despiteful | spitefully
despoil | rifle foray sack
despoiler despoil
despoilment despoil
despoliation despoil
desquamation | peel
dessert | after
destination destine
destine | doom
destitute | impoverish needy
destroy destruction destroyer destructive
destroyer destroy destruction destructive
destructibility destroy
destructible destroy destruction destroyer destructive
destruction destroy destroyer destructive
destructive destroy destruction destroyer
destructively destructive destroy
destructiveness destructive destroy
detainee detain
detainment | custody
detect | observe discover notice
detection | sense
detention detain | custody
deter | discourage
determin | decid
determinant determine determination | decid
determinateness determinate
determination determine | find
determinative | decid
determine determination
determiner determine determination
deterrent | hindrance impediment
detest | hate despise scorn
detestably detestable | abominably
detestation detest | execration
deuce | blast blame damn
devastate devastation | wither
devastation | desolation
deviant | pervert degenerate
deviate | pervert degenerate
devil | gravel vex
devilishly devilish
devilize devil
devilment devil | mischief
devilry devil
deviltry devil
devisal devise
devise | fashion make invent
devisee devise
deviser devise
devote devotion | dedicate
devotedness | devotion
devotee devote devotion
devotion devote
devour devourer
devourer devour
devoutly devout
devoutness devout
dewy dew
dexterity | sleight
diabolic devil | devilish
diabolical | devilish
diamantine diamond
diaphoresis | sweat
dice | die
dicker | bargain
dickhead | bastard prick
dictation | command bid
diddle | defraud
die death dy | decease perish
dietary diet
dieter diet
dietetic diet
dietetical diet
dietician diet
differ difference different
difference different differ
different difference differ
differential difference different differ
differentially difference
differentiate difference different differ | distinguish
differentiation difference | distinction
differentiator difference
differently different difference differ
difficult | hard
difficultness difficult
dig | delve
digger dig
dignify dignity
diligence diligent diligently
diligent diligence diligently
diligently diligent diligence
dillydally | stall
dim dimness dimly
diminish | decrease weaken
diminution diminish | decline
dimly dim
dimness dim
din | clamor
dine dinner
diner dine
dinero | lucre shekel
dinner dine
dip | plunge
dipper dip
direct directly | straight
directional direction
directionality direction
directive direct directly
directiveness direct
directivity direct
directly direct | straight
directness direct directly
director direct directly
directorship direct
direful | dread dreadful frighten terrible
dirt | soil
dirtily dirt
dirtiness dirt | uncleanness
dirty dirt | soil unclean
disable | cripple
disaccord | discord
disadvantag | deprive
disaffect | alienate
disaffection | alienation
disallow | forbid
disappear | vanish
disappoint | discomfit frustrate
disappointedly disappoint
disappointingly disappoint
disappointment disappoint
disapprobation | condemnation
disassociate | divorce
disastrous disaster
disastrously disaster
disbelievingly disbelieve
disbursal | expense
disbursement | expense
discalce | unshod
discalceate | unshod
discase | undress
disceptation | controversy argue
discern discernment
discernible discern discernment
discernment discern | understand
discharge | dismiss fire
discipleship disciple
disciplinary discipline
disclosure disclose | revelation reveal
discoloration | stain
discolouration | stain
discomfit discomfiture | defeat disappoint frustrate
discomfiture discomfit
discompose | discomfit
discomposure | discomfiture
disconcertion | discomfiture
disconcertment | discomfiture
discontentedly discontent
discontentedness discontent
discontentment discontent
discontinuance discontinue
discontinuation discontinue
discontinue | cease quit
discord | strife
discordance discord
discordant discord
discordantly discord
discount | dismiss
discouragement discourage | dismay
discover | observe notice
discoverer discover | inventor artificer
discovery discover | find
discredit | disrepute
discreditably | shamefully
discreet discreetly
discreetly discreet
discreetness discreet discreetly
discrepancy | variance
discretionary discretion
discuss | discourse
disdain | contempt scorn despite contemn despise
disdainful | scornful
disembarrass | rid
disfiguration disfigure
disfigure | blemish
disfigurement disfigure
disgorgement | vomit
disgrace | shame ignominy dishonor
disgraceful | shameful
disgracefully | shamefully
disguise | cloak
disgust | revolt foul
disgustful | foul revolt
disheartenment | dismay
dishonestly dishonest | deceitfully
dishonor | disgrace shame
dishonorably | shamefully
dishy dish
disinheritance disinherit
disjoint | divorce
disk | harrow
dismantle | raze demolish
dismay | shock
dismiss | discharge fire
dismissal dismiss
dismissible dismiss
dismission dismiss
dismissive dismiss
disobedience disobedient disobey
disobedient disobedience disobey
disobediently disobedient disobedience disobey
disobey disobedience disobedient
disorder | disquiet
disorderliness disorderly
disown | disinherit
disparage disparagement
disparager disparagement
dispatch | despatch
dispatcher dispatch
dispensary dispensation
dispense dispensation | distribute
dispenser dispensation
dispersal disperse dispersion
disperse dispersion | scatter sprinkle spread
dispersion disperse
dispersive disperse dispersion
dispirit | dismay
displacement | supplant
displease displeasure
displeasingly displease displeasure
displeasure displease
disposal dispose disposition
dispose disposition | fain
disposition dispose
dispossession dispossess
disputant dispute disputation
disputation dispute
disputatious dispute disputation | contentious
disputatiously dispute
disputative dispute disputation | contentious
dispute disputation | gainsay
disquietingly disquiet
disregard | neglect forget
disrobe | undress
disruptive | tumultuous turbulent
dissatisfactory | disappoint
dissemble dissembler | feign
dissembler dissemble | hypocrite
dissemination | air
dissent dissension
dissenter dissension
dissentient dissension
dissentious dissension | factious
dissever | divide
dissimulate dissimulation
dissimulative dissimulation
dissimulator | hypocrite dissembler
dissipate | scatter degenerate
dissociate | divorce
dissolute | degenerate
dissolution dissolve
dissolvent dissolve
dissolver dissolve
distance distant
distant distance
distantly distant distance
distich | twain
distill | purify
distillate distill
distillation distill
distillery distill
distillment distill
distinct distinctly
distinction distinguish
distinctness distinctly
distinguish distinction
distort | falsify warp
distract distraction
distractedly distract distraction
distraction distract
distrait | distract
distress | straiten trouble
distressful | distress trouble
distressingly distress
distribute distribution
distributer distribute distribution
distribution distribute
distributional distribution distribute
distributive distribute distribution
distributively distribute
distributor distribute distribution
disturb | trouble distress
disunit | fragment
disunite | divorce
dive | deprive strip
divers | diverse
diverse diversity | divers
diversely diverse diversity
diverseness diverse diversity
diversification diversity
diversify diversity diverse
diversity diverse
divert | entertain
divide division divider | separate
divider divide division
divination divine divinity diviner
divinatory divine divinity divination diviner
divine divinity divination diviner | lord creator
divinely divine divinity divination diviner
diviner divine divinity divination
divinity divine divination diviner
divisible divide division divider
division divide divider
divisional division divide
divisive | factious
divorce divorcement
divorcee divorce divorcement
divorcement divorce
divulge | disclose
dixie | confederacy
dixieland | confederacy
do doer | brawl behavior conduct make through
doc | doctor physician
doctor | physician
doctoral doctor
doctorate doctor
doctorial doctor
doctrinal doctrine
doctrinally doctrine
doctrine | philosophy
document | paper
doer do
dog | chase tail persist
doggedly dog
doggedness dog | perseverance
dolefully doleful
dolefulness doleful
dolorous | weep
dolourous | weep
dome | vault
domestic home
domiciliation | lodge
dominance dominion
dominant dominion
dominate dominion | prevail
domination dominion
donjon | dungeon
donor | bestower
doodle | scrabble
doom | lose destine
dorsum | back
dot | stud speckle
dotard dote
dotty | bat nut
double | twofold
doubly double
doubter doubt
doubtfully doubtful
doubtfulness doubtful | doubt
doubtlessly | doubtless
doughy dough
dour | dog
dower | dowry
dowery | dowry
down | downward
downer down
downiness down
downward | down
downwardly | down downward
downwind | lee
downy down
doxy | concubine
dozen | twelve heap lot score stack load raft
drachm | dram
drachma | dram
draft | checker
draftee draft
drafter draft
drafty draft
dragger drag
draggingly drag
drainage drain
drama | play
drape | curtain mantle wrap
drapery | curtain
draughty draft
draw drawer | pull
drawee draw drawer
drawer draw
dread | dreadful frighten terrible
dreadful | dread frighten terrible
dreadfully dreadful | horribly
dreadfulness dreadful | terribleness
dream dreamer
dreamer dream
dreamily dream
dreaminess dream
dreamy dream dreamer
dreg | settle
dress dresser | apparel garment robe
dresser dress
dressy dress dresser
dribble | trickle
drier dry
drift drive | float vagabond
driftage drift
drifter drift
drill | bore
drily dry
drink drinker drunkard drunkenness | rip sottish
drinker drink
drip | trickle soak sop
drive drift driver | goad
driver drive
droop | flag
drop | dung fall
droplet drop
dropper drop
dropsical dropsy
dross | impurity
drover | herdsman
drowse drowsiness
drowsily drowsiness
drowsy drowsiness
drub | lick
drudge | labor toil travail
druggist | apothecary
drunkard drink drunkenness
drunkenly drink drunkard drunkenness
drunkenness drink drunkard
dryly dry
dryness dry
duad | twain
dual | double
dubiety | doubt
dubious | doubtful
dubiousness | doubt
dubitable | doubtful
ducal duke
ducky | darling
dud | thread
duet | couple twain
dukedom duke
dullard dull
dullness dull
dully dull
duly | fitly
dumbfound | perplex
dumbly dumb
dumbness dumb
dun | rag
dung | drop
dunk | dip
duo | couple twain
duplicate | double
durability durable
dusk | twilight
duskiness | dimness
dusky | twilight
duster dust
dustiness dust
dustup | quarrel wrangle
dusty dust
duteous duty
dweeb | grind
dwell dweller | brood
dweller dwell | inhabitant
dy die
dyad | twain
dysprosium | dy
each | apiece
eaglet eagle
earlier | early before
earliness early
early | soon
earn | profit
earner earn
earnest earnestness earnestly
earnestly earnest earnestness
earnestness earnest earnestly | sincerity
earth earthly earthy terrestrial earthen | ground
earthen earth earthly earthy
earthle earth earthly earthy earthen
earthly earth earthy earthen
earthquake | quake
earthy earth earthly earthen
ease | relieve
easement ease
easily easy
easiness easy easily
east | eastward
eastbound | eastward
easter east
easterly east
eastward | east
easy easily
eat eater | feed
eatable | victual
eater eat
ebon | ebony
ebonize ebony
eccentric | outlandish
ecclesiastic church
ecclesiastical church
eclipse | overshadow
economize | husband
edema | dropsy
eden | paradise heaven
edger edge
edgy edge
edible | victual
edification edify
edifice | build
edify edification | enlighten
effecter effect
effective effect | effectual
effectively effect
effectiveness effect
effectivity effect
effector effect
effectuality effectual
effectualness effectual
effectuate effect
effectuation effect
effeminateness effeminate
effervesce | foam
efflorescence | flower blossom
effluent | outflow
effort | try
effulgence | shine
effulgent effulgence | radiant
egis | breastplate
egression egress
eighter | eight
eighty | fourscore
ejaculate | come
elaborate | expound luxuriant
elan | zeal
eld | year
elderly | age
eldership elder
eldest | firstborn
elect election
election elect
elective elect election
elector elect election
electoral election elect
electorate elect election
electrify | thrill
elemental element
elementarily element
elementary element
elephantine | giant
elevate elevation
elevation | raise
elevator elevation
elicit | provoke
eligible elect
elimination | riddance
elite | elect
elocute eloquent
elongate | lengthen
eloquence eloquent
eloquently eloquent
emaciate | gaunt
emasculate | effeminate
emb | implant
embalmer embalm
embalmment embalm
embarkation | board
embarkment embark | board
embassador | ambassador
embayment | bay
embolden | cheer
emboss | boss
embrace | encompass
embracement embrace
embroider embroiderer | broider
embroiderer embroider
embroidery embroider embroiderer
embroil | entangle
emersion | egress
emesis | vomit
eminence eminent | preeminence
eminent eminence
eminently eminent eminence
emmet | ant
employ employment | use apply
employee employ employment
employer employ employment
employment employ
empower | scepter
emptiness empty
emptor | buyer
empty emptiness
empyrean | firmament heaven
emulate emulation
emulator emulation
emulous emulation
emulously emulation
enact | ordain
enactment enact
enamor | trance charm bewitch entrance
encamp encampment | camp tent
encampment encamp
encase | case
enchain | chain
enchant enchantment enchanter | bewitch entrance
enchanter enchantment
enchantingly enchantment enchanter
enchantment enchanter
encircle | skirt
enclosure enclose
enclothe | clothe raiment garment apparel
encompass | embrace
encompassment encompass
encounter | meet
encourage encouragement | promote
encouragement encourage
encroach | trespass
encumber | cumber
encumbrance | burden
end | conclud over
endanger | threaten peril
endangerment | hazard jeopardy peril
endeavor | enterprise strive
endermatic skin
endermic skin
endlessly endless
endlessness endless
endorse | back
endovenous vein
endow | gift endue
endowment endow | talent
endue | endow gift
endur | abide
endurance endure
endure | brook suffer
enervate | weaken
enfeeble | weaken
enfold | enclose
engage | pursue
engagement | battle fight
engagingly engag
engender | breed
engineer engine
engraft | graft
engrave engraver | inscribe
engraver engrave
engross | steep intent
engulf | steep
enigma | mystery
enjoinment enjoin
enjoy enjoyment | savor
enjoyer enjoy enjoyment
enjoyment enjoy
enkindle | kindle
enlace | twine lace
enlarge enlargement
enlargement enlarge
enlarger enlarge enlargement
enlighten | edify illuminate
enlightenment enlighten
ennead | nine
enough | plenty
enounce | pronounce
enquire enquiry
enquirer enquire enquiry
enquiry enquire | question
enrag | anger
enrichment enrich
enroll enrolment
enrollee enroll enrolment
enrollment enroll enrolment
enrolment enroll
enshrine | shrine
enshroud | shroud
enslavement enslave
ensorcel | bewitch
ensuant | accompany
ensure | assure
entangle | mire
entanglement entangle
enter entry entrance
enterprise | endeavor
enterpriser enterprise
enterprisingly enterprise
enterprisingness enterprise
entertainer entertain
entertainment entertain
enthrall | entrance bewitch
enthrallment | enchantment
entice | tempt
enticement entice | temptation
entirely entire | wholly completely all altogether whole
entireness entire
entomb | inter
entombment | burial
entrance enter entry | trance charm bewitch
entrancement entrance
entranceway | entrance
entrant enter entry entrance
entrap | ensnare
entreat | beseech adjure
entreaty | appeal
entree enter entry entrance
entry enter entrance
entryway | entrance
enumeration | number
enunciate | pronounce
envelop | enclose
envelopment | enclose
envious envy | covetous jealous
enviously envious
enviousness envious | envy
environ | border
envisage | imagine
envision | picture
envy envious
enwrap | enclose intent
epha | ephah
ephemeral | pass
epilepsy epileptic
epilithic stone
episcopal bishop
epistolary epistle
equal equality equally
equality equal equally
equally equal equality | as
equanimity | calm
equate equal equality equally | liken
equation equal
equator equal
equestrian | horseman
equilibrise | balance
equilibrize | balance
equine horse
equip | arm
equitably equitable
equitation | ride
erection erect
erectly erect
erectness erect | uprightness
erod | wear scour
erosion | wear
err error
errancy err
errant err
error err | fault
erstwhile | sometime
erudite | learn
escapade | adventure
escapee escape
escapism escape
escapist escape
eschew | shun
especial especially
especially | particularly specially
espial espy
espousal espouse
espouse espousal
espy | descry spot spy
essay | try
essential | necessary
establish establishment | find launch
establishment establish
esteem | respect honor
estimate estimation
estimation estimate
estimator estimate estimation
estrangement | alienation
esurient | famish ravenous
etch | engrave
eternal eternity | everlast perpetual uncease
eternally eternal eternity | forever
eternity eternal
ethic | moral
eupneic | breath
eupnoeic | breath
evacuation | empty
evade | hedge skirt
evaluate value
evaluation | rate
evangel | gospel
evangelical gospel
evangelise evangelist
evangelism evangelist
evangelistic evangelist
evangelize evangelist
evaporate vapor
even | evening eventide
evenfall | twilight
evening | even eventide
evenly even
evenness even
eventide | evening even
eventuate event
everlast | eternal perpetual uncease
everlastingly everlast | forever
everlastingness everlast
everyplace | everywhere
evidence evident evidently | ground at certify manifest
evident evidence evidently | manifest plain
evidential evidence evident
evidentiary evidence evident
evidently evident evidence | manifestly plainly plain
evil | wickedness iniquity
evildo | transgression
evildoer | sinner
evilly evil | wickedly
evilness evil
evince | express
evoke | provoke
exact exaction exactly
exaction exact exactly
exactly exact exaction
exactness exact exaction exactly
exaggerate | magnify
exalt | laud extol glorify lofty
exaltation exalt
examination examine
examine examination | study
examinee examine examination
examiner examine examination
exasperate | vex
excavation | dig
exceedance exceed
excel excellent excellency | surpass
excellence excellent excel excellency
excellency excellent excel
excellent excellency excel
excellently excellent excellency excel
exception except
exceptional except | exceed
excessive exceed | inordinate
excessively exceed | too
excessiveness exceed
exchange exchanger
exchanger exchange
exchequer | treasury
exclude | omit
exclusion exclude
exclusive exclude | sole
exclusively exclude | alone
exclusiveness exclude
excogitate | invent devise
excoriate | condemn
excrescence | hump
excrescent growth
excret | void
excretion | void
excruciate | torment harrow tortur
excruciation | suffer
exculpate | acquit
exculpation | excuse
excursion | out
excusatory excuse
excuse | pardon
excuser excuse
execrable | wretch
execrate execration | abhor loathe
execut execute execution
executant execute execution
execute execution executioner
execution execute executioner
executioner execution execute
executive execute execution executioner
executor execute execution
exemplary example
exemplify example
exemption exempt
exerciser exercise
exert | exercise
exhaust | spend drain
exhaustively | thoroughly
exhort exhortation | urge
exhortation exhort
exhortatory exhort exhortation
exigent | cry
exiguity | leanness
exilic exile
existence exist | be
existent exist
existential exist
exonerate | acquit
exorcism exorcist
exorcize exorcist
expanse | sweep
expansion | enlargement
expat | exile
expatiate | expound
expatriate | exile
expect expectation | anticipate
expectancy expect expectation
expectant expect expectation
expectantly expect
expectation expect
expectedness expect expectation
expedience expedient
expediency expedient
expediently expedient
expenditure | outgo
experient experience
experiential experience
experimental experiment
experimentally experiment
experimentation experiment
experimenter experiment
expert | practice skillful
expertise expert
expertly expert
expertness expert
expiate expiation
expiation expiate | atonement
expiative expiate expiation
expiatory expiate expiation
expletive | curse oath swear
exploitation exploit
exploitative exploit
exploitatory exploit
exploiter exploit
exploitive exploit
exploration explore
explorative explore
exploratory explore
explorer explore
exponent expound | advocate
exponential expound
exposit | expound
exposition | expound
expository expound
express expressly | utter
expressage express expressly
expressible express expressly
expression express expressly | look
expressive express expressly
expressiveness express
expressly express
expulsion expel
exquisitely | delicately
extend | prolong
extendible extend
extensible extend
extension extend
extensional extend
extensive extend
extensively extend
extensiveness large extend
extensor extend
extent extend
exterior | outside
extinction extinguish
extinguish | quench
extinguisher extinguish
extol | laud exalt glorify
extoller extol
extolment extol | praise
extort extortion
extortionist extortion | extortioner
extra | excess
extracellular cell
extralinguistic language
extramarital | adulterous
extraterrestrial earth
extravagantly | abundantly
extreme extremity | utmost uttermost
extremely extreme extremity | highly
extremity extreme
extrusion | hump
exult | rejoice
exultant exult | rejoice
exultantly exult
exultation exult
exultingly exult
eyeball | eye
eyeglass | spectacle glass
eyelet eye
eyelid | lid
fabric | cloth
fabrication | fable
fabulist fable
fabulous fable
facet | aspect
facial face
faction factious
factious faction
factory | mill
fail | weakness
failure fail
fain | dispose gladly
faineant | slothful
faint faintness | swoon
faintheartedness faintheart
faintly faint faintness
faintness faint
fairly fair | moderately middle
fairness fair
faith | religion
faithful faithfulness faithfully
faithfully faithful faithfulness
faithfulness faithful faithfully
faithlessly faithless | treacherously false
faithlessness faithless | fickleness
fake | bastard
faker | impostor
falconer falcon
falconine falcon
falconry falcon
fall feller | autumn hide drop barbarous cruel
faller fall | feller
false falsely falsify | treacherously
falsely false
falseness false falsely
falsification falsify
falsifier falsify
falsify false | warp
falsity false falsify falsely
falteringly | uncertainly
fame famous | renown celebrate notable note
familial family
familiarity familiar | acquaintance
familiarly familiar
family | household
famine | dearth
famish | ravenous
famous fame | celebrate notable note renown
famously famous
fancify | beautify
fancy | picture
fandom fan
fanny | buttock behind ass
fantabulous | excellent
faraway far
farawayness far
farm | husbandry
farmer farm | husbandman
farmerette farm
farness far
farther furtherance | foster
farthermost | farthest
fashion | manner way devise make
fast quick
fastener fasten
faster quick fast
fastness fast
fat fatness
fate | destine doom
fathead | cuckoo
father | beget
fatherliness father
fatherly father
fatigue | weariness tire weary
fatness fat
fatten | fat
fattiness fat
fatty fat
fault faulty | error blame
faultily faulty fault
faultiness faulty fault
faultlessly faultless
faulty fault
faveolate | honeycomb pit
favorableness favorable
favorably favorable
favourableness favorable
fawner fawn
faze | unsettle
fe | iron
fear | fearfulness
fearful fearfulness fearfully
fearfully fearful fearfulness
fearfulness fearful fearfully | fear
fearsome | dread dreadful frighten terrible
feast | banquet
feat | exploit
feather | plumage
featheriness feather
feathery feather
febricity | fever
febrile fever
febrility | fever
feeble feebleness | lame
feeblemindedness feeblemind
feebleness feeble | infirmity
feebly feeble feebleness
feed | provender eat
feeder feed
feeler feel
feign | pretense dissemble
fella | chap fellow lad
feller fall
fellow fellowship | chap lad
fellowship fellow
felon | crook malefactor
femaleness female
femoral thigh
fencer fence
fenestral window
fenland | marsh
ferocious | fierce furious
ferociously | fiercely
ferocity | fierceness
ferric iron
ferrous iron
ferryboat | ferry
fervency fervent fervently
fervent fervently | fiery
fervently fervent
fervid | fervent fiery
fervidly | fervently
festinate | hasten
fetch | take
fetor | stench stink
fetter | shackle
feverish fever
feverishly fever
feverishness fever
feverous fever
few fewness
fewness few
fiat | decree
fickle fickleness
fidgety | fretful
fiducial standard trust
fiduciary trust
fielder field
fiend | demon
fierce fierceness fiercely | furious
fiercely fierce fierceness
fierceness fierce fiercely
fierily fiery | fervently
fieriness fiery
fiery fire | fervent
fifthly fifth
fig | figure
fight | battle struggle
fighter fight
figur figure | reckon
figuration figure
figure | fig
figurer figure
filch | purloin
filer file
filet | fillet
filial offspring
fille | girl miss
filler fill
filth filthy filthiness
filthily filthy filthiness filth
filthiness filthy filth
filthy filthiness filth
fin | five
final | conclud
finality final
finally final
find foundation found founder | determination establish launch
finder find
fine finely
finely fine
fineness fine finely
finis | last close
finish finisher | complete
finisher finish
fire fiery | discharge dismiss
firedrake | dragon
fireplace | hearth
firm | steadfast steadfastly
firmament | heaven
firmamental firmament
firmly firm | steadfastly
firmness firm
first | foremost
firstborn | eldest
firstly | first
fish fisher
fisher fish | fisherman
fisherman | fisher
fishery fish fisher
fishily fish
fishy fish fisher
fissure | crack
fit fitly | suit
fitly fit
fitness fit
fitter fit
fittingly | fitly
fittingness fit
five | fin
fivesome | five fin
fix | repair mend bushel
fixedly fix
fixedness fix
fixer fix
fixity fix
fixture fix
fizz | foam
fizzle | hiss hush
flagellum | scourge
flagitious | heinous
flakey flake
flakiness flake
flaky flake
flame | bloom crash
flanker flank
flap | flutter
flash | wink twinkle
flasher flash
flashily flash
flashiness flash
flashy flash
flat | level plane
flatlet flat
flatly flat
flatness flat
flatter flattery
flatterer flatter flattery
flattery flatter
flaunty flaunt
flautist flute
flavor | season
flavorer | season
flawlessness | perfection
fleck | speckle
flee flight
fleece | overcharge
fleecy fleece
fleer flee | fugitive
fleet | flutter dart swift fugitive
fleetly | swiftly
flesh fleshy carnal
fleshiness fleshy flesh
fleshly | animal carnal sensual
fleshy flesh
flicker | spark flutter
flier fly
flight flee
flinch | quail
flint flinty
flinty flint
flip | toss impudent insolent
flit | dart flutter
float | drift
floatation float
floate float
floater float | spot
floaty float
flog | whip
flood | overflow
floor | shock
floral flower
florescence | blossom flower
flotation float
flourish | prosper roar
floury flour
flout | scoff
flouter | mocker
flow | flux
flowage flow
flower | blossom bloom
flowery flower
flub | botch spoil
fluff | botch spoil
flummox | perplex
flurry | ado
flush | blush crimson
fluster | rattle
flutist flute
flutter | dart
fluvial river
flux | flow
fluxion flux
fly | wing
flyer fly
flyover | overpass
foaminess foam
foamy foam
fob | fox
foetor | stench stink
fog | obscure
foil | disappoint discomfit frustrate
foldable | fold
foldaway | fold
folder fold
foliaceous leaf
foliage | leaf
foliation | leaf
folksy folk
follow follower
follower follow
folly | foolishness
fondle | kiss
fondness | partiality
foolery fool
foolish foolishness foolishly
foolishly foolish foolishness
foolishness foolish foolishly | folly
foot | term
footer foot
footfall | footstep
footle | tarry
footr | footstool
fop | gallant
foray | raid despoil rifle
forbear forbearance
forbearance forbear | patience
forbid | disallow
forbiddance forbid
forbiddingly forbid
force forcible | hale pressure
forcible force
forcibly forcible force
forebear | forbear
forecast | foretell
forecaster forecast | prognosticator soothsayer
foreclose | prevent
forego | precede depart
forehead | brow
foreigner | alien
foreignness foreign
foreknow | foresee
foreman | boss
foremost | first
forenoon | morning
foreordain | predestinate
foreordination foreordain
forepart | front
foresee | foreknow
forest | wood
forestall | prevent
forestry forest
foretell | forecast herald
foretoken | augury
forevermore | evermore
forfeiture forfeit
forficate | branch fork
forge forger
forger forge
forgery forge forger
forgetful forgetfulness
forgetfully forgetful forgetfulness
forgetfulness forgetful
forgiver forgive
forgivingly forgive
forgivingness forgive
forgo | forswear forego
fork | branch
formation form
formative form
formic ant
fornicate fornication fornicator
fornication fornicator
fornicator fornication | adulterer
fornicatress | adulteress
forrad | forward
forrader | onward
forrard | forward
forsake | desolate desert
fort fortify | garrison
forth | away off
forthwith | immediately instantly
fortification fortify fort
fortify fort | strengthen
forward forwardness
forwardness forward
fosse | moat
foster | farther
fosterage foster
foul | revolt
foully foul
foulmart | fitch
foulness foul
foumart | fitch
found find foundation founder
foundation find found founder
founder find foundation found
four | quaternion
fourscore | eighty
foursquare | square
fourthly fourth
fowl fowler
fowler fowl
foxily fox | craftily
foxiness fox | craftiness cun guile
foxy fox | crafty wily
fragmental fragment
fragmentary fragment
fragmentation fragment
fragmentise | fragment
fragmentize fragment
fragrance | perfume scent
fragrant fragrance
frailness frail | infirmity feebleness
frailty | infirmity feebleness
framer frame
frank frankly
frankincense | thus
frankish frankly
frankly | honestly
frankness frankly
fraternal brotherhood
fraudulent | deceitful
frazzle | fray
free freely | unloose loose
freedwoman | freedman
freely free
freeman | freewoman
freewoman | freeman
freezer freeze
freight | lade
freightage freight
freighter freight | merchantman
frequence frequent
frequency frequent
frequenter frequent
frequently frequent | often oftentime oft ofttime
fresh | newly new
freshly fresh | newly new
freshness fresh
fretfully fretful
fretfulness fretful | choler
friend friendship friendly
friendless | outcast
friendliness friendly friend
friendly friend friendship
friendship friend friendly
frier fry
fright | fear fearfulness frighten scare affright
frighten | scare affright dread dreadful terrible
frighteningly frighten
frightful | horrible
frightfully | terribly
frightfulness frightful
fringy fringe
frisk | gambol
frisson | quiver shudder tingle
frolic | gambol
front | forepart
frontage front
frontal front | frontlet
frontally front
frontward | forward
frost | hoar hoarfrost ice
frostian frost
frostily frost
frostiness frost
frosty frost
froth | foam
frothy | foam
froward | headstrong
fructify fruit
frugal | spare
fruitage fruit
fruiterer fruit
fruitfulness fruitful
fruition fruit
fruitlet fruit
fruity fruit
frustrate | disappoint discomfit
frustration frustrate
frustrative frustrate
fryer fry
fthm | fathom
fuck | bloom crash flame
fuddle | welter soak
fugacious | pass
fulfill fulfillment | accomplish
fulfillment fulfill
fulgent | blaze blind
fulgid | glister glitter
fulgurant | dazzle
fulgurous | dazzle
full fullness fuller fully
fuller full fullness fully
fullness full fuller fully
fully full fullness fuller
fulsomeness | unction
fumble | grope
fume | smoke
fundamental | key
funk | quail
funnily | strangely
furbish | burnish
furcation | fork
furious fury furiously | fierce
furiously furious
furiousness furious furiously | fierceness
furnish furniture | trap supply provide
furniture furnish
furtherance farther
furthermore | moreover
furthermost | farthest
furuncle | boil
fury furious | rage
fuse | mix
fuss | fret
fussiness | choler
gabble | prate
gaffe | slip
gag | jest
gage | game
gaily gay
gain | increase
gainer gain
gainful | pay
gainsay | dispute
gait | pace
gall | chafe
gallantly gallant
gallantry | valor
gallivant | gad
gamble | game adventure
game | cripple halt
gamely game
gameness game | limp
gamey game | naughty
gamy game | naughty
gangrenous gangrene | mortify
gaol jailer | imprison captive
gaoler | jailer
garb | attire dress clothe raiment garment apparel robe
garbage | refuse
garble | falsify warp
garboil | tumult uproar
garden gardener
gardener garden
gargantuan | giant
garish | flash
garlicky garlic
garment | dress clothe raiment apparel robe
garnishee | garnish
garnishment garnish
garrison | fort
gasconade | crow vapor boast vaunt
gasp | pant
gastric stomach
gastroduodenal stomach
gastroesophageal stomach
gather gatherer
gatherer gather
gaudery | pomp
gaudy | flash
gauge | estimate
gauntness gaunt
gawk | gape
gawp | gape
gayly gay | merrily
gayness gay
gaze | stare
gazump | overcharge fleece
geartrain | gear
geezerhood | year
gelt | lucre shekel
gem | jewel
genealogic genealogy
genealogical genealogy
genealogically genealogy
genealogist genealogy
general generally
generality general generally
generally general
generalship general generally
generate generation
generational generation
generative generation
generator generation
genetic | inherit
genital | private
genitalia | private
genteelness | breed
gentile | heathen infidel
gentility gentle gentleness gently | breed
gentle gentleness gently | pacify assuage appease mollify
gentleness gentle gently
gently gentle gentleness
genu | knee
genuinely | truly
geothermal heat
geothermic heat
geriatric age
germinate | sprout
germination | sprout
gestate | conceive
gesticulate | motion
gestural | sign
gesture | motion
ghostliness ghost
ghostly ghost
gibber | prate
gibbosity | hump
gibbous | hump
gibbousness | hump
gibe | barb
gibelike | mock taunt
gift | endow endue talent
gigantic giant
gild | gold golden
gimcrack | flash
gimmick | catch
gimp | limp
gimpiness | limp
gimpy | cripple halt game
ginmill | bar
gird | arm
girl | miss
girlhood girl
give giver | grant bountiful
givenness give giver
giver give
glad gladness gladly
glade | clear
gladfulness | gladness
gladiola | glad
gladiolus | glad
gladly glad gladness | fain
gladness glad gladly
gladsomeness | gladness
glamor | witch
glare | blaze blind
glary | blaze blind
glass | spectacle
glassy glass
gleam | glitter
glean | reap harvest
gleaner glean
glee | mirth
gleefully | joyfully
gleefulness | mirth
glide | soar
glimpse | glance
glint | spark glitter glister
glisten | glitter glister
glister | glitter
glitter | glister
glittery glitter | glister
gloam | twilight
gloat | crow
glob | clod lump
global | world
globe | earth
gloom gloominess
gloomful | gloom
gloomily gloominess gloom
gloominess gloom
gloomy gloominess gloom
glorification glorify glory
glorify glory glorious | laud extol exalt
glorious glory gloriously glorify
gloriously glorious glory
glory glorious glorify gloriously
glossa | tongue
glossiness | polish burnish
glossopharyngeal tongue throat
glowingly glow
glucinium | be
glue | past
glumness | gloominess
glutton gluttonous
gluttonize glutton gluttonous
gluttonous glutton
gluttonously gluttonous glutton
gnawer gnaw
go | departure leave travel move
goad | urge drive
gob | mariner heap lot score stack load raft
god godly godliness
goddam | blast blame damn
goddamn | damn blast blame
godforsaken | waste
godhead | lord creator divine
godlessness godless | ungodliness
godliness godly god
godly godliness god
goer go | gore
goffer | gopher
goggle | gape
gold | golden
goldbrick | slack defraud
golden | gold
goldworker | goldsmith
gonzo | outlandish
goo | slime
good goodness | well
goodness good
goody | dainty treat
goof | cuckoo
goofball | cuckoo
goofy | silly
gook | slime
goop | slime
gorgeous gorgeously
gorgeously gorgeous
gorger | scoffer
gorgerin | neck
gospeler | evangelist
gospeller | evangelist
goth | churl
gourmand | glutton
gourmandizer | glutton
govern government governor
governance govern government governor
government govern governor | authority
governor govern government
governorship governor govern
grabby | grasp greedy
grace gracious graciously | adorn ornament
gracious grace graciously
graciously gracious grace
graciousness gracious grace graciously
grade | scale rate rank
gradualness | gentleness
graft | engraft
graininess grain
grainy grain
gran | grandmother
granary | garner
grand | thousand thou
grandma | grandmother
granger | husbandman
granitic | flint
grannie | grandmother
granny | grandmother
grant | give
grantee grant
granter grant
grantor grant
granular grain
grapelike grape
grapey grape
grapple | wrestle cope
grapy grape
grasp | hold greedy
grassy grass
grateful | thankful
gratefulness | thankfulness
grater grate
gratingly grate
grave gravity | solemn
gravel | vex devil
gravelly gravel
gravely grave gravity | soberly
graveness grave gravity
gravitate gravity grave
gravitation gravity
gravitative gravity grave
gravity grave
gravure engrave
grayish | gray
grayly gray
grayness gray
graze | pasture
greasily grease
greasiness grease
greasy grease
great greatness greatly
greatly great greatness
greatness great greatly
greave | crackle
greed greedy greediness greedily
greedily greedy greediness
greediness greedy greedily
greedy greediness greedily | grasp
green greenness | greenish
greenery green greenness
greenish | green
greenishness greenish
greenly green greenness
greenness green
greenside green greenness
greensward | seethe
greeter greet
greyback | rebel
greyish | gray
greyly gray
greyness gray
grievance | grudge
grieve | sorrow bereave mourn
griever grieve | mourner
grievous grievously
grievously grievous
grill | broil
grime | soil
grin | smile
grind grinder
grinder grind
grip | hold
gripe | beef
grizzly grizzle | hoar hoary
groan | moan
groaner groan
grok | comprehend apprehend
grommet | loop
groom | bridegroom train
groove | rifle
groovy | crack swell
gropingly grope
grossly gross
grossness gross
ground | earth evidence anchor
grounder ground
grovel | fawn
grow growth
grower grow growth
growler growl
grownup | grow
growth grow
grub | eat
grudge grudgingly | grievance
grudgingly grudge
grumble | rumble
grumbler | complainer
grummet | loop
grumose | curdle
grumous | curdle
grunge | soil
gruntle | pacify assuage appease mollify gentle
guardedly guard
guardian | defender
guardianship guardian
gubernatorial governor
guck | slime
guess | surmise reckon
guidance guide | counsel
guide guidance
guile | craftiness cun
guileful | crafty wily
guilt guilty guiltiness
guiltily guilty guilt guiltiness
guiltiness guilty guilt
guiltless | innocent
guiltlessness guiltless
guilty guilt guiltiness
gull | fool
gunk | slime
gush | spout pour
gusher gush
gushingly gush
gushy gush
gustative taste
gustatorial taste
gustatory taste
gut gutter | bowel
gutsiness | pluck
guttural throat
gyre | scroll
habiliment | clothe apparel dress garment robe
habit | wont
habitability habitable
habitableness habitable
habitant | inhabitant dweller
habitual | accustom wont
habitue | regular
hachure hatch
hackney | stock
haematic blood
haemic blood
haemorrhoid | pile
haft | helve
haggard | draw
haggle | wrangle
hagiographa | write
hair hairy
hairiness hairy hair
hairy hair
hale | pressure force
haleness hale
hallow | sanctify
hallway | hall
halt | stop cripple game
hamper | shackle
handbag | purse
handbasket | basket
handcraft | handiwork
handedness hand
handgrip | handle
handheld hold
handicraft | handiwork
handily | conveniently
handle | deal
handler handle
handmaid | handmaiden
handmaiden | handmaid
handsbreadth | handbreadth
handwork | handiwork
handwrite handwrit
hangdog | shame
hanger hang
hangout | haunt
hanker | long yearn
hankey | handkerchief
hankie | handkerchief
hanky | handkerchief
hap | happen
hapless | poor
happen | occurrence occurrent hap
happily happy | merrily
happiness happy
haptic touch
harass | beset vex
harasser harass
harassment harass
harbinger | herald foretell
hard hardness harden | difficult
harden hard hardness
hardheartedness hardheart
hardihood | boldness
hardly | scarcely scarce
hardness hard harden
hardship | adversity
hardwork | industrious
hark | hearken
harken | hearken
harlot | prostitute whore
harlotry | whoredom
harm | injury hurt
harmlessly harmless
harmonise | accord concord
harmonize | accord concord
harp harper
harper harp
harpist harp harper
harrow | tortur
harry | harass beset vex
harvest | crop reap glean
harvester harvest | reaper
hassle | harass beset
haste hasty hastily
hasten | rush
hastily hasty haste
hastiness hasty haste hastily
hasty haste hastily | headlong
hatchery hatch
hate hater | hatred detest despise scorn
hateful hatefully
hatefully hateful
hatefulness hateful hatefully
hater hate
hatful | lot mint slay
hatred | hate
hatter hat
haughtily haughty haughtiness
haughtiness haughty haughtily | arrogance
haughty haughtiness haughtily | imperious
haul | cart
hauteur | arrogance haughtiness
hawker hawk
hayfield | meadow
hayloft | mow
haywire | bat nut
hazard | jeopardy peril
hazardous hazard
hazardously hazard
hazardousness hazard
head heady
header head heady
headfirst | headlong
headlong | hasty
headmaster | schoolmaster
headship head heady
headstrong | froward
heady head
heal healer | cure recover
healer heal
healthily health
healthiness health
healthy health
heap | pile lot score stack load raft
hear hearer
hearable hear hearer
hearer hear
hearsay | rumor
heart hearty heartily
heartache | grief
heartbreak | grief
heartbroken | brokenheart
hearten | cheer embolden
heartily hearty heart
heartiness hearty heart heartily
heartless | hardheart
heartsick | brokenheart
hearty heart heartily
heat | warm
heatable heat
heatedly heat | hotly
heater heat
heathen | infidel
heathenish | heathen
heathlike heath
heaven heavenly celestial | paradise firmament
heavenly heaven sky | celestial
heaver heave
heavily heavy heaviness
heaviness heavy heavily
heavy heaviness heavily
hebdomad | week
hedge | skirt
hedgehog | porcupine
hedger hedge
hedgerow | hedge
heedlessly | carelessly
heinously heinous
heinousness heinous
heir | inheritor
heliac sun
heliacal sun
helium | he
hellhole | hell
helmsman | steersman
help helper | aid assist serve
helper help
helplessly helpless
helplessness helpless
helve | haft
hematic blood
hemic blood
hemorrhoid | pile
hence | therefore thus
henceforth | henceforward
henceforward | henceforth
hep | hip
hepatic liver
heptad | seven
herald | foretell
herbal herb
herd | crowd
herder herd
hereby | herewith
hereditary | inherit
hereinafter | hereafter
hereness here
heretical heresy
heretofore | hitherto
hereunder | hereafter
herewith | hereby
heritor | heir inheritor
heroism | valor
hesitate | waver
hesitation | waver
het | heat
heterodoxy | heresy
heterodyne beat
heterosexual | straight
hew hewer
hewer hew
hex | witch
hexad | six
hiatus | abatement
hide | fall conceal
hideous | outrageous
hidrosis | sweat
hidrotic sweat
hie | rush speed race
hieratic priesthood
hieratical priesthood
high highness highly
highborn | title
highly high highness
highness high highly
hilarity | mirth
hilliness hill
hillock | hammock
hilly hill | crag
hind | hinder
hinder hindrance | hind
hinderance | hindrance impediment
hinderingly hinder hindrance
hindermost | hindmost
hindmost | hindermost
hindquarter | buttock rump behind ass
hindrance hinder | impediment
hircine goat
hirer hire
hirsute | hairy hair
hiss | hush
hisser hiss
historic history
historical history
historically history
historicalness history
history | story
hitchhike | thumb
hitherto | heretofore
hitter hit | batter
hoagie | grinder
hoagy | grinder
hoar | frost hoarfrost hoary
hoarfrost | frost hoar
hoariness hoary
hoary | hoar
hobble | fetter limp
hoggishness | greediness
hoister hoist
hold | grasp keep maintain
holder hold
holdfast | fasten
holey hole
holiness holy
holla | bellow
holler | bellow
hollo | bellow
holloa | bellow
hollowly hollow
hollowness hollow
holmium | ho
holy holiness
homeliness home
homely home
homeowner | householder
homeric homer
homey home
homo | gay
homophile | gay
homosexual | gay
homy home
honcho | boss
honest honestly | honorable
honestly honest | frankly
honestness honest honestly | honesty
honeycomb | pit
honor honorable honorably | reward esteem
honorable honor honorably | honest
honorableness honorable honor honorably
honorably honorable honor | uprightly
honorary honor honorable
honoree honor honorable
honourableness honorable honor honorably
hony | honey
hoodlum | hood
hoodwink | beguile
hoofer hoof
hooflike hoof
hooker hook
hoopoo | hoopoe
hoove | hoof
hoper hope
horary hour
horniness horn
hornswoggle | defraud
horny horn
horrendous | dread dreadful frighten terrible
horrible horribly | frightful
horribly horrible
horridness | terribleness
horrific | outrageous
horrify horror | alarm frightful horrible
horrifyingly horror
horsemanship horseman
horticulture | garden
hosiery | hose
hospitable hospitality
hospitableness hospitality
hospitably hospitality
hostel | inn
hostelry | inn
hot hotly
hotfoot | rush speed race
hotly hot
hotness hot
hotshot | wizard
hourly hour
house | lodge
household householder | family
householder household
housemaid | maid maidservant
however | nevertheless withal notwithstanding
howitzer | mortar
howl | wail roar marvelous rattle wonderful wondrous
howler howl
hr | hour
hubby | husband
huckster | hawk
huff | snort
hug | kiss
hulk | whale tower
human | mankind
humanity | art
humankind | mankind
humble humbleness humility humbly | lowly
humbleness humble humbly | lowliness
humbly humble humbleness
humiliate humiliation | humble abase
humiliatingly humiliation
humility humble
hummock | hammock
humor | wit
humpback | hump
hunch | hump stoop
hunchback | hump
hunger hungry
hungrily hungry hunger
hungriness hungry hunger
hungry hunger
hunt hunter
hunter hunt
huntsman | hunter
hurler hurl | pitcher
hurriedly | hastily
hurriedness | haste
hurry | haste speed
hurt | injury harm pain smart wound
husbandly husband
husbandry | farm
hush | hiss subdue quiet
husk | chaff stalk stubble strip uncover bare
hussy | adulteress
hyacinth | jacinth
hydraulic water
hydrop | dropsy
hymeneal wed marriage
hypertrophy | enlarge
hypocrisy hypocritical
hypocrite | dissembler
hypocritical hypocrisy
hypocritically hypocritical hypocrisy
hypodermic skin
hyrax | cony
i | one
ice | frost
icky | rotten stink
icy ice
idea | think
ideate | imagine
idle idleness | loaf
idleness idle | loaf
idler idle idleness
idly idle
idolater idolatry idolatrous
idolatrous idolatry idolater
idolatrously idolatrous idolatry
idolatry idolatrous idolater
idolisation idol
idolise idol | worship
idolization idol
idolize idol | worship
idolizer idol
igneous heat
ignit | kindle
igniter | light
ignitor | light
ignominious ignominy | shameful
ignominiously ignominy | shamefully
ignominiousness ignominy
ignominy | disgrace
ignor | neglect
ignorance ignorant ignorantly
ignorant ignorance ignorantly
ignorantly ignorant ignorance
ignorantness ignorant ignorance ignorantly
ignore ignorance ignorant
ii | two
iii | three
ikon | picture
ill | complaint sick
illness ill | sickness
illume | light illuminate
illuminant illuminate
illuminate | light enlighten
illumination illuminate
illumine | light illuminate
illusionist | seer
illustrious | celebrate fame famous notable note renown
illustriousness | greatness
imag image imagery
image imagery
imagery image
imagination imagine
imaginative imagine imagination
imaginatively imagine
imaginativeness imagine | imagination
imagine imagination
imb | implant
imbib | drink
imbrication | lap
imitate imitator
imitation imitate imitator
imitative imitate imitator
imitator imitate
immediate immediately
immediately | instantly forthwith
immediateness immediately
immense | huge
immerse | plunge
immix | mix
immortal immortality
immortality immortal
immovability immovable
immovableness immovable
immovably immovable
immoveable | immovable
immure | imprison
immurement | captivity
immutability immutable
immutable immutability
immutableness immutable immutability
immutably immutable immutability
imp | strike hinder
impact | wedge
impairment | damage
impartation impart
impassion | fervent fiery
impatience impatient
impatiently impatient
impeccable | faultless
impede impediment | hinder
impediment | hindrance
impenitence impenitent
impenitency impenitent
impenitently impenitent
imperativeness | press
imperial empire emperor
imperil | endanger threaten peril
imperious | haughty
imperiously imperious
imperiousness imperious
imperium | empire
impersonator | imitator
impetus | drift
impinge | trench
impish | mischievous
implant | plant
implantation implant
implike | mischievous
implor | beseech plead
implore | beg
impose | constrain noble stately
imposingly impose
imposition impose
impossibility impossible
impossibleness impossible
impossibly impossible
impost | custom
imposter | impostor
impotence impotent
impotency impotent
impotently impotent
impoverish | destitute needy
impoverishment impoverish | poverty
imprecate | curse damn
impressiveness | magnificence
imprison imprisonment | captive
imprisonment imprison
impudence impudent
impudent | insolent
impudently impudent
impulse | urge
impulsion | drift
impure impurity
impureness impure impurity
impurity impure | dross
imputation impute
impute | ascribe
in | inward
inadvertence | oversight
inadvertently | unwittingly
inanition | slackness
inaugurate augury
incapacitate | helpless cripple
incarcerate | imprison
incarceration | captivity
incase | case
incertain | uncertain
incertitude | doubt
incessantly | unceasingly
inch | in edge
incisive | pierce
inclin incline
inclination incline
incline | slope tend
incognizant | unaware
inconstancy | fickleness
incontinence incontinent incontinency
incontinency incontinent
incontinent incontinency
incorrect | wrong
incorrupt | faultless
incorruptibility incorruptible
incorruptness | incorruption
increase | gain
increasingly increase
incredibility incredible
incredibleness incredible
incredibly incredible
incriminate crime
incrimination | blame
inculpable | blameless
inculpation | blame
incurability incurable
incurableness incurable
incurably incurable
indebtedness indebt
indecent | uncomely unseemly untoward
indemnification | damage amend restitution
indescribable | unspeakable
indicate | point
indict indictment | write pen
indictable | chargeable
indigen | native
indigence | penury
indigene | native
indigent | destitute impoverish needy
indignant | incense
indiscreetly discreet
indispose | ail
indistinctly | dimly
individual | person somebody mortal single
indoctrinate doctrine
indolent | slothful
indoor | inside
indorse | back
indue | endow gift endue
indulge indulgence
indulgent indulgence
indulgently indulgence
industrial industrious
industrialist industrious
industriously industrious
industriousness industrious
industry industrious diligent
inebriate | drunkard drink rip
inebriation | drunkenness
inebriety | drunkenness
ineffable | unspeakable
inevitably | need
inexcusably inexcusable
inexplicably | curiously
inf | overrun
infallibility infallible
infamous infamy
infamy infamous
infancy infant
infant | babe
infantile infant | childish
inferiority inferior
inferno | hell
infidel | heathen
infinite | space
infinitely infinite
infiniteness infinite
infinity infinite | eternity
infirm infirmity
infirmity | feebleness
infix | insert
inflam inflame inflammation
inflame inflammation
inflammation inflame | redness
inflammatory inflame inflammation
infliction inflict
inflorescence | blossom flower
influential influence
influentially influence
informant inform
information inform
informational inform
informative inform | enlighten illuminate
informatively inform
informatory inform
informer inform | betrayer
infract | transgress breach
infuriate fury | anger vex
ingeminate | repeat
ingestion | consumption
inglorious | shameful
ingloriously | shamefully
ingrain | grain implant plant
inhabit inhabitant | live
inhabitable | habitable
inhabitancy inhabit inhabitant
inhabitant inhabit | dweller
inhabitation inhabit inhabitant
inherit inheritance inheritor
inheritance inherit inheritor
inheritor inherit inheritance | heir
inhum | bury inter
inhumation | burial
inhume | inter
inimical enmity
iniquitous iniquity | sinful ungodly
iniquitously iniquity
iniquity | evil wickedness
initiative | maiden
initiatory | maiden
injunction enjoin
injure injury injurious | wound
injurious injury
injuriously injurious injury
injuriousness injurious injury
injury injurious | hurt harm
inkiness ink | black blackness
inky ink
inmost | innermost
innate | unlearn
innocence innocent
innocent | guiltless
innocently innocent
innovation | invention
innumerableness innumerable
innumerous | innumerable
inordinately inordinate
inordinateness inordinate
inquir enquire | question
inquirer enquire
inquisitive enquire | wonder
inquisitory | search
insaneness | madness
insatiable | unsatiable
insatiably insatiable
insatiate | insatiable unsatiable
inscribe inscription | engrave
inscription inscribe | letter
inscriptive inscription inscribe
inscriptively inscription
insertion insert
insistency | press
insobriety | drunkenness
insolence insolent insolently
insolent insolently | impudent
insolently insolent
inspirational inspiration
inspirationally inspiration
inspiratory inspiration
inspire inspiration
inspirer inspiration
inspirit | spirit
instance | case example
instancy instant
instant | twinkle wink
instantaneous instant
instantaneously instant
instantaneousness instant
instantly | immediately forthwith
instauration | found
instruct instruction instructor | teach
instruction instruct instructor
instructional instruction instruct
instructive instruct instruction instructor
instructively instruct
instructor instruct instruction | teacher
instructorship instructor instruct
instrumental instrument
instrumentalist instrument | musician
instrumentality instrument
instrumentate instrument
instrumentation instrument
insular island
insult | contumely scornful
insure | assure
insurrection | revolt uprise
insurrectional insurrection
insurrectionary insurrection
insurrectionist insurrection
intake | consumption
integrity | unity
intellection | think
intelligent intelligence
intelligently intelligence
intend intent | mean
intent intend | purpose aim
intention intend intent | purpose aim
intentional intend
intently intent intend
intentness intent intend
inter | bury
interahamwe | far
intercede intercession
intercellular cell
intercessor | mediator
interchange | exchange
intercostal rib
interdiction interdict
interdisciplinary discipline
interestedness interest
interestingly interest
interestingness interest
interfer | meddle busybody
interior | inside
interlace | twine lace lattice
interlineal line
interlinear line
intermediary | mediator intercessor
intermediator | mediator intercessor
interment inter | burial
interminable | endless
intermit intermission
internet | net
interplanetary planet
interposition interpose
interpret interpretation interpreter | take
interpretation interpret interpreter
interpretative interpret interpretation interpreter
interpreter interpret interpretation
interpretive interpret interpretation interpreter
interrogate interrogation
interrogation | question
interrogative interrogation
interrogator interrogation
interrogatory interrogation
interruption | break
interstellar star
intertribal tribe
intertwine | twine lace
interweave | weave
intestine | bowel
intolerably tolerable
intonate tone
intone | tone chant
intoxicate | drink rip
intoxication | poison
intracellular cell
intracutaneous skin
intradermal skin
intradermic skin
intralinguistic language
intramuscular muscle
intransigent | adamant
intravenous vein
introduce | acquaint
intussusception | infold
inundate | flood overflow
inundation | flood
invade invasion
invader invade invasion
invalidate | annul void
invariable | constant
invariably | constantly
invasion invade
invasive invade invasion
inveigh | rail
invent invention inventor | devise
invention invent inventor
inventive invent invention inventor
inventively invent
inventiveness invent
inventor invent invention | artificer
invigorate | refresh
invisibility invisible
invisibleness invisible
invisibly invisible
invitation invite
invitational invite
invitatory invite
invitee invite | guest
invitingly invit
invocation | supplication
involute | roll
inward inwardly | in
inwardly inward
inwardness inward inwardly
iota | shred whit tittle
ire | anger
iridescent | shoot
irksome | bore tedious wearisome
iron | chain
irreproachable | blameless
irrigate | water
irritability | choler
irritant | thorn
irritate | nettle gravel vex devil piss sting gall
islander island
islet isle
ism | doctrine philosophy
isotonic tone
issuance | issue
issuer issue
itchiness itch
itchy itch | fretful
iterate | repeat
iteration | loop
iv | four quaternion
ix | nine
jab | thrust
jacinth | hyacinth
jackass | cuckoo
jactitate | thresh
jactitation | boast
jade | tire weary
jam | throng
jambeau | greave
jangly jangle
jape | jest
jarringly jar
jaunt | out
jealous | covetous envious
jealously jealous
jeer | mockery scoff mock taunt
jeerer | mocker
jell | congeal
jelly | congeal
jeopardise jeopardy | endanger threaten peril
jeopardize jeopardy | endanger threaten peril
jeopardy | hazard peril
jester jest
jestingly jest
jesus | savior redeemer deliverer
jet | spout
jeweler jewel
jeweller jewel
jewelry jewel
jibe | barb
jiffy | instant twinkle wink
jilt | reject
jimmy | sprinkle price
jingle | jangle
jinx | witch
job | occupation
jocose | jest
jocular | jest
jocund | merry
john | privy
johnny | rebel
joiner join
jointer joint
jointly joint
jointure join
joke | jest
jolly | chaff merry moderately middle
jongleur | minstrel
josh | chaff
jotter jot
journeyer journey
jovial | merry
jowl | jawbone
joy joyous | joyfulness rejoice
joyful joyfulness joyfully
joyfully joyful joyfulness
joyfulness joyful joyfully | joy
joyous joy
joyously joyous joy | joyfully
joyousness joyous joy | joyfulness
jubilance jubilee
jubilancy jubilee
jubilant jubilee | exult rejoice
jubilantly | merrily
jubilate jubilee
jubilation jubilee
judge judgment
judgeship judge judgment
judgment judge
judgmental judgment judge
judicature | court
judicial judge justice
judiciary judge
judicious | heady
jug | imprison
juggle | beguile
jugular neck
juiciness juice
juicy juice
jumble | welter
jumbo | giant
jump | leap bind spring
jumpiness jump
jumpy jump
junction join
juncture join | occasion
junto | faction
juridic justice law
juridical justice law
jurisdictional jurisdiction
jurisprudence | law
just justly | only but
justifiable justify justification justifier
justifiably justify
justification justify justifier
justificative justify justification justifier
justificatory justify justification justifier
justifiedly | rightly justly
justifier justify justification
justify justification justifier
justly just | rightly
justness just justly
jut | hump stick
juvenile youth
k | thousand
kale | lucre shekel
kaput | go
keel | stagger reel ridge
keen | lament pierce
keenness sharp | sharpness
keep keeper | maintain hold
keeper keep
keister | buttock behind ass
kerfuffle | commotion
ketubim | write
keystone | backbone
kicker kick
kickshaw | dainty treat
kid | child
killable kill
killer kill | slayer
killingly kill
kind kindness kindly | sort
kindliness kindly kind
kindly kind kindness
kindness kind kindly
kinfolk | kinsfolk
king kingdom kingly
kingdom king kingly | realm
kinglike | kingly
kingly king kingdom
kingship king kingdom kingly
kinky | pervert
kinship kin
kinsperson | kin
kip | sleep slumber
kisser kiss
knack | hang
knavish | crafty wily
knavishly | craftily
kneeler kneel
knicker | breeches
knickerbocker | breeches
knitter knit
knitwork | knit
knocker knock
knoll | hammock
knowable know
knower know
knowingly know | wittingly
knowingness know
knowledgeable | letter
kookie | bat nut
kooky | bat nut
kudo | praise
kvetch | complain plain
kyphotic | hump
l | fifty
labial lip
labor laborer | toil travail strain
laborer labor
laborious labor laborer
laboriously labor
laboriousness labor
lace | twine
lacer lace
lacertilian lizard
lacewood | sycamore
lachrymal tear
lachrymation | tear water
lachrymatory tear
lachrymose | weep
lack | want
lacrimal tear
lacrimation | tear water
lacrimatory tear
lacteal milk
lactic milk
lacunar | coffer
lacustrine lake
lacy lace
lad | chap fellow
lade | freight load
laden | lade load
laic | lay
lair | den
laity lay
lallygag | tarry
lambast | cane
lambaste | cane
lame | cripple feeble
lamely lame
lameness lame | limp
lament lamentation lamentable | wail
lamentable lament lamentation
lamentation lament lamentable | wail
lamenter lament lamentation lamentable | mourner
laminitis | founder
lance | spear
lander land
languisher languish
lapidate | stone
lapidation | stone
lapp | same
lapplander | same
lapse | backslide
larboard | port
larceny | theft steal
large largeness
largeness large | breadth
lark | gambol
larn | learn
lascivious lasciviousness
lasciviously lascivious lasciviousness
lasciviousness lascivious
lash | whip heap lot score stack load raft
lasso | rope
last | close
lastingness last
lateness late
later | afterward after
lather | whip
latterly | lately
latticelike | lattice
laud | extol exalt glorify
laudable laud
laudably laud
laudatory laud | praise
lauder laud
laugh | laughter
laughable laugh
laughably laugh
laugher laugh
laughter | laugh
launch | establish find
launcher launch
laurel | honor
lav | privy
lavation | wash
lavatory | privy
lavish | shower
lavishly lavish
lavishness lavish
law lawyer
lawful lawfully
lawfully lawful
lawfulness lawful lawfully
lawless lawlessness
lawlessly lawful
lawlessness lawless
lawmaker | lawgiver
lawyer law
lay | put set place
layer lay
lazar | leper
lb | pound
lead leader | star
leaden lead leader
leader lead
leadership leader lead
leaf | leave
leafage leaf
leaflet leaf
leafy leaf
leakage leak | outflow
leaker leak
leakiness leak
leaky leak
lean leanness
leanness lean
leap | spring bind jump
leaper leap
learnedly learn
learnedness learn
learner learn
lease | let rend
leatherlike | leather
leathery leather
leave | departure go leaf
leaver leave
lech | satyr
lecher | satyr
lecherousness | lust
ledgeman | breaker
leftover | remnant remain
legal law
lege | leg
leggy leg
legitimately | lawfully
lei | wreath chaplet
leisureliness leisure
leisurely leisure
lend lender | loan
lendable lend lender
lender lend
lengthily length
lengthiness length
lengthy length | extend prolong
lenify | pacify assuage appease mollify gentle
lenten lend
lententide | lend
lentiginose | freckle
lentiginous | freckle
lentigo | freckle
leonine lion
leprosy leprous
leprous leprosy
lessee lease
lessen | decrease diminish weaken
lessor let
let letter | lease allow permit
letch | satyr
letter let | inscription
letterer letter let
lettuce | lucre shekel
level | degree flat plane
leveler level
leveller level
lever | price
lewd lewdness lewdly
lewdly lewd lewdness
lewdness lewd lewdly
lexical word
ley | pasture
liar lie
libeler | slanderer backbiter
liberal liberality liberally
liberalist | liberal
liberality liberal liberally
liberally liberal liberality
liberalness liberal liberality liberally
liberate liberty
liberation liberty | free
liberator liberty
libertine | degenerate
libidinous | lascivious
license | permit
licensee license
licenser license
licentious license
licentiously license
licentiousness license
licitly | lawfully
lick | defeat
lid | eyelid
lie liar
lief | gladly fain
lienal lie
lieu | stead
lieutenancy lieutenant
lifer life
lifespan | lifetime
lift lifter | raise
lifter lift
light lightness lightly | illuminate
lighterage light lightness lightly
lighthead | swoon
lightly light lightness
lightness light lightly
likable like
like likeness
likeable like likeness
likeness like | similitude
lilt | swing
limit | confine constrain
limitation limit
limitedly limit
limiter limit
limper limp
limpidity clear | clearness
limpness limp
linchpin | backbone
lineage | pedigree
lineal line
lineally line
lineation line
liner line
lingerer linger
lingua | tongue
lingual tongue language
linguistic language
lionize lion
liquescent | melt
liquidator | murderer manslayer
liquidity liquid
liquidness liquid
liquifiable liquid
liquify liquid | melt
liquor | spirit
lissom | supple
lissome | supple
listener listen | hearer
lister list
lithe | supple
lithesome | supple
lithic stone
litoral | sand
litterer litter
little | small
littleness little
littoral | sand
livable live
live liver | inhabit
liveable live liver
livelihood | keep
liveliness lively
liveness live liver
liver live
livery liver live
lividness | paleness
load | burden heap lot score stack raft lade
loader load
loaf | idleness idle
loafer loaf
loan | lend
loaner | lender
loath loathe | execration
loathe | abhor
loather loathe
loathly | foul revolt
loathsome | noisome
loathsomeness loathsome
locality | neighborhood
locate | place situate
lockage lock
locker lock
loco | bat nut
locomote | travel go move
locution | say
lodge | house
lodgement lodge
lodger lodge
loftily lofty loftiness
loftiness lofty loftily
lofty loftiness loftily | exalt
logger log | feller
loiter | tarry
lolly | lucre shekel
lollygag | tarry
lone | solitary
lonely | solitary
lonesome | only
long | yearn
longanimity | patience forbearance
longanimous | forbear
longer long
longness long
look | sound
looker look | watcher
loony | bat nut
loopy loop
loose | free unloose
loosely loose
loosen | slacken
looseness loose
loot | booty plunder
lopper lop
lord lordship lordly | creator divine
lordliness lordly lord
lordly lord lordship
lordotic | dip
lordship lord lordly
lose | loss doom
loser lose
loss | lose
lossy loss
lot | heap mint raft slay stack score load
loudly loud
loudness loud
lounge | couch
lousiness louse
lousy louse | rotten stink
lovable love
love lover
loveable love lover
loveliness lovely | comeliness
lovelorn | bereave
lover love
lovingly love
lovingness love | care
lowermost | nethermost
lowlander lowland
lowliness | humbleness
lowly | humble
lowness low
lubricate | grease
lubricity | lasciviousness
lucidity | clearness
lucidness | clearness
lucifer | devil
lucre | shekel
lucubrate | expound
luggage | baggage
lukewarmly lukewarm
lukewarmness lukewarm
lumbar loin
lumber | timber
lumberjack | feller
lumberman | feller
luminary | notable
luminousness bright
lump | clod
lumper lump
lumpy lump
lunacy lunatic | madness
lunar moon
lunate | crescent
lunatic | madman
lunisolar moon sun
lupine wolf
lurch | stumble stagger reel
lure | entice
lurker lurk
lush | profuse riotous
lust lusty | crave
luster | splendor
lustfulness | lust
lustily lusty lust
lustiness lusty lust
lustrous | burnish
lusty lust
lutanist lute
lutenist lute
lutist lute
luxuriance luxuriant
luxuriantly luxuriant
luxuriate luxuriant
luxuriation luxuriant
luxury luxuriant
lx | sixty threescore
lxx | seventy
lxxx | eighty fourscore
lynchpin | backbone
m | thousand
machinator | conspirator
macrocosm | world
maculation | spot speckle patch
mad madness
madden | anger vex
madly mad
madman | lunatic
madness mad
maestro | master
magic magical magician | witch wizard
magical magician | witch wizard
magically magical
magician magical
magisterial magistrate
magisterially magistrate
magnification magnify
magnificence magnificent
magnificent magnificence
magnificently magnificent magnificence
magnifier magnify
magnitude magnify
maid | maidservant
maidenhood maiden
maidenliness maiden
maidenly maiden
maidhood maid
maidservant | maid
mailer mail
maim | wound
maimer maim
main | chief principal master
maine | me
mainly | chiefly
maintain maintenance | keep hold
maintainable maintain maintenance
maintainer maintain maintenance
maintenance maintain
maize | corn
majestic majesty
majestically majesty
make maker | devise fashion do
maker make
maledict | damn accurse
malefactor | crook
maleness male
malevolence | malignity
malice malicious maliciousness | spite
malicious maliciousness malice
maliciously malicious maliciousness malice
maliciousness malicious malice | spite
malign malignity
maligner malignity | slanderer backbiter
malignly malignity
malignment malignity
malodor | stench stink
maltreat | abuse
maltreater | abuser
maltreatment | abuse
mamilla | teat
mammilla | teat
mandible | jawbone
mandibula | jawbone
mandibulofacial face
manducate | chew
manduction | communion
maneuver | guide
mangle | tear
maniac | lunatic madman
manifest manifestation manifestly | at certify evidence evident plain
manifestation manifest manifestly
manifestly manifest manifestation | evidently plainly plain
manliness man
manly man
manner | way fashion
mannerly manner
manpower | man
manslayer | murderer
mantle | wrap
mantlet | mantelet
manual hand
manufactory | mill
manus | hand
manx man
mar | march
maraud | foray raid
marbleise | marble
marbleization marble
marbleize marble
march | mar
marche | march
marcher march
marine sea
marital marriage
mark | score pronounce
markedly mark
marker mark
market | marketplace sell merchandise
marketable market
marketer market | seller trafficker
marketplace | market
marmoreal marble
marmorean marble
marque | brand
marquee | pavilion
marriage marry | wedlock
marry marriage | wed
marshalship marshal
marshland | marsh
marshy marsh | miry
martian mar
martyrdom martyr
martyrize martyr
marvel marvelous marvelously
marveller marvel marvelous
marvelous marvel marvelously | howl rattle wonderful wondrous
marvelously marvelous marvel | wonderfully wondrous wondrously
mask | cloak disguise
masonic mason
masonry mason
master mastery | chief principal
masterly master mastery
mastership master mastery
mastery master
mastication | chew
match | twin
mate | couple pair
material | stuff
maternal mother
matey mate
matrimonial marriage
matrimony | marriage wedlock
matter | affair
maturation | ripen
maturement | ripen
matutinal morning
mauler maul | hook
maven | wizard
mavin | wizard
maxillofacial face
maxillomandibular jaw
maybe | perhaps peradventure
mayhap | perhaps peradventure
maze | confound confuse
mbd | add
meagerly | sparingly
meagerness | leanness
meagrely | sparingly
meagreness | leanness
mealy meal
mean | signification intend
meander | wind thread
meanly mean
meanness mean
measur measure
measurability measure
measurable measure
measurably measure
measure | step
measuredly measure
measurement measure
measurer measure
meaty meat
meddle meddler | busybody
meddler meddle
meddlesome | meddle busybody
mediate mediator
mediateness mediator
mediation mediator
mediator | intercessor
mediatorial mediator
medical medicine
medically medicine
medicate medicine
medication medicine
medicative medicine
medicinal medicine
medicinally medicine
medicolegal medicine law
meditate meditation | ponder muse
meditation meditate
meditative meditate meditation | brood muse ponder
meditatively meditate
meditativeness meditate
medullary marrow
meek meekness
meekly meek meekness
meekness meek
meet | encounter
meeter meet
meg | million
megrim | vapor
melodic melody
melodically melody
melodious melody
melodiously melody
melodiousness melody
melodize melody
meltable melt
melter melt
membership member
memorably memorable
memorialization memorial
memorialize memorial
memorisation memory
memorise memory
memoriser memory
memorization memory
memorize memory
memorizer memory
menace | threat endanger threaten peril
menage | family household
mend | repair fix bushel
mender mend | repairer
mensural measure
mensurate | measure
mental mind
mentation | think
mentioner mention
meow | mew
mephistophelean | devilish
mephistophelian | devilish
merchandise | sell market trade
merchandiser merchandise | merchant
mercifully merciful
mercifulness merciful | mercy
merciless | unmerciful
merely mere | just only but
meretricious prostitute
meridian noon
merit | deserve
merrily merry
merriness merry merrily
merry merrily
messily mess
messiness mess
messy mess
metallic metal
mete | border
metropolis | city
miaou | mew
miaow | mew
miaul | mew
mickle | lot mint slay
micturate | piss
midday | noon noonday noontide
middle | moderately
midget | dwarf
midmost | middlemost
midst | thick
midway | halfway
midweek | wed
miff | nettle piss sting
might mighty
mightiness mighty might
mighty might | powerful
milch milk
mildness | clemency
miler mile
militia | reserve
milk milch
milky milk
millenary thousand
minacious | threaten
minatory | threaten
mincer mince
mincingly mince
mindfully mindful
mindfulness mindful
miner my
minister ministration | pastor
ministerial minister ministration
ministerially minister
ministrant minister ministration
ministration minister | succor
minor | child kid
mint | lot slay
mintage mint
minter mint
minty mint
miraculous miracle
miraculously miracle
mire miry | entangle
mirthful | merry
mirthfully | merrily
mirthfulness | mirth
miry mire
misapply | misuse
miscarriage miscarry
miscellaneous | mix sundry
mischief mischievous
mischievous mischief
mischievousness mischievous mischief | naughtiness
miscreant | reprobate
misdirect | corrupt pervert debase profane
miserable miserably | wretch
miserableness miserable miserably | misery wretchedness
miserably miserable
misery | wretchedness
misfortunate | poor
mishandle | botch spoil
miss | girl
missive | letter
missy | girl miss
mistake | error fault
mistily mist
mistiness mist
mistreat | abuse
misty mist
mitral miter
mitt | hand
mix mixture | sundry
mixable mix
mixer mix
mixture mix
moan | groan
moaner moan | complainer
mob | rabble throng
mobile | wander
mock mockery mocker | taunt
mocker mock mockery
mockery mock mocker | scoff
mockingly mock mockery mocker
mode | manner way fashion
model | pattern
moderate moderation moderately
moderately moderation | middle
moderateness moderation moderately
moderation moderately
moderationist moderation
moderator moderation moderately
modestly modest
modestness modest
moil | labor toil travail
moire | water
moisten moisture
moistener moisten moisture
moistly moist
moistness moist
moisture moisten | wet
moisturise moisture moisten
moisturize moisture moisten
mol | mole
molal mole
molar mole
mold mouldy | stamp shape work
molder | rot
moldy | mouldy
molestation mole
mollification mollify
mollify | pacify assuage appease gentle
momentaneous moment | fugitive
momentary moment | fugitive
momentous moment
momentously moment
momentousness moment
monarch royal
monetary money
moneyer money
moneylender | usurer
monger | trader dealer hawk
monish | admonish
monition | admonition
monitory | warn
monocle | spectacle
monometallic metal
monstrosity monster
monstrous monster
monstrously monster
montane mountain
month monthly
monthly month
monumental monument
mony | money
moo | low
moolah | lucre shekel
moonily moon
moonstruck | lunatic
moony moon
moorage moor
moorish moor
moralistic moral
morality moral
morass | mire
mordacious | barb bite
moreover | furthermore
moresque moor
morn | morning
mortal mortality | person somebody
mortality mortal
mortification mortify
mortuary death
mostly most
motherfucker | bastard prick
motherhood mother
motherliness mother
motherly mother
mothy moth
motion move
motional motion
motionless | still
motiveless | wanton
motley | mix sundry
mount | climb
mountaineer mountain
mountainous mountain | crag
mounter mount
mourn mourner | bereavement bereave grieve sorrow
mourner mourn
mournful mournfully
mournfulness mournfully
mousey mouse
mousy mouse
mouth | speak
movability movable
movable move
movableness movable
move motion mover movable | travel go stir
movement move mover
mover move
movingly move
mow mower
mower mow
muchness much
muck | slime
muckle | lot mint slay
mucky | miry
mucocutaneous skin
muddle | welter
muddy | miry
muffle muffler
muggin | fool
mulct | fine defraud
muleteer mule
mulishly | stubbornly
mulishness stubborn | stubbornness
mull | meditate ponder muse
multifariousness | diversity
multilevel floor
multiple multiply
multiplex | manifold
multiplication multiply
multiplicative multiply
multiplicatively multiply
multiplicity multiply
multiplier multiply
multitudinous multitude | innumerable
multitudinousness multitude
mumble | mutter
mumbler | murmurer
munificent | lavish
munition | arm
mural wall
murder murderer | slay off
murderer murder | manslayer
murderous murder murderer
murderously murder
murderousness murder
murmur murmurer | mutter whisper
murmuration murmur murmurer | mutter
murmurer murmur
murmurous murmur murmurer | rustle
muscular muscle
muscularity muscle
musculoskeletal muscle
musculus | muscle
muse | meditate ponder brood
muser muse
music musical musician
musical music musician
musicality musical music
musically musical music
musicalness musical music
musician music musical
musicianship musician music
musingly muse
muss | mess
mussiness | mess
mussitate | mutter
mussitation | mutter murmur
mustiness must
musty must | mouldy
mutable | changeable
mute | hush subdue
mutilate | maim
mutter | murmur
mutterer mutter | murmurer
mutuality mutual
mutually mutual
mutualness mutual
muzzler muzzle
myoid muscle
myriad | innumerable
mysterious mystery
mysteriously mystery
mystification mystery
mystifier mystery
mystify mystery | perplex
nada | nothing null aught naught
nailer nail
nailrod | bulrush
naked nakedness | bear
nakedly naked nakedness
nakedness naked
name | call
namer name
nanna | grandmother
nanus | dwarf
nard | spikenard
nark | gravel vex devil
narrate narrative
narration narrative | story tale
narrative | story tale
narrator narrative
narrow narrowly
narrowly narrow
narrowness narrow narrowly
nasal nose
nascence | nativity
nascency | nativity
nastiness | filthiness
natal birth
nate | buttock behind ass
nation | country
national nation
nationality nation
nationally nation
nativeness native
natter | jaw
natural naturally
naturally natural | course
naturalness natural naturally
naught | nothing null aught
naughtily naughty naughtiness
naughtiness naughty
naughty naughtiness
nauseat | noisome loathsome
nauseous | noisome loathsome
naval navy
navigate | voyage
navigation | pilot
near | approach close nigh
nearly | almost
nearness near
neb | snout
nebiim | prophet
nebulose | cloudy
nebulous | cloudy
necessarily necessary necessity
necessary necessity
necessitate necessity necessary | need require
necessitous necessity necessary | destitute impoverish needy
necessity necessary
necker neck
necktie | tie
necromancer | sorcerer
necromancy necromancer | sorcery
necromantic necromancer
necromantical necromancer
necrose | gangrene
need needy | require needful
needful | need
needfully needful
neediness needy need | want
needlecraft | needlework
needy need | destitute impoverish
nefariousness | vileness
negate | contradict belie
neglect negligent negligently
neglecter neglect negligent
negligence negligent neglect negligently
negligent neglect negligently
negligently negligent neglect
negotiation | talk
neighbor neighborhood
neighborhood neighbor
neighborliness neighbor
neighborly neighbor neighborhood
neighbourliness neighbor
neighbourly neighbor neighborhood
neonate | newborn
neoplasm | tumor
nephritic kidney
nerd | grind
nerve | steel
nester nest
net | veil web
netlike | net
nett | net
nettle | piss sting
nettlesome | gall
neuromuscular muscle
neuter | alter
nevertheless | however withal notwithstanding
new newness | newly fresh
newly | fresh new
newness new
news | tidings
newsy news
nicker | neigh
nictation | wink
nictitation | wink
nifty | crack swell
niggle | fret
nigh | near close
nightfall | twilight
nightly night
nighttime | night
nihility | void
nil | nothing null aught naught
nimiety | excess
niner | nine
nip | barb bite
nipper | child kid
nipple | teat
nisus | strive pain
niter | nitre
nitric nitre
nitrogen nitre
nitrous nitre
nix | nothing null aught naught forbid disallow
nobble | defraud
nobility noble
noble | nobleman impose stately
nobleman | noble
nobly noble
nocturnal night
noesis | knowledge
noisily noise
noisiness noise
noisome | loathsome
noisomeness noisome
noisy noise
nomadic | wander
nominal name
non | not
noncitizen | foreigner alien
noncompliance | disobedience
nonetheless | however nevertheless withal notwithstanding
nonextant | extinct
nonlexical word
nonlinguistic language
nonplus | perplex
nonspatial space
nonthermal heat
nontranslational translation
noon | midday noonday noontide
noonday | noon midday noontide
noontide | noon midday noonday
normally | commonly
north | northward
northbound | northward
northerly | north northward
northernness northern
northward | north
nosey nose
nosy nose
notability notable
notable | celebrate fame famous note renown
notation note
note | celebrate fame famous notable renown
notecase | wallet
nothing | null aught naught
nothingness | void
notice | observe discover
noticeability notice
noticeable notice
noticeableness notice
noticeably notice
noticer notice
notifiable notice
notification notice
notify notice
notorious | infamous
notwithstanding | however nevertheless withal
nourish nourishment
nourishment nourish | sustenance
nowaday | present
nuance | subtlety
nude | bear naked
nudeness | nakedness
nudity | nakedness
null | nothing aught naught void
nullify | annul void
nullity null | void
numberless | innumerable
numeral number
numerate | count
numeric number
numerical number
numerous | legion
nuptial wed
nurser nurse
nursery nurse
nurseryman | gardener
nurtural nurture
nurturance nurture
nurture | rear
nut | bat
nutrient nourish | food
nutriment | nourishment sustenance
nutritious | nourish
nutritive | nourish
nuttily nut
nutty nut
oarsman | rower
oath | curse swear
obdurately | stubbornly
obedience obedient obey
obedient obedience obey
obediently obedient obedience
obeisance obey | bow
obey obeisance obedience obedient
objectification object
objectify object
objection object
objector object
objurgate | condemn
objurgation | chide
obligate | compel
obligation | duty
oblige | compel
obnubilate | obscure
obscenity | lewdness
obscure obscurity
obscurely obscure obscurity
obscureness obscure obscurity | humbleness lowliness
obscurity obscure
obsequious | fawn
observable observe observance observation observer
observably observe
observance observe observation observer | watch
observant observance observe observation observer
observantly observance observe
observation observe observance observer
observe observance observation observer | discover notice
observer observe observance observation
observingly observe observance observation observer
obsess | haunt
obstinacy | stubbornness
obstinance obstinate | stubbornness
obstinate | stubborn
obstinately obstinate | stubbornly
obstructive | hinder
obtainable obtain
obtainment obtain
obtention obtain
obviously | evidently manifestly plainly plain
occident | west
occupancy occupy occupation occupier
occupant occupy occupation occupier
occupation occupy occupier
occupational occupation occupy
occupier occupy occupation
occupy occupation occupier | busy
occur | happen hap
occurrence occurrent | happen
occurrent occurrence | happen
oceango | seafar
octad | eight
octet | eight
octonary | eight
ocular sight eye
oculus | eye
oddity odd
oddly odd | curiously
oddness odd
odious | abominable
odiously odious | abominably
odiousness odious
odium odious
odor | smell
odorize odor | scent
odorous odor
odourise odor | scent
oedema | dropsy
off | murder slay away forth
offend offense offender | pain
offender offend offense
offense offend offender
offensive offend offense offender
offensively offend
offensiveness offend
offerer offer
offeror offer
official office
officialdom office
officially office
officiant office
officiate office
officiation office
officious | meddle busybody
offprint | separate
offset | countervail
oft | often oftentime ofttime
often | oftentime oft ofttime
oftentime | often oft ofttime
ofttime | often oftentime oft
ogdoad | eight
ohio | oh
oiler oil
oiliness oil
oily oil
ok | fine
okay | approve fine
old oldness
older | age
oldness old
olfactive smell
olfactory smell
olibanum | frankincense thus
ominous | threaten
omissible omit
omission omit
omissive omit
omit | exclude
omnidirectional direction
omnipotence omnipotent
omphalo | navel
omphalus | navel
on | along
oncom | onset
oneiric dream
oneness one
onerous | burdensome tax
onetime | sometime
only | just but
ontogenesis | growth grow
ontogeny | growth grow
onus | burden
oodle | heap lot score stack load raft
ooze | slime
open openly
opener open openly
openhand | bountiful give
openheart | kindly
openly open
openness open openly
operant operation
operate operation
operational operation
operationally operation
operative operation
operatively operation
operator operation
ophidian | snake serpent
ophthalmic eye
opine opinion
opinionative opinion
opponent oppose opposition
opportune opportunity
opportunely opportunity
opportuneness opportunity
opportunity | chance
oppose opposition
opposer oppose opposition | adversary
oppositely opposite
oppositeness opposite
opposition oppose
oppress oppression oppressor | crush
oppression oppress oppressor
oppressive oppress oppression oppressor
oppressively oppress
oppressiveness oppress
oppressor oppress oppression
oppugn | question
optic sight eye
optical sight eye
opulent | princely sumptuous
opulently | sumptuously
oracle | prophet
oracular oracle
oral mouth
orate orator
oratorical orator
oratory orator
ordain ordinance | enact
ordainer ordain
order orderly
orderer order orderly
orderliness orderly order
orderly order
ordinal order
ordinance ordain
ordinarily ordinary | commonly
ordinariness ordinary
ordinate | consecrate
oregon | or
organic organ
organically organ
organisation | establishment
organism organ
organist organ
organize | form
originate | arise uprise
ornament | adorn grace
ornamental ornament
ornamentally ornament
ornamentation ornament
orphanage orphan
oscillate | hover
osseous bone
ossiferous bone
osteal bone
ostensible | seem
ostensibly | apparently
ostentate | flaunt
ostracise | banish
ostracism | banishment
ostracize | banish
otherness other
otic ear
otiose | superfluous
outcast | castaway
outcry | cry yell shout
outdo | outgo
outdoor | outside
outermost | outmost
outlander | foreigner alien
outlandishly outlandish
outlandishness outlandish
outlast | outlive
outlaw | crook malefactor
outlay | spend
outmatch | outgo
outmost | outermost
outperform | outgo
outrag | incense
outrage outrageous | indignation
outrageously outrageous
outrageousness outrageous
outre | outlandish
outset | offset
outshout | outcry
outstrip | outgo
outward outwardly
outwardly outward
outwardness outward outwardly
over | conclud end
overabundance | surfeit
overawe | cow
overcast | cloud
overcharge | fleece
overcome | defeat
overcomer overcome
overflow | flood
overgenerous | lavish
overlap | lap
overlay | sheath
overlayer overlay | sheath
overlook | command
overly | too
overmuchness overmuch
overplus | superfluity
overpower | overwhelm
overproduction | overrun
overprotect | mother
overreach | vault
oversea | abroad
oversee overseer
overseer oversee
overthrow | subvert
overweight | fleshy
overwhelmingly overwhelm
overwinter | winter
ovine sheep
owlet owl
own owner
owner own
ownership owner own
ox | cattle cow
oxalis | sorrel
pabulum | victual
pacer pace
pacifically | peaceably
pacification pacify
pacifier pacify | peacemaker
pacify peace | assuage appease mollify gentle
pack | multitude
package | bundle parcel box
packet | bundle
pad | cushion
paddler paddle
pagan | heathen infidel
pail | bucket
pain | hurt strive offend
painful painfulness
painfully painful painfulness
painfulness painful
painter paint
painterly paint
pair | couple mate
palace palate | castle
palankeen | palanquin
palatal palate
palate palace
palatial palace
palatine palace palate
palatoglossal palate
palaver | prate
pale paleness
palely pale paleness
paleness pale
palisade | wall
pallidness | paleness
pallor pale | paleness
palmar palm sole
palmy | flourish prosper roar
palpebra | eyelid lid
panache | dash
panelist panel
panellist panel
panic | terror affright
panick | terrify
panicky | terrify
pant | gasp
pantryman | butler
paperer paper
paperhang | paper
paperlike paper
papery paper
parable | allegory
parabola parable
parabolic parable
parabolical parable
paradisal paradise
paradise | heaven
paradisiacal paradise
paralysis | palsy
parcel | apportion
parcellation parcel
parch | bake scorch
pardon | excuse
pardoner pardon
parentage parent
parental parent
parentally parent
parenthood parent
parer pare
pariah | outcast castaway
parkland | park
parlous | perilous
parson | minister pastor
part partial partiality partition | portion partly
partake partaker
partaker partake | sharer
partial part partiality
partiality partial part
partially partial part partiality | partly
partialness partial part partiality
participant | player
particle | mote
particular particularly | special
particularity particular particularly
particularly particular | especially
partition part
partitionist partition
partitive part partition partial
partly | part
partner | spouse
partnership partner
parturiency | travail
parturition | birth
pass passage
passably | moderately middle
passage pass
passel | lot mint slay
passer pass passage
passionateness | passion
past | by
pastness past
pastor | minister
pastoral pastor shepherd
pastorship pastor
pasturage pasture | herbage
pastureland | pasture
patch | spot speckle piece
patchily patch
patchiness patch
patchy patch
patelliform | dish
patently | evidently manifestly plainly plain
paternal father
pathetic | pitiable pitiful poor
pathologic | disease
patience patient patiently | forbearance
patient patience patiently
patiently patient patience
patio | terrace
patriarchal patriarch
patriarchy patriarch
patrimonial patrimony
patronage | back
patronise | frequent arch condescend
patronize | arch condescend
pauperism | penury
pauperization | penury
pavage pave
pave pavement
pavement pave
pawer paw
pawn | hock
pay payment | wage
payee pay
payer pay
payment pay
pe | foot
peace pacify
peaceable peaceably
peaceableness peaceable peaceably
peaceably peaceable
peachy | crack swell
peak | ail
peal | roll
pearler pearl
pearly pearl
peck | lot mint slay
pecker | cock
pectoral chest
pectus | chest
peculiar | curious
peculiarity peculiar
peculiarly peculiar | particularly
pecuniary money
peddle | hawk
pedestal | stand
pedigree | lineage
pedigreed | pedigree
pedunculate | stalk
pee | piss
peek | glance
peeler peel
peeper peep
peer | equal
peeve | nettle piss sting
peevishness | choler
peewit | lapwing
pelagic sea
pelf | lucre shekel
pellucid | transparent
pellucidity | clearness
pen | write
penal punishment
penalisation penalty | punishment
penalise penalty | punish
penalization | punishment penalty
penalize | punish
penalty | punishment
penance | repentance
pendent | pendant
penetrate | pierce
penetrative | pierce
penitence | repentance
pensive | brood muse ponder
pentad | five fin
pentateuch | law
penurious penury
penuriously penury
penuriousness penury
peradventure | perhaps
perceive | sense
perceiver perceive | observer
perceptibility perceive
perceptible perceive
perceptibly perceive
perception perceive
perceptive perceive
perceptively perceive
perceptiveness perceive
perceptivity perceive
perceptual perceive
percipient perceive | observer
percutaneous skin
peregrine | wander
perfect perfection perfecter perfectly
perfecter perfect perfection perfectly
perfectibility perfect
perfectible perfect perfection perfecter perfectly
perfection perfect perfecter perfectly
perfectionism perfection
perfectionist perfection perfect
perfective | perfect
perfectly perfect perfection perfecter | utterly
perfervid | fervent fiery
perfidiousness | treachery
perfidy | treachery
perforate | pierce
perform performance | act
performance perform
performer perform performance
perfume | fragrance scent
perfumery perfume
perhaps | peradventure
peril perilous | hazard jeopardy endanger threaten
perilous peril
perilously perilous peril
perilousness perilous peril
perinasal nose
periphery | fringe
perirhinal nose
perish | die decease
permanent | last
permissibility permit
permissible permit permission
permissibly permit
permission permit
permissive permit permission
permissively permit
permissiveness permit
permit permission | license allow let countenance
pernicious | pestilent
perniciously pernicious
perniciousness pernicious
perpetrate | commit
perpetual perpetuity perpetually | eternal everlast uncease
perpetually perpetual perpetuity
perpetuation | lengthen
perpetuity perpetual perpetually
perplex perplexity
perplexedly perplex perplexity
perplexity perplex
persecute persecution persecutor
persecution persecute persecutor
persecutor persecute persecution | tormentor
persever | diligent
perseveration perseverance
persevere perseverance
persist | dog
persistence persist
persistency persist | perseverance
persistent persist
persistently persist
person | somebody mortal
persona person
personal person
personality person
personally person
personhood person
personification person
personify person | body
perspective | view
perspiration | sweat
perspire | sweat
persuade persuasion persuasive persuasiveness
persuader persuade persuasion persuasive
persuasible persuade persuasion persuasive
persuasion persuade persuasive
persuasive persuasiveness persuade persuasion
persuasively persuasive persuasiveness persuade
persuasiveness persuasive persuade
pertain | concern
pertinacious | dog
pertinacity | perseverance
pertinence pertain
pertinency pertain
pertinent pertain
pertinently pertain
perturb | disquiet trouble rattle distress
perusal | study
peruse | study
perverse perverseness perversely
perversely perverse perverseness
perverseness perverse perversely
perversion pervert
perversity perverse perverseness perversely
perversive pervert
pervert | degenerate corrupt debase profane
pesach | passover
pesah | passover
pesky | gall
pest | plague pestilence
pester | badger harass vex gall
pestilence pestilent | plague
pestilent pestilence | pernicious
pestilential pestilence pestilent
pestis | plague pestilence
pet | kiss favor
petition | request
petitionary petition
petitioner petition | suppliant
pettifoggery | spit
petulance | choler
phalacrosis | baldness
pharmacist | apothecary
pharynx | throat
philia | affection
philosopher philosophy
philosophic philosophy philosopher
philosophical philosophy philosopher
philosophically philosophy philosopher
philosophise philosophy philosopher
philosophiser philosophy
philosophize philosophy philosopher
philosophizer philosophy
philosophy philosopher | doctrine
phocine seal
phoebe | five fin
phoney | hypocrite dissembler bastard
phonic speech
phony | hypocrite dissembler bastard
photic light
phrase | word
phraseology | word
phratry | kinsfolk
physician | doctor
physiognomy | visage
physique | build
pick | choice take
picker pick
pictorial picture
pictorially picture
pictur picture
pictural picture
piddle | piss wanton
piece | patch
piercingly pierce | bitter
piffle | prate
piggishness | greediness
pilary pile
pilchard | sardine
pile | heap stack
pilfer | purloin
pillag | plunder
pillage | booty plunder despoil rifle foray
pilotage pilot
pilous pile
pinion | shackle
piousness | piety
pip | shoot
pipage pipe
pipe piper
piper pipe
pique | offend
piscatorial fish
piscatory fish
piscine fish
pismire | ant
piss | nettle sting
pisser piss
pit | honeycomb
pitch pitcher | toss sky
pitcher pitch
pitchfork | fork
pitchy pitch pitcher
piteous pity | poor
pithiness | concision
pitiable | pitiful
pitiably pitiable
pitiful | pitiable
pitifully pitiful
pity | compassionate
pixilate | mischievous
placard | post
placate | pacify assuage appease mollify gentle
placation | propitiation
placative | appease
placatory | appease
place | spot put set lay situate
placement place
placid | tranquil
plague | pestilence
plaguey plague
plaguily plague
plaguy plague | gall
plain plainness plainly | champaign complain evident manifest evidently manifestly
plainly plain plainness | evidently manifestly
plainness plain plainly
plait | braid tress
plaiter plait
planar plane
planation plane
plane | flat level
planeness plane
planer plane
planetal planet
planetary planet earth
planner plan
plant planter | work implant
plantal plant planter
plantar sole
planter plant
plantlet plant planter
plaster | daub
plasterer plaster
plater plate
plausive | approve
play player
playact | act perform
player play
playlet play player
plead | beseech
pleader plead | counsel
pleasance pleasant pleasantness please
pleasant pleasantness please pleasure pleaser
pleasantly pleasant pleasantness please
pleasantness pleasant please
please pleasure pleaser pleasant pleasantness | delight
pleaser please pleasure pleasant
pleasingly please pleasure pleaser pleasant
pleasingness please pleasure pleaser pleasant
pleasurably | deliciously
pleasure please pleaser pleasant
pledge | swear
pledger pledge
plenitude | plenty plenteousness
plenteous plenteousness plenty
plenteously plenteous plenteousness plenty | bountifully plentifully
plenteousness plenteous plenty
plentiful plentifully
plentifully plentiful | bountifully
plentifulness plentiful plentifully | plenty plenteousness
plentitude | plenty plenteousness
plenty plenteous plenteousness | enough
plethora | overplus superfluity
plication | fold
plight | betroth
plotter plot
ploughland | tillage
plow plower
plower plow | plowman
plowland | tillage
plowman | plower
pluckily pluck
pluckiness pluck
plucky pluck
plum | plumb
plumage | feather
plumb | plummet clean
plumbic lead
plumbous lead
plume | overcharge fleece
plummet | plumb
plump | plummet
plunder | booty
plunderage plunder
plunderer plunder
plunge | dip
plunger plunge
pneumatic air
pneumogastric stomach
poach | boil
pock | scar
podium | pulpit
poetic poet
poetically poet
poetise poet
poetiser poet
poetize poet
poetizer poet
poetry poet
poignant | affect touch
pointedly point
pointedness point
pointer point | arrow
poisoner poison
poisonous poison
poisonously poison
poke | thrust
poland polish
polar pole
polish | burnish shine
polisher polish
politely | courteously
pollard poll
pollex | thumb
pollster poll
pollutant pollute pollution
pollute pollution
polluter pollute pollution
pollution pollute
pomposity pomp
pompous pomp
pompously pomp
pompousness pomp
ponder | meditate muse brood
ponderer ponder
pontifical bishop
poorly poor | ail ill
poorness poor | poverty
popliteal knee
populace | public
populate | live inhabit
porcine swine
port porter
portage port porter
porter port
porterage porter port
portion | part allot
portrait portray
portraitist portray
portraiture portray
portrayal portray
portrayer portray
pose | air sit
position | place
possess possession possessor
possession possess possessor
possessive possess possession possessor
possessively possess
possessiveness possess
possessor possess possession
possibility possible
possibleness possible
possibly possible | perhaps peradventure
post | station
postage post
postal post
poster post
posterior | buttock behind ass
postnuptial wed
postpone | table defer
postponement | delay wait
postulate | contend
potation | draft
potency | authority
potterer potter
poulet | chicken
poultry | fowl
pounce | swoop
pound | buffet
poundage pound
pounder pound
pour | gush
powderer powder
powderiness powder
powderize powder
powdery powder
powerful powerfully | mighty
powerfully powerful
powerfulness powerful powerfully | power
practical practice
practicality practice
practically practice
practice | rehearse expert skillful
praetor praetorian
praetorial praetorian
praetorship praetorian
praiseful | praise
prancer prance
prandial meal
prankish | mischievous
prat | buttock behind ass
prater prate | babbler
prattle | prate
pray prayer
prayer pray
preach preacher
preacher preach
preachment preach preacher
precaution | safeguard
precede | forego
precedence precede
precedency precede
precedent precede
precedentedly precede
precedential precede
precession precede
preciosity precious preciousness
precious preciousness | cherish
preciously | precious
preciousness precious | costliness
precisely exact | exactly
preclude | prevent
precognition | foreknowledge
preconceive conceive
predate | precede forego
predatory | raid
predecessor precede
predestin | foreordain predestinate
predestinate | foreordain
predictor | prognosticator soothsayer
predominant | prevail
predominate | prevail
preeminence | eminence
preeminent preeminence
preeminently preeminence
preferable | prefer
preference prefer
preferent prefer | favor
preferential prefer
preferment prefer
prehend | seize
preindication | augury
prejudicial prejudice
prejudicious prejudice
prelapsarian fall
premarital wed
premedical medicine
premeditation premeditate
premix | mix
prenuptial wed
preparation prepare | ready
preparative prepare preparation
preparatory prepare preparation
prepare preparation | ready
preparedness | readiness
prepuce | foreskin
presence present presently
present presence presently | show
presentation present presence presently
presentational present
presenter present presence presently
presently present presence | soon
presentment present presence presently
presentness present presence presently
preservation preserve preserver
preservative preserve preserver
preserve preserver | uphold
preserver preserve | restorer
preside president
presidency president
presidential president
presidentially president
presidentship president
press pressure | urgent
pressingly press pressure
pressure press | hale force
pressurise pressure press
pressurize pressure press
prestidigitator | magician
prestigious | esteem honor
presume presumptuous
presumption presumptuous presume presumptuously | give
presumptive presume
presumptuous presumptuously presume
presumptuously presumptuous
presumptuousness presumptuous presumptuously
pretend pretense | feign dissemble
pretender pretense
pretense | feign
pretension pretense
pretentious pretense
pretentiously pretense
pretentiousness pretense
pretorial | praetorian
pretorian | praetorian
prettify | beautify
pretty | moderately middle
prevalence prevail
prevalent prevail
prevarication | lie
prevaricator | liar
preventative prevent
prevention prevent
preventive prevent
previse | forewarn
prey | quarry
pricey price
prick | bastard
pricker prick
prickle | tingle prick
pricy price
prideful | haughty imperious
pridefulness | pride
priest priesthood
priesthood priest
priestly priest priesthood
prim | mince
prima | lead star
primal | key
primarily | chiefly
prime | set
primogenitor | progenitor
prince princely
princedom prince princely
princely prince | sumptuous
principal | chief master
principally principal | chiefly
principalship principal
print | publish
printer print
prisoner | captive
private privately
privately private
privateness private privately
privation | want
prize | treasure choice
prizewin | champion
probe | search
procedural proceed
procedure proceed procession | process
proceed procession | take continue
procession proceed
processional procession proceed
processor process
proclaim proclamation | announce
proclamation proclaim
proconsular proconsul
proconsulship proconsul
procrastinate | stall
procural procure
procurance procure
procure | secure
procurement procure
procurer procure
prod | goad urge
producer produce
product produce | merchandise
production produce
profan | violate
profanation profane profaneness profanely | sacrilege
profane profaneness profanely | corrupt pervert debase blasphemous
profanely profane profaneness
profaneness profane profanely
profanity profane profaneness profanely
profess profession
professedly profess profession
profession profess
professional profession profess
professionally profession
proficient | expert practice skillful
profit | earn benefit
profitability profitable
profitableness profitable
profiteer profit
profligate | rip
profoundly profound | deeply
profoundness profound
profundity profound
profuse | riotous
profusely | abundantly
profuseness profuse
progeny | offspring
prognosis prognosticator | forecast
prognosticate prognosticator
prognostication prognosticator
prognosticative prognosticator
prognosticator | soothsayer
program | plan
progress | advance
progression progress
prohibit | forbid disallow
prohibitionist | dry
project | undertake task stick
proletariat | labor
prolong | extend
prolongation prolong | lengthen
promenade | troop
promisee promise
promiser promise
promisingly promise
promisor promise
promissory promise
promo | promotion
promote promotion | encourage
promoter promote promotion
promotion promote
promotional promotion promote
promotive promote promotion
promptly | quick
prongy | branch fork
pronounce | mark
pronouncement pronounce
pronunciation pronounce
propensity | lean
properly proper
properness proper
property | belong
prophecy prophet
prophesier | prophet oracle
prophet prophecy | oracle
prophetic prophecy prophet
prophetical prophecy prophet
prophetically prophecy prophet
propitiate propitiation
propitiative propitiation
propitiatory propitiation
proponent | advocate
proprietor | owner
prorogue | table defer
proscrib | forbid
proscribe | forbid disallow
proselytize proselyte
prospector prospect
prosper | flourish roar
prosperity prosperous prosperously
prosperous prosperity prosperously
prosperously prosperous prosperity
prostitute | whore harlot
prostitution prostitute | whoredom
protect protection
protection protect
protective protect protection
protectively protect
protectiveness protect
protector protect protection | defender guardian
protectorship protect
protestant protest
protestantism protest
protestation protest
protester protest
protract | prolong extend
protrud | stick
protrusion | hump
protuberance | hump
protuberant | belly
proud proudly
proudly proud
proven | prove
provender | feed
proverb | see byword
proverbial proverb
proverbially proverb
provide provision providence | supply furnish
providence provide
provident providence provide provision
providential providence
providentially providence
providently providence provide
provider provide provision
province | state
provincial province
provincially province
provision provide | victual
provisionary provision provide
provisioner provision provide
proviso | provision
provocation provoke
provocative provoke provocation
provocatively provoke
provoke provocation
provoker provoke provocation
prudence prudent prudently
prudent prudence prudently
prudential prudence prudent
prudently prudent prudence
pruner prune
prurience | lasciviousness
pruriency | lasciviousness
pry | price
psalm psalmist
psalmist psalm
pseud | impostor
pseudo | impostor
psyche | mind
psychiatrist | shrink
ptyalise | spit spew
ptyalize | spit spew
pube | loin
public publicly
publically | publicly
publication publish
publicise | advertise
publicity public publicly | promotion
publicize | advertise
publicly public
publish | print
publisher publish
puckish | mischievous
puerile child
puffer puff
puffiness puff | swell
puffy puff
pugilism | box
puke | vomit sick
pull | draw
puller pull
pullulate | teem swarm
pulsate pulse
pulsation pulse
pulverisation | powder
pulverise | demolish powder
pulverization | powder
pulverize | powder
pummel | pommel
punctur | pierce
punish punishment
punishingly punish punishment
punishment punish | penalty
punitive punish punishment
punitively punish
punitorily punish
punitory punish punishment
punk | hood
pup | whelp
purchasable | corruptible
purchase | buy
purchaser purchase | buyer
pure pureness purity
pureblood | pedigree
purely | strictly
pureness pure | purity
purgation purge purify
purgative purge
purgatorial purge | purify
purge | purify
purification purify purifier purity
purifier purify purification purity
purify purification purifier purity | distill purge
purity pure purify purification purifier | pureness
purpleness purple
purplish | purple
purpose | intent aim
purpurate purple
pursual | chase
pursuance pursue pursuer
pursuant pursue pursuer
pursue pursuer | chase
pursuer pursue
pursuit pursue pursuer | chase
pursy | wind
purvey | provision
pusher push
pushiness push | forwardness
pushy push
pussyfoot | mouse
put | set place lay
putrefacient putrefy
putrefaction putrefy | rot
putrefactive putrefy
putrescence | rottenness
putrid putrefy
putridness | rottenness
putt put
putter put | potter
puzzle | perplex
pyrexia | fever
pyrogenic heat
pyrogenous heat
quadratic square
quadruple | fourfold
quadruplet | four quaternion
quag | mire
quaggy | miry
quagmire | mire
quake | earthquake quiver
quaker quake
qualify | limit
quality | choice prize
quantification quantity
quantify quantity
quantitative quantity
quantitatively quantity
quarrel | wrangle
quarreler quarrel
quarreller quarrel
quarrier quarry
quarry | prey
quarterly quarter
quartern | quarter
quartet | four quaternion
quash | subdue
quatern | four quaternion
quaternion | four
quaternity | four quaternion
queasy | noisome loathsome
queenly queen
queer | frustrate curious peculiar
queerly | strangely
quel | crush
quench | extinguish
quenchless | unquenchable
query | question enquiry
question | enquiry interrogation
questioner question
questioningly question
quetch | complain plain
quibble | cavil
quick quickly fast
quickener quicken
quicker quick quickly
quickly quick | speedily
quickness quick quickly
quiddity | cavil
quidnunc | busybody
quiesce | quiet
quiet quietness quietly | hush
quieten | quiet
quietly quiet quietness | softly
quietness quiet quietly
quint | five fin
quintuplet | five fin
quit | discontinue cease
quitter quit
quiver | shudder tingle tremble quake
quondam | sometime
race | rush speed
racer race
racial race
racy race
radial ray
radiance radiant | glow
radiancy radiant | shine effulgence
radiantly radiant
radiate radiant
radiation radiant
radiator radiant
radical root
raetam | juniper
raft rafter | heap lot score stack load
rafter raft
rage | fury storm
raggedly rag
raggedness rag
raid | foray
raider raid
raiment | clothe garment apparel
rain rainy
rainfall | rain
rainy rain
raise raiser | elevation lift
raiser raise
rake | rip
rakehell | rip
rale | rattle
ramate | branch
rambunctious | boisterous unruly
ramification | branch
rammer ram
ramose | branch
ramous | branch
ramp | rage storm
rampantly | wild
rampart | bulwark
rancor | bitterness
rang range
range | reach
rangy range
ranker rank
rankness rank
ransack | plunder despoil rifle foray
ransom | redeem
rapacious | raven
rape | ravish despoil sack
rapidly | quickly speedily
rapprochement | reconciliation
rarely rare | seldom
rareness rare
rarity rare
rash rashly
rashly rash
rashness rash rashly
rasp | grate
raspy | grate
rat | inform
ratter | deserter
rattle | howl marvelous wonderful wondrous very
rattler rattle
ravag ravage | despoil sack
ravenous | famish
ravenously ravenous
ravenousness ravenous
ravisher ravish
ravishingly ravish
ravishment ravish
raw | altogether
rawness raw
rayless ray
raze | demolish
razz | taunt
reach | range attain
reader read
readership read
readiness ready
ready readiness | preparation prepare
real | very rattle
realise | earn
really | truly
realm | kingdom
realty | immovable
reap reaper | harvest glean
reaper reap
rear | nurture rearward
rearmost | hindermost hindmost
rearward | rear backward
reason | conclude think
reasonableness reasonable
reasonably reasonable | moderately middle
reasoner reason
reasonless | senseless
reassign | transfer
reave | despoil rifle foray
reb | rebel
rebel rebellion rebellious
rebellion rebellious rebel
rebellious rebellion rebel
rebelliously rebellious rebellion
rebelliousness rebellious rebellion
rebuke rebuker | reproof chide
rebuker rebuke | reprover
recall | remember
recant | forswear
recede | withdraw
receipt | revenue
receive receiver
receiver receive
receivership receiver receive
recently | lately
reception receive receiver
receptionist receive
receptive receive receiver
receptively receive
receptiveness receive
receptivity receive
receptor receive receiver
recess | sink
recipient receive
recital | yarn
reckoner reckon
reclaim | rescue
recline reclin
recliner reclin
recluse | withdraw
reclusive | withdraw
recognition | acknowledgment
recognize | accept
recoil | quail
recollect | remember recall
recollection | remembrance
recommend | advocate
recommendation recommend
reconcile reconciliation
reconciler reconcile reconciliation | peacemaker
reconciliation reconcile
record recorder
recorder record
recount | tell
recover | cure heal
recoverer recover
recovery recover
recruit | enroll
rector | minister pastor
recurrent | repeat
red redness | reddish crimson ruby scarlet
redact | couch
redden | blush crimson
reddish | red crimson ruby scarlet
redeem redemption redeemer | save ransom
redeemer redeem redemption | savior deliverer
redemption redeem redeemer | salvation
redemptional redemption redeem
redemptive redeem redemption redeemer
redemptory redeem redemption redeemer
redly red
redness red | inflammation
redress | damage amend restitution right
reduce | decrease
redundant | excess
reedmace | bulrush
reedy reed
reek | stench stink
reel | stagger
reeler reel
refer | mention
referee | umpire
reference | mention
refill | replenish
refin refine refiner
refine refiner
refinement refine refiner
refiner refine
refinery refine refiner
refinisher | restorer preserver
reflection | muse
reflective | brood muse ponder
reform reformation
reformation reform
reformative reform reformation
reformatory reform reformation
reformer reform reformation
reformism reform
reformist reform reformation
refresher refresh
refreshful | refresh
refreshingly refresh
refreshment refresh
refuel | fuel
refulgence | shine effulgence
refulgency | shine effulgence
refulgent | radiant
refund | repay
refusal refuse
refutal | falsify
regain | recover
regard | respect consider view
regenerate regeneration | renew
regime | government authority
regional region
regionally region
registrant register
registration register | enrolment
registry register
regnant | reign rule
regorge | vomit sick
regret | rue
regretful | sorry
regrettably | alas
regularise | govern
regularity regular
regularize | govern
regularly even regular
regulation | ordinance
rehearsal rehearse
rehearse | practice
reign | rule
reinforce | strengthen
reinvigorate | refresh
reiterate | repeat
rejection reject
rejective reject
rejoice | joy exult
rejuvenation | green
relapse | backslide
reliably | faithfully
reliance rely
reliant rely
relieve | ease
reliever relieve
religion religious | faith
religionism religion
religionist religion religious
religiosity religious religion
religious religion | spiritual
religiously religious religion
religiousness religious religion
relinquish | release
relish | savor enjoy
remain remainder remnant | stay
remainder remain | rest
remark | note
remarkable | singular
remedial remedy
remediate | remedy
remediation | remedy
remember remembrance | recall
remembrance remember
reminder remind
remission remit
remit remission
remitment remit remission
remittal remit remission
remittance remit remission
remittent remit remission
remnant remain
remorseful | contrite
remotion remove
removal remove
remover remove
remunerate | compensate
remuneration | wage pay
renal kidney
rend rent | rip lease
rendition render
renew | revive
renewal renew
renouncement renounce
renovator | restorer preserver
renown | fame celebrate famous notable note
rent rend
rental rend rent | lease let
renter rend rent
renunciant renounce
renunciation renounce
repair repairer | fix mend bushel
repairer repair
reparation repair repairer
repast | meal
repayment repay
repeat repetition
repeatedly repeat repetition
repeater repeat repetition
repel | foul revolt
repent repentance
repentance repent
repentant repentance repent
repentantly repentance repent
repetition repeat
repetitious repetition repeat
repetitiousness repetition
repetitive repeat repetition
repetitively repeat
repetitiveness repeat
replenishment replenish
replete | satiate sate
reply | answer
reportage report
reportedly report
reporter report
reprehension | rebuke reproof
repress | subdue
reprieve | respite
reprimand | rebuke reproof
reproach | upbraid
reproacher reproach | reprover rebuker
reproachful reproachfully | admonish reprove
reprobation reprobate
reproof | rebuke reprove
reproval reprove reprover | rebuke reproof
reprove reprover | admonish reproof
reprover reprove | rebuker
reprovingly reprove reprover | reproachfully
repugnant | detestable
repulsive | detestable
repulsively | abominably
reputation repute
repute reputation
request | petition
requester | suppliant
requir | need needful
require | need
requirement require
requisite | necessary need needful
requisition require
requital requite
rescue | deliverance
rescuer rescue
resemblance resemble
resemble resemblance
resentment | bitterness
reservation reserve
reservedly reserve
reservist reserve
residence | abide
resident | occupier
residual residue | remainder rest
residuary residue
residuum residue | remainder rest
resinous | tarry
resiny | tarry
resistance resist | opposition
resistant resist
resister resist
resistive resist
resistivity resist
resole | sole
resoluteness | resolve
resolution resolve
resolvent resolve
respect respecter | regard esteem
respecter respect
resplendently | gorgeously
respondent | answer
responsibility | duty
rest | remainder
restate | repeat
rester rest
restitute restitution
restitution | damage amend
restlessly restless
restlessness restless
restoration restore restorer
restorative restore restoration restorer | renew revive
restore restoration restorer
restorer restore restoration | preserver
restrain restraint
restrainer restrain restraint
restraint restrain
restrict | constrain limit
result | effect ensue
resultant | accompany
resurrect resurrection
resuscitate | revive
retaliate | revenge avenge
retaliation | revenge
retaliator | avenger
retardation | slow
retch | vomit sick
retem | juniper
retention retain | hold
retentive retain
retiree retire
retirement retire
retract | forswear
retreat | withdraw
retrieve | recover
reveal revelation | tell
revel revelry
revelation reveal
revelatory reveal revelation
reveller revel revelry
revelry revel
revenge | avenge
revenue | receipt
revere reverence reverent | worship
reverence reverent
reverent reverence
reverential reverence reverent
reverentially reverence
reverently reverent reverence
reversal reverse
reverse | contrary
reversibility reverse
reversible reverse
reversibly reverse
reversionist | backslider
revert | backslide return
revilement revile | contumely
revitalise | renew revive
revitalize | renew revive
revival revive
revivalist | evangelist
revive | renew
revolt | insurrection uprise foul
revoltingly revolt
revolution revolt
revolutionary revolt
revolutionise revolt
revolutionist revolt
revolutionize revolt
revolve revolt
reward | wage honor
rewardingly reward
rex | king
rhenish | hock
rhetorician | orator
rhinal nose
riant | laugh
riband | ribbon
ribbony ribbon
rich richly
richly rich
richness rich richly
rid riddance
riddance rid
ride rider
rider ride
rife | prevail
riff | leaf
rifle | despoil foray
right rightly | correct
righteous righteousness righteously
righteously righteous righteousness
righteousness righteous righteously
rightly right | justly
rightness right rightly
rigidly | bolt
rigorous rigor | strict
rigorously rigor
rigorousness rigor
rigourousness | rigor
rile | nettle gravel vex devil piss sting
rime | frost hoar hoarfrost
ringer ring
ringlet | scroll
riot riotous riotously
rioter riot riotous
riotous riot riotously | profuse
riotously riotous riot
rip | rend drink
ripe ripeness
ripely ripe ripeness
ripen | age
ripeness ripe
ripple | cockle
rise | ascent arise uprise
riser rise
risk | hazard jeopardy peril
risque | naughty
ritual rite
rivalrous rival
rivalry rival
rive | rend rip
roadside | wayside
roadstead | road
roam | wander vagabond
roamer roam | wanderer rover
roar | thunder howl flourish prosper
roarer roar
roaster roast
rob robbery robber
robber rob robbery
robbery rob robber
robe | apparel dress garment
robustious | boisterous unruly
rock rocky | stone sway
rocker rock rocky
rockiness rocky rock
rocky rock | stony
roguery | mischief
roil | nettle piss sting
roister | carouse
roll roller
roller roll
rollick | gambol
romance | court
romp | gambol
roofer roof
rook | defraud
roomer room
roomette room
roomily room
roominess room
roomy room
rootage root
rootless | vagabond
rootlet root
roper rope
ropey rope
ropy rope
roseate | rise
rosebush | rise
roseola | rash
rosiness | blush
rostrum | pulpit
rosy rise
rot | decay
rotten rottenness | stink
rottenly rotten rottenness
rottenness rotten
roue | rip
rough roughly
roughen | chap crack
roughly rough | about some
roughness rough roughly
roundedness round
rounder round
roundly round
roundness round
rouse | bestir stir
rouser rouse
rout | rabble
rove | wander roam vagabond
rover | wanderer
row rower
rower row
royally royal
royalty royal
rubbishy rubbish
rubicund | ruddy
rubify ruby
rubor | inflammation redness
ruby | red reddish crimson scarlet
ruddiness ruddy
rudely rude
rudeness rude
rudimentary rudiment
rue | regret
rueful | contrite
ruefulness | regret
ruff | trump
ruffle | cockle
rug | carpet
ruggedly rug
ruggedness rug
ruin ruinous
ruination ruin ruinous
ruiner ruin ruinous
ruinous ruin
ruinously ruinous ruin
rule ruler | reign
ruler rule
rulership ruler rule
rum | curious peculiar
rumbustious | boisterous unruly
rumination | muse
ruminative | brood muse ponder
rummy | drunkard drink curious peculiar
rumor | bruit
runner run
runniness run
runny run
runway | rail
rupestral rock
rupicolous rock
rupture | tear
rural country
rush | hasten speed race
rusher rush
rushy rush
rustiness rust
rustle | whisper
rustler rustle
rusty rust
ruthful | contrite
s | second
saame | same
saami | same
sabbatarian sabbath
sabbatic sabbath
sabbatical sabbath
sabbatum | sit
sacerdotal priesthood
sack | bag despoil
sacredly sacred
sacredness sacred
sacrificer sacrifice
sacrificial sacrifice
sacrilegious sacrilege | blasphemous
sacrilegiously sacrilege
sacrilegiousness sacrilege
sad sadness sadly
saddlery saddle
sadly sad
sadness sad
safeness safe
sagely | wisely
sail sailor | seafar
sailor sail
sailplan | soar
saint sanctify
sainthood saint
saintlike | saint
saintliness saint
saintly saint
salaciousness | lewdness
salacity | lewdness
salary | wage pay
salientian | frog
saliva | spittle
sallow | sickly
saloon | bar
salter salt
saltiness salt
saltpeter | nitre
saltpetre | nitre
salty salt
salutation salute
salute salutation
saluter salute salutation
salvage salvation | save
salvation | redemption
salve salvation | ointment save
salvific salvation
sameness same
sami | same
sanative | heal
sanctification sanctify
sanctify sanctification saint | hallow
sanction | approve
sanctitude | holiness
sanctity | holiness
sander sand
sandiness sand
sandpaper | sand
sandy sand
saphead | fool
sapidity | savor
saponaceous soap
saponify soap
sapper sap
sapphirine sapphire
sappy sap
sard | sardius
satan | devil
sate | satiate
satiate | sate
satiation satiate
satiny | silken
satisfaction satisfy
satisfactorily satisfy
satisfactoriness satisfy
satisfactory satisfy satisfaction
satisfier satisfy satisfaction
satisfy satisfaction
saturday | sit
satyric satyr
satyrical satyr
saunter | stroll
saurian lizard
saute | fry
savage | barbarian barbarous cruel fall
save savior | redeem
saver save
savior save | redeemer deliverer
savor savory | enjoy taste
savoriness savory savor
savory savor
savvy | understand discernment comprehend apprehend
sawyer see
say | state tell
scabby scab
scaby | itch
scad | heap lot score stack load raft
scalage scale
scalar scale
scaley scale
scalic scale
scaliness scale
scallion | leek
scalper scalp
scaly scale
scam | defraud
scantiness | leanness
scantness scant | leanness
scarce scarceness scarcely | hardly
scarcely scarce scarceness | hardly
scarceness scarce scarcely
scarcity scarce scarceness scarcely
scare | frighten affright
scarer scare
scarify scar
scarily scare
scarlet | vermilion red reddish crimson ruby
scary scare
scatter | sprinkle disperse
scent | fragrance perfume
sceptical | doubt
sceptr | scepter
schismatic schism
schismatical schism
schismatically schism
schmoose | jawbone
schmooze | jawbone
scholarly scholar
scholarship scholar
scholastic school
scholastically school
scholasticism school
sciatic hip
scientist science
scintilla | shred whit tittle
scintillant | glister glitter
scissure | crack
scoff scoffer | mockery
scoffer scoff
scold | chide rebuke
scoot | dash
scope | range
scorbutic scurvy
scorbutus | scurvy
scorch | singe sear bake parch
score | mark heap lot stack load raft
scorer score
scorn scorner | contempt disdain despite contemn despise detest hate
scorner scorn
scornfully scornful | contemptuously
scorpio | scorpion
scotch | frustrate
scourer scour
scourger scourge
scrap | refuse
scraper scrape
scratch | scrape
screak | screech
scream | screech cry yell
screecher screech
screechy screech
screen | show view
screener screen
screw | jailer
scribble | scrabble
scriber scribe
script scripture
scriptural scripture
scrumptious | delectable
scruple | conscience
scrupulous scruple
scrupulously scruple
scrupulousness scruple
scrutiny | examination
scud | dash
scuffle | shamble
sculler skull
sculpt | graven
sculptur | graven
scummy scum | abject scurvy
scupper | ambush
scurvily scurvy
scurvy | abject
seacoast | coast
seafar | sail
seafarer | mariner
seago | seafar
sealant seal
sealer seal
seaman | mariner
seamster seam
seamy seam
sear | scorch
searcher search
searchingly search
seashore | coast
seasoner season
seat | sit
sec | second
secern | distinguish
secernate | distinguish
seclud | privy
second | secondly
secondary secondarily
seconder second
secondly | second
secondment second
secret secretly
secretly secret
sectarian sect
secure security securely | procure
securely secure security
secureness secure security securely
securer secure security securely
security secure securely
sedateness | solemnity
sedimentation | deposit
seditious sedition
seduce seducer
seducer seduce
seduction seduce seducer
see seer | proverb byword behold
seeable | visible
seeder seed
seediness seed
seedy seed
seem | appear
seemingly seem | apparently
seemliness seemly
seemly | become comely
seer see
seism | earthquake quake
seizer seize
seizure seize
select | choose choice prize
selection | choice pick
selfsameness selfsame
sell seller | merchandise market
seller sell | trafficker
selvage | selvedge
seman | come
semilunar | crescent
semiterrestrial earth
sempiternity | perpetuity
senatorial senator
senatorship senator
sendee send
sender send
senescent | age
sensation sense
sensational sense
sense | perceive
senselessly senseless
senselessness senseless
sensibility sense
sensible sense | reasonable
sensibleness sense
sensibly sense
sensify sense
sensitive sense
sensitively sense
sensitiveness sense
sensitivity sense
sensor sense
sensorial sense
sensory sense
sensual | animal carnal fleshly
sensuality sensual
sensually sensual
sensualness sensual
sensuous sense
sensuously sense
sensuousness sense
sentential sentence
separate separation | divide
separately separate separation
separateness separate separation
separation separate
separatism separate
separatist separate separation
separative separate separation
separator separate separation
septenary | seven
septet | seven
septuple | sevenfold
sepulchral sepulcher
sepulture | burial
sequin | jewel
seraphic seraph
seraphical seraph
sere | sear
serene | calm
serenity | tranquility
seriously | earnestly
seriousness | earnestness sincerity
sermon | preach
sermoniser | preacher
sermonizer | preacher
serpent | snake
servant serve servitor
serve servant servitor | service help
server serve servant servitor
service | serve
serviette | napkin
servilely servile
servility servile
servitor serve servant
sestet | six
set | put place lay
settee | settle
settle | dreg
settlement settle | colony
settler settle
sevener | seven
seventhly seventh
severance sever
severe severity
severely severity
severeness bad severity
sewer sew
sextuplet | six
shackle | pinion fetter
shade shady
shadiness shady shade
shadow | tail
shadower shadow
shadowiness shadow | shade
shadowy shadow
shady shade
shaggy | bushy
shaker shake
shakily shake
shakiness shake | tremble quiver
shaky shake
sham | feign
shambolic shamble
shambolically shamble
shame | dishonor disgrace
shameface shamefastness
shamefacedly shamefastness
shameful shamefully
shamefully shameful
shamefulness shameful shamefully
shameless shamelessly
shamelessness shamelessly
shammy | chamois
shape | defin work
shapeliness shape
shapely shape
shaper shape | maker
shard | sherd
share sharer
sharer share | partaker
sharp sharpness sharply | crisp
sharpener sharpen
sharply sharp sharpness
sharpness sharp sharply
shaver shave
shear shearer
shearer shear
sheath | overlay
sheathe sheath
sheepcote | sheepfold
sheepfold | sheepcote
sheepishness | shamefastness
sheer | swerve slay
shekel | lucre
shelve | table defer
shenanigan | mischief
shielder shield | defender guardian
shin | skin
shine | effulgence polish
shiner shine
shingle | shake
shininess shine
shinny | skin
shiny shine
shipment ship | lade freight
shipper ship
shipway | way
shirk | slack
shitty | rotten stink
shivaree | bell
shiver | tremble shudder
shivery shiver
shmoose | jawbone
shmooze | jawbone
shock | stupor floor dismay
shocker shock
shockingly shock
shodden | shoe
shoeless | barefoot
shoot shooter
shooter shoot
shop | store
short shortly | dead
shortener shorten
shortly short
shortness short shortly
shout | cry outcry yell cheer
shouter shout
shoveler shovel
show | screen view present
shower | lavish
showery shower | rainy
showily show
showiness show
showtime | offset
showy show
shred | whit tittle chop
shredder shred
shriek | screech pipe
shrill | pipe
shrink | wither
shrinkage shrink
shrivel | shrink wither sear
shrub | bush
shrubby shrub
shrublet shrub
shuck | chaff husk stalk stubble damn
shudder | shiver quiver tingle
shuddery shudder
shuffle | shamble
shun | eschew
shut | close
shutter shut
shuttlecock | shuttle
shylock | usurer
sibilation | hiss hush
sick sickness | vomit ill
sicken | noisome loathsome
sickness sick
sidearm pitch
sidelong | askance
sidereal constellation
sidesplit | kill
sidestep | hedge skirt
sidetrack | side
sieve sift | sort
sift sieve | winnow
sifter sift
sightedness sight | eyesight
sightlessness | blindness
sign signature signify signification
signaler signal
signalization signal
signalize signal
signaller signal
signally signal
signature sign signify
signer sign signature signify
significance signify signification sign
significant signify signification sign
significantly signify
signification signify sign | mean
signifier signify signification sign | form
signify signification sign signature
silence silent
silencer silence silent
silent silence
silently silent silence
silkiness silk
silklike | silken
silky silk | silken
silliness silly
silverworker | silversmith
silvery silver
simian ape
similarly | likewise
similitude | likeness
simoleon | lucre shekel
simple simplicity
simpleness simple simplicity
simplicity simple
simply simple simplicity | just only but
simulate | imitate
sin sinner
sincere sincerity sincerely
sincerely sincere sincerity
sincerity sincere sincerely | earnestness
sinewy sinew
sinful | ungodly
sinfulness sinful | sin
sing song singer
singe | scorch
singer sing
single singleness
singleness single
singly single singleness
singularity singular
singularly singular
sinister | threaten
sink | recess
sinker sink
sinner sin | evildoer
sire | beget father
sis | sister
sise | six
siss | hiss
sissify | effeminate
sissy | effeminate
sissyish | effeminate
sisterhood sister
sisterly sister
sit | seat
sitter sit
situate situation | place
situation situate
sixer | six
sixpence | tanner
sixthly sixth
sixty | threescore
sizz | hiss
skank | filth
skanky | foul revolt
skeptical | disbelieve
ski sky
skillful skillfulness skillfully | expert practice
skillfully skillful skillfulness
skillfulness skillful skillfully
skimp | scant
skinner skin
skinnerian skin
skinniness skin
skinny skin
skint | break
skipper skip
skirmish | encounter
skirt | hedge
skreak | screech
skulk | lurk
sky heavenly celestial | toss pitch
skylark | gambol
slack slackness
slacker slack slackness
slackly slack slackness
slackness slack
slake | quench
slander slanderer slanderously
slanderer slander | backbiter
slanderous slander slanderously slanderer
slanderously slander
slangy sling
slant | slope
slaughterer slaughter
slaughterous slaughter
slavery slave
slay slayer | murder lot mint off swerve
slayer slay
sledgehammer | maul
sleekly sleek
sleekness sleek
sleep sleeper | slumber
sleeper sleep
sleepily sleep
sleepiness sleep | drowsiness
sleepy sleep sleeper
slew | heap lot score stack load raft
slice | fade chop shred
slick | sleek plaster
slider slide
slight slightly
slightingly slightly
slightly | somewhat
slightness slightly
sliminess slime
slimy slime
sling slinger
slinger sling
slippage slip
slipperiness slippery
slippy slip | slippery
slipway | way
slither | slip
slop | spill soak
slope | incline
slopingly slope
slosh | soak
sloth | slothfulness
slothful slothfulness
slothfulness slothful
slough | gangrene shed
sloughy | miry
slow slowly
slower slow slowly
slowly slow
slowness slow slowly
slue | swerve slay
slug sluggard
slugger sluggard | batter
sluggishly sluggish
sluggishness sluggish
sluiceway | sluice
slumber | sleep
slumberer slumber | sleeper
slumberous slumber
slumbery slumber
slumbrous slumber
sly | crafty wily
slyly | craftily
slyness | craftiness cun guile
small | little
smallness small
smarm | unction
smart | hurt
smartly smart
smartness smart
smash | soak crack swell
smatter | handful
smell | odor
smelly smell
smelter smell
smidge | shred whit tittle
smidgen | shred whit tittle
smidgeon | shred whit tittle
smidgin | shred whit tittle
smiler smile
smirch | blot
smite | strike
smoker smoke
smoky smoke
smooch | kiss
smooth smoothly
smoothen | smooth
smoother smooth smoothly
smoothie | charmer
smoothly smooth
smoothness smooth smoothly
smoothy | charmer
smother | welter strangle
sn | tin
snake | serpent
snaky snake
snap | snatch
snarer snare
snarf | purloin
snatcher snatch
sneak | mouse
sneerer | scorner
sneezer sneeze
sneezy sneeze
snicker | snort
sniffy | haughty imperious
snigger | snort
snip | clip
sniveller | complainer
snog | kiss
snorter snort
snorty snort
snow snowy
snowfall | snow
snowflake | flake
snowy snow
snuffle | snuff
snuggle | kiss
soak | sop
soakage soak
soaker soak
soapiness soap
soapy soap
sober soberness soberly
soberly sober soberness
soberness sober soberly | sobriety
sobriety | soberness
sod | utter
sodbuster | husbandman
sodomist | sodomite
sofa | couch
soft softly
softly soft | quietly
softness soft softly
soggy | miry
soh | so
soil | dirt unclean
soilure soil
sojourn sojourner
sojourner sojourn
solace | consolation comfort console
solacement solace
solar sun
solderer solder
soldierly soldier
soldiership soldier
soldiery soldier | troop
solecism | slip
solely sole | alone
solemn solemnity solemnly | grave
solemness solemn solemnity solemnly
solemnity solemn solemnly
solemnly solemn solemnity
solidification solid | cure
solidify solid | cure
solidity solid
solidly solid
solidness solid
solitarily solitary
solitariness solitary solitarily
solitary solitarily
somberness | gloom
sombreness | gloom
some | about roughly
somebody | person mortal
someone | person somebody mortal
someplace | somewhere
somewhat | slightly
somnolence | drowsiness
sonant sound | voice
song sing
songster song
soon | presently early
soothe | comfort console solace
soothsayer | prognosticator
sop | soak
sophistication | edification
soppy | seethe
sorcerer | necromancer
sorcerise sorcery
sorcerize sorcery
sorcerous sorcery | magical witch wizard
sore sorely
sorely sore
soreness sore sorely
sorriness sorry
sorrow | grieve bereave mourn
sorrower sorrow | mourner
sorrowfully sorrowful
sorrowfulness sorrowful
sort | kind sieve
sorter sort
sot | drunkard drink
sottish | drink
sottishly sottish
sottishness sottish
sough | rustle
sound soundness | look
sounder sound soundness
soundless | silent
soundlessness | quietness
soundly sound soundness
soundness sound
soupcon | mite
sourly sour
sourness sour
souse | soak
southbound | southward
southerly | southward
sow sower
sower sow
sozzle | soak
space spacious | infinite
spacial space spacious
spacious space
spaciously spacious space
spaciousness spacious space
spangle | jewel
spangly | jewel
spare sparingly | trim
spareness spare sparingly
sparer spare sparingly
sparingly spare
sparkle | twinkle
sparkler sparkle
sparkly sparkle
spate | lot mint slay
spatial space
spawn | breed
speak speech speaker | talk mouth
speaker speak | talker
speakership speaker speak
spear | lance
spec | spectacle glass
special specially | particular
speciality special specially
specially special | especially
specialness special specially
specific | particular
speck | speckle
speckle | patch
spectacle | glass
spectacular spectacle | strike
spectacularly spectacle
spectator | watcher
specter | ghost
speculation | surmise
speech speak
speechifier speech | orator
speechify speech
speechlessly speechless
speechlessness speechless
speechmaker | orator
speed speedy speedily | rush race
speeder speed speedy
speedily speedy speed | quickly
speediness speedy speed speedily
speedy speed speedily
spell | trance
speller spell
spender spend
spew | spit
spewer spew
sphacelate | gangrene
sphacelus | gangrene
spice spicery
spicery spice
spiciness | spicery
spidery spider
spikenard | nard
spile | pile
spillage spill
spiller spill | shedder
spinner spin
spirit spiritual spiritually | liquor
spiritedly spirit spiritual
spiritedness spirit spiritual
spiritize spirit spiritual
spiritous spirit spiritual
spiritual spirit spiritually | religious
spirituality spiritual spirit spiritually
spiritually spiritual spirit
spirituous spirit spiritual
spirt | gush spout
spit | spew
spite | malice maliciousness
spiteful spitefully | despiteful
spitefully | despitefully
spitefulness spitefully | malice maliciousness spite
spitter spit
splatter | spill
split | divide fragment rend rip
spoil spoiler | botch
spoilage spoil spoiler
spoilation spoil spoiler
spoiler spoil
spoliation spoil
sponger sponge
sponginess sponge
spongy sponge
spook | creep
sportfish | fish
sportingly sport
sportive sport
sportiveness sport
sportsmanlike | sport
sporty | sport
spot | place descry espy spy patch
spotter spot
spotty | spot
spousal spouse wed
spouse | partner
spout | gush
spouter spout | babbler
spread | disperse
spreader spread
sprig | twig
spring | jump leap bind
springiness | give
springtime | spring
sprinkle | scatter disperse
sprinkler sprinkle
spumy | foam
spunk | kindle
spur | goad urge
spurn | reject
spurt | gush spout
spy | descry spot espy
squabble | spit
squander | waste
square | foursquare
squarely square
squareness square
squawker | complainer
squeak | screech
squealer | betrayer
squiffy | soak
squint | askance
squirm | worm
squirt | spout
stab | pang knife wound
stability stable
stable stability | stall
stableness stable stability
stably stable stability
stack | heap lot pile score load raft
stacker stack
stagger | stumble reel
staggerer stagger
staidly | soberly
staidness | solemnity
stainer stain
stair | step
stalk | chaff husk stubble
stalker stalk
stall | stable
stallion | entire
stalwart | stout
stalwartness | stoutness
stammer stammerer
stammerer stammer
stamper stamp
stance stand standard
stand standard | pedestal
standard stand
standardisation standard
standardise standard stand
standardiser standard
standardization standard
standardize standard stand
standardizer standard
standee stand standard
stander stand standard
stannic tin
stannous tin
star | lead
stardom star
stare | gaze
starer stare
stargaze stargazer
starry star
start | begin
starve | famish
state | province say tell
stateliness stately
stately | impose noble
statement state
static | still
station | post
statutorily statute
statutory statute
staunchly stanch
staunchness stanch | steadfastness
stay | remain
stayer stay
steadfast steadfastness steadfastly | firm
steadfastly steadfast steadfastness | firm
steadfastness steadfast steadfastly
steadily steady
steadiness steady
steal | buy theft
stealer steal | thief
stealthily stealth
stealthiness stealth
stealthy stealth
steam | pipe
stearic fat
steatocystoma | wen
steely steel
steeper steep
steeply steep
steepness steep
steer | guide
steerer | steersman
stellar star | lead
stemmer stem
stench | stink
step | measure stair
sterling | great
stern | austere
sternly stern
sternness stern
sternutation | sneeze
stew | fret grizzle boil
steward stewardship
stewardship steward
stick | wedge deposit
sticker stick
stiffener stiffen
stiffly stiff
stiffness stiff
stifle | crush strangle
stigmatisation | brand
stigmatization | brand
still | calm
stillness still | hush
stilt | pile
sting | cut nettle piss
stinger sting
stingless sting
stink | stench rotten
stinker stink
stinkiness stink
stinky stink
stint | spare
stipple | speckle
stir | move rouse
stirrer stir
stirringly stir
stitch | sew
stocker stock
stockist stock
stockpile | stock
stomachal stomach
stomachic stomach
stomp | stamp
stone stony | rock
stoner stone stony
stonily stony stone
stony stone | rocky
stoop | crouch
stooper stoop
stop | halt
stoppage stop | halt
stopper stop
storage store
storm stormy | rage
stormily stormy storm
storminess stormy storm
stormy storm
story | narrative tale history
stout stoutness
stoutheartedness stoutheart
stoutly stout stoutness
stoutness stout
straggle straggler
straggly straggler
straight | directly direct
straightaway | immediately instantly forthwith
straightness straight
strain | strive labor
strainer strain
straiten | distress
strange strangely
strangely strange
strangeness strange strangely
strangler strangle
strangulate strangle
strangulation strangle
stratify | rank
stray | wander roam vagabond
strayer | straggler
streaker streak
streaky streak
streamlet stream
strengthen | fortify
strengthener strengthen
strenuous strain
stretcher stretch
stretchiness stretch
stretchy stretch
strict strictly
strictly strict | purely
strictness strict strictly
stride | tread
strident | clamorous
strife | discord
strike striker | afflict smite
strikebreaker | scab
striker strike
strikingly strike striker
strikingness strike striker
string | twine
stringer string
strip | uncover bare husk deprive
stripper strip
stripy stripe
strive | pain strain endeavor
stroller stroll
strong strongly
strongly strong
struggle | fight
struggler struggle
strumpet | adulteress
strut | prance
stubble | chaff husk stalk
stubbly | stubble
stubborn stubbornness stubbornly | obstinate
stubbornly stubborn stubbornness
stubbornness stubborn stubbornly
student study
studentship study
studious study
studiously study
studiousness study
study | examine
stuffer stuff
stumble | stagger
stumbler stumble
stumper stump
stun | amaze astony astonish
stupefy | stagger
stupor | shock
stuporous stupor
stutter | stammer
stutterer | stammerer
style | manner way fashion
suasion | persuasion
sub | grinder
subcutaneous skin
subdue | hush
subduedness subdue
subduer subdue
subject subjection
subjection subject
subjugate | subdue
subjugation | subjection
sublingual tongue
sublunar moon
sublunary moon
submaxilla | jawbone
submission submit
submissive submit
submissively submit
submissiveness submit
submitter submit
subornation suborn
suborner suborn
subscriber subscribe
subscription subscribe
subsequently | afterward after
subsid | settle
subsidence | remission
substantial substance
substantiality substance
substantially substance
substantialness substance
substantiate | confirm affirm verify
substantiation | confirmation
substantiative | verify
subtle subtly
subtly subtle
suburban suburb
suburbanize suburb
suburbia suburb
subversion subvert
subversive subvert
subversiveness subvert
subvert | overthrow
subverter subvert
succeeder succeed
succession succeed
successive succeed
successively succeed
successiveness succeed
successor succeed
succinctness | concision
succinic amber
succo | tabernacle
succor succorer | ministration
succorer succor
succoth | tabernacle
sucker suck
suckle | nurse
suction suck
sudate | sweat
sudation | sweat
sudden suddenly
suddenly sudden
suddenness sudden suddenly
sudor | sweat
sue suit | action
suer sue
suffer | endure
sufferance suffer
sufferer suffer
suffice sufficiency sufficient sufficiently
sufficiency sufficient suffice sufficiently
sufficient sufficiency suffice sufficiently
sufficiently sufficient sufficiency suffice
sugariness | sweetness
suit sue | fit
suitable | suit
suitably | fitly
sukkoth | tabernacle
sully | defile
sultrily sultry
sultriness sultry
sum | amount
summarise | sum
summate sum
summation sum
summational sum
summerize summer
summertime | summer
summery summer
sumptuosity sumptuous sumptuously
sumptuous sumptuously | princely
sumptuously sumptuous
sumptuousness sumptuous sumptuously
sunbak | bake parch scorch
sunbathe | sun
sunblind | awn
sundry | mix
sunlight | sunshine
sunny | gay
sunrise | dawn daybreak dayspring cockcrow
sunshade | awn
sunup | dawn daybreak dayspring sunrise cockcrow
sup supper | swallow
super | crack top exceedingly
superabundance | overmuch
superbly | wonderfully wondrous wondrously marvelously
supercilious | haughty imperious
supercilium | eyebrow
supererogatory | excess
superfluity superfluous | overplus
superfluous superfluity
superfluously superfluous superfluity
superintend | oversee
superintendent | overseer
superlative | great
superlunar moon
superlunary moon
supernumerary | excess
superscribe superscription
supersede | supplant
superstar | wizard
superstition superstitious
superstitious superstition
superstitiously superstitious superstition
supervise | oversee
supper sup
supplanter supplant
suppleness supple
suppliant supplication
supplicant supplication suppliant
supplicate supplication suppliant
supplication suppliant
supplicatory supplication suppliant
supplier supply
supply | provide furnish
supporter support
supportive support
supposal suppose
supposition suppose | surmise
suppositional suppose
suppositious suppose
supposititious suppose
suppress | conquer
supra | above
supremely supreme
sure surely | certainly
surely sure | certainly
sureness sure surely | assurance confidence
surf | breaker
surge | billow
surmisal surmise
surpass | excel
surpassingly surpass | pass
surplus | excess
surplusage | excess
surprisal surprise
surprisedly surprise
surpriser surprise
surprisingly surprise
surprisingness surprise
surrogate | foster
surround | environ border
survey | study
suspiration | sigh
suspire | sigh
sustain sustenance
sustainability sustain
sustainable sustain sustenance
sustainer sustain sustenance
sustainment sustain sustenance
sustenance sustain | nourishment
sustentacular sustain
susurrant | murmur whisper
susurrous | rustle
swagger | prance haughty imperious
swallow | sup
swampy | miry
swank | flaunt
sward | seethe
swarm | teem
swart | swarthy
swarthiness swarthy
swathe | swaddle
sway | rock
swayback | dip
swayer | ruler
swear swearer | curse oath blaspheme pledge
swearer swear
swearword | curse oath swear
sweater sweat
sweatsuit | sweat
sweeper sweep
sweepingly sweep
sweet sweetness sweetly
sweetheart | steady
sweetie | steady
sweetly sweet sweetness
sweetness sweet sweetly
swell | crack vainglorious conceit vain
swerve | slay
swift swiftly
swiftlet swift swiftly
swiftly swift
swiftness swift swiftly
swimmer swim
swimmingly | smoothly
swindle | defraud
swinge | singe
swinger swing
swingy swing
swirl | whirl
swither | fret
swoon | faint
swot | grind bone
sycophantic | fawn
sympathiser | comforter
sympathizer | comforter
syncope | faint swoon
table | defer
taboo | forbid
tabular table
tabulate table
tachometer | tach
tackler tackle
tactile touch
tactual touch
tag | mark
tail | shadow chase dog
tailcoat | tail
taint | defile
take taker | proceed pick interpret fetch
taker take
tale tell | narrative story
talebearer | tattler
talent | gift
taleteller | tattler talebearer
talisman | amulet
talk talker | speak
talkative talk talker
talkatively talk
talkativeness talk
talker talk | speaker
talkily talk
talky talk talker
tallness tall | height
tally | run
tamable tame
tameable tame
tamely tame
tameness tame
tamer tame
tamper | meddle
tan tanner
tannery tanner
tantalise | taunt
tantalize | taunt
tantrum | fit
taper | narrow
taproom | bar
tardily | slowly slow
tarriance tarry | linger
tart | prostitute whore harlot
tartness sour
task | undertake
tast taste
taste | savor
taster taste
tastily taste
tastiness taste
tasty taste
tatter | rag
tattle tattler | prate
tattler | talebearer
tattletale | tattler talebearer
taunt | mock
taurine bull
tauten | firm
tawdry | flash
tax taxation | burdensome
taxability tax
taxable tax taxation
taxation tax
taxer tax
taxi | cab
teach teacher | instruct
teachable teach teacher
teacher teach | instructor
teachership teacher teach
tear | water cry weep vehement
tease | badger
tedious | bore irksome wearisome
tediously tedious
tediousness tedious
tedium tedious
teem | swarm
teemingness teem | abundance
teen | stripling
teenager | stripling
tefillin | phylactery
tegular tile
tegument | skin
tell tale | recount state say reveal
teller tell
tellingly tell
telltale | tattler talebearer reveal tell
tellurian earth | terrestrial
telluric earth
temblor | earthquake quake
temper temperance
temperament | disposition
temperance temper
temperately temperate
temperateness temperate
tempest tempestuous
tempestuous tempest
tempestuousness tempestuous tempest
temple temporal
tempo | pace
temporal temple time
temporally temporal temple
tempt temptation tempter | allure entice
temptable tempt temptation tempter
temptation tempt tempter
tempter tempt temptation
temptingly tempt temptation tempter
temptingness tempt temptation tempter | allure
tenaciousness | perseverance
tenacity | perseverance
tend tender tenderness tenderly | care incline apt
tendencious tend
tendency tend tender
tendentious tend
tender tenderness tend tenderly
tenderheartedness tenderheart
tenderization tender
tenderize tender tenderness tend tenderly
tenderizer tender
tenderly tender tenderness tend
tenderness tender tend tenderly
tendon | sinew
tenner | ten
tent | camp encamp
tenthly tenth
tepid | lukewarm
tercet | three
term | foot
terminal term
terminally term
terminate | end conclud over
terminus term
ternary | three
ternion | three
terrasse | terrace
terrene earth terrestrial
terrestrial earth
terrestrially terrestrial
terrible terribleness terribly | dread dreadful frighten
terribleness terrible terribly
terribly terrible terribleness
terrifically | wonderfully wondrous wondrously marvelously
terrify terror
territory | district
terror terrify | affright
terrorisation terror | frighten
terrorise terror terrify
terrorism terror
terrorist terror terrify
terrorization terror | frighten
terrorize terror terrify
tertian third
tertiary | third
terzetto | three
test | trial try
testamentary testament
testate | testator
testifier testify testimony
testify testimony
testimonial testimony testify
testimony testify
tetrad | four quaternion
textile | cloth
thalassic sea
thankful thankfulness
thankfully thankful thankfulness
thankfulness thankful
thankless | unthankful
thaumaturge | sorcerer necromancer
thaumaturgist | sorcerer necromancer
thaw | melt
theatrical theater
theatricality theater
theatrically theater
theft | steal
theme | subject
thence | therefrom
thenceforth | thereafter
therapeutic | cure heal
therapist | healer
thereafter | thenceforth
therefore | hence thus
therefrom | thence
thermal heat
thermic heat
thick thickness | midst
thickly thick thickness
thickness thick
thieve | theft steal
thievery | theft steal
think | reason
thinker think
thinly thin
thinner thin
thinness thin
third | thirdly
thirdly | third
thirst thirsty
thirstily thirsty thirst
thirstiness thirsty thirst
thirsty thirst
thoracic chest
thorniness thorn
thorny thorn
thorough thoroughly
thoroughbr | pedigree
thoroughness thoroughly
thou | thousand
thoughtfulness | muse
thousand | thou
thrash | thresh
thread | wind
threadbare | stock
threader thread
thready thread
threaten | endanger peril
threateningly threaten
threescore | sixty
threesome | three
thresher thresh
thriller thrill
thrive | flourish prosper roar
throaty throat
throng | concourse
throttle | strangle limit confine
through | do
thrower throw
thruster thrust
thug | hood
thump | pound
thunder | roar
thunderbolt | bolt
thunderer thunder
thunderous thunder
thundery thunder
thurible | censer
thurify thus | incense
thus | frankincense therefore hence
thwart | frustrate disappoint discomfit
thwartwise | cross
ticket | fine
tickle | tingle
tiddler | child kid
tidings | news
tier tie
tiff | spit
tike | churl
tiler tile
till tillage tiller
tillage till tiller
tiller till tillage
tilt | lean
time temporal
timeliness time
timely time
timer time
timeworn | stock
tin | can
tinder | kindle
ting | tinkle
tinge | mite
tingle | quiver shudder
tink | tinkle
tinker | potter
tinkly tinkle
tinny tin
tintinnabulation | ring
tipper tip
tipple | draft
tipsiness | drunkenness
tipster tip
tiptop | top crack
tire | weary wear
tiredly tire
tiredness tire | weariness
tiresome | bore irksome tedious wearisome
tither tithe
tittle | shred whit
tittup | prance
titular title
titulary title
toad | frog
toadyish | fawn
tog | thread clothe raiment garment apparel
togetherness together
toil | labor travail
toiler toil
toilet | privy
tokenish | token
tolerably tolerable | acceptably
tolerate | endure brook
toller toll
tomahawk | hatchet
tomfool | fool
ton | heap lot score stack load raft
tonal tone
toner tone
tonic tone
tonsorial barber
tooshie | buttock behind ass
toothy tooth
top | crack
tophus | chalkstone
topic | subject
topmost | uppermost
topnotch | crack top
topper top
toppingly top | wonderfully wondrous wondrously marvelously
topple | tumble
torment tormentor | anguish tortur
tormenter torment tormentor | persecutor
tormentor torment | persecutor
torrid | fervent fiery
tortur | anguish torment harrow
torture tortur | anguish torment
torturer tortur
torturesome | harrow tortur
torturous tortur | harrow
toss | sky pitch
tosser toss
total | number entire
totally | wholly completely all altogether whole
toter | bearer
totterer totter
tottery | totter
touch | affect
toucher touch
touchingly touch
touchstone | standard
touchwood | kindle
toughie | hood
tow tower
towage tow
tower tow
township town
toxicant | poison
tracer trace
trade trader | merchandise
trader trade | dealer
traditional tradition
traditionality tradition
traditionally tradition
traducer | slanderer backbiter
traffic trafficker
trafficker traffic | seller
tragedy | calamity
trainee train
traineeship train
trainer train
traitorous traitor | faithless
traitorously traitor | treacherously false
traitorousness traitor
trammel | snare
trampler trample
trance | spell charm bewitch entrance
tranquil tranquility
tranquility tranquil
tranquilize | calm still
tranquillise | calm still
tranquillize | calm still
tranquilly tranquil tranquility
transcend | exceed
transcendent | surpass
transcrib | can
transcutaneous skin
transferable | movable
transference transfer
transferer transfer
transferor transfer
transferrable | movable
transferral transfer
transferrer transfer
transformation transform
transformer transform
transgress transgression transgressor | breach
transgression transgress transgressor
transgressor transgress transgression
transition | passage
transitory | pass
translate translation
translation translate
translational translation translate
translator translate translation
translunar moon
translunary moon
transmissible | catch
transmit | inherit
transmittable | catch
transparence transparent
transparency transparent
transparently transparent
transparentness transparent
transplant | graft
transpolar pole
transportable | movable
transversal | cross
transverse | cross
trap | furnish corner
trapper trap
trash | rubbish
trauma | injury hurt harm
travail | labor toil
trave | traverse
travel traveler | go move
traveler travel
traversal traverse
traverse | cross
traverser traverse
treacherous treachery treacherously
treacherously treacherous treachery | false
treachery treacherous treacherously
treasonable | faithless
treasonably | treacherously false
treasonist treason | traitor
treasonous treason | faithless
treasur | cherish precious
treasure | prize
treasurership treasurer
treat treatment | dainty
treater treat treatment
treatment treat
treed | corner trap
treelet tree
tremble | shiver quiver
trembler tremble
trencher trench
trencherman | glutton
trend | swerve slay
trespasser trespass
tress | braid plait
trey | three
triad | three
trial try
tribal tribe
tribulate tribulation
tribulation | visitation
tribunal | court
trice | instant twinkle wink
trick | fox
trickily | craftily
tricksy | crafty wily
trier try
trifle | wanton
trigger | spark
trill | roll
trim | spare
trimly trim
trimmer trim
trimness trim
trine | three
trinity | three
trio | three
trip | swing
triplet | three
trite | stock
triumph | victory
triumphal triumph
triumphant triumph | exult rejoice
triumphantly triumph
troubador | minstrel
trouble troublous | distress
troublemaker | troubler
troublous trouble
trounce | whip
true truly
truelove | steady
trueness true | verity
truly true
trumpet trumpeter | cornet
trumpeter trumpet
trunk | short
trust trusty
trustee trust trusty
truster trust trusty | believer
trustful | trust
trustiness trusty trust
trustingly trust trusty
trustingness trust trusty
trustworthiness trustworthy
trustworthy | trusty
trusty trust | trustworthy
try trial trier
tubal tube
tubular tube
tuffet | footstool
tum | stomach
tumbler tumble
tumult tumultuous | uproar
tumultuous tumult | turbulent
tumultuously tumultuous tumult | riotously
tumultuousness tumultuous tumult | uproar
tune | melody
tunica | tunic
turbulence turbulent
turbulency turbulent
turbulent | tumultuous
turbulently turbulent
turf | seethe
turn | bend
turncoat | deserter
turner turn
turnery turn
turnkey | jailer
turtleneck | turtle
turtler turtle
tush | buttock behind ass
tusk | ivory horn
tutelage tutor
tutorial tutor
tutorially tutor
tutorship tutor
twaddle | prate
twat | cuckoo
twee | mince
twelvemonth | year
twiddle | whirl
twig | sprig
twiggy twig
twilit | twilight
twill | cord
twine | string lace
twiner twine
twinge | pang
twinkle | sparkle flash instant wink
twinkler twinkle
twinkly twinkle | smile
twirl | whirl
twist | turn worm wind
twisty | wind
twit | taunt
twofold | double
twoscore | forty
twosome | couple twain
ty tie
typesetter | setter
typographer | setter
ululate | howl wail
ululation | howl
umbilicus | navel
umbrageous | shadow
ump | umpire
umpirage umpire
unacceptably acceptable
unadvise unadvisedly
unapparel | unclothe
unapproachability unapproachable
unashamedly | shamelessly
unattir | unclothe
unaveng avenge
unawareness unaware
unbecom | uncomely unseemly untoward
unbelievable | incredible
unbelievingly unbelieve
unbelove | bereave
unbendable | firm steadfast
uncase | undress
uncease unceasingly | eternal everlast perpetual
unceasingly uncease
uncertain uncertainly
uncertainly uncertain
uncertainness uncertain uncertainly | uncertainty
unchangeability unchangeable
unchangeableness unchangeable
unchangeably unchangeable
uncivilise | barbarian
uncivilize | barbarian
unclean uncleanness | soil
uncleanness unclean
unclothe | undress
unclutter | clear
uncomely | unseemly untoward
uncondition | unlearn
unconstraint | wantonness
uncount | innumerable
uncover | strip bare husk
undependably | unfaithfully
underdrawer | drawer
undermention | follow
underside | bottom
understand | discernment
understandability understand
understandable understand
understandingly understand
undersurface | bottom
undertake | task
undoer undo
undoubtedly | doubtless
undress | unclothe
undulate | cockle
uneasily | anxiously
unend | eternal everlast perpetual uncease
unendingly | unceasingly
unequal unequally
unequally unequal
unevenly uneven
unevenness uneven
unfair | unjust
unfaithful unfaithfully
unfaithfully unfaithful
unfaithfulness unfaithful unfaithfully
unfalter | firm steadfast
unfeignedly unfeign | sincerely
unfil fill
unfortunately | alas
unfret fret
ungarb | unclothe
ungarment | unclothe
ungather gather
ungodliness ungodly
ungodly ungodliness | sinful
ungrad | dirt
ungrateful | unthankful
ungratify | restless
ungual nail claw hoof
unguent | ointment
ungulate | hoof
unhallow | unholy
unhappiness | sadness
unharden | untemper
unheed | neglect
unhinge | disquiet
unholiness unholy
unicellular cell
unify | unite
unimportance | humbleness lowliness
union unite
unique | unequal
unit unite unity
unitary unity unite
unitize unite
unity | integrity
universalistic whole
universe | world
unjust unjustly
unjustly unjust
unjustness unjust unjustly
unknowingly | unwittingly
unlawfully unlawful
unlawfulness unlawful
unloose | free loose
unloosen | free unloose loose
unluckily | alas
unmanner | rude
unmannerly | rude
unmercifully unmerciful
unmercifulness unmerciful
unmindfully unmindful
unmindfulness unmindful
unmingle | unmix
unmovable | immovable
unnerve | unsettle
unnot | overlook
unnumber | innumerable
unnumberable | innumerable
unnumerable | innumerable
unopen | shut
unorthodoxy | heresy
unparallel | unequal
unprofitability unprofitable unprofitableness
unprofitable unprofitableness
unprofitableness unprofitable
unprofitably unprofitable unprofitableness
unprovok | wanton
unraise | unleaven
unreasonably unreasonable
unrecord | live
unregenerate | stubborn obstinate
unreliably | unfaithfully
unremarkably | commonly
unremorseful | impenitent
unrepentant | impenitent
unresponsiveness | deadness
unretentive | forgetful
unrighteous unrighteousness unrighteously
unrighteously unrighteous unrighteousness
unrighteousness unrighteous unrighteously
unripen | unripe
unruliness unruly
unruly | boisterous
unsatiable | insatiable
unsatisfy | disappoint
unsavoriness unsavory
unseeable | invisible
unseemliness unseemly
unseemly unseemliness | uncomely untoward
unshakable | firm steadfast
unsight | blind
unskillfulness unskillful
unslop | upright
unsmooth | rough
unsoil | unspot
unspar | lavish
unspeakably unspeakable
unstableness unstable
unsteadily | uncertainly
unstint | lavish
untellable | unspeakable
untimeliness untimely
untir | industrious
untoward | uncomely unseemly
untruth | falsehood
untune | discomfit
unutterable | unspeakable
unvary | constant
unwaver | firm steadfast
unwaveringly | firm steadfastly
unwell | ail
unwellness | sickness
unwillingly unwil
unwillingness unwil
unwisely | foolishly
unwiseness unwise | folly foolishness
unwit unwittingly
unworthily unworthy
unworthiness unworthy unworthily
unworthy unworthily
unyield | dog
up | upward
upbeat cheerfully
upbraid | reproach
upbraider upbraid | reprover rebuker
upchuck | vomit sick
upcom | approach come
upgrade | ascent climb
upheaval upheave
uphold | preserve
upholder uphold
upkeep | maintenance
upmost | topmost uppermost
uppermost | topmost
upraise | lift
upright uprightness uprightly
uprightly upright uprightness | honorably
uprightness upright uprightly
uprise | insurrection revolt rise arise
uproar | tumult
uproarious uproar
uproariously uproar
upset | disquiet
upshot | effect
upsurge | surge
uptake | consumption
upturn | overturn
upward | up
upwardly | up upward
upwind | weather
urban city
urge urgent | impulse goad exhort
urgency urgent urge
urgent urge | press
urgently urgent urge | desperately
urine | piss
ursine bear
usa | us
usable use
usage use
usance use
use | apply employ
useable use
useableness use
usefully useful
usefulness useful
user use
usually | commonly
usurious usury
usuriously usury
usurpation usurp
usurper usurp
uterus | womb
utile | useful
utilisation | use
utilise | use apply employ
utilization | use
utilize | use apply employ
utmost | uttermost extreme
utter utterance utterly | express
utterable utter utterance utterly
utterance utter utterly
utterer utter utterance utterly
utterly utter utterance | perfectly
uttermost | utmost extreme
v | five
va | vessel
vacillant | waver
vacillate | hover waver
vacillation | waver
vagabond | wander roam drift
vagabondage vagabond | wander
vagrant | drift
vague | obscure
vain vanity vainly | conceit swell
vainglorious vainglory | swell
vainglory vainglorious
vainly vain
vale | valley
valetudinarianism | infirmity feebleness
valiance | valor
valiancy valiant valiantly | valor
valiant valiantly | valorous
valiantly valiant
validate | verify
validatory | verify
validity | rigor
valley | vale
valor valorous
valorous valor | valiant
valorously valorous valor | valiantly
valorousness valorous valor
valuable value
valuableness value
valuate value
valuation value | rate
valuator value
valuer value
vanisher vanish
vanity vain | conceit
vanquish | beat
vanquishable vanquish
vanquisher vanquish | conqueror
vapor | crow
vaporisation vapor
vaporise vapor
vaporizable vapor
vaporization vapor
vaporize vapor
vaporous vapor
variability variance variableness
variable variance variableness variation
variableness variance
variably variance variableness
variance variation variableness
variant variance variation
variate variance variation
variation variance
variedness variance variation
vary variance variation
vascular vessel
vast | huge
vaticinate | prophesy
vaticination | prophecy
vaticinator | prophet oracle
vaulter vault
vaunt | boast
vaunter vaunt | boaster
veer | swerve slay
vehemence vehement vehemently
vehement vehemently | tear
vehemently vehement
veil | net
veinal vein
veinlike | vein
velocity | speed
vena | vein
venal | corruptible
venally | deceitfully
vend | hawk
vendee | buyer
vender | seller trafficker
vendor | seller trafficker
venerate | reverence
veneration | reverence
venom venomous
venomous venom
venomously venomous venom
venose | vein
venous vein
venter vent
venthole | vent
ventilate vent
ventilation vent
ventilator vent
ventilatory vent
ventral vent
venturer venture
venturesome | dare
venturous venture | dare
verbal word
verbalise | express utter
verbaliser | speaker talker
verbalize | express utter
verbalizer | speaker talker
verboten | forbid
verdancy | greenness
verge | brink
verifiable verify
verification verify | confirmation
verificatory verify
verifier verify
vermilion | scarlet
vermillion | vermilion
vernal | youthful
very | rattle
vest vesture vestment
vestiary vesture clothe
vestment vesture
vestmental vestment
vesture vestment
vex vexation | gravel devil harass
vexation vex
vexatious | gall
vexer vex
vi | six
viand | provision victual
vibration | quiver
vicennial twenty
vicinity | neighborhood
vicious | barbarous cruel fall
victimisation | use
victorious victory | win
victoriously victorious victory
victory victorious | triumph
victual | provision
victualer victual
victualler victual
videlicet | namely
view | screen show consider regard
viewable view
viewer view | watcher
vigesimal twenty
vigilance vigilant
vigilantly vigilant
vigorish | usury
vii | seven
viii | eight
vile vileness vilely
vilely vile vileness
vileness vile vilely
vilifier | slanderer backbiter
vilify | revile
villainousness | villainy
vinaceous wine
vindicate | justify
vindicator | justifier
vinery | vineyard
vinify wine
vino | wine
vinous wine
violable violate
violation violate
violative violate
violator violate
violence violent violently
violent violence violently
violently violent violence
violet | purple
virgin virginity
virginal virgin virginity
virginity virgin
viridity | green
virtue virtuous virtuously
virtuoso | wizard
virtuous virtue virtuously
virtuously virtuous virtue
virtuousness virtuous virtue virtuously
virulent | venomous
visage | countenance
visibility visible
visibleness visible
visibly visible
visionary vision
visit visitation
visitant visit visitation
visitation visit | tribulation
visitor visit visitation
visual sight
visualize | picture
vitiate | corrupt pervert debase profane diminish weaken
vitreous glass
vituperate | revile
vocal voice
vocalist | singer
vocalize | sing
vocation | call
vocational vocation
vocationally vocation
vociferation | cry outcry yell shout
vociferous | clamorous
voicer voice
void | annul null
voidable void
voidance void | empty
voider void
volaille | chicken
volar palm sole
volition | will
volitionally | willingly
volum volume
voluminosity volume
voluminous volume
voluminously volume
voluminousness volume
voluntarily voluntary
voluntary voluntarily
volunteer voluntary voluntarily
vomit | sick
vomiter vomit
vomitus | vomit
voter vote
vouchee vouch
voucher vouch
vower vow
voyager voyage
vulpecular fox
vulpine fox
vulturine | raven
vulturous vulture | raven
wacky | silly
wad | heap lot score stack load raft
waffle | waver
wafture | wave
wage | pay reward
waggle | wag
wail | lament lamentation howl
wailer wail
wailful | lament wail
wainscot | panel
waistline | waist
wait | delay
waiter wait
wakeful | vigilant
waken | awaken
waker wake
walker walk
wampum | lucre shekel
wander wanderer | roam vagabond
wanderer wander | rover
wanness | paleness
want | desire lack
wanter want
wanton wantonness wantonly
wantonly wanton wantonness
wantonness wanton wantonly
war warrior | warfare
warder ward
wardership ward
warfare | war
warm | heat
warmer warm
warmly warm
warmness warm | affection
warner warn
warp | falsify
warrior war
washable wash
washer wash
wast waste waster | superfluous
wastage waste waster
waste waster
wasteland | barren
waster waste
wastrel | waster
watch watcher | observance
watchband | bracelet
watcher watch
watchfully watchful
watchfulness watchful
watchstrap | bracelet
water | tear
waterer water
wateriness water
waterlessness waterless
waterlog | miry
waterproof | seal
watery water
wave waver | beckon
wavelet wave waver
waver wave
waverer waver wave
wavy wave
wax waxen
waxen wax
waxiness wax
waxy wax | waxen
way | manner fashion
waylay | ambush
weak weakness
weaken | diminish
weakener weaken
weakly weak weakness
weakness weak | fail
wealth wealthy
wealthily wealthy wealth
wealthiness wealthy wealth
wealthy wealth
weaponize weapon
weaponry | arm munition
wear | tire weary
wearable wear | clothe
wearer wear
wearily weary weariness
weariness weary
wearisome | bore irksome tedious
weary weariness | tire wear
weatherworn | weather
weave weaver
weaver weave
web | net
webby web | net
weblike | net
wed | marry
wedge | stick deposit
wedlock | marriage
wednesday | wed
wee | piss
weeder weed
weedy weed
weekly week
weep | cry tear
weeper weep
weewee | piss
weft | woof
weigh | advisement
weigher weigh
weight weighty | burden
weightily weighty weight
weightiness weighty weight
weightlifter | lifter
weighty weight
weirdie | creep
weirdo | creep
weirdy | creep
welcomer welcome
welkin | firmament heaven
well | good
wellhead | wellspring
wellness well | health
welt | whip
wencher wench
westbound | westward
wester west
westerly west
westernize western
wet | moisture
wetness wet
wetter wet
whacky | silly
whaler whale
whatever | any whatsoever
whatsoever | any whatever
wheat wheaten
wheaten wheat
wheeler wheel
whelm | overwhelm
wherefore | why
wherever | wheresoever
whicker | neigh
whiff | puff
whiner | complainer
whinny | neigh
whiplike whip
whipper whip
whirler whirl
whisker | beard
whiskery | beard
whisper whisperer | rustle murmur
whisperer whisper
whit | shred tittle
white | whiten
whiten | white
whitener whiten
whiteness white
whiz | wizard
whizz | wizard
whole wholly | completely all altogether
wholemeal wheat | wheaten
wholeness whole wholly | integrity unity
wholesomely wholesome
wholesomeness wholesome
wholly whole | completely all altogether
whore whoredom | prostitute harlot
whoredom whore
whoremaster | whoremonger
whoreson | bastard
whorl | scroll
why | wherefore
wicked wickedness wickedly
wickedly wicked wickedness
wickedness wicked wickedly | evil iniquity
wickerwork | cane
wide wideness | broad
wideness wide
widow widowhood
widowhood widow
wifely wife
wild wilderness
wilderness wild
wildly wild wilderness
wildness wild wilderness
wile wily
wilfulness willful
wiliness wily | craftiness cun guile
will willingly
willful willfully
willfully willful
willfulness willful willfully
willingly will
willingness will willingly
wilt will
wily wile | crafty
win | victorious
wince | quail
wind windy | thread
winder wind windy
windily windy wind
windiness windy wind
windy wind
winery wine
winey wine
wing | fly
wink | flash instant twinkle
winker wink
winkle | twinkle
winner win
winnow | sift
wino | drunkard drink
winterize winter
wintertime | winter
wintery winter
wintry winter
winy wine
wiper wipe
wirer wire
wiry wire
wisconsinite | badger
wise wisely
wisely wise
wiseness wise wisely
wishful | desirous
wit witty wittingly
witch | magical wizard
witchery witch | witchcraft
withal | however nevertheless notwithstanding
withdrawal withdraw
withdrawer withdraw
withdrawnness withdraw
wither | shrink
witheringly wither
withholder withhold
withstand | defy
withstander withstand
witnesser witness
witticism | wit
wittily witty wit
wittiness witty wit
wittingly wit witty
witty wit wittingly
wiz | wizard
wizard | magical witch
wizardly wizard | magical witch
wizen | shrink wither
woefully woeful
woefulness woeful
wolfish wolf
wolfishly wolf
wolflike wolf
womanhood woman
womanise woman
womaniser woman
womanize woman
womanizer woman
womanliness woman
womanly woman
wonder wondrous wondrously
wonderer wonder wondrous
wonderful wonderfully | howl marvelous rattle wondrous
wonderfully wonderful | wondrous wondrously marvelously
wonderfulness wonderful wonderfully
wonderingly wonder wondrous
wonderment wonder wondrous
wondrous wonder wondrously | howl marvelous rattle wonderful wonderfully marvelously
wondrously wondrous wonder | wonderfully marvelously
wonk | grind
wont | accustom
woo | court
wood | forest
woodgrain | grain
woodiness wood
woodlet | orchard
woodsiness wood
woodsy wood
woody wood
wool woolen
woolen wool
woolgather | dream
woolly wool woolen
wooly wool woolen
work worker | plant shape
workable work worker
worker work
workforce | man
workingman | workman
workman workmanship
workmanship workman
workout | exercise
world worldly
worldliness worldly world
worldly world
wormy worm
worry | badger disquiet distress trouble
worsen | decline
worship worshiper
worshiper worship
worth worthy worthily | deserve
worthily worthy worth
worthiness worthy worth worthily
worthlessly worthless
worthlessness worthless
worthy worth worthily
wound | maim hurt
wraith | ghost
wrangle | quarrel brawl
wrangler wrangle
wrap | mantle
wrapper wrap
wrathful | wroth
wrathfully wrathful
wreath | chaplet
wreck | raze
wrester wrest
wrestler wrestle
wretch wretchedness | miserable
wretchedly wretch wretchedness
wretchedness wretch | misery
wriggle | worm
wringer wring
wrinkleproof wrinkle
wrinkly | wrinkle
write writer | pen
writer write | author
writhe | worm
wrongdoer | offender
wrongful wrongfully
wrongfulness wrongfully | wrong
wrongly wrong
wrongness wrong
wroth | wrathful
wrothful | wrathful wroth
x | ten
xanthous | yellow
xc | ninety
xi | eleven
xii | twelve
xiii | thirteen
xiv | fourteen
xix | nineteen
xl | forty
xv | fifteen
xvi | sixteen
xvii | seventeen
xviii | eighteen
xx | twenty
xxx | thirty
yack | chatter
yak | chatter
yap | maw
yaup | howl wail
yawl | howl wail
yeah | yea
year yearly
yearly year
yearn | long
yearner yearn
yell | cry outcry shout
yeller yell
yellowish | yellow
yellowness yellow
yen | pine
yesteryear | past
yielder yield
yieldingly yield
yon | yonder
yonder | yon
youngness young
youngster | child kid
younker | youth
youthfully youthful
youthfulness youthful
yowl | bellow
yr | year
yucky | foul revolt
yummy | delectable
zany | silly
zeal zealous zealously
zealous zeal zealously
zealously zealous zeal
zep | grinder
zero | nothing null aught naught
zilch | nothing null aught naught
zip | nothing null aught naught
zippo | nothing null aught naught
zoic animal
zone | district
zoological animal
zygomatic cheek
`;
