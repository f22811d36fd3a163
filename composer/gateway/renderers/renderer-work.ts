import { isLive } from '../releases/snapshot.ts';
import type { Snapshot } from '../releases/snapshot.ts';
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

/** Live sets that a renderer keeps: requests that began before a flip end with theirs. */
const MOST_LIVE = 2;
/** Sets besides: that of the canary and the one that it follows; those of links. */
const MOST_OTHERS = { share: 2, holder: 4 };

type Set = Pick<Snapshot, 'id' | 'audience'>;

/** Which sets of releases a renderer has. Those of links make room for each other, and never for what visitors get. */
export class KeptSets {
  /** The latest last: ids only increase. */
  #live: number[] = [];
  /** Those that were asked for last stand last. */
  readonly #others = { share: [] as number[], holder: [] as number[] };

  /** Notes that a set is rendered with. Answers the sets that are to be dropped for it; undefined where it is there already. */
  use({ id, audience }: Set): number[] | undefined {
    if (isLive(audience)) return this.#live.includes(id) ? undefined : this.#addLive(id);
    const kind = audience === 'share' ? 'share' : 'holder';
    const others = this.#others[kind];
    const isKnown = others.includes(id);
    const used = [...others.filter((other) => other !== id), id];
    this.#others[kind] = used;
    return isKnown ? undefined : used.splice(0, used.length - MOST_OTHERS[kind]);
  }

  /** A request of before the last flips does not cost what is live now its place. */
  #addLive(id: number): number[] {
    const latest = Math.max(id, ...this.#live);
    const dropped = this.#live
      .filter((other) => other !== latest)
      .slice(0, this.#live.length + 1 - MOST_LIVE);
    this.#live = [...this.#live.filter((other) => !dropped.includes(other)), id].toSorted((a, b) => a - b);
    return dropped;
  }
}
