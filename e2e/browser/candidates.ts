import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { HEADLESS_ARGS } from './browser.ts';
import type { Browser } from './browser.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Browsers to try, in order: the configured one, installed ones, Playwright's own, the one from npm. */
export async function* browserCandidates(): AsyncGenerator<Browser> {
  const configured = process.env.CHROME_PATH;
  for (const executablePath of [
    ...(configured ? [configured] : []),
    ...installed(),
    chromium.executablePath(),
  ])
    if (existsSync(executablePath)) yield { executablePath, args: HEADLESS_ARGS };
  yield* fromNpm();
}

function installed(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return PROGRAMS.flatMap((program) => folders.map((folder) => path.join(folder, program)));
}

/** Its own arguments switch off parts of the browser that pages rely on, so they come last. */
async function* fromNpm(): AsyncGenerator<Browser> {
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  yield { executablePath, args: HEADLESS_ARGS };
  yield { executablePath, args: packed.args };
}
