/** The SDK's own client connected to a test server, over either transport. */

import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { SOURCE_FLAGS } from "../../scripts/source-flags.ts";
import { ROOT } from "./contract.ts";

/** Both transports, each with both versions of the protocol: with the handshake of 2025, and with the envelope of 2026. */
export const CONNECTIONS = [
  "http, 2025-11-25",
  "http, 2026-07-28",
  "stdio, 2025-11-25",
  "stdio, 2026-07-28",
] as const;

export type ConnectionName = (typeof CONNECTIONS)[number];

/** Milliseconds that the handshake may take. */
const LIMIT_MS = 20_000;

interface Opened {
  readonly client: Client;
  close(): Promise<void>;
}

const MAIN = join(ROOT, "packages", "mcp", "src", "main.ts");

/** The command, as an assistant starts it. */
function stdioTransport(url: string, key: string | null): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [...SOURCE_FLAGS, MAIN],
    env: { LECTERN_URL: url, ...(key === null ? {} : { LECTERN_KEY: key }) },
    stderr: "pipe",
  });
}

function httpTransport(url: string, key: string | null): StreamableHTTPClientTransport {
  const headers: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  return new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit: { headers } });
}

/** A connected client. */
export async function open(name: ConnectionName, url: string, key: string | null): Promise<Opened> {
  const [transport, revision = ""] = name.split(", ");
  const mode = revision === "2026-07-28" ? ({ pin: revision } as const) : "legacy";
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport === "stdio" ? stdioTransport(url, key) : httpTransport(url, key), {
    timeout: LIMIT_MS,
  });
  return { client, close: () => client.close() };
}
