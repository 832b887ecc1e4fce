/** nginx with deploy/nginx.conf, in front of servers that a test started. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/contract.ts";
import { freePort } from "../support/free-port.ts";

export const hasNginx = (): boolean => spawnSync("sh", ["-c", "command -v nginx"]).status === 0;

export interface ReverseProxy {
  readonly url: string;
  stop(): Promise<void>;
}

function replaceOnce(text: string, pattern: string, by: string): string {
  if (text.split(pattern).length !== 2) throw new Error(`deploy/nginx.conf has "${pattern}" not once`);
  return text.replace(pattern, by);
}

/** The access log in this folder. */
export const accessLogOf = (folder: string): string => join(folder, "access.log");

/** The file unchanged, except for paths and ports of the test. */
function configuration(folder: string, port: number, servers: readonly string[]): string {
  const written = readFileSync(join(ROOT, "deploy", "nginx.conf"), "utf8");
  const hosts = servers.map((url) => `server ${new URL(url).host} max_fails=0;`).join(" ");
  let text = replaceOnce(written, "server lectern:8080 max_fails=0;", hosts);
  text = replaceOnce(text, "listen 80;", `listen 127.0.0.1:${port};`);
  text = replaceOnce(text, "/var/cache/nginx/lectern", join(folder, "cache"));
  text = replaceOnce(text, "/var/log/nginx/access.log", accessLogOf(folder));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  // The folders of a test are open only to its own user.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} daemon off; pid ${join(folder, "pid")}; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http { ${temporary}
${text}
}
`;
}

/** @param folder empty, for the cache. Throws nginx's message when the file is invalid. */
export async function startReverseProxy(folder: string, servers: readonly string[]): Promise<ReverseProxy> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, servers));
  const tested = spawnSync("nginx", ["-t", "-c", file, "-e", "stderr"], { encoding: "utf8" });
  if (tested.status !== 0 || /\[(?:warn|emerg)\]/.test(tested.stderr)) throw new Error(tested.stderr);
  const child: ChildProcess = spawn("nginx", ["-c", file, "-e", "stderr"], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("nginx ended");
    await new Promise(setImmediate);
  }
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
