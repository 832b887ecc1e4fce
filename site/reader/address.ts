/** Converts between the state of the page and its address, so that a link to the page is a link to the passage. */

/**
 * `passage`: a reference, or words to search for. `search`: words, even if they look like a reference. `scan`,
 * `quote` and `verify`: the reader's own text, which is not in the address.
 */
export type View = "passage" | "context" | "search" | "scan" | "quote" | "verify";

export type Sort = "relevance" | "canonical";

/** Which of the found verses are shown. */
export interface Narrowing {
  /** `ot`, `nt` or the name of a book; empty for everywhere. */
  readonly within: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const EVERYTHING_FOUND: Narrowing = { within: "", sort: "relevance", page: 1 };

export interface Place extends Narrowing {
  readonly reference: string;
  readonly version: string;
  /** Code of the version shown side by side; empty for none. */
  readonly beside: string;
  readonly view: View;
}

const VIEWS: readonly View[] = ["passage", "context", "search", "scan", "quote", "verify"];

export const USUAL_VERSION = "KJV";

const code = (text: string | null): string =>
  text !== null && /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text.toUpperCase() : "";

/** The state for an address. `version`: the default if the address names neither text nor version. */
export function readPlace(search: string, version: string = USUAL_VERSION): Place {
  const query = new URLSearchParams(search);
  const reference = query.get("q") ?? "";
  const page = query.get("page") ?? "";
  return {
    reference,
    version: code(query.get("v")) || (reference === "" ? version : USUAL_VERSION),
    beside: code(query.get("w")),
    view: VIEWS.find((view) => view === query.get("view")) ?? "passage",
    within: query.get("in") ?? "",
    sort: query.get("sort") === "canonical" ? "canonical" : "relevance",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Path and query for a state; defaults are left out. */
export function writePlace({ reference, version, beside, view, within, sort, page }: Place): string {
  const query = new URLSearchParams();
  if (reference !== "") query.set("q", reference);
  if (version !== USUAL_VERSION) query.set("v", version);
  if (beside !== "") query.set("w", beside);
  if (view !== "passage") query.set("view", view);
  if (within !== "") query.set("in", within);
  if (sort !== "relevance") query.set("sort", sort);
  if (page !== 1) query.set("page", `${page}`);
  // Colons and commas are allowed in a query and make the link readable.
  const text = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3B", ";");
  return text === "" ? "/" : `/?${text}`;
}
