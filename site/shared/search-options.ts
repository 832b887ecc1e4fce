/** The options of the guide's search index: building and reading must use the same ones. */

export const SEARCH_OPTIONS = {
  fields: ["heading", "page", "text"],
  storeFields: ["page", "heading"],
  searchOptions: { boost: { heading: 3, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
} as const;
