/** The word lists of a language as sets, which the costs look words up in. */

import { unpackWords } from "../languages/packed-words.ts";
import type { ProseWords } from "../languages/prose-words.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { VerseWords } from "./verse-words.ts";

/** The words of a language: its lexicon, and those for running text. */
export interface Words {
  readonly lexicon: Lexicon;
  readonly sets: ProseSets;
}

/** The linear models: of names with a chapter alone, and of names with chapter and verse. */
export type Model = "chapter" | "verse";

/** The weights of the features of a model, by group and value. */
export type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The word lists of ProseWords as sets. */
export interface ProseSets {
  readonly persons: ReadonlySet<string>;
  readonly namesakes: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly numberedThings: ReadonlySet<string>;
  readonly uncertainForms: ReadonlySet<string>;
  readonly otherForms: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  readonly durations: ReadonlySet<string>;
  readonly titleCounts: ReadonlySet<string>;
  readonly timeUnits: ReadonlySet<string>;
  readonly pairWords: ReadonlySet<string>;
  readonly timeWords: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  readonly weekdays: ReadonlySet<string>;
  readonly numeralPronouns: ReadonlySet<string>;
  readonly pronounVerbs: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly personTitles: ReadonlySet<string>;
  readonly shortTitles: ReadonlySet<string>;
  readonly placeWords: ReadonlySet<string>;
  readonly readWords: ReadonlySet<string>;
  readonly readParticles: ReadonlySet<string>;
  readonly beginWords: ReadonlySet<string>;
  readonly sacred: ReadonlySet<string>;
  readonly secular: ReadonlySet<string>;
  readonly same: ReadonlySet<string>;
  readonly pointers: ReadonlySet<string>;
  readonly misspelledNames: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly sayings: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly sentenceTitles: ReadonlySet<string>;
  readonly notNames: ReadonlySet<string>;
  readonly compareWords: ReadonlySet<string>;
  readonly turnWords: ReadonlySet<string>;
  readonly studyWords: ReadonlySet<string>;
  readonly bookVerbs: ReadonlySet<string>;
  readonly thatWords: ReadonlySet<string>;
  readonly thisWords: ReadonlySet<string>;
  readonly seeWords: ReadonlySet<string>;
  readonly verseForms: ReadonlySet<string>;
  readonly episodeForms: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
  readonly scenes: ReadonlySet<string>;
  readonly lessons: ReadonlySet<string>;
  readonly lessonKinds: ReadonlySet<string>;
  readonly quoteVerbs: ReadonlySet<string>;
  readonly quotedForms: ReadonlySet<string>;
  readonly noteLetters: ReadonlySet<string>;
  readonly pageWords: ReadonlySet<string>;
  readonly noteWords: ReadonlySet<string>;
  readonly schoolWords: ReadonlySet<string>;
  readonly ownWorks: ReadonlySet<string>;
  readonly runningLabels: ReadonlySet<string>;
  readonly partWords: ReadonlySet<string>;
  readonly aboutWorks: ReadonlySet<string>;
  readonly smallWorks: ReadonlySet<string>;
  readonly shortTitlesOfWorks: ReadonlySet<string>;
  readonly hebrewMarks: ReadonlySet<string>;
  readonly translationMarks: ReadonlySet<string>;
  readonly unitVerbs: ReadonlySet<string>;
  readonly afterUnitVerbs: ReadonlySet<string>;
  readonly sequels: ReadonlySet<string>;
  readonly courseParts: ReadonlySet<string>;
  readonly songs: ReadonlySet<string>;
  readonly singing: ReadonlySet<string>;
  readonly songParts: ReadonlySet<string>;
  readonly remarks: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  /** Words before a number that may be none of a book: counters and months. */
  readonly numberLabels: ReadonlySet<string>;
  readonly aboutWords: ReadonlySet<string>;
  readonly linkVerbs: ReadonlySet<string>;
  readonly nameNouns: ReadonlySet<string>;
  readonly actionVerbs: ReadonlySet<string>;
  readonly versusWords: ReadonlySet<string>;
  readonly familyWords: ReadonlySet<string>;
  readonly lifeDates: ReadonlySet<string>;
  readonly documents: ReadonlySet<string>;
  readonly organisations: ReadonlySet<string>;
  readonly works: ReadonlySet<string>;
  /** The works of `worksOfPersons` and `shortWorks`, without the person. */
  readonly worksOf: ReadonlySet<string>;
  readonly worksOfPersons: ReadonlySet<string>;
  readonly homilies: ReadonlySet<string>;
  readonly commentaries: ReadonlySet<string>;
  readonly shortWorks: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  readonly appositions: ReadonlySet<string>;
  readonly saints: ReadonlySet<string>;
  readonly verbEnding: string;
  readonly adverbs: ReadonlySet<string>;
  readonly indefinites: ReadonlySet<string>;
  readonly withWords: ReadonlySet<string>;
  readonly fractions: ReadonlySet<string>;
  readonly fromTo: ReadonlySet<string>;
  readonly insideWords: ReadonlySet<string>;
  readonly seriesWords: ReadonlySet<string>;
  readonly possessives: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly readers: ReadonlySet<string>;
  readonly seeForms: ReadonlySet<string>;
  readonly moreWords: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly pluralEnding: string;
  readonly shareWords: ReadonlySet<string>;
  /** The weights of the features of each model; empty if none were learned for the language. */
  readonly weights: Readonly<Record<Model | "carried", Weights>>;
  /** See ProseWords; by the stem of a word. */
  readonly topicScores: ReadonlyMap<string, number>;
  readonly verseWords: VerseWords;
}

