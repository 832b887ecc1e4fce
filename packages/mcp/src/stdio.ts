/** MCP over standard input and output, one JSON message on each line. */

import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { BODY_LIMIT } from "./http.ts";
import { createServer } from "./mcp-server.ts";
import type { Settings } from "./mcp-settings.ts";

/** The longest wait in milliseconds for a rate limit before a retry. */
const LONGEST_WAIT_MS = 10_000;

const NO_MESSAGE = "The line is not a message of JSON-RPC 2.0.";

export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  /** Called with problems of the connection. */
  readonly complain: (line: string) => void;
  /** Called when the connection ends before its input does. */
  readonly onBroken: () => void;
}

/** Serves one client until its input ends. */
export function serveOverStdio({ url, key }: Settings, { input, output, complain, onBroken }: Streams): void {
  const transport = new StdioServerTransport(input, output, { maxBufferSize: BODY_LIMIT });
  const connection = {
    baseUrl: url,
    key,
    fetch: (address: string, init: RequestInit) => fetch(address, init),
    retry: { maxWaitMs: LONGEST_WAIT_MS },
  };
  serveStdio(() => createServer(connection), {
    transport,
    maxSubscriptions: 0,
    onerror: (error) => {
      if (error.name !== "ZodError") return complain(error.message);
      // The SDK drops JSON that is not a JSON-RPC message without an answer, and its sender would wait
      // forever.
      complain(NO_MESSAGE);
      const answer = { jsonrpc: "2.0", error: { code: -32_600, message: NO_MESSAGE }, id: null };
      output.write(`${JSON.stringify(answer)}\n`);
    },
  });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    if (!input.readableEnded) onBroken();
    input.destroy();
  };
}
