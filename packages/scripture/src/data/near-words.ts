// Made by scripts/near-words.ts. Do not edit.

/** English words and given names near a book's name that are not bent into one: 1149. */
const NEAR =
  "abac aboral achar achars acharyas ackles acta adriel aft agenesis akos alations alienations " +
  "alimentation alimentations alm ama amas ambos ame ami amis ammo ammos amok amoks amoz amp amps " +
  "amu amus amy anh aphonias apical apically apicals apocalypses apocalyptic apocalyptism " +
  "apocalyptist apocarp apodal apogeal asocial atokal ats boa boda bohemias budges calicles " +
  "canailles cantalas canticoed canticos canticoys canticums cantles cast cat cats caudicles " +
  "caulicles cel celosias cementations cenacles centiles chanteclers chanticleer chanticleers " +
  "chanties chelonians christians chromises chronaxies chronically chronicities chronicled " +
  "chronicler chroniclers chronicling chronics chronister class closs coil coll collegians " +
  "collisions collodions collusions colosseums colossus colossuses cols commentations commissions " +
  "coo cool cop corinthianise corinthianised corinthianises corinthianize corinthianized " +
  "corinthianizes cornices cornicle cornicles coronations corrosions coss countians crenelation " +
  "crenelations cumbers cuticles dained daines damien damn damsel dandle dangelo dangle daniela " +
  "daniele daniella danielle daniello daniels danille danilo danios dann dannie dannielle dannies " +
  "dans dansie danyell danyelle darnel daut dawn dean debut deckles dee deet deflations dei deigns " +
  "denial denied denier denies dentel denticles deo designs deus deuteranomaly deuteranope " +
  "deuterogamy deuterostome deuterotoky devaluation devaluations devolution devolutions dey din " +
  "dinkel dodmans dolmans domains dong donzel dout dromons dubiel due dun dunkel ear easies easles " +
  "east easter eath ecboles ecclesiastic ecclesiasts ecclesiolaters ecco eches eckels eckler " +
  "eckles eckley eclose ecloses ecod eech eek ehs either emendations epees epha ephas ephedrins " +
  "epher epical epochal epodes epp eppes epps era erech erodes erst eschar escher esek esiles " +
  "eskies espies essays ester esters esthete estover ests etcher etesians ether ethers ethier eths " +
  "euphonias evaluation evaluations evolutions ewt excels exed exode exodes exodic exodist exodoi " +
  "exodos exoduses exomis expo exudes eyster ezekias ezri faniel feigns fomentations froman fruth " +
  "fudges gaal gadges gak galabiahs galabias galantines galateas gall gallatin galo gals gaol gap " +
  "gelatine gelatines gelatins gelation gelations gem generic genesee geneses genest genetic " +
  "genets genevas genis gens genuses geremia gil gin gneiss gnosis gren gul gun gwen gyal haag " +
  "haggada haggadic haggard hagged haggis haggle hags hagy halations hames harelip hebb hebe hebes " +
  "hehs hens heps herb herbs heteronomy hezekiah hile his hoa hoas hoc hod hods hoel hoes hoggan " +
  "hohn hols homebrews honea hoose hops hosed hosek hosel hosen hoser hoses hosey hoss hosta hovea " +
  "how hows hox hren hubs hudgens hug hugs ida isaacs ish iso issa isseis jade jades jael jahn " +
  "jaimes jak jakes jambes jambs jamee jamel jamey jammers jammies jams janas janes jannes janos " +
  "japanned japanners japes jark jashub jason jass jaw jaws jax jecamiah jed jeel jeer jekamiah " +
  "jeramy jeremiad jeremiads jeremoth jerome jeromy jersey jeshua jet jib jigs jim joana joannas " +
  "joanne joannes joanneses joash jobnames jobs jochum jodel joely joes johann johanna johanne " +
  "johannesen johanneses johannessen johannsen johansen johnnies johns joie joines joke jole joll " +
  "jones jongs jonna joos jorah joshed josher joshes joshi joshuas josie joss jotas jougs jovel " +
  "jowl jows joyances joynes juda judas judases judders judea judeo judged judger judgers judie " +
  "judies judogis judos judy jug juga jungers jure jurgens jute juts kames kark katt kingdomed " +
  "kingdomless koel kohn labanotations lacerations laciniations lactations lake lamellations " +
  "lamination laminations lamm lams latitations leg leke leku levitical levities licentiations " +
  "like lim limitations liv loam lok loke losee louk luc luce lucke lue lui luka luken luker lukes " +
  "lule lumbers luminations luo lyke lym maacah machers maches machi macias malacca malaccas " +
  "malachite malachites malacia malacias maladies malarias malawi malchiah malecha malecki malice " +
  "malicho malichos malicki mall mallecho malluch malo mals malvasias marchi marek mari mariachi " +
  "marka marko marks marl marm mast matachinas math mather mathes mathey mats matta matte matted " +
  "mattei matteo matter mattes matthan matthat mattheeuw matthes matthews matthies matthis matthys " +
  "matti matts matty maty mayhew mel melchi members mentations merk met miah micas micellas " +
  "michael michaels michal micheal miched michel michels micher michers miches michmas michmash " +
  "michts mickeys mics mid milcah minhas mirk mis mishear mishears mitches mitt mix moc mochas " +
  "mohn monas mooches mork mosh mot mott muchels muches mudged mudgers mudges mugs mumpers murk " +
  "mutt myatt myc naam nabbers namers names nams nap nark nash nau nay nebs neg nemesias nemmers " +
  "nesh nethaniah ney nimmers noel nohemi nonas nosh nude nudged nudgers nudges numbats numbed " +
  "numbered numberer numberers numbest numbles numbness nun obaid obas obe obed obi obo obs " +
  "occlusions odaniel ohs ona oose organs ose osei oser oses ova ovulations palm palmie palms pams " +
  "paraleipomena paraleipomenon pardalis parlin parulis pas pascal pashms pass paucal pea peh pehs " +
  "pero persians perv pes phalec phalen phellem phellems philamot philippic philippics philippina " +
  "philippinas philippine philippines philomena philomot philopenas philopoenas philson phis " +
  "phlegm phlegmon phlegmons phlegon phloem phyle phylum piehl pile pileum placentations posa poss " +
  "pre preavers preverbs prob probers probs procarps prof proffers prog proggers proo proofers " +
  "prop pros provedors provends proverbed provers proves providers provirus provo provokers pry " +
  "psalmed psalmic psalming psalmist pudges puke pulp pup pyralid pyralis qoph racemation " +
  "racemations ragmans ramani ramens ramins ramson ratans rath rav reagins realigns reassigns " +
  "rebellions reboations recces receptions recitation recitations recreation recreations " +
  "recusation recusations recycles redans reeditions reelection reelections reescalation " +
  "reescalations reevaluation reevaluations ref refections reflation reflations reflection " +
  "reflections refutation refutations reg regelating regelations regies regina reginas regine " +
  "regino regions regius regulation regulations reign reigned reinks reins rejigs rejuvenation " +
  "rejuvenations relation relations relaxation relaxations relegation relegations relocation " +
  "relocations remains remand remands remans remaps remediation remediations remens remigation " +
  "remigations renegation renegations renigs renins renovation renovations reoperation " +
  "reoperations reparation reparations repetition repetitions repins repletions repugns reputation " +
  "reputations reregulation reregulations rerigs reselection reselections reservation reservations " +
  "resign resigns resins resolution resolutions resonation resonations restations rester " +
  "retaliation retaliations revalidation revalidations revaluation revaluations revegetation " +
  "revegetations revelational revelationist revelationists revelative revelator revelators " +
  "revelatory reversions revocation revocations revolution revolutional revolutioner revolutioners " +
  "revolutionise revolutionism revolutionist revolutions revs revulsions rewins rim roans robands " +
  "robins rodman rohman rok romages romain romaine romaines romajis romals romana romance romances " +
  "romani romania romanise romano romanos romansh romanski romany romanza romanzas romaunt " +
  "romaunts romeos romine romines romona ronins room rosins rosman rotans roth rotman rotons " +
  "rottans rouens routh rowans rowens rozman rud rueings ruf rug rugh ruh ruings rumals rumens " +
  "rutha ruthe ruths ruts rutt ryokans safrol saigas sakias salami salemi salmi salmis sambal " +
  "samel samely samiel samiels samier sample sampsel samsel samual samuels sandel sang sangos " +
  "sanicles saphenas saurel scamel sech seckles seether seethers seng sensings sepias sequel set " +
  "seth setser setter setzer shalms sia simnel sing singalongs singings singson singsong " +
  "singsonged singsongs singsongy siphonic sis smalms snog sny soc socs sod sods sofa sofas softs " +
  "sog sogs solemnising sols somans songful songkoks soong soos sops sosa soss sots sovs sow sowfs " +
  "sows sox soz spa spalds spales spalls spalts spasms sponsings spoonies stong sung sungazings " +
  "sus swansongs sychar symphonies taren tatus tehrani tet then therein thien thoren thrang three " +
  "threne threnes threnos thresa threw throne throng tid tift tig timorous timothies timothys " +
  "titis titius tits titup titups toit tomans toothy tot treen treena truth tutus umbers wester " +
  "wofs womans wong yohannes zaccaria zacchur zaccur zachary zacher zachery zachry zackary zaffar " +
  "zakaria zakarian zap zeek zephathah zepp zeps zethar zip ziph zoch zoheleth zych ";

export const WORDS_NEAR_BOOKS: ReadonlySet<string> = new Set(NEAR.trim().split(" "));
