/**
 * German words and names of persons that resemble the name of a book and must not be corrected to it. The list was made
 * once from a German word list and the names of `@cspell/dict-people-names`. It has all words that the resolver would
 * otherwise correct to a book, except common slips (a letter missing, doubled or swapped with its neighbour).
 */
export const NEAR_WORDS_DE =
  "akos ames amis amors anfiel apokalypsen apostel aposteln apostels apostol arno arnos asch ascher aster " +
  "asthet bagg betr betrug betrugs camel caron ceron charon charron che cher chf chon chrom chroms chronischen " +
  "chronisten chur coen conine cornick cron crone cronin cronk cyr dach daine daines damien danae dangelo dania " +
  "danial daniela danielas daniele daniella danielle daniello daniels daniil danille danilo dann dannie " +
  "dannielle dansie danyel danyell danyelle dawn dean debut deeter deiter demut dent dich dicht dichter dinkel " +
  "domer dormer dran drangel dubiel duet dunkel east easter echter ector edra ehester ehrbare ehrbarer eich " +
  "eicht eiter elster enter erich erseht erst erste erster escher eschers esker esler esper esser esst estep " +
  "esters estes estey ethier etter euter exot eyster ezekiel ezequiel ezra faniel feldman fertiger fettiger " +
  "ficht fichter filipek filippelli filippi fillion fillman filmend filmten filomena fineman fleeman fleming " +
  "flippen flipper flippere flippern flippers flippert flipperte flippre fogleman fred freudige freudiger " +
  "freudigere fruth fulfer gaal gaiter galante galanter galantere galati gall gallagher gallaher galler galo " +
  "galten galtet ganter gatter geheiss gelaber gelabter generos genese genesen genesens genesest genest genis " +
  "genoss genres gens genuss genusses geremia gern gesater glaser glatter glattere glazer gnosis goel gwen haag " +
  "habakuks haberer hagan hagar haggard hagge hagy haniel hebb hebe heber hebner hebraerin hebraern hebraers " +
  "hebt hegg held herb herber herberer hess hieb hileman hisey hoel hogg hoggan hohnes hold holsey honea honige " +
  "hoose horbarer hosek hosen hosey hoss hotelier hugg hybrider ion iona ione ions jack jacobs jacobus jah " +
  "jambus jana janas janes janis janos janus jason jeanes jedes jena jenas jenes jeremiade jeremiah jeremie " +
  "jeremy jesajas jesenia jesica jess jessia jesusa jibo jina jines joana joanne joannie jods jogas johanna " +
  "johannesen johannessen johannisbrot johanniters johannsen johansen john johna johns joie joines jonah jone " +
  "jones joni joos jose josey joshua josiah josie joss jovel joy joynes judaa judah judd jude judos junis juras " +
  "jutras juttas kafige kan kanipe kantige kar katt keen ken ker kernige kiesige kin kir klageliedern " +
  "klageliedes klager klages klagt klagte klang klinge klon klosse klossen klosses kloster klug knigge knigges " +
  "knollige knotige kochele kochelst kochelt kochelte kocheltet koehler koehn koeller koenigs koh kohen kohlen " +
  "kohler kohn kojen kolesar kolk koll koln kolossal kolossaler kolossen kolosses kolosseum kolp kone konen " +
  "kong kongo konigin konigreich konigs konigsberg konigshaus konigssee koning kontobuch koon kopfloser koppelt " +
  "koppelte koren korf korinthen korintherin korinthern korinthers korinths korn kornig kornige kornigem " +
  "kornigen korniger korniges kort kot kotelett kou kranich kranichen kronens kronten krosser kun kundige kur " +
  "lakes lamm leserbrief levitt lichter liebeslieder liederlicher liederlicherer likes louk lubas lucas luck " +
  "lucus lukacs lukasz lukes lukic lykes mach macha mache macho majeski makris makros malecha malecki maleski " +
  "mall malo maloche maras marc marcks marcos marcs marcum marcus mardis marek mares mari marias maries maris " +
  "marius marke markee markel marken markens marker markes market markey markin markise marko markos markov " +
  "markovs markt marktes markts markum marlys marokkos marques marquess marquis marris martes marth martis " +
  "marvis marys mas mase masse masses mast mateus matha mathe matheis mathes matheus mathias mathies mathieu " +
  "mathis matta matte mattes mattheeuw matthes matthews matthias matthies matthis matthys matty mech meche " +
  "mercks merk merkur merkurs messe methans mieses miesha miethaus mikus milch mileski milewski minch misch " +
  "mish misha misse mitch mode moe moen moes moise moises moles mols mona mones moos moose mooses mops mopse " +
  "morbus mork morse moser mosers moshe mosre moss moste mostes mosts motes mott mowe moyes mucha murks mus " +
  "muse musse mutterhaus myatt nagai nahem nahen nash nichter nimmer noel nohemi nona norkus numerik numerus " +
  "nummer nummere nummerier nummern nummert nummerte nummre nunnery odaniel offenbare offenbarem offenbaren " +
  "offenbarend offenbarende offenbarens offenbarer offenbares offenbarst offenbart offenbartem offenbarten " +
  "offenbarungen offenlegung orem orme orner ose oster ostler pat pedros peed peet peeters peg per peres perras " +
  "pest pete peter peters petra petras petre petree petrey petrich petrick petrie petrik petrin petro petros " +
  "petrov petrucci petruska petruzzi petry pett pettis pettus philippi philipps philips philister phillip " +
  "phillippe phillippi philo philomena philp philson pietras pihl plapper plasmen pledger plemons poet predigen " +
  "predigend predigender predigerin predigern predigers predigst predigt predigte predigten predigtest " +
  "predigtet premier prenger prestige prof protziger provo psalms put puters rach racher racht rachte rachten " +
  "rachtet ramer raster rath raymer reamer rech rechner recht rechte rechtem rechten rechter rechtes rechtet " +
  "rechts rechtsbruch rechtsbruchs rector redinger reeder reeser reich reicher reichster reicht reichte " +
  "reichten reichtet reimer remmers remo renner rester rhymer riche richert richner richten richtend richtens " +
  "richterin richterlich richterliche richtern richters richtest richtet richtete richtig richtiger richtwert " +
  "ricker riecher riecht rieder rieger rieker riemen riemer rieser righter rimer rimmer riner risch rish risher " +
  "rister ritch riter ritter roch rocht rocker roder roeber roecker roeder roehm roen roeser roesler roesner " +
  "roger rohem roher rohner romeo romern romero romers romme roms rooker roper roser rosner rotem roter roth " +
  "rouser router routh royer rudiger rueter ruft rugh rugt rumer rumor rutha ruthe rymer sacharin sache sacher " +
  "sachs sacht sahara sak sakurai salman salmon sammel sammelbuchse sammele sammle sample sampsel sams samsel " +
  "samual san sandel sascha saume saumen saumes sausel schar scharia schrecke seder seher seht seither semmel " +
  "seth setser setter setzer seuche sham sich sim simpel som spalten speiche spelman spieker sprache sprachen " +
  "sprachet spracht spraker sprechen sprechens sprecher sprechern sprechers sprecht sprichst spricht " +
  "sprichwortern sprichworts spruchen spruches spruchs spruhen spruhte spucke stach steh steher stichworte " +
  "stichworten stichworter stichwortern stichwortes striche strunke such suchworter sum tam tanzel tesh tess " +
  "tessa thea theis theiss theos these thessalonicherin thessalonichern thessalonichers thessaloniki " +
  "thessalonikis theus thies tift timm tims tin titos tom tomer toomer totes totos trichter trim tutus wach " +
  "wester yohannes zach zakaria zeche zepp";
