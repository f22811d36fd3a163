import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { started } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { CPU_SLOWDOWN, openSlowPhone } from './slow-phone.ts';
import { tasksAfter, traced } from './trace.ts';

const LIST = '/fr/a-vendre/';
const PINS = 10_000;
/** ms of the processor that a task may take. */
const LONGEST_TASK = 50;
/** ms from the tap to the pins on a picture of the map. */
const LONGEST_OPENING = 2_000;
const OPENINGS = 5;
const DRAGS = 6;
/** Steps of the wheel, from the whole country to a town and back. */
const WHEEL = [-400, -400, -400, 400, 400, 400];
/** Steps of a drag, and ms between them: as often as a screen is drawn. */
const STEPS = 30;
const STEP = 16;
/** ms in which a map comes to rest, with its inertia. */
const REST = 900;
const BEGUN = 'begun';
/** The wait of the thread for what draws on the screen, which is software here. */
const WAIT = 'Commit';

/** The map of a search: tasks of the main thread with many pins, and how soon there are pins on a phone. */
export async function measureMap({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const tasks = await tasksOfManyPins(browser, url);
    const openings: Opening[] = [];
    for (let run = 0; run < OPENINGS; run++) openings.push(await opening(browser, url));
    return describe(tasks, openings);
  } finally {
    await browser.close();
  }
}

interface Tasks {
  opened: number[];
  filled: number[];
  moved: number[];
  zoomed: number[];
}

/** The thread of the page is that of its frame too. */
async function tasksOfManyPins(browser: Browser, url: string): Promise<Tasks> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const many = manyPins();
  // What is not whole is asked for again when the map is moved.
  let body = JSON.stringify({ ...many, isWhole: false, points: many.points.slice(0, 1) });
  await page.route('**/api/map?*', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto(url + LIST, { waitUntil: 'networkidle' });
  await started(page);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated*="ListPage"]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const during = (act: () => Promise<void>) => tasksDuring(page, session, act);
  // What is searched for by name takes the thread that is measured.
  const link = (await page.getByRole('link', { name: 'Carte', exact: true }).boundingBox())!;
  const opened = await during(async () => {
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
    const map = page.locator('iframe').contentFrame();
    await map.locator('.pin-root').first().waitFor();
    await map.locator('canvas').waitFor();
  });
  // The list is another matter: it is searched anew where the map is moved, and for other filters.
  await page.getByRole('checkbox', { name: 'Rechercher quand je déplace la carte' }).uncheck();
  body = JSON.stringify(many);
  const answered = page.waitForResponse('**/api/map?*');
  const filled = await during(async () => {
    await drag(page, 40, 0);
    await answered;
  });
  const moved = await during(() => pan(page));
  const zoomed = await during(() => zoom(page));
  await page.close();
  return { opened, filled, moved, zoomed };
}

async function tasksDuring(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const trace = await traced(session, async () => {
    await page.evaluate((name) => void performance.mark(name), BEGUN);
    await act();
    await page.waitForTimeout(REST);
  });
  return tasksAfter(
    trace,
    trace.find(({ name }) => name === BEGUN)!,
    WAIT,
  );
}

/** More than the API answers (product S51): listings spread as homes are, more of them near towns. */
function manyPins() {
  const towns = [
    [50.85, 4.35],
    [51.22, 4.4],
    [51.05, 3.72],
    [50.63, 5.57],
    [50.47, 4.87],
    [50.45, 3.95],
  ] as const;
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const points = Array.from({ length: PINS }, (_, index) => {
    const [lat, lng] = towns[index % towns.length]!;
    const reach = random() ** 2 * 0.8;
    const turn = random() * 2 * Math.PI;
    return {
      id: index + 1,
      lat: lat + reach * Math.sin(turn) * 0.6,
      lng: lng + reach * Math.cos(turn),
      price: 100_000 + Math.floor(random() * 900) * 1_000,
      typeId: 1 + Math.floor(random() * 2),
      marquee: 0,
      closed: false,
      town: 'Namur',
      title: `Maison de caractère avec jardin et trois chambres (${index + 1})`,
    };
  });
  return {
    total: PINS,
    unplaced: 0,
    extent: [50.3, 3.6, 51.2, 5.4],
    isWhole: true,
    points,
    around: [],
    clusters: [],
    marqueeIgnore: [],
    customMarker: null,
  };
}

