/** Formats answers as text, for clients that do not show structured content to the model. */

import type {
  Comparison,
  Context,
  Diff,
  Lookup,
  Passage,
  Quote,
  Reference,
  ReferenceProblem,
  Resolution,
  Scan,
  ScanItem,
  Search,
  Verification,
  VerifiedQuotation,
} from "@lectern/client";
import type { Finding } from "./finding.ts";

const count = (verses: number): string => (verses === 1 ? "1 verse" : `${verses} verses`);

const problemLine = ({ message, last_valid, readings }: ReferenceProblem): string => {
  const last = last_valid === null ? "" : ` Last valid: ${last_valid}.`;
  const readingsText = readings.length === 0 ? "" : ` It could mean: ${readings.join(", ")}.`;
  return `- ${message}${last}${readingsText}`;
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
      ? `${input} (${book.name}): not in the canon`
      : `${normalized} = ${osis_id} (confidence ${confidence})`,
    ...problems.map(problemLine),
  ];
  if (corrections.length > 0) lines.push(`- corrected or assumed: ${corrections.join(", ")}`);
  if (version_hint !== null)
    lines.push(`- the reference names a version, which was ignored: ${version_hint}`);
  return lines;
}

export function resolutionText(resolution: Resolution): string {
  if (resolution.type === "single") return referenceLines(resolution).join("\n");
  const heading = resolution.valid ? [`All of it: ${resolution.osis_id}`] : [];
  return [...resolution.references.flatMap(referenceLines), ...heading].join("\n");
}

/** No verse of a version is empty, so an empty text means an absent verse. */
const words = (text: string | undefined, version: string): string =>
  text === undefined || text === "" ? `(not in the ${version})` : text;

/** Added when the reference names another version than the one that is read. */
function conflict(hint: string | null, version: string | null): readonly string[] {
  if (hint === null || version === null || hint === version) return [];
  return [`The reference names the version ${hint}; this is the ${version}.`];
}

export function passageText({ osis_id, version, version_hint, data }: Passage): string {
  const lines = data.flatMap(({ book, chapter, verse, text, title }) => {
    const line = `${book} ${chapter}:${verse} ${words(text, version)}`;
    return title === undefined ? [line] : [`${book} ${chapter}, title: ${title}`, line];
  });
  const heading = `${osis_id} (${version}), ${count(data.length)}`;
  return [heading, ...conflict(version_hint, version), "", ...lines].join("\n");
}

/** The text of a comparison's item in one version. */
function textUnder(item: Comparison["data"][number], version: string): string {
  const text: unknown = Object.entries(item).find(([name]) => name === version)?.[1];
  return typeof text === "string" ? text : "";
}

export function comparisonText(comparison: Comparison & { readonly osis_id: string }): string {
  const { primary_version, compare_version, osis_id, book, chapter, data } = comparison;
  const versions = [primary_version, compare_version];
  const lines = data.flatMap((item) => [
    "",
    `${book.name} ${item.chapter ?? chapter}:${item.verse}`,
    ...versions.flatMap((version) => {
      const title = item.titles?.[version];
      const line = `${version}: ${words(textUnder(item, version), version)}`;
      return title === undefined ? [line] : [`${version}, title: ${title}`, line];
    }),
  ]);
  return [`${osis_id} in ${versions.join(" and ")}, ${count(data.length)}`, ...lines].join("\n");
}

export function contextText({ osis_id, version, version_hint, before, after, data }: Context): string {
  const lines = data.flatMap(({ offset, reference, text, title, book, chapter }) => {
    const line = version === null ? reference : `${reference} ${words(text, version)}`;
    const marked = offset === 0 ? `> ${line}` : `  ${line}`;
    return title === undefined ? [marked] : [`  ${book.name} ${chapter}, title: ${title}`, marked];
  });
  const heading = `${osis_id}${version === null ? "" : ` (${version})`} with ${before} before and ${after} after it`;
  const marks = `${heading}; the reference itself is marked >`;
  return [marks, ...conflict(version_hint, version), "", ...lines].join("\n");
}

