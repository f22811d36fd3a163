import { chromium } from '@playwright/test';
import type { Browser } from './browser.ts';
import { browserCandidates } from './candidates.ts';

const KNOWN = 'E2E_FOUND_BROWSER';

/**
 * The first browser that starts and runs a script, of those that `E2E_BROWSER` allows. Searched once: child processes read it from the
 * environment.
 */
export async function findBrowser(): Promise<Browser> {
  const known = process.env[KNOWN];
  if (known) return JSON.parse(known) as Browser;
  const faults: string[] = [];
  const choice = process.env.E2E_BROWSER?.trim();
  for await (const browser of browserCandidates(choice)) {
    const fault = await faultOf(browser);
    if (fault === undefined) {
      process.env[KNOWN] = JSON.stringify(browser);
      return browser;
    }
    faults.push(`  ${browser.executablePath}: ${fault}`);
  }
  throw new Error(
    `No Chromium starts on this machine${choice ? ` with E2E_BROWSER=${choice}` : ''}. Install one (Debian: apt-get install chromium), or set E2E_BROWSER to package, system or the path of one.\n${faults.join('\n')}`,
  );
}

async function faultOf({ executablePath, args }: Browser): Promise<string | undefined> {
  try {
    const started = await chromium.launch({ executablePath, args, timeout: 20_000 });
    try {
      const page = await started.newPage();
      return (await page.evaluate('6 * 7')) === 42 ? undefined : 'does not run scripts';
    } finally {
      await started.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}
