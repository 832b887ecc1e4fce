/** Messages of a chat: where the next one starts, and who sent it. */

import type { StartWord } from "./citation-starts.ts";
import { lengthAt } from "./match-at.ts";
import type { ProseSets, Words } from "./prose-sets.ts";

/** The start of a line of a chat: "[10:44] ", "10:44 Sam: ". */
const MESSAGE =
  /\n\s*(?:\[\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?\]|(\d{1,2}:\d\d)(?::\d\d)?(?: ?[AaPp][Mm])?(?: [-\u2013])? \p{Lu}[\p{L} ]{0,24}:)/gu;

/** The text up to the next message of a chat: the time before it is no verse. */
export function withoutNextMessage(text: string): string {
  MESSAGE.lastIndex = text.indexOf("\n");
  if (MESSAGE.lastIndex < 0) return text;
  for (let found = MESSAGE.exec(text); found !== null; found = MESSAGE.exec(text))
    if (!isNextVerse(text.slice(0, found.index), found[1])) return text.slice(0, found.index);
  return text;
}

/** Chapter and verse, or verses, at the end of a line. */
const PAIR_AT_END = /(\d{1,3}):(?:\d{1,3}[-\u2013])?(\d{1,3})\s*$/;

/** "Luke 9:57", then on the next line "9:58 Jesus: ...": the pair at the start of the line is the next verse. */
function isNextVerse(before: string, pair: string | undefined): boolean {
  const [, chapter, verse] = PAIR_AT_END.exec(before) ?? [];
  return chapter !== undefined && pair === `${chapter}:${Number(verse) + 1}`;
}

const NUMBER_OF_SENDER = / \d{1,3}: (\p{Lu})?/uy;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?`;
const DATE = String.raw`\d[\d./-]{5,9},? `;
/** The start of a message: its time, perhaps with the date. */
const MESSAGE_BEFORE = new RegExp(
  String.raw`(?:^|\n)(?:\[(${DATE})?${TIME}\]|(${DATE})?${TIME}(?: [-\u2013])?) $`,
);
const MAX_MESSAGE_START = 48;

/**
 * "[19:06] Luke 2: ok", "12/03/2023, 19:06 - Mark 2: Thanks": whether the name of a person and a number are those of the sender of a message.
 * Without a date, a capital letter after the colon begins the title of a talk: "10:30 Luke 15: The Prodigal Son".
 */
export function isSender(text: string, start: number, end: number, { persons }: ProseSets): boolean {
  NUMBER_OF_SENDER.lastIndex = end;
  const number = NUMBER_OF_SENDER.exec(text);
  if (number === null || !persons.has(text.slice(start, end).toLowerCase())) return false;
  const before = MESSAGE_BEFORE.exec(text.slice(Math.max(0, start - MAX_MESSAGE_START), start));
  const hasDate = before?.[1] !== undefined || before?.[2] !== undefined;
  return before !== null && (hasDate || number[1] === undefined);
}

/** The time of a message after the name of its sender. An hour of one digit may be a chapter. */
const CLOCK = String.raw` {1,2}((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d)?: `;
/** The start of a line before a name, with a title or another name if there is one. */
const TITLE = String.raw`(?:^|\n)(?:\p{Lu}\p{L}*\.? )?`;
/** "Rev. John 06:55: ok" */
const NAME_AND_CLOCK = new RegExp(String.raw`${TITLE}(\p{Lu}\p{L}+)${CLOCK}`, "gu");
const CLOCK_AFTER = new RegExp(CLOCK, "y");
const TITLE_BEFORE = new RegExp(`${TITLE}$`, "u");
const MAX_TITLE = 24;

/** So many messages of people who are not called like a book make a chat. */
const MIN_MESSAGES = 2;

/** The senders of a chat in which each message begins with a name and a time: "Beth 18:12: late", "Daniel 18:14: no rush". */
export class TimedSenders {
  readonly #text: string;
  readonly #words: Words;
  /** Null until it is needed. */
  #isChat: boolean | null = null;

  constructor(text: string, words: Words) {
    this.#text = text;
    this.#words = words;
  }

  /** Whether a word is the name of such a sender. */
  has({ start, end }: StartWord): boolean {
    const text = this.#text;
    if (lengthAt(CLOCK_AFTER, text, end) === 0) return false;
    if (!TITLE_BEFORE.test(text.slice(Math.max(0, start - MAX_TITLE), start))) return false;
    if (!this.#words.sets.persons.has(text.slice(start, end).toLowerCase())) return false;
    this.#isChat ??= this.#hasMessages();
    return this.#isChat;
  }

  /** Whether there are enough messages of such people, and their times rise. Those of verses seldom do. */
  #hasMessages(): boolean {
    let count = 0;
    let latest = "";
    for (const [, name = "", clock = ""] of this.#text.matchAll(NAME_AND_CLOCK)) {
      if ((this.#words.lexicon.find(name.toLowerCase())?.plain.exact ?? null) !== null) continue;
      if (clock < latest) return false;
      latest = clock;
      count++;
    }
    return count >= MIN_MESSAGES;
  }
}
