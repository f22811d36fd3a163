import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';

/** A Chromium that starts on this machine, and its launch options. */
interface Browser {
  /** What it is, for people. */
  name: string;
  executablePath: string;
  args: string[];
}

/** Arguments for headless use in a container or as root, without background network traffic. */
const HEADLESS_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Environment variable with the browser that was found, for child processes. */
const FOUND = 'E2E_FOUND_BROWSER';
/** ms; it is for a browser that hangs, and a slow machine is not one. */
const LAUNCH_LIMIT = 45_000;

/**
 * The browser of tests and benches: the Chromium that `npm install` brings, on every machine the same, or the program that `CHROME_PATH`
 * names. Throws `StartError` when it does not run a script.
 */
export async function findBrowser(): Promise<Browser> {
  const found = process.env[FOUND];
  if (found) return JSON.parse(found) as Browser;
  const configured = process.env.CHROME_PATH?.trim();
  const browser = configured
    ? { name: `CHROME_PATH, ${configured}`, executablePath: configured, args: HEADLESS_ARGS }
    : await packagedBrowser();
  const fault = await findFault(browser);
  if (fault !== undefined)
    throw new StartError(
      `The browser of the tests does not start: ${browser.executablePath}: ${fault}\n` +
        (configured
          ? 'CHROME_PATH must name a Chromium of this machine; without it the one that npm installs is used.'
          : 'It may lack libraries of the system. Install a Chromium and set CHROME_PATH to it.'),
    );
  process.env[FOUND] = JSON.stringify(browser);
  return browser;
}

async function packagedBrowser(): Promise<Browser> {
  const file = path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const folder = path.join(ROOT, '.cache', `chromium-${version}`);
  await unpackChromium(folder);
  return {
    name: `Chromium ${version} of the npm package`,
    executablePath: path.join(folder, 'chromium'),
    args: HEADLESS_ARGS,
  };
}

/** The package unpacks into the temporary folder of its process, and takes for whole what it finds there. */
const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()";

/** Unpacks the package's Chromium, unless it is unpacked: a folder appears when it is whole, also where two do it at once. */
export async function unpackChromium(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  await removeUnfinished(path.dirname(folder));
  const unfinished = await mkdtemp(`${folder}-unfinished-`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: path.join(ROOT, 'e2e'),
      env: { ...process.env, TMPDIR: unfinished, TMP: unfinished, TEMP: unfinished },
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** What killed runs left: nobody unpacks for a day. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const name of (await readdir(parent)).filter((name) => name.includes('-unfinished-'))) {
    const folder = path.join(parent, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > 86_400_000) await rm(folder, { recursive: true, force: true });
  }
}

async function findFault({ executablePath, args }: Browser): Promise<string | undefined> {
  try {
    const started = await chromium.launch({ executablePath, args, timeout: LAUNCH_LIMIT });
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
