/** Answers as text that reads well: what a model sees where structured content is not shown to it. */

import type {
  Comparison,
  Context,
  Diff,
  Lookup,
  Passage,
  Reference,
  ReferenceProblem,
  Resolution,
} from "@lectern/client";
import type { Finding } from "./finding.ts";

const count = (verses: number): string => (verses === 1 ? "1 verse" : `${verses} verses`);

const problemLine = ({ message, last_valid, readings }: ReferenceProblem): string => {
  const last = last_valid === null ? "" : ` Last valid: ${last_valid}.`;
  const meant = readings.length === 0 ? "" : ` It could mean: ${readings.join(", ")}.`;
  return `- ${message}${last}${meant}`;
};

function referenceLines({
  input,
  book,
  normalized,
  osis_id,
  confidence,
  ...rest
}: Reference): readonly string[] {
  const { corrections, version_hint, problems = [] } = rest;
  const lines = [
    normalized === null
      ? `${input} (${book.name}): not a place in the canon`
      : `${normalized} = ${osis_id} (confidence ${confidence})`,
    ...problems.map(problemLine),
  ];
  if (corrections.length > 0) lines.push(`- repaired or assumed: ${corrections.join(", ")}`);
  if (version_hint !== null) lines.push(`- a version was named and set aside: ${version_hint}`);
  return lines;
}

export function resolutionText(resolution: Resolution): string {
  if (resolution.type === "single") return referenceLines(resolution).join("\n");
  const head = resolution.valid ? [`All of it: ${resolution.osis_id}`] : [];
  return [...resolution.references.flatMap(referenceLines), ...head].join("\n");
}

const words = (text: string | null | undefined, version: string): string => text ?? `(not in the ${version})`;

export function passageText({ osis_id, version, data }: Passage): string {
  const lines = data.flatMap(({ book, chapter, verse, text, title }) => {
    const own = `${book} ${chapter}:${verse} ${words(text, version)}`;
    return title === undefined ? [own] : [`${book} ${chapter}, title: ${title}`, own];
  });
  return [`${osis_id} (${version}), ${count(data.length)}`, "", ...lines].join("\n");
}

/** Of an item of a comparison, the text under a version's code. */
function textUnder(item: Comparison["data"][number], version: string): string | null {
  const text: unknown = Object.entries(item).find(([name]) => name === version)?.[1];
  return typeof text === "string" ? text : null;
}

export function comparisonText(comparison: Comparison & { readonly osis_id: string }): string {
  const { primary_version, compare_version, osis_id, book, chapter, data } = comparison;
  const versions = [primary_version, compare_version];
  const lines = data.flatMap((item) => [
    "",
    `${book.name} ${item.chapter ?? chapter}:${item.verse}`,
    ...versions.flatMap((version) => {
      const title = item.titles?.[version];
      const own = `${version}: ${words(textUnder(item, version), version)}`;
      return title === undefined ? [own] : [`${version}, title: ${title}`, own];
    }),
  ]);
  return [`${osis_id} in ${versions.join(" and ")}, ${count(data.length)}`, ...lines].join("\n");
}

export function contextText({ osis_id, version, before, after, data }: Context): string {
  const lines = data.flatMap(({ offset, reference, text, title, book, chapter }) => {
    const own = version === null ? reference : `${reference} ${words(text, version)}`;
    const marked = offset === 0 ? `> ${own}` : `  ${own}`;
    return title === undefined ? [marked] : [`  ${book.name} ${chapter}, title: ${title}`, marked];
  });
  const head = `${osis_id}${version === null ? "" : ` (${version})`} with ${before} before and ${after} after it`;
  return [`${head}; the reference itself is marked >`, "", ...lines].join("\n");
}

const RELATIONS: Readonly<Record<Diff["relation"], string>> = {
  equal: "both are the same verses",
  a_contains_b: "a contains all of b and more",
  b_contains_a: "b contains all of a and more",
  overlaps: "they overlap",
  adjacent: "they share no verse, but one follows directly on the other",
  disjoint: "they share no verse and do not touch",
};

export function diffText({ a, b, relation, intersection, only_in_a, only_in_b, union }: Diff): string {
  const line = (name: string, { osis_id, verse_count }: Diff["union"]): string =>
    `${name}: ${osis_id === null ? "nothing" : `${osis_id} (${count(verse_count)})`}`;
  return [
    `a = ${a}`,
    `b = ${b}`,
    `Relation: ${relation}: ${RELATIONS[relation]}.`,
    line("In both", intersection),
    line("Only in a", only_in_a),
    line("Only in b", only_in_b),
    line("Together", union),
  ].join("\n");
}

export function lookupText({ data }: Lookup): string {
  return data
    .map(({ reference, osis_id, verse_id, verse_index, previous, next }) => {
      const around = `verse index before it ${previous ?? "none"}, after it ${next ?? "none"}`;
      return `${reference} = ${osis_id}, verse id ${verse_id}, verse index ${verse_index}; ${around}`;
    })
    .join("\n");
}

/** Anything but an answer. */
export function questionText(finding: Exclude<Finding, { readonly outcome: "answered" }>): string {
  switch (finding.outcome) {
    case "ambiguous": {
      const lines = finding.candidates.map(
        ({ name, osis, score, weight, reason }, index) =>
          `${index + 1}. ${name} (${osis}): score ${score}, weight ${weight}, ${reason}`,
      );
      return [`Ambiguous: ${finding.message}`, ...lines, finding.advice].join("\n");
    }
    case "unrecognized":
      return `Not understood: ${finding.message}\n${finding.advice}`;
    case "outside_canon":
      return [
        `Outside the canon (${finding.input}):`,
        ...finding.problems.map(problemLine),
        finding.advice,
      ].join("\n");
    case "failed": {
      const { code, status, request_id } = finding.failure;
      const http = status === 0 ? "" : `, HTTP ${status}`;
      const id = request_id === null ? "" : `\nRequest id: ${request_id}`;
      return `Error ${code}${http}: ${finding.message}\n${finding.advice}${id}`;
    }
  }
}
