/**
 * The MCP server: the list of tools, and their calls. One instance serves one connection or one HTTP
 * request.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool as ToolEntry,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { questionText } from "./answer-text.ts";
import { type ApiCall, type Connection, callApi } from "./call.ts";
import { type Finding, ToolFault } from "./finding.ts";
import { TOOLS, type Tool } from "./tools.ts";

const INSTRUCTIONS =
  "Bible references and public-domain Bible text, exact and without guessing. For words of Scripture call get_passage " +
  "and quote its answer. Look at outcome first: ambiguous, unrecognized and outside_canon are answers to act on, " +
  "with candidates, a position or the last valid number; ask the person if the conversation does not settle it. " +
  "Cite the version with every quotation.";

/** Milliseconds for which a client may cache the list of tools; it changes only with a release. */
const LIST_TTL_MS = 3_600_000;

/**
 * A schema as JSON Schema, without redundant parts: the bounds of safe integers, "anything else is
 * allowed".
 */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): { readonly type: "object" } {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: part }) => {
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      if (typeof part.additionalProperties === "object" && part.properties !== undefined) {
        delete part.additionalProperties;
      }
    },
  });
  return { ...rest, type: "object" };
}

function entryOf({ name, title, description, input, output }: Tool): ToolEntry {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input, "input"),
    outputSchema: jsonSchema(output, "output"),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

/** The list of tools, the same for all clients. */
const TOOL_LIST: readonly ToolEntry[] = TOOLS.map(entryOf);

const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

export const VERSION: string =
  typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "0";

/** The most argument faults that are reported, and the longest text of each. */
const FAULTS_MAX = 5;
const FAULT_LENGTH = 120;

function faultText({ path, message, code }: z.core.$ZodIssue): string {
  const name = path.join(".");
  const text =
    code === "invalid_type" && message.endsWith("received undefined") ? `${name} is required` : message;
  return (path.length === 0 || text !== message ? text : `${name}: ${message}`).slice(0, FAULT_LENGTH);
}

function argumentFault({ name, input }: Tool, error: z.ZodError): ToolFault {
  const faults = error.issues.slice(0, FAULTS_MAX).map(faultText);
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return new ToolFault(
    "invalid_arguments",
    `The arguments of ${name} do not match its schema: ${faults.join("; ")}.`,
    `Call again; ${name} takes ${names.join(", ")}.`,
    { faults },
  );
}

const hashOf = (finding: Finding): string =>
  createHash("sha256").update(JSON.stringify(finding)).digest("hex");

/** The result of a call: text for reading, and the same as data. */
function resultOf({ finding, versions, contentHash, dataRevision }: ApiCall, answer: string): CallToolResult {
  const text = finding.outcome === "answered" ? answer : questionText(finding);
  if (finding.outcome === "failed") {
    return { content: [{ type: "text", text }], structuredContent: { ...finding }, isError: true };
  }
  const content_hash = contentHash ?? hashOf(finding);
  const provenance = { versions, data_revision: dataRevision, content_hash };
  const origin = [...versions, `data revision ${dataRevision}`, `content hash ${content_hash}`].join(", ");
  return {
    content: [{ type: "text", text: `${text}\n\n[${origin}]` }],
    structuredContent: { ...finding, provenance },
  };
}

/** Runs a tool. Rejects only when the signal is aborted or on a programming error. */
async function runTool(
  tool: Tool,
  args: unknown,
  connection: Connection,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const parsed = tool.input.safeParse(args);
  let text = "";
  const answered = await callApi(connection, async (client) => {
    if (!parsed.success) throw argumentFault(tool, parsed.error);
    const answer = await tool.ask(client, parsed.data, signal);
    text = answer.text;
    return answer.found;
  });
  return resultOf(answered, text);
}

/** A server that calls the API over this connection. */
export function createServer(connection: Connection): Server {
  const server = new Server(
    { name: "lectern", title: "Lectern", version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: {
        "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "public" },
        "server/discover": { ttlMs: LIST_TTL_MS, cacheScope: "public" },
      },
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: [...TOOL_LIST] }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const names = TOOLS.map(({ name }) => name).join(", ");
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool; the tools are ${names}.`);
    }
    return runTool(tool, params.arguments ?? {}, connection, mcpReq.signal);
  });
  return server;
}
