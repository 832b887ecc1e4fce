// Checks that the fast path for citations of the usual forms gives the same results as the grammar.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_FILES, readRows } from "../resolve/testdata/rows.ts";
import { SCANNED_LANGUAGES, type ScannedLanguage, scan, scannedEnglish } from "./index.ts";
import { readRows as readScannerRows } from "./testdata/rows.ts";

function assertSame(text: string, language: ScannedLanguage = scannedEnglish): void {
  const options = { source: "text", languages: [language] } as const;
  assert.deepEqual(scan(text, options), scan(text, { ...options, isGrammarOnly: true }), text);
}

test("the fast path agrees with the grammar on rows of test data inside sentences", () => {
  const rows = readRows(...RULE_FILES);
  assert.ok(rows.length > 20_000);
  for (const { input } of rows) assertSame(`We read ${input} and then more.`);
});

test("the fast path agrees with the grammar on the rows of the scanner", () => {
  for (const file of ["prose", "lookalikes"]) {
    const rows = readScannerRows(`${file}.tsv`);
    assert.ok(rows.length > 100);
    for (const { text } of rows) assertSame(text);
  }
});

const TAILS = [
  "",
  ".",
  ",",
  ";",
  ")",
  '"',
  "!",
  ": he",
  ": 5",
  " 5",
  " .",
  " . Verse 5",
  " . 5",
  " . (ESV)",
  " . of the men",
  " !",
  " ) KJV",
  " ) and 5",
  " ] 5",
  " .) who",
  " who",
  " and",
  " and who",
  " and Luke",
  " Luke 3:4",
  " 2 Tim 1:7",
  " (b) as",
  " (See note",
  ' "as',
  " and in the day",
  ", and the day",
  " Is 3:4",
  " the Message",
  " to the Romans 3",
  ", 5",
  ",5",
  ", 5 men",
  ": onward",
  ": Chapters 3:1",
  ". - Verse 5",
  ".)",
  '.")',
  ") KJV",
  '" - (ESV)',
  " (verse 3)",
  " (the Beast)",
  ' of "the',
  ",; Luke 3:4",
];
const MORE = [
  " (ESV)",
  " KJV",
  "ff",
  "f.",
  "a",
  "b-c",
  "-",
  "-20",
  "–20",
  ":4",
  ".5",
  ";5",
  "; 5:6",
  "; Mark 1",
  " to 20",
];
const HEADS = ["", "In ", "1 ", "The ", "St. ", "the First ", "2. ", "a-", "(", "see ", "John 1:1; ", "no "];

test("the fast path agrees with the grammar on citations before every mark and many words", () => {
  const citations = [
    "John 3:16",
    "1 Cor. 13:4-7",
    "Rom 8:1, 28; 12:1",
    "Ps 23:1; 1 John 4:8",
    "Jud 4:4, 5",
    "Ex 3:2",
    "PR 3:5",
    "Ps 23",
    "Isa 4; 6",
    "Luke 2-3",
    "Mt 19.5, 9; 20.1",
    "Acts 9:31ff.",
    "Rom 8:1a; 9:2-10:3",
    "1 Kings 8; 2 Chr 6",
    "Rom 8:1, 9:2-4",
  ];
  for (const head of HEADS) {
    for (const citation of citations)
      for (const tail of [...TAILS, ...MORE]) assertSame(head + citation + tail);
  }
});

const german = SCANNED_LANGUAGES.find(({ language }) => language.code === "de") ?? scannedEnglish;

test("the fast path agrees with the grammar on verses after a word for them", () => {
  const verses = [
    "verse 5",
    "v. 5",
    "vv. 3-7",
    "Ver. 3",
    "verses 3, 5",
    "v 5",
    "ver. 5, 7-9",
    "verse 99",
    "vv2-3",
  ];
  const before = [
    "",
    "in ",
    "In ",
    "See ",
    "(",
    "of God. ",
    "Tusc. ",
    "1 ",
    "Romans, ",
    "chapter nine, ",
    "the ",
    "is ",
    "; ",
  ];
  for (const head of before) {
    for (const verse of verses)
      for (const tail of [...TAILS, ...MORE]) assertSame(`Matthew 5:1 is first. ${head}${verse}${tail}`);
  }
});

