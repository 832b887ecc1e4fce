/** The reader's key, kept in this browser for the reader and the API reference. */

const NAME = "lectern-key";

/** The name of the cache for what was read. site/worker/worker.ts names it too. */
export const READ_CACHE = "lectern-read";

export const storedKey = (): string | null => localStorage.getItem(NAME);

export function storeKey(key: string | null): void {
  // Texts that were read with a key are deleted together with it.
  if ("caches" in window) void caches.delete(READ_CACHE);
  if (key === null) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, key);
}
