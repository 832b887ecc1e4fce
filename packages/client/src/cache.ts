/** Caches answers with their entity tags, so that unchanged answers are not sent again. */

export interface CacheEntry {
  readonly etag: string;
  readonly text: string;
  /** Milliseconds since 1970 until which the answer may be used without a request. */
  readonly freshUntilMs: number;
}

/** A cache of answers by address. Use one for each key, since keys may read different data. */
export interface ResponseCache {
  get(url: string): CacheEntry | undefined;
  set(url: string, entry: CacheEntry): void;
}

/** Caches the most recently used answers in memory, up to `maxCharacters` UTF-16 units of text. */
export function createMemoryCache(maxCharacters = 4_000_000): ResponseCache {
  const entries = new Map<string, CacheEntry>();
  let characters = 0;
  const drop = (url: string): void => {
    characters -= entries.get(url)?.text.length ?? 0;
    entries.delete(url);
  };
  return {
    get: (url) => {
      const entry = entries.get(url);
      if (entry === undefined) return undefined;
      entries.delete(url);
      entries.set(url, entry);
      return entry;
    },
    set: (url, entry) => {
      drop(url);
      if (entry.text.length > maxCharacters) return;
      entries.set(url, entry);
      characters += entry.text.length;
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}

/** Seconds of `max-age`; 0 when there is none or the answer must be revalidated. Null: do not cache. */
export function maxAgeOf(cacheControl: string | null): number | null {
  if (cacheControl === null) return 0;
  if (/(?:^|[,\s])no-store(?:$|[,\s])/i.test(cacheControl)) return null;
  if (/(?:^|[,\s])no-cache(?:$|[,\s])/i.test(cacheControl)) return 0;
  return Number(/(?:^|[,\s])max-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0);
}
