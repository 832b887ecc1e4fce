/** `lectern resolve --explain`: shows the result of each stage of the resolver. */

import { bookById, findBook, type Resolution } from "@lectern/scripture";
import type { Attempt, ExplainedItem, ExplainedReading, Explanation } from "@lectern/scripture/explain";
import type { Paint } from "./colour.ts";

/** The cheapest readings are shown, at most this many. */
const READINGS_MAX = 4;

const nameOf = (key: string): string => findBook(key)?.name ?? key;
const namesOf = (keys: readonly string[]): string => keys.map(nameOf).join(" or ");

/** Several lines, the last with a line end. */
export function explanationText(explanation: Explanation, paint: Paint): string {
  const { input, language, attempts, answer } = explanation;
  const lines = [paint.strong(input), paint.quiet(`language ${language}`)];
  for (const attempt of attempts) lines.push("", ...attemptLines(attempt, paint));
  lines.push("", ...rowsOf("answer", answerLines(answer), paint));
  return `${lines.join("\n")}\n`;
}

/** Rows with a heading in a column on the left. */
function rowsOf(heading: string, rows: readonly string[], paint: Paint): readonly string[] {
  return rows.map((row, index) => `  ${paint.quiet((index === 0 ? heading : "").padEnd(9))}  ${row}`);
}

function attemptLines(attempt: Attempt, paint: Paint): readonly string[] {
  const { how, tokens, names, words, readings, items } = attempt;
  const shown = readings.slice(0, READINGS_MAX);
  const more = readings.length > shown.length ? [`and ${readings.length - shown.length} more`] : [];
  return [
    how,
    ...rowsOf("text", [tokens.map(({ text }) => text.replaceAll("\n", "\\n")).join("  ")], paint),
    ...rowsOf(
      "names",
      names.map(({ text, books, corrections }) =>
        [`"${text}"`, books.length === 0 ? "no book" : namesOf(books), ...corrections].join("  "),
      ),
      paint,
    ),
    ...rowsOf(
      "words",
      words.map(({ text, roles }) => `"${text}"  ${roles.join(", ")}`),
      paint,
    ),
    ...rowsOf("grammar", [...shown.flatMap(readingLines), ...more], paint),
    ...rowsOf("settle", [settlementLine(attempt)], paint),
    ...rowsOf("meaning", items.map(itemText), paint),
  ];
}

function readingLines({ isComplete, cost, steps }: ExplainedReading): readonly string[] {
  const steplines = steps.map(
    ({ production, rule, text, books }) =>
      `  ${`rule ${rule}`.padEnd(8)} ${production.padEnd(24)} ${JSON.stringify(text)}${books.length === 0 ? "" : `  ${namesOf(books)}`}`,
  );
  return [
    `${isComplete ? "a reading" : "no reading; this is the longest attempt"}, cost ${cost}`,
    ...steplines,
  ];
}

function settlementLine({ settlement }: Attempt): string {
  const { kind, position, books } = settlement;
  switch (kind) {
    case "read":
      return "one reading";
    case "ambiguous":
      return `a name at ${position} fits several books: ${namesOf(books)}`;
    case "two books":
      return `two readings at ${position}: ${namesOf(books)}`;
    case "unread":
      return `not understood at ${position}`;
  }
}

function itemText({ book, start, end }: ExplainedItem): string {
  const point = ({ chapter, verse }: ExplainedItem["start"]): string => `${chapter ?? "?"}:${verse ?? "?"}`;
  return `${nameOf(book)} ${point(start)} to ${point(end)}`;
}

function answerLines(answer: Resolution): readonly string[] {
  switch (answer.kind) {
    case "unrecognized":
      return [`unrecognized at ${answer.position}, expected ${answer.expected}`];
    case "ambiguous":
      return [`ambiguous: ${answer.candidates.map(({ bookId }) => bookById(bookId).name).join(", ")}`];
    case "resolved":
      return answer.references.map((reference) => {
        const result = reference.valid
          ? `${reference.normalized}  ${reference.osisId}`
          : reference.problems.map(({ message }) => message).join(" ");
        return [result, `confidence ${reference.confidence}`, ...reference.corrections].join("  ");
      });
  }
}
