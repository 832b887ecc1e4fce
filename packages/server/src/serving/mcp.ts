/** MCP at /mcp: the package, loaded only when it is switched on, before the app, without a socket between them. */

import { hash } from "node:crypto";
import type { HttpRequest } from "@lectern/mcp";
import type { App } from "../http/app.ts";
import { COMPRESS_OVER, type Compressor, createCompressor, negotiate } from "../http/encoding.ts";
import type { Incoming } from "../http/exchange.ts";
import { commonHeaders, headerIn } from "../http/headers.ts";
import type { Mount } from "../http/mount.ts";
import { requestIdOf } from "../http/trace.ts";

export const MCP_PATH = "/mcp";

export interface McpParts {
  readonly app: App;
  /** Web origins whose pages may call, beside those of this machine. */
  readonly origins: readonly string[];
  readonly dataRevision: () => string;
  readonly newRequestId: () => string;
  readonly onFault: (error: unknown, requestId: string, path: string) => void;
}

/** What a request to the API carries of the MCP request that it is made for: who calls, and from where. */
const CARRIED = new Set(["authorization", "x-api-key", "origin", "referer", "x-request-id"]);

const decoder = new TextDecoder();

/** The app as a fetch function, asked in the name of an MCP request. */
function fetchFor({ handle }: App, { header }: HttpRequest) {
  return async (target: string) => {
    const carried = (name: string): string | undefined => (CARRIED.has(name) ? header(name) : undefined);
    const { status, headers, body } = await handle({ method: "GET", target, header: carried });
    const answered = (name: string): string | null => headerIn(headers, name.toLowerCase()) ?? null;
    const text = async (): Promise<string> => (body === null ? "" : decoder.decode(body));
    return { status, headers: { get: answered }, text };
  };
}

/** The body in a coding that the caller takes; a short one as it is. */
async function encoded(compressor: Compressor, body: Uint8Array, accepted: string | undefined) {
  const encoding = body.length > COMPRESS_OVER ? negotiate(accepted) : "identity";
  if (encoding === "identity") return { bytes: body, encoding };
  return { bytes: await compressor.compress(() => body, hash("sha1", body), encoding), encoding };
}

/** Makes the mount. What it answers has the headers of every answer. */
export async function mountMcp(parts: McpParts): Promise<Mount> {
  const { BODY_LIMIT, createHttpHandler } = await import("@lectern/mcp");
  const { app, origins, dataRevision, newRequestId, onFault } = parts;
  const compressor = createCompressor();
  const handle: Mount["handle"] = async ({ method, header: sent }: Incoming, body) => {
    const requestId = requestIdOf(sent("x-request-id"), newRequestId);
    const header = (name: string): string | undefined => (name === "x-request-id" ? requestId : sent(name));
    const answer = await createHttpHandler({
      origins,
      fetchFor: (request) => fetchFor(app, request),
      onFault: (error) => onFault(error, requestId, MCP_PATH),
    })({ method, header, body });
    const headers = [...commonHeaders(dataRevision()), "X-Request-Id", requestId, ...answer.headers];
    if (answer.body === null) return { ...answer, headers };
    const { bytes, encoding } = await encoded(compressor, answer.body, sent("accept-encoding"));
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Vary", "Accept-Encoding", "Content-Length", String(bytes.length));
    return { ...answer, headers, body: bytes };
  };
  return { path: MCP_PATH, bodyLimit: BODY_LIMIT, handle };
}
