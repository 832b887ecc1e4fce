// An HTTP client that is cheaper than any server: it sends prepared bytes on kept-alive connections and parses nothing but
// the Content-Length, to find the end of an answer.
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";

export interface Answer {
  readonly status: number;
  /** Name, value, name, value, without the headers of the connection. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive"]);

/** One complete answer. */
export function fetchOnce(url: URL, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest(new URL(path, url), { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headersSent: string[] = [];
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const [name = "", value = ""] = response.rawHeaders.slice(index, index + 2);
          if (!OF_THE_CONNECTION.has(name.toLowerCase())) headersSent.push(name, value);
        }
        resolve({ status: response.statusCode ?? 0, headers: headersSent, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

export function requestBytes(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, "Host: bench", ...lines, "", ""].join("\r\n"));
}

export interface Connections {
  /**
   * Sends `count` requests over all connections; each connection sends its next request as soon as it has its answer.
   * Returns the seconds that this took. `request` gives the bytes of the request with a number, from 0 on. Rejects at
   * a status other than 200 or 304.
   */
  send(count: number, request: (at: number) => Buffer): Promise<number>;
  close(): void;
}

async function openSocket(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay(true);
  await once(socket, "connect");
  return socket;
}

/** Opens this number of connections. They stay open until `close`. */
export async function openConnections(url: URL, connections: number): Promise<Connections> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(url)));
  const round = { onAnswer: (_: Socket): void => {}, onError: (_: Error): void => {} };
  for (const socket of sockets) {
    let missing = 0;
    socket.on("error", (error) => round.onError(error));
    socket.on("data", (chunk: Buffer) => {
      // An answer begins with a chunk of its own, as there is one request at a time on a connection.
      missing = missing === 0 ? answerLength(chunk) - chunk.length : missing - chunk.length;
      if (missing < 0) round.onError(new Error(`not an answer: ${chunk.toString("latin1", 0, 200)}`));
      else if (missing === 0) round.onAnswer(socket);
    });
  }
  const send: Connections["send"] = (count, request) =>
    new Promise((resolve, reject) => {
      let sent = 0;
      let done = 0;
      const startedMs = performance.now();
      const next = (socket: Socket): void => {
        if (sent < count) socket.write(request(sent++));
      };
      round.onError = reject;
      round.onAnswer = (socket) => {
        done++;
        if (done === count) resolve((performance.now() - startedMs) / 1000);
        else next(socket);
      };
      for (const socket of sockets) next(socket);
    });
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return { send, close };
}

/** Bytes of the answer that begins with this chunk. The chunk contains the whole head. */
function answerLength(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n") + 4;
  const head = chunk.toString("latin1", 0, end);
  if (!/^HTTP\/1\.1 (?:200|304) /.test(head)) throw new Error(`not an answer: ${head.slice(0, 200)}`);
  const start = head.search(/content-length:/i);
  return start === -1 ? end : end + Number.parseInt(head.slice(start + 15, start + 25), 10);
}
