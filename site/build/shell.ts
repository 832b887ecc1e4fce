/** The parts of every page: the header, and the dialog for theme and text size. */

export const PAGES = { read: "/", guide: "/docs/guide", api: "/docs" } as const;
export type SitePart = keyof typeof PAGES;

const LABELS: Readonly<Record<SitePart, string>> = { read: "Read", guide: "Guide", api: "API" };

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** The header. `part`: the part of the site that the page belongs to. */
export function headerHtml(part: SitePart | null, buttons: string): string {
  const links = Object.entries(PAGES).map(([name, href]) => {
    const ariaCurrent = name === part ? ' aria-current="page"' : "";
    return `<a href="${href}"${ariaCurrent}>${LABELS[name === "read" || name === "guide" ? name : "api"]}</a>`;
  });
  const brand =
    part === "read"
      ? '<h1 class="brand"><a href="/">Lectern</a></h1>'
      : '<p class="brand"><a href="/">Lectern</a></p>';
  return `<header class="top">
${brand}
<nav aria-label="Site">${links.join("")}</nav>
${buttons}
<button type="button" id="ui-settings-button" class="quiet" aria-haspopup="dialog" title="Colours and size of the text">Aa<span class="unseen">, colours and size of the text</span></button>
</header>`;
}

export const SETTINGS_HTML = `<dialog id="ui-settings" class="dialog" aria-labelledby="ui-settings-title">
<header><h2 id="ui-settings-title">Reading</h2><button type="button" id="ui-settings-close" class="quiet" aria-label="Close">×</button></header>
<div id="ui-settings-content"></div>
</dialog>`;
