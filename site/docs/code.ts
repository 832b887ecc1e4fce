/** Prepares blocks of code: adds a copy button, shows one language at a time, and inserts this server's address. */

import { copyButton, make } from "../shared/dom.ts";

/** The placeholder for the server's address in the built pages. */
const ORIGIN_PLACEHOLDER = "http://127.0.0.1:8080";
const LANGUAGE = "lectern-code-language";

/** Replaces the placeholder by the address of this server. */
function useOwnAddress(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    if (text.includes(ORIGIN_PLACEHOLDER))
      node.textContent = text.replaceAll(ORIGIN_PLACEHOLDER, location.origin);
  }
}

function showLanguage(label: string): void {
  for (const samples of document.querySelectorAll(".samples")) {
    const all = [...samples.querySelectorAll<HTMLElement>(".sample")];
    const shown = all.find((sample) => sample.dataset.label === label) ?? all[0];
    for (const sample of all) sample.hidden = sample !== shown;
    for (const button of samples.querySelectorAll(".tabs button"))
      button.setAttribute("aria-pressed", String(button.textContent === shown?.dataset.label));
  }
}

function addTabs(samples: Element): void {
  const buttons = [...samples.querySelectorAll<HTMLElement>(".sample")].map((sample) => {
    const { label = "" } = sample.dataset;
    sample.querySelector("h3")?.remove();
    const choose = (): void => {
      localStorage.setItem(LANGUAGE, label);
      showLanguage(label);
    };
    return make("button", { type: "button", onclick: choose }, label);
  });
  samples.prepend(make("div", { class: "tabs", role: "group", "aria-label": "Language" }, ...buttons));
}

function prepareBlock(block: Element): void {
  const pre = block.querySelector("pre");
  if (pre === null) return;
  useOwnAddress(pre);
  block.append(copyButton("Copy", "the code", () => pre.textContent ?? ""));
}

/** Whether the server has open access, and so needs no keys. */
async function isOpen(): Promise<boolean> {
  const { parts } = await (await fetch("/readyz")).json();
  return parts.keys === undefined;
}

/** On a server that needs no key, shows code without one. */
async function leaveOutKeys(): Promise<void> {
  const templates = document.querySelectorAll<HTMLTemplateElement>(".sample template");
  if (templates.length === 0 || !(await isOpen())) return;
  for (const template of templates) {
    const block = template.content.firstElementChild;
    if (block === null) continue;
    template.previousElementSibling?.replaceWith(block);
    prepareBlock(block);
  }
  for (const hint of document.querySelectorAll(".key-hint")) hint.remove();
}

export function prepareCode(): void {
  for (const block of document.querySelectorAll(".block")) prepareBlock(block);
  void leaveOutKeys().catch(() => {});
  for (const samples of document.querySelectorAll(".samples")) addTabs(samples);
  showLanguage(localStorage.getItem(LANGUAGE) ?? "curl");
}
