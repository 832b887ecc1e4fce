/** Lectern concordance: finds words and quotations in an edition. Pure; the same in Node, browsers and workers. */

export type { Analyser, Vocabulary } from "./analyser.ts";
export { analyserFor, stemmingAnalyser } from "./analysers.ts";
export { buildIndex, type EditionText, type Sha256 } from "./build-index.ts";
export type { IndexInformation, Numbers } from "./index-format.ts";
export { withCompounds } from "./query/compounds.ts";
export { COST_LIMIT, costOf } from "./query/cost.ts";
export { type Highlight, highlighterOf } from "./query/highlight.ts";
export { parseQuery } from "./query/parse-query.ts";
export type { Fame, Links, VerseFacts } from "./query/rank.ts";
export { withRoots } from "./query/roots.ts";
export { hasNumberOrUnknownWord, suggestionsFor } from "./query/suggest.ts";
export { orSynonyms, withSynonyms } from "./query/synonyms.ts";
export type { ParsedQuery, Query, QueryFault } from "./query/syntax.ts";
export { findQuotation, findQuotationInSteps, type QuotationRequest } from "./quotation/find-quotation.ts";
export type { Nearness, WordDifference } from "./quotation/judge.ts";
export type { Place, QuotationMatch } from "./quotation/matches.ts";
export { type QuotationText, quotationText } from "./quotation/read-quotation.ts";
export { type Hit, type Hits, type SearchRequest, search, searchInSteps } from "./search-editions.ts";
export { foldWord } from "./text/fold-word.ts";
export { eachWord, type Token, tokenize } from "./text/tokenize.ts";
export { verseFacts } from "./verse-facts.ts";
export { findIndexFault, type OpenedIndex, openIndex, type WordIndex } from "./word-index.ts";
