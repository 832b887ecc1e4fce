/** Finds the caller of a request by its key. */

import type { Principal } from "../access/access.ts";
import type { ApiError } from "../wire/api-error.ts";
import { INVALID_KEY, MISSING_KEY, TWO_KEYS, unavailable } from "../wire/fault-errors.ts";
import type { AppContext } from "./app-context.ts";
import { readCredentials } from "./credentials.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { KEY_IN_QUERY, KEY_LINK } from "./headers.ts";
import type { Exchange } from "./reply.ts";
import type { Route } from "./route.ts";

/** `caller`: null when the route needs no key. */
export type Authenticated =
  | { readonly ok: true; readonly caller: Principal | null }
  | { readonly ok: false; readonly error: ApiError };

const refuse = (error: ApiError): Authenticated => ({ ok: false, error });

export function authenticate(
  { access }: AppContext,
  exchange: Exchange,
  route: Route,
): MaybePromise<Authenticated> {
  if (route.caller !== "key") return { ok: true, caller: null };
  if (access.openPrincipal !== null) return { ok: true, caller: access.openPrincipal };
  // A cached target contains no key.
  const queryString = exchange.finished === null ? exchange.parsedTarget.queryString : "";
  const credentials = readCredentials(exchange.incoming, queryString);
  if (credentials.kind === "none") return refuse(MISSING_KEY);
  if (credentials.kind === "two") return refuse(TWO_KEYS);
  if (credentials.fromQuery)
    exchange.headers.push(...(route.isDeprecatedAlias === true ? KEY_LINK : KEY_IN_QUERY));
  return andThen(access.authenticate(credentials.text), (found) => {
    switch (found.kind) {
      case "known":
        return { ok: true, caller: found.principal };
      case "invalid":
        return refuse(INVALID_KEY);
      case "unavailable":
        return refuse(unavailable({}));
    }
  });
}

/** The id of the key that the answer is for; undefined when there is none. */
export const keyIdOf = ({ access }: AppContext, caller: Principal | null): string | undefined =>
  caller === null || caller === access.openPrincipal ? undefined : caller.keyId;
