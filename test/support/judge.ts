/** Checks answers of an app, of a socket and of fetch with contract.ts. */

import type { App } from "../../packages/server/src/http/app.ts";
import { andThen, type Incoming, type Outgoing } from "../../packages/server/src/http/exchange.ts";
import { bytesOf } from "../../packages/server/src/wire/answer-body.ts";
import { assertDocumented, type Judged } from "./contract.ts";

function headersOf(flat: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) {
    headers.set((flat[index] ?? "").toLowerCase(), flat[index + 1] ?? "");
  }
  return headers;
}

const pathOf = (target: string): string => target.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/, 1)[0] ?? "";

export interface JudgedApp extends App {
  /** Throws what is wrong with an answer. */
  assertAllDocumented(): void;
}

/** The same app, with each answer checked against openapi.yaml. */
export function judgedApp(app: App): JudgedApp {
  const wrong: unknown[] = [];
  const judge = ({ method, target }: Incoming, outgoing: Outgoing): Outgoing => {
    const { status, headers } = outgoing;
    const body = outgoing.body === null ? null : bytesOf(outgoing.body);
    try {
      assertDocumented({ method, path: pathOf(target), status, headers: headersOf(headers), body });
    } catch (error) {
      wrong.push(error);
    }
    return outgoing;
  };
  return {
    handle: (incoming) => andThen(app.handle(incoming), (outgoing) => judge(incoming, outgoing)),
    assertAllDocumented: () => {
      const [first] = wrong;
      if (first !== undefined) throw first;
    },
  };
}

/** The answers in the bytes of a socket; `request` is what was written to it. */
export function rawAnswers(request: string, bytes: Buffer): readonly Judged[] {
  const [, method = "?", target = "?"] = /^(\S+) (\S+)/.exec(request) ?? [];
  const answers: Judged[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const flat = lines.flatMap((text) => [
      text.slice(0, text.indexOf(":")),
      text.slice(text.indexOf(":") + 2),
    ]);
    const headers = headersOf(flat);
    const length = Number(headers.get("content-length") ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    answers.push({ method, path: pathOf(target), status: Number(line.split(" ")[1]), headers, body });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

/** A fetch whose answer is checked against openapi.yaml. */
export async function judgedFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const body = new Uint8Array(await response.clone().arrayBuffer());
  // fetch has already decompressed the body, so coding and length no longer match.
  const headers = new Map(response.headers);
  headers.delete("content-encoding");
  headers.set("content-length", String(body.length));
  const path = new URL(url).pathname;
  assertDocumented({ method: init.method ?? "GET", path, status: response.status, headers, body });
  return response;
}
