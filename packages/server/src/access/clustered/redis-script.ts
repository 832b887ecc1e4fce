/** Scripts that Redis runs. */
import { createHash } from "node:crypto";

export interface RedisScript {
  readonly text: string;
  /** SHA-1 in hexadecimal, by which the server knows a script that it has seen. */
  readonly sha: string;
}

export const redisScript = (text: string): RedisScript => ({
  text,
  sha: createHash("sha1").update(text).digest("hex"),
});

/**
 * Runs a script by its hash; with its text where the server has never seen it or has been restarted. `words`: how many
 * names, the names, the arguments.
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
