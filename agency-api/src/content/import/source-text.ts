import { isNode, LineCounter, parseDocument, type Document } from 'yaml';

type Path = readonly PropertyKey[];

/** The text of a JSON or YAML file, which knows on which line a field stands. */
export class SourceText {
  readonly file: string;
  readonly #text: string;
  readonly #firstLine: number;
  #parsed: { document: Document; lines: LineCounter } | undefined;

  /** @param firstLine line of the file on which the text begins */
  constructor(file: string, text: string, firstLine = 1) {
    this.file = file;
    this.#text = text;
    this.#firstLine = firstLine;
  }

  /** Line of a field; of what holds it where it is missing. */
  findLine(path: Path): number {
    const { document, lines } = this.#read();
    for (let depth = path.length; depth >= 0; depth--) {
      const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth) as unknown[], true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + this.#firstLine - 1;
    }
    return this.#firstLine;
  }

  /** Parsed only when a fault asks: JSON is YAML too. */
  #read() {
    if (!this.#parsed) {
      const lines = new LineCounter();
      this.#parsed = {
        document: parseDocument(this.#text, { lineCounter: lines, uniqueKeys: false }),
        lines,
      };
    }
    return this.#parsed;
  }
}
