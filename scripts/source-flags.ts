/** What Node is given to run a checkout from source: what scripts/run.mjs and the commands in bin/ give it. */
export const SOURCE_FLAGS: readonly string[] = [
  "--conditions=lectern-source",
  "--disable-warning=ExperimentalWarning",
];
