/** The reader's page. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Assets, SITE_SOURCES } from "./assets.ts";
import { headerHtml, SETTINGS_HTML } from "./shell.ts";

const KEY_BUTTON =
  '<button type="button" id="key-button" class="quiet" aria-haspopup="dialog" hidden>Add a key</button>';

export function readerHtml({ pathOf }: Assets): string {
  return readFileSync(join(SITE_SOURCES, "reader", "index.html"), "utf8")
    .replace("/early.js", pathOf("early.js"))
    .replace("/first.js", pathOf("first.js"))
    .replace("/style.css", pathOf("reader-style.css"))
    .replace("/explain.js", pathOf("explain.js"))
    .replace("/scanning.js", pathOf("scanning.js"))
    .replace("/checking.js", pathOf("checking.js"))
    .replace("/main.js", pathOf("reader.js"))
    .replace("<!-- header -->", headerHtml("read", KEY_BUTTON))
    .replace("<!-- settings -->", SETTINGS_HTML);
}
