import type { Fault } from '../renderer-channel/messages.ts';
import { RendererLost } from './page-task.ts';
import type { PageTask, Rendered, Suspect } from './page-task.ts';

/** A page that a renderer works on. */
export interface AssignedPage {
  task: PageTask;
  /** When it was given to the renderer, as `Date.now()` tells it, and how long that had waited for a core by then, in ms. */
  given: { at: number; waited: number | undefined };
  isMovable: boolean;
  resolve(rendered: Rendered): void;
  reject(error: unknown): void;
}

interface Load {
  resolve(faults: Fault[]): void;
  reject(error: unknown): void;
}

/** What a renderer was given and has not finished, by number. */
export class RendererWork {
  readonly #pages = new Map<number, AssignedPage>();
  readonly #loads = new Map<number, Load>();

  /** Pages. */
  get size() {
    return this.#pages.size;
  }

  get isEmpty() {
    return this.#pages.size + this.#loads.size === 0;
  }

  addPage(job: number, page: AssignedPage): void {
    this.#pages.set(job, page);
  }

  addLoad(request: number, load: Load): void {
    this.#loads.set(request, load);
  }

  page(job: number | undefined): AssignedPage | undefined {
    return this.#pages.get(job ?? 0);
  }

  /** Pages that may be rendered elsewhere, without the one that is being rendered. */
  movable(running: number | undefined): number[] {
    return [...this.#pages].flatMap(([job, { isMovable }]) => (isMovable && job !== running ? [job] : []));
  }

  /** The page, which is no longer under way. */
  take(job: number | undefined): AssignedPage | undefined {
    const page = this.#pages.get(job ?? 0);
    this.#pages.delete(job ?? 0);
    return page;
  }

  loaded(request: number, faults: Fault[]): void {
    this.#loads.get(request)?.resolve(faults);
    this.#loads.delete(request);
  }

  /** Rejects pages, all or some, and loads with `RendererLost`. */
  loseAll({
    suspect,
    which = () => true,
  }: { suspect?: Suspect; which?(task: PageTask): boolean } = {}): void {
    for (const [job, page] of this.#pages) {
      if (!which(page.task)) continue;
      this.#pages.delete(job);
      page.reject(new RendererLost(suspect ? { suspect } : {}));
    }
    for (const { reject } of this.#loads.values()) reject(new RendererLost());
    this.#loads.clear();
  }
}
