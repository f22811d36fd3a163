/** Calls at once that every API can serve, and that no measurement goes below or above. */
const LEAST = 4;
const MOST = 64;

/** Calls that may wait inside the API: fewer leave it idle between two calls, more only make each of them slower. */
const SHORT_QUEUE = 3;
const LONG_QUEUE = 6;

/** How fast a best time gives way to longer ones that were measured without load: the API may have become slower for good. */
const FORGETTING = 0.05;

/**
 * How many calls the API is given at once. After TCP Vegas: how much longer a call takes than the best of its kind tells how many
 * calls wait inside the API; the limit rises while few do and falls while many do.
 */
export class AdaptiveLimit {
  readonly #best = new Map<string, number>();
  #limit = 8;

  get value(): number {
    return Math.floor(this.#limit);
  }

  /**
   * Takes a measurement into account.
   * @param kind what was asked for: calls are compared with others of their kind
   * @param ms time from start to answer
   * @param underWay calls under way when it started, itself included
   */
  measured(kind: string, ms: number, underWay: number): void {
    const best = this.#updateBest(kind, Math.max(ms, 0.1), underWay);
    // What did not use the limit does not tell whether it is right.
    if (underWay < this.value) return;
    const waitingInside = this.#limit * (1 - best / Math.max(ms, best));
    if (waitingInside < SHORT_QUEUE) this.#limit = Math.min(MOST, this.#limit + 1 / this.#limit);
    if (waitingInside > LONG_QUEUE) this.#limit = Math.max(LEAST, this.#limit - 1 / this.#limit);
  }

  #updateBest(kind: string, ms: number, underWay: number): number {
    const known = this.#best.get(kind) ?? ms;
    const isLoaded = underWay >= LEAST;
    const best = ms < known ? ms : isLoaded ? known : known + (ms - known) * FORGETTING;
    this.#best.set(kind, best);
    return best;
  }
}
