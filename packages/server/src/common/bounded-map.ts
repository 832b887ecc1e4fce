/** Sets an entry of a map. When the map has `maxEntries`, a new key evicts the oldest one. */
export function setBounded<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  maxEntries: number,
): void {
  const [oldest] = map.size >= maxEntries && !map.has(key) ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
