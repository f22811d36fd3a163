import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { shellHydrated } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { kilobytes, median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { bytesByApp, sum, watchNetwork } from './network.ts';
import { longestChain } from './waterfall.ts';

const RUNS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Lighthouse's slow 4G: ms and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** LCP and FCP of the same frame may differ by rounding. */
const ONE_FRAME = 17;

interface View {
  scriptBytes: number;
  /** Bytes of JavaScript by the app that it belongs to. */
  scriptsByApp: Record<string, number>;
  allBytes: number;
  requests: number;
  chain: string[];
  shift: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
}

/** First view of the list page on a slow phone, with an empty cache; the median of five visits. */
export async function measureFirstView(site: BenchSite): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const views: View[] = [];
    for (let run = 0; run < RUNS; run++) views.push(await visit(browser, `${site.url}/fr/a-vendre/`));
    return describe(views);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requested = await watchNetwork(session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: 'networkidle' });
  await shellHydrated(page);
  const paints = await readPaints(page);
  await context.close();
  const scripts = requested.filter(({ type }) => type === 'Script');
  return {
    scriptBytes: sum(scripts),
    scriptsByApp: bytesByApp(scripts),
    allBytes: sum(requested),
    requests: requested.length,
    chain: longestChain(url, requested),
    ...paints,
  };
}

interface Paints {
  shift: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
}

/** Runs in the page. */
function observePaints() {
  const paints: Paints = { shift: 0, firstPaint: 0, largestPaint: 0, largestElement: '' };
  (window as unknown as { paints: Paints }).paints = paints;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) paints.shift += value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime;
    const { element, url } = entry as unknown as { element?: Element; url?: string };
    paints.largestElement = `${element?.tagName.toLowerCase() ?? 'gone'}${url ? ` ${new URL(url).pathname}` : ''}`;
  });
}

const readPaints = (page: Page) => page.evaluate(() => (window as unknown as { paints: Paints }).paints);

function describe(views: View[]): Part {
  const of = (key: 'scriptBytes' | 'allBytes' | 'requests' | 'shift' | 'firstPaint' | 'largestPaint') =>
    median(views.map((view) => view[key]));
  const depth = median(views.map(({ chain }) => chain.length));
  const bytes = of('scriptBytes');
  const [fcp, lcp] = [of('firstPaint'), of('largestPaint')];
  const figures: Figure[] = [
    {
      what: 'JavaScript, transferred',
      measured: kilobytes(bytes),
      budget: '120 KB',
      isMet: bytes <= 120_000,
    },
    { what: 'Depth of the waterfall', measured: String(depth), budget: '2', isMet: depth <= 2 },
    {
      what: 'Cumulative layout shift',
      measured: of('shift').toFixed(4),
      budget: '0.02',
      isMet: of('shift') <= 0.02,
    },
    {
      what: 'Largest / first contentful paint',
      measured: `${lcp.toFixed(0)} / ${fcp.toFixed(0)} ms`,
      budget: 'equal',
      isMet: lcp - fcp <= ONE_FRAME,
    },
  ];
  const typical = views.find(({ scriptBytes }) => scriptBytes === bytes)!;
  const most = Math.max(...views.map(({ scriptBytes }) => scriptBytes));
  return {
    title: 'List page, first view',
    figures,
    remarks: [
      `Median of ${RUNS} visits with an empty cache: Chromium, 390 × 844 at 2 pixels per point, slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), CPU ×${CPU_SLOWDOWN}, as the DevTools protocol throttles them.`,
      `${of('requests')} requests, ${kilobytes(of('allBytes'))} in all. Largest paint: \`${typical.largestElement}\`. Longest chain: ${typical.chain.map((url) => `\`${new URL(url).pathname}\``).join(' → ')}.`,
      `JavaScript is ${(bytes / 120_000).toFixed(2)} of its budget (${byApp(typical)}; ${kilobytes(most)} in the visit with the most). Largest over first paint: ${(lcp / fcp).toFixed(2)}.`,
    ],
  };
}

const byApp = ({ scriptsByApp }: View) =>
  Object.entries(scriptsByApp)
    .map(([app, bytes]) => `${app} ${kilobytes(bytes)}`)
    .join(', ');
