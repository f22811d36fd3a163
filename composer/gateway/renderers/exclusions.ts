import type { FaultKind } from '../renderer-channel/messages.ts';

interface CountedFault {
  /** As `Date.now()` tells it. */
  at: number;
  weight: number;
}

/**
 * `closed`: it runs; `faults` are those of the last minute. `open`: it is left out until then, after so many openings. `half-open`: the
 * pause is over, and it is on trial.
 */
export type BreakerState =
  | { name: 'closed'; faults: readonly CountedFault[] }
  | { name: 'open'; openings: number; until: number; kind: FaultKind }
  | { name: 'half-open'; openings: number; since: number; faults: readonly CountedFault[] };

/**
 * What happens to a breaker. `faulted`: the release did something wrong; `pause-over`: it may be tried again; `trial-passed`: a minute of
 * its trial went without fault.
 */
export type BreakerEvent =
  | { name: 'faulted'; at: number; kind: FaultKind }
  | { name: 'pause-over'; at: number }
  | { name: 'trial-passed' };

/** Time in which faults add up, and that a trial takes, in ms. */
const WINDOW = 60_000;
/** Weight of the faults within that time that opens. */
const MOST_FAULTS = 5;
/** A fault that cost a renderer counts for more: two open, on trial too. */
const COSTLY = 2.5;
/** Pauses until a release is tried again, in ms; the last one stays. */
const PAUSES = [5_000, 15_000, 60_000, 300_000];
/** Pause of one whose files are not there, in ms: they may come back at any time, and to look for them costs little. */
const PAUSE_WITHOUT_FILES = 1_000;

/**
 * What is not named counts once. `memory` and `exit` were tried alone, and `slow` was measured more than once: they are proven. A `timeout`
 * or an `exception` that was tried alone is not: who runs last need not have thrown, nor taken the time.
 */
const WEIGHTS: Partial<Record<FaultKind, number>> = {
  api: 0,
  starved: 0,
  load: MOST_FAULTS,
  files: MOST_FAULTS,
  prototype: MOST_FAULTS,
  memory: MOST_FAULTS,
  exit: MOST_FAULTS,
  slow: MOST_FAULTS,
  exception: COSTLY,
  timeout: COSTLY,
};

const faultWeight = (kind: FaultKind) => WEIGHTS[kind] ?? 1;

/** Whether a fault of this kind says anything about the release. */
const isCounted = (kind: FaultKind): boolean => faultWeight(kind) > 0;

export const CLOSED: BreakerState = { name: 'closed', faults: [] };

/** The state after an event. */
export function afterEvent(state: BreakerState, event: BreakerEvent): BreakerState {
  if (event.name === 'faulted') return state.name === 'open' ? state : afterFault(state, event);
  if (event.name === 'pause-over' && state.name === 'open')
    return { name: 'half-open', openings: state.openings, since: event.at, faults: [] };
  return event.name === 'trial-passed' && state.name === 'half-open' ? CLOSED : state;
}

/** The event that the clock alone has brought about by now, if there is one. */
export function dueEvent(state: BreakerState, now: number): BreakerEvent | undefined {
  if (state.name === 'open') return now >= state.until ? { name: 'pause-over', at: state.until } : undefined;
  if (state.name === 'closed') return undefined;
  const hasPassed = now - state.since >= WINDOW && recent(state.faults, now).length === 0;
  return hasPassed ? { name: 'trial-passed' } : undefined;
}

/** The state at a time: what the clock alone has brought about is made up for. */
export function stateAt(state: BreakerState, now: number): BreakerState {
  const event = dueEvent(state, now);
  return event ? stateAt(afterEvent(state, event), now) : state;
}

function afterFault(
  state: Exclude<BreakerState, { name: 'open' }>,
  { at, kind }: Extract<BreakerEvent, { name: 'faulted' }>,
): BreakerState {
  const weight = faultWeight(kind);
  const faults = [...recent(state.faults, at), { at, weight }];
  const total = faults.reduce((sum, fault) => sum + fault.weight, 0);
  if (total < MOST_FAULTS) return { ...state, faults };
  const openings = state.name === 'closed' ? 0 : state.openings;
  if (kind === 'files') return { name: 'open', kind, openings, until: at + PAUSE_WITHOUT_FILES };
  const pause = PAUSES[Math.min(openings, PAUSES.length - 1)]!;
  return { name: 'open', kind, openings: openings + 1, until: at + pause };
}

const recent = (faults: readonly CountedFault[], now: number) => faults.filter(({ at }) => now - at < WINDOW);

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
