import { processFigures } from './process-figures.ts';

/** Silence after which a process that was asked something is replaced, in ms. */
const LONGEST_SILENCE = 1_000;
/** The same for one that waits for a core: a machine may be busy with something else. */
const LONGEST_STARVED = 3_000;
/** CPU time that a process has used at least when it is busy rather than without a core, in ms. */
const LEAST_CPU = 300;
/** After this its work goes to others, in ms. */
const SHORT_SILENCE = 200;

type Figures = Pick<typeof processFigures, 'activity'>;

/** Whether a process answers: it is asked again and again, and whatever it says counts as an answer. */
export class Responsiveness {
  readonly #pid: number | undefined;
  readonly #now: () => number;
  readonly #figures: Figures;
  /** When it was asked what it has not answered. */
  #askedAt: number | undefined;
  #cpuAtFirst: number | undefined;

  constructor(pid: number | undefined, now: () => number = Date.now, figures: Figures = processFigures) {
    this.#pid = pid;
    this.#now = now;
    this.#figures = figures;
  }

  asked(): void {
    this.#askedAt ??= this.#now();
  }

  heard(): void {
    this.#askedAt = undefined;
    this.#cpuAtFirst = undefined;
  }

  /** The gateway itself was held up for so many ms, and has heard nothing meanwhile. */
  excuse(ms: number): void {
    if (this.#askedAt !== undefined) this.#askedAt += ms;
  }

  isSilent(): boolean {
    return this.#silence() > SHORT_SILENCE;
  }

  /** Whether it has to be replaced; to be asked several times a second. */
  isStuck(): boolean {
    const silence = this.#silence();
    if (silence <= SHORT_SILENCE) return false;
    const activity = this.#pid === undefined ? undefined : this.#figures.activity(this.#pid);
    this.#cpuAtFirst ??= activity?.cpu;
    if (silence < LONGEST_SILENCE) return false;
    const waitsForCore = activity?.isRunnable && activity.cpu - (this.#cpuAtFirst ?? 0) < LEAST_CPU;
    return !waitsForCore || silence >= LONGEST_STARVED;
  }

  #silence(): number {
    return this.#askedAt === undefined ? 0 : this.#now() - this.#askedAt;
  }
}
