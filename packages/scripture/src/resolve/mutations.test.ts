import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference, type Reference } from "../index.ts";

/** Valid references in usual spellings. Each is changed at every position in every way listed below. */
const SOURCES: readonly string[] = [
  "Genesis 1:1-5",
  "Exodus 20:3",
  "Leviticus 19:18",
  "Deuteronomy 6:4",
  "Joshua 1:8",
  "Judges 6:11",
  "1 Samuel 17:45",
  "2 Kings 2:11",
  "1 Chronicles 16:11",
  "Nehemiah 8:10",
  "Job 38:4",
  "Psalm 119:105",
  "Ps 23",
  "Proverbs 3:5,6",
  "Ecclesiastes 3:1",
  "Song of Solomon 2:4",
  "Isaiah 53:5",
  "Jer. 29:11",
  "Lamentations 3:22",
  "Ezekiel 36:26",
  "Daniel 3:17",
  "Hosea 6:6",
  "Amos 5:24",
  "Micah 6:8",
  "Habakkuk 2:4",
  "Zechariah 4:6",
  "Malachi 3:10",
  "Matt 5:3-12",
  "Mark 10:45",
  "Luke 15:11",
  "John 3:16",
  "Jn 3:16-18",
  "Acts 2:38",
  "Romans 8:28",
  "1 Cor 13:4-7",
  "2 Corinthians 5:17",
  "Galatians 5:22",
  "Ephesians 2:8",
  "Philippians 4:13",
  "Colossians 3:23",
  "1 Thessalonians 5:16",
  "2 Tim 3:16",
  "Titus 3:5",
  "Philemon 1:6",
  "Hebrews 11:1",
  "James 1:5",
  "1 Peter 5:7",
  "1 John 4:8",
  "Jude 1:24",
  "Revelation 22:20",
];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const OTHERS = "0123456789:.,-; ";

function* mutationsOf(text: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    const here = text[index] ?? "";
    const before = text.slice(0, index);
    const after = text.slice(index + 1);
    yield before + after;
    yield before + here + here + after;
    const next = text[index + 1];
    if (next !== undefined && next !== here) yield before + next + here + text.slice(index + 2);
    for (const other of LETTERS + OTHERS) if (other !== here.toLowerCase()) yield before + other + after;
  }
}

/** The plain meaning of a text of the form `Book C`, `C:V`, `C:V-V`, `C:V,V`, `C-C` or `C,C`; null for other forms. */
function plainNumbers(text: string): string | null {
  const found = /^(?:[1-3] )?[A-Za-z .]*?[A-Za-z]\.? ?(\d+)(?:([:.])(\d+))?(?:([-,])(\d+))?[.,;-]?$/.exec(
    text,
  );
  if (found === null) return null;
  const [, chapter, , verse, separator, last] = found;
  const from = Number(verse ?? chapter);
  const rest =
    last === undefined || (separator === "-" && Number(last) === from) ? "" : `${separator}${Number(last)}`;
  return `${verse === undefined ? "" : `${Number(chapter)}:`}${from}${rest}`;
}

const numbersOf = ({ input }: Reference): string => /[\d:,-]+$/.exec(input)?.[0] ?? "";

interface Verdict {
  readonly kind: string;
  /** The difference between the answer and the text; empty if there is none. */
  readonly fault: string;
}

function verdictOf(source: string, text: string): Verdict {
  const was = parseReference(source);
  const answer = parseReference(text);
  if (was.kind !== "resolved") throw new Error(`no valid reference: ${source}`);
  if (answer.kind !== "resolved") return { kind: answer.kind, fault: "" };
  if (!answer.valid) return { kind: "problem", fault: "" };
  const codes = answer.references.flatMap(({ corrections }) => corrections);
  const first = answer.references[0];
  const bookId = was.references[0]?.bookId;
  if (answer.osisId === was.osisId) {
    const before = was.references.flatMap(({ corrections }) => corrections);
    if (codes.some((code) => !before.includes(code))) return { kind: "same verses, corrected", fault: "" };
    const isPlain =
      source.replaceAll(" ", "") === text.replaceAll(" ", "") || /^[1-3]?[A-Z][a-z]+\.\d/.test(text);
    return {
      kind: "same verses, as usual",
      fault: isPlain || codes.length > 0 ? "" : "repaired and not listed",
    };
  }
  const isCorrected = codes.includes("book_spelling");
  if (first?.bookId !== bookId) {
    return {
      kind: "another book that the text says",
      fault: isCorrected ? `corrected to another book: ${answer.osisId}` : "",
    };
  }
  if (answer.references.length > 1) return { kind: "several references that the text says", fault: "" };
  if (codes.includes("compact_numbers")) return { kind: "numbers told apart, corrected", fault: "" };
  const plain = plainNumbers(text);
  const written = first === undefined ? "" : numbersOf(first);
  const isOther = plain !== null && plain !== written && `1:${plain}` !== written;
  return { kind: "other numbers that the text says", fault: isOther ? `reads ${written}, not ${plain}` : "" };
}

test("a reference with one changed character is never silently read as another reference", (t) => {
  const counts = new Map<string, number>();
  const samples = new Map<string, string[]>();
  const faults: string[] = [];
  let all = 0;
  for (const source of SOURCES) {
    for (const text of mutationsOf(source)) {
      const { kind, fault } = verdictOf(source, text);
      all++;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const list = samples.get(kind) ?? [];
      samples.set(kind, list);
      if (count % 97 === 1 && list.length < 8) list.push(JSON.stringify(text));
      if (fault !== "") faults.push(`${JSON.stringify(source)} as ${JSON.stringify(text)}: ${fault}`);
    }
  }
  for (const [kind, count] of counts) {
    t.diagnostic(
      `${kind}: ${count} of ${all} (${((count / all) * 100).toFixed(1)} %): ${(samples.get(kind) ?? []).join(" ")}`,
    );
  }
  assert.ok(all > 20_000);
  assert.deepEqual(faults, []);
});
