/** The playground and reader as files: one page, and one script and one style whose names change with them. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

const PUBLIC = join(import.meta.dirname, "..", "..", "packages", "server", "public");

const read = (name: string): string => readFileSync(join(PUBLIC, name), "utf8");

/** Bytes by name, as they are served. */
export async function buildPlayground(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [join(PUBLIC, "main.ts"), join(PUBLIC, "style.css")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: ["es2022", "chrome123", "firefox120", "safari17.5"],
    conditions: ["lectern-source"],
    charset: "utf8",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    outdir: "assets",
  });
  const files = new Map<string, string | Uint8Array>([["icon.svg", read("icon.svg")]]);
  let html = read("index.html");
  for (const { path, contents } of outputFiles) {
    const name = basename(path);
    files.set(`assets/${name}`, contents);
    html = html.replace(`/${name.replace(/-[0-9A-Z]{8}\./, ".")}"`, `/assets/${name}"`);
  }
  return files.set("index.html", html);
}
