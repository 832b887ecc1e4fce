/**
 * Settings: environment and flags become a frozen Config, every problem told at once. `SETTINGS` is the one
 * table; the README's and the command line's come from it.
 */

import { resolve } from "node:path";
import { nearest } from "./http/nearest.ts";
import { areProxies } from "./trusted-proxies.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const LOGGED_ADDRESSES = ["none", "short", "full"] as const;

const MOST_WORKERS = 64;

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute. Keys, usage, imported texts. */
  readonly dataDir: string;
  /** `open`: no key is asked for. */
  readonly access: "keys" | "open";
  /** Absolute; null for the default plans. */
  readonly plansFile: string | null;
  /** PostgreSQL and Redis of several servers; null for the data directory of this one. */
  readonly cluster: { readonly databaseUrl: string; readonly redisUrl: string } | null;
  /** Seconds that known keys are served when their store can't be asked. */
  readonly keysGrace: number;
  /** Milliseconds after which an answer of Redis is given up. */
  readonly storeTimeout: number;
  /** Threads that answer requests, 1 to 64. */
  readonly workers: number;
  /** Port of the Prometheus metrics; null when there are none. */
  readonly metricsPort: number | null;
  readonly logLevel: LogLevel;
  /** How much of a caller's address a log line has: nothing, the network (/24, /48), all. */
  readonly logAddresses: "none" | "short" | "full";
  /** Addresses and networks of proxies that are believed when they say who called; empty: none is. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds between failing /readyz and closing the port when told to stop. */
  readonly drainDelayMs: number;
  /** MCP at /mcp, and the web origins whose pages may call it beside those of this machine; null when off. */
  readonly mcp: { readonly origins: readonly string[] } | null;
}

interface Setting {
  readonly variable: string;
  readonly flag: string;
  readonly fallback: string;
  /** What it may be, for people. */
  readonly expected: string;
  readonly isGood: (value: string) => boolean;
  readonly about: string;
  /** Holds a password: never shown. `VARIABLE_FILE` may name a file that holds the value. */
  readonly secret?: boolean;
}

function isPort(value: string): boolean {
  return /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) <= 65_535;
}

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

/** Web origins joined by commas: scheme, host, port and nothing else. */
const areOrigins = (value: string): boolean =>
  value.split(",").every((item) => hasScheme(item, ["http:", "https:"]) && new URL(item).origin === item);

/** The items of a list; none where it is empty. */
const itemsOf = (value: string): readonly string[] =>
  value.trim() === "" ? [] : value.split(",").map((item) => item.trim());

const isText = (value: string): boolean => value.trim() !== "" && !value.includes("\0");

