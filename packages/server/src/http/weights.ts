/** Quality values in headers such as Accept and Accept-Encoding (RFC 9110, section 12.4.2). */

/**
 * The weight, 0 to 1, of each value in a header such as `gzip;q=0.5, *;q=0`, by its lower-case name. Without a weight it is
 * 1; a malformed weight counts as 0. If a value is named twice, the last one counts.
 */
export function weightsOf(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [value = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight =
      q === undefined ? 1 : /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q.slice(2)) : 0;
    if (value !== "") found.set(value, weight);
  }
  return found;
}
