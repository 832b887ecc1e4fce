import assert from "node:assert/strict";
import { test } from "node:test";
import type { Environment } from "../config/config.ts";
import { paintFor } from "./colour.ts";

const ROWS: readonly (readonly [
  flag: boolean | undefined,
  environment: Environment,
  isTerminal: boolean,
  coloured: boolean,
])[] = [
  [undefined, {}, true, true],
  [undefined, {}, false, false],
  [undefined, { TERM: "dumb" }, true, false],
  [undefined, { TERM: "xterm" }, true, true],
  [undefined, { NO_COLOR: "1" }, true, false],
  [undefined, { NO_COLOR: "0" }, true, false],
  [undefined, { NO_COLOR: "" }, true, true],
  [undefined, { FORCE_COLOR: "1" }, false, true],
  [undefined, { FORCE_COLOR: "0" }, true, false],
  [undefined, { FORCE_COLOR: "false" }, true, false],
  [undefined, { FORCE_COLOR: "" }, false, false],
  [undefined, { FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
  [true, { NO_COLOR: "1" }, false, true],
  [false, { FORCE_COLOR: "1" }, true, false],
];

for (const [flag, environment, isTerminal, coloured] of ROWS) {
  test(`colours with flag ${flag}, environment ${JSON.stringify(environment)}, terminal ${isTerminal}`, () => {
    const { strong } = paintFor(flag, environment, isTerminal);
    assert.equal(strong("x"), coloured ? "\u001b[1mx\u001b[22m" : "x");
  });
}
