/** Type-checks a text that is not on disk. */

import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./contract.ts";

/** One message for each problem of a module as if it were in test/. */
export function typeProblems(text: string): readonly string[] {
  const file = join(ROOT, "test", "value.ts");
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
