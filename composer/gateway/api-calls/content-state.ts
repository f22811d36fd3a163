import { CONTENT_STATE_PATH, contentStateSchema } from '../../contract/content-state.ts';
import type { ContentState } from '../../contract/content-state.ts';
import { deadline } from '../../server/settings.ts';
import type { ApiCalls } from './api-calls.ts';

interface Options {
  /** Origin where the API tells its state (`API_STATE_URL`). */
  baseUrl: string;
  calls: Pick<ApiCalls, 'check' | 'availability'>;
  /** Told once when the state cannot be read while the API answers. */
  report?: (error: unknown) => void;
  fetch?: typeof fetch;
  now?: () => number;
}

/** How often the API is asked while pages are, in ms. */
const CHECK_EVERY = 250;

/** Age from which what is known no longer counts, in ms: a page waits for the API then. Below the second that a change may take. */
const CURRENT_FOR = 750;

/** How long a page waits, in ms; an API that is busy for longer is not waited for. */
const WAIT = deadline(700);

/** How long what was known may stand in for an API that is busy or away, in ms, as its answers do. */
const STANDS_IN_FOR = 600_000;

/** Without a page for so long the API is left alone, in ms. */
const IDLE_AFTER = 10_000;

/**
 * Follows the state of the API's content: whatever was made from its answers belongs to one state, and is not used in another. It goes
 * forward only, while several APIs tell it: of each number the highest counts.
 */
export class FollowedState {
  readonly #options: Options;
  readonly #now: () => number;
  #state: ContentState | undefined;
  #generation = 0;
  /** When the check began that confirmed the state. */
  #confirmedAt = -Infinity;
  /** When a check failed last. */
  #failedAt = -Infinity;
  #askedAt = -Infinity;
  #isReported = false;
  #checking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Increases with every change that was seen. */
  get generation(): number {
    return this.#generation;
  }

  /** Of the newest API: what others answer is of a configuration that is going. */
  get configuration(): number {
    return this.#state?.configuration ?? 0;
  }

  /** Of the latest data that an API has told of: what others answer of earlier ones is not kept. */
  get data(): number {
    return this.#state?.versions[0] ?? 0;
  }

  /**
   * Number of the state of now, or of less than a second ago. While the API is busy or away that which was known; undefined when none is
   * known, or when the API is of a version that does not tell.
   */
  current(): number | undefined | Promise<number | undefined> {
    this.#askedAt = this.#now();
    this.#watch();
    return this.#isCurrent() || this.#isOutOfReach() ? this.#known() : this.#checked();
  }

  /** Asks the API now, whatever is known: another gateway may know a later state. Never rejects. */
  async refresh(): Promise<void> {
    // One that is under way may have begun before the change.
    await this.#checking;
    await this.#check();
  }

  async #checked(): Promise<number | undefined> {
    await this.#check();
    return this.#known();
  }

  #isCurrent = () => this.#now() - this.#confirmedAt < CURRENT_FOR;

  /** No page waits for an API that has just not answered another page in time. */
  #isOutOfReach = () => this.#options.calls.availability.isAway || this.#now() - this.#failedAt < WAIT;

  #known(): number | undefined {
    const isKnown = this.#state !== undefined && this.#now() - this.#confirmedAt < STANDS_IN_FOR;
    return isKnown ? this.#generation : undefined;
  }

  #watch() {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#now() - this.#askedAt > IDLE_AFTER) return;
      void this.#check();
      this.#watch();
    }, CHECK_EVERY);
    this.#timer.unref?.();
  }

  /** Checks at most once at a time; never rejects. */
  #check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #ask() {
    const began = this.#now();
    try {
      const { baseUrl, fetch: ask = fetch } = this.#options;
      const signal = AbortSignal.timeout(WAIT);
      const response = await ask(baseUrl + CONTENT_STATE_PATH, { signal, redirect: 'manual' });
      const body: unknown = response.status < 500 ? await response.json().catch(() => undefined) : undefined;
      if (response.status >= 500) throw new Error('The API has a fault');
      const { data } = contentStateSchema.safeParse(body);
      const later = laterState(this.#state, data);
      if (later !== this.#state) this.#generation++;
      this.#state = later;
      this.#confirmedAt = began;
      if (data) this.#isReported = false;
      else this.#report(new Error(`No state of the content: the answer is ${response.status}`));
    } catch (error) {
      // Busy or away: what is known stands in.
      this.#failedAt = this.#now();
      this.#options.calls.check();
      this.#report(error);
    }
  }

  #report(error: unknown) {
    if (this.#isReported || this.#options.calls.availability.isAway) return;
    this.#isReported = true;
    this.#options.report?.(error);
  }
}

/** Of a site without an API: its content changes with its releases only. */
export const UNCHANGING_STATE: Pick<
  FollowedState,
  'generation' | 'configuration' | 'data' | 'current' | 'refresh'
> = {
  generation: 0,
  configuration: 0,
  data: 0,
  current: () => 0,
  refresh: async () => {},
};

/** The known state itself where nothing that was told is later. */
function laterState(known?: ContentState, told?: ContentState): ContentState | undefined {
  if (!known || !told || told.source !== known.source) return told;
  const { source, configuration } = told;
  const versions = told.versions.map((version, index) => Math.max(version, known.versions[index] ?? 0));
  const isLater =
    configuration > known.configuration ||
    versions.some((version, index) => version !== known.versions[index]);
  return isLater ? { source, configuration: Math.max(configuration, known.configuration), versions } : known;
}
