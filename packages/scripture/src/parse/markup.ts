/** Templates and links of a wiki round a reference, written over at their places, so that positions stay. */

/** Stands for nothing: dropped by the first stage. */
export const NOTHING = "\u200b";

/** `{{bibleverse|John|3:16}}`: the name says nothing, and the strokes are spaces. */
const TEMPLATE = /(\{\{[\w -]*\|)([^{}]*)\}\}/g;
/** `[[Gospel of John|John]] 3:16`, `[https://... John 3:16]`: the words say what is meant, and not what they lead to. */
const LINK = /(\[\[[^[\]|]*\||\[https?:[^[\]\s]* )([^[\]]*\])/g;

const blank = (text: string): string => NOTHING.repeat(text.length);

/** The text without its markup and of the same length; itself when it has none. */
export const withoutMarkup = (input: string): string =>
  input
    .replace(
      TEMPLATE,
      (_, name: string, rest: string) => blank(name) + rest.replaceAll("|", " ") + blank("}}"),
    )
    .replace(LINK, (_, target: string, words: string) => blank(target) + words);
