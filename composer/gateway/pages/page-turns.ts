import type { ServerResponse } from 'node:http';
import { FairQueue } from '../../server/fair-queue.ts';

/** Pages under way at once: more would only make each of them later, until all of them are too late. */
const MOST_AT_ONCE = 32;

/** Pages that wait, of all and of one visitor, and how long, in ms: a crawler that does not wait for its answers is told so. */
const MOST_WAITING = 1_000;
const MOST_OF_ONE = 100;
const LONGEST_WAIT = 20_000;

/** Too many pages wait already, of all or of this visitor, or this one has waited for too long. */
class GatewayOverloaded extends Error {
  constructor() {
    super('Too many pages wait to be rendered');
    this.name = 'GatewayOverloaded';
  }
}

/** Visitors take turns where more pages are asked for than can be rendered: the deadline of a page begins when its turn has come. */
export class PageTurns {
  readonly #most: number;
  readonly #queue = new FairQueue<() => void>();
  #underWay = 0;

  constructor(most = MOST_AT_ONCE) {
    this.#most = most;
  }

  /** Pages that wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Works for a visitor when it is their turn; undefined when they have left before.
   * @param visitor one key for all addresses that one visitor may have
   */
  async take<Result>(
    visitor: string,
    response: ServerResponse,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    if (response.destroyed) return undefined;
    if (this.#underWay >= this.#most && !(await this.#turn(visitor, response))) return undefined;
    this.#underWay++;
    try {
      return response.destroyed ? undefined : await work();
    } finally {
      this.#underWay--;
      this.#queue.shift()?.();
    }
  }

  /** Resolves when the turn has come; false when the visitor has left before. */
  #turn(visitor: string, response: ServerResponse): Promise<boolean> {
    if (this.#queue.size >= MOST_WAITING || this.#queue.waitingFor(visitor) >= MOST_OF_ONE)
      return Promise.reject(new GatewayOverloaded());
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const start = () => resolve(true);
    const leave = () => this.#queue.remove(visitor, start) && resolve(false);
    const giveUp = () => this.#queue.remove(visitor, start) && reject(new GatewayOverloaded());
    const timer = setTimeout(giveUp, LONGEST_WAIT);
    response.once('close', leave);
    this.#queue.push(visitor, start);
    return promise.finally(() => {
      clearTimeout(timer);
      response.off('close', leave);
    });
  }
}
