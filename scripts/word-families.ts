// Prints every word family that the analyser finds in an edition, for review: its name, then its forms. A form whose
// first family is another one is in brackets. Usage: node scripts/run.mjs scripts/word-families.ts kjv

import { join } from "node:path";
import { indexOfPack } from "./pack-index.ts";

const file = join(
  import.meta.dirname,
  "..",
  "packages",
  "server",
  "packs",
  `${process.argv[2] ?? "kjv"}.pack`,
);
const index = indexOfPack(file);
for (let family = 0; family < index.familyTotal; family++) {
  const forms = Array.from(index.formsOf(family), (form) =>
    index.formFamilies[form] === family ? index.form(form) : `[${index.form(form)}]`,
  );
  console.log(`${index.familyName(family)}: ${forms.join(" ")}`);
}
