// Starts the API reference on the service's own document. Runs in the browser, from a file: no inline script.

/** Where the page at / keeps the key that was given there. */
const KEY_OF_THE_READER = "lectern-key";

/** The query of the request that gives the first example of an operation's answer. */
function queryOfExample({ responses }) {
  const [content] = Object.values(responses["200"].content ?? {});
  const [example] = Object.values(content?.examples ?? {});
  return new URLSearchParams((example?.["x-request"] ?? "").split("?")[1] ?? "");
}

/**
 * Swagger UI fills every field that has an example, also those that exclude each other. Here the fields together
 * are the request of the first example; the others keep theirs in words.
 */
function withFields(document) {
  const resolve = (part) =>
    part.$ref === undefined
      ? part
      : part.$ref
          .slice(2)
          .split("/")
          .reduce((at, step) => at[step], document);
  for (const { get } of Object.values(document.paths)) {
    const query = queryOfExample(get);
    get.parameters = (get.parameters ?? []).map((part) => {
      const { example, ...parameter } = resolve(part);
      const sent = query.get(parameter.name);
      if (sent !== null) return { ...parameter, example: sent };
      if (parameter.required === true) return { ...parameter, example };
      return { ...parameter, description: `${parameter.description.trim()}\n\nSuch as \`${example}\`.` };
    });
  }
  return document;
}

/** Swagger UI is dark below this class; nothing in it looks at what the reader's system prefers. */
function followColours() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();
}

function start(document) {
  const reference = window.SwaggerUIBundle({
    spec: withFields(document),
    dom_id: "#reference",
    deepLinking: true,
    persistAuthorization: true,
    tryItOutEnabled: true,
    supportedSubmitMethods: ["get"],
    // The default asks another host whether the document is valid.
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
    onComplete: () => {
      const key = localStorage.getItem(KEY_OF_THE_READER);
      const isGiven = reference.authSelectors.authorized().size > 0;
      if (key !== null && !isGiven) reference.preauthorizeApiKey("bearer", key);
    },
  });
}

followColours();
fetch("/openapi.json", { cache: "no-cache" })
  .then((response) => response.json())
  .then(start)
  .catch((error) => {
    document.querySelector("#reference").textContent = `The document could not be read: ${error.message}`;
  });
