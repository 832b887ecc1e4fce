// Shared by the client programs here: the service's address and a function that calls it. Uses only fetch.
// LECTERN_URL is the base address with its prefix (http://127.0.0.1:8080/api); LECTERN_KEY a key, if one is
// needed.

const base = process.env.LECTERN_URL ?? "http://127.0.0.1:8080/api";
const key = process.env.LECTERN_KEY;

/** Calls an endpoint and returns the body. Throws the service's own message when the request failed. */
export async function get<T>(path: string, query: Readonly<Record<string, string | number>>): Promise<T> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, `${value}`);
  const response = await fetch(`${base}/${path}?${parameters}`, {
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
  });
  const body = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${path}?${parameters}: ${response.status} ${body.message}`);
  return body;
}

/** Throws unless the two have the same JSON. */
export function expectSame(actual: unknown, expected: unknown, description: string): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${description}: expected ${wanted}, found ${found}`);
}
