// Splits a reference, or the whole canon, into a number of days of about equal length. A day ends with a
// chapter wherever days are longer than chapters. Prints a table in Markdown.
//
//   node docs/examples/reading-plan.ts 365
//   node docs/examples/reading-plan.ts 4 Ruth
//
// LECTERN_URL is the base address of the service, LECTERN_KEY a key of any plan: the program requests only coordinates,
// which no plan limits.

const base = process.env.LECTERN_URL ?? "http://127.0.0.1:8080/api";
const key = process.env.LECTERN_KEY;

async function get<T>(path: string, query: Readonly<Record<string, string>>): Promise<T> {
  for (;;) {
    const response = await fetch(`${base}/${path}?${new URLSearchParams(query)}`, {
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
    });
    const body = JSON.parse(await response.text());
    if (response.ok) return body;
    if (body.error !== "rate_limited") throw new Error(body.message);
    await new Promise((resolve) => setTimeout(resolve, body.retry_after * 1000));
  }
}

interface Run {
  readonly first: number;
  readonly last: number;
}

/** The verses of a reference as runs of verse indexes in canonical order, however it was written. */
async function runsOf(reference: string): Promise<Run[]> {
  interface Diff {
    readonly union: { readonly osis_id: string };
  }
  interface Range {
    readonly ranges: readonly { readonly start_index: number; readonly end_index: number }[];
  }
  const { union } = await get<Diff>("diff", { a: reference, b: reference });
  const runs: Run[] = [];
  for (const item of union.osis_id.split(",")) {
    const { ranges } = await get<Range>("range", { start: item, end: item });
    for (const { start_index: first, end_index: last } of ranges) runs.push({ first, last });
  }
  return runs;
}

/** Verse indexes with which chapters end. */
async function chapterEnds(): Promise<Set<number>> {
  const { data } = await get<{ readonly data: readonly { readonly chapters: readonly number[] }[] }>(
    "books",
    {},
  );
  let at = 0;
  return new Set(data.flatMap(({ chapters }) => chapters).map((verses) => (at += verses)));
}

/** Where each day ends, as a position in `verses`: at a chapter's end if one is near enough. */
function dayEnds(verses: readonly number[], ends: ReadonlySet<number>, days: number): number[] {
  const length = verses.length / days;
  const result: number[] = [];
  for (let day = 1; day <= days; day++) {
    const ideal = Math.round(day * length);
    const candidates = [ideal];
    for (let shift = 1; shift <= length / 2; shift++) candidates.push(ideal - shift, ideal + shift);
    const [least, most] = [(result.at(-1) ?? 0) + 1, verses.length - (days - day)];
    const fits = (at: number): boolean => at >= least && at <= most;
    const chapterEnd = candidates.find((at) => fits(at) && ends.has(verses[at - 1] ?? 0));
    result.push(day === days ? verses.length : (chapterEnd ?? Math.min(most, Math.max(least, ideal))));
  }
  return result;
}

/** Ascending verse indexes as runs. */
function toRuns(verses: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const index of verses) {
    const open = runs.at(-1);
    if (open !== undefined && open.last === index - 1)
      runs[runs.length - 1] = { first: open.first, last: index };
    else runs.push({ first: index, last: index });
  }
  return runs;
}

/** OSIS id of runs of verses; they may cross books. */
async function osisOf(runs: readonly Run[]): Promise<string> {
  const ids: string[] = [];
  for (const { first, last } of runs) {
    const { data } = await get<{ readonly data: readonly { readonly osis_id: string }[] }>("lookup", {
      verse_index: `${first},${last}`,
    });
    const [start, end] = data.map(({ osis_id }) => osis_id);
    const range = await get<{ readonly osis_id: string }>("range", { start: `${start}`, end: `${end}` });
    ids.push(range.osis_id);
  }
  return ids.join(",");
}

/** As a person would write it. */
async function nameOf(osisId: string): Promise<string> {
  interface Resolution {
    readonly normalized?: string;
    readonly references?: readonly { readonly normalized: string }[];
  }
  const { normalized, references = [] } = await get<Resolution>("resolve", { reference: osisId });
  return normalized ?? references.map((reference) => reference.normalized).join("; ");
}

const [dayCount = "365", reference = "Genesis-Revelation"] = process.argv.slice(2);
const verses: number[] = [];
for (const { first, last } of await runsOf(reference)) {
  for (let index = first; index <= last; index++) verses.push(index);
}
const days = Number(dayCount);
if (!Number.isInteger(days) || days < 1 || days > verses.length) {
  throw new Error(`${reference} has ${verses.length} verses; it can be read in 1 to ${verses.length} days`);
}
console.log("| Day | Reading | Verses |\n|---|---|---|");
let from = 0;
for (const [index, end] of dayEnds(verses, await chapterEnds(), days).entries()) {
  const reading = await nameOf(await osisOf(toRuns(verses.slice(from, end))));
  console.log(`| ${index + 1} | ${reading} | ${end - from} |`);
  from = end;
}
