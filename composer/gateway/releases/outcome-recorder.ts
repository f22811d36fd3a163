import { randomUUID } from 'node:crypto';
import { outcomeSchema, withOutcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { ReleaseStore } from './release-store.ts';

interface RecordingStore extends Pick<ReleaseStore, 'published'> {
  /** @param batch the same where the same outcomes are offered again, which may have been taken: their answer may have been lost */
  addOutcomes(outcomes: readonly Outcome[], batch: string): Promise<void>;
}

/** A release, or a part of one, that was excluded. */
interface Excluded extends Pick<Outcome, 'app' | 'version'> {
  expose?: string;
  kind: string;
}

/** Pause in ms until what was not taken is offered again. */
const RETRY_AFTER = 30_000;

/**
 * Tells the release store, or a publisher, which versions a gateway excludes. Nobody waits for it. What is not taken is offered again with
 * the next one, or after half a minute, and `report` hears of it once, until it is taken.
 */
export class OutcomeRecorder {
  readonly #store: RecordingStore;
  readonly #report: (error: unknown) => void;
  #pending: Outcome[] = [];
  /** What is offered, until it is taken. */
  #offered: { outcomes: Outcome[]; batch: string } | undefined;
  #writing: Promise<void> | undefined;
  #isReported = false;

  readonly #retryAfter: number;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(store: RecordingStore, report: (error: unknown) => void, retryAfter = RETRY_AFTER) {
    this.#store = store;
    this.#report = report;
    this.#retryAfter = retryAfter;
  }

  /** Answers whether it is told. What is no outcome of a release is left out: files that are away, the shell, which nothing can stand in for, development builds. */
  record({ app, version, expose, kind }: Excluded): boolean {
    const { data } = outcomeSchema.safeParse({
      app,
      version,
      ...(expose ? { expose } : {}),
      kind,
      at: new Date().toISOString(),
    });
    const isTold = data !== undefined && app !== 'shell';
    if (isTold) this.add([data]);
    return isTold;
  }

  /** Faults in browsers, those of the shell too. */
  add(outcomes: readonly Outcome[]): void {
    this.#pending = withOutcomes(this.#pending, outcomes);
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#retry);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Resolves when what was recorded is written, or could not be. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#offered || this.#pending.length > 0) {
      if (!this.#offered) {
        this.#offered = { outcomes: this.#pending, batch: randomUUID() };
        this.#pending = [];
      }
      const { outcomes, batch } = this.#offered;
      try {
        await this.#store.addOutcomes(await this.#published(outcomes), batch);
        this.#offered = undefined;
        this.#isReported = false;
      } catch (error) {
        this.#retry = setTimeout(() => this.#begin(), this.#retryAfter).unref();
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

/** A publisher, and the token of the gateway that sends to it. */
export interface OutcomesReceiver {
  /** Origin. */
  address: string;
  token: string;
}

/** ms after which a publisher that says nothing is away. */
const PATIENCE = 10_000;

/** Answers with which a publisher says that it will never take this: the body is wrong or too large. */
const REFUSED = [400, 413];

/**
 * Sends outcomes to a publisher, for gateways that may not write to the store. Rejects where they are to be sent again later; `report` is
 * told of those that the publisher will never take. A batch that is sent again counts once.
 */
export const sendOutcomes =
  ({ address, token }: OutcomesReceiver, report: (error: Error) => void) =>
  async (outcomes: readonly Outcome[], batch: string): Promise<void> => {
    if (!outcomes.length) return;
    const answer = await fetch(new URL('/outcomes', address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': batch,
      },
      body: JSON.stringify(outcomes),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const told = (await answer.text()).replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);
    if (answer.ok) return;
    const error = new Error(`The publisher answers ${answer.status}: ${told}`);
    if (!REFUSED.includes(answer.status)) throw error;
    report(error);
  };
