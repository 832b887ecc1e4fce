/**
 * Tests the release as its users get it. It is made twice from two copies of the project, which must give the same bytes. It
 * is then installed from the tarballs into an empty folder, and run there.
 */

import assert from "node:assert/strict";
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { editionFolders } from "../../editions/folders.ts";
import { lockedPackages } from "../../scripts/lock-file.ts";
import { publishedPackages } from "../../scripts/packages.ts";
import { SOURCE_FLAGS } from "../../scripts/source-flags.ts";
import { endAll, startServer } from "../faults/started-server.ts";
import { ROOT } from "../support/contract.ts";
import { moduleOf } from "./imported-modules.ts";
import { copyProject } from "./project-copy.ts";

const NODE = process.execPath;
const PATH = [dirname(NODE), process.env.PATH].join(delimiter);

/** Two environments that differ in date, time zone, language and user. */
const CIRCUMSTANCES = [
  { prefix: "lectern-release-", TZ: "Pacific/Chatham", LANG: "tr_TR.UTF-8", HOME: mkHome() },
  { prefix: "l-", TZ: "America/St_Johns", LANG: "C", HOME: mkHome() },
] as const;

const made: string[] = [];
const empty = mkdtempSync(join(tmpdir(), "lectern-empty-"));
after(() => {
  endAll();
  for (const folder of made) rmSync(dirname(folder), { recursive: true, force: true });
  for (const folder of [empty, ...CIRCUMSTANCES.map(({ HOME }) => HOME)]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

function mkHome(): string {
  return mkdtempSync(join(tmpdir(), "lectern-home-"));
}

function run(folder: string, file: string, args: readonly string[], env = {}): SpawnSyncReturns<string> {
  return spawnSync(file, args, { cwd: folder, encoding: "utf8", env: { ...process.env, PATH, ...env } });
}

const NPM_OPTIONS = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs into the empty folder. */
const install = (...packages: readonly string[]): void =>
  void succeed(empty, "npm", ["install", ...NPM_OPTIONS, ...packages]);

function succeed(...command: Parameters<typeof run>): string {
  const { status, stdout, stderr } = run(...command);
  assert.equal(status, 0, `${command[1]} ${command[2].join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Makes a release. Returns its digests by name. */
function release({ prefix, ...env }: (typeof CIRCUMSTANCES)[number]): string {
  const folder = copyProject(prefix);
  made.push(folder);
  succeed(folder, NODE, [...SOURCE_FLAGS, join("scripts", "release.ts"), "--no-check"], env);
  return readFileSync(join(folder, "release", "SHA256SUMS"), "utf8");
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

const digests: string[] = [];
const lectern = join(empty, "node_modules", ".bin", "lectern");
before(() => {
  digests.push(...CIRCUMSTANCES.map(release));
  writeFileSync(join(empty, "package.json"), '{ "private": true, "type": "module" }\n');
  const page = readFileSync(join(ROOT, "docs", "deploying.md"), "utf8");
  const line = /^npm install --prefix \S+ (.+)$/m.exec(page)?.[1] ?? "the page has no such line";
  succeed(made[0] ?? "", "sh", ["-c", `npm install --prefix ${empty} ${NPM_OPTIONS.join(" ")} ${line}`]);
});

test("a release has the same bytes from another folder, in another time zone and language", () => {
  assert.equal(
    digests[0]?.trim().split("\n").length,
    publishedPackages().length + 1,
    "a tarball each, and the SBOM",
  );
  assert.equal(digests[0], digests[1]);
});

test("it contains the texts that the tests of this checkout used", () => {
  for (const { name } of editionFolders()) {
    const path = join("packages", "server", "packs", `${name}.pack`);
    assert.ok(readFileSync(join(ROOT, path)).equals(readFileSync(join(made[0] ?? "", path))), name);
  }
});

test("its bill of materials lists everything that is installed with it or inside it", () => {
  const text = readFileSync(join(made[0] ?? "", "release", "sbom.cdx.json"), "utf8");
  const bom: { components: { name: string; version: string; licenses?: unknown[] }[] } = JSON.parse(text);
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  const inside = ["minisearch", ...editionFolders().map(({ bundle }) => bundle.package)];
  const locked = lockedPackages().filter(({ name, isRuntime }) => isRuntime || inside.includes(name));
  for (const { name, version } of locked) assert.ok(listed.has(`${name}@${version}`), name);
  for (const { name, version } of publishedPackages()) assert.ok(listed.has(`${name}@${version}`), name);
  assert.ok(bom.components.every(({ licenses }) => licenses?.length === 1));
  assert.ok(!/timestamp|file:|\/tmp\//.test(text));
});

test("installed from its tarballs, each package has its dependencies and no build files", () => {
  const scope = join(empty, "node_modules", "@lectern");
  assert.deepEqual(
    readdirSync(scope)
      .map((name) => `@lectern/${name}`)
      .sort(),
    publishedPackages()
      .map(({ name }) => name)
      .sort(),
  );
  for (const name of readdirSync(scope)) {
    const files = filesOf(join(scope, name));
    for (const expected of ["LICENSE", "README.md", "package.json"]) assert.ok(files.includes(expected));
    const stray = files.filter(
      (file) =>
        /\.test\.|testdata|(?<!\.d)\.ts$|tsbuildinfo|^src|\.map$/.test(file) &&
        !file.startsWith("site/docs/guide/examples/"),
    );
    assert.deepEqual(stray, [], name);
  }
  const server = filesOf(join(scope, "server"));
  for (const expected of ["NOTICE", "CHANGELOG.md", "openapi.json", "openapi.yaml", "packs/kjv.pack"]) {
    assert.ok(server.includes(expected), expected);
  }
});

test("NOTICE names the installed dependencies", () => {
  const notice = readFileSync(join(empty, "node_modules/@lectern/server/NOTICE"), "utf8");
  const named = [...notice.matchAll(/^ {2}(\S+) +\d+\.\d+\.\d+ +\S+$/gm)].map(([, name]) => name);
  const folders = filesOf(join(empty, "node_modules")).filter((file) => file.endsWith("/package.json"));
  const installed = folders
    .flatMap((file) => /^((?:@[^/]+\/)?[^/@]+)\/package\.json$/.exec(file)?.[1] ?? [])
    .filter((name) => !name.startsWith("@lectern/"));
  assert.deepEqual(installed.sort(), named.sort());
});

test("npx lectern resolves, verifies the texts and makes keys", () => {
  assert.match(succeed(empty, "npx", ["lectern", "resolve", "Jn 3:16"]), /^John 3:16 +John\.3\.16 /);
  succeed(empty, "npx", ["lectern", "verify"]);
  const made = succeed(empty, "npx", [
    "lectern",
    "keys",
    "create",
    "--plan",
    "free",
    "--name",
    "a",
    "--json",
  ]);
  assert.match(made, /"key":"lk_/);
});

test("every package that the server imports is found, also those that it loads late", () => {
  const server = join(empty, "node_modules", "@lectern", "server");
  const manifest: { dependencies: object } = JSON.parse(readFileSync(join(server, "package.json"), "utf8"));
  const names = JSON.stringify(Object.keys(manifest.dependencies).map(moduleOf));
  succeed(server, NODE, ["--input-type=module", "-e", `for (const name of ${names}) await import(name)`]);
});

test("lectern serve answers from two threads with texts, pages and contract", async () => {
  const settings = { PATH, LECTERN_WORKERS: "2" };
  const server = await startServer(settings, { file: NODE, args: [lectern] });
  await server.until("Try: ");
  const key = server.makeKey();
  const ask = async (target: string, headers = {}): Promise<string> => {
    const answer = await fetch(server.url + target, { headers });
    assert.equal(answer.status, 200, target);
    return answer.text();
  };
  const passage = "/api/passage?reference=Jn+11:35&version=KJV";
  assert.match(await ask(passage, { authorization: `Bearer ${key}` }), /"text":"Jesus wept\."/);
  assert.match(await ask("/"), /<title>/);
  assert.match(await ask("/docs/guide/start"), /<h1/);
  assert.deepEqual(
    JSON.parse(await ask("/openapi.json")),
    JSON.parse(readFileSync(join(empty, "node_modules/@lectern/server/openapi.json"), "utf8")),
  );
  assert.match(await ask("/readyz"), /"texts":"ok"/);
  assert.equal((await server.stop()).status, 0);
  assert.ok(!/warning/i.test(server.output()), server.output());
});

test("a TypeScript program finds the types with each kind of module resolution", () => {
  const program = `
    import { parseReference } from "@lectern/scripture";
    import { createClient } from "@lectern/client";
    const answer = parseReference("Jn 3:16");
    const osis: string | null = answer.kind === "resolved" ? answer.osisId : null;
    const client = createClient({ baseUrl: "http://127.0.0.1:1", key: "none" });
    const text: Promise<string | null> = client
      .passage({ reference: "Jn 3:16", version: "KJV" })
      .then(({ data }) => data[0]?.text ?? null);
    // @ts-expect-error a number is no reference
    const wrong = () => parseReference(3);
    console.log(osis, text instanceof Promise, typeof wrong);
    text.catch(() => {});
  `;
  writeFileSync(join(empty, "program.ts"), program);
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--target", "es2024", "--lib"];
  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ] as const) {
    const how = ["--module", module, "--moduleResolution", resolution, "--outDir", resolution];
    succeed(empty, NODE, [tsc, ...strict, "es2024,dom", ...how, "program.ts"]);
    assert.equal(succeed(empty, NODE, [join(resolution, "program.js")]), "John.3.16 true function\n");
  }
});

test("the internals of the server cannot be imported", () => {
  const inner = `import("@lectern/server/dist/main.js").catch(({ code }) => console.log(code))`;
  assert.equal(succeed(empty, NODE, ["-e", inner]), "ERR_PACKAGE_PATH_NOT_EXPORTED\n");
});

/** Folder of an installed Node older than 24; undefined when there is none. */
function oldNode(): string | undefined {
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return folders.find((folder) => {
    const version = spawnSync(join(folder, "node"), ["--version"], { encoding: "utf8" }).stdout ?? "";
    return /^v(?:1\d|2[0-3])\./.test(version);
  });
}

test("an older Node prints what is needed, and its advice works", (context) => {
  const folder = oldNode();
  if (folder === undefined) return context.skip("there is no Node older than 24 on the PATH");
  const env = { PATH: [folder, "/usr/bin", "/bin"].join(delimiter) };
  const { status, stdout, stderr } = run(empty, "node", [lectern, "serve"], env);
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /^Lectern needs Node 24 or newer; this is Node \d+\.\d+\.\d+\.\nInstall one .*\n$/);
  const advice = /: npm install (\S+)\n$/.exec(stderr)?.[1] ?? "";
  install(advice);
  assert.match(succeed(empty, "npx", ["lectern", "resolve", "Jn 3:16"], env), /^John 3:16 +John\.3\.16 /);
});
