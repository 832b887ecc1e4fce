/**
 * A container engine: Podman from Debian's packages, with its own storage. It needs Linux and root. Registries may be
 * unreachable, so the base image of deploy/Dockerfile is built here: a minimal Debian from debootstrap, with the pinned Node.
 */

import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyProject } from "./project-copy.ts";

/** Kept between runs: it takes half a minute to build. */
const DEBIAN = "/var/cache/lectern/debian-bookworm";

/** The reason why no engine can run here; null if one can. */
export function obstacle(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "it takes Linux and root";
  for (const tool of ["podman", "runc", "debootstrap"]) {
    if (spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0) return `${tool} is not installed`;
  }
  const isolated = spawnSync("unshare", ["--net", "--mount", "--pid", "--fork", "true"]);
  return isolated.status === 0 ? null : "namespaces are not allowed here";
}

const start = (file: string, args: readonly string[], env = process.env): SpawnSyncReturns<string> =>
  spawnSync(file, args, { encoding: "utf8", env, maxBuffer: 2 ** 26 });

function mustRun(file: string, args: readonly string[], env = process.env): string {
  const { status, stdout, stderr } = start(file, args, env);
  if (status !== 0) throw new Error(`${file} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

function makeDebian(): void {
  if (existsSync(DEBIAN)) return;
  mkdirSync(dirname(DEBIAN), { recursive: true });
  const making = `${DEBIAN}.${process.pid}`;
  mustRun("debootstrap", ["--variant=minbase", "bookworm", making]);
  renameSync(making, DEBIAN);
}

/** Certificates with which this machine trusts the package registry; undefined when there are none. */
const certificates = process.env.NODE_EXTRA_CA_CERTS;
const CERTIFICATES = "/usr/local/share/certificates.pem";

/**
 * Builds what the image `node:<version>-bookworm-slim` contains: Debian, Node, npm, the user node; and our
 * certificates.
 */
function makeBase(root: string): void {
  makeDebian();
  mustRun("cp", ["--archive", DEBIAN, root]);
  const put = (from: string, to: string): void =>
    cpSync(from, join(root, to), { recursive: true, dereference: true });
  put(process.execPath, "usr/local/bin/node");
  const npm = mustRun("sh", ["-c", "readlink -f /usr/bin/npm /usr/local/bin/npm | head -n 1"]);
  put(join(dirname(npm), ".."), "usr/local/lib/node_modules/npm");
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
  }
  appendFileSync(join(root, "etc/passwd"), "node:x:1000:1000::/home/node:/bin/bash\n");
  if (certificates !== undefined) put(certificates, CERTIFICATES);
}

export interface Engine {
  /** For files that end with the engine. */
  readonly folder: string;
  /** Runs a command of Podman. */
  readonly run: (...args: readonly string[]) => SpawnSyncReturns<string>;
  /** The same, but it must succeed; returns its output. */
  readonly must: (...args: readonly string[]) => string;
  /** Removes containers, images and the storage. */
  readonly close: () => void;
}

export function startEngine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), "lectern-engine-"));
  const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run"), "--runtime", "runc"];
  // The test runs the health check itself, without timers of systemd.
  const env = { ...process.env, DISABLE_HC_SYSTEMD: "true" };
  const run: Engine["run"] = (...args) => start("podman", [...storage, ...args], env);
  return {
    folder,
    run,
    must: (...args) => mustRun("podman", [...storage, ...args], env),
    close: () => {
      run("rm", "--all", "--force", "--time=0");
      run("rmi", "--all", "--force");
      spawnSync("umount", ["--lazy", join(folder, "storage", "overlay")]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Builds deploy/Dockerfile on a base image of that name, with the packages that were already fetched, from
 * a checkout that only its owner may read: the files in the image must be readable all the same.
 */
export function buildImage({ folder, must }: Engine, base: string, tag: string): void {
  const root = join(folder, "base");
  const archive = join(folder, "base.tar");
  makeBase(root);
  mustRun("tar", ["--create", `--file=${archive}`, `--directory=${root}`, "."]);
  const settings = ["npm_config_cache=/npm-cache", "npm_config_prefer_offline=true"];
  if (certificates !== undefined) settings.push(`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  must("import", ...settings.map((setting) => `--change=ENV=${setting}`), archive, base);
  const cache = `${mustRun("npm", ["config", "get", "cache"])}:/npm-cache`;
  const here = ["--pull=never", "--isolation=chroot", "--network=host", `--volume=${cache}`];
  const checkout = copyProject("lectern-checkout-");
  try {
    mustRun("chmod", ["--recursive", "go-rwx", checkout]);
    const file = `--file=${join(checkout, "deploy", "Dockerfile")}`;
    must("build", "--format=docker", ...here, file, `--tag=${tag}`, checkout);
  } finally {
    rmSync(dirname(checkout), { recursive: true, force: true });
  }
}
