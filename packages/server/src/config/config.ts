/** Turns environment and flags into a frozen Config. All problems are reported at once. */

import { resolve } from "node:path";
import { nearest } from "../common/nearest.ts";
import {
  itemsOf,
  LOG_LEVELS,
  LOGGED_ADDRESSES,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingName,
  WORKERS_MAX,
} from "./settings.ts";
import { readTracing, type TracingSettings } from "./tracing-settings.ts";

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path of keys, usage and imported texts. */
  readonly dataDir: string;
  /** `open`: no key is required. */
  readonly access: "keys" | "open";
  /** Absolute path; null for the default plans. */
  readonly plansFile: string | null;
  /** PostgreSQL and Redis of several servers; null when this server uses its data directory. */
  readonly cluster: { readonly databaseUrl: string; readonly redisUrl: string } | null;
  /** Seconds for which cached keys are served while their store is unavailable. */
  readonly keysGrace: number;
  /** Timeout of a Redis command in milliseconds. */
  readonly storeTimeout: number;
  /** Threads that answer requests, 1 to 64. */
  readonly workers: number;
  /** Port of the Prometheus metrics; null when there are none. */
  readonly metricsPort: number | null;
  /** Host of the metrics: the service's host, unless they have one of their own. */
  readonly metricsHost: string;
  readonly logLevel: LogLevel;
  /** How much of a caller's address is logged: nothing, the network (/24, /48), all. */
  readonly logAddresses: "none" | "short" | "full";
  /** Addresses and networks of proxies whose forwarding headers are trusted; empty: none. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds between failing /readyz and closing the port at a stop. */
  readonly drainDelayMs: number;
  /** The settings of OpenTelemetry spans, from the standard's own variables; null when they are off. */
  readonly tracing: TracingSettings | null;
  /** MCP at /mcp: the web origins whose pages may call it, besides those of this machine; null when off. */
  readonly mcp: { readonly origins: readonly string[] } | null;
}

/** Flags by setting; undefined when a flag is absent. A flag overrides the environment. */
export type Flags = Readonly<Partial<Record<SettingName, string | undefined>>>;

export type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Variables with our prefix that belong to clients and tests. */
const OTHER_VARIABLES = new Set([
  "LECTERN_URL",
  "LECTERN_KEY",
  "LECTERN_KEY_FILE",
  "LECTERN_SHARED",
  "LECTERN_SEED",
]);

/**
 * Prefixes of variables for our tests, and of those that Kubernetes sets in every container next to a
 * service named lectern.
 */
const OTHER_PREFIXES =
  /^LECTERN_(?:TEST_.*|(?:.*_)?(?:SERVICE_(?:HOST|PORT(?:_.*)?)|PORT_\d+_(?:TCP|UDP|SCTP)(?:_.*)?))$/;

/**
 * A service address. Kubernetes sets LECTERN_PORT to it for a service named lectern; it is never our port.
 */
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** The value of a variable; undefined when it is unset, empty, or belongs to something else. */
function valueIn(environment: Environment, variable: string): string | undefined {
  const value = environment[variable];
  if (value === undefined || value === "") return undefined;
  return variable.endsWith("_PORT") && SERVICE_ADDRESS.test(value) ? undefined : value;
}

/**
 * Variables with our prefix that are no settings. If the name is close to a setting it is probably a
 * mistake, and the default would be used; so it stops the start. Others may belong to a newer version, and
 * only cause a warning.
 */
function unknownVariables(environment: Environment): { problems: string[]; warnings: string[] } {
  const known = new Set<string>(SETTING_NAMES.map((name) => SETTINGS[name].variable));
  const short = (variable: string): string => variable.slice("LECTERN_".length);
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const variable of Object.keys(environment).sort()) {
    if (!variable.startsWith("LECTERN_") || known.has(variable)) continue;
    if (valueIn(environment, variable) === undefined) continue;
    if (OTHER_VARIABLES.has(variable) || OTHER_PREFIXES.test(variable)) continue;
    const closest = nearest(short(variable), [...known].map(short));
    if (closest === null) warnings.push(`${variable} is not a setting of this version and has no effect`);
    else problems.push(`${variable} is not a setting; did you mean LECTERN_${closest}?`);
  }
  return { problems, warnings };
}

