/** The text of a page that may contain references, and the place of each part in the document. */

/** Elements whose text is never read: code, forms, existing links, and what the author of the page excludes. */
const SKIPPED =
  "a, button, code, input, kbd, noscript, option, pre, samp, script, select, style, svg, template, textarea, var, " +
  '[contenteditable=""], [contenteditable="true"], [data-lectern-skip], .lectern-reference';

/** Elements that do not end a block of text. All others do, including custom elements. */
const INLINE = new Set(
  (
    "ABBR ACRONYM B BDI BDO BIG CITE DATA DEL DFN EM FONT I INS LABEL MARK Q RB RP RT RUBY S SLOT SMALL SPAN STRIKE " +
    "STRONG TIME TT U WBR"
  ).split(" "),
);

/** Raised and lowered text does not continue the number before it. */
const DETACHED = new Set(["SUB", "SUP"]);

const BLOCK_BREAK = "\n\n";
const OBJECT = "\uFFFC";

interface Piece {
  readonly node: Text;
  /** Offset in `PageText.text` of the first unit of the node. */
  readonly start: number;
}

export interface PageText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Reads the text below an element. White space counts as in HTML: a line break in the source is a space. */
export function readPage(root: Element): PageText {
  const pieces: Piece[] = [];
  let text = "";
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length });
      text += node.data.replace(/\s/g, " ");
    } else if (node instanceof Element) {
      const around = breakAround(node);
      text += around;
      if (!node.matches(SKIPPED)) for (const child of node.childNodes) visit(child);
      text += node.tagName === "BR" ? "" : around;
    }
  };
  if (root.closest(SKIPPED) === null) visit(root);
  return { text, pieces };
}

function breakAround(element: Element): string {
  if (element.tagName === "BR") return "\n";
  if (DETACHED.has(element.tagName) || element.matches(SKIPPED)) return OBJECT;
  return INLINE.has(element.tagName) ? "" : BLOCK_BREAK;
}

/** The index of the last piece that starts at or before an offset. */
function pieceAt(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Wraps a part of the text in elements of `makeWrapper`, one for each text node. Call it for the last part
 * first, so that the offsets of earlier parts stay valid.
 */
export function wrapPart(page: PageText, start: number, end: number, makeWrapper: () => Element): void {
  for (let index = pieceAt(page.pieces, end - 1); index >= 0; index--) {
    const piece = page.pieces[index];
    if (piece === undefined || piece.start + piece.node.length <= start) return;
    const from = Math.max(start - piece.start, 0);
    const to = Math.min(end - piece.start, piece.node.length);
    if (from >= to || piece.node.data.slice(from, to).trim() === "") continue;
    const part = from === 0 ? piece.node : piece.node.splitText(from);
    if (part.length > to - from) part.splitText(to - from);
    const wrapper = makeWrapper();
    part.replaceWith(wrapper);
    wrapper.append(part);
  }
}
