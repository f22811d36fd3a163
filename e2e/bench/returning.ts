import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { findBrowser } from '../browser/find-browser.ts';
import { makeLive, publishChangedText } from '../site/changed-release.ts';
import { isDifferenceReady } from '../site/release-difference.ts';
import { republish } from '../site/republish.ts';
import type { BenchSite } from './bench-site.ts';
import { kilobytes } from './budget.ts';
import type { Figure, Part } from './budget.ts';
import { parseApp, sum, watchNetwork } from './network.ts';

const PAGE = '/fr/a-vendre/';
const DEADLINE = 60_000;

interface Releases {
  before: Release;
  after: Release;
}

/** Bytes of releases that a browser fetches for the list page when it comes back after a small release. */
export async function measureReturning({ url, releases }: BenchSite): Promise<Part> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const cases = [
      { what: 'one line of the shell', release: await shellWithALine(releases) },
      {
        what: 'one text of the list',
        release: await publishChangedText(releases, {
          app: 'mf-search',
          id: 'list.sort',
          text: 'Classer les biens par',
        }),
      },
    ];
    const figures: Figure[] = [];
    for (const { what, release } of cases) {
      const { first, again } = await visitTwice(browser, { url, releases }, release);
      figures.push({
        what: `After a release that changes ${what}`,
        measured: kilobytes(again),
        budget: `${kilobytes(first * LARGEST_SHARE)}, 5 % of ${kilobytes(first)}`,
        isMet: again <= first * LARGEST_SHARE,
      });
    }
    return {
      title: 'A returning visitor',
      figures,
      remarks: [
        'Files of releases that Chromium fetches for the list page, with what it loads when the network is idle: with an empty cache, and again after the release is live. Every file of the changed app has a new address; it comes as its difference to the file that the browser has (`dcz`).',
      ],
    };
  } finally {
    await browser.close();
  }
}

/** Of the first visit. */
const LARGEST_SHARE = 0.05;

async function visitTwice(
  browser: Browser,
  { url, releases }: Pick<BenchSite, 'url' | 'releases'>,
  { before, after }: Releases,
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested = await watchNetwork(await context.newCDPSession(page));
  const visit = async () => {
    requested.splice(0);
    await page.goto(url + PAGE, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    return sum(requested.filter((file) => parseApp(file)));
  };
  try {
    const first = await visit();
    await makeLive(releases, after);
    await differenceThere({ url, releases }, { before, after });
    return { first, again: await visit() };
  } finally {
    await makeLive(releases, before);
    await context.close();
  }
}

/** The live shell with one line more in its start script. */
const shellWithALine = (releases: string): Promise<Releases> =>
  republish(releases, {
    app: 'shell',
    label: 'line',
    async files(live, folder) {
      const file = `web/${live.entry[0]}`;
      return { [file]: `${await readFile(path.join(folder, file), 'utf8')}\nself.__line = 1;` };
    },
  });

/** Files of a release are whole until their differences are made, which begins with the first page. */
async function differenceThere(site: Pick<BenchSite, 'url' | 'releases'>, { before, after }: Releases) {
  await fetch(site.url + PAGE);
  const deadline = Date.now() + DEADLINE;
  while (!(await isDifferenceReady(site, before, after))) {
    if (Date.now() > deadline) throw new Error(`${after.version} is never sent as a difference`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
