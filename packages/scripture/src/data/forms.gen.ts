// Made from aliases.ts by `npm run fix`. Do not edit.
// The names and short forms as the resolver loads them, without the usages that settle them. Behind a form: "-" when
// no style guide, publisher or standard has it, "=" when no misspelling is mended into it, "+" when its beginnings are
// read too.

/** Of each book without a number before its name, in the order of the canon: what it is called beside its own name. */
// biome-ignore format: made
export const NAME_FORMS: readonly string[] = [
  "gen gn ge gs- gns-",
  "exod ex exo exd-",
  "lev lv le lvt- leuit=",
  "num nm nu nb nmb- nbr-",
  "deut dt deu dtr- dtn-",
  "josh jos jsh josue-",
  "judg jgs jdg jdgs jg jgd- judgs- jugs=",
  "ru rth rut rt-",
  "ezr esdr-",
  "neh ne nehemias-",
  "esth est es hester=",
  "jb iob=",
  "psalms+ ps pss psa psm pslm psl- psalter= psalmi= pslms- psms- plm- psalmsofdavid= psalmofdavid=",
  "prov prv pro pr pv- prvb- prvbs- prou= provb- proverbsofsolomon-",
  "eccl eccles= ecc ec qoh qo qoheleth koheleth- ecl- thepreacher= preacher= ecclesiastesorthepreacher-",
  "songofsongs+ song songofsol songofs= songosolomon= songosongs= songofso= sg so ss sos= sng cant= ct canticles canticle= canticleofcanticles- canticleofsolomon= canticlesofsolomon= songs= songsofsongs- songsofsolomon- solomonssong- solomonsong= songsolomon- songsongs= songsol- solsong= sol= sofs= sofsol= canticum=",
  "isa is lsa= isaias- esaias= esay= esa-",
  "jer je jr jerm= jeremias- jeremy- ier= ierem=",
  "lam la lm- thren= threni= lamentationsofjeremiah-",
  "ezek ezk eze ezech- ezec= ezechiel- hezekiel-",
  "dan dn da dnl-",
  "hos ho osee= os- hs-",
  "jl jol joe",
  "am amo ams-",
  "obad ob oba abdias= abd= obd-",
  "jon jnh jonas-",
  "mic mi mc micheas= michea= mich= micha=",
  "nah na nam",
  "hab hb habacuc- habac- hbk- hk-",
  "zeph zep zp zph sophonias= soph=",
  "hag hg aggeus= agg= aggaeus=",
  "zech zec zc zch- zac- zachariah- zacharias- zach= zachar= zac- za- zack= zk-",
  "mal ml malachias= mlc-",
  "matt mt mat mtt-",
  "mk mrk mr mrc-",
  "lk luk lu- lc- lke-",
  "jn jhn joh- jno- ioh= johannes=",
  "act ac actsoftheapostles- actsofapostles- actsoftheholyapostles-",
  "rom ro rm rms- rmn- rmns-",
  "gal ga gl-",
  "eph ep- ephes ephs-",
  "phil php phi- pp phlp- philp- philip- phpp-",
  "col co- clss-",
  "tit ti tt tts-",
  "phlm philem phm pm phlmn- phlem- philm- phmn- phile=",
  "heb he- hbr- hbrs- hebs=",
  "jas jam- ja- jm jms-",
  "jd jde- iude=",
  "rev rv re apocalypse- apoc= apocal= revelations= therevelation- revl- rvl- revelationofjohn- revofjohn- revofstjohn- revelationofstjohn- revelationofsaintjohn- revelationtojohn- revelationtostjohn- revelationtosaintjohn- revelationofjesuschrist- revelationofjesuschristtojohn- revelationofstjohnthedivine- revelationofsaintjohnthedivine- revelationofjohnthedivine- revelationofstjohnthetheologian- apocalypseofjohn- apocalypseofstjohn- apocalypseofsaintjohn- apocalypseofstjohntheapostle-",
];

// biome-ignore format: made
export const STEM_FORMS: readonly (readonly [stem: string, keys: string, aliases: string])[] = [
  ["samuel","1SA 2SA","sam sa sm sml- saml-"],
  ["kings","1KI 2KI 1KI 2KI","kgs ki kg- kngs- kng- kgns-"],
  ["chronicles","1CH 2CH","chr ch chron chrn- chrs- cron- paralipomenon- paralipomena- paralip= paral= par-"],
  ["corinthians","1CO 2CO","cor co corth="],
  ["thessalonians","1TH 2TH","thess thes th thss- ths- ts-"],
  ["timothy","1TI 2TI","tim tm ti tmth- timotheus- tmy-"],
  ["peter","1PE 2PE","pet pt ptr- pe"],
  ["john","1JN 2JN 3JN","jn jhn jo- joh- jno- jns-"],
  ["kingdoms","1SA 2SA 1KI 2KI","kingdoms- kgdms kingdom- reigns="],
];

/** How commonly each book is cited, as the verses of chapters are written in books.ts. */
export const WEIGHT_DIGITS = "_v_m_4_2_i_0YQ_6_4YWMSKUO_3_A_o_1P_t_gN_8_aVRTuOWwLEAXU_y_q_w_C_u_z_s_h_k_p_l_j_9Z_e_c_0J_r_n_f_7_dsqG_s";
