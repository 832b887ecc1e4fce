/** For tests: the app with the bundled texts, open to everybody, asked without a socket, held against openapi.yaml. */

import assert from "node:assert/strict";
import { VERSE_TOTAL } from "@lectern/scripture";
import { type JudgedApp, judgedApp } from "../../../../../test/support/judge.ts";
import type { Access, Plan } from "../../access/access.ts";
import type { TextStore } from "../../text/edition.ts";
import { PACKS } from "../../text/testdata/bundled.ts";
import { openStore } from "../../text/testdata/open-store.ts";
import { createApp } from "../app.ts";

export const texts = openStore(PACKS);

/** Lets everybody in with the given number of verse units a request, and counts nothing. */
function accessOf(maxVerseUnits: number): Access {
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

/** The app under a plan with the given number of verse units a request. */
export function appOf(maxVerseUnits: number, store: TextStore = texts): JudgedApp {
  return judgedApp(
    createApp({
      texts: store,
      access: accessOf(maxVerseUnits),
      newRequestId: () => "id",
      parts: () => ({}),
      onFault: (error) => assert.fail(String(error)),
    }),
  );
}

const app = appOf(VERSE_TOTAL);

/** Asks for a target below /api/. */
export async function ask(
  target: string,
  from = app,
): Promise<{ readonly status: number; readonly text: string }> {
  const incoming = { method: "GET", target: `/api/${target}`, header: () => undefined };
  const { status, body } = await from.handle(incoming);
  from.assertAllDocumented();
  return { status, text: new TextDecoder().decode(body ?? undefined) };
}

export async function askJson(target: string, from = app) {
  const { status, text } = await ask(target, from);
  return { status, body: JSON.parse(text) };
}
