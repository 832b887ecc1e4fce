/** Unfolds the list of pages if there is room, and marks the section on screen in the table of contents. */

const wide = window.matchMedia("(min-width: 60rem)");

function unfold(list: HTMLDetailsElement): void {
  const follow = (): void => {
    list.open = wide.matches;
  };
  wide.addEventListener("change", follow);
  follow();
  // Until this is set, the style sheet hides the list on a narrow page, so that its content comes first.
  list.dataset.ready = "";
  list.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
}

function markSection(contents: HTMLElement): void {
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>("a")].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      const link = seen === undefined ? undefined : links.get(seen.target.id);
      if (link === undefined) return;
      for (const other of links.values()) other.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
    },
    { rootMargin: "0px 0px -70% 0px" },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading !== null) observer.observe(heading);
  }
}

export function preparePages(): void {
  const list = document.querySelector<HTMLDetailsElement>("details.pages");
  if (list !== null) unfold(list);
  const contents = document.querySelector<HTMLElement>("nav.contents");
  if (contents !== null) markSection(contents);
}
