/** /verify: judges and corrects every reference and quotation of a text. */

import { type Find, type Steps, scanInSteps } from "@lectern/scripture/scan";
import type { Edition, TextStore } from "../../text/edition.ts";
import { type Library, libraryOf } from "../quote.ts";
import { type Result, succeed } from "../result.ts";
import { type Collected, type PlainText, quotationsOf, readPlainText } from "./collect-quotations.ts";
import { Judge, type QuotationItem } from "./judge-quotations.ts";
import { type Pairing, pairAll } from "./pairing.ts";
import { Citations, type CitedReference } from "./quotation-forms.ts";
import { markedQuotations } from "./quotation-marks.ts";
import { withVerseLabels } from "./verse-labels.ts";
import { VersionNames } from "./versions.ts";

export interface ReferenceItem {
  readonly kind: "reference";
  readonly find: Find;
}

export type VerifiedItem = QuotationItem | ReferenceItem;

/** How much of a text is checked. */
export interface VerifyLimits {
  /** Most references and quotations together. */
  readonly items: number;
  /** Most quotations. */
  readonly quotations: number;
  /** Most characters (UTF-16 units) of all quotations together. */
  readonly quoted: number;
  /** Most numbers beside quotations whose chapter is looked up. */
  readonly labels: number;
}

/** The limits of one request. */
const REQUEST_LIMITS: VerifyLimits = { items: 2000, quotations: 500, quoted: 100_000, labels: 100 };
/** The limits of the command line: none. */
export const NO_LIMITS: VerifyLimits = {
  items: Number.POSITIVE_INFINITY,
  quotations: Number.POSITIVE_INFINITY,
  quoted: Number.POSITIVE_INFINITY,
  labels: Number.POSITIVE_INFINITY,
};

/** References that are placed in one step. */
const CITED_STEP = 200;

export interface Verification {
  /** In the order of their places. */
  readonly items: readonly VerifiedItem[];
  /** Whether all of the text was checked, and nothing is wrong. */
  readonly isSound: boolean;
  /** Where in the source the check stopped at a limit; null when the whole text was checked. */
  readonly readTo: number | null;
}

export interface Verify {
  readonly text: string;
  readonly library: Library;
  run(): Steps<Verification>;
}

/** A checked request that is ready to run. */
export function verify(
  texts: TextStore,
  text: string,
  version: string | undefined,
  mayRead: (edition: Edition) => boolean,
  limits: VerifyLimits = REQUEST_LIMITS,
): Result<Verify> {
  const library = libraryOf(texts, version, mayRead);
  return library.ok
    ? succeed({ text, library: library.value, run: () => run(text, library.value, limits) })
    : library;
}

function* run(source: string, library: Library, limits: VerifyLimits): Steps<Verification> {
  const scanned = yield* scanInSteps(source, { maxFinds: limits.items + 1 });
  const read = yield* readPlainText(source);
  const marked = yield* markedQuotations(read.text, limits.items + 1);
  const labelled = yield* withVerseLabels(read, scanned, marked, library, limits.labels);
  const { finds } = labelled;
  const citations = new Citations(yield* citedIn(read, finds));
  const collected = yield* quotationsOf(read, marked, citations, limits.items + 1);
  const pairings = yield* pairAll(read.text, collected.quotations, citations);
  const quotations = yield* judged(read, library, finds, collected, pairings, limits);
  const references = finds.map((find): ReferenceItem => ({ kind: "reference", find }));
  const items = [...references, ...quotations.items].sort(
    (a, b) => startOf(a) - startOf(b) || Number(a.kind === "reference") - Number(b.kind === "reference"),
  );
  const after = items[limits.items];
  const end = Math.min(labelled.end, quotations.end, after === undefined ? source.length : startOf(after));
  const isWhole = end === source.length;
  const checked = isWhole ? items : items.filter((item) => startOf(item) < end);
  return { items: checked, isSound: isWhole && checked.every(isSound), readTo: isWhole ? null : end };
}

/** The references by their places in the text without markup. */
function* citedIn(read: PlainText, finds: readonly Find[]): Steps<readonly CitedReference[]> {
  const cited: CitedReference[] = [];
  for (const [find, { start, end, group }] of finds.entries()) {
    if (find % CITED_STEP === CITED_STEP - 1) yield;
    cited.push({ start: read.offsetOf(start), end: read.offsetOf(end), group, find });
  }
  return cited;
}

/** The judged quotations, and the offset in the source at which the check ended. */
function* judged(
  read: PlainText,
  library: Library,
  finds: readonly Find[],
  { quotations, end }: Collected,
  pairings: readonly Pairing[],
  limits: VerifyLimits,
): Steps<{ readonly items: readonly QuotationItem[]; readonly end: number }> {
  const editions = [...library.editions, ...library.helpers].map(({ info }) => info);
  const judge = new Judge(read, library, finds, yield* VersionNames.read(read.text, editions));
  const items: QuotationItem[] = [];
  let [count, length] = [0, 0];
  for (const [at, quoted] of quotations.entries()) {
    const pairing = pairings[at];
    count++;
    length += quoted.end - quoted.start;
    if (pairing === undefined || quoted.start >= end) break;
    if (count > limits.quotations || length > limits.quoted)
      return { items, end: read.sourceRange(quoted.start, quoted.end).start };
    const around = [quotations[at - 1]?.end ?? 0, quotations[at + 1]?.start ?? read.text.length] as const;
    const item = yield* judge.item(quoted, pairing, around);
    if (item !== null) items.push(item);
    yield;
  }
  const isWhole = end >= read.text.length;
  return { items, end: isWhole ? read.source.length : read.sourceRange(end, end + 1).start };
}

const startOf = (item: VerifiedItem): number => (item.kind === "reference" ? item.find.start : item.start);

function isSound(item: VerifiedItem): boolean {
  if (item.kind === "reference") return item.find.type !== "invalid";
  return !item.isJudged || (item.words === "exact" && (item.place === "right" || item.place === "not_given"));
}
