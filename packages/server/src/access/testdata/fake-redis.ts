/** A server that speaks the part of the Redis protocol that a client needs, and fails on request. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface FakeRedis {
  readonly url: string;
  /** The answer to a command: a line of the protocol; null closes the connection. At first `+OK` to all. */
  answer: (words: readonly string[]) => string | null;
  /** The same for the handshake: HELLO and CLIENT. */
  greet: () => string;
  /** Reads without answering, until `resume` handles what was received. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Commands since the last call, without the handshake. */
  readonly commands: () => readonly string[];
  /** Connections made so far, and open ones. */
  readonly connections: () => readonly [number, number];
  readonly close: () => void;
}

const GREETINGS: readonly string[] = ["HELLO", "CLIENT"];

export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  let heldCommands: (() => void)[] | null = null;
  let commands: string[] = [];
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
      const [complete, rest] = commandsIn(open + chunk.toString());
      open = rest;
      for (const words of complete) {
        if (!GREETINGS.includes(words[0] ?? "")) commands.push(words.join(" "));
        if (heldCommands === null) reply(socket, words);
        else heldCommands.push(() => reply(socket, words));
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
    pause() {
      heldCommands = [];
    },
    resume() {
      const waiting = heldCommands ?? [];
      heldCommands = null;
      for (const speak of waiting) speak();
    },
    commands() {
      const all = commands;
      commands = [];
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

/** The complete commands at the start of the data, and the rest. */
function commandsIn(text: string): readonly [readonly (readonly string[])[], string] {
  const commands: string[][] = [];
  for (let rest = text; ; ) {
    const parts = rest.split("\r\n");
    const count = Number(parts[0]?.slice(1));
    // `*2`, `$3`, `GET`, `$1`, `a`, and the text after the last line end.
    if (!rest.startsWith("*") || parts.length < 2 * count + 2) return [commands, rest];
    commands.push(parts.slice(1, 2 * count + 1).filter((_, index) => index % 2 === 1));
    rest = parts.slice(2 * count + 1).join("\r\n");
  }
}
