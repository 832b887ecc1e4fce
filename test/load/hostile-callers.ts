// A worker thread with hostile callers: each opens a connection, writes its bytes at once, and reads as
// configured.
import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

export interface Attack {
  readonly url: string;
  readonly connections: number;
  /** The bytes that each connection writes. */
  readonly bytes: string;
  /** `never`: reads nothing. `slowly`: reads a piece every 100 ms. `all`: reads everything at once. */
  readonly reads: "never" | "slowly" | "all";
  /** Connections that were closed are reopened a second later. */
  readonly comesBack: boolean;
}

const { url, connections, bytes, reads, comesBack }: Attack = workerData;
const { hostname, port } = new URL(url);
let received = 0;
const statuses: Record<string, number> = {};

function open(): void {
  const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes));
  socket.on("error", () => {});
  socket.on("close", () => comesBack && setTimeout(open, 1000));
  if (reads === "never") {
    socket.pause();
    return;
  }
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
    for (const [, status = ""] of chunk.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g))
      statuses[status] = (statuses[status] ?? 0) + 1;
    if (reads === "all") return;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
}

for (let made = 0; made < connections; made++) open();
parentPort?.on("message", () => parentPort?.postMessage({ received, statuses }));
