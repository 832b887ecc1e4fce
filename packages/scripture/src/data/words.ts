// Words of the reference language that are not book names. Columns: meaning, forms in lower-case letters.

export const WORD_CHAPTER = 1;
export const WORD_VERSE = 2;
export const WORD_TO = 3;
export const WORD_AND = 4;
/** Before or between references; means nothing. */
export const WORD_NOISE = 5;
export const WORD_END = 6;
export const WORD_F = 7;
export const WORD_FF = 8;
export const WORD_TITLE = 9;
export const WORD_OF = 10;
/** Part of a long title: may stand before a book's name. */
export const WORD_TITLE_START = 11;
/** Part of a long title, but never its first word. */
export const WORD_TITLE_MIDDLE = 12;
export const WORD_THE = 13;
/** Titles of one kind of book each. */
export const WORD_GOSPEL = 14;
export const WORD_EPISTLE = 15;
export const WORD_PROPHECY = 16;
/** The work before an OSIS id: `Bible:John.3.16`. */
export const WORD_BIBLE = 17;
export const WORD_MOSES = 18;

export const WORD_ROWS: readonly (readonly [meaning: number, forms: string])[] = [
  [WORD_CHAPTER, "ch chs chap chaps chapter chapters chp chpt chpts chapt chapts cap c cc no nr"],
  [WORD_VERSE, "v vv vs vss ver vers verse verses vrs"],
  [WORD_TO, "to unto thru through until till upto throughto thr"],
  [WORD_AND, "and also plus und et or with"],
  [
    WORD_NOISE,
    "see cf cfr conf compare compared comp cp read seealso reading from in vid vide viz eg ie esp especially",
  ],
  [WORD_END, "end"],
  [WORD_F, "f sq"],
  [WORD_FF, "ff fff seq sqq seqq following onward onwards"],
  [WORD_TITLE, "title superscription heading inscription"],
  [WORD_OF, "of"],
  [WORD_THE, "the"],
  [WORD_TITLE_START, "book books bk prophet general holy saint st pauls sts catholic"],
  [WORD_GOSPEL, "gospel gospels gosp"],
  [WORD_EPISTLE, "epist epistle epistles letter letters"],
  [WORD_PROPHECY, "prophecy prophecies vision burden"],
  [
    WORD_TITLE_MIDDLE,
    "according acc by paul apostle called otherwise commonly s his jesus christ lord our evangelist prophets apostles written",
  ],
  [WORD_BIBLE, "bible"],
  [WORD_MOSES, "moses"],
];

/** Ordinals before a numbered book; scanned text has l for I. Columns: ordinal, forms in lower-case letters. */
export const ORDINAL_ROWS: readonly (readonly [ordinal: number, forms: string])[] = [
  [1, "first one i l ist lst"],
  [2, "second two ii ll iind"],
  [3, "third three iii lll iiird"],
  [4, "fourth four iv"],
  [5, "fifth five v"],
];

/** The five books of Moses by ordinal ("The Fourth Book of Moses"). */
export const MOSES_KEYS: readonly string[] = ["GEN", "EXO", "LEV", "NUM", "DEU"];

/**
 * Books outside the canon of 66 and other works whose names lie near a book's, in lower-case letters: they
 * are never mended into a book.
 */
export const OUTSIDE_BOOKS =
  "tobit tobias tob judith jdt jth wisdom wis sirach sir ecclesiasticus eccli ecclus baruch bar maccabees macc machabees " +
  "esd esdr esdra esdras ecclu susanna bel manasseh azariah enoch jubilees nephi alma mosiah helaman ether moroni mormon omni enos jarom laodiceans " +
  "barnabas hermas didache clement thomas " +
  // Codes of USFM and OSIS.
  "esthgr dangr esg lje sus man oda eza dag lba jub eno lao addesth addps epjer prazar prman";
