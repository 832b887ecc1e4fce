/** Finds the route of a target, and a suggestion for a path that does not exist. */

import { nearest } from "../common/nearest.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import type { ParsedTarget } from "./answer-cache.ts";
import { ALIASES, decodePiece, namesOf, type ParameterNames, rawPairs } from "./query.ts";
import type { Route } from "./route.ts";
import { splitTarget } from "./target.ts";

export interface Router {
  find(target: string): ParsedTarget;
  /** The 404 of a path. It suggests the nearest endpoint or page (no scripts or styles). */
  notFound(path: string): ApiError;
  /** Names of all parameters of all endpoints. */
  readonly names: ParameterNames;
}

/** Whether a query contains one of a route's parameters, by its main name or an alias. */
function namesParameter({ parameters }: Route, queryString: string): boolean {
  for (const { rawName } of rawPairs(queryString)) {
    const name = decodePiece(rawName) ?? rawName;
    if (parameters.includes(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name)) return true;
  }
  return false;
}

/** Routes endpoints and the files of the site. An endpoint wins over a file with the same path. */
export function createRouter(endpoints: readonly Route[], pages: readonly Route[]): Router {
  const byPath = new Map([...pages, ...endpoints].map((route) => [route.path, route]));
  const paths = endpoints
    .filter(({ isDeprecatedAlias }) => isDeprecatedAlias !== true)
    .map(({ path }) => path);
  const pagePaths = pages.map(({ path }) => path).filter((path) => /^\/[^.]+$/.test(path));
  // Prefer shorter paths.
  const suggestable = [...paths, ...pagePaths.sort((a, b) => a.length - b.length)];
  const bySuggestedName = new Map(suggestable.map((path) => [path.replace(/^\/api\//, "/"), path]));
  return {
    names: namesOf(endpoints.flatMap(({ parameters }) => parameters)),
    find: (target) => {
      const [path, queryString] = splitTarget(target);
      const route = byPath.get(path);
      const exists = route?.isDeprecatedAlias !== true || namesParameter(route, queryString);
      return { path, queryString, route: exists ? route : undefined };
    },
    notFound: (path) => {
      const clean = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
      // Older clients call the base path; its successor is /api/scripture.
      const found =
        clean.toLowerCase() === "/api"
          ? "/scripture"
          : nearest(clean.replace(/^\/api(?=\/)/i, ""), bySuggestedName.keys());
      const meant = found === null ? null : (bySuggestedName.get(found) ?? null);
      const hint = meant === null ? "" : ` Did you mean ${meant}?`;
      return apiError("not_found", `There is no such endpoint.${hint}`, { did_you_mean: meant });
    },
  };
}
