import { readFileSync } from 'node:fs';

/** Silence after which a process that was asked something may have to be replaced, in ms. */
const LONGEST_SILENCE = 1_000;
/** The same for one that runs, but nothing for long, or hardly gets a core: it is replaced in the end, in ms. */
const LONGEST_OVERDUE = 20_000;
/** Processor time after which one that was silent all the while is replaced, however many parts it runs, in ms. */
const LONGEST_RUN = 10_000;
/** Processor time between two looks that is none, in ms. */
const HARDLY_ANY = 5;
/** After this its work goes to others, in ms. */
const SHORT_SILENCE = 200;

/**
 * Why a silent process has to be replaced. `busy`: what it runs has used the processor for longer than it may. `restless`: nothing that it
 * runs has, but all of it together. `asleep`: it does not even try to run. `overdue`: none of that, for too long. `unknown`: the system does
 * not tell.
 */
export type StuckReason = 'busy' | 'restless' | 'asleep' | 'overdue' | 'unknown';

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
  #question: { at: number; cpu: number | undefined } | undefined;
  /** When it was seen to run last, or to have run, since the question. */
  #ran = { at: 0, cpu: 0 };

  constructor(pid: number | undefined, now: () => number = Date.now, figures: Figures = processFigures) {
    this.#pid = pid;
    this.#now = now;
    this.#figures = figures;
  }

  asked(): void {
    if (this.#question) return;
    const [at, cpu] = [this.#now(), this.#activity()?.cpu];
    this.#question = { at, cpu };
    this.#ran = { at, cpu: cpu ?? 0 };
  }

  heard(): void {
    this.#question = undefined;
  }

  /** The gateway itself was held up for so many ms, and has heard nothing meanwhile. */
  excuse(ms: number): void {
    if (this.#question) this.#question.at += ms;
    this.#ran.at += ms;
  }

  isSilent(): boolean {
    return this.#silence() > SHORT_SILENCE;
  }

  /** Why it has to be replaced, if it has; to be asked several times a second. */
  stuck(current: () => Run): StuckReason | undefined {
    const silence = this.#silence();
    if (!this.#question || silence <= SHORT_SILENCE) return undefined;
    const activity = this.#activity();
    if (activity && (activity.isRunnable || activity.cpu - this.#ran.cpu > HARDLY_ANY))
      this.#ran = { at: this.#now(), cpu: activity.cpu };
    if (silence < LONGEST_SILENCE) return undefined;
    if (!activity || this.#question.cpu === undefined) return 'unknown';
    if (this.#now() - this.#ran.at >= LONGEST_SILENCE) return 'asleep';
    const { since, longest } = current();
    // What answered last was something else.
    const used = activity.cpu - this.#question.cpu;
    if (Math.min(used, activity.cpu - since) >= longest) return 'busy';
    if (used >= LONGEST_RUN) return 'restless';
    return silence >= LONGEST_OVERDUE ? 'overdue' : undefined;
  }

  #activity(): Activity | undefined {
    return this.#pid === undefined ? undefined : this.#figures.activity(this.#pid);
  }

  #silence(): number {
    return this.#question ? this.#now() - this.#question.at : 0;
  }
}

/** How a process is, as the system tells; each undefined where it does not (Linux does). */
export const processFigures = {
  /** Memory in RAM, in bytes, outside of V8's heap too. */
  memory(pid: number): number | undefined {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  },

  /** CPU time of all its threads so far, in ms. */
  cpu(pid: number): number | undefined {
    return readStat(`/proc/${pid}/stat`)?.cpu;
  },

  /** CPU time of its main thread so far in ms, and whether that would run now if it had a core, or what it reads from a disk. */
  activity(pid: number): Activity | undefined {
    return readStat(`/proc/${pid}/task/${pid}/stat`);
  },

  /** How long its main thread has waited for a core so far, in ms, though it had work. */
  waited(pid: number): number | undefined {
    const nanoseconds = read(`/proc/${pid}/schedstat`)?.split(' ')[1];
    return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
  },
};

export interface Activity {
  cpu: number;
  isRunnable: boolean;
}

function readStat(file: string): Activity | undefined {
  const fields = read(file)?.split(') ').at(-1)?.split(' ');
  if (!fields) return undefined;
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpu: ticks * MS_PER_TICK, isRunnable: 'RD'.includes(fields[0]!) };
}

/** The clock of `/proc` on every Linux. */
const MS_PER_TICK = 10;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
