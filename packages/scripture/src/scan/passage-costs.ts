/**
 * Which of the places that a block cites a "v. 5" or "chapter 3" belongs to. Each place has a cost, the sum of those of its features; the
 * cheapest is meant. A commentary returns to its passage after each text that it compares; other texts go on with what they cited last.
 */

import type { Cited } from "./introductions.ts";
import { type PassageFeature, type PassageFeatures, passageCandidates } from "./passage-features.ts";
import type { Marker } from "./passage-fit.ts";
import { PASSAGE_WEIGHTS } from "./passage-weights.ts";
import type { Words } from "./prose-sets.ts";

/** The likeliest places of the cited ones, the likeliest first; of two that cost the same, the one that was cited last. */
export const likelyPlaces = (
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  words: Words,
): readonly Cited[] =>
  passageCandidates(text, cited, marker, words)
    .map((candidate) => ({ cited: candidate.cited, cost: costOf(candidate.features) }))
    .sort((a, b) => a.cost - b.cost)
    .map((place) => place.cited);

function costOf(features: PassageFeatures): number {
  let cost = 0;
  for (const name in features) {
    const feature = name as PassageFeature;
    cost += PASSAGE_WEIGHTS[feature] * (features[feature] ?? 0);
  }
  return cost;
}
