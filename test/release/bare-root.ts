/**
 * The steps of a Dockerfile without a container engine: a bare Debian made with debootstrap, the pinned Node in the
 * place of the base image, overlays for the layers, namespaces for the isolation. Linux, as root.
 */

import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import dockerIgnore from "@balena/dockerignore";
import { ROOT } from "../support/contract.ts";
import type { Stage, Step } from "./dockerfile.ts";

/** Kept between runs: it takes half a minute to make. */
const DEBIAN = "/var/cache/lectern/debian-bookworm";

/** What is in the way of running the steps here; null when nothing is. */
export function obstacle(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "it takes Linux and root";
  for (const tool of ["debootstrap", "unshare", "nsenter", "ip"]) {
    if (spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0) return `${tool} is not installed`;
  }
  const isolated = spawnSync("unshare", ["--net", "--mount", "--pid", "--fork", "true"]);
  return isolated.status === 0 ? null : "namespaces are not allowed here";
}

function mustRun(file: string, args: readonly string[]): SpawnSyncReturns<string> {
  const result = spawnSync(file, args, { encoding: "utf8" });
  if (result.status === 0) return result;
  throw new Error(`${file} ${args.join(" ")}\n${result.stdout}${result.stderr}`);
}

function makeDebian(): void {
  if (existsSync(DEBIAN)) return;
  mkdirSync(dirname(DEBIAN), { recursive: true });
  const making = `${DEBIAN}.${process.pid}`;
  mustRun("debootstrap", ["--variant=minbase", "bookworm", making]);
  renameSync(making, DEBIAN);
}

/** What the image `node:<version>-bookworm-slim` has above Debian: Node, npm, the user node; and this network. */
function makeNodeLayer(layer: string): void {
  const put = (from: string, to: string): void =>
    cpSync(from, join(layer, to), { recursive: true, dereference: true });
  put(process.execPath, "usr/local/bin/node");
  const npm = mustRun("sh", ["-c", "readlink -f /usr/bin/npm /usr/local/bin/npm | head -n 1"]).stdout.trim();
  put(join(dirname(npm), ".."), "usr/local/lib/node_modules/npm");
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(layer, "usr/local/bin", name));
  }
  put(join(DEBIAN, "etc/passwd"), "etc/passwd");
  appendFileSync(join(layer, "etc/passwd"), "node:x:1000:1000::/home/node:/bin/bash\n");
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) put(file, file);
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates !== undefined) put(certificates, "usr/local/share/certificates.pem");
}

/** The context of a build: what .dockerignore lets through. */
function makeContext(folder: string): void {
  const ignored = dockerIgnore.default().add(readFileSync(join(ROOT, ".dockerignore"), "utf8"));
  const filter = (path: string): boolean => path === ROOT || !ignored.ignores(path.slice(ROOT.length + 1));
  cpSync(ROOT, folder, { recursive: true, filter });
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What every RUN of a build finds set: the way to packages that were already fetched, and to the others. */
const BUILD_ENVIRONMENT = [
  "HOME=/root",
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  "npm_config_cache=/npm-cache",
  "npm_config_prefer_offline=true",
  ...(process.env.NODE_EXTRA_CA_CERTS === undefined
    ? []
    : ["NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem"]),
];

export interface BareRoot {
  /** Carries out the steps of all stages, in order. */
  build(stages: readonly Stage[]): void;
  /** Shell lines that mount the image of the last stage, to be read only, and set `$root` to the place. */
  readonly mountImage: string;
  /** What the stages added above the base image. */
  readonly imageLayer: string;
}

/** @param work a folder for the layers, to be removed by the caller */
export function makeBareRoot(work: string): BareRoot {
  const base = join(work, "node");
  const context = join(work, "context");
  makeDebian();
  makeNodeLayer(base);
  makeContext(context);
  const upperOf = (stage: Stage): string => join(work, `stage-${stage.name ?? "image"}`, "upper");
  const lower = `${base}:${DEBIAN}`;

  /** Shell lines that mount a stage as it stands at `$root`, to be written to. */
  function mountStage(stage: Stage): string {
    const place = dirname(upperOf(stage));
    for (const name of ["upper", "work", "root"]) mkdirSync(join(place, name), { recursive: true });
    const options = `lowerdir=${lower},upperdir=${place}/upper,workdir=${place}/work`;
    return `root=${place}/root\nmount -t overlay overlay -o ${options} $root\n`;
  }

  const inStage = (stage: Stage, lines: string): void =>
    void mustRun("unshare", ["--mount", "--pid", "--fork", "sh", "-euc", mountStage(stage) + lines]);

  function run(stage: Stage, folder: string, { text }: Step): void {
    const cache = mustRun("npm", ["config", "get", "cache"]).stdout.trim();
    const mounts = `mount -t proc proc $root/proc
mkdir -p $root/npm-cache && mount --bind ${quote(cache)} $root/npm-cache\n`;
    const environment = BUILD_ENVIRONMENT.map(quote).join(" ");
    const command = `env -i -C ${quote(folder)} ${environment} sh -c ${quote(text)}`;
    inStage(stage, `${mounts}chroot $root ${command}`);
  }

  function copy(stages: readonly Stage[], stage: Stage, folder: string, { text, from }: Step): void {
    const names = text.split(/\s+/);
    const target = names.pop() ?? "";
    const origin = from === null ? undefined : stages.find(({ name }) => name === from);
    const source = origin === undefined ? context : `${work}/from`;
    mkdirSync(join(work, "from"), { recursive: true });
    const mounted =
      origin === undefined
        ? ""
        : `mount -t overlay overlay -o lowerdir=${upperOf(origin)}:${lower} ${source}\n`;
    const to = `$root${target.startsWith("/") ? target : join(folder, target)}`;
    const copies = names.map((name) => {
      const path = quote(join(source, name));
      const into = target.endsWith("/") ? "/." : "";
      return `if [ -d ${path} ]; then mkdir -p ${to} && cp -a ${path}/. ${to}
else mkdir -p ${into === "" ? `$(dirname ${to})` : to} && cp ${path} ${to}${into}; fi\n`;
    });
    inStage(stage, `${mounted}${copies.join("")}`);
  }

  function buildStage(stages: readonly Stage[], stage: Stage): void {
    let folder = "/";
    for (const step of stage.steps) {
      if (step.keyword === "WORKDIR") {
        folder = step.text;
        inStage(stage, `mkdir -p $root${quote(folder)}`);
      } else if (step.keyword === "RUN") run(stage, folder, step);
      else if (step.keyword === "COPY") copy(stages, stage, folder, step);
    }
  }

  const image: Stage = { name: null, image: "", steps: [] };
  return {
    build(stages) {
      rmSync(dirname(upperOf(image)), { recursive: true, force: true });
      for (const stage of stages) buildStage(stages, stage);
    },
    get mountImage() {
      return `${mountStage(image)}mount -t proc proc $root/proc\n`;
    },
    imageLayer: upperOf(image),
  };
}
