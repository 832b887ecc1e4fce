// Prints every word family that the analyser finds in an edition, for review: its name, then its forms. A form whose
// first family is another one is in brackets. Usage: node scripts/run.mjs scripts/word-families.ts kjv

import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex, openIndex } from "../packages/concordance/src/index.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";

const file = join(
  import.meta.dirname,
  "..",
  "packages",
  "server",
  "packs",
  `${process.argv[2] ?? "kjv"}.pack`,
);
const pack = openPack(readFileSync(file));
if (!pack.ok) throw new Error(`${file} ${pack.fault}`);
const { info, text } = pack.edition;
const source = { code: info.code, language: info.language, revision: info.revision, verseTotal: 31102, text };
const opened = openIndex(buildIndex(source, (bytes) => hash("sha256", bytes, "buffer")));
if (!opened.ok) throw new Error(opened.fault);
const { index } = opened;
for (let family = 0; family < index.familyTotal; family++) {
  const forms = Array.from(index.formsOf(family), (form) =>
    index.formFamilies[form] === family ? index.form(form) : `[${index.form(form)}]`,
  );
  console.log(`${index.familyName(family)}: ${forms.join(" ")}`);
}