const RELATIONS: Readonly<Record<Diff["relation"], string>> = {
  equal: "both are the same verses",
  a_contains_b: "a contains all of b and more",
  b_contains_a: "b contains all of a and more",
  overlaps: "they overlap",
  adjacent: "they share no verse, but one directly follows the other",
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

export function searchText({ query, version, total_count, page, limit, suggestions, data }: Search): string {
  const first = (page - 1) * limit + 1;
  const shown = data.length === 0 ? "" : `, ${first} to ${first + data.length - 1} of them here`;
  const heading = `${count(total_count)} of the ${version} for ${query}${shown}`;
  const spelled = suggestions.length === 0 ? [] : [`Other spellings: ${suggestions.join(" | ")}`];
  return [
    heading,
    ...spelled,
    ...data.map(({ osis_id, reference, text }) => `${reference} (${osis_id}) ${text}`),
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

/** The text of every outcome other than an answer. */
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

function foundLine(item: ScanItem): string {
  const place = `${item.start}-${item.end} ${JSON.stringify(item.text)}`;
  switch (item.type) {
    case "reference": {
      const from = item.carried.length === 0 ? "" : ` (${item.carried.join(" and ")} from before)`;
      return `${place} = ${item.osis_id}, ${item.normalized}${from}`;
    }
    case "invalid":
      return `${place}: ${item.problems?.[0]?.message ?? "not in the canon"}`;
    case "ambiguous":
      return `${place}: could be ${item.candidates.map(({ name }) => name).join(" or ")}`;
  }
}

export function scanText({ results_count, data }: Scan): string {
  const head = results_count === 1 ? "1 reference" : `${results_count} references`;
  return [head, ...data.map(foundLine)].join("\n");
}

const WORDS: Readonly<Record<Quote["words"], string>> = {
  exact: "The words are exact",
  near: "Some words differ",
  loose: "This is a paraphrase",
  none: "These words were not found",
};

const PLACES: Readonly<Record<NonNullable<Quote["place"]>, string>> = {
  right: "; the reference is right",
  partial: "; the reference has only a part of them",
  wrong: "; the reference is wrong",
  not_given: "",
};

const verdictOf = ({ words, place }: Pick<Quote, "words" | "place">): string =>
  `${WORDS[words]}${place === null ? "" : PLACES[place]}`;

export function quoteText(text: string, quote: Quote): string {
  const { searched, matches } = quote;
  const lines = matches.flatMap(({ version, reference, osis_id, words, text: there, differences }) => [
    `${reference} (${osis_id}, ${version}), ${words}: ${there}`,
    ...differences.map(({ kind, quoted, found }) => {
      const [ours, theirs] = [JSON.stringify(text.slice(...quoted)), JSON.stringify(there.slice(...found))];
      if (kind === "replaced") return `- replaced: ${ours}, where the verse has ${theirs}`;
      return `- ${kind}: ${kind === "added" ? ours : theirs}`;
    }),
  ]);
  return [`${verdictOf(quote)} (searched: ${searched.join(", ")}).`, ...lines].join("\n");
}

function quotationLine(item: VerifiedQuotation): string {
  const text = JSON.stringify(item.text);
  if (!item.judged) return `not judged: ${text}`;
  const { correction } = item;
  const correctionText =
    correction === null ? "" : ` ${correction.reference} (${correction.version}) has: ${correction.text}`;
  return `${verdictOf(item)}: ${text}.${correctionText}`;
}

export function verificationText({ verdict, searched, data, read_to }: Verification): string {
  const lines = data.map((item) => (item.type === "quotation" ? quotationLine(item) : foundLine(item)));
  const remainder = read_to === undefined ? [] : [`The text after character ${read_to} was not checked.`];
  return [`The text is ${verdict} (searched: ${searched.join(", ")}).`, ...lines, ...remainder].join("\n");
}
