import type { FaultKind } from '../renderer-channel/messages.ts';
import { afterEvent, CLOSED, isCounted, stateAt } from './circuit-breaker.ts';
import type { BreakerState } from './circuit-breaker.ts';

/** A release, or one part of it. */
interface Subject {
  app: string;
  version: string;
  /** The part that took more than its share of the processor; without it the whole release is meant. */
  expose?: string;
}

/** A release, or one part of it, that is left out for now. */
export interface Exclusion extends Subject {
  /** The fault that decided. */
  kind: FaultKind;
  /** When it is tried again, as `Date.now()` tells it. */
  until: number;
}

/** Breakers that are kept; those of releases without fault for the longest time go first. */
const MOST_BREAKERS = 100;

/**
 * Which releases are left out, by a circuit breaker for each: at once when they cannot be loaded, change built-in objects or are proven
 * to end renderers, else after five faults within a minute. Each is tried again after a pause that grows, and starts anew after a minute
 * without fault. A part that is slow is left out by itself. Another version starts with a clean record; a development build is never
 * left out.
 */
export class Exclusions {
  readonly #now: () => number;
  /** Latest last. */
  readonly #breakers = new Map<string, { subject: Subject; state: BreakerState }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a fault. Returns the exclusion that it leads to. */
  count({ app, version, expose, kind }: Subject & { kind: FaultKind }): Exclusion | undefined {
    if (version === 'dev' || !isCounted(kind)) return undefined;
    const subject = { app, version, ...(kind === 'slow' && expose ? { expose } : {}) };
    const before = this.#state(subject);
    const state = afterEvent(before, { name: 'faulted', at: this.#now(), kind });
    this.#keep(subject, state);
    return state.name === 'open' && before.name !== 'open' ? exclusion(subject, state) : undefined;
  }

  /** Of a release, or of one part of it. */
  isExcluded(app: string, version: string, expose?: string): boolean {
    return this.#state({ app, version, ...(expose ? { expose } : {}) }).name === 'open';
  }

  /** What is left out now. */
  list(): Exclusion[] {
    return [...this.#breakers.values()].flatMap(({ subject }) => {
      const state = this.#state(subject);
      return state.name === 'open' ? exclusion(subject, state) : [];
    });
  }

  #state(subject: Subject): BreakerState {
    return stateAt(this.#breakers.get(subjectKey(subject))?.state ?? CLOSED, this.#now());
  }

  #keep(subject: Subject, state: BreakerState) {
    const key = subjectKey(subject);
    this.#breakers.delete(key);
    this.#breakers.set(key, { subject, state });
    if (this.#breakers.size > MOST_BREAKERS) this.#breakers.delete(this.#breakers.keys().next().value!);
  }
}

const exclusion = (
  subject: Subject,
  { kind, until }: Extract<BreakerState, { name: 'open' }>,
): Exclusion => ({
  ...subject,
  kind,
  until,
});

const subjectKey = ({ app, version, expose = '' }: Subject) => `${app}@${version} ${expose}`;
