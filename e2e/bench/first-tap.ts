import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { started } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { CPU_SLOWDOWN, openSlowPhone } from './slow-phone.ts';

const RUNS = 5;
/** ms from an interaction to the next paint (product B8). */
const MOST_TO_PAINT = 150;

/** A visitor's first tap on a page, and the part that answers it once it is hydrated. */
const TAPS: Record<string, { path: string; tap(page: Page): Promise<void>; part: RegExp }> = {
  'list, filters': {
    path: '/fr/a-vendre/',
    tap: (page) => page.getByRole('button', { name: /^Filtres/ }).tap(),
    part: /ListPage/,
  },
  'list, menu': {
    path: '/fr/a-vendre/',
    tap: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }).tap(),
    part: /ListPage/,
  },
  'property, next picture': {
    path: '/property/1395/',
    tap: (page) => page.getByRole('button', { name: 'Photo suivante' }).first().tap(),
    part: /PropertyPage/,
  },
  'form, a field': {
    path: '/fr/over-ons/contact/',
    tap: (page) => page.locator('main input[name=lastName]').tap(),
    part: /ContactPage/,
  },
};

interface Tap {
  /** ms from the tap to the next paint. */
  toPaint: number;
  /** ms from the tap until the part answers to scripts. */
  toHydrated: number;
  longestTask: number;
}

/** The first tap on pages that wait for their visitor, on a slow phone whose line was idle before. */
export async function measureFirstTap({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const taps: Record<string, Tap[]> = {};
    for (let run = 0; run < RUNS; run++)
      for (const name of Object.keys(TAPS)) (taps[name] ??= []).push(await visit(browser, url, name));
    return describe(taps);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, name: string): Promise<Tap> {
  const { path, tap, part } = TAPS[name]!;
  const { page } = await openSlowPhone(browser);
  try {
    await page.addInitScript(observeTap, part.source);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await started(page);
    await tap(page);
    return await page.evaluate<Tap>('window.firstTap');
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
function observeTap(part: string) {
  /** ms after hydration in which the browser tells of what went before. */
  const TOLD_AFTER = 500;
  const interactions: PerformanceEntry[] = [];
  const tasks: PerformanceEntry[] = [];
  const observe = (into: PerformanceEntry[], options: PerformanceObserverInit) =>
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe(options);
  observe(interactions, { type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  observe(tasks, { type: 'longtask' });
  let tappedAt: number | undefined;
  addEventListener('pointerdown', ({ timeStamp }) => (tappedAt ??= timeStamp), { capture: true });
  (window as unknown as { firstTap: Promise<Tap> }).firstTap = new Promise((resolve) => {
    new MutationObserver(() => {
      if (tappedAt === undefined || !new RegExp(part).test(document.documentElement.dataset.hydrated ?? ''))
        return;
      const from = tappedAt;
      const toHydrated = performance.now() - from;
      window.setTimeout(() => {
        const own = interactions.filter((entry) => (entry as PerformanceEventTiming).interactionId);
        resolve({
          toPaint: Math.max(0, ...own.map(({ duration }) => duration)),
          toHydrated,
          longestTask: Math.max(
            0,
            ...tasks.filter(({ startTime }) => startTime > from).map(({ duration }) => duration),
          ),
        });
      }, TOLD_AFTER);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  });
}

function describe(taps: Record<string, Tap[]>): Part {
  const of = (name: string, key: keyof Tap) => median(taps[name]!.map((tap) => tap[key]));
  return {
    title: 'First tap',
    figures: Object.keys(taps).flatMap((name): Figure[] => [
      {
        what: `${name}: tap to next paint`,
        measured: `${Math.round(of(name, 'toPaint'))} ms`,
        budget: `${MOST_TO_PAINT} ms`,
        isMet: of(name, 'toPaint') <= MOST_TO_PAINT,
      },
      {
        what: `${name}: tap until the part is hydrated, longest task`,
        measured: `${Math.round(of(name, 'toHydrated'))}, ${Math.round(of(name, 'longestTask'))} ms`,
      },
    ]),
    remarks: [
      `The first interaction with a page that is not hydrated before it: a phone, slow 4G, CPU ×${CPU_SLOWDOWN}, an empty cache, left alone until the network is idle. Medians of ${RUNS} visits. To the next paint as Chromium's Event Timing tells it.`,
    ],
  };
}
