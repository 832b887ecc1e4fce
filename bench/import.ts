// Imports a whole Bible like the command line, in a process of its own, and measures seconds and peak memory. The USFM is
// made from the bundled KJV, with every word marked `\w word|strong="H1"\w*` as in the largest published files. For
// comparison it measures a process that does nothing.
// Usage: node scripts/run.mjs bench/import.ts [folder, file or zip of your own]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { books, toOrdinal } from "@lectern/scripture";
import { openStore } from "../packages/server/src/text/testdata/open-store.ts";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";

const ROOT = join(import.meta.dirname, "..");
const MAIN = join(ROOT, "packages", "server", "src", "main.ts");
const ROUNDS = 3;

/** Writes the KJV as 66 USFM files; returns their bytes. */
function writeUsfm(folder: string): number {
  const kjv = openStore(join(ROOT, "packages", "server", "packs")).find("KJV");
  if (kjv === undefined) throw new Error("the packs are not built");
  let bytes = 0;
  for (const { id, key, chapters } of books) {
    let usfm = `\\id ${key}\n\\h ${key}\n`;
    for (const [index, verses] of chapters.entries()) {
      usfm += `\\c ${index + 1}\n\\p\n`;
      for (let verse = 1; verse <= verses; verse++) {
        const text = kjv.text(toOrdinal(id, index + 1, verse)) ?? "";
        usfm += `\\v ${verse} ${text.replace(/\p{L}+/gu, '\\w $&|strong="H0001"\\w*')}\\f + \\fr 1:1 \\ft A note.\\f*\n`;
      }
    }
    const file = join(folder, `${String(id).padStart(2, "0")}-${key}.usfm`);
    writeFileSync(file, usfm);
    bytes += statSync(file).size;
  }
  return bytes;
}

interface Measured {
  readonly seconds: number;
  /** User and system time of the process: what counts on a busy machine. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Runs a module in a process that reports its peak memory at the end. Returns the median of several runs. */
function measure(code: string, args: readonly string[]): Measured {
  const runs = Array.from({ length: ROUNDS }, () => {
    const tail =
      'process.on("exit",()=>{const u=process.resourceUsage();' +
      'process.stderr.write(["\\nUSED",u.maxRSS,u.userCPUTime+u.systemCPUTime].join(" "))});';
    const start = performance.now();
    const child = spawnSync(
      process.execPath,
      [...SOURCE_FLAGS, "--input-type=module", "-e", tail + code, ...args],
      {
        cwd: ROOT,
        encoding: "utf8",
        maxBuffer: 1 << 28,
      },
    );
    if (child.status !== 0) throw new Error(child.stderr);
    const seconds = (performance.now() - start) / 1000;
    const used = /USED (\d+) (\d+)/.exec(child.stderr);
    return { seconds, cpuSeconds: Number(used?.[2]) / 1e6, megabytes: Number(used?.[1]) / 1024 };
  });
  return runs.sort((a, b) => a.seconds - b.seconds)[1] ?? { seconds: 0, cpuSeconds: 0, megabytes: 0 };
}

/** Prints the figures. */
export function benchImport(print: (line: string) => void, ownSource?: string): void {
  const folder = mkdtempSync(join(tmpdir(), "lectern-bench-import-"));
  try {
    const source = ownSource ?? join(folder, "usfm");
    if (ownSource === undefined) mkdirSync(source);
    const bytes = ownSource === undefined ? writeUsfm(source) : 0;
    const manifest = join(folder, "manifest.json");
    const facts = {
      code: "BENCH",
      name: "Bench",
      language: "en",
      year: 2026,
      licence: "none",
      source: "bench",
    };
    writeFileSync(manifest, JSON.stringify({ ...facts, import: { versification: "kjv" } }));
    const imported = measure(
      `process.argv = [process.argv[0], "main", "import", ${JSON.stringify(source)}, "--manifest", ${JSON.stringify(manifest)}];
       process.env.LECTERN_DATA_DIR = ${JSON.stringify(join(folder, "var"))};
       await import(${JSON.stringify(MAIN)});`,
      [],
    );
    const floor = measure("", []);
    if (bytes > 0) print(`source: ${(bytes / 1e6).toFixed(1)} MB of USFM in 66 files, every word marked`);
    const line = ({ seconds, cpuSeconds, megabytes }: Measured): string =>
      `${seconds.toFixed(2)} s (CPU ${cpuSeconds.toFixed(2)} s), ${Math.round(megabytes)} MB at most`;
    print(`import, from process start to installed pack: ${line(imported)} (budget: 5 s, 300 MB)`);
    print(`a process that does nothing:                  ${line(floor)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) benchImport((line) => console.log(line), process.argv[2]);
