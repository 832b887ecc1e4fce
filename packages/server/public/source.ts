/** Where verses come from: with a key (or from an open server) any run of any version, else the sandbox's chapters. */

import {
  type Annotation,
  type Client,
  createClient,
  settle,
  type Usage,
  type Version,
} from "@lectern/client";
import {
  bookById,
  countVerses,
  fromOrdinal,
  type Interval,
  lastOrdinalOfChapter,
  osisOfVerseSet,
  splitByChapter,
  toOrdinal,
  type VerseSet,
} from "@lectern/scripture";

export interface Verse {
  readonly ordinal: number;
  /** Null where the version does not have the verse. */
  readonly text: string | null;
  /** A psalm's title, at its first verse. */
  readonly title: string | undefined;
  /** Words that translators added and a paragraph that begins, where the version marks them. */
  readonly annotations: readonly Annotation[];
}

/** What the caller may do. `open`: the server asks nobody for a key. */
export interface Account {
  readonly kind: "key" | "open" | "sandbox";
  readonly usage: Usage | null;
  /** Why a key was not taken. */
  readonly problem?: string;
}

const KEY_NAME = "lectern-key";

/** Verses of one request at most, so that the first of them are soon there. */
const STEP = 150;

export const storedKey = (): string | null => localStorage.getItem(KEY_NAME);

export function storeKey(key: string | null): void {
  if (key === null) localStorage.removeItem(KEY_NAME);
  else localStorage.setItem(KEY_NAME, key);
}

const clientWith = (key: string | null): Client =>
  createClient({ baseUrl: location.origin, ...(key !== null && { key }), retry: { maxWaitMs: 6000 } });

export interface Source {
  readonly client: Client;
  /** Verses that one `read` may ask for. */
  readonly step: number;
  readonly account: Account;
  /** The verses of a set in canonical order. @throws LecternError, or the reason of the signal */
  read(set: VerseSet, version: string, signal: AbortSignal): Promise<readonly Verse[]>;
}

async function readPassage(client: Client, set: VerseSet, version: string, signal: AbortSignal) {
  const [only, second] = set;
  const what =
    only !== undefined && second === undefined
      ? { start_index: only.first, end_index: only.last }
      : { reference: osisOfVerseSet(set) };
  const { data } = await client.passage({ ...what, version, include: ["added", "paragraphs"] }, { signal });
  return data.map(
    ({ verse_index, text, title, annotations = [] }): Verse => ({
      ordinal: verse_index,
      text,
      title,
      annotations,
    }),
  );
}

/** Chapters of the sandbox, each asked for once. */
function sandboxReader(client: Client) {
  const chapters = new Map<number, Promise<readonly Verse[]>>();
  const chapterOf = (first: number): Promise<readonly Verse[]> => {
    const { bookId, chapter } = fromOrdinal(first);
    const start = toOrdinal(bookId, chapter, 1);
    const known = chapters.get(start);
    if (known !== undefined) return known;
    const asked = client
      .sandbox({ book_id: bookId, chapter })
      .then(({ data }) =>
        data.map(({ verse, text, title }) => ({ ordinal: start + verse - 1, text, title, annotations: [] })),
      );
    chapters.set(start, asked);
    asked.catch(() => chapters.delete(start));
    return asked;
  };
  return async (set: VerseSet, signal: AbortSignal): Promise<readonly Verse[]> => {
    const verses: Verse[] = [];
    for (const { first, last } of splitByChapter(set)) {
      const chapter = await chapterOf(first);
      signal.throwIfAborted();
      verses.push(...chapter.filter(({ ordinal }) => ordinal >= first && ordinal <= last));
    }
    return verses;
  };
}

function sandboxSource(client: Client, problem?: string): Source {
  const account: Account = { kind: "sandbox", usage: null, ...(problem !== undefined && { problem }) };
  const read = sandboxReader(client);
  return { client, account, step: STEP, read: (set, _version, signal) => read(set, signal) };
}

/** Whether the server surely asks for keys: one with open access has no store of them. */
async function asksForKeys(client: Client): Promise<boolean> {
  const ready = await settle(client.readyz());
  return ready.ok && ready.value.parts.keys !== undefined;
}

/**
 * Asks what the stored key, or nobody, may do. A key that is not good is answered with the sandbox. Without a key the
 * question is not put where the answer is known to be 401, which the browser would report as a fault of the page.
 */
export async function openSource(key: string | null): Promise<Source> {
  const client = clientWith(key);
  if (key === null && (await asksForKeys(client))) return sandboxSource(client);
  const found = await settle(client.usage());
  if (!found.ok) return sandboxSource(client, found.error.message);
  const usage = found.value;
  const account: Account = { kind: usage.plan === "open" ? "open" : "key", usage };
  const step = Math.min(STEP, usage.max_verse_units);
  return { client, account, step, read: (set, version, signal) => readPassage(client, set, version, signal) };
}

/** The versions that the server has; empty when it can't be asked. */
export async function readVersions(): Promise<readonly Version[]> {
  const found = await settle(clientWith(null).versions());
  return found.ok ? found.value.data : [];
}

/**
 * Takes the verses of a set from `after` on (not included), at most `size`; whole chapters as far as they fit,
 * so that what is read ends where people stop.
 */
export function takeNext(set: VerseSet, after: number, size: number): VerseSet {
  const taken: Interval[] = [];
  let room = size;
  for (const { first, last } of set) {
    const start = Math.max(first, after + 1);
    if (start > last) continue;
    let end = Math.min(last, start + room - 1);
    if (end < last) end = endOfChapters(start, end);
    taken.push({ first: start, last: end });
    room = size - countVerses(taken);
    if (end < last || room <= 0) break;
  }
  return taken;
}

/** The last chapter end in a run, or the run's own end where it holds none. */
function endOfChapters(start: number, end: number): number {
  const { bookId, chapter } = fromOrdinal(end);
  if (lastOrdinalOfChapter(bookId, chapter) === end) return end;
  const before = toOrdinal(bookId, chapter, 1) - 1;
  return before >= start ? before : end;
}

/** The chapter before an ordinal, or as much of its end as fits; empty at Genesis 1:1. */
export function takePrevious(before: number, size: number): VerseSet {
  if (before <= 1) return [];
  const { bookId, chapter } = fromOrdinal(before - 1);
  return [{ first: Math.max(toOrdinal(bookId, chapter, 1), before - size), last: before - 1 }];
}

/** `Romans 8` */
export function chapterName(ordinal: number): string {
  const { bookId, chapter } = fromOrdinal(ordinal);
  return `${bookById(bookId).name} ${chapter}`;
}
