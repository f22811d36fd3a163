import { createHash } from 'node:crypto';
import type { Composition } from '../../contract/boot.ts';
import { browserComposition, COMPOSITIONS } from '../../contract/composition-file.ts';
import type { Language } from '../../contract/register.ts';
import { compress } from '../encodings/encodings.ts';
import type { Encoding } from '../encodings/encodings.ts';

/**
 * The live releases as browsers need them for pages in a language, beside the pages rather than in each of them (record 59). Its address is made of what is in
 * it, so that browsers keep it until other releases are live.
 */
export class CompositionFile {
  readonly hash: string;
  readonly path: string;
  readonly #json: Buffer;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(composition: Composition, language: Language) {
    this.#json = Buffer.from(JSON.stringify(browserComposition(composition, language)));
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
