/** A collector of spans: OTLP over HTTP, as JSON. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { readonly stringValue?: string; readonly intValue?: number };

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code: number };
}

interface Batch {
  readonly resource: { readonly attributes: SentSpan["attributes"] };
  readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
}

export const valuesOf = (attributes: SentSpan["attributes"]): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export interface Collector {
  readonly url: string;
  /** Path, headers and body of each request. */
  readonly received: {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    text: string;
  }[];
  batches(): readonly Batch[];
  spans(): readonly SentSpan[];
  close(): Promise<void>;
}

/** @param answers whether requests are answered; else they hang */
export async function startCollector(answers = true): Promise<Collector> {
  const received: Collector["received"] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, text });
      if (answers) response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const batches = (): readonly Batch[] =>
    received.flatMap(({ text }) => (JSON.parse(text) as { resourceSpans: Batch[] }).resourceSpans);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    batches,
    spans: () => batches().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
