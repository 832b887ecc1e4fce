/** How the index of the guide is made and read: both sides must say the same. */

export const SEARCH_OPTIONS = {
  fields: ["heading", "page", "text"],
  storeFields: ["page", "heading"],
  searchOptions: { boost: { heading: 3, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
} as const;
