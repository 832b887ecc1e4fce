/** The words of a passage from the site's own Lectern: the sandbox without a key, /api/passage with one. */

import type { ChapterPart, FoundPassage } from "./passage.ts";

export interface Verse {
  /** The chapter, for the first verse of each further chapter; otherwise null. */
  readonly newChapter: number | null;
  readonly verse: number;
  readonly text: string;
}

/** An error that is shown to the reader. */
export class VersesError extends Error {}

export interface Access {
  /** Address of the service, without a slash at its end. */
  readonly server: string;
  /** A browser key; null for the sandbox or an open server. */
  readonly key: string | null;
  /** The sandbox returns whole chapters of the KJV and needs no key. */
  readonly isSandbox: boolean;
}

interface Row {
  readonly chapter?: number;
  readonly verse: number;
  readonly text: string;
}

const answers = new Map<string, Promise<readonly Row[]>>();

/** Fetches an answer of the API. Each address is requested once in the life of the page, unless it failed. */
function ask({ server, key }: Access, path: string): Promise<readonly Row[]> {
  const known = answers.get(path);
  if (known !== undefined) return known;
  const asked = fetchRows(`${server}${path}`, key);
  answers.set(path, asked);
  asked.catch(() => answers.delete(path));
  return asked;
}

async function fetchRows(address: string, key: string | null, isSecondTry = false): Promise<readonly Row[]> {
  const response = await fetch(address, key === null ? {} : { headers: { "X-API-Key": key } }).catch(
    () => null,
  );
  if (response === null) throw new VersesError("The server cannot be reached.");
  if (response.status === 429 && !isSecondTry) {
    const seconds = Number(response.headers.get("Retry-After"));
    if (seconds >= 0 && seconds <= 10) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return fetchRows(address, key, true);
    }
  }
  if (!response.ok) throw new VersesError(await failureText(response));
  const body: { data: readonly Row[] } = await response.json();
  return body.data;
}

async function failureText(response: Response): Promise<string> {
  if (response.status === 429) return "Too many requests just now. Try again in a moment.";
  const body: { message?: unknown } = await response.json().catch(() => ({}));
  return typeof body.message === "string" ? body.message : `The server answered ${response.status}.`;
}

const osisOf = ({ osisBook, chapter, first, last }: ChapterPart): string =>
  `${osisBook}.${chapter}.${first}${last > first ? `-${osisBook}.${chapter}.${last}` : ""}`;

async function readPart(access: Access, part: ChapterPart, version: string): Promise<readonly Row[]> {
  if (!access.isSandbox) {
    const query = new URLSearchParams({ reference: osisOf(part), version });
    return ask(access, `/api/passage?${query}`);
  }
  const rows = await ask(access, `/api/sandbox?book_id=${part.bookId}&chapter=${part.chapter}`);
  return rows.filter(({ verse }) => verse >= part.first && verse <= part.last);
}

/** The verses of a passage that are shown. @throws VersesError with a sentence for the reader */
export async function readVerses(
  access: Access,
  passage: FoundPassage,
  version: string,
): Promise<readonly Verse[]> {
  const verses: Verse[] = [];
  let shownChapter: string | null = null;
  for (const part of passage.parts) {
    for (const { verse, text } of await readPart(access, part, version)) {
      const place = `${part.bookId}.${part.chapter}`;
      verses.push({
        newChapter: shownChapter === null || shownChapter === place ? null : part.chapter,
        verse,
        text,
      });
      shownChapter = place;
    }
  }
  return verses;
}
