/** The two choices of a version: the one that is read, and the one that stands beside it. */

import type { Version } from "@lectern/client";
import type { Place } from "./address.ts";
import { make, part } from "./dom.ts";
import type { VersionLook } from "./rendering.ts";
import type { Account } from "./source.ts";

export interface VersionChoice {
  /** The versions that the server has. */
  fill(versions: readonly Version[]): void;
  /** Without a key there is the KJV alone. */
  useAccount(kind: Account["kind"]): void;
  /** Shows the choice that a place says. */
  show(place: Place): void;
  /** What is to be read: one version or two. */
  looks(): readonly VersionLook[];
}

const FALLBACK: VersionLook = { code: "KJV", language: "en", direction: "ltr" };

export function prepareVersions(onChange: (version: string, beside: string) => void): VersionChoice {
  const version = part("version", HTMLSelectElement);
  const beside = part("beside", HTMLSelectElement);
  let known: readonly Version[] = [];
  let isSandbox = true;
  let chosen: Pick<Place, "version" | "beside"> = { version: "KJV", beside: "" };
  const change = (): void => onChange(version.value, beside.value);
  version.addEventListener("change", change);
  beside.addEventListener("change", change);

  const option = (code: string, label: string, isOpen: boolean): HTMLOptionElement =>
    make("option", { value: code, disabled: !isOpen }, isOpen ? label : `${label} (needs a key)`);

  const render = (): void => {
    const all = known.length === 0 ? [{ code: "KJV", name: "King James Version" }] : known;
    version.replaceChildren(...all.map(({ code }) => option(code, code, !isSandbox || code === "KJV")));
    const others = all.filter(({ code }) => code !== chosen.version);
    beside.replaceChildren(
      make("option", { value: "" }, "none"),
      ...others.map(({ code }) => option(code, code, !isSandbox)),
    );
    version.value = isSandbox ? "KJV" : chosen.version;
    beside.value = isSandbox ? "" : chosen.beside;
  };

  const lookOf = (code: string): VersionLook => {
    const found = known.find((one) => one.code === code);
    return found ?? { ...FALLBACK, code };
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
    show: (place) => {
      chosen = place.beside === place.version ? { version: place.version, beside: "" } : place;
      render();
    },
    looks: () => {
      if (isSandbox) return [lookOf("KJV")];
      const codes = chosen.beside === "" ? [chosen.version] : [chosen.version, chosen.beside];
      return codes.map((code) => {
        const { language, direction } = lookOf(code);
        return { code, language, direction };
      });
    },
  };
}
