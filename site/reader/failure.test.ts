import assert from "node:assert/strict";
import { test } from "node:test";
import { LecternError } from "@lectern/client";
import { failureOf } from "./failure.ts";

const failed = (code: string, details: object = {}): LecternError =>
  new LecternError({
    code: code as "network_failed",
    status: 0,
    message: "What the API says.",
    requestId: null,
    retryAfterSeconds: null,
    details: details as Record<string, never>,
  });

test("the message for each failure says what to do", () => {
  assert.match(failureOf(failed("network_failed"), true).text, /does not answer.*try again/);
  assert.match(failureOf(failed("network_failed"), false).text, /offline/);
  assert.deepEqual(
    failureOf(failed("unknown_version", { version: "NIV", available: ["ASV", "KJV"] }), true),
    {
      text: "This server does not have the NIV. Choose one of its own:",
      nextAction: { kind: "version", codes: ["ASV", "KJV"] },
      isTemporary: false,
    },
  );
  assert.deepEqual(failureOf(failed("missing_api_key"), true).nextAction, { kind: "key" });
  assert.equal(failureOf(failed("internal_error"), true).text, "What the API says.");
  assert.match(failureOf(new TypeError("x"), true).text, /Reload/);
});
