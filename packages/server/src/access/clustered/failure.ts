/** Why PostgreSQL or Redis cannot be used, and what helps, in words that never hold a host, a password or a key. */
import { ConnectionTimeoutError, ErrorReply } from "@redis/client";
import { StoreUnavailable } from "../key-store.ts";
import { TimedOut } from "./timeout.ts";

export type StoreName = "PostgreSQL" | "Redis";

/** What is told of a server that failed at the start. @param isTls whether it was spoken to in TLS */
export function unreachable(name: StoreName, error: unknown, isTls = false): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const reason = reasonOf(error);
  const advice = isTls && BROKEN.has(reason) ? TLS_TO_PLAIN : (adviceOn(name, reason) ?? AT_START[reason]);
  return new StoreUnavailable(`${name} can't be reached: ${reason}${after(advice)}`, { cause: error });
}

/** What is told of one that failed since: its code or what it answered, and what helps where that is known. */
export function failureOf(name: StoreName, error: unknown): string {
  const reason = reasonOf(error);
  return `${reason}${after(adviceOn(name, reason))}`;
}

const after = (advice: string | undefined): string => (advice === undefined ? "" : `; ${advice}`);

const adviceOn = (name: StoreName, reason: string): string | undefined =>
  (name === "PostgreSQL" ? POSTGRES : REDIS)[reason.split(" ", 1)[0] ?? ""];

const SILENCE = "no answer";
const CLOSED = "it closed the connection";

/** Other messages may name what the URL holds. */
function reasonOf(error: unknown): string {
  if (error instanceof TimedOut || error instanceof ConnectionTimeoutError) return SILENCE;
  if (error instanceof ErrorReply) return refusalIn(error.message);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return CLOSED;
  return code === "CONNECT_TIMEOUT" ? SILENCE : code;
}

/** Without what follows on it, such as the words of the command that was refused: the password is one. */
const refusalIn = (answer: string): string =>
  (/^[A-Z]+[A-Za-z -]*/.exec(answer)?.[0] ?? "").trim().slice(0, 100);

/** How a port without TLS takes the beginning of it. */
const BROKEN: ReadonlySet<string> = new Set([
  SILENCE,
  CLOSED,
  "ECONNRESET",
  "EPIPE",
  "EPROTO",
  "CONNECTION_CLOSED",
]);
const TLS_TO_PLAIN =
  "it was spoken to in TLS, as rediss: or sslmode asks for, and a server or port without TLS does not answer that";

const NO_TRUST =
  "its certificate is not one that this machine trusts for that name; NODE_EXTRA_CA_CERTS names the file of an " +
  "authority of your own";

/** Where it may be the settings that are wrong. */
const AT_START: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens on that port of that host",
  ENOTFOUND: "nobody knows the host of its URL",
  EAI_AGAIN: "the host of its URL cannot be looked up now",
  EHOSTUNREACH: "no network leads to that host",
  ENETUNREACH: "no network leads to that host",
  ECONNRESET: "it closed the connection; is that its port, and does it want TLS?",
  CONNECTION_CLOSED: "it closed the connection; is that its port, and does it want TLS?",
  [CLOSED]: "is that its port, and does it want TLS?",
  [SILENCE]: "is that its host and port, does it want TLS, and is a firewall between?",
  EMFILE: "this process may open no more files and connections (ulimit -n)",
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
    "something between that speaks for PostgreSQL refuses the connection; PgBouncer needs ignore_startup_parameters " +
    "= search_path, lock_timeout",
  "25006": "it takes no writes: it is a standby, or set to be read only",
  "28000":
    "its pg_hba.conf does not let this user in from here, or only with TLS (?sslmode=require), or the role may not log in",
  "28P01": "the user or the password of LECTERN_DATABASE_URL is wrong",
  "3D000": "there is no such database: create it, or name another in LECTERN_DATABASE_URL",
  "3F000":
    "the user may not use the schema of the tables: let the one that made them start the service, or GRANT USAGE and all on its tables",
  "42501":
    "the user may not make or use the tables: GRANT CREATE ON DATABASE to it, or make it owner of the schema lectern",
  "42P05":
    "statements are prepared where connections change hands, as behind PgBouncer: add ?prepare=false to LECTERN_DATABASE_URL",
  "26000":
    "statements are prepared where connections change hands, as behind PgBouncer: add ?prepare=false to LECTERN_DATABASE_URL",
  "53100": "its disk is full",
  "53300": "it has no connection left for this user: raise max_connections (docs/capacity.md says to what)",
  "55P03": "a table is locked",
  "57P03": "it is starting up, shutting down or recovering",
};

/** By the first word of an answer. */
const REDIS: Readonly<Record<string, string>> = {
  WRONGPASS: "the user or the password of LECTERN_REDIS_URL is wrong",
  NOAUTH: "it asks for a password: redis://:password@host in LECTERN_REDIS_URL",
  NOPERM:
    "its user needs all commands and scripts on names that begin with {lectern}: (ACL SETUSER ... +@all ~{lectern}:*)",
  READONLY: "LECTERN_REDIS_URL has to name the primary",
  MOVED:
    "it is a node of a cluster that does not hold these names: CLUSTER KEYSLOT {lectern} tells which slot, CLUSTER SHARDS which node",
  CLUSTERDOWN: "it is a node of a cluster that is not ready",
  OOM: "its memory is full: raise maxmemory",
  MISCONF: "it cannot save to its disk and refuses writes until it can",
  NOREPLICAS: "it wants more replicas than it has before it takes writes (min-replicas-to-write)",
  LOADING: "it is loading its data",
};
