// npm run bench: every benchmark, or those named: npm run bench -- http
import { benchHttp } from "./http.ts";
import { benchImport } from "./import.ts";
import { benchParse } from "./parse.ts";

const benchmarks: Readonly<Record<string, (print: (line: string) => void) => void | Promise<void>>> = {
  http: benchHttp,
  import: (print) => benchImport(print),
  parse: benchParse,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!Object.hasOwn(benchmarks, name)) throw new Error(`there is no benchmark ${name}`);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length === 0 || wanted.includes(name)) await run((line) => console.log(line));
}
