import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { BrowserFault } from '../../contract/browser-fault.ts';
import type { Registry } from '../../contract/release.ts';
import { withOutcomes } from '../releases/outcomes.ts';
import type { Outcome } from '../releases/outcomes.ts';
import type { LiveStore } from '../releases/release-store.ts';
import type { StackResolver } from './stack-resolver.ts';

/** Faults that are told apart; each is in the log once. */
const KEPT_FAULTS = 500;
/** New faults per minute that are logged: anybody may make them up. */
const LOGGED_PER_MINUTE = 20;
/** Versions of an app that count besides the live one: those of its last changes. Tabs are open for so long. */
const RECENT_CHANGES = 5;
/** ms until the store hears of faults, with those that come meanwhile; each time an object is written for each version. */
const TELL_AFTER = 5_000;

interface Options {
  store: Pick<LiveStore, 'registryStamp' | 'readRegistry'>;
  stacks: Pick<StackResolver, 'resolveStack'>;
  log: Pick<Logger, 'warn'>;
  count(fault: Pick<BrowserFault, 'app' | 'version' | 'kind'>): void;
  /** Told how many faults of each version came since the last time. */
  record(outcomes: Outcome[]): void;
  now?: () => number;
}

/**
 * Faults that browsers send: counted, logged once each with places in the sources, and told to the store. What is not of a version that is
 * or was live lately is counted as "other" and nothing else.
 */
export class BrowserFaults {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, true>({ max: KEPT_FAULTS });
  #minute = 0;
  #logged = 0;
  #stamp: string | undefined;
  #recent = new Set<string>();
  #untold: Outcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  async take(fault: BrowserFault): Promise<void> {
    const { app, version, kind } = fault;
    if (!(await this.#isRecent(app, version)))
      return this.#options.count({ app: 'other', version: 'other', kind });
    this.#options.count(fault);
    const at = new Date(this.#now()).toISOString();
    this.#untold = withOutcomes(this.#untold, [{ app, version, kind: 'browser', counts: { [kind]: 1 }, at }]);
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER).unref();
    await this.#log(fault);
  }

  /** Tells the store now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length) this.#options.record(untold);
  }

  async #log(fault: BrowserFault): Promise<void> {
    const { app, version, kind, message, stack } = fault;
    const fingerprint = createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 12);
    if (this.#seen.has(fingerprint)) return;
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) this.#logged = 0;
    this.#minute = minute;
    // It may be logged when it comes again.
    if (this.#logged++ >= LOGGED_PER_MINUTE) return;
    this.#seen.set(fingerprint, true);
    const places = stack.map((place) => `    at /${app}/${version}/${place}`).join('\n');
    const [name = '', text = ''] = message.split(/: (.*)/s);
    const err = Object.assign(new Error(text || message), text && name ? { name } : {});
    err.stack = await this.#options.stacks.resolveStack(places);
    this.#options.log.warn({ remote: app, version, kind, fingerprint, err }, 'fault in a browser');
  }

  async #isRecent(app: string, version: string): Promise<boolean> {
    const { store } = this.#options;
    try {
      const stamp = await store.registryStamp();
      if (stamp !== this.#stamp) this.#recent = recentVersions(await store.readRegistry());
      this.#stamp = stamp;
    } catch {
      // While the store is away the versions of before count: pages say that it is.
    }
    return this.#recent.has(`${app}@${version}`);
  }
}

function recentVersions({ live, history }: Registry): Set<string> {
  const lately = Object.entries(history).flatMap(([app, flips]) =>
    flips.slice(-RECENT_CHANGES).map(({ version }) => `${app}@${version}`),
  );
  return new Set([...Object.entries(live).map(([app, version]) => `${app}@${version}`), ...lately]);
}
