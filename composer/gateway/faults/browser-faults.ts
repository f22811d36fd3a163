import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as z from 'zod';
import {
  BROWSER_FAULT_KINDS,
  FAULT_PLACE,
  faultMessage,
  LONGEST_FAULT_MESSAGE,
  MOST_FAULT_PLACES,
} from '../../contract/browser-fault.ts';
import type { BrowserFault } from '../../contract/browser-fault.ts';
import { withOutcomes } from '../releases/outcomes.ts';
import type { Outcome } from '../releases/outcomes.ts';
import { sentApp, sentVersion } from '../releases/recent-versions.ts';
import type { RecentVersions } from '../releases/recent-versions.ts';
import type { StackResolver } from './stack-resolver.ts';

/** Faults that are told apart; each is in the log once. */
const KEPT_FAULTS = 500;
/** New faults per minute that are logged: anybody may make them up. */
const LOGGED_PER_MINUTE = 20;
/** ms until the store hears of faults, with those that come meanwhile; each time an object is written for each version. */
const TELL_AFTER = 5_000;

/** A fault as it may be sent. */
export const faultSchema: z.ZodType<BrowserFault> = z.strictObject({
  app: sentApp,
  version: sentVersion,
  kind: z.enum(BROWSER_FAULT_KINDS),
  // A browser has done the same: anybody may send anything.
  message: z.string().max(LONGEST_FAULT_MESSAGE).transform(faultMessage),
  stack: z.array(z.string().regex(FAULT_PLACE)).max(MOST_FAULT_PLACES),
});

interface Options {
  recent: Pick<RecentVersions, 'has'>;
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
  #untold: Outcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  async take(fault: BrowserFault): Promise<void> {
    const { app, version, kind } = fault;
    if (!(await this.#options.recent.has(app, version)))
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
}
