/** `lectern verify FILE…`: every reference and quotation of texts judged, without a server. */

import { counted } from "../common/wording.ts";
import type { Config } from "../config/config.ts";
import { finished } from "../service/finished.ts";
import type { QuotationItem } from "../service/verify/judge-quotations.ts";
import {
  NO_LIMITS,
  type ReferenceItem,
  type Verification,
  type VerifiedItem,
  verify,
} from "../service/verify/verify.ts";
import { faultError } from "../wire/fault-errors.ts";
import { joined } from "../wire/pieces.ts";
import { placeShape } from "../wire/quote-shape.ts";
import { verificationPieces } from "../wire/verify-shape.ts";
import { type Paint, paintFor } from "./colour.ts";
import { type CommandLine, refuse } from "./command-line.ts";
import { EXIT } from "./exit-status.ts";
import { LinePlaces } from "./line-places.ts";
import { verdictText } from "./quote-command.ts";
import { filesOf, readText } from "./scan-files.ts";

interface VerifyFilesOptions {
  readonly version?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** Prints every fault, one per line. The exit status says whether there was any. */
export async function verifyFiles(
  line: CommandLine,
  config: Config,
  paths: readonly string[],
  { version, json, color }: VerifyFilesOptions,
): Promise<void> {
  const files = await filesOf(line.folder, paths);
  const texts = await line.openTexts(config);
  const paint = paintFor(color, line.environment, line.output.isTerminal);
  const total = { files: files.length, quotations: 0, references: 0, faults: 0, unjudged: 0 };
  for (const file of files) {
    const text = await readText(line, file);
    const checked = verify(texts, text, version, () => true, NO_LIMITS);
    if (!checked.ok) {
      refuse(line, [faultError(checked.fault).message]);
      return;
    }
    const verification = finished(checked.value.run());
    if (json === true) {
      const body = Buffer.from(joined(verificationPieces(checked.value, verification, "utf16"))).toString();
      line.print(JSON.stringify({ file, ...(JSON.parse(body) as object) }));
    } else for (const written of linesOf(file, text, verification, paint)) line.print(written);
    for (const item of verification.items) {
      if (item.kind === "reference") total.references++;
      else if (item.isJudged) total.quotations++;
      else total.unjudged++;
      if (isFault(item)) total.faults++;
    }
  }
  if (json !== true) line.print(paint.quiet(totalText(total)));
  if (total.faults > 0) line.setExitStatus(EXIT.no);
}

function isFault(item: VerifiedItem): boolean {
  if (item.kind === "reference") return item.find.type === "invalid";
  if (!item.isJudged) return false;
  return item.words !== "exact" || (item.place !== "right" && item.place !== "not_given");
}

function totalText(total: {
  files: number;
  quotations: number;
  references: number;
  faults: number;
  unjudged: number;
}): string {
  const { files, quotations, references, faults, unjudged } = total;
  const found = `${counted(references, "reference")} and ${counted(quotations, "quotation")} in ${counted(files, "text")}`;
  const unjudgedNote = unjudged === 0 ? "" : `; ${counted(unjudged, "quotation")} not judged`;
  return `${found}, ${faults === 0 ? "all sound" : counted(faults, "fault")}${unjudgedNote}`;
}

/** A line for each fault: its place, what is wrong, and the correction. */
function* linesOf(file: string, text: string, { items }: Verification, paint: Paint): Generator<string> {
  const lines = new LinePlaces(text);
  for (const item of items) {
    if (!isFault(item)) continue;
    const place = paint.quiet(
      `${file}:${lines.at(item.kind === "reference" ? item.find.start : item.start)}:`,
    );
    yield `${place} ${item.kind === "reference" ? referenceText(item, paint) : quotationText(text, item, paint)}`;
    if (item.kind === "quotation" && item.correction !== null) {
      const { edition, verses, text: words } = item.correction;
      yield `  ${paint.good(`${placeShape(verses).reference} ${edition.info.code}`)} ${words}`;
    }
  }
}

function referenceText({ find }: ReferenceItem, paint: Paint): string {
  const why =
    find.type === "ambiguous" || find.reference.valid ? "" : (find.reference.problems[0]?.message ?? "");
  return `${paint.strong(find.text)} ${paint.bad(why)}`;
}

const quotationText = (text: string, item: QuotationItem, paint: Paint): string =>
  `${paint.strong(JSON.stringify(text.slice(item.start, item.end).replace(/\s+/g, " ")))} ${paint.bad(verdictText(item))}`;
