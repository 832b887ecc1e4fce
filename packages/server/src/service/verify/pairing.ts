/** Finds the reference that a quotation belongs to, from the wording and punctuation around it. */

import type { Citation, Citations, Quoted } from "./quotation-forms.ts";
import type { TextRange } from "./quotation-marks.ts";

/**
 * `certain`: wording or punctuation connects the two, as in "…" (John 3:16). `likely`: the reference is only near; it
 * counts only if it contains the words.
 */
export interface Pairing {
  readonly citation: Citation | null;
  readonly certainty: "certain" | "likely" | "none";
}

const UNPAIRED: Pairing = { citation: null, certainty: "none" };

/** Maximum distance of a reference that follows its quotation, and of one that precedes it. */
const MAX_AFTER = 90;
const MAX_BEFORE = 240;
/** Maximum distance of a reference that is only `likely`. */
const NEAR = 600;
/** Maximum number of words between a quotation and the reference after it. */
const MAX_LINK_WORDS = 8;
/** Maximum length of a list marker with the spaces around it. */
const LONGEST_LIST_MARKER = 60;

const CLOSING = String.raw`["”’»')\]*_.,;:!?…\s]*`;
/** Between a quotation and the reference after it: a bracket, a dash or only white space. */
const DIRECTLY = new RegExp(String.raw`^${CLOSING}(?:[([—–~-][\s*_([]*)?$`, "u");
const HAS_SIGN = /[([—–~]|\s-\s*$/u;
/** Words that connect a quotation with the reference after it: "…" (see John 3:16); "…", as it stands in John 3:16. */
const LINK_WORD =
  /^(?:see|cf|from|in|at|of|as|is|it|was|are|found|stands?|written|recorded|comes|taken|quoted|reads?|says?|said|wrote|writes|according|to|per|the|book|gospel|letter|epistle|verse|verses|words|by|he|she|paul|john|peter|jesus|david|isaiah|kjv|asv|king|james|version|american|standard|translation|also|e|g|i|me)$/iu;
/** A clause that says who gives the words to the reference after it: "…", which she marks as Psalm 30:5. */
const GIVEN_BY =
  /^["”’»')\]*_,\s]*(?:which|that)\s+(?:he|she|we|you|they|people|many)\s+(?:mark|cite|quote|give|list|attribute|ascribe)[sd]?\s+(?:as|to|in|from|at)\s+$/iu;
/** A sentence that only names the place of the quotation before it: "…." That is Romans 8:38. */
const NAMES_PLACE =
  /^["”’»')\]*_.,;!?…\s]*(?:that|this|it|these|those)(?:['’]s)?(?:\s+(?:is|are|was|were|words?|verses?|passage|quotation|quote|comes?|stands?|found|written|recorded|taken|from|in|at|of))+\s*[(*_]*$/iu;
/** The last character of a quotation whose sentence ends with it, and what follows up to the next sentence. */
const AFTER_SENTENCE = /^(?:[.!?]["”’»')\]*_]*|.["”’»')\]*_]*[.!?])[ \t]+$/u;
/** The end of a sentence, or of a clause that ends with a semicolon. */
const SENTENCE_END = /[.!?]["”’»')\]]*\s+["“‘(]?\p{Lu}|;\s/u;

/** Verbs between a reference and its quotation, whose subject is the reference or the speaker: John 3:16 says "…". */
export const SAYING: string =
  "(?:says?|said|saith|saying|states?|stated|stating|reads?|tells?|told|writes?|wrote|written|writing|teach(?:es)?|taught|declar(?:es?|ed|ing)|promis(?:es?|ed|ing)|commands?|commanded|warns?|warned|reminds?|reminded|assures?|assured|explains?|explained|answers?|answered|cries|cried|proclaims?|proclaimed|prays?|prayed|sings?|sang|asks|asked|adds?|added|continues?|continued|begins?|concludes?|urges?|urged|encourages?|encouraged|exhorts?|exhorted|announces?|announced|affirms?|affirmed|quotes?|quoted|records?|recorded|puts it|has it|has|have|had|gives?|renders?|rendered|runs|opens|ends|goes|is)";
/** What may connect a reference with the quotation after it: a colon, a dash, a verb of saying, or a comma alone. */
const LEAD_IN = new RegExp(
  String.raw`(?:[:—–]|\s-|^[\s*_)\]]*,|\b${SAYING}(?:\s+(?:us|them|him|her|me|you|how|thus|also))?,|\b(?!is\b)${SAYING}(?:\s+(?:us|them|him|her|me|you|how|thus|also))?|\bthat)[\s*_]*["“„«‘']?[\s*_]*$`,
  "iu",
);
/** Only punctuation, and possibly the code of a version. */
const BARE = /^[^\p{L}\p{N}]*(?:[A-Z]{2,6}(?![\p{L}\p{N}_]))?[^\p{L}\p{N}]*$/u;
const BLANK_LINE = /\n[ \t]*\n/;
/** What may stand between two parts of one quotation: who says it, or at most "and"; no number of another verse. */
const INTERRUPTION = new RegExp(
  String.raw`^\P{N}*\b${SAYING}\b\P{N}*$|^(?:[^\p{L}\p{N}]|\b(?:and|or|nor|but|then)\b)*$`,
  "iu",
);
/** Maximum distance between two quotations that are parts of one sentence. */
const MAX_BETWEEN_PARTS = 90;
/** Quotations that are paired in one step. */
const STEP = 100;

/** Pairs each quotation, in order, with its citation. Runs in steps of a few milliseconds. */
export function* pairAll(
  text: string,
  quotations: readonly Quoted[],
  citations: Citations,
): Generator<undefined, readonly Pairing[], undefined> {
  const byFind = new Map(citations.all.map((citation) => [citation.finds[0], citation]));
  const pairings: Pairing[] = [];
  /** Citations that already belong to the quotation before them. */
  const taken = new Set<Citation>();
  for (const [at, quoted] of quotations.entries()) {
    if (at % STEP === STEP - 1) yield;
    const [earlier, later] = [quotations[at - 1], quotations[at + 1]];
    const own = byFind.get(quoted.given[0]);
    const after = own ?? citationAfter(text, quoted, later, citations);
    const isGivenAfter = own !== undefined || (after !== null && !startsSentence(text, quoted, after));
    const introducing = isGivenAfter ? null : citationBefore(text, quoted, earlier, citations);
    const isIntroduced =
      introducing !== null &&
      !taken.has(introducing) &&
      (after === null || LEAD_IN.test(text.slice(introducing.end, quoted.start)));
    const before = isIntroduced ? introducing : null;
    const citation = before ?? after;
    if (citation !== null && citation === after && !isContinued(text, quoted, later)) taken.add(citation);
    pairings.push(citation === null ? UNPAIRED : { citation, certainty: "certain" });
  }
  yield;
  yield* pairWithinSentences(text, quotations, pairings, citations);
  const all: Pairing[] = [];
  for (const [at, quoted] of quotations.entries()) {
    if (at % STEP === STEP - 1) yield;
    const pairing = pairings[at] ?? UNPAIRED;
    all.push(pairing.citation === null ? likely(text, quoted, citations) : pairing);
  }
  return all;
}

/** Gives both quotations of one sentence the same reference: "…," he said, "…" (John 3:16). */
function* pairWithinSentences(
  text: string,
  quotations: readonly Quoted[],
  pairings: Pairing[],
  citations: Citations,
): Generator<undefined, void, undefined> {
  const isOneSentence = (left: Quoted, right: Quoted): boolean => {
    const between = text.slice(left.end, right.start);
    return (
      between.length <= MAX_BETWEEN_PARTS &&
      !BLANK_LINE.test(between) &&
      !SENTENCE_END.test(text.slice(Math.max(left.start, left.end - 2), right.start)) &&
      citations.within({ start: left.end, end: right.start }).length === 0
    );
  };
  for (let at = quotations.length - 2; at >= 0; at--) {
    if (at % STEP === 0) yield;
    const [own, next] = [quotations[at], quotations[at + 1]];
    const other = pairings[at + 1];
    if (own === undefined || next === undefined || other?.certainty !== "certain") continue;
    if (pairings[at]?.citation === null && isAfter(other.citation, next) && isOneSentence(own, next)) {
      const isInterrupted =
        /[,—–]["”’»]?\s/u.test(text.slice(own.end - 1, own.end + 3)) &&
        INTERRUPTION.test(text.slice(own.end, next.start));
      pairings[at] = isInterrupted ? other : { ...other, certainty: "likely" };
    }
  }
  for (let at = 1; at < quotations.length; at++) {
    if (at % STEP === 0) yield;
    const [before, own] = [quotations[at - 1], quotations[at]];
    const other = pairings[at - 1];
    if (own === undefined || before === undefined || other?.certainty !== "certain") continue;
    if (pairings[at]?.citation === null && isOneSentence(before, own)) {
      pairings[at] = { ...other, certainty: "likely" };
    }
  }
}

const isAfter = (citation: Citation | null, quoted: Quoted): boolean =>
  citation !== null && citation.start >= quoted.end;

/** The citation after a quotation, if wording or punctuation connects them. */
function citationAfter(
  text: string,
  quoted: Quoted,
  next: Quoted | undefined,
  citations: Citations,
): Citation | null {
  const found = citations.after(quoted.end);
  if (found === undefined || found.start - quoted.end > MAX_AFTER) return null;
  if (next !== undefined && next.start < found.start) return null;
  // "Where is that?" "Psalm 121:1. It says …": the reference is in the other quotation.
  if (next?.kind === "marked" && next.given[0] === found.finds[0]) return null;
  const between = text.slice(quoted.end, found.start);
  if (DIRECTLY.test(between)) {
    const isSigned = HAS_SIGN.test(between);
    if (BLANK_LINE.test(between) && !isSigned && !(quoted.kind === "block" && isAlone(text, found)))
      return null;
    return isSigned || !introduces(text, found, next) ? found : null;
  }
  if (BLANK_LINE.test(between)) return null;
  if (NAMES_PLACE.test(between) || GIVEN_BY.test(between))
    return introduces(text, found, next) ? null : found;
  const words = between.match(/[\p{L}]+/gu) ?? [];
  const ended = /[.!?]["”’»']?$/u.test(text.slice(quoted.start, quoted.end + 1).trimEnd());
  const startsAnew = /^["”’»')\]*_\s]*\p{Lu}/u.test(between) && ended;
  if (startsAnew || SENTENCE_END.test(between) || words.length > MAX_LINK_WORDS) return null;
  const isLinked = words.every((word) => LINK_WORD.test(word));
  return isLinked && (isContinued(text, quoted, next) || !introduces(text, found, next)) ? found : null;
}

/** Whether a citation begins a sentence after that of the quotation: "…." Mark 12:25 reports it too. */
const startsSentence = (text: string, quoted: Quoted, { start, end }: Citation): boolean =>
  AFTER_SENTENCE.test(text.slice(quoted.end - 1, start)) && /^[ \t]+\p{L}/u.test(text.slice(end, end + 20));

/** Whether the next quotation continues the sentence of this one: "…," he says in John 3:16, "and …". */
const isContinued = (text: string, quoted: Quoted, next: Quoted | undefined): boolean =>
  next !== undefined &&
  next.kind === "marked" &&
  /^\p{Ll}/u.test(text.slice(next.start, next.start + 2)) &&
  /[,—–]["”’»]?\s/u.test(text.slice(quoted.end - 1, quoted.end + 3));

/** Whether a citation introduces the quotation after it: John 3:17: "…". */
function introduces(text: string, citation: Citation, next: Quoted | undefined): boolean {
  if (next === undefined) return false;
  const between = text.slice(citation.end, next.start);
  if (between.length > MAX_BEFORE || SENTENCE_END.test(between)) return false;
  if (/^\s*\)/.test(between)) return false;
  return LEAD_IN.test(between) || (BARE.test(between) && !/[,.;!?]/.test(between));
}

/** The citation before a quotation, if it introduces the quotation. */
function citationBefore(
  text: string,
  quoted: Quoted,
  before: Quoted | undefined,
  citations: Citations,
): Citation | null {
  const found = citations.before(quoted.start);
  if (found === undefined || quoted.start - found.end > MAX_BEFORE) return null;
  if (before !== undefined && before.end > found.end) return null;
  const between = text.slice(found.end, quoted.start);
  const isBare = BARE.test(between);
  if (isBare && isAtStartOfLine(text, found)) return found;
  if (BLANK_LINE.test(between))
    return quoted.kind === "block" && /:[\s*_]*$/.test(between) && !SENTENCE_END.test(between) ? found : null;
  if (SENTENCE_END.test(between)) return null;
  if (isBare && !/[:,—–-]/.test(between))
    return quoted.kind === "block" || !isNamed(text, found) ? found : null;
  return LEAD_IN.test(between) ? found : null;
}

/** Whether only punctuation and a list marker stand before a citation on its line. */
function isAtStartOfLine(text: string, { start }: Citation): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LIST_MARKER), start);
  return (
    /(?:^|\n)[^\p{L}\n]*$/u.test(before) && (before.length < LONGEST_LIST_MARKER || before.includes("\n"))
  );
}

/** Whether a citation stands alone on its line. */
const isAlone = (text: string, citation: Citation): boolean =>
  isAtStartOfLine(text, citation) &&
  BARE.test(text.slice(citation.end, citation.end + LONGEST_LIST_MARKER).split("\n", 1)[0] ?? "");

/** Whether the text gives a reference a name, as in: Luther called John 3:16 "the gospel in a nutshell". */
const isNamed = (text: string, { start }: Citation): boolean =>
  /\b(?:call(?:s|ed)?|named?|nicknamed|dubbed|label(?:s|ed)?|term(?:s|ed)?|title[ds]?|headed)\b[^.!?]{0,60}$/iu.test(
    text.slice(Math.max(0, start - 80), start),
  );

/** Pairs a quotation with the nearest citation: one after it in the same paragraph, or one before it. */
function likely(text: string, quoted: Quoted, citations: Citations): Pairing {
  const before = citations.before(quoted.start);
  const after = citations.after(quoted.end);
  const nearBefore = before !== undefined && quoted.start - before.end <= NEAR ? before : null;
  const between = after === undefined ? "\n\n" : text.slice(quoted.end, after.start);
  const isNearAfter = after !== undefined && between.length <= NEAR && !BLANK_LINE.test(between);
  const citation =
    isNearAfter && (nearBefore === null || after.start - quoted.end < quoted.start - nearBefore.end)
      ? after
      : nearBefore;
  return citation === null ? UNPAIRED : { citation, certainty: "likely" };
}

/** Phrases before a quotation that introduce it as Scripture without naming a reference. */
const SCRIPTURE =
  /(?:\b(?:the\s+)?(?:(?:holy\s+)?bible|(?:holy\s+)?scriptures?|word\s+of\s+god|god['’]s\s+word|good\s+book|gospels?|psalmist|apostle|verse|commandment|king\s+james(?:\s+version)?|jesus|christ|it\s+is|it\s+stands)\b[^.!?\n]{0,60}?\b(?:says?|said|saying|tells?|told|teaches|taught|states?|reads?|written|writes?|wrote|declares?|commands?|commanded|promises?|reminds?|warns?)\b|\bit\s+is\s+written|\bas\s+scripture\s+has\s+it|\bthus\s+saith\b|\b(?:according\s+to|in\s+the\s+words\s+of)\s+(?:the\s+)?(?:(?:holy\s+)?bible|(?:holy\s+)?scriptures?|word\s+of\s+god|god['’]s\s+word|good\s+book|psalmist|apostle|jesus|christ)\b)[^.!?\n]{0,40}$/iu;

/** Phrases after a quotation that attribute it to Scripture: "…," as the Bible says; "…," says the Scripture. */
const ATTRIBUTION =
  /^[\s"”’»'*_,.;–—-]{0,6}(?:(?:as|so|thus)\s+)?(?:says?\s+(?:the\s+)?(?:bible|scriptures?|lord|word\s+of\s+god|psalmist)\b|(?:the\s+)?(?:(?:holy\s+)?bible|(?:holy\s+)?scriptures?|word\s+of\s+god|good\s+book|psalmist|apostle)\b[^.!?\n]{0,20}?\b(?:says?|said|tells?|teaches|states?|reads?|writes?|wrote|declares?|promises?|reminds?|warns?|puts?)\b)/iu;

/** Phrases before a quotation that deny that it is Scripture: "The Bible never says", "nowhere in Scripture". */
const DENIED_BEFORE =
  /\b(?:never|nowhere|not|nor|neither|cannot|wrongly|falsely|mistakenly|supposedly|allegedly|myth|misquot\w*|misattribut\w*)\b|n['’]t\b|\b(?:people|many|some|most|often|commonly|popularly|sometimes)\b[^.!?\n]{0,30}\b(?:believe|think|assume|suppose|imagine|claim|thought|believed|assumed|attributed|quoted|cited|hear|heard)\b/iu;
/** Phrases after a quotation that deny that it is Scripture: "…," but this is not in the Bible; "…," which no verse says. */
const DENIED_AFTER =
  /\b(?:not|never|nowhere|no|neither)\b[^.!?\n]{0,60}\b(?:bible|biblical|scriptures?|scriptural|found|appears?|stands?|verse|passage|says?|said|there)\b|n['’]t\b[^.!?\n]{0,60}\b(?:bible|biblical|scriptures?|scriptural|found|appear|stand|verse|passage|say|there)\b|\b(?:misquot\w*|misattribut\w*|myth|apocryphal)\b/iu;
/** Maximum number of characters after a quotation that are searched for a denial. */
const MAX_DENIAL = 120;

/** Phrases before words that the text itself calls a paraphrase: "…," which is commonly shortened to "…". */
const PARAPHRASED =
  /\b(?:paraphras\w*|summari[sz]\w*|shorten\w*|abbreviat\w*|in\s+other\s+words|in\s+(?:modern|simple|today['’]s)\s+(?:words|terms|english|language)|in\s+effect|misquot\w*|popular\s+(?:form|version|saying)|loosely|(?:might|could|would)\s+(?:be\s+)?(?:put|rendered?|translated?|said?|say))\b[^.!?\n]{0,60}$/iu;

/** The beginning of the sentence that a quotation interrupts or ends. */
const beginningOf = (text: string, start: number): string => {
  const before = text.slice(Math.max(0, start - 140), start).replace(/[\s"“„«‘'*_]+$/u, " ");
  return before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("\n")) + 1);
};

/** Phrases before words that the text itself calls wrong: "John 3:16 does not say". */
const NOT_SAID =
  /(?:\bnot|n['’]t|\bnever)\s+(?:\p{L}+\s+){0,2}(?:say|said|read|teach|taught|state|tell|promise|contain|mean|claim|writ|wrote|have)\p{L}*(?:\s+that)?[\s,:]*$/iu;

/** Whether the text says of a quotation that it is a paraphrase, or that its reference does not have the words. */
export function isDeclaredInexact(text: string, { start }: TextRange): boolean {
  const before = beginningOf(text, start);
  return PARAPHRASED.test(before) || NOT_SAID.test(before);
}

/** Whether the text introduces a quotation as Scripture, or attributes it to Scripture afterwards. */
export function isIntroduced(text: string, { start, end }: TextRange): boolean {
  const sentence = beginningOf(text, start);
  const after = text.slice(end, end + MAX_DENIAL).split(/\n[ \t]*\n/, 1)[0] ?? "";
  if (DENIED_AFTER.test(after.replace(/(?<=\p{L}["”’»')]*)[.!?]\s[\s\S]*?[.!?]\s[\s\S]*/u, ""))) return false;
  if (SCRIPTURE.test(sentence) && !DENIED_BEFORE.test(sentence)) return true;
  const attribution = ATTRIBUTION.exec(text.slice(end, end + 80));
  return attribution !== null && !DENIED_BEFORE.test(attribution[0]);
}
