// Starts what a run needs: its own PostgreSQL and Redis on their own ports, and Lectern servers that use
// them. Everything is in one temporary folder and ends with the run.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SOURCE_FLAGS } from "../../scripts/source-flags.ts";
import { freePort } from "../support/free-port.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export const plans = {
  plans: [
    plan("quota", 3000, 1_000_000, 60),
    plan("window", null, 100, 2),
    plan("busy", null, 1_000_000, 5),
    plan("crash", 5000, 1_000_000, 60),
    plan("enterprise", null, 1000, 5),
  ],
};

function plan(name: string, daily: number | null, limit: number, seconds: number): object {
  const rate = { limit, window_seconds: seconds };
  return { name, daily_requests: daily, rate, max_verse_units: 31102, features: [] };
}

export interface Daemon {
  readonly url: string;
  /** Sends the signal to the server and all its children. */
  readonly signal: (name: NodeJS.Signals) => void;
  readonly start: () => Promise<void>;
}

export interface Machine {
  readonly folder: string;
  readonly postgres: Daemon;
  readonly redis: Daemon;
  readonly remove: () => void;
}

const found = (name: string): string | undefined => {
  const paths = (process.env.PATH ?? "").split(":").map((folder) => join(folder, name));
  return [...paths, ...globSync(`/usr/lib/postgresql/*/bin/${name}`)].find((path) => existsSync(path));
};

/** The user that PostgreSQL runs as, since it refuses root. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Null, with the reason, when the servers are not installed. */
export async function startMachine(): Promise<Machine | string> {
  const programs = ["redis-server", "initdb", "postgres", "psql"].map(found);
  if (programs.includes(undefined)) return "redis-server and PostgreSQL are not both installed here";
  const [redisServer = "", initdb = "", postgresServer = "", psql = ""] = programs.map((path) => path ?? "");
  const folder = mkdtempSync(join(tmpdir(), "lectern-load-"));
  const redis = await daemonOf(folder, {}, (port) => ({
    file: redisServer,
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    url: `redis://127.0.0.1:${port}`,
    ready: (text) => text.includes("Ready to accept connections"),
  }));
  const data = join(folder, "postgres");
  const user = postgresUser();
  mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const made = spawnSync(initdb, ["-D", data, "-A", "trust", "-U", "lectern", "--no-sync"], {
    ...user,
    cwd: folder,
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const postgres = await daemonOf(folder, user, (port) => ({
    file: postgresServer,
    args: ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"],
    url: `postgres://lectern@127.0.0.1:${port}/postgres`,
    ready: (text) => text.includes("ready to accept connections"),
  }));
  await redis.start();
  await postgres.start();
  spawnSync(psql, [postgres.url, "-c", "SELECT 1"]);
  const remove = (): void => {
    redis.signal("SIGKILL");
    postgres.signal("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on("exit", remove);
  return { folder, postgres, redis, remove };
}

interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly ready: (output: string) => boolean;
}

async function daemonOf(
  folder: string,
  user: { uid?: number; gid?: number },
  make: (port: number) => Program,
): Promise<Daemon> {
  const program = make(await freePort());
  let child: ChildProcess | undefined;
  return {
    url: program.url,
    async start() {
      child = spawn(program.file, program.args, { ...user, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
      await output(child, program.ready, 30_000);
    },
    signal(name) {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const listed = spawnSync("ps", ["-o", "pid=", "--ppid", String(child.pid)], { encoding: "utf8" });
      const children = listed.stdout
        .split("\n")
        .map(Number)
        .filter((pid) => pid > 0);
      for (const pid of [child.pid, ...children]) {
        try {
          process.kill(pid, name);
        } catch {
          // It has just ended.
        }
      }
    },
  };
}

/** Waits until the child's output satisfies the condition, and returns it. */
async function output(
  child: ChildProcess,
  enough: (text: string) => boolean,
  limitMs: number,
): Promise<string> {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  for (let waited = 0; waited < limitMs; waited += 20) {
    if (enough(text)) return text;
    if (child.exitCode !== null) break;
    await wait(20);
  }
  throw new Error(`did not start: ${text}`);
}

export interface Lectern {
  readonly url: string;
  readonly pid: number;
  /** Returns the exit status; null when a signal ended the process. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Its whole output. */
  readonly written: () => string;
}

/**
 * @param port 0 picks one
 * @param before a command that executes the command after it, as `exec` does
 */
export async function startLectern(
  folder: string,
  settings: Readonly<Record<string, string>>,
  port = 0,
  before: readonly string[] = [],
): Promise<Lectern> {
  const file = join(folder, "plans.json");
  writeFileSync(file, JSON.stringify(plans));
  const main = join(ROOT, "packages", "server", "src", "main.ts");
  const [command = "", ...args] = [...before, process.execPath, ...SOURCE_FLAGS, main, "serve"];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      LECTERN_PORT: String(port),
      LECTERN_PLANS: file,
      LECTERN_LOG_LEVEL: "debug",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const text = await output(child, (all) => /listening on http:\S+\n/.test(all), 20_000);
  const url = /listening on (http:\S+)/.exec(text)?.[1] ?? "";
  return {
    url,
    pid: child.pid ?? 0,
    written: () => written,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
