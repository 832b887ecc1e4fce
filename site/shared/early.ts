/**
 * Runs before a page is drawn, so that it is never drawn in the wrong colours or size, and its text is soon there.
 */
import { askEarly } from "./early-text.ts";
import { applySettings, readSettings } from "./settings.ts";

askEarly();
applySettings(readSettings());
document.documentElement.dataset.js = "";
