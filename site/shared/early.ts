/** Applies the settings before the page is drawn, so that it never appears in the wrong colours or size. */
import { applySettings, readSettings } from "./settings.ts";

applySettings(readSettings());
document.documentElement.dataset.js = "";
