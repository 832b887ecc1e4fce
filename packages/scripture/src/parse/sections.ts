/** The sections of Psalm 119, eight verses each, by the names of their letters: "Ps 119 (Nun)". */

import { lettersOf } from "./book-match.ts";
import { COMMA, OPEN } from "./fold.ts";
import { NUMBER } from "./scan.ts";
import { NUMBER_WORD } from "./score.ts";
import { ABSENT, afterDot, type Item, kindAt, type State } from "./state.ts";

/** The Hebrew letters in their order, as older and as newer English Bibles spell them. */
const NAMES = (
  "aleph beth gimel daleth he vau zain cheth teth jod caph lamed mem nun samech ain pe tzaddi koph resh schin tau " +
  "aleph beth gimel daleth he waw zayin heth teth yodh kaph lamedh mem nun samekh ayin pe tsadhe qoph resh shin taw"
).split(" ");
const LETTERS = 22;
const LONGEST_PSALM = 119;
const LENGTH = 8;

/** Makes an item that is Psalm 119 alone the section that is named at the next token, which is passed over. */
export function readSection(s: State, item: Item): void {
  if (item.startChapter !== LONGEST_PSALM || item.startVerse !== ABSENT) return;
  const kind = kindAt(s, s.i);
  const at = kind === COMMA || kind === OPEN ? s.i + 1 : s.i;
  const index = NAMES.indexOf(lettersOf(s.t, at)) % LETTERS;
  // "Ps 119, He 11:1" has another book.
  if (index < 0 || kindAt(s, afterDot(s, at + 1)) === NUMBER) return;
  s.mask |= NUMBER_WORD;
  s.i = at + 1;
  item.startVerse = index * LENGTH + 1;
  item.endVerse = item.startVerse + LENGTH - 1;
}
