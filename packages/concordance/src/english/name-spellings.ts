/**
 * Names with more than one spelling: the indexed spelling, which is that of later translations, then those of the King
 * James Version. A name that is part of a compound is listed alone, and peoples in the singular.
 * Made by scripts/name-spellings.ts from the verses of KJV, ASV, WEB, BSB, YLT.
 */
export const NAME_SPELLINGS = `
abanah abana
abida abidah
abijah abia abiah
abronah ebronah
acco accho
ahaz achaz
ahuzzam ahuzam
ahzai ahasai
aiah ajah
aijalon ajalon
akeldama aceldama
akrabbim acrabbim
alemeth alameth
allammelech alammelech
amashsai amashai
amminadab aminadab
ammoni haammonai
ampliatus amplias
anathothite anethothite anetothite antothite
anthothijah antothijah
appius appii
arba arbah
archite archi
arpachshad arphaxad
arpad arphad
arubboth aruboth
asaiah asahiah
asarel asareel
asharelah asarelah
ashdodite ashdothite
asher aser
ashhur ashur
ashkelon askelon
ashkelonite eshkalonite
ashkenaz ashchenaz
ashtaroth astaroth
asriel ashriel
assyria assur
avva ava
avvim avim
azarel azarael azareel
azel azal
azzur azur
baal baalim
bacuth bachuth
balak balac
barachiah barachias
barsabbas barsabas
basemath bashemath basmath
bavvai bavai
bayith bajith
becherite bachrite
becorath bechorath
beelzebul beelzebub
bela belah
beor bosor
beracah berachah
berechiah berachiah
berite beriite
beroea berea
bezalel bezaleel
biri birei
birzaith birzavith
biziothiah bizjothjah
boaz booz
bozenai boznai
bozkath boscath
calcol chalcol
canaan chanaan
caphtorite caphthorim caphtorim
cauda clauda
cenchreae cenchrea
cheluhi chelluh
cherethite cherethim
chinneroth cinneroth
chislev chisleu
chitlish kithlish
clopas cleophas
colossae colosse
conaniah cononiah
cos coos
cozeba chozeba
cretan cretes cretian
cushan chushan
dabbesheth dabbasheth
daberath dabareh
dedanite dedanim
dehaite dehavite
deker dekar
delaiah dalaiah
diblah diblath
dodavahu dodavah
ebez abez
eder ader edar
eleadah eladah
eliada eliadah
eliehoenai elihoenai
elijah eliah elias
eliphelehu elipheleh
eliphelet eliphalet
elisha eliseus
elizabeth elisabeth
elmadam elmodam
elpelet elpalet
enosh enos
ephrathah ephratah
ephron ephrain
eshan eshean
eshtaolite eshtaulite
ezem azem
gath gittah
gazite gazathite
geba gaba
gebalite giblite
geber gaber
geshurite geshuri
gideon gedeon
ginnethoi ginnetho
girgashite girgasite
girzite gezrite
gishpa gispa
goah goath
gomorrah gomorrha
greece grecia
habazziniah habaziniah
hacaliah hachaliah
haccherem haccerem
hadadezer hadarezer
hagar agar
haggidgad hagidgad
hagri haggeri
hagrite hagarenes hagarite
hallelujah alleluia
hallohesh halohesh
hammolecheth hammoleketh
hammuel hamuel
hamor emmor
hanamel hanameel
hananel hananeel
hanniel haniel
haran charran
harashim charashim
hareseth haraseth
harsha haresha harsa
hashabneiah hashabniah
hashbaddanah hashbadana
hassenuah hasenuah
hasshub hashub
hasupha hashupha
hathach hatach
havvoth havoth
hazazon hazezon
hazzelelponi hazelelponi
hegai hege
heres haresh
hereth hareth
hezekiah ezekias hizkijah
hezro hezrai
hezron esrom
hizki hezeki
hodaviah hodaiah
hodiah hodijah
hoglah hogla
horite horim
hosea osee
hoshea oshea
hotham hothan
ibsam jibsam
ichabod chabod
iezer jeezer
iezerite jeezerite
igal igeal
imlah imla
immanuel emmanuel
imnah jimna jimnah
imnite jimnite
iphdeiah iphedeiah
iphtah jiphtah jiphthah
isaiah esaias
ishhod ishod
ishmaelite ishmeelite
ishmaiah ismaiah
ishpah ispah
ishvah ishuah isuah
ishvi ishuai ishui isui
isshiah ishiah jesiah
isshijah ishijah
ithlah jethlah
ivvah ivah
iye ije
izhar izehar jezoar
izharite izeharite
izliah jezliah
izziah jeziah
jaakan jakan
jaareshiah jaresiah
jaasiel jasiel
jaasu jaasau
jacan jachan
jahzeiah jahaziah
jalam jaalam
janai jaanai
janim janum
jannai janna
janoah janohah
japhletite japhleti
jashar jasher
jazer jaazer
jeatherai jeaterai
jebusite jebusi
jechoniah jechonias
jecoliah jecholiah
jehallelel jehaleleel jehalelel
jehezkel jehezekel
jehoaddah jehoadah
jehoshaphat josaphat
jekamiah jecamiah
jemimah jemima
jephthah jephthae
jeremiah jeremias jeremy
jeshaiah jesaiah
jeshimoth jesimoth
jeshurun jesurun
jeush jehush
jonah jonas
jonam jonan
jorkeam jorkoam
joshibiah josibiah
joshua jehoshua
josiah josias
jotbathah jotbath
jotham joatham
jozabad josabad
jozacar jozachar
judah juda
kamon camon
kareah careah
karka karkaa
kenizzite kenezite
keziah kezia
kidron cedron
kiriath kirjath
kiriathaim kirjathaim
kish cis
kishon kison
kittim chittim
korahite korathite korhite
ladan laadan
lakkum lakum
lappidoth lapidoth
lassharon lasharon
lebanah lebana
maacah maachah
maacathite maachathi maachathite
maasai maasiai
machbannai machbanai
machbena machbenah
mahalalel mahalaleel maleleel
mahlah mahalah
mahli mahali
malcam malcham
malchijah malchiah melchiah
malta melita
manasseh manasses
matrite matri
mattattah mattathah
meconah mekonah
megiddo megiddon
mehetabel mehetabeel
melchizedek melchisedec
menna menan
mercury mercurius
meshech mesech
meshezabel meshezabeel
messiah messias
methuselah mathusala
methushael methusael
meunim mehunim
mezobaite mesobaite
mica micha
micah michah
micaiah michaiah
michmethath michmethah
midian madian
mijamin miamin
miletus miletum
mirmah mirma
mishal misheal
mithkah mithcah
moserah mosera
naarah naarath
nacon nachon
naggai nagge
nahalal nahallal
nahor nachor
nahshon naashon naasson
nahum naum
naphish nephish
naphtali nephthalim nepthalim
nazirite nazarite
nebaioth nebajoth
nebuchadnezzar nebuchadrezzar
nebushazban nebushasban
neco necho nechoh necoh
nephisim nephusim
nephushesim nephishesim
nethanel nethaneel
netophathite netophathi
nicolaus nicolas
nineveh nineve
noah noe
nobai nebai
ochran ocran
oholah aholah
oholiab aholiab
oholibah aholibah
oholibamah aholibamah
osnappar asnappar
paddan padan
pallu phallu
palti phalti
paltiel phaltiel
paneah paaneah
parosh pharosh
paseah phaseah
pashhur pashur
peleg phalec
pelet palet phelet
perez parez phares pharez
perezite pharzite
pergamum pergamos
peullethai peulthai
phicol phichol
philistia palestina
philistine philistim
phoebe phebe
phoenicia phenicia
phygelus phygellus
pilha pileha
pishon pison
pispa pispah
purah phurah
puthite puhite
puvah phuvah pua
quirinius cyrenius
rabbah rabbath
racal rachal
rachel rahel
rahab rachab
ramah rama
reaiah reaia
recah rechah
rehoboam roboam
rephan remphan
reuel raguel
rimmon remmon
rizia rezia
sabteca sabtecha
salecah salcah salchah
samothrace samothracia
sarah sara
sebam shebam
secu sechu
seirah seirath
semein semei
senir shenir
seredite sardite
serug saruch
seveneh syene
shaalim shalim
shaaraim sharaim
shagee shage
shahazumah shahazimah
shalishah shalisha
shaphir saphir
sharezer sherezer
sharon saron
shealtiel salathiel
shebat sebat
shecaniah shechaniah
shechem sichem sychem
sheerah sherah
shelah sala salah
shem sem
shemariah shamariah
shemer shamer
shenazzar shenazar
shephatiah shephathiah
shepher shapher
shephupham shupham
shibah shebah
shihor sihor
shikkeron shicron
shilonite shiloni
shimea shimma
shimei shimhi shimi
shimeite shimite
shimri simri
shulammite shulamite
shushanchite susanchite
shuthelahite shuthalhite
sibbecai sibbechai
sibmah shibmah
sidon zidon
sidonian zidonian
sinai sina
sismai sisamai
sithri zithri
soco shocho shochoh shoco socho sochoh socoh
sodom sodoma
stoic stoicks
sucathite suchathite
susa shushan
syrian syriack
syrophoenician syrophenician
taanach tanach
tabeel tabeal
tabrimmon tabrimon
tahash thahash
tahchemonite tachmonite
tahpanhes tahapanes
tamar thamar
tarshish tharshish
tattenai tatnai
tekoa tekoah
telassar thelasar
temah tamah thamah
temanite temani
terah tarah thara
timnah thimnathah
timothy timotheus
tokhath tikvath
topheth tophet
tryphaena tryphena
tyre tyrus
urbanus urbane
uriah urias
uzziah ozias
vaizatha vajezatha
zaanannim zaanaim
zaavan zavan
zaccur zacchur
zadok sadoc
zaphenath zaphnath
zarephath sarepta
zarethan zaretan zartanah zarthan
zattu zatthu
zealot zelotes
zebidah zebudah
zebulun zabulon
zebulunite zebulonite
zechariah zachariah zacharias
zecher zacher
zedekiah zidkijah
zemirah zemira
zerah zara zarah
zerahite zarhite
zered zared
zeredah zereda zeredathah
zererah zererath
zereth zareth
zerubbabel zorobabel
zillethai zilthai
zion sion
ziv zif
zobah zoba
zorah zareah zoreah
zorathite zareathite
`;
