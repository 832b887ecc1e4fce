/**
 * Finds the caller behind proxies. The caller is the peer of the connection, unless that is a trusted
 * proxy; then it is the rightmost address of `X-Forwarded-For` or `Forwarded` (RFC 7239) that is not a
 * trusted proxy. Addresses to the left of it come from the caller and are ignored.
 */

import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The most hops that are read, from the right; longer chains do not occur. */
const HOPS_MAX = 32;

interface Range {
  readonly address: string;
  /** The prefix length in bits. */
  readonly prefix: number;
}

/** The address, with IPv4-mapped IPv6 as IPv4; undefined when it is invalid or has a zone. */
function plainAddress(text: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(text) && !text.includes("%") ? text.toLowerCase() : undefined;
}

function readRange(text: string): Range | undefined {
  const [, written = "", bits] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = plainAddress(written);
  // A network of mapped addresses would contain IPv4 and IPv6, so it must be written as one or the other.
  if (address === undefined || (bits !== undefined && address !== written.toLowerCase())) return undefined;
  const maxPrefix = isIPv4(address) ? 32 : 128;
  const prefix = bits === undefined ? maxPrefix : Number(bits);
  return prefix <= maxPrefix ? { address, prefix } : undefined;
}

/** Whether every item is an address or a network; an empty list is valid. */
export const areProxies = (items: readonly string[]): boolean =>
  items.every((item) => readRange(item) !== undefined);

/** Looks up headers by their lower-case names. */
type Header = (name: string) => string | undefined;

/**
 * Returns the caller's address from the peer's and the headers; the peer's own when the headers give no
 * better one.
 */
export type FindCaller = (peer: string | undefined, header: Header) => string | undefined;

/** @param items addresses and networks that passed `areProxies` */
export function makeFindCaller(items: readonly string[]): FindCaller {
  if (items.length === 0) return (peer) => peer;
  const list = new BlockList();
  for (const item of items) {
    const range = readRange(item);
    if (range === undefined) throw new TypeError(`not an address or network: ${item}`);
    list.addSubnet(range.address, range.prefix, isIPv4(range.address) ? "ipv4" : "ipv6");
  }
  const isTrusted = (address: string): boolean => list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  return (peer, header) => {
    const near = peer === undefined ? undefined : plainAddress(peer.split("%", 1)[0] ?? "");
    if (near === undefined || !isTrusted(near)) return near ?? peer;
    const listed = header("x-forwarded-for");
    const forwarded = header("forwarded");
    const found = [
      ...(listed === undefined ? [] : [farthest(near, hopsOfList(listed), isTrusted)]),
      ...(forwarded === undefined ? [] : [farthest(near, hopsOfForwarded(forwarded), isTrusted)]),
    ];
    // A proxy writes one of the two headers and passes the other on unchanged, so only hops in both are
    // trusted.
    const [first = near, second = first] = found;
    return first === second ? first : near;
  };
}

/**
 * Walks from the nearest proxy outwards while hops are trusted. An unreadable hop ends the walk at the one
 * before.
 */
function farthest(
  near: string,
  hops: Iterable<string | undefined>,
  isTrusted: (address: string) => boolean,
): string {
  let reached = near;
  let walked = 0;
  for (const hop of hops) {
    if (hop === undefined || ++walked > HOPS_MAX) return reached;
    reached = hop;
    if (!isTrusted(hop)) return reached;
  }
  return reached;
}

/** An address with or without a port: `192.0.2.1:80`, `[2001:db8::1]:80`, `2001:db8::1`. */
function hopAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? plainAddress(bracketed) : undefined;
  const [, before] = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text) ?? [];
  return plainAddress(before ?? text);
}

/** From the right; undefined for an invalid address. */
function* hopsOfList(header: string): Generator<string | undefined> {
  for (let end = header.length; end >= 0; ) {
    const comma = end === 0 ? -1 : header.lastIndexOf(",", end - 1);
    yield hopAddress(header.slice(comma + 1, end).trim());
    end = comma;
  }
}

/** A parameter of RFC 7239 section 4, and its separator. */
const PAIR = /[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^_`|~\w-]+))[ \t]*(;|,|$)/y;

/**
 * From the right, the `for` of each element; undefined when it is no address. A malformed header has no
 * hops.
 */
function hopsOfForwarded(header: string): readonly (string | undefined)[] {
  const hops: (string | undefined)[] = [];
  let found: string[] = [];
  for (PAIR.lastIndex = 0; PAIR.lastIndex < header.length; ) {
    const match = PAIR.exec(header);
    if (match === null) return [];
    const [, name = "", quoted, token = "", end] = match;
    if (name.toLowerCase() === "for") found.push(quoted?.replace(/\\(.)/g, "$1") ?? token);
    if (end === ";") continue;
    hops.push(found.length === 1 ? hopAddress(found[0] ?? "") : undefined);
    found = [];
  }
  return hops.reverse();
}
