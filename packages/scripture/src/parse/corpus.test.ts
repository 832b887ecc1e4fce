import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById, parseReference } from "../index.ts";
import { describe, meets, type Row, readRows } from "./testdata/rows.ts";

/** Prints the accuracy of each kind of row and fails when a row is not met. */
function holdRows(title: string, rows: readonly Row[], fault: (row: Row) => string): void {
  test(title, (t) => {
    const faults: string[] = [];
    const kinds = new Map<string, { met: number; all: number }>();
    for (const row of rows) {
      const kind = kinds.get(row[0] ?? "") ?? { met: 0, all: 0 };
      kinds.set(row[0] ?? "", kind);
      kind.all++;
      const text = fault(row);
      if (text === "") kind.met++;
      else faults.push(text);
    }
    for (const [kind, { met, all }] of kinds) {
      t.diagnostic(`${title}: ${kind}: ${met} of ${all} (${((met / all) * 100).toFixed(1)} %)`);
    }
    assert.ok(rows.length >= 100);
    assert.deepEqual(faults, []);
  });
}

function answerFault([kind = "", input = "", expected = ""]: Row): string {
  const answer = parseReference(input);
  return meets(answer, expected)
    ? ""
    : `${kind}: ${JSON.stringify(input)}: expected ${expected}, got ${describe(answer)}`;
}

function nameFault([kind = "", name = "", key = ""]: Row): string {
  const answer = parseReference(`${name} 1:1`);
  const reference = answer.kind === "resolved" && answer.valid ? answer.references[0] : undefined;
  const isMended = !kind.startsWith("misspelled") || (reference?.corrections.length ?? 0) > 0;
  const isBook = reference !== undefined && bookById(reference.bookId).key === key;
  return isBook && isMended
    ? ""
    : `${kind}: ${JSON.stringify(name)}: expected ${key}, got ${describe(answer)}`;
}

/** Two readings behind another reference: an item of a list and Jonah, or parts of words that could end one. */
const OPEN_IN_CHAINS: ReadonlySet<string> = new Set(["1 Jon", "1C orinthians", "2 T imothy", "1S amuel"]);

/** A name is read behind another reference as it is alone. */
function chainFault([, name = "", key = ""]: Row): string {
  if (OPEN_IN_CHAINS.has(name)) return "";
  const alone = parseReference(`${name} 1:1`);
  const osisId = alone.kind === "resolved" ? alone.osisId : null;
  const answers = ["Romans 8:1", "Rom. viii. 1", "Jude 5"].map((first) => {
    const before = parseReference(first);
    const both = parseReference(`${first}; ${name} 1:1`);
    const isSame = before.kind === "resolved" && both.kind === "resolved";
    return isSame && both.osisId === `${before.osisId},${osisId}` ? "" : `${first}; ${name} 1:1`;
  });
  return answers.some((text) => text !== "") ? `${key}: ${answers.join(" ")}` : "";
}

holdRows("citations", readRows("corpus.tsv"), answerFault);
holdRows("names of books", readRows("names.tsv"), nameFault);
holdRows("names of books in chains", readRows("names.tsv"), chainFault);
holdRows(
  "short forms settled by usage",
  readRows("settled.tsv").map(([name = "", key = ""]) => ["settled", name, key]),
  nameFault,
);
holdRows(
  "ambiguous names",
  readRows("ambiguous.tsv").map(([input = "", expected = "", reason = ""]) => [reason, input, expected]),
  answerFault,
);
holdRows("what must not resolve", readRows("invalid.tsv"), answerFault);
