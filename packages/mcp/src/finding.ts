/** What a tool call came to, before it is put into words: an answer, a question back, or a failure. */

import type { Candidate, FailureCode, LecternError, ReferenceProblem } from "@lectern/client";

/** Codes of failures that are found here and not by the API. */
export type OwnCode = "invalid_arguments" | "not_one_run" | "answer_too_long";

export interface Answered {
  readonly outcome: "answered";
  /** The body as the API gave it, without its `status`. */
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

/** The input does not read as a reference. */
export interface Unrecognized {
  readonly outcome: "unrecognized";
  readonly message: string;
  readonly advice: string;
  readonly input: string;
  readonly segment: string;
  /** Offset in `input` of the first thing not understood, in UTF-16 units, from 0. */
  readonly position: number;
  /** What could have stood there. */
  readonly expected: LecternError<"unrecognized_reference">["details"]["expected"];
  readonly suggestions: readonly string[];
}

/** The reference was read, and names what the canon does not have. */
export interface OutsideCanon {
  readonly outcome: "outside_canon";
  readonly message: string;
  readonly advice: string;
  readonly input: string;
  readonly problems: readonly ReferenceProblem[];
  /** How it was read; only where that was asked. */
  readonly answer?: object;
}

/** The call could not be carried out: key, plan, limits, arguments, the server. */
export interface Failed {
  readonly outcome: "failed";
  readonly message: string;
  readonly advice: string;
  readonly failure: {
    readonly code: FailureCode | OwnCode;
    /** HTTP status; 0 where there was no answer or none was asked for. */
    readonly status: number;
    /** Seconds until a try may pass, where the server said so. */
    readonly retry_after_seconds: number | null;
    /** Finds the request in the server's log. */
    readonly request_id: string | null;
    /** The other members of the error, by code: `limit`, `available`, `plans_with_feature` ... */
    readonly details: object;
  };
}

export type Finding = Answered | Ambiguous | Unrecognized | OutsideCanon | Failed;

/** A finding with what its tool knows of where it came from. */
export interface Found {
  readonly finding: Finding;
  /** Codes of the versions whose text the answer has. */
  readonly versions: readonly string[];
  /** The API's own hash of the words; null for a hash over the finding. */
  readonly contentHash: string | null;
}

/** A failure that is found here. */
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

/** The body of a success without its `status`, which an outcome says already. */
export function answered(
  body: object,
  versions: readonly string[] = [],
  contentHash: string | null = null,
): Found {
  const answer = Object.fromEntries(Object.entries(body).filter(([name]) => name !== "status"));
  return { finding: { outcome: "answered", answer }, versions, contentHash };
}
