// What people write for a book beside its own name, and which usage settles it. Any prefix of two or more
// letters of a name in NAME_ROWS that fits one book only needs no row. Spelled in lower-case letters
// without spaces, dots or hyphens. A short form stands here only if the usages agree on it; where one guide
// contradicts another it stands in SHARED_ROWS and is ambiguous.
//
// Usage letters after the slash:
//   S  SBL Handbook of Style, 2nd ed., 8.3
//   C  Chicago Manual of Style, 17th ed., 10.44-48 (traditional and shorter forms; Turabian, MLA alike)
//   K  Catholic usage: New American Bible, Jerusalem Bible
//   L  Logos reference abbreviations
//   B  Bible societies and publishers: UBS, ESV, NIV, NRSV, NLT front matter
//   O  OSIS 2.1.1 appendix C    U  USFM 3 book codes
//   T  forms that no misspelling is mended into: titles, and words or near words of English
//   D  Douay-Rheims and Septuagint names    G  general usage (long-standing names and forms in print)

/**
 * Columns: USFM key, names whose unique prefixes are read too (usual English names), other names and abbreviations
 * with their usage. A name itself stands once, though guides have it as a short form too ("Ruth").
 */
// biome-ignore format: one row a book
export const NAME_ROWS: readonly (readonly [key: string, names: string, aliases: string])[] = [
  ["GEN", "genesis", "gen/SCBOU gn/CK ge/L gs/G gns/G"],
  ["EXO", "exodus", "exod/SCO ex/CKB exo/LU exd/G"],
  ["LEV", "leviticus", "lev/SCBOU lv/CK le/L lvt/G"],
  ["NUM", "numbers", "num/SCBOU nm/CK nu/L nb/L nmb/G nbr/G nomb/GT"],
  ["DEU", "deuteronomy", "deut/SCBO dt/CKL deu/U dtr/G dtn/G"],
  ["JOS", "joshua", "josh/SCBO jos/KU jsh/L josue/D iesous/DT"],
  ["JDG", "judges", "judg/SCBO jgs/CK jdg/LU jdgs/L jg/L jgd/G jugs/GT"],
  ["RUT", "ruth", "ru/CK rth/L rut/U rt/G"],
  ["EZR", "ezra", "ezr/CKU"],
  ["NEH", "nehemiah", "neh/SCBOU ne/L nehemias/DT"],
  ["EST", "esther", "esth/SCO est/KU es/L hester/GT"],
  ["JOB", "job", "jb/CK iob/GT"],
  ["PSA", "psalm psalms", "ps/SCKBO pss/SCKT psa/LU psm/L pslm/L psl/G psalter/GT psalmi/DT pslms/G psms/GT psalmsofdavid/T psalmofdavid/T"],
  ["PRO", "proverbs", "prov/SCBO prv/CK pro/LU pr/L pv/G prvb/G prvbs/GT provb/G proverbsofsolomon/G"],
  ["ECC", "ecclesiastes", "eccl/SCKO eccles/CBT ecc/LU ec/L qoh/SK qo/K qoheleth/SK koheleth/GT thepreacher/GT preacher/GT ecclesiastesorthepreacher/G"],
  ["SNG", "songofsolomon songofsongs", "song/SO songofsol/C songofs/GT songosolomon/GT songosongs/GT songofso/GT sg/CK so/L ss/L sos/LT sng/U cant/SCT ct/K ca/G canticles/SG canticle/DT canticleofcanticles/D canticleofsolomon/GT canticlesofsolomon/GT songs/GT songsofsongs/G solomonssong/G solomonsong/GT songsolomon/G songsongs/GT songsol/G solsong/GT sol/GT sofs/GT sofsol/GT canticum/DT"],
  ["ISA", "isaiah", "isa/SCBOU is/CKL lsa/GT isaias/D esaias/DT esay/DT esai/DT esa/D"],
  ["JER", "jeremiah", "jer/SCKBOU je/L jr/L jerm/GT jeremias/D jeremy/DT ier/GT"],
  ["LAM", "lamentations", "lam/SCKBOU la/L lm/G thren/DT threni/DT lamentationsofjeremiah/G"],
  ["EZK", "ezekiel", "ezek/SCBO ezk/LU eze/L ezech/D ezec/DT ezechiel/D hezekiel/G"],
  ["DAN", "daniel", "dan/SCBOU dn/CKL da/L dnl/G"],
  ["HOS", "hosea", "hos/SCKBOU ho/L osee/DT os/D hs/G"],
  ["JOL", "joel", "jl/CKL jol/U joe/L"],
  ["AMO", "amos", "am/CKL amo/U ams/G"],
  ["OBA", "obadiah", "obad/SCO ob/CKL oba/U abdias/DT abd/DT obd/G"],
  ["JON", "jonah", "jon/CKU jnh/L jonas/D"],
  ["MIC", "micah", "mic/SCKBOU mi/C mc/L micheas/DT michea/DT michaias/DT michaeas/DT mich/DT micha/GT"],
  ["NAM", "nahum", "nah/SCBO na/CKL nam/U"],
  ["HAB", "habakkuk", "hab/SCBOU hb/CKL habacuc/D habac/DT ambakoum/DT ambacum/DT hbk/G hk/G"],
  ["ZEP", "zephaniah", "zeph/SCO zep/CKU zp/L zph/L sophonias/D soph/DT sophon/DT"],
  ["HAG", "haggai", "hag/SCOU hg/CKL haggeus/GT aggeus/DT agg/DT aggaeus/DT aggaios/DT haggaios/DT"],
  ["ZEC", "zechariah", "zech/SCO zec/CKU zc/L zch/G zac/G zachariah/G zacharias/DT zach/DT zachar/DT zac/G za/G zack/GT zk/G"],
  ["MAL", "malachi", "mal/SCKBOU ml/L malachias/D mlc/G"],
  ["MAT", "matthew", "matt/SCBO mt/CKL mat/U mtt/G"],
  ["MRK", "mark", "mk/CKL mrk/U mr/L mrc/G"],
  ["LUK", "luke", "lk/CKL luk/U lu/G lc/G lke/G"],
  ["JHN", "john", "jn/CKL jhn/LU joh/G jno/G ioh/GT johannes/GT"],
  ["ACT", "acts", "act/U ac/L actsoftheapostles/G actsofapostles/G actsoftheholyapostles/G"],
  ["ROM", "romans", "rom/SCKBOU ro/L rm/L rms/G rmn/G rmns/G"],
  ["GAL", "galatians", "gal/SCKBOU ga/L gl/G"],
  ["EPH", "ephesians", "eph/SCKBOU ep/G ephes/L"],
  ["PHP", "philippians", "phil/SCKBO php/LU phi/G pp/L phlp/GT philp/GT philip/G phpp/G"],
  ["COL", "colossians", "col/SCKBOU co/G clss/G"],
  ["TIT", "titus", "tit/U ti/C tt/K tts/G"],
  ["PHM", "philemon", "phlm/SKO philem/CT phm/LU pm/L phlmn/G phlem/GT philm/G phmn/G phile/GT"],
  ["HEB", "hebrews", "heb/SCKBOU he/G hbr/G hbrs/G"],
  ["JAS", "james", "jas/SCKBOU jam/G ja/G jm/L jms/G"],
  ["JUD", "jude", "jd/L jde/G"],
  ["REV", "revelation", "rev/SCBOU rv/CK re/L apocalypse/DG apoc/DT apocal/DT revelations/GT therevelation/G revelationofjohn/GT revl/G rvl/G"],
];

