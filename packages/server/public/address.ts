/** What the page shows, as its address says it: a link to the page is a link to the passage. */

export type View = "passage" | "context";

export interface Place {
  readonly reference: string;
  readonly version: string;
  /** Code of the version that stands beside; empty for none. */
  readonly beside: string;
  readonly view: View;
}

const code = (text: string | null): string =>
  text !== null && /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text.toUpperCase() : "";

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return {
    reference: query.get("q") ?? "",
    version: code(query.get("v")) || "KJV",
    beside: code(query.get("w")),
    view: query.get("view") === "context" ? "context" : "passage",
  };
}

/** Path and query of a place; what is as usual is left out. */
export function writePlace({ reference, version, beside, view }: Place): string {
  const query = new URLSearchParams();
  if (reference !== "") query.set("q", reference);
  if (version !== "KJV") query.set("v", version);
  if (beside !== "") query.set("w", beside);
  if (view !== "passage") query.set("view", view);
  // Colons and commas may stand in a query, and a person may read the link.
  const text = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3B", ";");
  return text === "" ? "/" : `/?${text}`;
}

/** A curl command. A key is never written into it: the shell's variable stands for it. */
export function curlOf(origin: string, path: string, query: Readonly<Record<string, string>>): string {
  const url = `${origin}/api/${path}?${new URLSearchParams(query)}`;
  const key = path === "sandbox" ? "" : ' -H "Authorization: Bearer $LECTERN_KEY"';
  return `curl${key} '${url}'`;
}
