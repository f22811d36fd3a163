import { withOutcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { StoredVersion } from './release-store.ts';

/** ms until the store hears of visitors, with those that come meanwhile. */
const TELL_AFTER = 60_000;

/** Visitors who were given a canary, told to the store: how little is known of it depends on them. */
export class CanaryVisitors {
  readonly #record: (outcomes: Outcome[]) => void;
  #untold: Outcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param record told how many came of each version since the last time */
  constructor(record: (outcomes: Outcome[]) => void) {
    this.#record = record;
  }

  count({ app, version }: StoredVersion): void {
    const at = new Date().toISOString();
    this.#untold = withOutcomes(this.#untold, [{ app, version, kind: 'visitors', visitors: 1, at }]);
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER).unref();
  }

  /** Tells the store now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length) this.#record(untold);
  }
}
