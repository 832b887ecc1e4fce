/** Milliseconds that a process or a thread may take to end by itself. */
const EXIT_AFTER_MS = 200;

/**
 * Ends this process or thread soon. A store or a collector of spans that does not answer would otherwise
 * keep it running.
 */
export const exitSoon = (): void => void setTimeout(() => process.exit(), EXIT_AFTER_MS).unref();
