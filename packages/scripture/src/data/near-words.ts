// Made by scripts/near-words.ts. Do not edit.

/** English words and given names near a book's name that are not bent into one: 793. */
const NEAR =
  "aboral acharyas ackles acta agenesis akos alations alienations alimentation alimentations amas " +
  "ambos amis amoks amoz amps amus aphonias apical apically apicals apocalypses apocalyptic " +
  "apocalyptism apocalyptist apocarp apodal apogeal asocial atokal bohemias budges calicles " +
  "canailles cantalas canticoed canticos canticoys canticums cantles cats caudicles caulicles " +
  "celosias cementations cenacles centiles chanteclers chanticleer chanticleers chanties " +
  "chelonians christians chromises chronaxies chronically chronicities chronicled chronicler " +
  "chroniclers chronicling chronics chronister class closs collegians collisions collodions " +
  "collusions colosseums colossus colossuses commentations commissions corinthianise " +
  "corinthianised corinthianises corinthianize corinthianizes cornices cornicle cornicles " +
  "coronations corrosions coss countians crenelation crenelations cumbers cuticles dained daines " +
  "damien damsel dandle danelle dangelo dangle daniela daniele daniella danielle daniello danille " +
  "danilo danios dannie dannielle dannies dansie danyell danyelle darnel daut debut deet " +
  "deflations deigns denial denied denier denies dentel denticles deuteranomaly deuteranope " +
  "deuterogamy deuterostome deuterotoky devaluation devaluations devolution devolutions dinkel " +
  "donzel dout dubiel dunkel easies easles easter eath ecboles ecclesiastic ecco eches eckels " +
  "eckler eckles eckley eclose ecod either emendations epees epha ephas epical epochal epodes " +
  "eppes epps erodes eschar escher esiles eskies espies essays esters esthete estover etcher " +
  "etesians ether ethers ethier ettles euphonias evolutions excels exed exode exodic exodist " +
  "exodoi exoduses exomis exudes eyster faniel feigns fomentations fudges gadges galabiahs " +
  "galabias galateas gallatin gelatine gelatines gelatins gelation gelations generic genesee " +
  "genest genetic genets genevas genis gens genuses geremia gneiss gnosis haggada haggadic hagged " +
  "haggis haggle halations hebe hebes hehs hens heps herbs heteronomy hezekiah hoggan homebrews " +
  "honea hoose hosed hosek hosel hosen hoser hoses hosta hovea hubs isaacs isseis jade jades jahn " +
  "jaimes jakes jambes jambs jamee jamel jamey jammies janas janes janos japanned japanners japes " +
  "jason jeel jeffrey jeramy jeremiad jeremiads jerome jeromy jersey jigs joannas joanne joannes " +
  "joanneses joash jobnames jochum jodel johann johanna johanne johannesen johanneses johannessen " +
  "johannsen johansen johnnies joines jones jongs jonna joshed josher joshes joshi josie jotas " +
  "jougs jovel jowl joyances joynes jubas juda judah judases judged judger judgers judie judies " +
  "judogis judy juga jure jurgens jute juts kingdomed kingdomless labanotations lacerations " +
  "laciniations lactations lake lamellations lamination laminations latitations leke levitical " +
  "levities licentiations like limitations loke luce lucke luka luken luker lule lumbers " +
  "luminations lyke machers maches machi macias mahewu malacca malaccas malachite malachites " +
  "malacia malacias maladies malarias malecha malecki malice malicho malichos malicki mallecho " +
  "malvasias marchi marek mari mariachi marka marko marm matachinas mather mathes mathey matta " +
  "matte matted mattei matteo matter mattes mattheeuw matthes matthies matthis matthys matti matts " +
  "matty maty mayhew members mentations merk miah micas micellas michael michaels michal micheal " +
  "miched michel michels micher michers miches michts mickeys minhas mirk mishear mishears mitches " +
  "mitt mochas mooches mork mott muchels muches mudges mumpers murk mutt myatt nabbers namers " +
  "nemesias nemmers nimmers nudges numbats numbed numbered numberer numberers numbest numbles " +
  "obaid obas occlusions odaniel organs osei oser oses ovulations palmie paraleipomena " +
  "paraleipomenon pascal pashms paucal pehs phalen phellem philamot philippic philippics " +
  "philippina philippine philippines philomena philomot philopenas philopoenas philson phlegm " +
  "phlegmon phloem phyle phylum piehl pile pileum placentations preavers prob probers probs " +
  "procarps prof proffers prog proggers proofers provends proverbed proves provirus provo psalmed " +
  "psalmic psalming psalmist pudges pulp racemation racemations ragmans ramani ramens ramins " +
  "ramson ratans rath reagins realigns reassigns rebellions reboations receptions recitation " +
  "recitations recreation recreations recusation recusations redans reddings reeditions reelection " +
  "reelections reescalation reescalations reevaluation reevaluations refections reflation " +
  "reflations reflection reflections refutation refutations regelating regelations regies regina " +
  "reginas regine regino regions regius regulation regulations reign reigned reinks reins rejigs " +
  "rejuvenation rejuvenations relation relations relaxation relaxations relegation relegations " +
  "relocation relocations remains remand remands remaps remens remigation remigations renegation " +
  "renegations renigs renins rennings rennins renovation renovations reparation reparations " +
  "repetition repetitions repins repletions reppings repugns reputation reputations reregulation " +
  "reregulations rerigs reselection reselections resign resigns resins resolution resolutions " +
  "resonation resonations restations retaliation retaliations revalidation revalidations " +
  "revaluation revaluations revegetation revegetations revelational revelationist revelationists " +
  "revelative revelator revelators revelatory reversions revocation revocations revolution " +
  "revolutional revolutioner revolutioners revolutionise revolutionism revolutionist revolutions " +
  "revulsions rewins riggins roans robins rodman rohman rollman romages romain romaine romaines " +
  "romajis romals romana romance romances romani romania romanise romano romanski romanza romanzas " +
  "romaunt romaunts romeos romine romines romona ronins rosins rosman rossman rotans roth rotman " +
  "rotons rottans rottman rouens routh rowans rowens rozman rueings rugh ruings rumals rumens " +
  "rutha ryokans safrol salaams salami salemi salmi salmis sambal samel samely samiel samiels " +
  "samier sample samsel samual samuels sandel sang sangos sanicles saphenas saurel scamel seether " +
  "seng sensings sepias sequel seth setser setter setzer shalms simnel sing singalongs singings " +
  "singson singsong singsonged singsongs singsongy siphonic smalms snog socs sods sofa sofas softs " +
  "sogs solemnising somans songful soong sops sots sovs sowfs spalds spales spalls spalts spasms " +
  "spoonies stong sung sungazings symphonies taren tehrani then theologians therein thien thoren " +
  "thrang three threne threnes threnos thresa threw throne throng timorous timothies timothys tits " +
  "titup titups tomans toothy treen treena umbers womans yohannes zaccaria zachary zacher zachery " +
  "zachry zackary zaffar zakaria zakarian zeek zepp zoch zych ";

export const WORDS_NEAR_BOOKS: ReadonlySet<string> = new Set(NEAR.trim().split(" "));
