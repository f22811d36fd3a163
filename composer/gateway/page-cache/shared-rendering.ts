import type { CachedPage } from './cached-page.ts';

/** Why a rendering made no page for other visitors: it is for one visitor or no page, it failed, or its visitor left before their turn. */
export type NoSharedPage = 'not for all' | 'failed' | 'left';

type Render = () => Promise<CachedPage | NoSharedPage>;

interface Waiting {
  render: Render;
  resolve(page: CachedPage | NoSharedPage): void;
  reject(error: unknown): void;
}

/** One rendering of a page for all who ask for it meanwhile. Where the visitor who has it rendered leaves before their turn, the next one does. */
export class SharedRendering {
  readonly #waiting: Waiting[] = [];
  readonly #end: () => void;

  /** @param end called when nobody can join any more */
  constructor(end: () => void) {
    this.#end = end;
  }

  /** Has the page rendered. Rejects for this visitor only; the others learn that it failed. */
  async lead(render: Render): Promise<CachedPage | NoSharedPage> {
    let page: CachedPage | NoSharedPage = 'failed';
    try {
      return (page = await render());
    } finally {
      const next = page === 'left' ? this.#waiting.shift() : undefined;
      if (next) this.lead(next.render).then(next.resolve, next.reject);
      else this.#finish(page);
    }
  }

  /** The page that another visitor has rendered. */
  join(render: Render): Promise<CachedPage | NoSharedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<CachedPage | NoSharedPage>();
    this.#waiting.push({ render, resolve, reject });
    return promise;
  }

  #finish(page: CachedPage | NoSharedPage) {
    this.#end();
    for (const { resolve } of this.#waiting) resolve(page);
  }
}
