// A server to be measured, in a process of its own. It says where it listens, and answers "cpu" with the CPU
// time it has used, in microseconds. Usage: http-target.ts lectern | bare
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import { systemClock } from "../packages/server/src/access/clock.ts";
import { createAccess } from "../packages/server/src/access/create-access.ts";
import { createApp } from "../packages/server/src/http/app.ts";
import { listen } from "../packages/server/src/http/listen.ts";
import { openStore } from "../packages/server/src/text/store.ts";

/** What the bare server sends for every request: set once, by message. */
interface Fixed {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

async function lectern(): Promise<string> {
  const texts = openStore(join(import.meta.dirname, "..", "packages", "server", "packs"));
  const access = await createAccess({
    mode: "open",
    dataDir: ".",
    plansFile: null,
    clock: systemClock,
    random: () => new Uint8Array(),
    tell: () => {},
  });
  const newRequestId = randomUUID;
  const onFault = (error: unknown): void => console.error(error);
  const app = createApp({ texts, access, newRequestId, parts: () => ({ texts: "ok" }), onFault });
  const dataRevision = (): string => texts.dataRevision;
  const place = { host: "127.0.0.1", port: 0 };
  return (await listen({ app, ...place, dataRevision, newRequestId, onAnswer: undefined })).url;
}

function bare(): Promise<string> {
  let fixed: { status: number; headers: string[]; body: Buffer } | undefined;
  process.on("message", (message: { readonly fixed?: Fixed }) => {
    if (message.fixed === undefined) return;
    fixed = { ...message.fixed, body: Buffer.from(message.fixed.body, "base64") };
    process.send?.({ fixed: true });
  });
  const server = createServer((_request, response) => {
    if (fixed === undefined) throw new Error("nothing to send was set");
    response.writeHead(fixed.status, fixed.headers);
    response.end(fixed.body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });
}

process.on("message", (message: { readonly cpu?: boolean }) => {
  if (message.cpu !== true) return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
const url = process.argv[2] === "bare" ? await bare() : await lectern();
process.send?.({ url });