export const SETTINGS = {
  host: {
    variable: "LECTERN_HOST",
    flag: "host",
    fallback: "127.0.0.1",
    expected: "an address or host name",
    isGood: (value) => /^[A-Za-z0-9.:%_-]+$/.test(value),
    about: "address to listen on",
  },
  port: {
    variable: "LECTERN_PORT",
    flag: "port",
    fallback: "8080",
    expected: "an integer from 0 to 65535",
    isGood: isPort,
    about: "port to listen on; 0 picks one and prints it",
  },
  dataDir: {
    variable: "LECTERN_DATA_DIR",
    flag: "data-dir",
    fallback: "./var",
    expected: "a folder",
    isGood: isText,
    about: "folder of keys and usage",
  },
  access: {
    variable: "LECTERN_ACCESS",
    flag: "access",
    fallback: "keys",
    expected: "keys or open",
    isGood: (value) => value === "keys" || value === "open",
    about: "whether a key is asked for",
  },
  plansFile: {
    variable: "LECTERN_PLANS",
    flag: "plans",
    fallback: "",
    expected: "a file",
    isGood: (value) => !value.includes("\0"),
    about: "file of the plans; without one the default plans",
  },
  databaseUrl: {
    variable: "LECTERN_DATABASE_URL",
    flag: "database-url",
    fallback: "",
    expected: "a URL such as postgres://user:password@host/database",
    isGood: (value) => value === "" || hasScheme(value, ["postgres:", "postgresql:"]),
    about: "PostgreSQL for keys and usage of several servers; needs --redis-url",
    secret: true,
  },
  redisUrl: {
    variable: "LECTERN_REDIS_URL",
    flag: "redis-url",
    fallback: "",
    expected: "a URL such as redis://host:6379",
    isGood: (value) => value === "" || hasScheme(value, ["redis:", "rediss:"]),
    about: "Redis or Valkey for the limits of several servers; needs --database-url",
    secret: true,
  },
  keysGrace: {
    variable: "LECTERN_KEYS_GRACE",
    flag: "keys-grace",
    fallback: "300",
    expected: "an integer from 0 to 86400",
    isGood: (value) => /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) <= 86_400,
    about: "seconds that known keys are served while their store cannot be asked",
  },
  storeTimeout: {
    variable: "LECTERN_STORE_TIMEOUT",
    flag: "store-timeout",
    fallback: "50",
    expected: "an integer from 10 to 1000",
    isGood: (value) => /^[1-9]\d{1,3}$/.test(value) && Number(value) <= 1000,
    about: "milliseconds after which an answer of Redis is given up; of PostgreSQL, five times that",
  },
  workers: {
    variable: "LECTERN_WORKERS",
    flag: "workers",
    fallback: "1",
    expected: "auto or an integer from 1 to 64",
    isGood: (value) => value === "auto" || (/^[1-9]\d?$/.test(value) && Number(value) <= MOST_WORKERS),
    about: "threads that answer requests; auto: one for each core",
  },
  metricsPort: {
    variable: "LECTERN_METRICS_PORT",
    flag: "metrics-port",
    fallback: "off",
    expected: "off or an integer from 0 to 65535",
    isGood: (value) => value === "off" || isPort(value),
    about: "port of the Prometheus metrics, at /metrics",
  },
  logLevel: {
    variable: "LECTERN_LOG_LEVEL",
    flag: "log-level",
    fallback: "info",
    expected: LOG_LEVELS.join(", "),
    isGood: (value) => LOG_LEVELS.some((level) => level === value),
    about: "least level that is logged; debug has a line for each request",
  },
  logAddresses: {
    variable: "LECTERN_LOG_ADDRESSES",
    flag: "log-addresses",
    fallback: "none",
    expected: LOGGED_ADDRESSES.join(", "),
    isGood: (value) => LOGGED_ADDRESSES.some((choice) => choice === value),
    about: "the caller's address in the line of a request; short keeps the network (/24, /48)",
  },
  trustedProxies: {
    variable: "LECTERN_TRUSTED_PROXIES",
    flag: "trusted-proxies",
    fallback: "",
    expected: "addresses and networks such as 10.0.0.0/8 and ::1, joined by commas",
    isGood: (value) => areProxies(itemsOf(value)),
    about: "proxies that are believed when they say who called, in X-Forwarded-For or Forwarded",
  },
  drainDelay: {
    variable: "LECTERN_DRAIN_DELAY",
    flag: "drain-delay",
    fallback: "0",
    expected: "an integer from 0 to 5",
    isGood: (value) => /^[0-5]$/.test(value),
    about: "seconds between failing /readyz and closing the port when told to stop",
  },
  mcp: {
    variable: "LECTERN_MCP",
    flag: "mcp",
    fallback: "off",
    expected: "off, on, or web origins such as https://app.example joined by commas",
    isGood: (value) => value === "off" || value === "on" || areOrigins(value),
    about: "MCP for assistants at /mcp: off, on, or on for pages of these web origins too",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES: readonly SettingName[] = [
  "host",
  "port",
  "dataDir",
  "access",
  "plansFile",
  "databaseUrl",
  "redisUrl",
  "keysGrace",
  "storeTimeout",
  "workers",
  "metricsPort",
  "logLevel",
  "logAddresses",
  "trustedProxies",
  "drainDelay",
  "mcp",
];

/** Flags by setting; undefined where none was given. A flag wins over the environment. */
export type Flags = Readonly<Partial<Record<SettingName, string | undefined>>>;

export type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Variables of the clients and tests beside the server that begin alike. */
const NOT_OURS = new Set([
  "LECTERN_URL",
  "LECTERN_KEY",
  "LECTERN_KEY_FILE",
  "LECTERN_SHARED",
  "LECTERN_SEED",
]);

/** What Kubernetes sets in every container beside a service of this name, and what tests of ours begin with. */
const SET_BY_OTHERS = /^LECTERN_(?:SERVICE_(?:HOST|PORT(?:_.*)?)|PORT_\d+_(?:TCP|UDP)(?:_.*)?|TEST_.*)$/;

/**
 * Variables that begin like ours and are none. One that is nearly the name of a setting is a mistake that would
 * leave the default in force, so it stops the start; others may be a newer version's, and are told of.
 */
function strangers(environment: Environment): { problems: string[]; warnings: string[] } {
  const known = new Set<string>(SETTING_NAMES.map((name) => SETTINGS[name].variable));
  const short = (variable: string): string => variable.slice("LECTERN_".length);
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const variable of Object.keys(environment).sort()) {
    if (!variable.startsWith("LECTERN_") || known.has(variable) || environment[variable] === undefined)
      continue;
    if (NOT_OURS.has(variable) || SET_BY_OTHERS.test(variable)) continue;
    const meant = nearest(short(variable), [...known].map(short));
    if (meant === null) warnings.push(`${variable} is not a setting of this version and has no effect`);
    else problems.push(`${variable} is not a setting; did you mean LECTERN_${meant}?`);
  }
  return { problems, warnings };
}

