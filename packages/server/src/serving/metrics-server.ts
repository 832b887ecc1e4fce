/** /metrics on a port of its own, so that nobody outside reads it by mistake. */

import type { AddressInfo } from "node:net";
import { createServer } from "../http/node-http.ts";
import { METRICS_TYPE } from "./metrics-text.ts";

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** @param read gives the text. Rejects when the port can't be had. */
export function serveMetrics(
  host: string,
  port: number,
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isMetrics = request.url?.split("?", 1)[0] === "/metrics";
    if (!isMetrics || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Only GET /metrics is here.\n");
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": METRICS_TYPE }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const close = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ port: (server.address() as AddressInfo).port, close });
    });
  });
}
