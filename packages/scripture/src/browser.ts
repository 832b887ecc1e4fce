/**
 * The main entry for web pages. It has the same exports as index.ts and gives the same answers. Its `parseReference` has
 * no fast path: that is 2 KB, and only makes a difference for programs that read thousands of citations a second.
 */

export * from "./index.ts";
export { parseByStages as parseReference } from "./resolve/by-stages.ts";
