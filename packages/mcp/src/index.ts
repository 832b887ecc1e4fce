/** Lectern for assistants: an MCP server over the typed client. The command `lectern-mcp` is in main.ts. */

export {
  BODY_LIMIT,
  createHttpHandler,
  type HttpAnswer,
  type HttpOptions,
  type HttpRequest,
} from "./http.ts";
