// The meaning of each marker of USFM 2 and 3 for verse text. The styles of USX have the same names. Source: the USFM
// 3.0 documentation of the United Bible Societies, chapters "Identification" to "Milestones"; USFM 3.1 adds `\ref`,
// `\lik`, `\liv` and drops the need of `+` for nesting. A marker with a number (`\q2`) is listed without it. Columns:
// kind, markers.

export type MarkerKind =
  /** A paragraph of verse text. */
  | "paragraph"
  /** A line of poetry. */
  | "poetry"
  /** A blank line, a page break: nothing but white space. */
  | "blank"
  /** A heading of the editors. */
  | "heading"
  /** The title of a psalm. */
  | "title"
  /** A paragraph without verse text: identification, introduction, remarks. */
  | "skip"
  | "book"
  | "chapter"
  | "verse"
  /** A note, from its marker to its end marker. */
  | "note"
  /** Inside a note: its words. */
  | "note-text"
  /** Inside a note: the reference of its origin, a verse number, a label; not its words. */
  | "note-label"
  /** A table cell: white space, then words. */
  | "cell"
  | "added"
  | "words_of_jesus"
  | "divine_name"
  /** Words of the verse in some style that is not kept. */
  | "char"
  /** Enclosed content that is not part of the verse: alternative numbers, pronunciation, figures. */
  | "hidden";

// biome-ignore format: one row a kind
export const MARKER_ROWS: readonly (readonly [kind: MarkerKind, markers: string])[] = [
  ["paragraph", "p m po cls pr pc pm pmo pmc pmr pi mi nb ph phi lh lf li lim pb tr"],
  ["poetry", "q qr qc qm qd"],
  ["blank", "b ts"],
  ["heading", "ms mr s sr r sp qa cl cd sd"],
  ["title", "d"],
  ["skip", "mt mte imte ide h toc toca rem sts usfm imt is ip ipi im imi ipq imq ipr iq ib ili iot io iex ie rq cp periph lit restore"],
  ["book", "id"],
  ["chapter", "c"],
  ["verse", "v"],
  ["note", "f fe ef x ex efe"],
  ["note-text", "ft fq fqa fk fl fw fp fdc xt xta xk xq xot xnt xdc"],
  ["note-label", "fr xo fv fm xop"],
  ["cell", "th thr thc tc tcr tcc"],
  ["added", "add"],
  ["words_of_jesus", "wj"],
  ["divine_name", "nd"],
  ["char", "addpn bk dc k ord pn png qt sig sls tl em bd it bdit no sc sup w wg wh wa wr rb qs qac ior iqt litl lik liv jmp ndx ref efm wit rt"],
  ["hidden", "va vp ca pro cat fig xtSee"],
];
