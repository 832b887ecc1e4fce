// Checks the Bible quotations of a text, such as the answer of a language model, before anybody reads it. Prints each
// fault with its correction. The exit status is 1 if there is a fault.
//
//   node docs/examples/check-answer.ts answer.md
//
// LECTERN_URL is the service's base address, LECTERN_KEY a key.
import { readFileSync } from "node:fs";

const base = process.env.LECTERN_URL ?? "http://127.0.0.1:8080/api";
const key = process.env.LECTERN_KEY;

interface Item {
  readonly type: "reference" | "ambiguous" | "invalid" | "quotation";
  readonly text: string;
  readonly judged?: boolean;
  readonly words?: string;
  readonly place?: string;
  readonly correction?: {
    readonly version: string;
    readonly reference: string;
    readonly text: string;
  } | null;
}

interface Verification {
  readonly verdict: string;
  readonly data: readonly Item[];
  /** Where the check of a very long text ended. */
  readonly read_to?: number;
}

async function verify(text: string): Promise<Verification> {
  const response = await fetch(`${base}/verify`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ text }),
  });
  const body = JSON.parse(await response.text());
  if (!response.ok) throw new Error(body.message);
  return body;
}

/** What is wrong with an item; null when nothing is. */
function faultOf({ type, text, judged, words, place, correction }: Item): string | null {
  if (type === "invalid") return `${text}: there is no such place in the Bible`;
  if (type !== "quotation" || judged !== true) return null;
  if (words === "exact" && place !== "wrong" && place !== "partial") return null;
  const said =
    words === "exact" ? "is elsewhere" : words === "none" ? "was not found" : "is not what is written";
  const mended =
    correction == null ? "" : `\n  ${correction.reference} (${correction.version}): ${correction.text}`;
  return `"${text}" ${said}${mended}`;
}

const [file = "/dev/stdin"] = process.argv.slice(2);
const { verdict, data, read_to } = await verify(readFileSync(file, "utf8"));
for (const item of data) {
  const fault = faultOf(item);
  if (fault !== null) console.log(fault);
}
if (read_to !== undefined) console.log(`the text after character ${read_to} was not checked`);
console.log(verdict);
process.exitCode = verdict === "sound" ? 0 : 1;
