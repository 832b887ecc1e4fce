// Sets a kernel memory limit for one process and its children, if this process may.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface MemoryLimit {
  /** A prefix for a command that runs under the limit. */
  readonly command: readonly string[];
  readonly remove: () => void;
}

/** Control groups of the first and of the second version. */
const KINDS = [
  { root: "/sys/fs/cgroup/memory", file: "memory.limit_in_bytes" },
  { root: "/sys/fs/cgroup", file: "memory.max" },
];

/** Null when no limit can be set. */
export function limitMemory(bytes: number): MemoryLimit | null {
  for (const { root, file } of KINDS) {
    const group = join(root, `lectern-${process.pid}`);
    try {
      if (!existsSync(root)) continue;
      mkdirSync(group);
    } catch {
      continue;
    }
    const remove = (): void => {
      try {
        rmdirSync(group);
      } catch {
        // A process is still in it.
      }
    };
    try {
      writeFileSync(join(group, file), String(bytes));
      const enter = `echo $$ > ${join(group, "cgroup.procs")} && exec "$@"`;
      return { command: ["/bin/sh", "-c", enter, "sh"], remove };
    } catch {
      remove();
    }
  }
  return null;
}
