import type { FaultKind } from '../renderer-channel/messages.ts';

/** A release that is left out for now. */
export interface Exclusion {
  app: string;
  version: string;
  /** The fault that decided. */
  kind: FaultKind;
  /** When it is tried again, as `Date.now()` tells it. */
  until: number;
}

interface ReleaseRecord {
  /** Times of faults of the last minute. */
  faults: { at: number; weight: number }[];
  /** How often it was left out. */
  times: number;
  exclusion: Exclusion | undefined;
}

const WINDOW = 60_000;
/** Faults within the window that exclude a release. */
const MOST_FAULTS = 5;
/** A fault that cost a renderer, and a second of every page on it, counts for more: two exclude. */
const COSTLY = 2.5;
/** Pauses until a release is tried again, in ms; the last one stays. */
const PAUSES = [5_000, 15_000, 60_000, 300_000];
/** Pause of one whose files are not there, in ms: they may come back at any time, and to look for them costs little. */
const PAUSE_WITHOUT_FILES = 1_000;

/** Records that are kept; those of releases without fault for the longest time go first. */
const MOST_RECORDS = 100;

/** Weight of a fault; what is not named counts once. */
const WEIGHTS: Partial<Record<FaultKind, number>> = {
  api: 0,
  load: MOST_FAULTS,
  files: MOST_FAULTS,
  prototype: MOST_FAULTS,
  exception: COSTLY,
  timeout: COSTLY,
  memory: COSTLY,
  exit: COSTLY,
};

/**
 * Which releases are left out, by what they did: at once when they cannot be loaded or change built-in objects, else after five
 * faults within a minute. Each is tried again after a pause that grows, and starts anew after a minute without fault. Another
 * version starts with a clean record; a development build is never left out.
 */
export class Exclusions {
  readonly #now: () => number;
  /** By app and version, the latest last. */
  readonly #records = new Map<string, ReleaseRecord>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a fault. Returns the exclusion that it leads to. */
  count({ app, version, kind }: { app: string; version: string; kind: FaultKind }): Exclusion | undefined {
    const weight = WEIGHTS[kind] ?? 1;
    if (version === 'dev' || weight === 0) return undefined;
    const now = this.#now();
    const record = this.#recordOf(app, version);
    if (record.exclusion && now < record.exclusion.until) return undefined;
    this.#forgetOld(record, now);
    record.faults.push({ at: now, weight });
    const isOnTrial = record.exclusion !== undefined && weight > 1;
    const total = record.faults.reduce((sum, fault) => sum + fault.weight, 0);
    if (total < MOST_FAULTS && !isOnTrial) return undefined;
    const isWithoutFiles = kind === 'files';
    const pause = isWithoutFiles ? PAUSE_WITHOUT_FILES : PAUSES[Math.min(record.times, PAUSES.length - 1)]!;
    if (!isWithoutFiles) record.times++;
    record.faults = [];
    record.exclusion = { app, version, kind, until: now + pause };
    return record.exclusion;
  }

  isExcluded(app: string, version: string): boolean {
    const exclusion = this.#records.get(keyOf(app, version))?.exclusion;
    return !!exclusion && this.#now() < exclusion.until;
  }

  /** Releases that are left out now. */
  list(): Exclusion[] {
    const now = this.#now();
    return [...this.#records.values()].flatMap(({ exclusion }) =>
      exclusion && now < exclusion.until ? exclusion : [],
    );
  }

  #recordOf(app: string, version: string): ReleaseRecord {
    const key = keyOf(app, version);
    const record = this.#records.get(key) ?? { faults: [], times: 0, exclusion: undefined };
    this.#records.delete(key);
    this.#records.set(key, record);
    if (this.#records.size > MOST_RECORDS) this.#records.delete(this.#records.keys().next().value!);
    return record;
  }

  #forgetOld(record: ReleaseRecord, now: number) {
    record.faults = record.faults.filter(({ at }) => now - at < WINDOW);
    const behaves = record.exclusion && !record.faults.length && now - record.exclusion.until >= WINDOW;
    if (!behaves) return;
    record.exclusion = undefined;
    record.times = 0;
  }
}

const keyOf = (app: string, version: string) => `${app}@${version}`;
