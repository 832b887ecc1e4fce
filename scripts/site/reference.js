// Starts the API reference on the service's own document. Runs in the browser, from a file: no inline script.
window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  persistAuthorization: true,
  tryItOutEnabled: true,
  supportedSubmitMethods: ["get"],
  // The default asks another host whether the document is valid.
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});
