/** Book codes as files write them: USFM, OSIS, names, numbers. What people type is not read here. */

import { bookById, findBook } from "@lectern/scripture";

/** Names that are published beside those of the canon's table. Lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  psalms: "PSA",
  "song of songs": "SNG",
  "song of solomon": "SNG",
  canticles: "SNG",
  "canticle of canticles": "SNG",
  "acts of the apostles": "ACT",
  "the acts": "ACT",
  apocalypse: "REV",
  "revelation of john": "REV",
  "the revelation": "REV",
};

const ROMAN: readonly (readonly [RegExp, string])[] = [
  [/^(iii|third|3rd)\s+/, "3 "],
  [/^(ii|second|2nd)\s+/, "2 "],
  [/^(i|first|1st)\s+/, "1 "],
];

/** Id of the book, 1 to 66; 0 when the canon has none such (other books, front matter, glossaries). */
export function bookIdOfCode(written: string): number {
  const code = written.trim().toLowerCase().replace(/[\s_]+/g, " ");
  if (/^\d{1,2}$/.test(code)) return Number(code) >= 1 && Number(code) <= 66 ? bookById(Number(code)).id : 0;
  const direct = findBook(code) ?? findBook(OTHER_NAMES[code] ?? "");
  if (direct !== undefined) return direct.id;
  for (const [pattern, ordinal] of ROMAN) {
    if (pattern.test(code)) return findBook(code.replace(pattern, ordinal))?.id ?? 0;
  }
  return 0;
}
