/**
 * Messages that say why PostgreSQL or Redis cannot be used and what to do. They never contain a host,
 * password or key.
 */
import { ConnectionTimeoutError, ErrorReply } from "@redis/client";
import { StoreUnavailable } from "../key-store.ts";
import { TimedOut } from "./timeout.ts";

export type StoreName = "PostgreSQL" | "Redis";

/** The message for a server that failed at the start. @param isTls whether the connection used TLS */
export function unreachable(name: StoreName, error: unknown, isTls = false): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const reason = reasonOf(error);
  const advice = isTls && BROKEN.has(reason) ? TLS_TO_PLAIN : (adviceOn(name, reason) ?? AT_START[reason]);
  return new StoreUnavailable(`${name} can't be reached: ${reason}${after(advice)}`, { cause: error });
}

/**
 * The message for a server that failed after the start: its error code or answer, and advice where the
 * cause is known.
 */
export function failureOf(name: StoreName, error: unknown): string {
  const reason = reasonOf(error);
  return `${reason}${after(adviceOn(name, reason))}`;
}

const after = (advice: string | undefined): string => (advice === undefined ? "" : `; ${advice}`);

const adviceOn = (name: StoreName, reason: string): string | undefined =>
  (name === "PostgreSQL" ? POSTGRES : REDIS)[reason.split(" ", 1)[0] ?? ""];

const SILENCE = "no answer";
const CLOSED = "it closed the connection";

/** Other messages may contain parts of the URL. */
function reasonOf(error: unknown): string {
  if (error instanceof TimedOut || error instanceof ConnectionTimeoutError) return SILENCE;
  if (error instanceof ErrorReply) return refusalIn(error.message);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return CLOSED;
  return code === "CONNECT_TIMEOUT" ? SILENCE : code;
}

/** Cuts off the details. They may repeat the refused command, and so the password. */
const refusalIn = (answer: string): string =>
  (/^[A-Z]+[A-Za-z -]*/.exec(answer)?.[0] ?? "").trim().slice(0, 100);

/** Error codes of a TLS handshake with a port that does not speak TLS. */
const BROKEN: ReadonlySet<string> = new Set([
  SILENCE,
  CLOSED,
  "ECONNRESET",
  "EPIPE",
  "EPROTO",
  "CONNECTION_CLOSED",
]);
const TLS_TO_PLAIN =
  "the connection uses TLS, as rediss: or sslmode asks for, and a server or port without TLS does not answer that";

const NO_TRUST =
  "this machine does not trust its certificate for that name; set NODE_EXTRA_CA_CERTS to the file of an " +
  "authority of your own";

/** Advice at the start, where the settings may be wrong. */
const AT_START: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens on that port of that host",
  ENOTFOUND: "no DNS entry exists for the host of its URL",
  EAI_AGAIN: "the DNS lookup of the host of its URL failed; try again later",
  EHOSTUNREACH: "there is no network route to that host",
  ENETUNREACH: "there is no network route to that host",
  ECONNRESET: "it closed the connection; check that the port is its port, and whether it needs TLS",
  CONNECTION_CLOSED: "it closed the connection; check that the port is its port, and whether it needs TLS",
  [CLOSED]: "check that the port is its port, and whether it needs TLS",
  [SILENCE]: "check host and port, whether it needs TLS, and whether a firewall blocks the connection",
  EMFILE: "this process may not open more files and connections (ulimit -n)",
  DEPTH_ZERO_SELF_SIGNED_CERT: NO_TRUST,
  SELF_SIGNED_CERT_IN_CHAIN: NO_TRUST,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NO_TRUST,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NO_TRUST,
  ERR_TLS_CERT_ALTNAME_INVALID: NO_TRUST,
  CERT_HAS_EXPIRED: "its certificate has expired",
};

/** By SQLSTATE. */
const POSTGRES: Readonly<Record<string, string>> = {
  "08P01":
    "a PostgreSQL proxy refuses the connection; PgBouncer needs ignore_startup_parameters " +
    "= search_path, lock_timeout",
  "25006": "it refuses writes: it is a standby, or is set to be read only",
  "28000":
    "its pg_hba.conf refuses this user from this host, or requires TLS (?sslmode=require), or the role has no LOGIN",
  "28P01": "the user or the password of LECTERN_DATABASE_URL is wrong",
  "3D000": "the database does not exist: create it, or name another in LECTERN_DATABASE_URL",
  "3F000":
    "the user may not use the schema of the tables: start the service as the user that made them, or GRANT USAGE and all on its tables",
  "42501":
    "the user may not make or use the tables: GRANT CREATE ON DATABASE to it, or make it owner of the schema lectern",
  "42P05":
    "prepared statements fail where connections are shared, as behind PgBouncer: add ?prepare=false to LECTERN_DATABASE_URL",
  "26000":
    "prepared statements fail where connections are shared, as behind PgBouncer: add ?prepare=false to LECTERN_DATABASE_URL",
  "53100": "its disk is full",
  "53300": "it has no free connection for this user: raise max_connections (docs/capacity.md says to what)",
  "55P03": "a table is locked",
  "57P03": "it is starting up, shutting down or recovering",
};

/** By the first word of an answer. */
const REDIS: Readonly<Record<string, string>> = {
  WRONGPASS: "the user or the password of LECTERN_REDIS_URL is wrong",
  NOAUTH: "it requires a password: redis://:password@host in LECTERN_REDIS_URL",
  NOPERM:
    "its user needs all commands and scripts on names that begin with {lectern}: (ACL SETUSER ... +@all ~{lectern}:*)",
  READONLY: "set LECTERN_REDIS_URL to the primary",
  MOVED:
    "this node of the cluster does not serve these names: CLUSTER KEYSLOT {lectern} shows which slot, CLUSTER SHARDS which node",
  CLUSTERDOWN: "this node of the cluster is not ready",
  OOM: "its memory is full: raise maxmemory",
  MISCONF: "it cannot save to its disk and refuses writes until it can",
  NOREPLICAS: "it has fewer replicas than it requires before it accepts writes (min-replicas-to-write)",
  LOADING: "it is loading its data",
};
