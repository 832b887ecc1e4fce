/**
 * Finds two members with the same name in one object. JSON.parse keeps only the last, so the other's words would be
 * lost.
 */

export interface RepeatedKey {
  readonly key: string;
  /** 1-based, of the first and of the second member of that name. */
  readonly firstLine: number;
  readonly line: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** Offset of the closing quotation mark of the string that begins at `start`. */
function endOfString(source: string, start: number): number {
  let end = start + 1;
  while (end < source.length && source.charCodeAt(end) !== QUOTE) {
    end += source.charCodeAt(end) === BACKSLASH ? 2 : 1;
  }
  return end;
}

/** The first repeated name, in reading order. `source` must be valid JSON. */
export function findRepeatedKey(source: string): RepeatedKey | undefined {
  /** Lines by name of each open object; null for an array. */
  const open: (Map<string, number> | null)[] = [];
  let line = 1;
  let isName = false;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code === LINE_FEED) line++;
    else if (code === QUOTE) {
      const end = endOfString(source, index);
      const names = isName ? open.at(-1) : undefined;
      if (names) {
        const key = String(JSON.parse(source.slice(index, end + 1)));
        const firstLine = names.get(key);
        if (firstLine !== undefined) return { key, firstLine, line };
        names.set(key, line);
        isName = false;
      }
      index = end;
    } else if (code < 0x80) {
      const character = source[index];
      if (character === "{" || character === "[") open.push(character === "{" ? new Map() : null);
      else if (character === "}" || character === "]") open.pop();
      if (character === "{" || character === "[" || character === ",")
        isName = (open.at(-1) ?? null) !== null;
    }
  }
  return undefined;
}
