/**
 * The verses that people quote most. A name with such numbers is likelier to be a citation than one with others: "Phil 4:13" beside words of sports.
 * The list is from general knowledge of what people quote.
 */

import { books } from "../book.ts";
import type { Point } from "../resolve/grammar/item.ts";

/** By the OSIS name of the book: chapters and verses, separated by blanks. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  Gen: "1:1 1:26-27 2:18 2:24 3:15 12:1-3 15:6 28:15 50:20",
  Exod: "3:14 14:14 15:26 20:3 20:8 20:12 33:14 34:6",
  Lev: "19:18 19:28",
  Num: "6:24-26 23:19",
  Deut: "6:4-9 7:9 8:18 29:29 30:19 31:6 31:8 33:27",
  Josh: "1:8-9 24:15",
  Ruth: "1:16-17",
  "1Sam": "16:7",
  "2Sam": "22:31",
  "1Chr": "16:11 16:34 29:11",
  "2Chr": "7:14 20:15",
  Neh: "8:10",
  Esth: "4:14",
  Job: "1:21 13:15 19:25 23:10",
  Ps: "1:1-3 4:8 16:8 16:11 18:2 19:1 19:14 20:4 23:1-6 24:1 27:1 27:14 28:7 30:5 32:8 34:4 34:8 34:18-19 37:4-5 40:1-3 42:1 46:1 46:5 46:10 51:10 55:22 56:3 62:5 73:26 84:10 84:11 90:12 91:1-4 91:11 94:19 103:1 103:12 107:1 118:24 119:9 119:11 119:105 121:1-2 127:1 127:3 133:1 139:13-14 139:23-24 143:8 144:1 145:18 147:3 150:6",
  Prov: "1:7 3:5-6 4:23 11:25 12:18 13:20 15:1 16:3 16:9 16:18 17:17 17:22 18:10 18:21 18:22 18:24 22:6 27:17 31:10 31:25-26 31:30",
  Eccl: "3:1-8 3:11 4:9-12 12:13",
  Song: "2:10 3:4 6:3 8:6-7",
  Isa: "6:8 9:6 26:3 30:21 40:8 40:28-31 41:10 41:13 43:1-2 43:18-19 53:4-6 54:10 54:17 55:8-11 60:1 61:1-3 64:8",
  Jer: "1:5 17:7-9 29:11-13 31:3 32:27 33:3",
  Lam: "3:22-23",
  Ezek: "36:26",
  Dan: "3:17-18",
  Hos: "4:6 6:6",
  Joel: "2:25 2:28",
  Amos: "3:3 5:24",
  Mic: "5:2 6:8 7:8",
  Nah: "1:7",
  Hab: "2:2-4 3:17-19",
  Zeph: "3:17",
  Zech: "4:6 9:9",
  Mal: "3:6 3:10",
  Matt: "1:23 4:4 5:3-12 5:8-9 5:13-16 5:44 6:9-13 6:19-21 6:25-27 6:33-34 7:1 7:7-8 7:12 11:28-30 16:18 16:24 16:26 17:20 18:20 19:6 19:14 19:26 22:37-39 28:18-20",
  Mark: "8:36 9:23 10:9 10:27 10:45 11:22-24 12:30-31 16:15",
  Luke: "1:37 2:10-14 6:27 6:31 6:38 9:23 12:48 19:10",
  John: "1:1-5 1:12 1:14 1:29 3:3 3:16-17 3:30 8:12 8:32 8:36 10:10 10:27-28 11:25-26 11:35 13:34-35 14:1-3 14:6 14:27 15:4-5 15:7 15:12-13 15:16 16:33 19:30 20:29",
  Acts: "1:8 2:38 2:42 4:12 16:31 17:11 20:35",
  Rom: "1:16 1:20 3:23 5:1-5 5:8 6:23 8:1 8:6 8:18 8:26 8:28 8:31 8:35 8:37-39 10:9-10 10:13 10:17 12:1-2 12:9-12 12:21 15:4 15:13",
  "1Cor": "2:9 6:19-20 10:13 10:31 13:4-8 13:13 15:33 15:55-58 16:13-14",
  "2Cor": "1:3-4 3:17 4:16-18 5:7 5:17 5:21 6:14 9:7-8 10:4-5 12:9-10",
  Gal: "2:20 3:28 5:1 5:13 5:22-23 6:2 6:7 6:9",
  Eph: "1:7 2:8-10 3:20-21 4:2 4:26 4:29 4:32 5:1-2 5:25 6:1-4 6:10-18",
  Phil: "1:6 1:21 2:3-11 2:13-14 3:13-14 4:4-8 4:11 4:13 4:19",
  Col: "1:15-17 2:6-7 3:2 3:12-17 3:23-24",
  "1Thess": "5:11 5:16-18",
  "2Thess": "3:3",
  "1Tim": "4:8 4:12 6:6 6:10 6:12",
  "2Tim": "1:7 2:15 2:22 3:16-17 4:7",
  Heb: "4:12 4:15-16 10:23-25 11:1 11:6 12:1-2 12:11 13:5 13:8",
  Jas: "1:2-5 1:12 1:17 1:19 1:22 1:27 2:17 2:26 4:7-8 5:16",
  "1Pet": "1:3 2:9 2:24 3:15 4:8 4:10 5:6-8 5:10",
  "2Pet": "1:3 3:9",
  "1John": "1:7 1:9 3:1 3:16 3:18 4:4 4:7-8 4:10 4:18-19 5:14",
  Jude: "1:24-25",
  Rev: "3:16 3:20 12:11 21:1-5 22:12-13",
};

/** The verses of each chapter, by its book id and number. */
let wellKnown: ReadonlyMap<string, ReadonlySet<number>> | null = null;

const VERSES = /(\d+):(\d+)(?:-(\d+))?/g;

function readWellKnown(): ReadonlyMap<string, ReadonlySet<number>> {
  const all = new Map<string, Set<number>>();
  for (const { osis, id } of books)
    for (const [, chapter = "", first, last = first] of (WELL_KNOWN[osis] ?? "").matchAll(VERSES)) {
      const key = `${id}:${chapter}`;
      const verses = all.get(key) ?? new Set();
      for (let verse = Number(first); verse <= Number(last); verse++) verses.add(verse);
      all.set(key, verses);
    }
  return all;
}

/** Whether people quote a verse often. */
export function isWellKnown(bookId: number, point: Point | null): boolean {
  wellKnown ??= readWellKnown();
  return point !== null && wellKnown.get(`${bookId}:${point.chapter}`)?.has(point.verse) === true;
}
