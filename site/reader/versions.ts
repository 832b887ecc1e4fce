/** The two version selectors: the version that is read, and the one in the second column. */

import type { Version } from "@lectern/client";
import { make, part } from "../shared/dom.ts";
import { type Place, USUAL_VERSION } from "./address.ts";
import type { VersionLook } from "./rendering.ts";
import type { Account } from "./source.ts";

export interface VersionChoice {
  /** Fills the selectors with the versions that the server has. */
  fill(versions: readonly Version[]): void;
  /** Adapts the selectors to the account: without a key there is only one version. */
  useAccount(kind: Account["kind"]): void;
  /** Shows the versions of a state. `named`: the version that the reference names; null for none. */
  show(place: Pick<Place, "version" | "beside">, named: string | null): void;
  /** The versions to read: one or two. `named`: the version that the reference names; null for none. */
  looks(named: string | null): readonly VersionLook[];
  /** Codes of other versions that may be read. */
  others(): readonly string[];
  /** Why the version that a reference names is not shown; null if it is. */
  noteOn(named: string | null): string | null;
}

export function prepareVersions(onChange: (version: string, beside: string) => void): VersionChoice {
  const version = part("version", HTMLSelectElement);
  const beside = part("beside", HTMLSelectElement);
  let known: readonly Version[] = [];
  let isSandbox = true;
  let chosen: Pick<Place, "version" | "beside"> = { version: USUAL_VERSION, beside: "" };
  let named: string | null = null;
  const change = (): void => onChange(version.value, beside.value === version.value ? "" : beside.value);
  version.addEventListener("change", change);
  beside.addEventListener("change", change);

  const isKnown = (code: string): boolean =>
    known.length === 0 || known.some((version) => version.code === code);
  const mayRead = (code: string): boolean => (isSandbox ? code === USUAL_VERSION : isKnown(code));

  const option = (code: string): HTMLOptionElement => {
    const name = known.find((entry) => entry.code === code)?.name ?? code;
    const label = mayRead(code) ? code : `${code} (needs a key)`;
    return make("option", { value: code, title: name, disabled: !mayRead(code) }, label);
  };

  /** The version to read: the one that the reference names, if it is allowed. */
  const shownFor = (hint: string | null): string => {
    if (isSandbox) return USUAL_VERSION;
    return hint !== null && isKnown(hint) ? hint : chosen.version;
  };

  const render = (): void => {
    const shown = shownFor(named);
    const codes = known.length === 0 ? [shown] : known.map(({ code }) => code);
    version.replaceChildren(...codes.map(option));
    // Show the code of a version that the server lacks, not an empty choice.
    if (!codes.includes(shown)) version.prepend(make("option", { value: shown, disabled: true }, shown));
    const others = codes.filter((code) => code !== shown);
    beside.replaceChildren(make("option", { value: "" }, "none"), ...others.map(option));
    version.value = shown;
    beside.value = isSandbox ? "" : chosen.beside;
    document.documentElement.dataset.beside = beside.value;
  };

  const lookOf = (code: string): VersionLook => {
    const { language, direction } = known.find((entry) => entry.code === code) ?? {
      language: "en",
      direction: "ltr",
    };
    return { code, language, direction };
  };

  return {
    fill: (versions) => {
      known = versions;
      render();
    },
    useAccount: (kind) => {
      isSandbox = kind === "sandbox";
      render();
    },
    show: (place, hint) => {
      chosen = place.beside === place.version ? { version: place.version, beside: "" } : place;
      named = hint;
      render();
    },
    looks: (hint) => {
      const first = shownFor(hint);
      const isAlone = isSandbox || chosen.beside === "" || chosen.beside === first;
      return isAlone ? [lookOf(first)] : [lookOf(first), lookOf(chosen.beside)];
    },
    others: () => known.map(({ code }) => code).filter((code) => mayRead(code) && code !== version.value),
    noteOn: (hint) => {
      if (hint === null || known.length === 0) return null;
      const shown = shownFor(hint);
      if (!isKnown(hint)) return `This server does not have the ${hint}; here is the ${shown}.`;
      return mayRead(hint) ? null : `The ${hint} needs a key; here is the ${shown}.`;
    },
  };
}
