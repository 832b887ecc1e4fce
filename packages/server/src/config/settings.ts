/**
 * Every setting: variable, flag, default and allowed values. docs/settings.md and the command line repeat
 * this table.
 */

import { areProxies } from "./trusted-proxies.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const LOGGED_ADDRESSES = ["none", "short", "full"] as const;

export const WORKERS_MAX = 64;

export interface Setting {
  readonly variable: string;
  readonly flag: string;
  readonly fallback: string;
  /** A description of the allowed values for messages and documentation. */
  readonly expected: string;
  readonly isGood: (value: string) => boolean;
  readonly about: string;
  /** The value contains a password and is never shown. `VARIABLE_FILE` may name a file that contains it. */
  readonly secret?: boolean;
}

function isPort(value: string): boolean {
  return /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) <= 65_535;
}

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

/**
 * A URL whose user, password, host and path can be decoded: each `%` is followed by two hexadecimal digits
 * of UTF-8.
 */
function isStoreUrl(value: string, schemes: readonly string[]): boolean {
  if (!hasScheme(value, schemes)) return false;
  try {
    decodeURIComponent(value.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** The items of a list, trimmed; none when it is blank. */
export const itemsOf = (value: string): readonly string[] =>
  value.trim() === "" ? [] : value.split(",").map((item) => item.trim());

const isOrigin = (text: string): boolean =>
  hasScheme(text, ["http:", "https:"]) && new URL(text).origin === text;

/** Web origins, one or more: scheme, host, port and nothing else. */
const areOrigins = (items: readonly string[]): boolean => items.length > 0 && items.every(isOrigin);

const isHost = (value: string): boolean => /^[A-Za-z0-9.:%_-]+$/.test(value);

const isText = (value: string): boolean => value.trim() !== "" && !value.includes("\0");

export const SETTINGS = {
  host: {
    variable: "LECTERN_HOST",
    flag: "host",
    fallback: "127.0.0.1",
    expected: "an address or host name",
    isGood: isHost,
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
    about: "folder of keys, usage and imported texts",
  },
  access: {
    variable: "LECTERN_ACCESS",
    flag: "access",
    fallback: "keys",
    expected: "keys or open",
    isGood: (value) => value === "keys" || value === "open",
    about: "whether a key is required; open requires none",
  },
  plansFile: {
    variable: "LECTERN_PLANS",
    flag: "plans",
    fallback: "",
    expected: "a file",
    isGood: (value) => !value.includes("\0"),
    about: "file of the plans; without it the default plans",
  },
  databaseUrl: {
    variable: "LECTERN_DATABASE_URL",
    flag: "database-url",
    fallback: "",
    expected: "a URL such as postgres://user:password@host/database",
    isGood: (value) => value === "" || isStoreUrl(value, ["postgres:", "postgresql:"]),
    about: "PostgreSQL for keys and usage of several servers; needs --redis-url",
    secret: true,
  },
  redisUrl: {
    variable: "LECTERN_REDIS_URL",
    flag: "redis-url",
    fallback: "",
    expected: "a URL such as redis://host:6379",
    // The path of a Redis URL is the number of a database.
    isGood: (value) =>
      value === "" ||
      (isStoreUrl(value, ["redis:", "rediss:"]) && /^(?:\/\d*)?$/.test(new URL(value).pathname)),
    about: "Redis or Valkey for the limits of several servers; needs --database-url",
    secret: true,
  },
  keysGrace: {
    variable: "LECTERN_KEYS_GRACE",
    flag: "keys-grace",
    fallback: "300",
    expected: "an integer from 0 to 86400",
    isGood: (value) => /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) <= 86_400,
    about: "seconds that known keys are served while their store is unavailable",
  },
  storeTimeout: {
    variable: "LECTERN_STORE_TIMEOUT",
    flag: "store-timeout",
    fallback: "150",
    expected: "an integer from 10 to 1000",
    isGood: (value) => /^[1-9]\d{1,3}$/.test(value) && Number(value) <= 1000,
    about: "timeout of a Redis command in milliseconds; a query of PostgreSQL may take five times as long",
  },
  workers: {
    variable: "LECTERN_WORKERS",
    flag: "workers",
    fallback: "1",
    expected: "auto or an integer from 1 to 64",
    isGood: (value) => value === "auto" || (/^[1-9]\d?$/.test(value) && Number(value) <= WORKERS_MAX),
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
  metricsHost: {
    variable: "LECTERN_METRICS_HOST",
    flag: "metrics-host",
    fallback: "",
    expected: "an address or host name",
    isGood: (value) => value === "" || isHost(value),
    about: "address of the metrics port; without it that of LECTERN_HOST",
  },
  logLevel: {
    variable: "LECTERN_LOG_LEVEL",
    flag: "log-level",
    fallback: "info",
    expected: LOG_LEVELS.join(", "),
    isGood: (value) => LOG_LEVELS.some((level) => level === value),
    about: "lowest level that is logged; debug logs a line for each request",
  },
  logAddresses: {
    variable: "LECTERN_LOG_ADDRESSES",
    flag: "log-addresses",
    fallback: "none",
    expected: LOGGED_ADDRESSES.join(", "),
    isGood: (value) => LOGGED_ADDRESSES.some((choice) => choice === value),
    about: "the caller's address in the log line of a request; short keeps the network (/24, /48)",
  },
  trustedProxies: {
    variable: "LECTERN_TRUSTED_PROXIES",
    flag: "trusted-proxies",
    fallback: "",
    expected: "addresses and networks such as 10.0.0.0/8 and ::1, joined by commas",
    isGood: (value) => areProxies(itemsOf(value)),
    about: "proxies whose X-Forwarded-For or Forwarded header is trusted",
  },
  drainDelay: {
    variable: "LECTERN_DRAIN_DELAY",
    flag: "drain-delay",
    fallback: "0",
    expected: "an integer from 0 to 5",
    isGood: (value) => /^[0-5]$/.test(value),
    about: "seconds between failing /readyz and closing the port at a stop",
  },
  mcp: {
    variable: "LECTERN_MCP",
    flag: "mcp",
    fallback: "off",
    expected: "off, on, or web origins such as https://app.example joined by commas",
    isGood: (value) => value === "off" || value === "on" || areOrigins(itemsOf(value)),
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
  "metricsHost",
  "logLevel",
  "logAddresses",
  "trustedProxies",
  "drainDelay",
  "mcp",
];
