import { OperatorError } from '../../server/operator-error.ts';
import type { BrowserFacts } from './compare.ts';

/** A Chromium that looks at pages. */
export interface Browser {
  /** Opens a page as its visitor does, and sees what becomes of it. */
  look(origin: string, path: string): Promise<BrowserFacts>;
  close(): Promise<void>;
}

const VIEW = { width: 1280, height: 900 };
/** px of a page that is shown in the report, and quality of its picture. */
const SHOWN_HEIGHT = 2_400;
const QUALITY = 45;
/** ms within which a page has to load, and its parts to be hydrated. What is slower than that is looked at as it is. */
const PATIENCE = 20_000;
/** ms without a request: nothing more comes. */
const QUIET = 400;

/**
 * Starts Chromium: that of CHROME_PATH, or the one that playwright-core has installed. Rejects with `OperatorError` where the packages or
 * the browser are not there: a machine that only serves the site needs neither.
 */
export async function openBrowser(): Promise<Browser> {
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
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    })
    .catch((error: unknown) => {
      throw new OperatorError(
        `Chromium does not start (${(error as Error).message.split('\n')[0]}). CHROME_PATH names another one, "npx playwright-core install chromium" installs one; --no-browser checks the server alone.`,
      );
    });
  return {
    close: () => started.close(),
    async look(origin, path) {
      const context = await started.newContext({ viewport: VIEW, reducedMotion: 'reduce' });
      try {
        const page = await context.newPage();
        const errors: string[] = [];
        let lastRequest = Date.now();
        page.on('request', () => (lastRequest = Date.now()));
        page.on('console', (message) => {
          const { url } = message.location();
          if (message.type() === 'error' && (!url || url.startsWith(origin)))
            errors.push(shortened(`${message.text()} ${url}`, origin));
        });
        page.on('pageerror', (error) => errors.push(shortened(`${error.name}: ${error.message}`, origin)));
        // Pages of others are none of the release's, and hear of no check.
        await page.route(
          (url) => url.origin !== origin,
          (route) => route.fulfill({ status: 204, body: '' }),
        );
        await page.route('**/faults', (route) => {
          const fault = readFault(route.request().postData());
          if (fault) errors.push(fault);
          return route.fulfill({ status: 204, body: '' });
        });
        const quiet = async () => {
          const until = Date.now() + PATIENCE;
          while (Date.now() < until && Date.now() - lastRequest < QUIET) await page.waitForTimeout(QUIET / 4);
        };
        await page
          .goto(origin + path, { waitUntil: 'load', timeout: PATIENCE })
          .catch((error: Error) => errors.push(`does not load: ${error.message.split('\n')[0]}`));
        await quiet();
        // Parts are hydrated at the first interaction, or when they come into view.
        await page.keyboard.press('Shift');
        await page
          .waitForFunction('document.documentElement.dataset.hydrated?.includes("shell")', undefined, {
            timeout: PATIENCE,
          })
          .catch(() => errors.push('was not hydrated'));
        await page.evaluate(scrollThrough, VIEW.height);
        await quiet();
        const hydrated = (
          await page.evaluate<string>('document.documentElement.dataset.hydrated ?? ""')
        ).split(' ');
        const screenshot = await page.screenshot({
          type: 'jpeg',
          quality: QUALITY,
          fullPage: true,
          clip: { x: 0, y: 0, width: VIEW.width, height: SHOWN_HEIGHT },
        });
        await page.evaluate(axe.source);
        const violations = await page.evaluate<Record<string, number>>(
          `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
            Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length])))`,
        );
        return { errors, violations, hydrated: hydrated.filter(Boolean), screenshot };
      } finally {
        await context.close();
      }
    },
  };
}

/** Runs in the page: from top to bottom and back, as one who looks for something. */
async function scrollThrough(step: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
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
