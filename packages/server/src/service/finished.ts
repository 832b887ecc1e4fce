/** Runs all steps of a generator without a pause, and returns its result. */
export function finished<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
