import assert from "node:assert/strict";
import { test } from "node:test";
import { SETTINGS } from "./settings.ts";

const URLS: readonly (readonly [setting: "databaseUrl" | "redisUrl", value: string, isGood: boolean])[] = [
  ["databaseUrl", "", true],
  ["databaseUrl", "postgres://user:password@host/database", true],
  ["databaseUrl", "postgresql://u%40zz:p%C3%A4%25@host:5432/d?sslmode=require", true],
  ["databaseUrl", "postgres://host/d?application_name=100%", true],
  ["databaseUrl", "postgres://u%zz:p@host/db", false],
  ["databaseUrl", "postgres://u:p%@host/db", false],
  ["databaseUrl", "postgres://u:p%FF@host/db", false],
  ["databaseUrl", "mysql://u:p@host/db", false],
  ["databaseUrl", "host", false],
  ["redisUrl", "", true],
  ["redisUrl", "redis://host:6379", true],
  ["redisUrl", "rediss://:p%40ss@host:6379/", true],
  ["redisUrl", "redis://host/15", true],
  ["redisUrl", "redis://:p%zz@host", false],
  ["redisUrl", "redis://host/cache", false],
  ["redisUrl", "http://host", false],
];

for (const [setting, value, isGood] of URLS) {
  test(`${setting} ${value === "" ? "may be empty" : `${isGood ? "may" : "must not"} be ${value}`}`, () => {
    assert.equal(SETTINGS[setting].isGood(value), isGood);
  });
}
