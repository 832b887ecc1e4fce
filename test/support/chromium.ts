/** Chromium, if it is installed. */

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where it may be, the quickest first: `chromium-headless-shell` is Chromium without the processes of its own window. */
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const CHROMIUM = PATHS.find((path) => existsSync(path));

/** Why tests in a browser are skipped; false when they run. */
export const skip: string | false =
  CHROMIUM === undefined &&
  "Chromium is not installed: this test needs Debian's package chromium-headless-shell or chromium";

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? "",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}
