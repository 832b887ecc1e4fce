/** What the exit status of a command says. docs/cli.md has the same table; a test compares them. */

export const EXIT = {
  /** All was done; every reference was resolved. */
  fine: 0,
  /** It ran, and the answer is no. */
  no: 1,
  /** The command was not understood. */
  usage: 2,
  /** It could not be done. */
  failed: 3,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** In the order of their numbers: status, meaning. */
export const EXIT_ROWS: readonly (readonly [ExitStatus, string])[] = [
  [EXIT.fine, "done; every reference was resolved"],
  [
    EXIT.no,
    "the answer is no: a reference was not resolved, a text differs, a key is unknown, keys would be replaced",
  ],
  [EXIT.usage, "not understood: an option, an argument, a setting, a file that cannot be read"],
  [EXIT.failed, "could not be done: a store that does not answer, a damaged backup, a full disk"],
];

/** Ends a command with this status after its problems were told. */
export class Stopped extends Error {
  readonly status: ExitStatus;
  constructor(status: ExitStatus) {
    super(`stopped with status ${status}`);
    this.status = status;
  }
}

/** Something that the caller must mend: told as it stands, with status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
