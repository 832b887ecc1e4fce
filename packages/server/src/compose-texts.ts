/** Opens the served texts: the bundled ones, then the imported ones. */

import { existsSync } from "node:fs";
import type { Config } from "./config/config.ts";
import { importedIn, PACKS } from "./places.ts";
import { type LiveStore, openLiveStore } from "./text/live-store.ts";

export function openTexts({ dataDir }: Config, report: (problem: string) => void): LiveStore {
  if (!existsSync(PACKS)) throw new Error("the text packs are not built: run npm start once in the project");
  return openLiveStore({ bundled: PACKS, imported: [importedIn(dataDir)], report: report });
}
