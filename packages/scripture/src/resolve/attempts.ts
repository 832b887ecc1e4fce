/** The attempts to read an input, each from its characters to a decision. */

import type { Language } from "../languages/language.ts";
import * as BIT from "./correction-bits.ts";
import { type Readings, read } from "./grammar/read.ts";
import { Lattice } from "./names/lattice.ts";
import { lexemesOf } from "./names/lexemes.ts";
import { lexiconOf } from "./names/lexicon.ts";
import { isUnknownWordAfter, mayBeMisspelled } from "./names/misspelled-names.ts";
import { spokenNumbers } from "./names/number-words.ts";
import { type Settlement, settle } from "./settle.ts";
import { joinedLines } from "./text/broken-words.ts";
import type { Tokens } from "./text/token.ts";
import { tokenize } from "./text/tokens.ts";

/** One attempt to read the input, with the results of its stages. */
export interface Reading {
  readonly tokens: Tokens;
  readonly lattice: Lattice;
  readonly readings: Readings;
  readonly settlement: Settlement;
  readonly corrections: number;
}

/**
 * The attempts, in order: the input as written; with corrected names; with words joined that were broken at the end of
 * a line; and with numbers in words. The caller asks for the next attempt only if the earlier ones gave no valid
 * answer. Names are corrected only if a word is not understood, and never with `correctsNames` false.
 */
export function* readingsOf(input: string, language: Language, correctsNames = true): Generator<Reading> {
  const tokens = tokenize(input);
  const plain = readTokens(tokens, language, false, 0);
  const isCorrected = correctsNames && (isRead(plain) || mayBeMisspelled(plain.lattice));
  if (isRead(plain) || !isCorrected) yield plain;
  if (isCorrected) yield readTokens(tokens, language, true, 0);
  const joined = joinedLines(input);
  if (joined !== null) yield readTokens(tokenize(joined), language, correctsNames, 0);
  const counted = spokenNumbers(tokenize(joined ?? input), lexiconOf(language));
  if (counted !== null) yield readTokens(counted, language, correctsNames, BIT.number_word);
}

const isRead = ({ settlement }: Reading): boolean =>
  settlement.kind === "read" || settlement.kind === "ambiguous";

function readTokens(tokens: Tokens, language: Language, isSpelling: boolean, corrections: number): Reading {
  const lexicon = lexiconOf(language);
  const lattice = new Lattice(tokens.input, lexemesOf(tokens.list, lexicon), lexicon, isSpelling);
  const readings = read({ lattice, isCommaLanguage: language.verseMark === "comma" });
  return {
    tokens,
    lattice,
    readings,
    settlement: settle(readings, (edge) => !edge.isSpelled && isUnknownWordAfter(lattice, edge)),
    corrections,
  };
}
