// English words for scanning: see ProseWords. They come from general knowledge of names and usage; scan/testdata has examples.

import { englishCarriedWeights } from "./en-carried-weights.ts";
import { englishChapterWeights, englishVerseWeights } from "./en-citation-weights.ts";
import { englishTopicScores } from "./en-topic-scores.ts";
import { englishVerseWords } from "./en-verse-words.ts";
import type { ProseWords } from "./prose-words.ts";

export const englishProse: ProseWords = {
  code: "en",
  persons:
    "john jon mark luke james jas peter pete matthew matt daniel dan danny ruth esther samuel sam joel amos micah titus " +
    "timothy tim jude joshua josh jonah jeremiah jer isaiah levi zach zac zack philip phillip jeremy joe jonas zacharias jeremias isaias ezra ezekiel zeke nehemiah malachi hosea zechariah obadiah philemon phil acts roman hebrew",
  namesakes: "genesis exodus revelation revelations romans hebrews corinthians proverbs gen mk mt",
  numberedThings: "act job song number numbers ex rev col lev num",
  words:
    "number numbers judges job kings mark song songs chronicles prove hose numb mica roma gene lame colo judge cant",
  uncertainForms:
    "co col de ec eph ex ez ga gal ge hos jam jan jb jo jos la le lev mal mar mi mic mr na ne nu num ob pet ph phi pr " +
    "pro re rev ro ru sg sir ti tit tm est nah ac ca ct da ep es esa gs hb hg hs jd js jr lm lu lv mat mc ml nb nm " +
    "os pm act pp pv rm rt sol son sos ss ts za",
  otherForms: "gen lev lam hab hag hos mk mt dt",
  particles: "am as at he ho is ja ma no so",
  counted:
    "vol vols volume volumes time times day days night nights week weeks month " +
    "wk wks months mo mos year years yr yrs decade decades point points goal goals person persons people ppl man men " +
    "women child children kid kids boy boys girl girls friend friends player players member members guy guys team " +
    "teams group groups car cars bus buses lorry lorries " +
    "dollar dollars euro euros pound pounds cent cents percent mi mile miles km kilometers kilometres meter meters metre " +
    "metres feet foot inch inches degree degrees item items thing things dozen copy copies page pages piece pieces cup cups lb lbs kg " +
    "win wins loss losses other others thousand hundred million billion inning innings round rounds vote " +
    "votes star stars step steps row rows column columns comment comments replies interviews exams treatments seat " +
    "seats ticket tickets apple apples book books song songs " +
    "line lines file files test tests user users bit bits byte bytes mb gb version versions door doors block blocks floor " +
    "floors unit units server servers sheep cow cows dog dogs cat cats mm cm ml ghz mhz fps dpi rpm mpg oz ounce ounces gram " +
    "grams litre litres liter liters gallon gallons acre acres yard yards ton tons tonne tonnes pcs pts rep reps lap laps " +
    "assist assists rebound rebounds touchdown touchdowns ace aces wicket wickets guest guests " +
    "letter letters across question questions options choice choices chair chairs tables rabbit rabbits cookie cookies plate " +
    "plates bag bags shirt shirts sock socks dresses flats shop shops trees birds egg eggs cake cakes chip chips " +
    "sandwich sandwiches pen pens pencil pencils photos emails ads " +
    "follower followers subscriber subscribers calories watts volts amps " +
    "goats horse horses pigs kittens puppies bananas oranges potatoes tomatoes pint pints bushels barrels crates " +
    "medal medals trophy trophies championships titles caps appearances races legs holes strokes " +
    "conversions penalties fouls cards corners offsides balls sacks yardage receptions " +
    "siblings brothers sisters cousins nieces nephews sons daughters roommates colleagues employees customers clients patients " +
    "adult adults bedroom bedrooms bed beds bath baths room rooms bottle bottles shot shots beer beers coffee coffees slice " +
    "slices album albums track tracks film films movie movies episode episodes season seasons box boxes inc ltd llc corp " +
    "gmbh january february april june july august september october november december jan feb apr aug sept oct nov dec " +
    "m s g h l k wheel wheels them us firmware beta alpha usb pcie ssd play plays opera operas musical ballet game games",
  durations:
    "second seconds minute minutes hour hours hrs morning mornings evening evenings day days week weeks month months year years decade decades",
  titleCounts:
    "ways keys reasons lessons things truths facts tips principles habits promises blessings steps signs marks commandments " +
    "beatitudes verses parables sessions pieces traits secrets gifts names benefits qualities prayers rules points questions years days",
  timeUnits: "am pm uhr oclock h hr hrs hour hours min mins minute minutes second seconds sec secs",
  pairWords:
    "vote voted votes win wins won beat beats defeat defeated score scored scale split aggregate halftime overtime mixture " +
    "merged mapped mismatch " +
    "sharp compression appointment alarm shift dentist gym pickup tee kickoff oclock ratio ratios odds mix remaining hrs",
  timeWords:
    "tomorrow today tonight yesterday works meeting meet call monday tuesday wednesday thursday friday saturday sunday service services mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri noon midday lunch dinner breakfast brunch supper free busy late early",
  months:
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
  numeralPronouns: "I",
  pronounVerbs:
    "am was had have would could should will can may might must do did never really always still just know knew think thought " +
    "love loved like liked want wanted need needed see saw hear heard find found feel felt learn learned learnt remember mean " +
    "meant read study studied use used quote quoted mention mentioned keep kept get got go went come came say tell told take took " +
    "hope wish believe prefer recommend suggest suppose guess wonder wondered try tried started memorised memorized chose picked",
  weekdays:
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
  determiners: "the a an these those two three four five six seven eight nine ten some many all",
  personTitles:
    "rev reverend king queen pope saint colonel col general gen lieutenant lt sergeant sgt captain capt " +
    "corporal cpl major maj private officer judge justice senator sen governor gov coach father fr brother bro sister sr " +
    "hon prince princess president emperor mr mrs ms miss dr professor prof sir uncle aunt " +
    "son daughter mother friend cousin nephew neighbor neighbour my his her our their",
  shortTitles: "rev gen col lt sgt capt cpl maj gov sen hon mr mrs ms dr prof sr br fr st",
  placeWords:
    "in see also from of to under per through text passage chapter chapters verse verses book gospel epistle " +
    "scripture scriptures bible lesson lessons quote quotes quoted quoting cites citing cited compare cf",
  readWords:
    "read reads reading reread study studies studied studying start starts started starting finish finished finishing " +
    "memorize memorized memorizing memorise memorised memorising preach preached preaching teach teaches taught teaching cover covers covered covering " +
    "skim skims skimmed skimming begin begins began beginning continue continues continued continuing",
  readParticles: "with at on through",
  beginWords: "beginning starting commencing",
  after:
    "a an the this that these those it its he she his her him they their them we our us you your i my me who whom whose " +
    "which what when where while why how and or but nor so yet if as than then because since although though unless until " +
    "to of in on at by for from with without about into over under after before between through during against among " +
    "upon like is are was were be been being am has have had do does did can could may might must shall should will " +
    "would not no also too again always even just only still never often now today tonight tomorrow tmrw yesterday here there " +
    "all both each every any some first last next please pls plz right lol haha omg tbh ngl btw rn tho though really literally so " +
    "together aloud alone hits hit slaps helps helped comes came goes went begins starts ends happened happens matters onward onwards above below " +
    "via within throughout toward towards regarding concerning across around beside beyond behind versus until till while nearly almost",
  sayings:
    "says said say saying speaks speak spoke tells tell told teaches teach taught reads read reading talks talk writes " +
    "wrote shows show gives gave makes made means meant describes describe mentions mention quotes quoted cites cited calls asks " +
    "promises reminds explains explain continues records opens closes concludes contains deals presents portrays warns " +
    "commands lists refers points states declares reveals proclaims affirms argues assures announces urges " +
    "addresses compares recounts narrates summarizes introduces emphasizes echoes expresses depicts " +
    "returns reappears recurs resumes repeats appears occurs treats discusses answers develops applies extends expands " +
    "illustrates suggests implies insists stresses underlines sketches outlines frames " +
    "stands parallels mirrors anticipates alludes foreshadows fulfills fulfils belongs",
  sentenceTitles: "prophet vision burden",
  labels:
    "season podcast room track gate seat bus tram train platform line route flight unit apt suite hall block exhibit drawing figure fig " +
    "channel lane slot bay aisle shelf locker dept zone ward level building bldg pier dock terminal exit highway " +
    "model cron batch build ticket issue invoice order item sku part pin port socket pad scene",
  // Hagigah is a tractate of the Mishnah.
  notNames: "son sons hagigah chagigah",
  compareWords:
    "cf cp comp compare contrast see/also cf/also compare/also so/also as/in occurs/in recurs/in repeated/in " +
    "elsewhere/in cited/in quoted/in echoed/in alleged/in parallel/to quotes/from quoting/from quoted/from quotation/from answers/from answered/from borrows/from borrowed/from",
  thatWords: "that the/same",
  thisWords: "this",
  seeWords: "see",
  turnWords: "turn/to look/at go/to come/to back/to over/to flip/to open/to on/to now/to now read reading",
  studyWords:
    "going/through go/through went/through gone/through working/through worked/through walking/through walked/through " +
    "reading/through read/through studying/through preaching/through preached/through moving/through " +
    "start/with started/with starting/with begin/with began/with beginning/with " +
    "studying studied finished finishing",
  bookVerbs: "splits opens begins starts ends closes divides falls contains covers consists records",
  quoteVerbs: "quotes quoting quoted cites citing cited echoes echoing recalls alludes appeals refers",
  quotedForms: "quoted cited echoed recalled used mentioned applied",
  verseForms: "rm canticle act",
  episodeForms: "ep",
  acts: "act",
  scenes: "sc scene scenes",
  partWords: "title book b lib part vol vols volume volumes bk",
  pageWords:
    "below above supra infra p pp page pages vol vols volume volumes bk sec sect section sections fig figure table",
  noteWords: "n nn note notes",
  schoolWords:
    "textbook workbook coursebook schoolbook math maths algebra geometry calculus physics chemistry biology science spelling grammar",
  ownWorks:
    "this/thesis my/thesis our/thesis this/dissertation my/dissertation our/dissertation this/monograph my/monograph",
  runningLabels:
    "note notes footnote footnotes endnote point points group groups question questions answer option options appendix player reader service " +
    "p pp page pages section sections figure table",
  lessons: "lesson",
  lessonKinds: "first second third epistle gospel testament scripture",
  noteLetters: "n nn",
  counters: "slide day days week weeks wk wks month lesson session episode unit module step",
  courseParts:
    "day week wk wks month lesson session episode ep study sermon talk message part chapter unit module reading devotion devotional class hymn hymns anthem canticle carol",
  songs: "hymn hymns song songs carol carols anthem anthems chorus choruses solo solos duet duets",
  songParts: "chorus refrain bridge interlude outro",
  singing: "sing sings sang sung singing",
  remarks: "par parr pars note notes n bis marg mg etc c mt lxx",
  insideWords: "in within throughout",
  seriesWords: "series study commentary sermons",
  possessives: "our my your their",
  owners: "his her its their our",
  readers: "we you",
  aboutWords:
    "about on into like both between within regarding concerning via love loved loving seen saw heard discuss discussed discussing " +
    "explain explained explaining lead leading led did done doing got reach reached finish finished mention mentioned recite recited",
  linkVerbs: "is was isnt wasnt remains",
  nameNouns:
    "name names nickname codename alias title brand label tag term abbreviation acronym notation password username id identifier",
  actionVerbs: "has had begins began starts started ends ended comes goes",
  versusWords: "vs v versus beat beats def",
  familyWords:
    "ages aged youngest eldest siblings sibling twins triplets nephew nephews niece nieces toddler toddlers kindergarten birthday",
  documents:
    "act code statute ordinance charter regulation regulations drawing manual handbook specification datasheet",
  organisations: "ministries ministry institute academy collective coalition",
  // The abbreviations are those of the SBL Handbook of Style.
  works:
    "midrash midr mishnah mishna tosefta mekilta mekhilta mek sifre targum tg surah sura ignatius ign ignat polycarp pol hom comm enarrat enarr",
  smallWorks: "surah sura",
  shortTitlesOfWorks: "hom comm tract enarr enarrat ignat orig chrys hilar hieron theod",
  aboutWorks: "in ad",
  homilies: "homilies tractates",
  commentaries: "commentary commentaries sermons homily",
  worksOfPersons:
    "testament/job wisdom/sol wisd/sol wis/sol psalms/sol pss/sol ps/sol odes/sol test/job test/levi test/dan test/jos test/jud ep/jer letter/jer epistle/jer testament/levi ascension/isaiah martyrdom/isaiah apocryphon/john apocryphon/james apocalypse/ezra " +
    "apocalypse/james apocalypse/daniel gospel/james protevangelium/james protoevangelium/james gospel/peter acts/john acts/peter acts/philip apocalypse/peter apocryphon/ezekiel paralipomena/jeremiah paraleipomena/jeremiah vision/ezra letter/jeremiah epistle/jeremiah prayer/daniel",
  shortWorks:
    "wisd/sol asc/isa plut/rom plutarch/rom suet/tit suetonius/titus test/job test/levi test/dan test/jos test/jud t/job t/levi t/dan t/jos t/jud ascen/isa mart/isa apoc/ezra ep/jer add/esth " +
    "wis/sol ibn/ezra apoc/ezek add/esther additions/esther prot/jas prot/james gos/jas hist/eccl hist/eccles unit/eccl clem/rom polyc/phil ps/sol pss/sol odes/sol ode/sol",
  lifeDates: "b bap bapt m d bur",
  relatives: "who whose whom",
  appositions: "a an from my his her their our",
  saints: "st saint",
  adverbs: "really actually also just clearly simply even still never always not",
  seeForms: "cf cfr cp comp",
  moreWords: "more other additional extra",
  objects: "me us him her them you it everyone everybody",
  indefinites: "a an",
  hebrewMarks: "mt heb hebr",
  translationMarks: "et eng engl english ev evv",
  unitVerbs: "points",
  afterUnitVerbs:
    "to us me you them him toward towards back forward beyond ahead out straight away directly up clearly",
  sequels: "then",
  fromTo: "to",
  withWords: "with",
  fractions: "half quarter third",
  pluralEnding: "s",
  verbEnding: "s",
  shareWords: "of for out",
  sacred:
    "god gods jesus christ christs lord lords holy spirit bible biblical scripture scriptures gospel gospels verse verses psalm psalms " +
    "sermon sermons preach preached preaching pastor church churches prayer prayers pray praying prayed faith devotional devotionals " +
    "devotion devotions apostle apostles disciple disciples prophet prophets moses abraham israel israelites pharaoh " +
    "pharisees jerusalem bethlehem galilee babylon nineveh jericho philistines goliath pentecost passover sin sins grace " +
    "salvation righteousness repentance covenant commandment commandments parable parables testament worship hymn " +
    "amen christmas easter advent blessing blessings creation fruit baptism baptized heaven eternal glory spiritual christian christians sabbath temple priest tithe " +
    "angel angels satan devil niv esv kjv nkjv nlt nasb nrsv exegesis theology commentary passage passages resurrection crucifixion apocalypse apocalyptic psalmist sanhedrin sinai zion canaan tabernacle altar sacrifice " +
    "sacrifices idolatry manna exile gentiles gentile samaritan pilate herod caiaphas nicodemus lazarus barnabas balaam gideon " +
    "samson deborah elijah elisha goliath boaz naomi mordecai haman ananias bereans chapters commentaries preacher " +
    "congregation lectionary catechism theologian theological hermeneutics hebrew greek aramaic septuagint manuscript manuscripts scribes apocrypha apocryphal torah masoretic vulgate tithing elders redeemer savior saviour messiah donkey shepherd shepherds " +
    "genealogy genealogies ark flood cross tomb crucified risen kingdom idol idols offering offerings sacrificed incense throne lamb " +
    "plague plagues trumpets leper lepers leprosy wilderness prophecy prophecies prophetic judgment wrath mercy holiness righteous " +
    "wicked iniquity atonement justification sanctification circumcision egypt canaanites samaria judea galilean jordan corinth " +
    "antioch damascus philippi sodom gomorrah eden ahab jezebel solomon rebekah bathsheba nebuchadnezzar pharisee sadducees levites " +
    "levite tribes zacchaeus cornelius melchizedek herods magi beatitudes nativity ascension incarnation rapture tribulation " +
    "millennium antichrist beast doxology benediction devotions worshipped anointed fasting tithes creator almighty yahweh " +
    "jehovah elohim theologians theodicy hermeneutic exegetical homily homiletics liturgy liturgical sacrament eucharist communion " +
    "bibles preachers evangelism discipleship psalter catechisms vicar deacon deacons bishop bishops parish" +
    " absalom jeroboam rehoboam amorites amorite hebron bashan abimelech abner shechem jehu zedekiah abram jehoiada joash gibeah" +
    " azariah zebulun naphtali issachar ephraim manasseh judah judaea balak gilgal ahaz midian midianites amaziah gibeon gibeonites" +
    " ahaziah heshbon jezreel jehoiakim jehoshaphat hezekiah sihon kohath hilkiah gedaliah abiathar ahasuerus nebuchadrezzar jephthah" +
    " hananiah nazareth nazarene kadesh baasha zerubbabel uzziah hittite hittites jebusites amnon uriah adonijah joab abishai zadok" +
    " amalek amalekites tarshish mizpah phinehas ammon ammonites lachish jotham hazael edom edomites moab moabites moabitess moabite" +
    " naboth jehoram sidon ithamar sisera achish ahithophel perizzites succoth elkanah belial nabal athaliah caesarea naaman hivites" +
    " capernaum goshen mephibosheth ishbosheth ziklag ahimelech shadrach meshach abednego jerubbaal hushai medes chaldees chaldeans" +
    " ophir ephron mahanaim hinnom sennacherib amoz joppa artaxerxes lamech esau laban hagar ishmael keturah zilpah bilhah potiphar" +
    " kedar gehazi agrippa zelophehad ashtaroth megiddo armageddon iscariot zacharias zechariah achaia gerar mamre rahab sanballat" +
    " tobiah vashti zebedee barabbas apollos bezaleel bezalel nazirite anakim elihu eliphaz bildad zophar araunah shealtiel tophet" +
    " belteshazzar molech chemosh adullam gilboa shunammite rabshakeh cilicia jabbok shinar peleg urim thummim zipporah ashkelon" +
    " beelzebub bethsaida gamaliel methuselah eshcol machpelah tekoa belshazzar iconium lystra galatia troas thessalonica ephesus" +
    " colossae cephas onesimus epaphras epaphroditus demas tychicus priscilla aquila eutychus dorcas sapphira bartimaeus jairus" +
    " gethsemane golgotha calvary siloam emmaus patmos laodicea pergamum decapolis gadarenes gerasene nebo pisgah ebal gerizim moriah" +
    " bethel philistine cubits shekel shekels omer ephah seraphim cherubim leviathan behemoth sheol gehenna showbread phylacteries" +
    " denarius denarii publican publicans synagogue synagogues pentateuch epistle epistles beatitude hallelujah hosanna selah" +
    " maccabees circumcised uncircumcised idolaters baal asherah dagon unleavened centurion eunuch lampstand lampstands loaves tares" +
    " prodigal firstborn begat begats remnant shema decalogue priests priesthood levitical samaritans monotheism agape logos kenosis" +
    " parousia kerygma pericope lxx targum midrash rabbi rabbis synoptic synoptics johannine pauline",
  secular:
    "halftime overtime league leagues playoff playoffs quarterback striker goalkeeper aggregate tennis chess soccer " +
    "football basketball baseball hockey rugby cricket golf marathon lap laps sprint relay mph tournament " +
    "championship semifinal quarterfinal referee umpire inning innings shootout undefeated stadium scoreline " +
    "scoreboard poker dentist appointment appointments timer stopwatch boarding departure departures slot " +
    "slots parkrun bedtime album albums vinyl guitar drummer drums drum bassist chords remix bpm playlist concert " +
    "soundtrack band lp movie movies film films sequel trailer cinema cinemas episode episodes netflix novel comic " +
    "console consoles xbox playstation nintendo gaming multiplayer firmware software hardware server servers kernel " +
    "compiler config debug deploy deployed deployment builds commit merged merge repo repository patch bug " +
    "bugs crash crashes crashed startup install installed installer api sdk cpu gpu ssd usb hdmi pixel pixels " +
    "column columns row rows spreadsheet query queue queued database folder error errors script output input null " +
    "string array variable module package pcb schematic voltage volt volts sensor printer laptop router socket lint " +
    "backup localhost driver price prices discount invoice refund shipping euros euro dollars eur usd ltd inc gmbh " +
    "llc warranty parcel courier lease apartment apt blvd avenue mileage engine horsepower hp turbo sedan suv truck " +
    "tyre tyres tires restaurant hotel menu ratio dilution litre litres liters buffer ppm alloy " +
    "repealed plaintiff defendant docket amended legislation parliament street road ipad iphone ios android " +
    "linux csv excel json http download downloads upgrade upgraded gb mb kb tb rpm cc km kg lb mm watt watts hz mhz " +
    "ghz fps celsius fahrenheit calories recipe teaspoon tablespoon grams ml karate judo dojo belt wrestling " +
    "boxing ufc esports tier k brewing brewery ale beer pub darts pickleball mile miles wrestles wrestler opera " +
    "theater theatre broadway shakespeare hamlet macbeth stocks investors employees manager " +
    "racer runner runners medal medals trophy coach fans supporters stoppage " +
    "kickoff jersey jerseys lineup pupils classroom classmates lockers studio dj setlist rehearsal rehearsals " +
    "understudy actor actress sale sales shop brands username password login " +
    "charger battery batteries camera cameras lens lenses " +
    "torpedo missile missiles navy aircraft submarine telescope asteroid rocket satellite drone drones robot robots chatbot amp " +
    "amplifier kart vaccine vaccines receptor receptors kinase protein gene genes mutation mutations polymer enzyme enzymes " +
    "bingo lottery raffle crossword sudoku cartridge ringtone karaoke sequels prequel " +
    "bands singer singles remaster encore setlist gig festival symphony sonata concerto opus bwv libretto " +
    "interval intermission scene scenes curtain stagehand orchestra playwright game games card cards " +
    "dice expansion gamer gameplay boss goalie pitcher midfielder relegation knockout derby fixture " +
    "fixtures winger dugout referees batting bowler wicket sprinter hurdles regatta squat squats deadlift " +
    "deadlifts bench reps kettlebell treadmill workout gym gyms tempo checkmate pawn knight rook " +
    "castling elo grandmaster kicker flush betting bookmaker odds jockey kempton ascot racehorse favourites " +
    "bus buses tram trams train trains railway airport airline terminal commuter taxi ferry motorway platform " +
    "departs postcode zip zipcode neighbourhood landlord tenant mortgage realtor basement garage shipment warehouse " +
    "sku stock shareholder dividend warrants ticker ipo nasdaq trading trader percent quarterly revenue " +
    "budget payroll accountant receipt tbsp tsp teaspoons tablespoons baked simmer " +
    "garnish marinade vanilla epoxy bleach resin solder solvent dilute diluted isotope isotopes neon sodium " +
    "magnesium nacl oxidation catalyst molar molecule reagent titration electrode enzyme spectrometer pipette dosage " +
    "mg dose clinic ward patients nurse prescription diagnosis resistor capacitor transistor " +
    "pinout connector gearbox axle piston torque carburetor sprocket gasket blueprint pencil " +
    "drawings template cnc lathe drill keyboard keypad matrix monitor webcam headset smartphone " +
    "bluetooth wifi pcie parser compile compiled import exported runtime " +
    "heap mutex regex refactor rebase checkout changelog npm docker kubernetes pods pod cluster deployments " +
    "cron workflow pipeline benchmark latency library framework plugin aborted timeout " +
    "retry exercise exercises textbook semester syllabus midterm exam exams theorem " +
    "lemma solutions appellant appellate subsection subparagraph bylaws ordinance chickens " +
    "puppy kitten hatched hamster scooter bike bicycle motorcycle tractor prius boots jeans sofa mattress " +
    "sewing hammock date dates cell cells timestamp shifts rota roster timetable " +
    "birdie bogey " +
    "patent patents patented inventor inventors fairway performed datasheet compression compressor barista cocktail " +
    "cocktails gin lager lagers",
  otherLanguages:
    "und ist ich wir nicht das dem uhr tag tage tagen wochen gestern heute gewonnen verloren spiel avec pour dans jours semaines heures ganado perdido contra horas dias semanas",
  chapterWeights: englishChapterWeights,
  verseWeights: englishVerseWeights,
  carriedWeights: englishCarriedWeights,
  topicScores: englishTopicScores,
  verseWords: englishVerseWords,
  same: "ibid ibidem ib idem id",
  pointers: "this that same",
  // From general knowledge of what people write.
  misspelledNames:
    "gensis genisis genises gneesis exodous exodis leviticous levitcus levitucus nubmers deutoronomy dueteronomy deutronomy deuteronmy " +
    "duteronomy duet chronicals cronicles chronicels cronicals chronciles nehimiah nehamiah nehmiah pslam pslams plasm plasms psalsm palsm " +
    "proverds provebs provrebs eccelesiastes ecclesiates ecclesiasties eclesiastes isiah isaih issaiah isiaih jerimiah jeremaih jermiah " +
    "jerimaiah lamentaions lamentatons lamintations ezekial ezekeil ezikiel ezeikel obediah obidiah habbakuk habakuk habukkuk habbakkuk " +
    "zepheniah zephanaiah haggia hagai zecheriah zecharaih zechriah malachai malichi mattew jhon jonh roamns romasn corintians corinthans " +
    "corinthains corithians corinthinas cornithians galations galatains galatinas gallatians ephesains epesians ephisians ephessians " +
    "ephasians phillipians phillippians philipians philippains phillipiens collosians collossians colosians colossains colassians " +
    "thessolonians thessalonains thesalonians thesselonians timothey philomon hewbrews hebrwes heberws revalation revalations revelaton " +
    "revelatons",
};