test("the fast path agrees with the grammar on German citations", () => {
  assert.equal(german.language.code, "de");
  const citations = [
    "Joh 3,16",
    "1. Mose 1,1-3; 2,4",
    "Ps 23",
    "Mt 5,3.8-9",
    "R\u00f6m 8,1, 28",
    "2 Kor 5,17f",
  ];
  for (const head of HEADS) {
    for (const citation of citations)
      for (const tail of [...TAILS, ...MORE]) assertSame(head + citation + tail, german);
  }
});

/** A function that returns numbers below its argument, the same ones for the same seed (the generator "mulberry32"). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) % below;
  };
}

const NAMES =
  "John|Rom|Rom.|1 Cor|1 Cor.|2 Tim|Ps|Psalm|Isaiah|Is|Acts|Mt|Mk|Lk|Gen.|Jude|Phlm|Obad|1 John|Job|Song|Eccl|Heb|James|" +
  "Jas|Rev|Col|Dan.|Zech|I Kings|II Sam|Hab|Ruth|Mark|Titus|Esther|1 Peter|To the Hebrews|Epistle to the Romans";
const GERMAN_NAMES =
  "Joh|R\u00f6m|1 Kor|1. Kor|2. Mose|Ps|Psalm|Jes|Apg|Mt|Mk|Lk|Gen|Jud|Phlm|Offb|1. Joh|Hiob|Hebr|Jak";
/** Words for verses, up to the number. */
const VERSE_WORDS = [
  "verse ",
  "Verse ",
  "verses ",
  "v. ",
  "v.",
  "v ",
  "vv. ",
  "vv",
  "ver. ",
  "Ver. ",
  "vers. ",
];
const WORDS =
  "the vision is|and is the first|but the people|who works today|is|in order of|his brother|by the prophets of|with|see|" +
  "See also|and|or|women came|of the part|the date|a ratio of|Paul wrote|is in|so that|our Lord|train|gate|Part|Day 1|(R.V.)";
const GERMAN_WORDS = "und|vgl.|siehe|er ist|der Zug|heute|im Haus|Tag 1|wie|sowie|da|es";
const SEPARATORS = [
  "; ",
  ", ",
  " ",
  ". ",
  " and ",
  " (",
  ") ",
  ' "',
  '" ',
  ".\n",
  "\n",
  ": ",
  "! ",
  " - ",
  ",",
  ";",
];

/** A text of citations in many forms, words and marks between them. */
function generatedText(below: (limit: number) => number, isGerman: boolean): string {
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? "";
  const names = (isGerman ? GERMAN_NAMES : NAMES).split("|");
  const words = (isGerman ? GERMAN_WORDS : WORDS).split("|");
  const colon = isGerman ? "," : ":";
  const numbers = (): string => {
    const chapter = 1 + below(12);
    const verse = 1 + below(30);
    const pair = `${chapter}${colon}${verse}`;
    const further = [
      `-${verse + 2}`,
      `, ${verse + 2}`,
      `,${verse + 2}`,
      `.${verse + 2}`,
      "f",
      "ff.",
      "a",
      `\u2013${verse + 3}`,
    ];
    const ends = ["", "", "", ...further, `-${chapter + 1}${colon}${verse}`];
    const others = [
      `${chapter}`,
      `${chapter}.${verse}`,
      `${chapter}-${chapter + 1}`,
      `${pick(["ii", "iv", "x"])}. ${verse}`,
    ];
    return below(3) > 0 ? pair + pick(ends) : pick(others);
  };
  const verses = (): string => {
    const verse = 1 + below(12);
    const more = [
      "",
      "",
      "",
      `-${verse + 2}`,
      `, ${verse + 1}`,
      ` and ${verse + 3}`,
      "ff",
      `, ${verse + 1}-${verse + 2}`,
    ];
    return `${pick(VERSE_WORDS)}${verse}${pick(more)}`;
  };
  let text = "";
  for (let count = 1 + below(5); count > 0; count--) {
    if (below(3) === 0) text += `${pick(words)} `;
    text += !isGerman && below(4) === 0 ? verses() : `${pick(names)} ${numbers()}`;
    if (below(3) === 0) text += pick(["; ", ", "]) + numbers();
    text += pick(SEPARATORS);
  }
  return text;
}

test("the fast path agrees with the grammar on generated texts", () => {
  const below = numbersFrom(1);
  for (let count = 0; count < 2500; count++) assertSame(generatedText(below, false));
  for (let count = 0; count < 1500; count++) assertSame(generatedText(below, true), german);
});
