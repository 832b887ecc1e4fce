// Made from aliases.ts by `npm run fix`. Do not edit.
// The names and short forms as the resolver loads them, without the usages that settle them. A digit stands for so many
// letters of the name. Behind a form: "-" when no style guide, publisher or standard has it, "=" when no misspelling is
// mended into it, "+" when its beginnings are read too.

/** Of each book without a number before its name, in the order of the canon: what it is called beside its own name. */
// biome-ignore format: made
export const NAME_FORMS: readonly string[] = [
  "3 gn 2 gs- gns-",
  "4 2 3 exd-",
  "3 lv 2 lvt-",
  "3 nm 2 nb nmb- nbr- nomb=",
  "4 dt 3 dtr- dtn-",
  "4 3 jsh josue- iesous=",
  "4 jgs jdg jdgs jg jgd- jugs=",
  "2 rth 3 rt-",
  "3",
  "3 2 nehemias=",
  "4 3 2 hester=",
  "jb iob=",
  "psalms+ 2 pss= 3 psm pslm psl- psalter= psalmi= pslms- psms= psalmsofdavid= psalmofdavid=",
  "4 prv 3 2 pv- prvb- prvbs= provb- proverbsofsolomon-",
  "4 6= 3 2 qoh qo qoheleth koheleth= thepreacher= preacher= ecclesiastesorthepreacher-",
  "songofsongs+ 4 9 7= songosolomon= songosongs= 8= sg 2 ss sos= sng cant= ct ca- canticles canticle= canticleofcanticles- canticleofsolomon= canticlesofsolomon= songs= songsofsongs- solomonssong- solomonsong= songsolomon- songsongs= songsol- solsong= sol= sofs= sofsol= canticum=",
  "3 2 lsa= isaias- esaias= esay= esai= esa-",
  "3 2 jr jerm= jeremias- jeremy= ier=",
  "3 2 lm- thren= threni= lamentationsofjeremiah-",
  "4 ezk 3 ezech- ezec= ezechiel- hezekiel-",
  "3 dn 2 dnl-",
  "3 2 osee= os- hs-",
  "jl jol 3",
  "2 3 ams-",
  "4 2 3 abdias= abd= obd-",
  "3 jnh jonas-",
  "3 2 mc micheas= michea= michaias= michaeas= mich= micha=",
  "3 2 nam",
  "3 hb habacuc- habac= ambakoum= ambacum= hbk- hk-",
  "4 3 zp zph sophonias- soph= sophon=",
  "3 hg haggeus= aggeus= agg= aggaeus= aggaios= haggaios=",
  "4 3 zc zch- zac- zachariah- zacharias= zach= zachar= zac- za- zack= zk-",
  "3 ml malachias- mlc-",
  "4 mt 3 mtt-",
  "mk mrk mr mrc-",
  "lk 3 2- lc- lke-",
  "jn jhn 3- jno- ioh= johannes=",
  "3 2 actsoftheapostles- actsofapostles- actsoftheholyapostles-",
  "3 2 rm rms- rmn- rmns-",
  "3 2 gl-",
  "3 2- 5",
  "4 php 3- pp phlp= philp= 6- phpp-",
  "3 2- clss-",
  "3 2 tt tts-",
  "phlm 6= phm pm phlmn- phlem= philm- phmn- 5=",
  "3 2- hbr- hbrs-",
  "jas 3- 2- jm jms-",
  "jd jde-",
  "3 rv 2 apocalypse- apoc= apocal= revelations= therevelation- revelationofjohn= revl- rvl-",
];

// biome-ignore format: made
export const STEM_FORMS: readonly (readonly [stem: string, keys: string, aliases: string])[] = [
  ["samuel","1SA 2SA","3 2 sm sml- saml-"],
  ["kings","1KI 2KI 1KI 2KI","kgs 2 kg- kngs- kng- kgns-"],
  ["chronicles","1CH 2CH","3 2 5 chrn- chrs- cron- paralipomenon- paralipomena- paralip= paral= par-"],
  ["corinthians","1CO 2CO","3 2 corth="],
  ["thessalonians","1TH 2TH","5 4 2 thss- ths- ts-"],
  ["timothy","1TI 2TI","3 tm 2 tmth- timotheus- tmy-"],
  ["peter","1PE 2PE","3 pt ptr- 2"],
  ["john","1JN 2JN 3JN","jn jhn 2- 3- jno- jns-"],
  ["kingdoms","1SA 2SA 1KI 2KI","8- kgdms 7- reigns="],
];

/** How commonly each book is cited, as the verses of chapters are written in books.ts. */
export const WEIGHT_DIGITS = "_v_m_4_2_i_0YQ_6_4YWMSKUO_3_A_o_1P_t_gN_8_aVRTuOWwLEAXU_y_q_w_C_u_z_s_h_k_p_l_j_9Z_e_c_0J_r_n_f_7_dsqG_s";
