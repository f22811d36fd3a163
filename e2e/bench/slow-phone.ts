import type { Browser, CDPSession, Cookie, Page } from '@playwright/test';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's slow 4G: ms and bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const CPU_SLOWDOWN = 4;

/** A page in a phone with an empty cache and a slow connection, whose paints are observed. `cookies`: of who is signed in. */
export async function openSlowPhone(
  browser: Browser,
  cookies: Cookie[] = [],
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observePaints);
  return { page, session };
}

export interface Paints {
  shift: number;
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** Of long tasks after the first paint, what is over 50 ms each. */
  blocking: number;
}

/** Runs in the page. */
function observePaints() {
  const paints: Paints = { shift: 0, firstPaint: 0, largestPaint: 0, largestElement: '', blocking: 0 };
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
  observe('longtask', ({ duration }) => void (paints.blocking += duration - 50));
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime;
    const { element, url } = entry as unknown as { element?: Element; url?: string };
    paints.largestElement = `${element?.tagName.toLowerCase() ?? 'gone'}${url ? ` ${new URL(url).pathname}` : ''}`;
  });
}

export const readPaints = (page: Page) =>
  page.evaluate(() => (window as unknown as { paints: Paints }).paints);
