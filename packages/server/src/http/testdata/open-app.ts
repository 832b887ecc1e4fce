/**
 * For tests: the app with the bundled texts and open access, called without a socket, and checked against
 * openapi.yaml.
 */

import assert from "node:assert/strict";
import { VERSE_TOTAL } from "@lectern/scripture";
import { type JudgedApp, judgedApp } from "../../../../../test/support/judge.ts";
import type { Access, Plan } from "../../access/access.ts";
import type { TextStore } from "../../text/edition.ts";
import { DOCUMENTED, PACKS } from "../../text/testdata/bundled.ts";
import { openStore } from "../../text/testdata/open-store.ts";
import { bytesOf } from "../../wire/answer-body.ts";
import { createApp } from "../app.ts";
import type { Ledger } from "../ledger.ts";

export const texts = openStore(PACKS, DOCUMENTED);

/** Allows everybody the given number of verse units in a request, and counts nothing. */
export function accessOf(maxVerseUnits: number): Access {
  const plan: Plan = { name: "test", dailyRequests: null, rate: null, maxVerseUnits, features: [] };
  return {
    authenticate: () => ({ kind: "invalid" }),
    openPrincipal: { keyId: "test", plan, origins: null, versions: null },
    take: () => ({ allowed: true, reason: null, burst: null, daily: null, retryAfterSeconds: 0 }),
    peek: () => ({ allowed: true, reason: null, burst: null, daily: null, retryAfterSeconds: 0 }),
    usage: () => ({ plan, quotaUsed: 0, resetsAt: "2000-01-01T00:00:00Z" }),
    plans: [plan],
    health: () => ({}),
    fallbacks: () => 0,
    close: () => Promise.resolve(),
  };
}

/** The app under a plan with the given number of verse units in a request. */
export function appOf(maxVerseUnits: number, store: TextStore = texts, ledger?: Ledger): JudgedApp {
  return judgedApp(
    createApp({
      texts: store,
      ...(ledger === undefined ? {} : { ledger }),
      access: accessOf(maxVerseUnits),
      newRequestId: () => "id",
      build: "test",
      now: () => 0,
      parts: () => ({}),
      onFault: (error) => assert.fail(String(error)),
    }),
  );
}

const app = appOf(VERSE_TOTAL);

/** Calls a target below /api/. */
export async function ask(
  target: string,
  from = app,
): Promise<{ readonly status: number; readonly text: string }> {
  const incoming = { method: "GET", target: `/api/${target}`, header: () => undefined };
  const { status, body } = await from.handle(incoming);
  from.assertAllDocumented();
  return { status, text: new TextDecoder().decode(bytesOf(body ?? "")) };
}

export async function askJson(target: string, from = app) {
  const { status, text } = await ask(target, from);
  return { status, body: JSON.parse(text) };
}
