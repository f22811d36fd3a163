import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { startPrerenderingPhone } from './phone-with-prerender.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const LIST = '/fr/a-vendre/';
const RUNS = 5;
/** ms, issue of the first second. */
const MOST_WHEN_AHEAD = 300;
/** Of a page that is asked for, issue of the first second. */
const MOST_WHEN_PREFETCHED = 0.6;

/** How much of the next page a browser has when its visitor taps: nothing, its HTML, or all, drawn. */
type Ahead = 'nothing' | 'html' | 'page';

/** Speculation rules that fetch no more ahead than this; the site's own render the page. */
const RULES: Record<Exclude<Ahead, 'page'>, object> = {
  nothing: {},
  html: { prefetch: [{ where: { selector_matches: 'main article a' }, eagerness: 'moderate' }] },
};

/** From a tap on a home of the list to the largest paint of its page, on a phone: rendered ahead, fetched ahead or asked for, in turns. */
export async function measureNextPage({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const paints: Record<Ahead, number[]> = { nothing: [], html: [], page: [] };
  for (let run = 0; run < RUNS; run++)
    for (const ahead of ['nothing', 'html', 'page'] as const)
      paints[ahead].push(await largestPaintAfterTap(url, ahead));
  const [asked, prefetched, rendered] = [median(paints.nothing), median(paints.html), median(paints.page)];
  return {
    title: 'The next page',
    figures: [
      {
        what: 'Largest paint of a page that was rendered ahead, after the tap',
        measured: `${Math.round(rendered)} ms`,
        budget: `${MOST_WHEN_AHEAD} ms`,
        isMet: rendered <= MOST_WHEN_AHEAD,
      },
      {
        what: 'Of one whose HTML was fetched ahead, over one that was not',
        measured: (prefetched / asked).toFixed(2),
        budget: MOST_WHEN_PREFETCHED.toFixed(2),
        isMet: prefetched / asked <= MOST_WHEN_PREFETCHED,
      },
      { what: 'Of one whose HTML was fetched ahead', measured: `${Math.round(prefetched)} ms` },
      { what: 'Of one that was not', measured: `${Math.round(asked)} ms` },
    ],
    remarks: [
      `From the list to a home, slow 4G, CPU ×${CPU_SLOWDOWN}, empty caches, ${RUNS} visits each in turns, medians. The visitor has scrolled, so that the list is hydrated. Ahead: a finger rests on the link until the page is rendered, or its HTML is there. The others get speculation rules that fetch only HTML, or nothing.`,
    ],
  };
}

async function largestPaintAfterTap(url: string, ahead: Ahead): Promise<number> {
  const phone = await startPrerenderingPhone(
    ahead === 'page' ? undefined : { instead: '*/speculation-rules.json', rules: RULES[ahead] },
  );
  try {
    await phone.open(url + LIST);
    await phone.until(HAS_STARTED);
    const at = await phone.evaluate<{ x: number; y: number }>(FIRST_HOME);
    await phone.until(IS_LIST_HYDRATED);
    await phone.touch('touchStart', at);
    if (ahead === 'page') await phone.aheadUntil(IS_READY);
    if (ahead === 'html') await phone.untilPrefetched();
    await phone.touch('touchEnd', at);
    await phone.until(
      `location.pathname !== ${JSON.stringify(LIST)} && document.readyState === 'complete' && ${HAS_STARTED}`,
    );
    return await phone.evaluate<number>(LARGEST_PAINT);
  } finally {
    await phone.close();
  }
}

const HAS_STARTED = `window.__PAGE__?.replay !== undefined`;
/** Half a second after its load the page has been laid out with all of its styles. */
const IS_READY = `${HAS_STARTED} && document.readyState === "complete" && performance.now() - performance.getEntriesByType("navigation")[0].loadEventEnd > 500`;
const IS_LIST_HYDRATED = `/ListPage/.test(document.documentElement.dataset.hydrated ?? '')`;

/** Scrolls to the first home, which hydrates the list; where a finger meets its link. */
const FIRST_HOME = `(() => {
  const link = document.querySelector('main article :is(h2, h3) a');
  scrollBy({ top: 1, behavior: 'instant' });
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
