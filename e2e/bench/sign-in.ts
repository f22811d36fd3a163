import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import type { BenchSite } from './bench-site.ts';
import { kilobytes } from './budget.ts';
import type { Part } from './budget.ts';
import { parseApp, bytesByApp, sum, watchNetwork } from './network.ts';
import type { Transfer } from './network.ts';

const PAGE = '/fr/login/';
const OWN = ['shell', 'mf-owner'];

/** Files and bytes of the sign-in page by app, with an empty cache. */
export async function measureSignIn({ url }: BenchSite): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const requested = await watchNetwork(await page.context().newCDPSession(page));
    await page.goto(url + PAGE, { waitUntil: 'networkidle' });
    // Files that are loaded on the first input count too.
    await page.locator('input[type=email]').click();
    await page.waitForLoadState('networkidle');
    return describe(requested);
  } finally {
    await browser.close();
  }
}

function describe(requested: Transfer[]): Part {
  const foreign = requested.filter((file) => !OWN.includes(parseApp(file) ?? 'shell'));
  const kinds = Object.entries(Object.groupBy(requested, ({ type }) => type?.toLowerCase() ?? 'other'));
  const shares = Object.entries(bytesByApp(requested));
  return {
    title: 'Sign-in page',
    figures: [
      {
        what: 'Files of other remotes',
        measured: String(foreign.length),
        budget: '0',
        isMet: foreign.length === 0,
      },
      { what: 'Files', measured: String(requested.length) },
      { what: 'Bytes, transferred', measured: kilobytes(sum(requested)) },
    ],
    remarks: [
      `With an empty cache, page included. ${kinds.map(([kind, files]) => `${kind} ${files!.length} (${kilobytes(sum(files!))})`).join(', ')}.`,
      `By app: ${shares.map(([app, bytes]) => `${app === 'other' ? 'page, pictures and data' : app} ${kilobytes(bytes)}`).join(', ')}.`,
      ...(foreign.length
        ? [`Not its own: ${foreign.map((file) => `\`${new URL(file.url).pathname}\``).join(', ')}.`]
        : []),
    ],
  };
}
