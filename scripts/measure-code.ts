// Measures the code of folders or files: lines, functions, branches and cyclomatic complexity (1 for a function, and 1 for each
// `if`, loop, `case`, `catch`, `?:`, `&&`, `||` and `??` of its own). Tests and test data do not count.
//
//   node scripts/run.mjs scripts/measure-code.ts packages/scripture/src/resolve packages/scripture/src/scan
//   … --most 20      fails when a function has a higher complexity, and names it
//
// "Names a book" counts the lines of code, comments apart, in which an identifier or a text is the name or key of a book:
// a fact about one book belongs in a data file.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { books } from "../packages/scripture/src/index.ts";

const root = join(import.meta.dirname, "..");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: "string" } },
});

interface CodeFunction {
  readonly name: string;
  readonly place: string;
  readonly complexity: number;
  readonly lines: number;
}

interface Measures {
  files: number;
  lines: number;
  codeLines: number;
  longestFile: number;
  readonly functions: CodeFunction[];
  branches: number;
  readonly bookLines: string[];
}

function sourceFiles(path: string): readonly string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [full];
  return globSync("**/*.ts", { cwd: full })
    .filter((file) => !file.endsWith(".test.ts") && !file.includes("testdata/"))
    .sort()
    .map((file) => join(full, file));
}

const BRANCHES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.ConditionalExpression,
]);
const BRANCH_OPERATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

const isBranch = (node: ts.Node): boolean =>
  BRANCHES.has(node.kind) || (ts.isBinaryExpression(node) && BRANCH_OPERATORS.has(node.operatorToken.kind));

/** The branches below a node, except those of nested functions. */
function ownBranches(node: ts.Node): number {
  let count = 0;
  ts.forEachChild(node, (child) => {
    if (ts.isFunctionLike(child)) return;
    count += (isBranch(child) ? 1 : 0) + ownBranches(child);
  });
  return count;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const { parent } = node;
  if (node.name !== undefined) return node.name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return "(anonymous)";
}

/** Keys, OSIS abbreviations and names of books, as one word of lower-case letters: `psalm`, `1co`, `songofsolomon`. */
const BOOK_WORDS: ReadonlySet<string> = new Set(
  books.flatMap(({ key, osis, name, slug }) => [key, osis, name, slug]).map(asWord),
);

function asWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Keys of books in lower case that are also ordinary words in code. */
const NOT_BOOKS: ReadonlySet<string> = new Set([
  "act",
  "acts",
  "num",
  "numbers",
  "mark",
  "rev",
  "judges",
  "job",
]);

function namesBook(node: ts.Node): boolean {
  const pieces = ts.isIdentifier(node)
    ? node.text.split(/_|(?<=[a-z])(?=[A-Z])/)
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : [];
  return pieces.map(asWord).some((word) => word.length > 2 && BOOK_WORDS.has(word) && !NOT_BOOKS.has(word));
}

function measure(path: string): Measures {
  const measures: Measures = {
    files: 0,
    lines: 0,
    codeLines: 0,
    longestFile: 0,
    functions: [],
    branches: 0,
    bookLines: [],
  };
  for (const file of sourceFiles(path)) measureFile(file, measures);
  return measures;
}

function measureFile(file: string, measures: Measures): void {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const short = file.slice(root.length + 1);
  const lines = text.trimEnd().split("\n");
  const codeLines = new Set<number>();
  const bookLines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount() === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken)
      for (let line = lineAt(node.getStart()); line <= lineAt(node.getEnd()); line++) codeLines.add(line);
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const [first, last] = [lineAt(node.getStart()), lineAt(node.getEnd())];
      const complexity = 1 + ownBranches(node);
      measures.functions.push({
        name: nameOf(node),
        place: `${short}:${first}`,
        complexity,
        lines: last - first + 1,
      });
    }
    if (isBranch(node)) measures.branches++;
    if (namesBook(node)) bookLines.add(lineAt(node.getStart()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  measures.files++;
  measures.lines += lines.length;
  measures.codeLines += codeLines.size;
  measures.longestFile = Math.max(measures.longestFile, lines.length);
  for (const line of bookLines) measures.bookLines.push(`${short}:${line} ${lines[line - 1]?.trim()}`);
}

/** The value below which the given share of the numbers lies (a quantile); 0 for an empty list. */
function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function print(path: string, measures: Measures): void {
  const complexities = measures.functions.map(({ complexity }) => complexity);
  const lengths = measures.functions.map(({ lines }) => lines);
  const over = (limit: number): number => complexities.filter((complexity) => complexity > limit).length;
  console.log(`${path}
  files ${measures.files}, lines ${measures.lines}, of code ${measures.codeLines}, longest file ${measures.longestFile}
  branches ${measures.branches}, functions ${complexities.length}
  complexity: median ${percentile(complexities, 0.5)}, p90 ${percentile(complexities, 0.9)}, most ${Math.max(0, ...complexities)}; over 10: ${over(10)}, over 20: ${over(20)}
  lines of a function: median ${percentile(lengths, 0.5)}, p90 ${percentile(lengths, 0.9)}, most ${Math.max(0, ...lengths)}
  lines that name a book: ${measures.bookLines.length}`);
}

const most = options.most === undefined ? null : Number(options.most);
for (const path of positionals) {
  const measures = measure(path);
  if (most === null) {
    print(path, measures);
    const worst = [...measures.functions].sort((a, b) => b.complexity - a.complexity).slice(0, 8);
    for (const { complexity, name, place } of worst) console.log(`    ${complexity}  ${name}  ${place}`);
    for (const line of measures.bookLines) console.log(`    ${line}`);
    continue;
  }
  for (const { name, place, complexity } of measures.functions) {
    if (complexity <= most) continue;
    console.log(`${place} ${name} has a complexity of ${complexity}, above ${most}`);
    process.exitCode = 1;
  }
}
