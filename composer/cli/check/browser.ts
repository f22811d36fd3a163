import { OperatorError } from '../../server/operator-error.ts';
import type { BrowserContext } from 'playwright-core';
import { BROWSER_FAULTS } from '../../contract/contract.ts';
import type { BrowserFacts } from './compare.ts';

/** A Chromium that looks at pages. */
export interface Browser {
  /** Opens a page as its visitor does, and sees what becomes of it. What goes wrong is an error of the page. */
  look(origin: string, path: string): Promise<BrowserFacts>;
  close(): Promise<void>;
}

const VIEW = { width: 1280, height: 900 };
/** px of a page that is shown in the report, and quality of its picture. */
const SHOWN_HEIGHT = 2_400;
const QUALITY = 45;
/** px to which a page is scrolled through: it may grow without end. */
const SCROLLED_HEIGHT = 30_000;
/** ms within which a page has to load, and its parts to be hydrated. What is slower than that is looked at as it is. */
const PATIENCE = 20_000;
/** ms for all that is done with a page: one that keeps its thread busy never answers. */
const DEADLINE = 60_000;
/** ms without a request: nothing more comes. */
const QUIET = 400;
/** Methods that change nothing: what else a page sends would reach the API of the site. */
const READS = ['GET', 'HEAD'];

/**
 * Starts Chromium: that of CHROME_PATH, or the one that playwright-core has installed. Rejects with `OperatorError` where the packages or
 * the browser are not there: a machine that only serves the site needs neither.
 */
export async function openBrowser({ deadline = DEADLINE } = {}): Promise<Browser> {
  const [{ chromium }, { default: axe }] = await Promise.all([
    import('playwright-core'),
    import('axe-core'),
  ]).catch(() => {
    throw new OperatorError(
      'To check in a browser install playwright-core and axe-core (npm install --no-save playwright-core axe-core), and a Chromium that CHROME_PATH names. --no-browser checks the server alone.',
    );
  });
  const executablePath = process.env['CHROME_PATH']?.trim();
  const started = await chromium
    .launch({
      ...(executablePath && { executablePath }),
      // Chromium has no sandbox for root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--disable-dev-shm-usage'],
    })
    .catch((error: unknown) => {
      throw new OperatorError(
        `Chromium does not start (${(error as Error).message.split('\n')[0]}). CHROME_PATH names another one, "npx playwright-core install chromium" installs one; --no-browser checks the server alone.`,
      );
    });
  return {
    close: () => started.close(),
    async look(origin, path) {
      // Outside: without a browser nothing is checked.
      const context = await started.newContext({
        viewport: VIEW,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const errors: string[] = [];
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('does not answer')), deadline);
      });
      try {
        return await Promise.race([see(context, { origin, path, axe: axe.source, errors }), late]);
      } catch (error) {
        errors.push(shortened((error as Error).message.split('\n')[0]!, origin));
        return { errors, violations: {}, hydrated: [] };
      } finally {
        clearTimeout(timer);
        await context.close();
      }
    },
  };
}

interface Seen {
  origin: string;
  path: string;
  /** Source of axe. */
  axe: string;
  /** Errors are added to it as they come. */
  errors: string[];
}

async function see(context: BrowserContext, { origin, path, axe, errors }: Seen): Promise<BrowserFacts> {
  await context.route(
    () => true,
    (route) => {
      const request = route.request();
      const { origin: asked, pathname } = new URL(request.url());
      const isOwn = asked === origin;
      if (isOwn && READS.includes(request.method()) && request.resourceType() !== 'ping')
        return route.continue();
      if (isOwn && pathname === BROWSER_FAULTS) {
        const fault = readFault(request.postData());
        if (fault) errors.push(fault);
      }
      // Pages of others are none of the release's, and hear of no check; nor does the API.
      return route.fulfill({ status: 204, body: '' });
    },
  );
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => {}));
  let pending = 0;
  let lastChange = Date.now();
  const count = (by: number) => () => {
    pending += by;
    lastChange = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && (!url || url.startsWith(origin)))
      errors.push(shortened(`${message.text()} ${url}`, origin));
  });
  page.on('pageerror', (error) => errors.push(shortened(`${error.name}: ${error.message}`, origin)));
  /** Nothing is being fetched, and nothing was lately, this having been waited for from now on. */
  const quiet = async () => {
    lastChange = Date.now();
    const until = lastChange + PATIENCE;
    while (Date.now() < until && (pending > 0 || Date.now() - lastChange < QUIET))
      await page.waitForTimeout(QUIET / 4);
  };
  await page
    .goto(origin + path, { waitUntil: 'load', timeout: PATIENCE })
    .catch((error: Error) =>
      errors.push(shortened(`does not load: ${error.message.split('\n')[0]}`, origin)),
    );
  await quiet();
  // Parts are hydrated at the first interaction, or when they come into view.
  await page.keyboard.press('Shift');
  await page
    .waitForFunction(() => document.documentElement.dataset['hydrated']?.includes('shell'), undefined, {
      timeout: PATIENCE,
    })
    .catch(() => errors.push('was not hydrated'));
  await page.evaluate(scrollThrough, { step: VIEW.height, most: SCROLLED_HEIGHT });
  await quiet();
  const hydrated = await page.evaluate(() => document.documentElement.dataset['hydrated'] ?? '');
  const screenshot = await page.screenshot({
    type: 'jpeg',
    quality: QUALITY,
    fullPage: true,
    clip: { x: 0, y: 0, width: VIEW.width, height: SHOWN_HEIGHT },
  });
  await page.evaluate(axe);
  const violations = await page.evaluate<Record<string, number>>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length])))`,
  );
  return { errors, violations, hydrated: hydrated.split(' ').filter(Boolean), screenshot };
}

/** Runs in the page: from top to bottom and back, as one who looks for something. */
async function scrollThrough({ step, most }: { step: number; most: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const height = Math.min(document.documentElement.scrollHeight, most);
  for (let y = 0; y < height; y += step) {
    scrollTo(0, y);
    await frame();
  }
  scrollTo(0, 0);
  await frame();
}

function readFault(sent: string | null): string | undefined {
  try {
    const { app, kind, message } = JSON.parse(sent ?? '') as Record<string, string>;
    return `${app}: ${kind}: ${message}`;
  } catch {
    return undefined;
  }
}

/** Without the port, which is another one each time. */
const shortened = (text: string, origin: string) => text.replaceAll(origin, '').trim().slice(0, 300);
