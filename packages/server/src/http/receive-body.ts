/** Receives the body of a POST and reads it as members. */

import type { ApiError } from "../wire/api-error.ts";
import { REQUEST_TIMEOUT, tooMuchInProgress } from "../wire/fault-errors.ts";
import { nextTurn } from "../wire/turns.ts";
import { QUICK_BODY } from "./bounds.ts";
import type { Exchange } from "./reply.ts";
import { type BodyRule, bodyTooLarge, type Members, readMedia, readMembers } from "./request-body.ts";
import type { Route } from "./route.ts";

export type ReceivedBody =
  | { readonly ok: true; readonly members: Members }
  | { readonly ok: false; readonly error: ApiError };

/** `caller`: identifies the sender, for whom the bytes of the body count as in flight. */
export async function receiveBody(
  { incoming }: Pick<Exchange, "incoming">,
  { parameters }: Pick<Route, "parameters">,
  rule: BodyRule,
  caller: () => string,
): Promise<ReceivedBody> {
  const media = readMedia(rule, incoming.header);
  if (!media.ok) return media;
  const nothing = { kind: "received", bytes: new Uint8Array() } as const;
  const received = incoming.receive === undefined ? nothing : await incoming.receive(caller);
  switch (received.kind) {
    case "received":
      // Many long bodies may arrive in one turn.
      if (received.bytes.length > QUICK_BODY) await nextTurn();
      return readMembers(received.bytes, media.isText ? rule.plainText : undefined, parameters);
    case "too_large":
      return { ok: false, error: bodyTooLarge() };
    case "refused":
      return { ok: false, error: tooMuchInProgress() };
    case "gone":
      return { ok: false, error: REQUEST_TIMEOUT };
  }
}
