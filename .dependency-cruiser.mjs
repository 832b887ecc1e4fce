// Import boundaries, as the table of ARCHITECTURE.md has them.

const PARSE = "^packages/scripture/src/parse/";

/** The stages of the resolver: a file may import those of its own stage and of earlier ones. */
const PARSE_STAGES = [
  ["fold", "number-words", "line-breaks", "book-ids"],
  ["scan", "lexicon", "roman", "score", "state", "letters", "contraction", "compact"],
  [
    "distance",
    "slips",
    "name-index",
    "spelled-names",
    "names-within",
    "suggestions",
    "word-near-book",
    "spelling",
    "candidates",
    "book-match",
    "title-match",
    "versions",
    "starts",
    "parts",
    "asides",
    "padding",
    "behind-name",
    "open-ordinal",
    "ordinal-slip",
    "book-read",
  ],
  [
    "point",
    "points",
    "separators",
    "ranges",
    "items",
    "following",
    "of-forms",
    "noise",
    "open-starts",
    "trailing",

    "connectors",
    "grammar",
  ],
  ["problems", "expected", "straight-name", "straight", "resolve"],
  ["index"],
];

const filesOf = (stages) => `(?:${stages.flat().join("|")})[.]ts$`;

const parseGoesDown = PARSE_STAGES.slice(0, -1).map((files, stage) => ({
  name: `parse-goes-down-from-${files[0]}`,
  severity: "error",
  from: { path: PARSE + filesOf(files) },
  to: { path: PARSE, pathNot: PARSE + filesOf(PARSE_STAGES.slice(0, stage + 1)) },
}));

const everyParseFileHasAStage = {
  name: "every-parse-file-has-a-stage",
  severity: "error",
  from: { path: `${PARSE}[^/]+$`, pathNot: `[.]test[.]ts$|${PARSE}${filesOf(PARSE_STAGES)}` },
  to: {},
};

export default {
  forbidden: [
    ...parseGoesDown,
    everyParseFileHasAStage,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "scripture-is-pure",
      severity: "error",
      from: { path: "^packages/scripture/src", pathNot: "\\.test\\.ts$|/testdata/" },
      to: { pathNot: "^packages/scripture/src" },
    },
    {
      name: "text-imports-scripture-only",
      severity: "error",
      from: { path: "^packages/server/src/text", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(client|mcp|server/(public|src/(?!text)))" },
    },
    {
      name: "importers-import-text-only",
      severity: "error",
      from: { path: "^packages/server/src/importers", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(client|mcp|server/(public|src/(?!text|importers)))" },
    },
    {
      name: "access-imports-nothing-of-ours",
      severity: "error",
      from: { path: "^packages/server/src/access", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(scripture|client|mcp|server/src/(?!access))" },
    },
    {
      name: "service-imports-text-only",
      severity: "error",
      from: { path: "^packages/server/src/service", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(client|mcp|server/(public|src/(?!text|service)))" },
    },
    {
      name: "http-imports",
      severity: "error",
      from: { path: "^packages/server/src/http", pathNot: "\\.test\\.ts$|/testdata/" },
      to: { path: "^packages/(client|mcp|server/(public|src/(?!http|service|access|nearest\\.ts)))" },
    },
    {
      name: "client-alone",
      severity: "error",
      from: { path: "^packages/client/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/client/src" },
    },
    {
      name: "mcp-imports-client",
      severity: "error",
      from: { path: "^packages/mcp/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(?!mcp/src|client/src)" },
    },
    {
      name: "only-serving-mounts-mcp",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/mcp/|^packages/server/src/serving/mcp\\." },
      to: { path: "^packages/mcp/|node_modules/(@modelcontextprotocol|zod)/" },
    },
    {
      name: "playground-imports-client-and-scripture",
      severity: "error",
      from: { path: "^packages/server/public", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: "^packages/(server/public|server/src/service/reference-size[.]ts|client/src|scripture/src)",
      },
    },
    {
      name: "server-does-not-import-the-playground",
      severity: "error",
      from: { path: "^packages/(server|client|scripture|mcp)/src" },
      to: { path: "^packages/server/public" },
    },
    {
      name: "no-test-imports",
      severity: "error",
      from: { pathNot: "\\.test\\.ts$|^test/|/testdata/" },
      to: { path: "\\.test\\.ts$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/(dist|site)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["lectern-source", "import", "types", "default"],
    },
  },
};