/** The middle of the map. */
async function findMiddle(page: Page) {
  const { x, y, width, height } = (await page.locator('iframe').boundingBox())!;
  return { x: x + width / 2, y: Math.min(y + height, 900) / 2 + y / 2 };
}

async function pan(page: Page): Promise<void> {
  for (let turn = 0; turn < DRAGS; turn++) {
    const angle = (turn * Math.PI * 2) / DRAGS;
    await drag(page, 240 * Math.cos(angle), 240 * Math.sin(angle));
    await page.waitForTimeout(REST);
  }
}

async function drag(page: Page, right: number, down: number): Promise<void> {
  const { x, y } = await findMiddle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(x + (step / STEPS) * right, y + (step / STEPS) * down);
    await page.waitForTimeout(STEP);
  }
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await findMiddle(page);
  await page.mouse.move(x, y);
  for (const turn of WHEEL) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(REST);
  }
}

/** ms after the tap. */
interface Opening {
  pins: number;
  live: number;
}

/** The map of the demo agency's listings, on a phone that has its list. */
async function opening(browser: Browser, url: string): Promise<Opening> {
  const { page } = await openSlowPhone(browser);
  try {
    await page.addInitScript(observeOpening);
    await page.goto(url + LIST, { waitUntil: 'networkidle' });
    await started(page);
    await page.getByRole('link', { name: 'Carte', exact: true }).tap();
    const map = page.locator('iframe').contentFrame();
    await map.locator('.pin-root').first().waitFor();
    await map.locator('canvas').waitFor();
    await page.waitForFunction(() => sessionStorage.liveAt);
    return await page.evaluate(() => {
      const { tappedAt, pinsAt, liveAt } = sessionStorage;
      return { pins: pinsAt - tappedAt, live: liveAt - tappedAt };
    });
  } finally {
    await page.context().close();
  }
}

/** Runs in each page, and in the map's frame: their clocks start at different times. */
function observeOpening() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('pointerdown', () => void (sessionStorage.tappedAt ??= now()), { capture: true });
  const has = (selector: string) => document.querySelector(selector) !== null;
  const tellOnce = (name: string, isThere: () => boolean) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // The frame that holds the change is painted before the next task.
      requestAnimationFrame(() => window.setTimeout(() => (sessionStorage[name] ??= now())));
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  };
  // In the picture that the server drew, or on the map itself.
  tellOnce('pinsAt', () => has('[data-needs-scripts] svg g') || has('.pin-root'));
  tellOnce('liveAt', () => has('.live-map:not(.is-waiting) .pin-root'));
}

function describe({ opened, filled, moved, zoomed }: Tasks, openings: Opening[]): Part {
  const longest = (what: string, tasks: number[]): Figure => ({
    what: `Longest task ${what}`,
    measured: `${Math.round(Math.max(...tasks))} ms`,
    budget: `${LONGEST_TASK} ms`,
    isMet: Math.max(...tasks) <= LONGEST_TASK,
  });
  const pins = median(openings.map((one) => one.pins));
  return {
    title: `A map of ${PINS.toLocaleString('en')} pins`,
    figures: [
      longest('when the pins come', filled),
      longest('while it is moved', moved),
      longest('while it is zoomed', zoomed),
      {
        what: 'Tap to pins on a picture of the map, phone',
        measured: `${Math.round(pins)} ms`,
        budget: `${LONGEST_OPENING} ms`,
        isMet: pins <= LONGEST_OPENING,
      },
      {
        what: 'Longest task while a map with one pin is opened',
        measured: `${Math.round(Math.max(...opened))} ms`,
      },
      {
        what: 'Tap to the map itself, phone',
        measured: `${Math.round(median(openings.map(({ live }) => live)))} ms`,
      },
    ],
    remarks: [
      `Tasks: the list on a desktop, 1440 × 900, hydrated, CPU ×${CPU_SLOWDOWN}; from there its map is opened, which evaluates the library and redraws the list; then ${PINS.toLocaleString('en')} listings of the country come at once (the API sends a grid above 2,000); ${DRAGS} drags with their inertia, ${WHEEL.length} steps of the wheel, to a town and back. Of page and frame, which share a thread; its time, from the trace of Chromium: what other processes do meanwhile does not count, nor does the wait for what draws on the screen, by software here.`,
      `Phone: slow 4G, CPU ×${CPU_SLOWDOWN}, the demo agency's list with an empty cache, left alone until the network is idle, and then "map" is tapped. Medians of ${OPENINGS} visits.`,
    ],
  };
}
