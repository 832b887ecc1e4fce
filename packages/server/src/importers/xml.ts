/**
 * Gives the readers local names, attributes, text and line numbers, from the streaming parser sax in strict mode. It
 * fetches nothing and expands only the entities of XML and HTML. A file is refused when it declares its own
 * entities, nests too deeply, is cut short or is not well formed.
 */

import sax from "sax";
import { ImportFault } from "./event.ts";

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** `name` is the local name as written. */
  open(name: string, attributes: Attributes, line: number): void;
  close(name: string, line: number): void;
  /** May come in pieces. */
  text(text: string, line: number): void;
}

/** Far above any real file: known texts nest at most a dozen elements. */
const MAX_DEPTH = 100;
/** Characters given to the parser at a time. */
const CHUNK = 65_536;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Walks through a document. Throws ImportFault with the line when it is not acceptable XML. */
export function walkXml(source: string, file: string, handler: XmlHandler): void {
  const parser = sax.parser(true, { position: true });
  // sax does not tell the line on which an element began, so this is the line that it has reached.
  const line = (): number => parser.line + 1;
  const refuse = (message: string): never => {
    throw new ImportFault(message, { file, line: line() });
  };
  let depth = 0;
  parser.onerror = (error) => refuse(`not well-formed XML: ${error.message.split("\n")[0] ?? ""}`);
  parser.ondoctype = (doctype) => {
    if (/[[\]]|<!ENTITY/i.test(doctype))
      refuse("declares its own entities (DOCTYPE with an internal subset)");
  };
  parser.onopentag = (tag) => {
    if (++depth > MAX_DEPTH) refuse(`elements are nested more than ${MAX_DEPTH} deep`);
    const attributes: Record<string, string> = Object.create(null);
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (typeof value === "string") attributes[localName(name)] = value;
    }
    handler.open(localName(tag.name), attributes, line());
  };
  parser.onclosetag = (name) => {
    depth--;
    handler.close(localName(name), line());
  };
  parser.ontext = (text) => handler.text(text, line());
  parser.oncdata = (text) => handler.text(text, line());
  for (let at = 0; at < source.length; at += CHUNK) parser.write(source.slice(at, at + CHUNK));
  parser.close();
}
