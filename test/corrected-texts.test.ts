// Tests the corrected version of a text that the reader offers: what it changes, what it leaves unchanged, and that the
// service finds nothing more to correct in it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createClient } from "@lectern/client";
import { changesOf, edited, inOrder } from "../site/reader/corrections.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const verified = (text: string) =>
  createClient({ baseUrl: server.url, key: server.keys.enterprise }).verify({ text, version: "KJV" });

/** The text with the changes that are sure, or with all changes. */
async function corrected(text: string, which: "sure" | "all" = "sure"): Promise<string> {
  const { data } = await verified(text);
  const changes = changesOf(text, data).filter(({ isSure }) => isSure || which === "all");
  return edited(text, inOrder(changes.flatMap(({ edits }) => edits)));
}

/** A name, a text, and its corrected version. */
const ROWS: readonly (readonly [name: string, text: string, expected: string])[] = [
  ["what is right stays", '"Jesus wept" (John 11:35).', '"Jesus wept" (John 11:35).'],
  [
    "a word too many goes with its space",
    'John 11:35 says, "Jesus wept bitterly."',
    'John 11:35 says, "Jesus wept."',
  ],
  [
    "another word",
    '"For God so loved the universe, that he gave his only begotten Son" (John 3:16)',
    '"For God so loved the world, that he gave his only begotten Son" (John 3:16)',
  ],
  [
    "another word at the end",
    '"For God so loved the universe" (John 3:16)',
    '"For God so loved the world" (John 3:16)',
  ],
  [
    "another word at the beginning",
    '"Because God so loved the world, that he gave his only begotten Son" (John 3:16)',
    '"For God so loved the world, that he gave his only begotten Son" (John 3:16)',
  ],
  ["words before the first word of a verse", '"Then Jesus wept" (John 11:35)', '"Jesus wept" (John 11:35)'],
  [
    "a word that is missing",
    '"The LORD is shepherd; I shall not want." (Psalm 23:1)',
    '"The LORD is my shepherd; I shall not want." (Psalm 23:1)',
  ],
  [
    "a wrong reference",
    "> The LORD is my shepherd; I shall not want. (Psalm 32:1)",
    "> The LORD is my shepherd; I shall not want. (Psalm 23:1)",
  ],
  [
    "words and reference",
    "“The LORD is my pastor; I shall not want.” (Psalm 32:1)",
    "“The LORD is my shepherd; I shall not want.” (Psalm 23:1)",
  ],
  [
    "a reference that the next one is read with stays",
    '"The LORD is my shepherd; I shall not want" (Psalm 32:1). And in v. 4 we read on.',
    '"The LORD is my shepherd; I shall not want" (Psalm 32:1). And in v. 4 we read on.',
  ],
  [
    "words that are nowhere stay",
    'The Bible says, "God helps those who help themselves." See John 3:99.',
    'The Bible says, "God helps those who help themselves." See John 3:99.',
  ],
];

for (const [name, text, expected] of ROWS) {
  test(`corrected: ${name}`, async () => {
    assert.equal(await corrected(text), expected);
  });
}

test("a corrected text needs no further change", async () => {
  for (const [name, text] of ROWS) {
    const once = await corrected(text);
    assert.equal(await corrected(once), once, name);
  }
});

test("completely different words are replaced only if the reader selects that change", async () => {
  const text = '"Love everyone you meet, always and everywhere." (John 11:35)';
  assert.equal(await corrected(text), text);
  assert.equal(await corrected(text, "all"), '"Jesus wept." (John 11:35)');
});

test("a reference whose quotations are from different places is not changed", async () => {
  const text =
    '"In the beginning God created the heaven and the earth," and "The LORD is my shepherd; I shall not want" (Psalm 117:1)';
  const { data } = await verified(text);
  const given = data.flatMap((item) => (item.type === "quotation" ? [[item.given_at, item.place]] : []));
  assert.deepEqual(given, [
    [2, "wrong"],
    [2, "wrong"],
  ]);
  assert.deepEqual(changesOf(text, data), []);
});

test("edits are applied from left to right, each once; of overlapping edits the first is applied", () => {
  const text = "abcdef";
  const edits = [
    { start: 3, end: 5, text: "X" },
    { start: 1, end: 2, text: "Y" },
    { start: 4, end: 6, text: "Z" },
    { start: 1, end: 2, text: "Y" },
  ];
  assert.equal(edited(text, inOrder(edits)), "aYcXf");
  assert.equal(edited(text, []), text);
});
