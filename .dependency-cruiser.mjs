// Import boundaries, as the table of ARCHITECTURE.md has them.

const PARSE = "^packages/scripture/src/parse/";

/** The stages of the resolver: a file may import those of its own stage and of earlier ones. */
const PARSE_STAGES = [
  [
    "token",
    "item",
    "outcome",
    "correction-bits",
    "slip-costs",
    "book-ids",
    "fold",
    "number-words",
    "line-breaks",
  ],
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
    "ordinals",
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

const TESTS = "[.]test[.]ts$";
const TESTS_AND_DATA = `${TESTS}|/testdata/`;

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

const parseGoesDown = PARSE_STAGES.slice(0, -1).map((files, stage) =>
  forbid(
    `parse-goes-down-from-${files[0]}`,
    { path: PARSE + filesOf(files) },
    { path: PARSE, pathNot: PARSE + filesOf(PARSE_STAGES.slice(0, stage + 1)) },
  ),
);

/** What any part of the server may import: it imports nothing itself. */
const PLAIN = "server/src/plain[.]ts";

/** A folder imports itself and these, and no package, nor anything of Node. */
const importsOnly = (folder, others, tests = TESTS) =>
  forbid(
    `imports-of-${folder}`,
    { path: `^packages/${folder}/`, pathNot: tests },
    { pathNot: `^packages/(?:${[folder, ...others].join("|")})(?:/|$)` },
  );

/** Of our own code a folder imports itself and these; packages and Node as it needs. */
const importsOfOurs = (folder, others, tests = TESTS) => {
  const rule = importsOnly(folder, others, tests);
  return { ...rule, to: { path: "^packages/", ...rule.to } };
};

export default {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }),
    forbid("no-test-imports", { pathNot: `${TESTS_AND_DATA}|^test/` }, { path: TESTS }),
    ...parseGoesDown,
    forbid(
      "every-parse-file-has-a-stage",
      { path: `${PARSE}[^/]+$`, pathNot: `${TESTS}|${PARSE}${filesOf(PARSE_STAGES)}` },
      {},
    ),
    importsOnly("scripture/src", [], TESTS_AND_DATA),
    importsOnly("client/src", []),
    importsOnly("server/public", ["server/src/service/reference-size[.]ts", "client/src", "scripture/src"]),
    importsOfOurs("server/src/text", [PLAIN, "scripture"]),
    importsOfOurs("server/src/importers", [PLAIN, "server/src/text", "scripture"]),
    importsOfOurs("server/src/access", [PLAIN]),
    forbid("plain-imports-nothing", { path: `^packages/${PLAIN}$` }, {}),
    importsOfOurs("server/src/service", ["server/src/text", "scripture"]),
    importsOfOurs(
      "server/src/http",
      ["server/src/service", "server/src/access", "server/src/nearest[.]ts", "scripture"],
      TESTS_AND_DATA,
    ),
    importsOfOurs("mcp/src", ["client/src"]),
    forbid(
      "only-serving-mounts-mcp",
      { path: "^packages/", pathNot: "^packages/mcp/|^packages/server/src/serving/mcp[.]" },
      { path: "^packages/mcp/|node_modules/(@modelcontextprotocol|zod)/" },
    ),
    forbid(
      "server-does-not-import-the-playground",
      { path: "^packages/(server|client|scripture|mcp)/src" },
      { path: "^packages/server/public" },
    ),
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
