/** Decides whether the output for people has colours, and which. */

import { styleText } from "node:util";
import type { Environment } from "../config/config.ts";

/** Styles a text; returns it unchanged when there are no colours. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const same = (text: string): string => text;

const PLAIN: Paint = Object.freeze({ strong: same, quiet: same, good: same, bad: same });

const styled =
  (format: Parameters<typeof styleText>[0]) =>
  (text: string): string =>
    styleText(format, text, { validateStream: false });

const COLOURED: Paint = Object.freeze({
  strong: styled("bold"),
  quiet: styled("dim"),
  good: styled("green"),
  bad: styled("red"),
});

/**
 * The first of these that is set decides: `--color` or `--no-color`; FORCE_COLOR (`0` and `false`: none);
 * NO_COLOR (anything but empty); a terminal, unless TERM is `dumb`.
 */
export function paintFor(
  flag: boolean | undefined,
  { FORCE_COLOR, NO_COLOR, TERM }: Environment,
  isTerminal: boolean,
): Paint {
  return wantsColour() ? COLOURED : PLAIN;
  function wantsColour(): boolean {
    if (flag !== undefined) return flag;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== "")
      return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
    if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
    return isTerminal && TERM !== "dumb";
  }
}
