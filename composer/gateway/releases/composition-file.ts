import { createHash } from 'node:crypto';
import type { Composition } from '../../contract/boot.ts';
import { browserComposition, COMPOSITIONS } from '../../contract/composition-file.ts';
import type { Language } from '../../contract/register.ts';
import { compress } from '../encodings/encodings.ts';
import type { Encoding } from '../encodings/encodings.ts';
import { computeIntegrity } from '../integrity.ts';

/** JSON beside the pages of a set of releases. Its address is made of what is in it, so that browsers keep it for good. */
export class UnchangingFile {
  readonly hash: string;
  readonly path: string;
  readonly #json: Buffer;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string) {
    this.#json = Buffer.from(json);
    this.hash = createHash('sha256').update(this.#json).digest('base64url').slice(0, 22);
    this.path = `${COMPOSITIONS}/${this.hash}.json`;
  }

  /** Its bytes, each encoding made once. */
  body(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compress(this.#json, encoding, 'best');
    this.#bodies.set(encoding, body);
    body.catch(() => this.#bodies.delete(encoding));
    return body;
  }
}

/** The import map of a set of releases, for the pages that show an entry which is an ES module. */
export class ImportMapFile extends UnchangingFile {
  readonly text: string;
  readonly integrity: string;

  constructor(text: string) {
    super(text);
    this.text = text;
    this.integrity = computeIntegrity(text);
  }
}

/** The live releases as browsers need them for pages in a language, beside the pages rather than in each of them (record 59). */
export class CompositionFile extends UnchangingFile {
  readonly #importMap: ImportMapFile | undefined;

  /** @param importMap the file that the composition names */
  constructor(composition: Composition, language: Language, importMap?: ImportMapFile | undefined) {
    super(JSON.stringify(browserComposition(composition, language)));
    this.#importMap = importMap;
  }

  /** This file or its import map, whichever has the address: one is served as long as the other. */
  find(path: string): UnchangingFile | undefined {
    return [this, this.#importMap].find((file) => file?.path === path);
  }
}
