import type { WordIndex } from "../word-index.ts";

/**
 * A cache of values that belong to a word, or another text, in an edition. Returns a function that gives the value of a key,
 * which it makes unless it is cached.
 * @param most the most values of an edition. When it is exceeded, its cache is cleared
 */
export function editionCache<Value>(
  most: number,
): (index: WordIndex, key: string, make: () => Value) => Value {
  const caches = new WeakMap<WordIndex, Map<string, Value>>();
  return (index, key, make) => {
    let cache = caches.get(index);
    if (cache === undefined) {
      cache = new Map();
      caches.set(index, cache);
    }
    const known = cache.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (cache.size >= most) cache.clear();
    cache.set(key, value);
    return value;
  };
}
