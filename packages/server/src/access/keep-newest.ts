/** Puts an entry into a map that holds `most` at the most: the longest kept goes for a new one. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  const [oldest] = map.size >= most && !map.has(key) ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
