/** The target of a request (RFC 9112 section 3.2): a path, or an absolute URL. */

/** Path and query of a target, without origin and fragment. An origin without a path has the path `/`. */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const local = target.startsWith("/")
    ? target
    : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(?=(\/?))/i, (_, slash: string) =>
        slash === "" ? "/" : "",
      );
  const end = local.indexOf("#");
  const whole = end === -1 ? local : local.slice(0, end);
  const index = whole.indexOf("?");
  return index === -1 ? [whole, ""] : [whole.slice(0, index), whole.slice(index + 1)];
}
