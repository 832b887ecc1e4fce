export { verseName } from "../text/verse-name.ts";
