/** Matches of regular expressions at a place of the source. */

/** What `expression` matches: a sticky one at `at`, a global one from there on; null when it does not. */
export function matchAt(expression: RegExp, source: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(source);
}

/** The length of the match in UTF-16 units; 0 without one. */
export const lengthAt = (expression: RegExp, source: string, at: number): number =>
  matchAt(expression, source, at)?.[0].length ?? 0;
