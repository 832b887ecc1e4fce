/** The files of the site (pages, documentation, their scripts and styles) as routes. Built by scripts/build-site.ts. */

import { extname } from "node:path";
import { bytesAnswer, outsideRoute, type Route } from "./route.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  // Browsers go by the type, not by the name.
  ".ico": "image/svg+xml",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Names that change with the content: `main-4F7QK2ZD.js`. */
const HASHED = /-[0-9A-Z]{8}\.(?:js|css)$/;

/** Everything comes from the service itself; no script or style stands in a page. */
const PAGE_HEADERS: readonly string[] = [
  "Content-Security-Policy",
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Referrer-Policy",
  "no-referrer",
];

/** `docs/index.html` is served at `/docs`, `docs/guide/start.html` at `/docs/guide/start`, others as they are. */
function pathOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/(?:\/index)?\.html$/, "")}`;
}

/** The files by name, with `/` between folders; the bytes of each, the same ones every time. */
export type SiteFiles = ReadonlyMap<string, () => Uint8Array>;

/** The icon, also where a browser that shows no page of ours looks for one. */
function withFavicon(files: SiteFiles): SiteFiles {
  const icon = files.get("icon.svg");
  return icon === undefined ? files : new Map([...files, ["favicon.ico", icon]]);
}

/** A route for each file. */
export function siteRoutes(files: SiteFiles): readonly Route[] {
  return [...withFavicon(files)].map(([name, read]) => {
    const extension = extname(name);
    const contentType = TYPES[extension] ?? "application/octet-stream";
    const headers = extension === ".html" ? PAGE_HEADERS : [];
    const cache = HASHED.test(name) ? "forever" : "revalidate";
    return outsideRoute(pathOf(name), cache, () => bytesAnswer(read, undefined, contentType, headers));
  });
}
