import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { readOsis } from "./osis.ts";
import { newCollector } from "./verse-collector.ts";

/** `book chapter:verse text [span start-end]` of every verse. */
function read(...files: readonly string[]): readonly string[] {
  const collector = newCollector(DEFAULT_INSTRUCTIONS);
  for (const file of files) {
    readOsis(`<osis><osisText>${file}</osisText></osis>`, "x", (event) => collector.take(event));
    collector.endFile();
  }
  return collector
    .finish()
    .verses.map(({ bookId, chapter, first, text, annotations }) =>
      [
        `${bookId} ${chapter}:${first} ${text}`,
        ...annotations.map(({ type, start, end }) => `[${type} ${start}-${end}]`),
      ].join(" "),
    );
}

const book = (id: string, ...verses: readonly string[]): string =>
  `<div type="book" osisID="${id}"><chapter osisID="${id}.1">${verses
    .map((words, index) => `<verse osisID="${id}.1.${index + 1}">${words}</verse>`)
    .join("")}</chapter></div>`;

/** What the case shows, the files, the verses. */
const ROWS: readonly (readonly [description: string, files: readonly string[], verses: readonly string[]])[] =
  [
    [
      "words of Jesus from a milestone to its end, over verses",
      [book("Mark", 'He said, <q who="Jesus" sID="a"/>Come.', 'Go.<q who="Jesus" eID="a"/> They went.')],
      ["41 1:1 He said, Come. [words_of_jesus 9-14]", "41 1:2 Go. They went. [words_of_jesus 0-3]"],
    ],
    [
      "a milestone that is never closed ends with its book",
      [
        book("Mark", 'He said, <q who="Jesus" sID="a"/>Come.', "Go.") +
          book("Luke", "In those days.", "He came."),
      ],
      [
        "41 1:1 He said, Come. [words_of_jesus 9-14]",
        "41 1:2 Go. [words_of_jesus 0-3]",
        "42 1:1 In those days.",
        "42 1:2 He came.",
      ],
    ],
    [
      "and with its file",
      [book("Mark", '<q who="Jesus" sID="a"/>Come.'), book("Luke", "In those days.")],
      ["41 1:1 Come. [words_of_jesus 0-5]", "42 1:1 In those days."],
    ],
    [
      "a milestone of another speaker says nothing",
      [book("Mark", 'He said, <q who="Peter" sID="a"/>Lord.<q who="Peter" eID="a"/> He came.')],
      ["41 1:1 He said, Lord. He came."],
    ],
    [
      "quotation marks stand where a milestone names them",
      [book("Mark", 'He said, <q marker="“" sID="a"/>Lord.<q marker="”" eID="a"/>')],
      ["41 1:1 He said, “Lord.”"],
    ],
  ];

for (const [description, files, verses] of ROWS) {
  test(`OSIS: ${description}`, () => assert.deepEqual(read(...files), verses));
}

/** An id of verses, and the numbers that its words get. Only verses of one chapter are a bridge. */
const BRIDGES: readonly (readonly [id: string, numbers: string])[] = [
  ["Gen.1.2", "2-2"],
  ["Gen.1.2 Gen.1.3", "2-3"],
  ["Gen.1.2-Gen.1.4", "2-4"],
  ["Gen.1.31-Gen.2.3", "31-31"],
  ["Gen.1.31 Exod.1.32", "31-31"],
  ["Gen.1.4-Gen.1.2", "4-4"],
];
for (const [id, numbers] of BRIDGES) {
  test(`OSIS: the words of ${id} are those of ${numbers}`, () => {
    const found: string[] = [];
    const verse = `<div type="book" osisID="Gen"><verse osisID="${id}">a</verse></div>`;
    readOsis(`<osis><osisText>${verse}</osisText></osis>`, "x", (event) => {
      if (event.type === "verse") found.push(`${event.first}-${event.last}`);
    });
    assert.deepEqual(found, [numbers]);
  });
}
