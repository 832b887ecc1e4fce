/** Serves /metrics on a port of its own, so that it is not public by mistake. */

import type { AddressInfo } from "node:net";
import { createServer } from "../http/node-http.ts";

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

export interface MetricsSource {
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

/** Rejects if the port is not available. */
export function serveMetrics(
  host: string,
  port: number,
  { read, contentType }: MetricsSource,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isMetrics = request.url?.split("?", 1)[0] === "/metrics";
    if (!isMetrics || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Only GET /metrics is served here.\n");
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
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
