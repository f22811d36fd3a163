import process from 'node:process';
import type { PartTime } from '../renderer-channel/messages.ts';

/** A part of a page: an expose of a release. */
export interface Part {
  job: number;
  app: string;
  version: string;
  expose: string;
}

/** Processor time of this thread so far, in ms. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Parts that are known to have run in this process; more are no live ones any more. */
const MOST_KNOWN = 2_000;

/**
 * Processor time of the parts of pages. What runs within another part counts for the inner one alone, so that nobody pays for a part
 * that they show.
 */
export class PartClock {
  readonly #time: () => number;
  /** Innermost last; all of one page, as a page is rendered without a pause. */
  #running: Part[] = [];
  #since = 0;
  readonly #times = new Map<number, Map<string, PartTime>>();
  readonly #known = new Set<string>();

  constructor(time: () => number = threadTime) {
    this.#time = time;
  }

  /** The innermost part that runs now. */
  get current(): Part | undefined {
    return this.#running.at(-1);
  }

  begin(part: Part): void {
    this.#settle();
    // What threw has not said that it ended.
    if (this.current && this.current.job !== part.job) this.#running = [];
    this.#running.push(part);
  }

  /** Ends a part with all that runs within it; does nothing when it does not run. */
  end(part: Part): void {
    const at = this.#running.findLastIndex((other) => isSame(other, part));
    if (at < 0) return;
    this.#settle();
    this.#running.length = at;
  }

  /** What ran for a page so far is no measure: it threw, and is rendered once more. */
  forget(job: number): void {
    this.#times.delete(job);
    if (this.current?.job === job) this.#running = [];
  }

  /** The times of a page, which is done. */
  take(job: number): PartTime[] {
    if (this.current?.job === job) this.#running = [];
    const times = [...(this.#times.get(job)?.values() ?? [])];
    this.#times.delete(job);
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    for (const time of times) this.#known.add(partKey(time));
    return times;
  }

  /** Counts what has passed for the innermost part. */
  #settle() {
    const now = this.#time();
    const { current } = this;
    if (current) this.#measureTime(current).cpu += now - this.#since;
    this.#since = now;
  }

  #measureTime({ job, app, version, expose }: Part): PartTime {
    const times = this.#times.get(job) ?? new Map<string, PartTime>();
    this.#times.set(job, times);
    const key = partKey({ app, version, expose });
    const known = times.get(key) ?? { app, version, expose, cpu: 0, isCold: !this.#known.has(key) };
    times.set(key, known);
    return known;
  }
}

const partKey = ({ app, version, expose }: Omit<Part, 'job'>) => `${app}@${version} ${expose}`;

const isSame = (one: Part, other: Part) => one.job === other.job && partKey(one) === partKey(other);
