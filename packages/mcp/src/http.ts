/**
 * Streamable HTTP without sessions, plain values in, plain values out: one POST, one JSON answer. The SDK
 * serves both generations of the protocol: requests with an envelope (2026) and those that follow an
 * `initialize` (2024 to 2025). No state is kept between requests, so any process may answer any of them.
 */

import type { Fetch } from "@lectern/client";
import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedOrigins,
  type Server,
  validateOriginHeader,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { createServer } from "./mcp-server.ts";

/** The longest request body in bytes. Two references of 8,000 characters fit, escaped. */
export const BODY_LIMIT = 262_144;

export interface HttpRequest {
  readonly method: string;
  /** A header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** Null when it was longer than BODY_LIMIT; the rest is not read. */
  readonly body: Uint8Array | null;
}

export interface HttpAnswer {
  readonly status: number;
  /** Name, value, name, value ... */
  readonly headers: readonly string[];
  readonly body: Uint8Array | null;
}

export interface HttpOptions {
  /** Web origins whose pages may call, besides those of this machine: `https://app.example`. */
  readonly origins: readonly string[];
  /** Returns the `fetch` for a request, with that caller's credentials. */
  readonly fetchFor: (request: HttpRequest) => Fetch;
  /** Called with errors of the server. Errors of callers are only answered. */
  readonly onFault: (error: unknown) => void;
}

const METHODS = "POST, OPTIONS";

const PREFLIGHT: readonly string[] = [
  "Allow",
  METHODS,
  "Access-Control-Allow-Methods",
  METHODS,
  "Access-Control-Allow-Headers",
  "Accept, Authorization, X-API-Key, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID",
  "Access-Control-Max-Age",
  "86400",
];

const JSON_HEADERS: readonly string[] = ["Content-Type", "application/json", "Cache-Control", "no-store"];

/** An error of the transport, in the form of JSON-RPC. */
function refusal(status: number, code: number, message: string, headers: readonly string[] = []): HttpAnswer {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }));
  return { status, headers: [...JSON_HEADERS, ...headers], body };
}

/**
 * Whether a page of this origin may call. Callers other than browsers send no origin. This prevents DNS
 * rebinding: a page that reaches the server under its own host name still sends its origin.
 */
function mayCall(origin: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return validateOriginHeader(origin, localhostAllowedOrigins()).ok;
}

const TOO_LONG = refusal(413, -32_000, `A message may have at most ${BODY_LIMIT} bytes.`, [
  "Connection",
  "close",
]);

/** The refusal of a request by its method and headers; undefined when they are in order. */
function refusalOf({ method, header }: HttpRequest, origins: readonly string[]): HttpAnswer | undefined {
  if (!mayCall(header("origin"), origins)) {
    return refusal(
      403,
      -32_000,
      "Pages of this origin may not call; the operator can add it to LECTERN_MCP.",
    );
  }
  if (method === "OPTIONS") return { status: 204, headers: PREFLIGHT, body: null };
  if (method !== "POST") {
    const message = "Send each message by POST: there are no sessions and no streams here.";
    return refusal(405, -32_000, message, ["Allow", METHODS]);
  }
  const encoding = header("content-encoding")?.trim().toLowerCase() ?? "identity";
  return encoding === "identity"
    ? undefined
    : refusal(415, -32_000, "Send the message without content coding.");
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

type Parsed = { readonly ok: true; readonly message: unknown } | { readonly ok: false };

function parseBody(body: Uint8Array): Parsed {
  try {
    return { ok: true, message: JSON.parse(utf8.decode(body)) };
  } catch {
    return { ok: false };
  }
}

/** Headers that the SDK reads. */
const SDK_HEADERS = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

function sdkRequest({ header }: HttpRequest): Request {
  const headers = SDK_HEADERS.flatMap((name): [string, string][] => {
    const value = header(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new Request("http://localhost/mcp", { method: "POST", headers });
}

/** A message of a protocol revision up to 2025-11-25, answered by a server of its own. */
async function serveLegacy(server: Server, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

async function answerOf(response: Response): Promise<HttpAnswer> {
  const text = await response.text();
  const body = text === "" ? null : Buffer.from(text);
  return {
    status: response.status,
    headers: body === null ? ["Cache-Control", "no-store"] : JSON_HEADERS,
    body,
  };
}

/** Answers MCP requests. Never rejects. */
export function createHttpHandler(options: HttpOptions): (request: HttpRequest) => Promise<HttpAnswer> {
  const { origins, fetchFor, onFault } = options;
  const serverFor = (request: HttpRequest): Server =>
    // The caller retries by itself: a retry here would only keep the connection open.
    createServer({ baseUrl: "", fetch: fetchFor(request), retry: { attempts: 1 } });

  async function serve(request: HttpRequest, body: Uint8Array): Promise<HttpAnswer> {
    const parsed = parseBody(body);
    if (!parsed.ok) return refusal(400, -32_700, "The body is not JSON in UTF-8.");
    const { message } = parsed;
    if (Array.isArray(message))
      return refusal(400, -32_600, "Send one message in a request; batches are not supported.");
    const forSdk = sdkRequest(request);
    if (await isLegacyRequest(forSdk, message)) {
      return answerOf(await serveLegacy(serverFor(request), forSdk, message));
    }
    // Subscriptions would be streams, and nothing here changes while a server runs.
    const modern = createMcpHandler(() => serverFor(request), { legacy: "reject", maxSubscriptions: 0 });
    return answerOf(await modern.fetch(forSdk, { parsedBody: message }));
  }

  return async (request) => {
    try {
      const onRefusal = refusalOf(request, origins);
      if (onRefusal !== undefined) return onRefusal;
      return request.body === null ? TOO_LONG : await serve(request, request.body);
    } catch (error) {
      onFault(error);
      return refusal(500, -32_603, "Internal error.");
    }
  };
}
