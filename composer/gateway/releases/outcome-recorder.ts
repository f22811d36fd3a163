import { outcomeSchema, withOutcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { ReleaseStore } from './release-store.ts';

type RecordingStore = Pick<ReleaseStore, 'published' | 'addOutcomes'>;

/** A release, or a part of one, that was excluded. */
interface Excluded extends Pick<Outcome, 'app' | 'version'> {
  expose?: string;
  kind: string;
}

/**
 * Tells the release store which versions a gateway excludes. Nobody waits for it. What a store does not take is offered again with
 * the next one, and `report` hears of it once, until the store takes it.
 */
export class OutcomeRecorder {
  readonly #store: RecordingStore;
  readonly #report: (error: unknown) => void;
  #pending: Outcome[] = [];
  #writing: Promise<void> | undefined;
  #isReported = false;

  constructor(store: RecordingStore, report: (error: unknown) => void) {
    this.#store = store;
    this.#report = report;
  }

  /** What is no outcome of a release is left out: files that are away, the shell, which nothing can stand in for, development builds. */
  record({ app, version, expose, kind }: Excluded): void {
    const { data } = outcomeSchema.safeParse({
      app,
      version,
      ...(expose ? { expose } : {}),
      kind,
      at: new Date().toISOString(),
    });
    if (data && app !== 'shell') this.add([data]);
  }

  /** Faults in browsers, those of the shell too. */
  add(outcomes: readonly Outcome[]): void {
    this.#pending = withOutcomes(this.#pending, outcomes);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Resolves when what was recorded is written, or could not be. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#pending.length > 0) {
      const taken = this.#pending;
      this.#pending = [];
      try {
        await this.#store.addOutcomes(await this.#published(taken));
        this.#isReported = false;
      } catch (error) {
        this.#pending = withOutcomes(taken, this.#pending);
        return this.#tell(error);
      }
    }
  }

  /** A fault that no release is known to have made is counted under a name of its own. */
  async #published(outcomes: Outcome[]): Promise<Outcome[]> {
    const published = await this.#store.published();
    return outcomes.filter(({ app, version }) =>
      published.get(app)?.some((known) => known.version === version),
    );
  }

  #tell(error: unknown) {
    if (!this.#isReported) this.#report(error);
    this.#isReported = true;
  }
}
