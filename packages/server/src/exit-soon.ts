/** Milliseconds that a process or a thread has to end by itself when it has said its last. */
const EXIT_AFTER_MS = 200;

/** Ends this process, or this thread, soon: a store or a collector of spans that does not answer would keep it. */
export const exitSoon = (): void => void setTimeout(() => process.exit(), EXIT_AFTER_MS).unref();
