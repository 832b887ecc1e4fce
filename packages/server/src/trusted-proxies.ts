/**
 * Who called, when proxies stand between: the address at the other end of the connection, unless that is a
 * proxy which the operator trusts; then the rightmost address of `X-Forwarded-For` or `Forwarded` (RFC 7239)
 * that is not one. What stands left of it was written by the caller and means nothing.
 */

import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Hops that are looked at, from the right: longer chains are no proxies of anyone. */
const MOST_HOPS = 32;

interface Range {
  readonly address: string;
  /** Bits of the network. */
  readonly prefix: number;
}

/** The address without the form that IPv4 takes inside IPv6; undefined when it is none, or has a zone. */
function plainAddress(text: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(text) && !text.includes("%") ? text.toLowerCase() : undefined;
}

function readRange(text: string): Range | undefined {
  const [, written = "", bits] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = plainAddress(written);
  // A network of mapped addresses would hold IPv4 and IPv6: it has to be said as either.
  if (address === undefined || (bits !== undefined && address !== written.toLowerCase())) return undefined;
  const most = isIPv4(address) ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix <= most ? { address, prefix } : undefined;
}

/** Whether every item is an address or a network; none at all is fine. */
export const areProxies = (items: readonly string[]): boolean =>
  items.every((item) => readRange(item) !== undefined);

/** Looks up headers by their lower-case names. */
type Header = (name: string) => string | undefined;

/** The caller's address from the peer's and the headers; the peer's own where nothing better is known. */
export type FindCaller = (peer: string | undefined, header: Header) => string | undefined;

/** @param items addresses and networks, as `areProxies` has found them good */
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
    // A proxy writes one of the two and hands the other on as the caller sent it: only what both say is known.
    const [first = near, second = first] = found;
    return first === second ? first : near;
  };
}

/** Walks from the proxy outwards as far as trust goes. An unreadable hop ends the walk at the one before. */
function farthest(
  near: string,
  hops: Iterable<string | undefined>,
  isTrusted: (address: string) => boolean,
): string {
  let reached = near;
  let walked = 0;
  for (const hop of hops) {
    if (hop === undefined || ++walked > MOST_HOPS) return reached;
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

/** From the right; undefined for what is no address. */
function* hopsOfList(header: string): Generator<string | undefined> {
  for (let end = header.length; end >= 0; ) {
    const comma = end === 0 ? -1 : header.lastIndexOf(",", end - 1);
    yield hopAddress(header.slice(comma + 1, end).trim());
    end = comma;
  }
}

/** A parameter of RFC 7239 section 4, and what parts it from the next. */
const PAIR = /[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^_`|~\w-]+))[ \t]*(;|,|$)/y;

/** From the right, the `for` of each element; undefined where it is none. A malformed header has no hops. */
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
