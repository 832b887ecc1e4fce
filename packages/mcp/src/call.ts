/** One tool call: sends requests to the API, and turns every outcome into a finding, failures included. */

import {
  type AnyLecternError,
  type Client,
  createClient,
  type Fetch,
  isLecternError,
  type RetryPolicy,
} from "@lectern/client";
import { ADVICE_AMBIGUOUS, ADVICE_OUTSIDE, adviceFor, adviceUnrecognized } from "./advice.ts";
import { type Failed, type Finding, type Found, ToolFault } from "./finding.ts";

/** The connection to the API. */
export interface Connection {
  /** Address of the server; empty when `fetch` takes paths. */
  readonly baseUrl: string;
  readonly key?: string | undefined;
  readonly fetch: Fetch;
  readonly retry: Partial<RetryPolicy>;
}

export interface ApiCall extends Found {
  /** Short hash of all the data that the server has; null when there was no answer. */
  readonly dataRevision: string | null;
}

/** Members that every error body has. */
const COMMON = new Set(["status", "error", "message", "request_id"]);

function failed(error: AnyLecternError): Failed {
  const { code, status, message, requestId, retryAfterSeconds } = error;
  const details = Object.fromEntries(Object.entries(error.details).filter(([name]) => !COMMON.has(name)));
  return {
    outcome: "failed",
    message,
    advice: adviceFor(error),
    failure: { code, status, retry_after_seconds: retryAfterSeconds, request_id: requestId, details },
  };
}

function findingOf(error: AnyLecternError): Finding {
  const { message } = error;
  switch (error.code) {
    case "ambiguous_reference": {
      const { input, segment, candidates } = error.details;
      return { outcome: "ambiguous", message, advice: ADVICE_AMBIGUOUS, input, segment, candidates };
    }
    case "unrecognized_reference": {
      const { input, segment, position, expected, suggestions } = error.details;
      const advice = adviceUnrecognized(suggestions);
      return { outcome: "unrecognized", message, advice, input, segment, position, expected, suggestions };
    }
    case "invalid_reference": {
      const { input, problems } = error.details;
      return { outcome: "outside_canon", message, advice: ADVICE_OUTSIDE, input, problems };
    }
    default:
      return failed(error);
  }
}

function faultFinding({ code, message, advice, details }: ToolFault): Failed {
  const failure = { code, status: 0, retry_after_seconds: null, request_id: null, details };
  return { outcome: "failed", message, advice, failure };
}

/**
 * Sends the requests with a client of its own, so that the revision belongs to this call's answer. Rejects
 * only when aborted.
 */
export async function callApi(
  connection: Connection,
  ask: (client: Client) => Promise<Found>,
): Promise<ApiCall> {
  let dataRevision: string | null = null;
  const client = createClient({
    ...connection,
    fetch: async (url, init) => {
      const response = await connection.fetch(url, init);
      dataRevision = response.headers.get("x-data-revision");
      return response;
    },
    // Each call is one request of the API, and counts as one.
    cache: null,
  });
  try {
    return { ...(await ask(client)), dataRevision };
  } catch (error) {
    const none = { versions: [], contentHash: null };
    if (isLecternError(error)) return { finding: findingOf(error), ...none, dataRevision };
    if (error instanceof ToolFault) return { finding: faultFinding(error), ...none, dataRevision };
    throw error;
  }
}
