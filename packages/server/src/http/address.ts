/** Addresses of callers. */

import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address as written, with `0` for groups that are left out; undefined for any other text. */
export function groupsOf(address: string): readonly string[] | undefined {
  const plain = address.split("%", 1)[0] ?? "";
  if (!isIPv6(plain)) return undefined;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...right];
}

/** An IPv4-mapped IPv6 address as plain IPv4; every other address unchanged. */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The network that counts as one caller: an IPv4 address or the first 64 bits of an IPv6 address. Empty if unknown. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "";
  const plain = withoutMapping(address);
  return plain.includes(":") ? (groupsOf(plain)?.slice(0, 4).join(":") ?? plain) : plain;
}
