/** The API answers no request: pages do not wait for it. */
export class ApiAway extends Error {
  constructor(ms: number) {
    super(`The API has answered nobody for ${ms} ms`);
    this.name = 'ApiAway';
  }
}

interface Options {
  /** ms of silence after which the API counts as away. */
  awayAfter: number;
  /** Asks the API whether it answers at all; settles when it has answered, whatever it said. */
  probe(): Promise<unknown>;
  now?: () => number;
}

/**
 * Tells an API that is slow from one that is away. While it owes answers it is busy as long as it answers any request: other calls,
 * or the probe that is sent when half of the time has passed in silence. One that answers nothing for `awayAfter` is away until it
 * answers anything.
 */
export class Availability {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #listeners = new Set<(error: ApiAway) => void>();
  #underWay = 0;
  #silentSince = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isProbing = false;
  #isAway = false;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  away(): ApiAway {
    return new ApiAway(this.#options.awayAfter);
  }

  /** Follows a call to its end, whether or not a page waits for it. */
  follow(call: Promise<unknown>): void {
    if (this.#underWay++ === 0) {
      this.#silentSince = this.#now();
      this.#watch();
    }
    call.then(
      () => this.#ended(true),
      () => this.#ended(false),
    );
  }

  /** Calls `listener` if the API goes away. Returns what ends that. */
  onAway(listener: (error: ApiAway) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #ended(answered: boolean) {
    this.#underWay--;
    if (answered) this.#answered();
    if (!this.#isWatching()) clearTimeout(this.#timer);
  }

  #answered() {
    this.#silentSince = this.#now();
    this.#isAway = false;
  }

  /** One that is away is asked until it is back, even when no page asks it meanwhile. */
  #isWatching() {
    return this.#underWay > 0 || this.#isAway;
  }

  #watch() {
    clearTimeout(this.#timer);
    const { awayAfter } = this.#options;
    const left = awayAfter - (this.#now() - this.#silentSince);
    // It is looked at when it has been silent for long enough, not some time after.
    const interval = left > 0 ? Math.min(awayAfter / 4, left) : awayAfter / 4;
    const due = this.#now() + interval;
    this.#timer = setTimeout(() => {
      // Time in which this process itself stood still is no silence of the API.
      const late = this.#now() - due;
      if (late > interval) this.#silentSince += late;
      // Answers that have arrived meanwhile are taken in first.
      setImmediate(() => this.#check());
    }, interval);
    this.#timer.unref?.();
  }

  #check() {
    if (!this.#isWatching()) return;
    const silence = this.#now() - this.#silentSince;
    if (silence >= this.#options.awayAfter / 2) this.#probe();
    if (silence >= this.#options.awayAfter && !this.#isAway) this.#goneAway();
    this.#watch();
  }

  #probe() {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const done = () => (this.#isProbing = false);
    this.#options.probe().then(
      () => {
        done();
        this.#answered();
      },
      () => void done(),
    );
  }

  #goneAway() {
    this.#isAway = true;
    for (const listener of [...this.#listeners]) listener(this.away());
  }
}

interface Limits {
  /** Time to wait, in ms; `Infinity` for none. */
  ms: number;
  signal?: AbortSignal | null | undefined;
  /** Ends the waiting when the API goes away. */
  availability: Pick<Availability, 'onAway'>;
}

/** Waits for work within limits; the work itself goes on. Rejects with `TimeoutError`, `ApiAway` or the signal's reason. */
export function waitFor<Result>(
  work: Promise<Result>,
  { ms, signal, availability }: Limits,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      forget();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason));
    const tooLate = () =>
      end(() => reject(new DOMException('The API took too long for this page', 'TimeoutError')));
    const timer = ms === Infinity ? undefined : setTimeout(tooLate, Math.max(ms, 0));
    const forget = availability.onAway((error) => end(() => reject(error)));
    work.then(
      (result) => end(() => resolve(result)),
      (error: unknown) => end(() => reject(error)),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
