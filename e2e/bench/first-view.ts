import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { PAGE_STATES } from 'composer/contract';
import { findBrowser } from '../browser/find-browser.ts';
import { started } from '../site/pages.ts';
import type { BenchSite } from './bench-site.ts';
import { kilobytes, median } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { bytesByApp, sum, watchNetwork, longestChain } from './network.ts';
import type { Transfer } from './network.ts';
import { CPU_SLOWDOWN, openSlowPhone, readPaints } from './slow-phone.ts';
import type { Paints } from './slow-phone.ts';

const RUNS = 5;
/** Bytes (product B4). */
const MOST_SCRIPT = 100_000;
/** LCP and FCP of the same frame may differ by rounding. */
const ONE_FRAME = 17;

interface View extends Paints {
  scriptBytes: number;
  /** Bytes of JavaScript by the app that it belongs to. */
  scriptsByApp: Record<string, number>;
  allBytes: number;
  requests: number;
  /** Bytes that are fetched ahead, when the network is idle. */
  aheadBytes: number;
  chain: string[];
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
  const { page, session } = await openSlowPhone(browser);
  const all = await watchNetwork(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await started(page);
  await page.waitForLoadState('networkidle');
  // Nobody touches the page: its state is fetched when the line is idle, to know what else to fetch ahead.
  const isLater = ({ isAhead, url: of }: Transfer) => isAhead || new URL(of).pathname.startsWith(PAGE_STATES);
  const requested = all.filter((transfer) => !isLater(transfer));
  const paints = await readPaints(page);
  await page.context().close();
  const scripts = requested.filter(({ type }) => type === 'Script');
  return {
    scriptBytes: sum(scripts),
    scriptsByApp: bytesByApp(scripts),
    allBytes: sum(requested),
    requests: requested.length,
    aheadBytes: sum(all) - sum(requested),
    chain: longestChain(url, requested),
    ...paints,
  };
}

function describe(views: View[]): Part {
  const of = (
    key: 'scriptBytes' | 'allBytes' | 'requests' | 'aheadBytes' | 'shift' | 'firstPaint' | 'largestPaint',
  ) => median(views.map((view) => view[key]));
  const depth = median(views.map(({ chain }) => chain.length));
  const bytes = of('scriptBytes');
  const [fcp, lcp] = [of('firstPaint'), of('largestPaint')];
  const figures: Figure[] = [
    {
      what: 'JavaScript, transferred',
      measured: kilobytes(bytes),
      budget: kilobytes(MOST_SCRIPT),
      isMet: bytes <= MOST_SCRIPT,
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
      `Until the page is shown and hears its visitor, whose first interaction hydrates it (part \`first-tap\`); ${kilobytes(of('aheadBytes'))} come later, when the line is idle: code and pictures that the visitor may need next. ${of('requests')} requests, ${kilobytes(of('allBytes'))} in all. Largest paint: \`${typical.largestElement}\`. Longest chain: ${typical.chain.map((url) => `\`${new URL(url).pathname}\``).join(' → ')}.`,
      `JavaScript is ${(bytes / MOST_SCRIPT).toFixed(2)} of its budget (${byApp(typical)}; ${kilobytes(most)} in the visit with the most). Largest over first paint: ${(lcp / fcp).toFixed(2)}.`,
    ],
  };
}

const byApp = ({ scriptsByApp }: View) =>
  Object.entries(scriptsByApp)
    .map(([app, bytes]) => `${app} ${kilobytes(bytes)}`)
    .join(', ');
