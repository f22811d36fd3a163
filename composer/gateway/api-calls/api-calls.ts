import { FairQueue } from '../../server/fair-queue.ts';
import { Availability } from './availability.ts';

/** More calls than this in the queue could not be answered before their pages' deadlines. */
const QUEUE_LIMIT = 2_000;

/** Longest time of a call, in ms: it goes on after the page that asked has been answered, and what it brings is kept. */
const CALL_LIMIT = 15_000;

/** The API was not asked: too many calls wait already. */
class ApiOverloaded extends Error {
  constructor() {
    super(`${QUEUE_LIMIT} calls wait for the API already`);
    this.name = 'ApiOverloaded';
  }
}

/** A read that waits its turn or is under way. */
export interface Read<Result> {
  result: Promise<Result>;
  /** Drops it if its turn has not come: true then. A call that has begun goes on. */
  cancel(): boolean;
}

interface Options {
  /** Origin of the API. */
  baseUrl: string;
  /** ms of silence after which the API counts as away. */
  awayAfter: number;
  fetch?: typeof fetch;
  now?: () => number;
}

interface QueuedRead {
  start(): void;
}

/**
 * All calls that the pages of one gateway make to the API: no more at once than it can serve, visitors in turn. No redirect is followed:
 * it would lead past the rules for what a page may ask.
 */
export class ApiCalls {
  readonly availability: Availability;
  readonly #ask: typeof fetch;
  readonly #now: () => number;
  readonly #probe: () => Promise<void>;
  readonly #limit = new AdaptiveLimit();
  readonly #queue = new FairQueue<QueuedRead>();
  #reading = 0;

  constructor({ baseUrl, awayAfter, fetch: ask = fetch, now = Date.now }: Options) {
    this.#ask = ask;
    this.#now = now;
    this.#probe = () =>
      ask(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(awayAfter) }).then(probeAnswer);
    this.availability = new Availability({ awayAfter, now, probe: this.#probe });
  }

  /** Calls that wait for their turn, for metrics. */
  get queued(): number {
    return this.#queue.size;
  }

  /** Reads at once that the API is given now, for metrics. */
  get limit(): number {
    return this.#limit.value;
  }

  /**
   * A public read, when its turn has come. Rejects with `ApiOverloaded`, or as the network does.
   * @param visitor key of the visitor: visitors take turns
   * @param take reads the body, so that the call ends with it
   * @param traceparent the trace that it belongs to
   */
  read<Result>(
    url: string,
    visitor: string,
    take: (response: Response) => Promise<Result>,
    traceparent?: string,
  ): Read<Result> {
    if (this.#queue.size >= QUEUE_LIMIT)
      return { result: Promise.reject(new ApiOverloaded()), cancel: () => true };
    const queued: QueuedRead = { start: () => {} };
    const result = new Promise<Result>((resolve, reject) => {
      queued.start = () => void this.#run(url, take, traceparent).then(resolve, reject);
    });
    // The visitors who asked may have left.
    result.catch(() => {});
    this.#queue.push(visitor, queued);
    this.#startNext();
    return { result, cancel: () => this.#queue.remove(visitor, queued) };
  }

  /** What depends on the visitor or changes something: asked at once, and told apart from nothing else. */
  direct(url: string | URL | Request, init: RequestInit): Promise<Response> {
    const call = this.#ask(url, { ...init, redirect: 'manual' });
    this.availability.follow(call);
    return call;
  }

  /** Finds out whether the API answers, for one who has reason to doubt it and does not wait. */
  check(): void {
    this.availability.follow(this.#probe());
  }

  #startNext() {
    while (this.#reading < this.#limit.value) {
      const next = this.#queue.shift();
      if (!next) return;
      next.start();
    }
  }

  async #run<Result>(
    url: string,
    take: (response: Response) => Promise<Result>,
    traceparent: string | undefined,
  ): Promise<Result> {
    const underWay = ++this.#reading;
    const began = this.#now();
    const call = this.#ask(url, {
      headers: { accept: 'application/json', ...(traceparent && { traceparent }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_LIMIT),
    }).then(take);
    this.availability.follow(call);
    try {
      const result = await call;
      this.#limit.measured(callKind(url), this.#now() - began, underWay);
      return result;
    } finally {
      this.#reading--;
      this.#startNext();
    }
  }
}

/** Calls of one kind take about the same time: "/api/articles", "/api/people". */
const callKind = (url: string) => new URL(url).pathname.split('/', 3).join('/');

/** The API is there when its database answers, and while it ends; a proxy's own error page in front of it is no answer. */
async function probeAnswer(response: Response): Promise<void> {
  const isStopping = /"status":\s*"stopping"/.test(await response.text());
  if (!response.ok && !isStopping) throw new Error(`The API is not ready: ${response.status}`);
}

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
