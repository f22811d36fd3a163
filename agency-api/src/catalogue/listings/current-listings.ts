import type { ListingData } from './listing-data.ts';

/** How long an answer waits for data that have changed, in ms: those of an agency are read by then. */
const MAX_WAIT_MS = 500;

interface Options<Data> {
  /** The version of the data in the database. */
  version: () => Promise<number>;
  /** Reads the data of now, of this version at least; what was read before helps to make them ready for use. */
  read: (earlier: Data | undefined, version: number) => Promise<Data>;
  /** How long an answer waits for them, from the beginning of their reading, in ms. */
  maxWaitMs?: number;
}

/** The data that answers are made from. */
export interface CurrentData<Data> {
  data: Data;
  /** Whether newer ones are still being read. */
  isOutdated: boolean;
}

interface Reading<Data> {
  data: Promise<Data>;
  began: number;
}

/**
 * Keeps what answers are made from in memory, and reads it again when the version of the data has changed. Answers are made from the
 * earlier data meanwhile, once a reading takes longer than a moment, or fails; only those at the very start wait for all of it.
 */
export class CurrentListings<Data extends { version: number } = ListingData> {
  readonly #options: Options<Data>;
  #data: Data | undefined;
  #reading: Reading<Data> | undefined;

  constructor(options: Options<Data>) {
    this.#options = options;
  }

  /** The data of a moment that was not before the call, or the last ones that were whole. */
  async now(): Promise<CurrentData<Data>> {
    const version = await this.#options.version();
    const known = this.#data;
    if (known?.version === version) return { data: known, isOutdated: false };
    const newest = this.#newest(version);
    if (!known) return { data: await newest, isOutdated: false };
    const { maxWaitMs = MAX_WAIT_MS } = this.#options;
    const data = await withinTime(newest, this.#began() + maxWaitMs);
    return data ? { data, isOutdated: false } : { data: this.#data ?? known, isOutdated: true };
  }

  /** The data of now, however long they take. */
  async whole(): Promise<Data> {
    const version = await this.#options.version();
    return this.#data?.version === version ? this.#data : this.#newest(version);
  }

  #began(): number {
    return this.#reading?.began ?? performance.now();
  }

  /** A reading that is under way may have begun before the change; the next one begins after it. */
  async #newest(version: number): Promise<Data> {
    const underWay = this.#reading;
    const read = await underWay?.data.catch(() => undefined);
    if (read?.version === version) return read;
    const next = this.#reading === underWay ? this.#read(version) : (this.#reading ?? this.#read(version));
    return next.data;
  }

  #read(version: number): Reading<Data> {
    const data = this.#options.read(this.#data, version);
    const reading = { data, began: performance.now() };
    this.#reading = reading;
    data
      .then(
        (read) => (this.#data = read),
        // Told to those who wait for it.
        () => {},
      )
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    return reading;
  }
}

/** Undefined when it fails, or takes until then. */
async function withinTime<Value>(work: Promise<Value>, until: number): Promise<Value | undefined> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), Math.max(0, until - performance.now()));
  try {
    return await Promise.race([work.catch(() => undefined), timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
