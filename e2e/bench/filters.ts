import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { started } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { CPU_SLOWDOWN, openSlowPhone } from './slow-phone.ts';

const LIST = '/fr/a-vendre/';
const RUNS = 5;
const LATER_CHOICES = 3;
/** ms (product B7; those besides the first of the issue of the search). */
const BUDGETS = { first: 700, later: 500, afterAnswer: 200, task: 100 };
/** ms between two choices: longer than quick ones are apart. */
const BETWEEN = 1_000;
/** ms after which the results of a choice are missed. */
const LONGEST = 30_000;

/** What the page observed of one choice, in ms. */
interface Choice {
  /** From the choice to the paint of its first homes. */
  shown: number;
  /** From the last byte of the answer to that paint. */
  afterAnswer: number;
  longestTask: number;
}

/** From a choice in a filter of the list to its results, on a slow phone whose line was idle before. */
export async function measureFilters({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const first: Choice[] = [];
    const later: Choice[] = [];
    for (let run = 0; run < RUNS; run++) {
      const [opening, ...further] = await visit(browser, url + LIST);
      first.push(opening!);
      later.push(...further);
    }
    return describe(first, later);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, list: string): Promise<Choice[]> {
  const { page } = await openSlowPhone(browser);
  try {
    await page.addInitScript(observeChoices);
    await page.goto(list, { waitUntil: 'networkidle' });
    await started(page);
    await page.getByRole('button', { name: /^Filtres/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.locator('summary', { hasText: 'Plus de filtres' }).tap();
    // A choice may leave some of the others without results.
    const next = sheet.locator('input[name="with"]:enabled:not(:checked)').first();
    const choices: Choice[] = [];
    for (let choice = 0; choice <= LATER_CHOICES; choice++) {
      choices.push(await choose(page, () => next.tap()));
      await page.waitForTimeout(BETWEEN);
    }
    return choices;
  } finally {
    await page.context().close();
  }
}

async function choose(page: Page, tap: () => Promise<void>): Promise<Choice> {
  await page.evaluate('window.shownChoice = new Promise((shown) => (window.tellChoice = shown)), undefined');
  await tap();
  return within(LONGEST, page.evaluate<Choice>('window.shownChoice'));
}

const within = <Value>(ms: number, promised: Promise<Value>): Promise<Value> =>
  Promise.race([
    promised,
    setTimeout(ms, undefined, { ref: false }).then(() => {
      throw new Error(`a choice has no results after ${ms} ms`);
    }),
  ]);

/** Runs in the page: tells of each choice when its results are painted. */
function observeChoices() {
  /** ms after the paint of the first homes in which the others are drawn, and in which long tasks and answers are told. */
  const TOLD_AFTER = 600;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  let chosenAt: number | undefined;
  let isSearching = false;
  addEventListener('change', ({ timeStamp }) => (chosenAt ??= timeStamp), { capture: true });
  const isSearch = ({ name }: PerformanceEntry) => new URL(name).pathname.startsWith('/api/listings');
  const answeredAt = (since: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime >= since && isSearch(entry))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .at(-1);
  const tell = (from: number, until: number) => {
    const during = tasks.filter(
      (task) => task.startTime + task.duration > from && task.startTime < until + TOLD_AFTER,
    );
    const longestTask = Math.max(0, ...during.map(({ duration }) => duration));
    const { tellChoice } = window as unknown as { tellChoice?: (choice: Choice) => void };
    tellChoice?.({ shown: until - from, afterAnswer: until - (answeredAt(from) ?? from), longestTask });
  };
  new MutationObserver(() => {
    if (chosenAt === undefined) return;
    const hasCount = document.querySelector('main [role=status] h2') !== null;
    isSearching ||= !hasCount;
    if (!isSearching || !hasCount) return;
    const from = chosenAt;
    chosenAt = undefined;
    isSearching = false;
    // The frame that holds the change is painted before the next task.
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        const until = performance.now();
        window.setTimeout(() => tell(from, until), TOLD_AFTER);
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function describe(first: Choice[], later: Choice[]): Part {
  const all = [...first, ...later];
  const after = all.map(({ afterAnswer }) => afterAnswer);
  const tasks = all.map(({ longestTask }) => longestTask);
  return {
    title: 'Choices in filters',
    figures: [
      figure('First choice to its first homes', median(first.map(({ shown }) => shown)), BUDGETS.first),
      figure('Later choice to its first homes', median(later.map(({ shown }) => shown)), BUDGETS.later),
      figure('Answer to the paint of its first homes', median(after), BUDGETS.afterAnswer),
      figure('Longest task from a choice until all homes are drawn', median(tasks), BUDGETS.task),
    ],
    remarks: [
      `The list on a phone, slow 4G, CPU ×${CPU_SLOWDOWN}, an empty cache, left alone until the network is idle; then the sheet of filters is opened and ${1 + LATER_CHOICES} features are chosen, ${BETWEEN} ms apart. Medians of ${RUNS} visits; the slowest of all ${all.length} choices was painted ${Math.round(Math.max(...after))} ms after its answer, and the longest task took ${Math.round(Math.max(...tasks))} ms. Chromium tells tasks from 50 ms on; 0 is none.`,
    ],
  };
}

const figure = (what: string, value: number, budget: number): Figure => ({
  what,
  measured: `${Math.round(value)} ms`,
  budget: `${budget} ms`,
  isMet: value <= budget,
});