const setOf = (forms: string): ReadonlySet<string> => new Set(forms === "" ? [] : forms.split(" "));

/** A group in a line: its name, a tab, and `value=weight` for each value, separated by spaces. */
const weightsOf = (packed: string): Weights =>
  new Map(
    packed
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [group = "", values = ""] = line.split("\t");
        return [group, new Map(values.split(" ").map(weightOf))] as const;
      }),
  );

function weightOf(pair: string): readonly [value: string, weight: number] {
  const at = pair.lastIndexOf("=");
  return [pair.slice(0, at), Number(pair.slice(at + 1))];
}

function scoresOf(packed: string): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const line of packed.split("\n")) {
    if (line === "") continue;
    const [score = "", stems = ""] = line.split("\t");
    for (const stem of unpackWords(stems)) scores.set(stem, Number(score));
  }
  return scores;
}

/** The names of books and works, and the words for numbers, times and dates. */
const setsOfNamesAndNumbers = (prose: ProseWords) => ({
  persons: setOf(prose.persons),
  namesakes: setOf(prose.namesakes),
  words: setOf(prose.words),
  numberedThings: setOf(prose.numberedThings),
  uncertainForms: setOf(prose.uncertainForms),
  otherForms: setOf(prose.otherForms),
  particles: setOf(prose.particles),
  counted: setOf(`${prose.counted} ${prose.timeUnits}`),
  durations: setOf(prose.durations),
  titleCounts: setOf(prose.titleCounts),
  timeUnits: setOf(prose.timeUnits),
  pairWords: setOf(prose.pairWords),
  timeWords: setOf(prose.timeWords),
  months: setOf(prose.months),
  weekdays: setOf(prose.weekdays),
  numeralPronouns: setOf(prose.numeralPronouns),
  pronounVerbs: setOf(prose.pronounVerbs),
  unitVerbs: setOf(prose.unitVerbs),
  afterUnitVerbs: setOf(prose.afterUnitVerbs),
  smallWorks: setOf(prose.smallWorks),
  shortTitlesOfWorks: setOf(prose.shortTitlesOfWorks),
  hebrewMarks: setOf(prose.hebrewMarks),
  translationMarks: setOf(prose.translationMarks),
});

/** The words by which a text introduces a citation, quotes it, or returns to one. */
const setsOfIntroductions = (prose: ProseWords) => ({
  beginWords: setOf(prose.beginWords),
  same: setOf(prose.same),
  pointers: setOf(prose.pointers),
  compareWords: setOf(prose.compareWords),
  turnWords: setOf(prose.turnWords),
  studyWords: setOf(prose.studyWords),
  bookVerbs: setOf(prose.bookVerbs),
  thatWords: setOf(prose.thatWords),
  thisWords: setOf(prose.thisWords),
  seeWords: setOf(prose.seeWords),
  quoteVerbs: setOf(prose.quoteVerbs),
  quotedForms: setOf(prose.quotedForms),
  insideWords: setOf(prose.insideWords),
  seriesWords: setOf(prose.seriesWords),
  possessives: setOf(prose.possessives),
  owners: setOf(prose.owners),
  readers: setOf(prose.readers),
});

