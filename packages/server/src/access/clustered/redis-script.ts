/** Scripts that Redis runs. */
import { createHash } from "node:crypto";

export interface RedisScript {
  readonly text: string;
  /** SHA-1 in hexadecimal, by which Redis addresses a script that it has loaded. */
  readonly sha: string;
}

export const redisScript = (text: string): RedisScript => ({
  text,
  sha: createHash("sha1").update(text).digest("hex"),
});

/**
 * Runs a script by its hash, or by its text when Redis has not loaded it. `words`: the number of keys, the
 * keys, the arguments.
 */
export async function runScript(
  send: (words: readonly string[]) => Promise<unknown>,
  { text, sha }: RedisScript,
  words: readonly string[],
): Promise<unknown> {
  try {
    return await send(["EVALSHA", sha, ...words]);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
    return send(["EVAL", text, ...words]);
  }
}
