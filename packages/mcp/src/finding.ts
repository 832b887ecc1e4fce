/** The result of a tool call before it is formatted: an answer, a question to the caller, or a failure. */

import type { Candidate, FailureCode, LecternError, ReferenceProblem } from "@lectern/client";

/** Failure codes that do not come from the API. */
export type OwnCode = "invalid_arguments" | "not_one_run" | "answer_too_long";

export interface Answered {
  readonly outcome: "answered";
  /** The body of the API's answer, without `status`. */
  readonly answer: object;
}

/** The reference fits several books. */
export interface Ambiguous {
  readonly outcome: "ambiguous";
  readonly message: string;
  readonly advice: string;
  readonly input: string;
  readonly segment: string;
  readonly candidates: readonly Candidate[];
}

/** The input is not a reference. */
export interface Unrecognized {
  readonly outcome: "unrecognized";
  readonly message: string;
  readonly advice: string;
  readonly input: string;
  readonly segment: string;
  /** Offset in `input` of the first thing that was not understood, in UTF-16 units, from 0. */
  readonly position: number;
  /** What is allowed at that position. */
  readonly expected: LecternError<"unrecognized_reference">["details"]["expected"];
  readonly suggestions: readonly string[];
}

/** The reference was read, but names what the canon does not have. */
export interface OutsideCanon {
  readonly outcome: "outside_canon";
  readonly message: string;
  readonly advice: string;
  readonly input: string;
  readonly problems: readonly ReferenceProblem[];
  /** How it was read; only when the caller asked for it. */
  readonly answer?: object;
}

/** The call failed: key, plan, limits, arguments, the server. */
export interface Failed {
  readonly outcome: "failed";
  readonly message: string;
  readonly advice: string;
  readonly failure: {
    readonly code: FailureCode | OwnCode;
    /** HTTP status; 0 when there was no answer or no request. */
    readonly status: number;
    /** Seconds until a retry may succeed, when the server sent them. */
    readonly retry_after_seconds: number | null;
    /** Identifies the request in the server's log. */
    readonly request_id: string | null;
    /** The other members of the error, by code: `limit`, `available`, `plans_with_feature` ... */
    readonly details: object;
  };
}

export type Finding = Answered | Ambiguous | Unrecognized | OutsideCanon | Failed;

/** A finding, and where its content comes from. */
export interface Found {
  readonly finding: Finding;
  /** Codes of the versions whose text the answer contains. */
  readonly versions: readonly string[];
  /** The API's own hash of the text; null for a hash over the finding. */
  readonly contentHash: string | null;
}

/** A failure that does not come from the API. */
export class ToolFault extends Error {
  override readonly name = "ToolFault";
  readonly code: OwnCode;
  readonly advice: string;
  readonly details: object;

  constructor(code: OwnCode, message: string, advice: string, details: object) {
    super(message);
    this.code = code;
    this.advice = advice;
    this.details = details;
  }
}

/** The body of a success without `status`, since `outcome` says the same. */
export function answered(
  body: object,
  versions: readonly string[] = [],
  contentHash: string | null = null,
): Found {
  const answer = Object.fromEntries(Object.entries(body).filter(([name]) => name !== "status"));
  return { finding: { outcome: "answered", answer }, versions, contentHash };
}
