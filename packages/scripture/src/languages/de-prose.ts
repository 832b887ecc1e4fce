// German words for scanning: see ProseWords. They come from general knowledge of names and usage; scan/testdata has examples.

import type { ProseWords } from "./prose-words.ts";

export const germanProse: ProseWords = {
  code: "de",
  persons:
    "daniel ruth rut esther ester samuel joel amos micha titus timotheus josua jona jonas jeremia jesaja esra hesekiel " +
    "nehemia markus mark lukas johannes joh jakobus matthaus matthaeus petrus hiob job dan sam tim phil mich joh",
  namesakes: "genesis exodus",
  numberedThings: "ex off jos gen lev num",
  words:
    "richter konige koenige chronik spruche sprueche prediger numeri offenbarung romer roemer hebraer hebraeer",
  uncertainForms:
    "ex num jos ri ru rt est hi spr pred pr ez jo ob mi na hab mal mk lk apg act gal kol phil tit jak jud off offb " +
    "gen lev dt nm hl jl mt jh rm eph neh",
  otherForms: "hab hag",
  particles: "am an da hi im so um zu es er",
  counted:
    "mal tag tage tagen woche wochen monat monate jahr jahre jahren " +
    "punkt punkte tor tore person personen mann manner frau frauen kind kinder euro cent prozent km meter kilometer grad " +
    "stuck seite seiten kg gramm liter januar februar marz maerz april mai juni juli august september oktober november " +
    "dezember januars byte bytes mb gb version versionen gmbh ag",
  durations:
    "sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren",
  titleCounts: "wege schluessel grunde dinge schritte fragen gebote seligpreisungen jahre tage",
  timeUnits: "uhr minute minuten sekunde sekunden stunde stunden std min",
  pairWords: "uhr termin anpfiff ergebnis verhaltnis quote",
  timeWords: "morgen heute gestern treffen montag dienstag mittwoch donnerstag freitag samstag",
  months:
    "januar februar maerz marz april mai juni juli august september oktober november dezember jan feb mar apr jun jul aug sep okt nov dez",
  numeralPronouns: "",
  pronounVerbs: "",
  weekdays: "montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so",
  determiners: "der die das den dem ein eine einen drei vier funf sechs alle viele",
  personTitles:
    "herr frau konig konigin papst prinz prinzessin kaiser doktor dr professor prof mein meine sein seine ihr ihre onkel tante",
  shortTitles: "dr prof st",
  placeWords:
    "in siehe auch vgl vergleiche aus nach kapitel vers verse buch evangelium brief text stelle bibel",
  readWords: "lesen lies las lasen gelesen predigt predigte studieren beginnen beginnt",
  readParticles: "mit bei ab",
  beginWords: "beginnend",
  after:
    "der die das den dem des ein eine einen einem einer dieser diese dieses es er sie ihn ihm ihr wir uns ich du mich dir " +
    "und oder aber denn doch sondern wenn als wie weil dass da ob wo was wer zu von in im an am auf bei mit nach aus fur " +
    "uber unter vor hinter zwischen durch gegen ohne um bis ist sind war waren wird werden wurde hat haben hatte kann " +
    "soll muss nicht auch nur noch schon immer wieder heute morgen gestern hier dort gibt macht beginnt endet bitte gelesen lesen",
  sayings: "sagt sagte spricht sprach steht stand lehrt zeigt redet erzahlt beschreibt heisst lautet",
  sentenceTitles: "prophet propheten",
  labels: "raum zimmer gleis linie bus zug flug platz halle saal etage titel spur kanal auftrag typ version",
  notNames: "",
  compareWords: "vgl vergleiche siehe/auch vgl/auch",
  thatWords: "jenes jener",
  thisWords: "diesem",
  seeWords: "siehe",
  turnWords: "schlagen/wir lesen/wir nun",
  studyWords: "studieren studierten",
  bookVerbs: "beginnt schließt endet umfasst enthält",
  quoteVerbs: "zitiert erinnert",
  quotedForms: "",
  episodeForms: "",
  acts: "akt",
  scenes: "szene",
  verseForms: "",
  schoolWords: "lehrbuch arbeitsbuch schulbuch mathe mathematik physik chemie biologie grammatik",
  ownWorks: "diese/dissertation meine/dissertation diese/doktorarbeit meine/doktorarbeit diese/monographie",
  runningLabels: "anmerkung fu\u00dfnote punkt gruppe frage antwort s seite abschnitt tabelle",
  lessons: "lesung",
  lessonKinds: "erste zweite dritte",
  noteLetters: "",
  partWords: "band bd buch teil",
  smallWorks: "",
  shortTitlesOfWorks: "",
  aboutWorks: "",
  hebrewMarks: "",
  translationMarks: "",
  unitVerbs: "",
  afterUnitVerbs: "",
  sequels: "",
  pageWords: "unten oben s seite seiten bd band abb tabelle",
  noteWords: "anm",
  counters: "tag woche lektion folge schritt",
  songs: "lied lieder choral chor\u00e4le hymne hymnus gesang",
  songParts: "refrain",
  singing: "singen singt singe sang sangen gesungen",
  remarks: "par parr anm lxx",
  courseParts: "tag woche monat lektion teil abend predigt kapitel stunde lesung einheit",
  insideWords: "in",
  seriesWords: "",
  possessives: "",
  owners: "",
  readers: "",
  aboutWords: "uber zwischen wie beide",
  linkVerbs: "ist war bleibt",
  nameNouns: "name spitzname titel marke kennwort abkurzung",
  actionVerbs: "hat beginnt endet kommt geht",
  versusWords: "gegen vs",
  familyWords: "jahre jahriger geburtstag geschwister zwillinge neffe nichte",
  organisations: "stiftung",
  documents: "satzung verordnung zeichnung handbuch handbuchs",
  works: "midrasch mischna tosefta sure",
  shortWorks: "",
  homilies: "",
  commentaries: "",
  worksOfPersons:
    "testament/hiob testament/ijob himmelfahrt/jesaja martyrium/jesaja apokalypse/esra " +
    "apokalypse/jakobus brief/jeremia",
  lifeDates: "geb gest verh get",
  relatives: "dessen deren",
  appositions: "ein eine aus sein ihr mein unser",
  saints: "st sankt",
  adverbs: "wirklich auch nur nicht",
  seeForms: "vgl vergl s cf",
  moreWords: "weitere weiteren andere anderen mehr",
  objects: "mich mir uns ihn ihm sie ihr euch es",
  indefinites: "ein eine",
  fromTo: "zu",
  withWords: "mit",
  fractions: "halb halbe viertel drittel",
  pluralEnding: "en",
  verbEnding: "t",
  shareWords: "von aus zu",
  sacred:
    "gott gottes jesus christus herrn bibel schrift evangelium vers verse psalm psalmen predigt pfarrer pastor kirche " +
    "gebet glaube glauben andacht apostel junger prophet propheten mose abraham israel jerusalem gnade sunde bund gleichnis",
  secular:
    "halbzeit verlangerung liga bundesliga torschutze tennis schach fussball handball turnier stadion trainer uhr zahnarzt " +
    "termin album konzert gitarre film kino folge staffel konsole firmware software server update version preis euro " +
    "gmbh rechnung motor reifen hotel verhaltnis massstab",
  otherLanguages: "and the is was with of won lost",
  chapterWeights: "",
  verseWeights: "",
  carriedWeights: "",
  topicScores: "",
  verseWords: { hashes: "", frequent: "" },
  same: "ebd ebenda ebendort",
  pointers: "dieses desselben jenes",
  misspelledNames: "",
};
