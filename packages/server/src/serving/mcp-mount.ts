/**
 * Mounts MCP at /mcp. The package is loaded only when MCP is on; it calls the app directly, without a
 * socket.
 */

import { hash } from "node:crypto";
import type { HttpRequest } from "@lectern/mcp";
import type { App } from "../http/app.ts";
import { BODY_BYTES } from "../http/bounds.ts";
import { COMPRESS_OVER, type Compressor, createCompressor, negotiate } from "../http/encoding.ts";
import type { Incoming } from "../http/exchange.ts";
import { commonHeaders, headerIn } from "../http/headers.ts";
import type { Mount } from "../http/mount.ts";
import type { Received } from "../http/request-body.ts";
import { requestIdOf } from "../http/trace.ts";
import { type Body, bytesOf } from "../wire/answer-body.ts";

export const MCP_PATH = "/mcp";

export interface McpParts {
  readonly app: App;
  /** Web origins whose pages may call, besides those of this machine. */
  readonly origins: readonly string[];
  readonly dataRevision: () => string;
  readonly newRequestId: () => string;
  readonly onFault: (error: unknown, requestId: string, path: string) => void;
}

/** Headers that pass from the MCP request to its API requests: the caller's key and address. */
const FORWARDED_HEADERS = new Set(["authorization", "x-api-key", "origin", "referer", "x-request-id"]);

const decoder = new TextDecoder();

const receivedOf = (bytes: Uint8Array): Received =>
  bytes.length > BODY_BYTES ? { kind: "too_large" } : { kind: "received", bytes };

/** The app as a fetch function, called on behalf of an MCP request. */
function fetchFor({ handle }: App, { header }: HttpRequest) {
  return async (target: string, sent: { readonly method: "GET" | "POST"; readonly body?: string }) => {
    const forwarded = (name: string): string | undefined => {
      if (name === "content-type" && sent.body !== undefined) return "application/json";
      return FORWARDED_HEADERS.has(name) ? header(name) : undefined;
    };
    const receive: Incoming["receive"] = async () => receivedOf(Buffer.from(sent.body ?? ""));
    const { status, headers, body } = await handle({
      method: sent.method,
      target,
      header: forwarded,
      receive,
    });
    const answered = (name: string): string | null => headerIn(headers, name.toLowerCase()) ?? null;
    const text = async (): Promise<string> => (body === null ? "" : decoder.decode(bytesOf(body)));
    return { status, headers: { get: answered }, text };
  };
}

/** Compresses the body with an encoding that the caller accepts. A short body stays uncompressed. */
async function encoded(compressor: Compressor, body: Body, accepted: string | undefined) {
  const encoding = body.length > COMPRESS_OVER ? negotiate(accepted) : "identity";
  if (encoding === "identity") return { bytes: body, encoding };
  return { bytes: await compressor.compress(() => body, hash("sha1", bytesOf(body)), encoding), encoding };
}

/** Makes the mount. Its answers have the headers of every answer. */
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
