import assert from "node:assert/strict";
import { connect } from "node:net";
import { test } from "node:test";
import { WAITING } from "./admission.ts";
import { listenTo } from "./testdata/listen-to.ts";

const GET = "GET /mounted HTTP/1.1\r\nHost: a\r\n\r\n";
/** Fewer than a turn answers however long it lasts. */
const AT_ONCE = 25;

test("what is mounted is turned away too when more waits than can be answered", async () => {
  let waiting = 0;
  const listening = await listenTo({
    app: { handle: () => assert.fail("the app is not asked") },
    mount: {
      path: "/mounted",
      bodyLimit: 1,
      handle: () => {
        waiting++;
        return new Promise(() => {});
      },
    },
  });
  const port = Number(new URL(listening.url).port);
  const busy = connect(port, "127.0.0.1").on("error", () => {});
  while (waiting < WAITING) {
    const wanted = waiting + AT_ONCE;
    busy.write(GET.repeat(AT_ONCE));
    while (waiting < wanted) await new Promise(setImmediate);
  }
  const answer = await fetch(`${listening.url}/mounted`);
  assert.equal(answer.status, 503);
  assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/);
  assert.equal((JSON.parse(await answer.text()) as { error: string }).error, "unavailable");
  assert.equal(waiting, WAITING);
  busy.destroy();
  await listening.close(0);
});
