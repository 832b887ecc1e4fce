// The requests of a mix of callers, by number: the same in every run, without randomness.

const SCATTERED =
  "Gen+1:1;Ex+20:3;Ps+23:1;Isa+40:31;Mat+5:3;John+3:16;Rom+8:28;1+Cor+13:4;Heb+11:1;Rev+22:21";

interface Part {
  /** Out of a thousand requests. */
  readonly share: number;
  readonly path: (at: number) => string;
}

/** Most requests are repeated ones; some are new; a few are large; one in a thousand is the whole canon. */
const PARTS: readonly Part[] = [
  { share: 450, path: (at) => `/api/scripture?book_id=19&chapter=${(at % 150) + 1}&version=KJV` },
  { share: 180, path: (at) => `/api/scripture?book_id=1&chapter=${(at % 50) + 1}&version=ASV&_=${at}` },
  { share: 200, path: (at) => `/api/resolve?reference=Psalm+${(at % 150) + 1}:1-2&_=${at}` },
  { share: 60, path: (at) => `/api/passage?reference=${SCATTERED}&version=KJV&_=${at}` },
  { share: 50, path: (at) => `/api/context?reference=John+3:16&window=${at % 50}&version=ASV` },
  { share: 50, path: (at) => `/api/resolve?reference=${at % 2 === 0 ? "jud+1:3" : "nothing+here"}&_=${at}` },
  { share: 9, path: () => "/api/passage?reference=Psalms&version=KJV" },
  { share: 1, path: () => "/api/passage?reference=Genesis-Revelation&version=KJV" },
];

/**
 * The kind of each of a thousand requests. Steps of 617 reach every number below 1,000 once, so the kinds are spread evenly.
 */
const TURNS: readonly Part[] = PARTS.flatMap((part) => Array.from({ length: part.share }, () => part));

export function requestAt(at: number): Buffer {
  const part = TURNS[(at * 617) % TURNS.length] ?? TURNS[0];
  return Buffer.from(`GET ${part?.path(at)} HTTP/1.1\r\nHost: load\r\n\r\n`);
}
