import * as z from 'zod';
import { SHELL_PAGES } from '../../contract/web-vitals.ts';
import type { PageVitals } from '../../contract/web-vitals.ts';
import { withOutcomes } from '../releases/outcomes.ts';
import type { Outcome } from '../releases/outcomes.ts';
import { sentApp, sentVersion } from '../releases/recent-versions.ts';
import type { RecentVersions } from '../releases/recent-versions.ts';
import type { LiveSnapshot } from '../releases/snapshot.ts';
import { countVitals } from './vital-counts.ts';

/** ms until the store hears of vitals, with those that come meanwhile. */
const TELL_AFTER = 60_000;

const duration = z.number().nonnegative().max(120_000).optional();

/** The vitals of a page as they may be sent. */
export const vitalsSchema = z.strictObject({
  app: sentApp,
  version: sentVersion,
  shell: sentVersion,
  page: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*$/),
  values: z
    .strictObject({
      lcp: duration,
      inp: duration,
      cls: z.number().nonnegative().max(100).optional(),
      ttfb: duration,
    })
    .refine((values) => Object.keys(values).length > 0, 'one at least'),
}) as z.ZodType<PageVitals>;

interface Options {
  recent: Pick<RecentVersions, 'has'>;
  releases: LiveSnapshot;
  observe(vitals: PageVitals): void;
  /** Told of each version how fast its pages were since the last time. */
  record(outcomes: Outcome[]): void;
}

/**
 * How fast pages are for visitors who agreed to be measured: as metrics, and told to the store for each version. What is not of a version
 * that is or was live lately, or of a kind of page that its app has now, is left out: anybody may make it up.
 */
export class WebVitals {
  readonly #options: Options;
  #untold: Outcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async take(vitals: PageVitals): Promise<void> {
    if (!(await this.#isKnown(vitals))) return;
    this.#options.observe(vitals);
    const { app, version, shell, values } = vitals;
    const outcome = { kind: 'vitals', vitals: countVitals(values), at: new Date().toISOString() } as const;
    const concerned =
      app === 'shell'
        ? [{ app, version }]
        : [
            { app, version },
            { app: 'shell', version: shell },
          ];
    this.#untold = withOutcomes(
      this.#untold,
      concerned.map((release) => ({ ...release, ...outcome })),
    );
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER).unref();
  }

  /** Tells the store now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length) this.#options.record(untold);
  }

  async #isKnown({ app, version, shell, page }: PageVitals): Promise<boolean> {
    const { recent, releases } = this.#options;
    if (app === 'shell' && version !== shell) return false;
    if (!(await recent.has(app, version)) || !(await recent.has('shell', shell))) return false;
    if (app === 'shell') return SHELL_PAGES.some((kind) => kind === page);
    const { composition } = await releases.current();
    return composition.remotes[app]?.routes.some(({ id }) => id === page) ?? false;
  }
}