/** The environment with `VARIABLE_FILE` of each secret setting replaced by `VARIABLE` and the file's text. */
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
      found[setting.variable] = "a file that cannot be read";
    }
  }
  return found;
}

/** Reads the configuration. `folder` is what relative paths start from; `cores` what `auto` means. */
export function readConfig(environment: Environment, flags: Flags, folder: string, cores = 1): ConfigResult {
  const problems: string[] = [];
  const value = (name: SettingName): string => {
    const setting: Setting = SETTINGS[name];
    const fromFlag = flags[name];
    const fromEnvironment = environment[setting.variable];
    const found = fromFlag ?? (fromEnvironment === "" ? undefined : fromEnvironment) ?? setting.fallback;
    if (!setting.isGood(found)) {
      const source = fromFlag === undefined ? setting.variable : `--${setting.flag}`;
      problems.push(
        `${source} must be ${setting.expected}; it is ${setting.secret ? "something else" : JSON.stringify(found)}`,
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
  const addresses = value("logAddresses");
  const trustedProxies = value("trustedProxies");
  const drainDelayMs = Number(value("drainDelay")) * 1000;
  const databaseUrl = value("databaseUrl");
  const redisUrl = value("redisUrl");
  const mcp = value("mcp");
  if ((databaseUrl === "") !== (redisUrl === "")) {
    problems.push("LECTERN_DATABASE_URL and LECTERN_REDIS_URL go together: set both or neither");
  }
  const unknown = strangers(environment);
  problems.push(...unknown.problems);
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
    workers: workers === "auto" ? Math.min(cores, MOST_WORKERS) : Number(workers),
    metricsPort: metricsPort === "off" ? null : Number(metricsPort),
    logLevel,
    logAddresses: LOGGED_ADDRESSES.find((choice) => choice === addresses) ?? "none",
    trustedProxies: Object.freeze(itemsOf(trustedProxies)),
    drainDelayMs,
    mcp: mcp === "off" ? null : Object.freeze({ origins: mcp === "on" ? [] : mcp.split(",") }),
  });
  return { ok: true, config, warnings: unknown.warnings };
}