/** The value of a secret whose file cannot be read. */
const UNREADABLE = "a file that cannot be read";

/**
 * The environment, with `VARIABLE_FILE` of each secret setting replaced by `VARIABLE` and the file's text.
 */
export function withSecretFiles(environment: Environment, readFile: (path: string) => string): Environment {
  const found: Record<string, string | undefined> = { ...environment };
  for (const name of SETTING_NAMES) {
    const setting: Setting = SETTINGS[name];
    const file = found[`${setting.variable}_FILE`];
    if (!setting.secret || file === undefined || file === "") continue;
    delete found[`${setting.variable}_FILE`];
    try {
      found[setting.variable] = readFile(file).trim();
    } catch {
      found[setting.variable] = UNREADABLE;
    }
  }
  return found;
}

/** Reads the configuration. `folder` is the base of relative paths; `cores` is the value of `auto`. */
export function readConfig(environment: Environment, flags: Flags, folder: string, cores = 1): ConfigResult {
  const problems: string[] = [];
  const value = (name: SettingName): string => {
    const setting: Setting = SETTINGS[name];
    const fromFlag = flags[name];
    const found = fromFlag ?? valueIn(environment, setting.variable) ?? setting.fallback;
    if (!setting.isGood(found)) {
      const source = fromFlag === undefined ? setting.variable : `--${setting.flag}`;
      problems.push(
        found === UNREADABLE
          ? `${source}_FILE names a file that cannot be read`
          : `${source} must be ${setting.expected}; it is ${setting.secret ? "something else" : JSON.stringify(found)}`,
      );
    }
    return found;
  };
  const host = value("host");
  const port = Number(value("port"));
  const dataDir = resolve(folder, value("dataDir"));
  const access = value("access") === "open" ? "open" : "keys";
  const plans = value("plansFile");
  const keysGrace = Number(value("keysGrace"));
  const storeTimeout = Number(value("storeTimeout"));
  const level = value("logLevel");
  const logLevel = LOG_LEVELS.find((name) => name === level) ?? "info";
  const workers = value("workers");
  const metricsPort = value("metricsPort");
  const metricsHost = value("metricsHost");
  const addresses = value("logAddresses");
  const trustedProxies = value("trustedProxies");
  const drainDelayMs = Number(value("drainDelay")) * 1000;
  const databaseUrl = value("databaseUrl");
  const redisUrl = value("redisUrl");
  const mcp = value("mcp");
  if ((databaseUrl === "") !== (redisUrl === "")) {
    problems.push("LECTERN_DATABASE_URL and LECTERN_REDIS_URL go together: set both or neither");
  }
  const unknown = unknownVariables(environment);
  const { tracing, ...tracingMessages } = readTracing(environment);
  problems.push(...unknown.problems, ...tracingMessages.problems);
  if (problems.length > 0) return { ok: false, problems };
  const cluster = databaseUrl === "" ? null : Object.freeze({ databaseUrl, redisUrl });
  const plansFile = plans === "" ? null : resolve(folder, plans);
  const config = Object.freeze({
    host,
    port,
    dataDir,
    access,
    plansFile,
    cluster,
    keysGrace,
    storeTimeout,
    workers: workers === "auto" ? Math.min(cores, WORKERS_MAX) : Number(workers),
    metricsPort: metricsPort === "off" ? null : Number(metricsPort),
    metricsHost: metricsHost === "" ? host : metricsHost,
    logLevel,
    logAddresses: LOGGED_ADDRESSES.find((choice) => choice === addresses) ?? "none",
    trustedProxies: Object.freeze(itemsOf(trustedProxies)),
    drainDelayMs,
    tracing,
    mcp: mcp === "off" ? null : Object.freeze({ origins: mcp === "on" ? [] : itemsOf(mcp) }),
  });
  return { ok: true, config, warnings: [...unknown.warnings, ...tracingMessages.warnings] };
}
