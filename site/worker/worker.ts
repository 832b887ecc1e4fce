/**
 * The service worker. It makes what was read before available without a connection. Answers come from the network if it is
 * available; only files whose name changes with their content come from the cache first.
 */

/** The paths that the reader needs, inserted when the site is built, and a name that changes with them. */
declare const SHELL: readonly string[];
declare const SHELL_NAME: string;

// TypeScript's library for pages has no types for workers; these are the ones in use.
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const self: EventTarget & { readonly clients: { claim(): Promise<void> } };

/** Also named in site/shared/key.ts, which deletes it when a key is forgotten. */
const READ = "lectern-read";
/** Maximum number of cached answers; the oldest is evicted first. */
const MAX_READ = 600;

const isAsset = ({ pathname }: URL): boolean => /^\/assets\/.*-[0-9A-Z]{8}\./.test(pathname);

/** Pages and answers that are cached, including those about the server and the key, which the reader needs offline. */
const isKept = ({ pathname }: URL): boolean =>
  ["/", "/icon.svg", "/readyz"].includes(pathname) || /^\/(?:docs|api)(?:\/|$)/.test(pathname);

/** All addresses of the reader are one page. It is cached together with the files that it loads. */
const isReader = ({ pathname }: URL): boolean => pathname === "/";

async function keep(url: URL, response: Response): Promise<void> {
  // Browsers do not accept a redirected response for a page.
  if (isReader(url) || response.status !== 200 || response.redirected) return;
  const cache = await caches.open(READ);
  // Insert it again, so that the oldest entry is the least recently read one.
  await cache.delete(url.href);
  await cache.put(url.href, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_READ))) await cache.delete(key);
}

async function fromNetwork(event: Fetched, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const cached = await caches.match(isReader(url) ? "/" : url.href);
    if (cached !== undefined) return cached;
    throw error;
  }
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

self.addEventListener("install", (event) => {
  const fill = async (): Promise<void> => (await caches.open(SHELL_NAME)).addAll([...SHELL]);
  (event as Extendable).waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const clean = async (): Promise<void> => {
    await self.clients.claim();
    const old = (await caches.keys()).filter((name) => name !== READ && name !== SHELL_NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  (event as Extendable).waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const fetched = event as Fetched;
  const { request } = fetched;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isAsset(url)) fetched.respondWith(fromCache(request));
  else if (isKept(url)) fetched.respondWith(fromNetwork(fetched, url));
});
