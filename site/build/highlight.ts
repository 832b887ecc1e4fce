/** Code as HTML with classes, so that colours need no inline style. */

import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml } from "./shell.ts";

const LANGUAGES = { sh: bash, js: javascript, json, python, ts: typescript, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

const isKnown = (language: string): boolean => Object.hasOwn(LANGUAGES, language);

/** The code as HTML, without colours if the language is not one of these. */
function highlighted(code: string, language: string): string {
  return isKnown(language) ? highlighter.highlight(code, { language }).value : escapeHtml(code);
}

/** A block of code. It can be focused, so that a wide one can be scrolled with the keyboard. */
export const codeBlock = (code: string, language: string): string =>
  `<div class="block"><pre tabindex="0"><code>${highlighted(code, language)}</code></pre></div>\n`;
