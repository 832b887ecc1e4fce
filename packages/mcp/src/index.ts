/** Lectern for assistants: an MCP server over the typed client. main.ts is the command `lectern-mcp`. */

export {
  BODY_LIMIT,
  createHttpHandler,
  type HttpAnswer,
  type HttpOptions,
  type HttpRequest,
} from "./http.ts";
