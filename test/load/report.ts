// Claims with their evidence; a claim that does not hold makes the run fail and does not stop it.
let failed = 0;
let held = 0;

export function claim(text: string, holds: boolean, evidence: unknown): void {
  if (holds) held++;
  else failed++;
  console.log(
    `${holds ? "ok  " : "FAIL"} ${text}: ${typeof evidence === "string" ? evidence : JSON.stringify(evidence)}`,
  );
}

/** Prints the sums and sets the exit status. */
export function conclude(): void {
  console.log(`${held} claims hold, ${failed} do not`);
  if (failed > 0) process.exitCode = 1;
}
