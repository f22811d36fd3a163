import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { HEADLESS_ARGS } from './browser.ts';
import type { Browser } from './browser.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Browsers to try, in order, for a value of `E2E_BROWSER`: `package` is the one from npm, `system` the installed ones, anything else the
 * path of a program. Without a value the installed ones, Playwright's own, the one from npm.
 */
export async function* browserCandidates(choice: string | undefined): AsyncGenerator<Browser> {
  if (choice === 'package') return yield* fromNpm();
  if (choice === 'system') return yield* installedBrowsers();
  if (choice) return yield { executablePath: choice, args: HEADLESS_ARGS };
  yield* installedBrowsers();
  if (existsSync(chromium.executablePath()))
    yield { executablePath: chromium.executablePath(), args: HEADLESS_ARGS };
  yield* fromNpm();
}

/** Those of the machine, in the order of its `PATH`. */
export function installedBrowsers(): Browser[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return PROGRAMS.flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .filter((executablePath) => existsSync(executablePath))
    .map((executablePath) => ({ executablePath, args: HEADLESS_ARGS }));
}

/** Its own arguments switch off parts of the browser that pages rely on, so they come last. */
async function* fromNpm(): AsyncGenerator<Browser> {
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  yield { executablePath, args: HEADLESS_ARGS };
  yield { executablePath, args: packed.args };
}
