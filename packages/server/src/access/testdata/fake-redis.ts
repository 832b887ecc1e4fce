/** A server that speaks as much of Redis' protocol as a client needs, and fails as it is told to. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface FakeRedis {
  readonly url: string;
  /** What it says to a command: a line of the protocol; null closes the connection. At first `+OK` to all. */
  answer: (words: readonly string[]) => string | null;
  /** The same for what a client greets with: HELLO and CLIENT. */
  greet: () => string;
  /** Hears and says nothing, until it is let go on with what it has heard. */
  readonly hold: () => void;
  readonly goOn: () => void;
  /** Commands since the last look, without those that a client greets with. */
  readonly heard: () => readonly string[];
  /** Connections that were ever made, and those that are open. */
  readonly connections: () => readonly [number, number];
  readonly close: () => void;
}

const GREETINGS: readonly string[] = ["HELLO", "CLIENT"];

export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  let held: (() => void)[] | null = null;
  let heard: string[] = [];
  let made = 0;
  const reply = (socket: Socket, words: readonly string[]): void => {
    const answer = GREETINGS.includes(words[0] ?? "") ? fake.greet() : fake.answer(words);
    if (answer === null) socket.destroy();
    else socket.write(`${answer}\r\n`);
  };
  const server = createServer((socket) => {
    made++;
    sockets.add(socket);
    let open = "";
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      const [commands, rest] = commandsIn(open + chunk.toString());
      open = rest;
      for (const words of commands) {
        if (!GREETINGS.includes(words[0] ?? "")) heard.push(words.join(" "));
        if (held === null) reply(socket, words);
        else held.push(() => reply(socket, words));
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const fake: FakeRedis = {
    url: `redis://127.0.0.1:${port}`,
    answer: () => "+OK",
    greet: () => "+OK",
    hold() {
      held = [];
    },
    goOn() {
      const waiting = held ?? [];
      held = null;
      for (const speak of waiting) speak();
    },
    heard() {
      const all = heard;
      heard = [];
      return all;
    },
    connections: () => [made, sockets.size],
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return fake;
}

/** The whole commands at the beginning of what was sent, and what is left. */
function commandsIn(text: string): readonly [readonly (readonly string[])[], string] {
  const commands: string[][] = [];
  for (let rest = text; ; ) {
    const parts = rest.split("\r\n");
    const count = Number(parts[0]?.slice(1));
    // `*2`, `$3`, `GET`, `$1`, `a`, and what comes after the last line end.
    if (!rest.startsWith("*") || parts.length < 2 * count + 2) return [commands, rest];
    commands.push(parts.slice(1, 2 * count + 1).filter((_, at) => at % 2 === 1));
    rest = parts.slice(2 * count + 1).join("\r\n");
  }
}
