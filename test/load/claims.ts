// Checks claims and prints their evidence. A claim that fails makes the run fail, but does not stop it.
let failed = 0;
let holdCount = 0;

export function claim(text: string, holds: boolean, evidence: unknown): void {
  if (holds) holdCount++;
  else failed++;
  console.log(
    `${holds ? "ok  " : "FAIL"} ${text}: ${typeof evidence === "string" ? evidence : JSON.stringify(evidence)}`,
  );
}

/** Prints the totals and sets the exit status. */
export function conclude(): void {
  console.log(`${holdCount} claims hold, ${failed} do not`);
  if (failed > 0) process.exitCode = 1;
}
