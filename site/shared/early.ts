/** Runs before a page is drawn, so that it is never drawn in the wrong colours or size. */
import { applySettings, readSettings } from "./settings.ts";

applySettings(readSettings());
document.documentElement.dataset.js = "";
