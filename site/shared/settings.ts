/** The reader's settings for all pages: colours, text size, layout of verses. Stored in this browser. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `paragraphs`: as the edition has them. `lines`: each verse begins a line. */
export const LAYOUTS = ["paragraphs", "lines"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Whether words that differ between two versions are marked. */
export const DIFFERENCES = ["marked", "plain"] as const;
export type Differences = (typeof DIFFERENCES)[number];

export interface Settings {
  readonly theme: Theme;
  /** 1 (small) to 5 (large). */
  readonly size: number;
  readonly layout: Layout;
  readonly differences: Differences;
}

export const SIZES = 5;
const NAME = "lectern-settings";
const DEFAULTS: Settings = { theme: "system", size: 2, layout: "paragraphs", differences: "marked" };

function parsed(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((allowed) => allowed === value) ?? otherwise;

/** The stored settings. Missing and invalid ones have their defaults. */
export function readSettings(): Settings {
  const { theme, size, layout, differences } = parsed(localStorage.getItem(NAME));
  const isSize = typeof size === "number" && Number.isInteger(size) && size >= 1 && size <= SIZES;
  return {
    theme: oneOf(THEMES, theme, DEFAULTS.theme),
    size: isSize ? size : DEFAULTS.size,
    layout: oneOf(LAYOUTS, layout, DEFAULTS.layout),
    differences: oneOf(DIFFERENCES, differences, DEFAULTS.differences),
  };
}

/** The style sheets use these attributes of the root element. */
export function applySettings({ theme, size, differences }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  dataset.size = `${size}`;
  dataset.differences = differences;
}

export function storeSettings(settings: Settings): void {
  localStorage.setItem(NAME, JSON.stringify(settings));
  applySettings(settings);
}
