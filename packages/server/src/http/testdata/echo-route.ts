/** For tests: an endpoint that accepts a body, with a parameter of each kind. It returns what it received. */

import { choice, integerBetween, type ParameterType, text } from "../../wire/value-types.ts";
import { optional, required } from "../parameters.ts";
import { demand, jsonAnswer, type Route, route } from "../route.ts";

/** A list of texts, which a query cannot contain. */
const names: ParameterType<readonly string[]> = {
  expected: "a list of texts",
  read: () => undefined,
  readMember: (member) => {
    if (!Array.isArray(member)) return undefined;
    const wrong = member.findIndex((item) => typeof item !== "string");
    if (wrong >= 0) return { ok: false, pointer: `/${wrong}`, expected: "a text" };
    return { ok: true, value: member.map(String) };
  },
};

const parameters = {
  text: required(text),
  units: optional(choice(["utf16", "utf8"])),
  limit: optional(integerBetween(1, 100)),
  names: optional(names),
};

const echo = (path: string, postOnly: boolean): Route =>
  route({
    path,
    caller: "key",
    cache: "day",
    parameters,
    body: postOnly ? { postOnly } : { postOnly, plainText: "text" },
    answer: (values) =>
      jsonAnswer(
        () => ({ status: "success", ...values }),
        demand({ verseUnits: Math.ceil(values.text.length / 1000) }),
      ),
  });

/** `/api/echo` also allows GET, and accepts text/plain. */
export const echoRoutes: readonly Route[] = [echo("/api/echo", false), echo("/api/echo-post", true)];
