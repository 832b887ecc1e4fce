/** Writes a request of the API as code that works when copied. Used by the build of the site and in the browser. */

/** A request of the API: a GET, or a POST where it has a body. */
export interface ApiRequest {
  /** Address of the server without a slash at the end: `https://bible.example`. */
  readonly origin: string;
  /** Path from the root: `/api/passage`. */
  readonly path: string;
  /** Query parameters in order, not encoded. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Whether the server asks for a key there. */
  readonly needsKey: boolean;
  /** Method of the client; null if it has none. */
  readonly method: string | null;
  /** Whether the answer is no JSON. */
  readonly isText?: boolean;
  readonly body?: { readonly type: string; readonly text: string };
}

export interface Sample {
  /** Name of the language or of the tool, for people. */
  readonly label: string;
  /** Name of the language for the highlighter. */
  readonly language: "sh" | "js" | "python" | "ts";
  readonly code: string;
}

/** Path and query. Colons, commas and semicolons stay readable: a query may contain them. */
export function targetOf({ path, query }: ApiRequest): string {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const readable = text.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3B", ";");
  return readable === "" ? path : `${path}?${readable}`;
}

/** In a shell, everything in single quotes is literal except the quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const BEARER = "Bearer $LECTERN_KEY";

function curl(request: ApiRequest): string {
  const { needsKey, body, origin } = request;
  const key = needsKey ? `-H "Authorization: ${BEARER}" ` : "";
  const data = body === undefined ? "" : `-H "Content-Type: ${body.type}" --data ${quoted(body.text)} `;
  return `curl ${key}${data}${quoted(origin + targetOf(request))}`;
}

function javascript(request: ApiRequest): string {
  const { needsKey, body, origin, isText = false } = request;
  const url = JSON.stringify(origin + targetOf(request));
  const headers = [
    ...(needsKey ? [`Authorization: "Bearer " + process.env.LECTERN_KEY`] : []),
    ...(body === undefined ? [] : [`"Content-Type": ${JSON.stringify(body.type)}`]),
  ];
  const lines = [
    ...(body === undefined ? [] : ['  method: "POST",']),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(", ")} },`]),
    ...(body === undefined ? [] : [`  body: ${JSON.stringify(body.text)},`]),
  ];
  const options = lines.length === 0 ? "" : `, {\n${lines.join("\n")}\n}`;
  return `const response = await fetch(${url}${options});\nconsole.log(await response.${isText ? "text" : "json"}());`;
}

function python(request: ApiRequest): string {
  const { needsKey, body, origin, isText = false } = request;
  const url = JSON.stringify(origin + targetOf(request));
  const [modules, read] = isText ? ["", "response.read().decode()"] : ["json, ", "json.load(response)"];
  if (!needsKey && body === undefined) {
    return `import ${modules}urllib.request

with urllib.request.urlopen(${url}) as response:
    print(${read})`;
  }
  const headers = [
    ...(needsKey ? ['"Authorization": "Bearer " + os.environ["LECTERN_KEY"]'] : []),
    ...(body === undefined ? [] : [`"Content-Type": ${JSON.stringify(body.type)}`]),
  ];
  const data = body === undefined ? "" : `    data=${JSON.stringify(body.text)}.encode(),\n`;
  return `import ${modules}os, urllib.request

request = urllib.request.Request(
    ${url},
${data}    headers={${headers.join(", ")}},
)
with urllib.request.urlopen(request) as response:
    print(${read})`;
}

/** Parameters that the client takes as numbers. */
const NUMBERS = new Set([
  "chapter",
  "verse",
  "endChapter",
  "endVerse",
  "start_index",
  "end_index",
  "window",
  "before",
  "after",
  "limit",
  "page",
]);

function literal(name: string, value: string): string {
  if (NUMBERS.has(name) && /^\d+$/.test(value)) return value;
  return name === "include" ? JSON.stringify(value.split(",")) : JSON.stringify(value);
}

function client({ origin, query, needsKey, body }: ApiRequest, method: string): string {
  const key = needsKey ? ", key: process.env.LECTERN_KEY" : "";
  const entries = query.map(([name, value]) => `${name}: ${literal(name, value)}`);
  const argument = body?.text ?? (entries.length === 0 ? "" : `{ ${entries.join(", ")} }`);
  return `import { createClient } from "@lectern/client";

const lectern = createClient({ baseUrl: ${JSON.stringify(origin)}${key} });
console.log(await lectern.${method}(${argument}));`;
}

/** One sample per language. A sample never contains a key: it reads the variable LECTERN_KEY. */
export function samplesOf(request: ApiRequest): readonly Sample[] {
  const { method } = request;
  return [
    { label: "curl", language: "sh", code: curl(request) },
    { label: "JavaScript", language: "js", code: javascript(request) },
    { label: "Python", language: "python", code: python(request) },
    ...(method === null ? [] : [{ label: "Client", language: "ts", code: client(request, method) } as const]),
  ];
}
