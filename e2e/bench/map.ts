import { chromium } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import type { BenchSite } from './bench-site.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import type { Part } from './budget.ts';

/** Has no code of its own: what is measured is the map. */
const PAGE = '/robots.txt';
const FRAME = '/frames/mf-search/map/';
const PINS = 10_000;
const LONGEST_TASK = 50;
const DRAGS = 6;
const ZOOMS = 4;
/** Steps of a drag, and ms between them: as often as a screen is drawn. */
const STEPS = 30;
const STEP = 16;
/** ms in which a map comes to rest, with its inertia. */
const REST = 900;

/** Tasks of the map's frame while it is moved with many pins, on a slow processor. */
export async function measureMap({ url }: Pick<BenchSite, 'url'>): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const frame = await openMap(page, url);
    const shown = await tasksDuring(frame, () => showPins(page));
    const pans = await tasksDuring(frame, () => pan(page));
    const zooms = await tasksDuring(frame, () => zoom(page));
    return {
      title: `A map of ${PINS.toLocaleString('en')} pins`,
      figures: [
        {
          what: 'Longest task while the map is moved',
          measured: `${Math.round(longest(pans))} ms`,
          budget: `${LONGEST_TASK} ms`,
          isMet: longest(pans) <= LONGEST_TASK,
        },
        { what: 'Tasks above that', measured: `${pans.filter((task) => task > LONGEST_TASK).length}` },
        { what: 'Longest task while it is zoomed', measured: `${Math.round(longest(zooms))} ms` },
        { what: 'Longest task when the pins are shown first', measured: `${Math.round(longest(shown))} ms` },
      ],
      remarks: [
        `The built-in map alone in its frame, 1280 × 800, CPU ×${CPU_SLOWDOWN}: ${PINS.toLocaleString('en')} listings of the country at once (the API sends a grid above 2,000), ${DRAGS} drags with their inertia, ${ZOOMS} zooms with the wheel. Chromium tells tasks from 50 ms on.`,
      ],
    };
  } finally {
    await browser.close();
  }
}

/** No task above 50 ms is told as 0. */
const longest = (tasks: number[]) => Math.max(0, ...tasks);

/** A page of the site with the map's frame over all of it. */
async function openMap(page: Page, url: string): Promise<Frame> {
  await page.goto(url + PAGE);
  await page.evaluate(showFrame, FRAME);
  const frame = page.frames().find((found) => new URL(found.url()).pathname === FRAME)!;
  await frame.evaluate(watchTasks);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return frame;
}

/** Runs in the page. */
function showFrame(address: string) {
  return new Promise<void>((resolve) => {
    const frame = document.createElement('iframe');
    frame.id = 'measured';
    frame.src = address;
    frame.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:2147483647;border:0';
    addEventListener('message', ({ source }) => source === frame.contentWindow && resolve());
    document.body.append(frame);
  });
}

/** Runs in the frame. */
function watchTasks() {
  const tasks: number[] = [];
  (window as unknown as { tasks: number[] }).tasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask' },
  );
}

async function tasksDuring(frame: Frame, act: () => Promise<void>): Promise<number[]> {
  await frame.evaluate('window.tasks.length = 0');
  await act();
  await frame.page().waitForTimeout(REST);
  return frame.evaluate<number[]>('window.tasks');
}

/** Tells the frame as the page would: listings spread as homes are, more of them near towns. */
async function showPins(page: Page): Promise<void> {
  await page.evaluate((count) => {
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
    const properties = Array.from({ length: count }, (_, index) => {
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
      };
    });
    const texts =
      'map zoomIn zoomOut several counted noPrice closed residential office industrial land retail';
    document.querySelector<HTMLIFrameElement>('#measured')!.contentWindow!.postMessage(
      {
        type: 'show',
        protocol: 1,
        properties,
        counted: [],
        messageInfo: '',
        mapType: 'built-in',
        customMarker: null,
        marqueeIgnore: [],
        language: 'fr',
        texts: Object.fromEntries(texts.split(' ').map((name) => [name, name])),
        area: null,
        fit: { south: 50.3, west: 3.6, north: 51.2, east: 5.4 },
      },
      location.origin,
    );
  }, PINS);
  await page.frameLocator('#measured').locator('.pin-root').first().waitFor();
}

async function pan(page: Page): Promise<void> {
  for (let drag = 0; drag < DRAGS; drag++) {
    const turn = (drag * Math.PI * 2) / DRAGS;
    await page.mouse.move(640, 400);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(640 + step * 12 * Math.cos(turn), 400 + step * 9 * Math.sin(turn));
      await page.waitForTimeout(STEP);
    }
    await page.mouse.up();
    await page.waitForTimeout(REST);
  }
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < ZOOMS; turn++) {
    await page.mouse.wheel(0, turn % 2 === 0 ? -240 : 240);
    await page.waitForTimeout(REST);
  }
}
