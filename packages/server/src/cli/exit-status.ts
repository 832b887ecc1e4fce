/** The exit statuses of all commands. docs/cli.md has the same table; a test compares them. */

export const EXIT = {
  /** Success: every reference was resolved. */
  fine: 0,
  /** The command ran, and the answer is negative. */
  no: 1,
  /** The input is wrong. */
  usage: 2,
  /** The command failed. */
  failed: 3,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** In the order of the numbers: status, meaning. */
export const EXIT_ROWS: readonly (readonly [ExitStatus, string])[] = [
  [EXIT.fine, "success; every reference was resolved"],
  [
    EXIT.no,
    "negative answer: a reference was not resolved, a text differs, a key is unknown, keys would be replaced",
  ],
  [EXIT.usage, "wrong input: an option, an argument, a setting, a file that cannot be read"],
  [EXIT.failed, "failure: a store that does not answer, a damaged backup, a full disk"],
];

/** Ends a command with this status, after its problems were printed. */
export class Stopped extends Error {
  readonly status: ExitStatus;
  constructor(status: ExitStatus) {
    super(`stopped with status ${status}`);
    this.status = status;
  }
}

/** A problem that the caller must correct: printed as it is, with status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
