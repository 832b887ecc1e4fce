/** /resolve: canonical coordinates of a reference. */
export { readReference as resolve } from "./reference.ts";
