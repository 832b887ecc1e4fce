/** Content encoding: what the caller takes, and compressed bodies kept for the next caller. */

import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { keepNewest } from "../access/keep-newest.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { weightsOf } from "./weights.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes above which a body is worth compressing. */
export const COMPRESS_OVER = 1024;
/** Bytes above which compressing leaves the event loop. */
const ASYNC_OVER = 64 * 1024;
/** Bytes of compressed bodies that are kept, and of the largest one. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_ENTRY_BYTES = 4 * 1024 * 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** What callers' headers came to: programs send one of few, each time. */
const negotiated = new Map<string, Encoding>();
/** Headers that are kept, and characters of the longest one. */
const KEPT_HEADERS = 64;
const KEPT_LENGTH = 100;

/** The coding with the greatest weight; of equal ones br, then gzip. Identity where none is taken. */
export function negotiate(header: string | undefined): Encoding {
  if (header === undefined || header === "" || header === "identity") return "identity";
  const kept = negotiated.get(header);
  if (kept !== undefined) return kept;
  const best = bestOf(header);
  if (header.length <= KEPT_LENGTH) keepNewest(negotiated, header, best, KEPT_HEADERS);
  return best;
}

function bestOf(header: string): Encoding {
  const found = weightsOf(header);
  const any = found.get("*");
  let best: Encoding = "identity";
  // Identity that is not named is taken, but only when nothing else is.
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

/** The body in this coding, for whoever does not ask for it again. */
export function compressOnce(body: Uint8Array, encoding: "br" | "gzip"): MaybePromise<Uint8Array> {
  if (body.length > ASYNC_OVER) {
    return encoding === "br" ? brotliAsync(body, BROTLI) : gzipAsync(body, GZIP);
  }
  return encoding === "br" ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP);
}

export interface Compressor {
  /** The body in this coding. `tag` names the content: equal tags, equal bodies, so that it need not be made. */
  compress(
    make: () => MaybePromise<Uint8Array>,
    tag: string,
    encoding: "br" | "gzip",
  ): MaybePromise<Uint8Array>;
}

/** A compressor that keeps the bodies it made last, by content. */
export function createCompressor(): Compressor {
  const kept = new Map<string, Uint8Array>();
  let keptBytes = 0;
  const keep = (key: string, body: Uint8Array): Uint8Array => {
    if (body.length > CACHE_ENTRY_BYTES || kept.has(key)) return body;
    kept.set(key, body);
    keptBytes += body.length;
    for (const [oldKey, old] of kept) {
      if (keptBytes <= CACHE_BYTES) break;
      kept.delete(oldKey);
      keptBytes -= old.length;
    }
    return body;
  };
  return {
    compress: (make, tag, encoding) => {
      const key = `${encoding} ${tag}`;
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      return andThen(make(), (body) => andThen(compressOnce(body, encoding), (bytes) => keep(key, bytes)));
    },
  };
}
