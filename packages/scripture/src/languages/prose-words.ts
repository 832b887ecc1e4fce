/**
 * The words of a language for running text, in addition to `Language`: evidence that distinguishes citations from
 * other words and numbers. Forms are spelled as in `Language`. Only the scanner loads it.
 */
export interface ProseWords {
  /** BCP 47 tag of the language. */
  readonly code: string;
  /** Names and short forms of books that are also names of persons today. */
  readonly persons: string;
  /**
   * Names of books that are also names of peoples, products or works, so that a lone number after them ("Genesis 3")
   * may not be a chapter.
   */
  readonly namesakes: string;
  /** Names of books that are also ordinary words. */
  readonly words: string;
  /** Those of the words and short forms which things are numbered by ("Job 1", "Act 2", "Rev 3"). */
  readonly numberedThings: string;
  /** Short forms that often mean something else: months, units, terms of technology. */
  readonly uncertainForms: string;
  /** Short forms of only one book which mean other things in texts of other subjects. */
  readonly otherForms: string;
  /** Short forms that are among the most common words of the language. */
  readonly particles: string;
  /** Things that are counted: after "Mark 2" they show that no chapter is meant ("minutes"). */
  readonly counted: string;
  /** Units of a duration: "taught Luke 15 for 50 minutes". */
  readonly durations: string;
  /** What titles count ("7 Promises"), in the plural and with a capital letter. */
  readonly titleCounts: string;
  /** Units of time: after two numbers with a colon they show a time ("4:15 pm", "3:15 h"). */
  readonly timeUnits: string;
  /**
   * Words which show that two numbers with a colon near them are a time of day, a ratio or a score ("John 3:30
   * tomorrow").
   */
  readonly pairWords: string;
  /** Words near "15", "30" or "45" after a colon which may show that it is a time. */
  readonly timeWords: string;
  /** Names of months and their short forms, of which some are also short forms of books ("Mar"). */
  readonly months: string;
  /** Names of the days of a week and their short forms. */
  readonly weekdays: string;
  /** Pronouns that look like Roman numerals, as they are written: "I". */
  readonly numeralPronouns: string;
  /** Verbs and adverbs that follow these pronouns: "the psalm I know". */
  readonly pronounVerbs: string;
  /** Words that show that an ordinary noun follows ("the numbers", "three judges"). */
  readonly determiners: string;
  /** Titles and words for relatives before a person's name ("King James 1", "my son Daniel 12"). */
  readonly personTitles: string;
  /** Those titles, and the title of saints, that are abbreviations: a dot after another word ends a sentence. */
  readonly shortTitles: string;
  /** Words before a name which show that a place in a book follows ("in John 3", "from Acts 5"). */
  readonly placeWords: string;
  /** Verbs of reading and studying, after which a name with a number is a passage ("start Judges 1"). */
  readonly readWords: string;
  /** Prepositions between a verb of reading and a verse ("start with the third verse"). */
  readonly readParticles: string;
  /** Words before a particle and the verse with which a reading begins: "beginning at the first verse". */
  readonly beginWords: string;
  /**
   * Words that often directly follow a citation, and that a number does not count: function words and adverbs of time.
   */
  readonly after: string;
  /** Verbs that say what a text or its author says or shows. */
  readonly sayings: string;
  /** Words for numbered things before a name which is then none of a book ("Room Gen 3", "track 4 Exodus 7:40"). */
  readonly labels: string;
  /** Titles before a name that belong to the sentence in running text, and not to the citation ("the prophet Isaiah 53:5"). */
  readonly sentenceTitles: string;
  /** Forms that `Language` accepts for a book but which mean none in a text ("the Son, v. 5"). */
  readonly notNames: string;
  /** Words before a citation that is only an aside ("compare Gal 3:8", "see/also" for "see also Rom 6:6"). */
  readonly compareWords: string;
  /** Words before a citation to which the text turns ("turn/to" for "turn to Romans 4"). */
  readonly turnWords: string;
  /**
   * Words which say that somebody reads a book. A name after them is that of the book, even if it is also one of persons ("going/through" for
   * "We are going through Isaiah.").
   */
  readonly studyWords: string;
  /** Verbs that say what a book has, or how it goes on, after its name: "splits", "opens". */
  readonly bookVerbs: string;
  /** Words that point to what was cited last: "verse 17 of that chapter", "chapter 7 of the same book" ("the/same"). */
  readonly thatWords: string;
  /**
   * Words that, after an aside, point to the passage that a text is about ("ver. 19 of this chapter"), or, after the name of a book, begin a time ("in
   * Judges this month").
   */
  readonly thisWords: string;
  /** Words that point to a verse of the citation before them: "Deut 30:13 (see v. 14)". Not "cf.", which may compare another passage. */
  readonly seeWords: string;
  /** Short forms that are also those of an episode ("Ep. 3: Walking by Faith"). */
  readonly episodeForms: string;
  /** Words for the acts of a play, and for its scenes ("act v. sc. 1"). */
  readonly acts: string;
  readonly scenes: string;
  /** Names and short forms that mean no chapter without a verse: rooms, the canticles of a service, an act of a play. */
  readonly verseForms: string;
  /** Words for a reading in a service that may have a number ("Lesson 1"). */
  readonly lessons: string;
  /** Words before them that say which one it is, so that a number after it is that of a book ("Second Lesson 1 John 3:1"). */
  readonly lessonKinds: string;
  /** Verbs between a citation and one that it quotes: "Luke 4:18 quotes Isaiah 61:1". */
  readonly quoteVerbs: string;
  /** Letters joined to a verse that point to a note about it ("8:28n"). */
  readonly noteLetters: string;
  /** Words for places in other books and in the text itself: a chapter beside them is theirs ("see ch. 4 below", "vol. 2, ch. 3"). */
  readonly pageWords: string;
  /** Words for a note, before its number ("ch. 8, n. 40"). */
  readonly noteWords: string;
  /** Subjects of schools and their books: a chapter after or before one is none of the Bible ("Math: chapter 5"). */
  readonly schoolWords: string;
  /** Pairs of words by which a text names itself: the chapters that it mentions after them are its own ("This thesis ... Chapter 1 reviews"). */
  readonly ownWorks: string;
  /** Words in small letters whose number is none of a book ("see note 2 John 14:6"). */
  readonly runningLabels: string;
  /** Words for parts of other books before their number: a chapter after it is theirs ("lib. viii. cap. 5"). */
  readonly partWords: string;
  /** Words before a running number that is none of a book ("Day 2 John 2"). */
  readonly counters: string;
  /** Parts of a plan or a course that have numbers, and a passage after them ("Lesson 3: Ruth 1"). */
  readonly courseParts: string;
  /** Songs with a number or a title: the verses named after one are its stanzas ("Hymn 23, v. 1"). */
  readonly songs: string;
  /** Parts of a song that stand alone in a line ("Chorus"). */
  readonly songParts: string;
  /** Participles of verbs of quoting: "Gen 15:6 is quoted in v. 9". */
  readonly quotedForms: string;
  /** Verbs before the title of a song ("we sing Amazing Grace, verses 1 and 2"). */
  readonly singing: string;
  /** Words after the numbers of a citation, after which its list goes on ("Mark 8:31 par.; 9:31"). */
  readonly remarks: string;
  /** Prepositions before a place in a book that seldom stand before a person ("in John 3"). */
  readonly insideWords: string;
  /** Words after the name of a book that a group studies ("our Daniel series"). */
  readonly seriesWords: string;
  /** Whose series or passage it is ("our Daniel series", "v. 5 of our passage"). */
  readonly possessives: string;
  /** Whose chapter or verse it is, before an ordinal ("in his fifth chapter"). */
  readonly owners: string;
  /** Who reads a book, after its name ("In Daniel we have reached chapter 7"). */
  readonly readers: string;
  /** Prepositions and verbs that seldom stand before a person with a number, but often before a chapter. */
  readonly aboutWords: string;
  /** Verbs directly after a name and number which show that the number counts nothing ("Job 38 is"). */
  readonly linkVerbs: string;
  /** Words for names and signs: what is one is no passage ("Hosea 2 was the name of the goat"). */
  readonly nameNouns: string;
  /** Verbs directly after a name and number which show the same, whatever follows ("Mark 16 ends"). */
  readonly actionVerbs: string;
  /** Words between the two sides of a match. */
  readonly versusWords: string;
  /** Words for ages and for children of a family: numbers after names of persons are then ages. */
  readonly familyWords: string;
  /** Documents with numbered parts or revisions, after "of the" ("Numbers 12:4 of the Town Code"). */
  readonly documents: string;
  /** Organisations that have names such as "Matthew 25 Ministries". */
  readonly organisations: string;
  /** Abbreviations of born, baptised, married, died and buried, before a year. */
  readonly lifeDates: string;
  /** Works outside the Bible before the name of the part that has the name of a person ("Midrash Ruth 3:4"). */
  readonly works: string;
  /** Those that are also written in small letters directly before such a name: "sura Jonah 10:62". */
  readonly smallWorks: string;
  /** Short titles of works about a book: "Hom. in Matt. xv. 3". */
  readonly shortTitlesOfWorks: string;
  /** Words between the short title of such a work and the book that it is about: "Hom. in Matt. xv. 3". */
  readonly aboutWorks: string;
  /** Works on a book of the Bible, whose parts have numbers with dots: "Homilies on Matthew 15.3". */
  readonly homilies: string;
  /** The same after an author: "Origen, Commentary on John 2.12". */
  readonly commentaries: string;
  /** Such works before "of" and a person, each with the person ("testament/job" for "Testament of Job 4:5"). */
  readonly worksOfPersons: string;
  /** Such works directly before a person ("t/levi" for "T. Levi 3:1"). */
  readonly shortWorks: string;
  /** Pronouns after a comma which refer to a person. */
  readonly relatives: string;
  /** Words after a comma that begin a description of a person ("Daniel 12, a junior"). */
  readonly appositions: string;
  /** The title of saints, which churches and streets have too. */
  readonly saints: string;
  /** Adverbs between a subject and its verb. */
  readonly adverbs: string;
  /** Abbreviations with a dot that point to a citation: "cf. Mark 4:30". */
  readonly seeForms: string;
  /** Words after a number that counts further things, whether these are named or not: "Rom 8:28; and 12 more". */
  readonly moreWords: string;
  /** Pronouns that are the object of a verb before them. */
  readonly objects: string;
  /** The indefinite articles. */
  readonly indefinites: string;
  /** Marks of the Hebrew text before a place in the usual numbering: "Hos 14:1 MT [13:16]". */
  readonly hebrewMarks: string;
  /** Marks of the numbering of translations in brackets after that of the Hebrew text: "Joel 3:1-5 [ET 2:28-32]". */
  readonly translationMarks: string;
  /** Units that are also verbs ("Psalm 51 points to the cross"), and the words that follow such a verb. */
  readonly unitVerbs: string;
  readonly afterUnitVerbs: string;
  /** Words before a further place in a list: "Rom 3:23, then 6:23". */
  readonly sequels: string;
  /** Words between two places that are far apart: "from Joel 2 to Acts 2" names two chapters, not all books between. */
  readonly fromTo: string;
  /** Words that join names as "and" does, but no lone numbers ("Psalm 119, with 176 verses"). */
  readonly withWords: string;
  /** Parts of one, after "and a": "Luke 2 and a half". */
  readonly fractions: string;
  /** The ending of a plural. */
  readonly pluralEnding: string;
  /**
   * The ending of a verb in the third person. Before a determiner it shows that the citation is the subject of the
   * sentence ("Isaiah 53 predicts the").
   */
  readonly verbEnding: string;
  /** Words that make a share, a score or odds of two numbers ("3 of 7", "3 for 4"). */
  readonly shareWords: string;
  /** Words of religion: a sentence with them is more likely to cite the Bible. */
  readonly sacred: string;
  /** Words of other subjects (sports, music, technology, trade) which are rare beside citations. */
  readonly secular: string;
  /** Frequent words of other languages: a name or short form beside them is of that language ("Hab 3:1 gewonnen"). */
  readonly otherLanguages: string;
  /**
   * The weights of the features of a name with a chapter but no verse: see scan/citation-features.ts. Each line has a group, a tab, and
   * `value=weight` for each value, separated by spaces. Empty if none were learned.
   */
  readonly chapterWeights: string;
  /** The same of a name with chapter and verse. */
  readonly verseWeights: string;
  /** The same of a word for chapter or verse without a name: see scan/carried-costs.ts. */
  readonly carriedWeights: string;
  /**
   * How much a word speaks for texts that cite the Bible (positive) or for those of other subjects (negative), from -9 to 9. Each line
   * has a score, a tab, and the stems of the words with it (their first letters), as `packWords` packs them. Empty if none were learned.
   */
  readonly topicScores: string;
  /**
   * For each verse of the canon in its order, the hashes of the words that say most about it (scan/verse-words.ts), as `packNumbers` packs them;
   * and the stems of words of too many verses to say anything. Empty if the language has none.
   */
  readonly verseWords: { readonly hashes: string; readonly frequent: string };
  /** The same place as the one named last ("ibid."). */
  readonly same: string;
  /** Words before a word for a chapter that mean the one named last ("v. 40 of this chapter"). */
  readonly pointers: string;
  /** Frequent misspellings of names of books that mean nothing else: also corrected before a chapter without a verse. */
  readonly misspelledNames: string;
}