const weightsOfModels = (prose: ProseWords): ProseSets["weights"] => ({
  chapter: weightsOf(prose.chapterWeights),
  verse: weightsOf(prose.verseWeights),
  carried: weightsOf(prose.carriedWeights),
});

export const proseSetsOf = (prose: ProseWords): ProseSets => ({
  ...setsOfNamesAndNumbers(prose),
  ...setsOfIntroductions(prose),
  determiners: setOf(prose.determiners),
  personTitles: setOf(prose.personTitles),
  shortTitles: setOf(prose.shortTitles),
  placeWords: setOf(`${prose.placeWords} ${prose.readWords}`),
  readWords: setOf(prose.readWords),
  readParticles: setOf(prose.readParticles),
  sacred: setOf(prose.sacred),
  secular: setOf(`${prose.secular} ${prose.otherLanguages}`),
  misspelledNames: setOf(prose.misspelledNames),
  after: setOf(`${prose.after} ${prose.sayings}`),
  sayings: setOf(prose.sayings),
  labels: setOf(prose.labels),
  sentenceTitles: setOf(prose.sentenceTitles),
  notNames: setOf(prose.notNames),
  verseForms: setOf(prose.verseForms),
  episodeForms: setOf(prose.episodeForms),
  acts: setOf(prose.acts),
  scenes: setOf(prose.scenes),
  lessons: setOf(prose.lessons),
  lessonKinds: setOf(prose.lessonKinds),
  noteLetters: setOf(prose.noteLetters),
  pageWords: setOf(prose.pageWords),
  noteWords: setOf(prose.noteWords),
  schoolWords: setOf(prose.schoolWords),
  ownWorks: setOf(prose.ownWorks),
  runningLabels: setOf(prose.runningLabels),
  partWords: setOf(prose.partWords),
  aboutWorks: setOf(prose.aboutWorks),
  sequels: setOf(prose.sequels),
  courseParts: setOf(prose.courseParts),
  songs: setOf(prose.songs),
  singing: setOf(prose.singing),
  songParts: setOf(prose.songParts),
  remarks: setOf(prose.remarks),
  counters: setOf(prose.counters),
  numberLabels: setOf(`${prose.counters} ${prose.months}`),
  aboutWords: setOf(prose.aboutWords),
  linkVerbs: setOf(prose.linkVerbs),
  nameNouns: setOf(prose.nameNouns),
  actionVerbs: setOf(prose.actionVerbs),
  versusWords: setOf(prose.versusWords),
  familyWords: setOf(prose.familyWords),
  lifeDates: setOf(prose.lifeDates),
  documents: setOf(prose.documents),
  organisations: setOf(prose.organisations),
  works: setOf(prose.works),
  worksOf: setOf(`${prose.worksOfPersons} ${prose.shortWorks}`.replaceAll(/\/\S+/g, "")),
  worksOfPersons: setOf(prose.worksOfPersons),
  homilies: setOf(prose.homilies),
  commentaries: setOf(prose.commentaries),
  shortWorks: setOf(prose.shortWorks),
  relatives: setOf(prose.relatives),
  appositions: setOf(prose.appositions),
  saints: setOf(prose.saints),
  verbEnding: prose.verbEnding,
  adverbs: setOf(prose.adverbs),
  indefinites: setOf(prose.indefinites),
  withWords: setOf(prose.withWords),
  fractions: setOf(prose.fractions),
  fromTo: setOf(prose.fromTo),
  seeForms: setOf(prose.seeForms),
  moreWords: setOf(prose.moreWords),
  objects: setOf(prose.objects),
  pluralEnding: prose.pluralEnding,
  shareWords: setOf(prose.shareWords),
  weights: weightsOfModels(prose),
  topicScores: scoresOf(prose.topicScores),
  verseWords: new VerseWords(prose.verseWords),
});
