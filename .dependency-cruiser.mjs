// Import boundaries, as the table of ARCHITECTURE.md has them.

const RESOLVE = "^packages/scripture/src/resolve/";

/** The stages of the resolver, each a folder or a file: one may import its own and earlier ones. */
const RESOLVE_STAGES = [
  "(?:confidence|correction-bits|valid-reference)[.]ts$",
  "text/",
  "names/",
  "grammar/",
  "settle[.]ts$",
  "meaning/",
  "answer/",
  "attempts[.]ts$",
  "by-stages[.]ts$",
  "plain-reference[.]ts$",
  "plain-parts[.]ts$",
  "index[.]ts$",
  "explain[.]ts$",
];

const TESTS = "[.]test[.]ts$";
const TESTS_AND_DATA = `${TESTS}|/testdata/`;

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

const resolveGoesDown = RESOLVE_STAGES.slice(0, -1).map((stage, index) =>
  forbid(
    `resolve-goes-down-from-${stage}`,
    { path: RESOLVE + stage, pathNot: TESTS_AND_DATA },
    { path: RESOLVE, pathNot: `${RESOLVE}(?:${RESOLVE_STAGES.slice(0, index + 1).join("|")})` },
  ),
);

/** What any part of the server may import: it imports nothing itself. */
const COMMON = "server/src/common";

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
    ...resolveGoesDown,
    forbid(
      "every-file-of-the-resolver-has-a-stage",
      { path: RESOLVE, pathNot: `${TESTS_AND_DATA}|${RESOLVE}(?:${RESOLVE_STAGES.join("|")})` },
      {},
    ),
    importsOnly("scripture/src", [], TESTS_AND_DATA),
    importsOnly("contract/src", []),
    importsOnly("client/src", ["contract/src"]),
    importsOnly("concordance/src", []),
    forbid(
      "imports-of-the-site-in-a-browser",
      { path: "^site/(?:reader|docs|shared)/", pathNot: TESTS },
      {
        pathNot:
          "^site/(?:reader|docs|shared)/|^node_modules/minisearch/|^packages/(?:client/src|contract/src|scripture/src|server/src/service/(?:read-reference|reference-size)[.]ts|server/src/wire/(?:api-error|fault-errors|resolution-shape)[.]ts|server/src/cli/explain-text[.]ts)",
      },
    ),
    forbid(
      "imports-of-the-linker",
      { path: "^site/linker/", pathNot: TESTS },
      { pathNot: "^site/linker/|^packages/scripture/src/" },
    ),
    forbid("imports-of-the-service-worker", { path: "^site/worker/" }, { pathNot: "^site/worker/" }),
    importsOfOurs("server/src/text", [COMMON, "concordance", "scripture"]),
    importsOfOurs("server/src/importers", [COMMON, "server/src/text", "scripture"]),
    forbid(
      "imports-of-editions",
      { path: "^editions/", pathNot: TESTS },
      {
        path: "^packages/",
        pathNot: `^packages/(?:scripture|server/src/text|server/src/importers|${COMMON})(?:/|$)`,
      },
    ),
    forbid(
      "only-the-build-imports-editions",
      { path: "^(?:packages|site)/", pathNot: TESTS },
      { path: "^editions/" },
    ),
    importsOfOurs("server/src/access", [COMMON]),
    importsOfOurs(COMMON, []),
    importsOfOurs("server/src/config", [COMMON]),
    forbid(
      "serving-does-not-import-commands",
      { path: "^packages/server/src/serving/", pathNot: TESTS_AND_DATA },
      { path: "^packages/server/src/cli/" },
    ),
    importsOfOurs("server/src/service", [COMMON, "server/src/text", "concordance", "scripture"]),
    importsOfOurs("server/src/wire", [
      COMMON,
      "server/src/text",
      "server/src/service",
      "server/src/access",
      "scripture",
      "contract",
    ]),
    importsOfOurs(
      "server/src/http",
      ["server/src/wire", "server/src/service", "server/src/access", COMMON, "scripture", "contract"],
      TESTS_AND_DATA,
    ),
    forbid(
      "commands-do-not-import-http",
      { path: "^packages/server/src/cli/", pathNot: TESTS_AND_DATA },
      { path: "^packages/server/src/http/" },
    ),
    importsOfOurs("mcp/src", ["client/src"]),
    forbid(
      "only-serving-mounts-mcp",
      { path: "^packages/", pathNot: "^packages/mcp/|^packages/server/src/serving/mcp-mount[.]" },
      { path: "^packages/mcp/|node_modules/(@modelcontextprotocol|zod)/" },
    ),
    forbid("packages-do-not-import-the-site", { path: "^packages/" }, { path: "^site/" }),
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
