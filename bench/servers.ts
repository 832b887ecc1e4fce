// Starts the measured servers, each in its own process: Lectern as it is released, node:http with prepared bytes
// only, nginx with a static file.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/support/free-port.ts";
import { type Answer, fetchOnce } from "./client.ts";
import { releasedMain } from "./release.ts";

export interface Server {
  readonly url: URL;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

const folders = mkdtempSync(join(tmpdir(), "lectern-bench-"));
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folders, { recursive: true, force: true });
});

/** A new empty folder that is removed when the run ends. */
export const newFolder = (): string => mkdtempSync(join(folders, "run-"));

function started(child: ChildProcess, url: string, signal: NodeJS.Signals): Server {
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return { url: new URL(url), child, stop };
}

function run(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Waits until the output matches the pattern, and returns its group. Later output is read and ignored. */
function printedBy(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      if (text.length < 100_000) text += chunk;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`a server did not start: ${text}`)));
  });
}

/** Lectern, open to everybody unless the settings say otherwise. */
export async function startLectern(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = run(process.execPath, [releasedMain(), "serve"], {
    LECTERN_PORT: "0",
    LECTERN_ACCESS: "open",
    LECTERN_DATA_DIR: settings.LECTERN_DATA_DIR ?? join(newFolder(), "data"),
    ...settings,
  });
  const url = await printedBy(child, /"url":"(http:[^"]+)"/);
  return started(child, url, "SIGTERM");
}

export interface BareServer extends Server {
  /** Sets the answer to every request from now on. `pieces`: assembled by Buffer.concat for each answer. */
  readonly send: (answer: Answer, pieces?: boolean) => Promise<void>;
}

/** node:http with no more than writeHead and end, on so many threads, and busy for so long before each answer. */
export async function startBare(threads = 1, busyMicroseconds = 0): Promise<BareServer> {
  const file = join(import.meta.dirname, "bare-server.mjs");
  const child = run(process.execPath, [file, String(threads), String(busyMicroseconds)]);
  const server = started(child, await printedBy(child, /(http:\S+)\n/), "SIGKILL");
  const send = async ({ status, headers, body }: Answer, pieces = false): Promise<void> => {
    const file = join(newFolder(), "answer");
    writeFileSync(file, body);
    child.stdin?.write(`${JSON.stringify({ status, headers, file, pieces })}\n`);
    for (let found = await fetchOnce(server.url, "/"); ; found = await fetchOnce(server.url, "/")) {
      if (found.status === status && found.body.length === body.length) return;
    }
  };
  return { ...server, send };
}

/** One worker of nginx with one static file, /chapter; null where nginx is not installed. */
export async function startNginx(body: Buffer): Promise<Server | null> {
  const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].find((path) =>
    existsSync(path),
  );
  if (nginx === undefined) return null;
  const folder = newFolder();
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "chapter"), body, { mode: 0o644 });
  const port = await freePort();
  const configuration = `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000;
      open_file_cache max=10; default_type application/json; types {}
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}/www; }
    }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const child = run(nginx, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const found = await fetchOnce(new URL(url), "/chapter").catch(() => null);
    if (found?.body.length === body.length) return started(child, url, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not start");
}

/** Microseconds of processor time that the process and its threads have used; null off Linux. */
export function cpuOf({ child }: Server): number | null {
  const folder = `/proc/${child.pid}/task`;
  if (!existsSync(folder)) return null;
  let nanoseconds = 0;
  for (const task of readdirSync(folder)) {
    nanoseconds += Number(readFileSync(join(folder, task, "schedstat"), "utf8").split(" ", 1)[0]);
  }
  return nanoseconds / 1000;
}

/** Resident megabytes of the process; null off Linux. */
export function residentOf({ child }: Server): number | null {
  const file = `/proc/${child.pid}/status`;
  if (!existsSync(file)) return null;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}
