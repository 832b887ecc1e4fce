/** Content encoding: negotiation, and a cache of compressed bodies. */

import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { setBounded } from "../common/bounded-map.ts";
import { type Body, bytesOf } from "../wire/answer-body.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { weightsOf } from "./weights.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Bodies with more bytes than this are compressed. */
export const COMPRESS_OVER = 1024;
/** Bodies with more bytes than this are compressed in Node's thread pool, others on the event loop. */
const ASYNC_OVER = 64 * 1024;
/** Size of the cache in bytes, and of its largest entry. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_ENTRY_BYTES = 4 * 1024 * 1024;

/**
 * The settings on the event loop. For 5 to 30 KB of JSON, level 3 takes a quarter to two thirds of the time of the settings
 * below, and 4 to 9 % more bytes.
 */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const FAST_GZIP = { level: 3 };
/** The settings in the thread pool. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Cached results of negotiation. Few different headers are in use. */
const negotiated = new Map<string, Encoding>();
/** Maximum number of cached headers, and of characters in one. */
const KEPT_HEADERS = 64;
const KEPT_LENGTH = 100;

/** The encoding with the greatest weight; among equals br, then gzip. Identity if the caller accepts neither. */
export function negotiate(header: string | undefined): Encoding {
  if (header === undefined || header === "" || header === "identity") return "identity";
  const known = negotiated.get(header);
  if (known !== undefined) return known;
  const best = bestOf(header);
  if (header.length <= KEPT_LENGTH) setBounded(negotiated, header, best, KEPT_HEADERS);
  return best;
}

function bestOf(header: string): Encoding {
  const found = weightsOf(header);
  const any = found.get("*");
  let best: Encoding = "identity";
  // Identity that the header does not name is acceptable, but only as a last resort.
  let bestWeight = found.get("identity") ?? 0;
  for (const coding of ["gzip", "br"] as const) {
    const weight = found.get(coding) ?? (coding === "gzip" ? found.get("x-gzip") : undefined) ?? any ?? 0;
    if (weight > 0 && weight >= bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Compresses a body without caching it. */
export function compressOnce(body: Body, encoding: "br" | "gzip"): MaybePromise<Uint8Array> {
  const bytes = bytesOf(body);
  if (body.length > ASYNC_OVER) {
    return encoding === "br" ? brotliAsync(bytes, BROTLI) : gzipAsync(bytes, GZIP);
  }
  return encoding === "br" ? brotliCompressSync(bytes, FAST_BROTLI) : gzipSync(bytes, FAST_GZIP);
}

export interface Compressor {
  /** The compressed body. Equal keys mean equal bodies, so that `make` is called only where the cache has none. */
  compress(make: () => MaybePromise<Body>, key: string, encoding: "br" | "gzip"): MaybePromise<Uint8Array>;
}

/** A compressor with a cache. It evicts the least recently used entry. */
export function createCompressor(): Compressor {
  const entries = new Map<string, Uint8Array>();
  let totalBytes = 0;
  const cost = (key: string, body: Uint8Array): number => key.length * 2 + body.length;
  const keep = (key: string, body: Uint8Array): Uint8Array => {
    if (body.length > CACHE_ENTRY_BYTES || entries.has(key)) return body;
    entries.set(key, body);
    totalBytes += cost(key, body);
    for (const [oldKey, old] of entries) {
      if (totalBytes <= CACHE_BYTES) break;
      entries.delete(oldKey);
      totalBytes -= cost(oldKey, old);
    }
    return body;
  };
  return {
    compress: (make, bodyKey, encoding) => {
      const key = `${encoding} ${bodyKey}`;
      const found = entries.get(key);
      if (found !== undefined) {
        entries.delete(key);
        entries.set(key, found);
        return found;
      }
      return andThen(make(), (body) => andThen(compressOnce(body, encoding), (bytes) => keep(key, bytes)));
    },
  };
}
