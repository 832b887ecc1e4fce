// Passes the osis_id of each answer to the next endpoint, and expects it back unchanged.
import { expectSame, get } from "./api.ts";

interface Answer {
  readonly osis_id: string;
}
interface Expansion extends Answer {
  readonly verse_count: number;
  readonly verse_ids: readonly number[];
  readonly verse_indexes: readonly number[];
  readonly data: readonly { readonly verse_id: number; readonly verse_index: number }[];
}
interface Lookup {
  readonly data: readonly {
    readonly verse_id: number;
    readonly verse_index: number;
    readonly osis_id: string;
  }[];
}
interface Diff {
  readonly relation: string;
  readonly union: Answer;
}
interface Distance {
  readonly a: string;
  readonly distance: number;
  readonly direction: string;
}
interface Passage extends Answer {
  readonly results_count: number;
}

for (const input of ["joh 3 16", "Ps.23, vv.1–3", "Ruth", "Mal 4:5-Matt 1:2", "rom 8:1-4; 12:1-2"]) {
  const { osis_id: id } = await get<Answer>("resolve", { reference: input });
  const expansion = await get<Expansion>("expand", { reference: id });
  expectSame(expansion.osis_id, id, "expand");

  const diff = await get<Diff>("diff", { a: input, b: id });
  expectSame([diff.relation, diff.union.osis_id], ["equal", id], "diff");
  const distance = await get<Distance>("distance", { a: id, b: input });
  expectSame([distance.a, distance.distance, distance.direction], [id, 0, "same"], "distance");
  const passage = await get<Passage>("passage", { reference: id, version: "ASV" });
  expectSame([passage.osis_id, passage.results_count], [id, expansion.verse_count], "passage");

  const verseIds = expansion.verse_ids.slice(0, 100).join(",");
  const found = await get<Lookup>("lookup", { verse_id: verseIds });
  expectSame(
    found.data.map(({ verse_id, verse_index }) => [verse_id, verse_index]),
    expansion.data.slice(0, 100).map(({ verse_id, verse_index }) => [verse_id, verse_index]),
    "lookup by verse_id",
  );
  const osisIds = found.data.map(({ osis_id }) => osis_id).join(",");
  expectSame(await get<Lookup>("lookup", { osis_id: osisIds }), found, "lookup by osis_id");

  if (!id.includes(",") || input.startsWith("Mal")) await followRun(id, expansion);
  console.log(`${input} -> ${id}: ${expansion.verse_count} verses`);
}

/** /context, /range and /slice accept only runs without gaps. */
async function followRun(id: string, { verse_indexes, verse_count }: Expansion): Promise<void> {
  const context = await get<Passage>("context", { reference: id, window: 0 });
  expectSame([context.osis_id, context.results_count], [id, verse_count], "context");
  expectSame((await get<Answer>("range", { start: id, end: id })).osis_id, id, "range");
  const [first = 0] = verse_indexes;
  const slice = await get<Answer>("slice", { start_index: first, end_index: first + verse_count - 1 });
  expectSame(slice.osis_id, id, "slice");
}
