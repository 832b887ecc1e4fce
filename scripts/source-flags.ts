/**
 * The flags with which Node runs a checkout from source. scripts/run.mjs and the commands in bin/ use the same ones.
 */
export const SOURCE_FLAGS: readonly string[] = [
  "--conditions=lectern-source",
  "--disable-warning=ExperimentalWarning",
];
