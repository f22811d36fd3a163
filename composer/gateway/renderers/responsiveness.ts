import { processFigures } from './process-figures.ts';
import type { Activity } from './process-figures.ts';

/** Silence after which a process that was asked something may have to be replaced, in ms. */
const LONGEST_SILENCE = 1_000;
/** The same for one that runs, but nothing for long, or hardly gets a core: it is replaced in the end, in ms. */
const LONGEST_OVERDUE = 20_000;
/** Processor time after which one that was silent all the while is replaced, however many parts it runs, in ms. */
const LONGEST_RUN = 5_000;
/** Processor time that one which sleeps uses at most, in ms. */
const HARDLY_ANY = 50;
/** After this its work goes to others, in ms. */
const SHORT_SILENCE = 200;

/**
 * Why a silent process has to be replaced. `busy`: what it runs, or all that it has run since it was asked, has used the processor for
 * longer than it may. `asleep`: it has not even tried to run. `overdue`: neither, for too long. `unknown`: the system does not tell.
 */
export type StuckReason = 'busy' | 'asleep' | 'overdue' | 'unknown';

/** What a process runs. */
export interface Run {
  /** Processor time that the process had used when it began, in ms. */
  since: number;
  /** Processor time that it may take, in ms. */
  longest: number;
}

type Figures = Pick<typeof processFigures, 'activity'>;

/** Whether a process answers: it is asked again and again, and whatever it says counts as an answer. */
export class Responsiveness {
  readonly #pid: number | undefined;
  readonly #now: () => number;
  readonly #figures: Figures;
  /** What it was asked and has not answered. */
  #question: { at: number; cpu: number | undefined; wasRunnable: boolean } | undefined;

  constructor(pid: number | undefined, now: () => number = Date.now, figures: Figures = processFigures) {
    this.#pid = pid;
    this.#now = now;
    this.#figures = figures;
  }

  asked(): void {
    this.#question ??= { at: this.#now(), cpu: this.#activity()?.cpu, wasRunnable: false };
  }

  heard(): void {
    this.#question = undefined;
  }

  /** The gateway itself was held up for so many ms, and has heard nothing meanwhile. */
  excuse(ms: number): void {
    if (this.#question) this.#question.at += ms;
  }

  isSilent(): boolean {
    return this.#silence() > SHORT_SILENCE;
  }

  /** Why it has to be replaced, if it has; to be asked several times a second. */
  stuck(current: () => Run): StuckReason | undefined {
    const silence = this.#silence();
    if (!this.#question || silence <= SHORT_SILENCE) return undefined;
    const activity = this.#activity();
    this.#question.wasRunnable ||= !!activity?.isRunnable;
    if (silence < LONGEST_SILENCE) return undefined;
    if (!activity || this.#question.cpu === undefined) return 'unknown';
    const used = activity.cpu - this.#question.cpu;
    if (!this.#question.wasRunnable && used < HARDLY_ANY) return 'asleep';
    const { since, longest } = current();
    // What answered last was something else.
    if (Math.min(used, activity.cpu - since) >= longest || used >= LONGEST_RUN) return 'busy';
    return silence >= LONGEST_OVERDUE ? 'overdue' : undefined;
  }

  #activity(): Activity | undefined {
    return this.#pid === undefined ? undefined : this.#figures.activity(this.#pid);
  }

  #silence(): number {
    return this.#question ? this.#now() - this.#question.at : 0;
  }
}
