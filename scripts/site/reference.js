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

/**
 * What a screen reader or a keyboard misses in Swagger UI: its headings leave a level out, and in the button that
 * opens an operation stands a link, which is a second thing to reach that does the same.
 */
const forEveryone = ({ React }) => ({
  wrapComponents: {
    operations: (Operations) => (props) => [
      React.createElement("h2", { key: "heading", className: "endpoints" }, "Endpoints"),
      React.createElement(Operations, { key: "operations", ...props }),
    ],
    DeepLink:
      () =>
      ({ text }) =>
        React.createElement("span", null, text),
  },
});

/** What stands before its main landmark, which holds the operations alone. */
const OUTSIDE_OF_MAIN = [
  [".information-container", "About the API"],
  [".scheme-container", "Key"],
];

/** Some of its fields and parts have no names, and examples that are wider than the page cannot be scrolled by keys. */
function mendElements(reference) {
  const mend = () => {
    for (const list of reference.querySelectorAll("select:not([aria-label])")) {
      const about = list.closest("tr")?.querySelector(".parameter__name")?.textContent ?? "Example";
      list.setAttribute("aria-label", about);
    }
    for (const example of reference.querySelectorAll("pre:not([tabindex], .version)")) example.tabIndex = 0;
    reference.querySelector("button.close-modal")?.setAttribute("aria-label", "Close");
    for (const [part, about] of OUTSIDE_OF_MAIN) {
      const region = reference.querySelector(`${part}:not([role])`);
      region?.setAttribute("role", "region");
      region?.setAttribute("aria-label", about);
    }
  };
  new MutationObserver(mend).observe(reference, { childList: true, subtree: true });
}

function start(document) {
  const reference = window.SwaggerUIBundle({
    spec: withFields(document),
    dom_id: "#reference",
    plugins: [forEveryone],
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
mendElements(document.querySelector("#reference"));
fetch("/openapi.json", { cache: "no-cache" })
  .then((response) => response.json())
  .then(start)
  .catch((error) => {
    document.querySelector("#reference").textContent = `The document could not be read: ${error.message}`;
  });
