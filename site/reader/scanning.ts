/** The scanner for running text: a bundle of its own, since few readers need it. */
export { linkReferences, scan } from "@lectern/scripture/scan";
