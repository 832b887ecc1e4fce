/** The files of the site (pages, documentation, their scripts and styles) as routes. Built by scripts/build-site.ts. */

import { extname } from "node:path";
import { bytesAnswer, outsideRoute, type Route } from "./route.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  // The file is an SVG. Browsers use the content type, not the file extension.
  ".ico": "image/svg+xml",
  ".html": "text/html; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".py": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** File names with a hash of the content: `main-4F7QK2ZD.js`. */
const HASHED = /-[0-9A-Z]{8}\.(?:js|css|woff2)$/;

/** Pages load everything from the service itself, and contain no inline scripts or styles. */
const PAGE_HEADERS: readonly string[] = [
  "Content-Security-Policy",
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Referrer-Policy",
  "no-referrer",
];

/** `docs/index.html` is served at `/docs`, `docs/guide/start.html` at `/docs/guide/start`, other files under their names. */
function pathOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/(?:\/index)?\.html$/, "")}`;
}

/** Readers of the files by name, with `/` between folders. A reader always returns the same bytes. */
export type SiteFiles = ReadonlyMap<string, () => Uint8Array>;

/** Adds the icon under the name at which browsers look for it by default. */
function withFavicon(files: SiteFiles): SiteFiles {
  const icon = files.get("icon.svg");
  return icon === undefined ? files : new Map([...files, ["favicon.ico", icon]]);
}

const NOT_FOUND_FILE = "404.html";

/** The page for a path that does not exist, with its headers. */
export interface NotFoundPage {
  readonly read: () => Uint8Array;
  readonly headers: readonly string[];
}

/** Null if the site has no such page. */
export function notFoundPage(files: SiteFiles): NotFoundPage | null {
  const read = files.get(NOT_FOUND_FILE);
  const headers = ["Content-Type", TYPES[".html"] ?? "", ...PAGE_HEADERS];
  return read === undefined ? null : { read, headers };
}

/** A route for each file. */
export function siteRoutes(files: SiteFiles): readonly Route[] {
  return [...withFavicon(files)]
    .filter(([name]) => name !== NOT_FOUND_FILE)
    .map(([name, read]) => {
      const extension = extname(name);
      const contentType = TYPES[extension] ?? "application/octet-stream";
      const headers = extension === ".html" ? PAGE_HEADERS : [];
      const cache = HASHED.test(name) ? "forever" : "revalidate";
      return outsideRoute(pathOf(name), cache, () => bytesAnswer(read, undefined, contentType, headers));
    });
}
