// Compares two references of different style: node compare.ts "Romans Chapter 8: 1 thru 4" "Rom 8.1 - 4"
import { get } from "./api.ts";

interface Diff {
  readonly a: string;
  readonly b: string;
  readonly relation: string;
  readonly intersection: { readonly osis_id: string | null; readonly verse_count: number };
  readonly only_in_a: { readonly osis_id: string | null };
  readonly only_in_b: { readonly osis_id: string | null };
}

const [a = "Romans Chapter 8: 1 thru 4", b = "Rom 8.1 - 4"] = process.argv.slice(2);
const diff = await get<Diff>("diff", { a, b });
if (diff.relation === "equal") console.log(`the same: ${diff.intersection.osis_id}`);
else {
  console.log(`${diff.relation}: ${diff.a} and ${diff.b}`);
  console.log(`in both: ${diff.intersection.osis_id ?? "nothing"}`);
  console.log(`only in the first: ${diff.only_in_a.osis_id ?? "nothing"}`);
  console.log(`only in the second: ${diff.only_in_b.osis_id ?? "nothing"}`);
}
