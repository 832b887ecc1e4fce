// Checks docs/deploying.md and its files: its commands, as far as they run without a container engine or
// cluster, and every name, port, path, setting, metric and header in it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse, parseAllDocuments } from "yaml";
import { readConfig, withSecretFiles } from "../packages/server/src/config/config.ts";
import { SETTINGS } from "../packages/server/src/config/settings.ts";
import { readImage } from "./release/dockerfile.ts";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const page = read("docs", "deploying.md");
const unit = read("deploy", "lectern.service");
const image = readImage();
const project: { version: string } = JSON.parse(read("package.json"));
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
const settings = Object.values(SETTINGS);

/** The block that contains these words. */
function block(words: string): string {
  const found = blocks.filter((one) => one.includes(words));
  assert.equal(found.length, 1, words);
  return found[0] ?? "";
}

const work = mkdtempSync(join(tmpdir(), "lectern-deploying-"));
const servers: TestServer[] = [];
before(async () => {
  servers.push(await startServer(), await startServer({ mode: "open" }));
});
after(async () => {
  for (const server of servers) await server.close();
  rmSync(work, { recursive: true, force: true });
});

test("every setting on the page and in the unit exists", () => {
  const known = new Set<string>(
    settings.flatMap((one) => ("secret" in one ? [one.variable, `${one.variable}_FILE`] : [one.variable])),
  );
  for (const [name] of `${page}${unit}`.matchAll(/LECTERN_[A-Z_]+/g)) assert.ok(known.has(name), name);
  const flags = new Set<string>([...settings.map(({ flag }) => `--${flag}`), "--plan", "--name"]);
  for (const [, given = ""] of page.matchAll(
    /lectern (?:serve|keys create)((?: --?[\w-]+(?: [^\s`-]\S*)?)+)/g,
  )) {
    for (const [flag] of given.matchAll(/--[\w-]+/g)) assert.ok(flags.has(flag), flag);
  }
});

test("every metric that the page names is one", () => {
  const metrics = read("packages", "server", "src", "serving", "metrics.ts");
  for (const [name] of page.matchAll(/lectern_[a-z_]+/g)) assert.ok(metrics.includes(`"${name}`), name);
});

test("the page names every file of deploy/, and no others", () => {
  const named = [...page.matchAll(/deploy\/([\w-]*\.?[\w-]+)/g)].map(([, name = ""]) => name);
  const there = readdirSync(join(ROOT, "deploy")).filter((name) => name !== "secrets");
  assert.deepEqual([...new Set(named)].filter((name) => name !== "secrets").sort(), there.sort());
});

test("the commands for the image use its version, volume, port and command", () => {
  const docker = block("docker build");
  const [port] = image.ports;
  assert.equal(
    docker.match(/lectern:\d\S+/g)?.join(),
    `lectern:${project.version},lectern:${project.version}`,
  );
  assert.ok(docker.includes(`--volume lectern:${image.volumes[0]} --publish 127.0.0.1:8080:${port}`));
  const [node, file = ""] = image.command;
  assert.ok(docker.includes(` ${node} ${file.slice(`${image.folder}/`.length)} keys list`));
});

test("the commands make the secrets of compose.yaml, with values that the service accepts", () => {
  const commands = block("deploy/secrets").split("\n");
  const made = commands.filter((line) => line !== "" && !line.startsWith("docker "));
  // With any umask of the caller.
  const script = `umask 077\nmkdir deploy\n${made.join("\n")}`;
  const run = spawnSync("sh", ["-euc", script], { cwd: work, encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  const compose: {
    secrets: Record<string, { file: string }>;
    services: Record<string, { environment: Record<string, string> }>;
  } = parse(read("deploy", "compose.yaml"));
  const folder = join(work, "deploy");
  const files = Object.values(compose.secrets).map(({ file }) => file);
  assert.deepEqual(
    readdirSync(join(folder, "secrets")).sort(),
    files.map((file) => file.replace("secrets/", "")).sort(),
  );
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  assert.equal(modeOf(join(folder, "secrets")), "700");
  for (const name of readdirSync(join(folder, "secrets")))
    assert.equal(modeOf(join(folder, "secrets", name)), "644", "the service reads it as a user of its own");
  const secret = (name: string): string => readFileSync(join(folder, "secrets", name), "utf8");
  assert.ok(SETTINGS.databaseUrl.isGood(secret("database_url")));
  assert.ok(SETTINGS.redisUrl.isGood(secret("redis_url")));
  const { hostname, username, password, pathname } = new URL(secret("database_url"));
  const { POSTGRES_USER: user, POSTGRES_DB: database } = compose.services[hostname]?.environment ?? {};
  assert.deepEqual([username, pathname, password], [user, `/${database}`, secret("database_password")]);
  assert.ok(new URL(secret("redis_url")).hostname in compose.services);
});

test("the commands inside Compose name the service and its program, and use pipes without a terminal", () => {
  const commands = block("exec -T").replaceAll("\\\n", "").trim().split("\n");
  const [node, file = ""] = image.command;
  const program = `lectern +${node} ${file.slice(`${image.folder}/`.length)} `;
  for (const command of commands) {
    assert.match(command, new RegExp(`^docker compose --file deploy/compose.yaml exec (?:-T )?${program}`));
    assert.equal(command.includes(" -T "), / [<>] /.test(command), command);
  }
});

test("the secret for Kubernetes has the files that the deployment reads", () => {
  const names = [...block("kubectl create").matchAll(/--from-file=(\S+)/g)].map(([, name]) => name);
  const documents = parseAllDocuments(read("deploy", "kubernetes.yaml")).map((one): unknown => one.toJS());
  const mounted = [...JSON.stringify(documents).matchAll(/"\/run\/secrets\/lectern\/([\w-]+)"/g)];
  assert.deepEqual(names.sort(), mounted.map(([, name]) => name).sort());
});

test("the unit is valid, and starts the program from where the page installs it", (context) => {
  const [, prefix = ""] = /--prefix (\S+)/.exec(block("npm install")) ?? [];
  assert.ok(unit.includes(` ${prefix}/node_modules/@lectern/server/bin/lectern.js serve\n`));
  const { status, stderr, error } = spawnSync("systemd-analyze", ["verify", "deploy/lectern.service"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (error !== undefined) return context.skip("systemd-analyze is not installed");
  assert.deepEqual([status, stderr], [0, ""]);
});

/** The commands of a block, run in a folder of the test, without those that need a whole machine. */
function inFolder(commands: string, root: string): string {
  return commands
    .replaceAll(/(?<=[ "=])\/(?:etc|var)\//g, (path) => `${root}${path}`)
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => !/^(?:sudo|systemctl|chgrp|nginx|rm) /.test(line))
    .join("\n")
    .replaceAll(" -g lectern ", " ");
}

test("the recipe for two processes writes valid settings, and a proxy that names both", async (context) => {
  const root = join(work, "two");
  const units = join(root, "etc", "systemd", "system");
  mkdirSync(units, { recursive: true });
  const words = ["CREATE ROLE lectern", "lectern@.service.d", "/etc/nginx/conf.d/lectern.conf"];
  const script = words.map((one) => inFolder(block(one), root)).join("\n");
  const run = spawnSync("sh", ["-euc", script], { cwd: ROOT, encoding: "utf8" });
  assert.equal(run.status, 0, run.stderr);
  assert.equal(readFileSync(join(units, "lectern@.service"), "utf8"), unit);
  const dropIn = readFileSync(join(units, "lectern@.service.d", "two.conf"), "utf8");
  const ports = [...block("systemctl enable --now lectern@8081").matchAll(/lectern@(\d+)/g)].map(
    ([, port]) => port,
  );
  assert.deepEqual(ports, ["8081", "8082"]);
  for (const port of ports) {
    const lines = [...`${unit}\n${dropIn}`.matchAll(/^Environment=(LECTERN_\w+)=(.*)$/gm)];
    const environment = Object.fromEntries(
      lines.map(([, name = "", value = ""]) => [
        name,
        value.replace("%i", port ?? "").replace(/^(?=\/etc\/)/, root),
      ]),
    );
    const read = readConfig(
      withSecretFiles(environment, (path) => readFileSync(path, "utf8")),
      {},
      "/",
      1,
    );
    assert.ok(read.ok, JSON.stringify(read));
    assert.equal(read.config.port, Number(port));
    assert.match(
      read.config.cluster?.databaseUrl ?? "",
      /^postgres:\/\/lectern:[0-9a-f]{48}@127\.0\.0\.1\/lectern$/,
    );
  }
  assert.deepEqual(block("for port in").match(/\d{4}/g), ports);
  const file = readFileSync(join(root, "etc", "nginx", "conf.d", "lectern.conf"), "utf8");
  for (const port of ports) assert.ok(file.includes(`server 127.0.0.1:${port} max_fails=0;`), port);
  const whole = join(work, "two.conf");
  writeFileSync(whole, `events {}\nhttp {\n${file.replaceAll("/var/", `${root}/var/`)}\n}\n`);
  mkdirSync(join(root, "var", "log", "nginx"), { recursive: true });
  const tried = spawnSync("nginx", ["-t", "-c", whole, "-e", "stderr", "-g", `pid ${work}/pid;`], {
    encoding: "utf8",
  });
  if (tried.error !== undefined) return context.skip("nginx is not installed");
  assert.equal(tried.status, 0, tried.stderr);
});

test("the unit runs as the user that the page creates, who makes keys where the unit stores them", () => {
  const [, user = ""] = /^User=(\S+)$/m.exec(unit) ?? [];
  const made = block("useradd --system");
  assert.ok(made.startsWith("useradd ") && made.split("\n")[0]?.endsWith(` ${user}`));
  assert.ok(made.includes("cp deploy/lectern.service ") && made.includes(`journalctl --unit ${user}\n`));
  const [, data = ""] = /^Environment=LECTERN_DATA_DIR=(\S+)$/m.exec(unit) ?? [];
  const [, prefix = ""] = /--prefix (\S+)/.exec(block("npm install")) ?? [];
  const makesKey = `sudo -u ${user} ${prefix}/node_modules/.bin/lectern \\\n  keys create `;
  assert.ok(block("sudo -u lectern /opt").startsWith(makesKey));
  assert.ok(block("sudo -u lectern /opt").includes(` --data-dir ${data}\n`));
});

const CACHING: readonly (readonly [path: string, isOpen: boolean, header: string])[] = [
  ["/api/passage?reference=John+3:16&version=KJV", false, "private, max-age=86400"],
  ["/api/books", false, "public, max-age=86400"],
  ["/openapi.json", false, "public, max-age=86400"],
  ["/openapi.yaml", false, "public, max-age=86400"],
  ["/api/passage?reference=John+3:16&version=KJV", true, "public, max-age=86400"],
  ["/api/sandbox?book_id=43&chapter=3", false, "public, max-age=86400"],
  ["/api/versions", false, "no-cache"],
  ["/api/resolve?reference=nothing", false, "no-store"],
  ["/api/usage", false, "no-store"],
  ["/livez", false, "no-store"],
  ["/readyz", false, "no-store"],
];

for (const [path, isOpen, header] of CACHING) {
  test(`${path} ${isOpen ? "without keys " : ""}may be cached as the page says: ${header}`, async () => {
    const answer = await servers[isOpen ? 1 : 0]?.ask(path, isOpen ? { key: null } : {});
    assert.equal(answer?.headers["cache-control"], header);
    assert.ok(page.includes(`| \`${header}\` |`));
  });
}
