import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { startPrerenderingPhone } from './phone-with-prerender.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const LIST = '/fr/a-vendre/';
const RUNS = 5;
/** ms, issue of the first second. */
const MOST_WHEN_AHEAD = 300;
const RULES = '*/speculation-rules.json';

/** From a tap on a home of the list to the largest paint of its page, on a phone: rendered ahead or asked for, in turns. */
export async function measureNextPage({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const ahead: number[] = [];
  const asked: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    asked.push(await largestPaintAfterTap(url, [RULES]));
    ahead.push(await largestPaintAfterTap(url, []));
  }
  const [whenAhead, whenAsked] = [median(ahead), median(asked)];
  return {
    title: 'The next page',
    figures: [
      {
        what: 'Largest paint of a page that was rendered ahead, after the tap',
        measured: `${Math.round(whenAhead)} ms`,
        budget: `${MOST_WHEN_AHEAD} ms`,
        isMet: whenAhead <= MOST_WHEN_AHEAD,
      },
      { what: 'Of one that was not', measured: `${Math.round(whenAsked)} ms` },
    ],
    remarks: [
      `From the list to a home, slow 4G, CPU ×${CPU_SLOWDOWN}, empty caches, ${RUNS} visits each in turns, medians. Ahead: a finger rests on the link until the page is rendered; otherwise the browser gets no speculation rules.`,
    ],
  };
}

async function largestPaintAfterTap(url: string, blocked: string[]): Promise<number> {
  const isAhead = blocked.length === 0;
  const phone = await startPrerenderingPhone(blocked);
  try {
    await phone.open(url + LIST);
    await phone.until(IS_HYDRATED);
    const at = await phone.evaluate<{ x: number; y: number }>(FIRST_HOME);
    await phone.touch('touchStart', at);
    if (isAhead) await phone.aheadUntil(IS_HYDRATED);
    await phone.touch('touchEnd', at);
    await phone.until(
      `location.pathname !== ${JSON.stringify(LIST)} && document.readyState === 'complete' && ${IS_HYDRATED}`,
    );
    return await phone.evaluate<number>(LARGEST_PAINT);
  } finally {
    await phone.close();
  }
}

const IS_HYDRATED = `!!document.documentElement.dataset.hydrated`;

/** Where a finger meets the link of the first home. */
const FIRST_HOME = `(() => {
  const link = document.querySelector('main article :is(h2, h3) a');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = link.getBoundingClientRect();
  return { x: x + 20, y: y + 8 };
})()`;

/** Of a page that was rendered ahead, time begins when it is opened. */
const LARGEST_PAINT = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const { activationStart } = performance.getEntriesByType('navigation')[0];
    resolve(Math.max(0, list.getEntries().at(-1).startTime - activationStart));
  }).observe({ type: 'largest-contentful-paint', buffered: true }))`;
