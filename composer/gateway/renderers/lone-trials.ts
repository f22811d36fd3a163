import type { CodeOwner } from '../renderer-channel/messages.ts';
import { RendererLost } from './page-task.ts';
import type { PageTask, Rendered, Suspect } from './page-task.ts';
import type { Renderer } from './renderer.ts';

interface Options {
  /** A renderer that works for nobody else from now on. */
  takeSpare(): Promise<Renderer>;
  /** Renders a page without some remotes, and without what is left out for now. */
  render(renderer: Renderer, task: PageTask, leftOut: ReadonlySet<string>): Promise<Rendered>;
  /** A remote has ended two renderers, the second one while nothing else ran there, and none without it. */
  convict(owner: CodeOwner, kind: Suspect['kind'], task: PageTask): void;
}

/** Renderings of one page that may end without a word of whose code it was: the next one is without any remote. */
const MOST_UNEXPLAINED = 2;

/**
 * Renders pages alone, one after the other, whose renderers ended for a reason that nobody saw: many pages share a renderer, so any of
 * them may be the cause. A page that comes out whole is no cause. The remote whose code a page runs when its renderer ends again is left
 * out of it; when the page then comes, that remote was the cause. That it comes when all are left out at once tells nothing of one.
 */
export class LoneTrials {
  readonly #options: Options;
  /** The renderer of the last trial, for the next one. */
  #renderer: Renderer | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The renderer that works on a page alone; undefined when none does. */
  get renderer(): Renderer | undefined {
    return this.#renderer;
  }

  /** The page. Rejects with what the shell throws, or with `RendererLost` when it cannot even be rendered without remotes. */
  render(task: PageTask): Promise<Rendered> {
    this.#waiting++;
    const turn = this.#last.then(() => this.#try(task));
    this.#last = turn.catch(() => {}).then(() => this.#endIfLast());
    return turn;
  }

  async #try(task: PageTask): Promise<Rendered> {
    const leftOut = new Set<string>();
    let suspect: Suspect | undefined;
    let unexplained = 0;
    // Each other one that ends leaves out one remote more.
    for (;;) {
      if (task.signal.aborted) throw task.signal.reason;
      const isLast = unexplained === MOST_UNEXPLAINED;
      if (isLast) for (const { name } of task.snapshot.apps) leftOut.add(name);
      if (!this.#renderer?.isReady) this.#renderer = await this.#options.takeSpare();
      try {
        const rendered = await this.#options.render(this.#renderer, task, leftOut);
        if (suspect?.owner && !isLast) this.#options.convict(suspect.owner, suspect.kind, task);
        return rendered;
      } catch (error) {
        if (!(error instanceof RendererLost) || isLast) throw error;
        suspect = error.suspect;
        const app = error.faultyApp ?? suspect?.owner?.app;
        if (app && !leftOut.has(app)) leftOut.add(app);
        else unexplained++;
      }
    }
  }

  #endIfLast() {
    if (--this.#waiting > 0) return;
    this.#renderer?.end();
    this.#renderer = undefined;
  }
}
