/** Chromium, if it is installed. */

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** Why tests in a browser are skipped; false when they run. */
export const skip: string | false =
  CHROMIUM === undefined && "Chromium is not installed: this test needs Debian's package chromium";

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? "",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}
