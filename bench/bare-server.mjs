// The lower bound for a server: node:http that answers every request with the same bytes. The first argument is the
// number of threads on the port, the second the microseconds of work before each answer. Lines of JSON on stdin say
// what to send: status, headers, the file with the body, and whether to assemble the body for each answer.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const BUSY_MS = Number(process.argv[3] ?? 0) / 1000;

/** Answers on a port; 0 picks a free one. Call the returned function with what to send. */
function serve(port, reusePort, listening) {
  let status = 200;
  let headers = ["Content-Length", "0"];
  let body = Buffer.alloc(0);
  let pieces = null;
  const server = createServer((_request, response) => {
    if (BUSY_MS > 0) for (const endMs = performance.now() + BUSY_MS; performance.now() < endMs; );
    response.writeHead(status, headers);
    response.end(pieces === null ? body : Buffer.concat(pieces));
  });
  server.listen({ port, host: "127.0.0.1", reusePort }, () => listening(server.address().port));
  return (line) => {
    const order = JSON.parse(line);
    ({ status, headers } = order);
    body = readFileSync(order.file);
    const middle = Buffer.from(new SharedArrayBuffer(body.length));
    middle.set(body);
    const views = [middle.subarray(0, 300), middle.subarray(300, -2), middle.subarray(-2)];
    pieces = order.pieces ? views : null;
  };
}

/** A thread that answers on the port, and the function that tells it what to send. */
function startThread(port) {
  const thread = new Worker(new URL(import.meta.url), { workerData: port });
  return new Promise((resolve) => {
    thread.once("message", (found) => resolve({ port: found, send: (line) => thread.postMessage(line) }));
  });
}

async function start(threads) {
  const senders = [];
  let port = 0;
  if (threads === 1)
    await new Promise((resolve) => {
      senders.push(
        serve(0, false, (found) => {
          port = found;
          resolve();
        }),
      );
    });
  else
    for (let started = 0; started < threads; started++) {
      const thread = await startThread(port);
      port = thread.port;
      senders.push(thread.send);
    }
  createInterface(process.stdin).on("line", (line) => {
    for (const send of senders) send(line);
  });
  process.stdout.write(`http://127.0.0.1:${port}\n`);
}

if (isMainThread) await start(Number(process.argv[2] ?? 1));
else
  parentPort.on(
    "message",
    serve(workerData, true, (found) => parentPort.postMessage(found)),
  );
