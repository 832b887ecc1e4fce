import assert from "node:assert/strict";
import { test } from "node:test";
import { ErrorReply } from "@redis/client";
import { failureOf, unreachable } from "./failure.ts";
import { TimedOut } from "./timeout.ts";

const coded = (code: string): Error => Object.assign(new Error("host db.example, password secret"), { code });

const STARTS: readonly (readonly [error: Error, isTls: boolean, says: RegExp])[] = [
  [coded("28P01"), false, /: 28P01; the user or the password/],
  [coded("28P01"), true, /: 28P01; the user or the password/],
  [coded("42501"), false, /: 42501; .*GRANT CREATE/],
  [coded("08P01"), false, /: 08P01; .*ignore_startup_parameters/],
  [coded("XX000"), false, /: XX000$/],
  [coded("ENOTFOUND"), false, /: ENOTFOUND; no DNS entry exists for the host/],
  [coded("CONNECT_TIMEOUT"), false, /: no answer; check host and port/],
  [new TimedOut(9), true, /: no answer; the connection uses TLS/],
  [coded("ECONNRESET"), true, /: ECONNRESET; the connection uses TLS/],
  [coded("DEPTH_ZERO_SELF_SIGNED_CERT"), true, /NODE_EXTRA_CA_CERTS/],
  [new Error("host db.example, password secret"), false, /: it closed the connection; check that the port/],
];

for (const [error, isTls, expected] of STARTS) {
  test(`a failed start gives advice: ${expected.source}`, () => {
    const { message } = unreachable("PostgreSQL", error, isTls);
    assert.match(message, expected);
    assert.doesNotMatch(message, /secret|example/);
  });
}

test("after the start a failure is not blamed on the settings", () => {
  assert.equal(failureOf("PostgreSQL", new TimedOut(9)), "no answer");
  assert.equal(failureOf("PostgreSQL", coded("ECONNREFUSED")), "ECONNREFUSED");
  assert.match(failureOf("PostgreSQL", coded("53300")), /^53300; .*max_connections/);
  assert.match(
    failureOf("Redis", new ErrorReply("OOM command not allowed: secret")),
    /^OOM command not allowed; its mem/,
  );
  assert.match(
    failureOf("Redis", new ErrorReply("MOVED 4394 10.0.0.1:6379")),
    /^MOVED; this node of the cluster/,
  );
});
