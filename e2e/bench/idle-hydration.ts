import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { tasksAfter, traced, type TraceEvent } from './trace.ts';

const RUNS = 5;
/** ms of the processor that a task may take while a page is hydrated (docs/decisions/0091). */
const LONGEST_TASK = 50;

/** Pages, each with the part that is waited for. */
const PAGES: Record<string, { path: string; part: string }> = {
  home: { path: '/fr/', part: 'FeaturedProperties' },
  list: { path: '/fr/a-vendre/', part: 'ListPage' },
  property: { path: '/property/1395/', part: 'PropertyPage' },
};

/** The longest task of a page that is hydrated by itself on a desktop, after its load. */
export async function measureIdleHydration({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const longest: Record<string, number[]> = {};
  try {
    for (let run = 0; run < RUNS; run++)
      for (const [name, { path, part }] of Object.entries(PAGES)) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        const trace = await traced(await context.newCDPSession(page), async () => {
          await page.goto(url + path);
          await page.locator(`html[data-hydrated*="${part}"]`).waitFor();
        });
        (longest[name] ??= []).push(Math.max(...tasksAfterLoad(trace)));
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return {
    title: 'Pages hydrated by themselves on a desktop',
    figures: Object.entries(longest).map(([name, tasks]): Figure => {
      const middle = median(tasks);
      return {
        what: `Longest task after the load, ${name}`,
        measured: `${Math.round(middle)} ms`,
        budget: `${LONGEST_TASK} ms`,
        isMet: middle <= LONGEST_TASK,
      };
    }),
    remarks: [
      `Medians of ${RUNS} visits, 1440 × 900, nothing touched. Time of the thread, from the trace of Chromium: what other processes do meanwhile does not count.`,
    ],
  };
}

/** ms of the processor that each task of the page took after it had loaded. */
const tasksAfterLoad = (events: readonly TraceEvent[]): number[] =>
  tasksAfter(
    events,
    events.findLast(({ name }) => name === 'loadEventEnd')!,
  );
