/** The report of an import, as a value for JSON and as lines of text. */

import { osisOfOrdinal } from "@lectern/scripture";
import { placePrefix, type WarningCode } from "./event.ts";
import type { ImportedEdition } from "./import-edition.ts";
import type { Finding } from "./verse-collector.ts";

/** Kinds of findings that need no attention: the edition is complete despite them. */
const HARMLESS: ReadonlySet<WarningCode> = new Set([
  "book_unknown",
  "bridge",
  "file_ignored",
  "title_inside",
  "versification_guessed",
]);

/** How many findings of a kind the text report shows. JSON has all of them. */
const SHOWN = 10;

/** The findings that make a strict import fail. */
export function seriousFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }) => !HARMLESS.has(code));
}

/** The report as JSON has it. */
export function reportValue(edition: ImportedEdition): Readonly<Record<string, unknown>> {
  const { figures, versification, files, findings } = edition;
  const absent = absentOrdinals(edition);
  return {
    files,
    versification,
    books: Object.keys(figures.perBook).length,
    verses: figures.verses,
    per_book: figures.perBook,
    canon_verses: edition.verses.length - absent.length,
    absent: absent.map(osisOfOrdinal),
    empty: figures.empty,
    absent_from_grid: figures.missingCanonVerses,
    outside_grid: figures.versesOutsideCanon,
    chapters: figures.chapters,
    counts: countByCode(findings),
    findings: findings.map(({ code, message, at }) => ({
      code,
      message,
      file: at.file || null,
      line: at.line || null,
    })),
  };
}

/** The report as lines of text. */
export function reportLines(edition: ImportedEdition): readonly string[] {
  const { figures, versification, files, findings } = edition;
  const formats = new Map<string, number>();
  for (const { format } of files) {
    if (format !== null) formats.set(format, (formats.get(format) ?? 0) + 1);
  }
  const absent = absentOrdinals(edition);
  const lines = [
    `files:          ${[...formats].map(([format, count]) => `${count} ${format}`).join(", ")}`,
    `versification:  ${versification.code}${versification.declared ? "" : " (fits best; not declared)"}`,
    `verses:         ${figures.verses} in ${Object.keys(figures.perBook).length} books, as the edition numbers them`,
    `in the canon:   ${edition.verses.length - absent.length} of ${edition.verses.length} verses have words`,
  ];
  for (const { book, chapter, expected, found } of figures.chapters.slice(0, SHOWN)) {
    lines.push(`chapter:        ${book} ${chapter} has ${found} verses, its versification ${expected}`);
  }
  if (figures.chapters.length > SHOWN)
    lines.push(`                and ${figures.chapters.length - SHOWN} chapters more`);
  return [...lines, ...findingLines(findings)];
}

function findingLines(findings: readonly Finding[]): readonly string[] {
  const byCode = new Map<WarningCode, Finding[]>();
  for (const finding of findings) {
    const list = byCode.get(finding.code) ?? [];
    list.push(finding);
    byCode.set(finding.code, list);
  }
  return [...byCode].flatMap(([code, list]) => [
    `${code} (${list.length})`,
    ...list.slice(0, SHOWN).map((finding) => `  ${placePrefix(finding.at)}${finding.message}`),
    ...(list.length > SHOWN ? [`  and ${list.length - SHOWN} more (--json shows all)`] : []),
  ]);
}

const absentOrdinals = ({ verses }: ImportedEdition): readonly number[] =>
  verses.flatMap((verse, index) => ((verse?.text ?? null) === null ? [index + 1] : []));

function countByCode(findings: readonly Finding[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