/**
 * Columns: stem, keys of the books by ordinal from 1, other forms of it with their usage. Unique prefixes of all but the
 * last are read, one letter after an ordinal. The last, the Kingdoms of the Septuagint, is known by whole names only.
 */
// biome-ignore format: one row a stem
export const STEM_ROWS: readonly (readonly [stem: string, keys: string, aliases: string])[] = [
  ["samuel", "1SA 2SA", "sam/SCBO sa/U sm/CK sml/G saml/G"],
  ["kings", "1KI 2KI 1KI 2KI", "kgs/SCKO ki/U kg/G kngs/G kng/G kgns/G"],
  ["chronicles", "1CH 2CH", "chr/SKO ch/U chron/CB chrn/G chrs/G cron/G paralipomenon/D paralipomena/D paralip/DT paral/DT par/D"],
  ["corinthians", "1CO 2CO", "cor/SCKBO co/U corth/GT"],
  ["thessalonians", "1TH 2TH", "thess/SCBO thes/CK th/U thss/G ths/G ts/G"],
  ["timothy", "1TI 2TI", "tim/SCBO tm/CK ti/U tmth/G timotheus/D tmy/G"],
  ["peter", "1PE 2PE", "pet/SCO pt/CK ptr/G pe/U"],
  ["john", "1JN 2JN 3JN", "jn/CKU jhn/L jo/G joh/G jno/G jns/G"],
  ["kingdoms", "1SA 2SA 1KI 2KI", "kingdoms/D kgdms/S kingdom/D reigns/DT"],
];

/** Short forms on which usage is divided, with the books they are used for. Columns: form, keys. */
// biome-ignore format: one row a form
export const SHARED_ROWS: readonly (readonly [form: string, keys: string])[] = [
  ["jud", "JDG JUD"],              // Judges and Jude, each so abbreviated in print
  ["jo",  "JOS JOB JOL JON JHN"],  // Chicago: Joshua; older Catholic usage: John
  ["ma",  "MAL MAT MRK"],
  ["ph",  "PHP PHM"],
  ["ez",  "EZR EZK"],              // Chicago, Catholic: Ezekiel; Logos: Ezra
  ["phl", "PHP PHM"],
  ["js",  "JOS JAS"],
];

/** How commonly each book is cited, 1 to 100, in canonical order: our estimate, fixed for ever. */
// biome-ignore format: by canonical group
export const BOOK_WEIGHTS: readonly number[] = [
  93, 84, 66, 64, 80,
  62, 60, 52, 68, 66, 60, 58, 48, 54, 46, 56, 50,
  65, 98, 86, 63, 51,
  91, 78, 49, 70, 72,
  57, 53, 55, 30, 50, 58, 32, 47, 40, 36, 59, 56,
  96, 88, 94, 100,
  92, 97, 90, 79, 82, 87, 83, 81, 71, 61, 76, 74, 62, 45,
  89, 85, 77, 69, 75, 28, 26, 42,
  90,
];
