/**
 * The software bill of materials (CycloneDX) of the published packages: the one that npm generates, without the parts
 * that change with each run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type LockedPackage, lockedPackages, shippedPackages } from "./lock-file.ts";
import { publishedPackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "..");
/** Not `--omit dev`: it would also omit packages that both a development dependency and one of our packages need. */
const ARGUMENTS = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
}

interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly [member: string]: unknown;
}

function npmSbom(): Bom {
  const { status, stdout, stderr } = spawnSync("npm", ARGUMENTS, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${ARGUMENTS.join(" ")}: ${stderr}`);
  return JSON.parse(stdout);
}

/** The component under its package name. npm names a workspace after its folder. */
function named(component: Component): Component {
  const reference = component["bom-ref"];
  return { ...component, name: reference.slice(0, reference.lastIndexOf("@")) };
}

function shippedComponent({
  name,
  version,
  licence,
  sha512,
  contentPath,
}: LockedPackage & { contentPath: string }) {
  return {
    "bom-ref": `${name}@${version}`,
    type: "library",
    name,
    version,
    scope: "required",
    purl: `pkg:npm/${name}@${version}`,
    properties: [{ name: "lectern:inside", value: contentPath }],
    hashes: sha512 === null ? [] : [{ alg: "SHA-512", content: sha512 }],
    licenses: [{ license: { id: licence } }],
  };
}

/** A UUID computed from the content (version 8, RFC 9562). */
function uuidOf(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The references of our packages and of all their dependencies. */
function publishedReferences(): ReadonlySet<string> {
  const installed = lockedPackages().filter(({ isRuntime }) => isRuntime);
  return new Set([...installed, ...publishedPackages()].map(({ name, version }) => `${name}@${version}`));
}

/** The document as JSON. The same lock file and npm give the same bytes. */
export function sbomText(): string {
  const { serialNumber: _, metadata, components, dependencies, ...bom } = npmSbom();
  const published = publishedReferences();
  const root = metadata.component["bom-ref"];
  const { timestamp: __, ...stableMetadata }: Bom["metadata"] & { readonly timestamp?: string } = metadata;
  const content = {
    ...bom,
    metadata: { ...stableMetadata, component: named(metadata.component) },
    components: [
      ...components.filter((component) => published.has(component["bom-ref"])).map(named),
      ...shippedPackages().map(shippedComponent),
    ],
    dependencies: dependencies
      .filter(({ ref }) => ref === root || published.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => published.has(other)) })),
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(content))}`;
  return `${JSON.stringify({ serialNumber, ...content }, null, 2)}\n`;
}
