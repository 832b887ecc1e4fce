/** Weights of what a header names, as Accept and Accept-Encoding give them (RFC 9110, section 12.4.2). */

/**
 * Weight, 0 to 1, of each value in a header such as `gzip;q=0.5, *;q=0`, in lower case. A value without a weight has
 * 1, one whose weight is malformed 0; what is not named is absent, and of what is named twice the last counts.
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
