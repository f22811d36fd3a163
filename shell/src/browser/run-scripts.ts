import type { PageFile } from 'shared-kit/contracts/boot';
import { report } from '../federation/report.browser.ts';
import { severalTimes } from '../federation/several-times.ts';

/** Fetches scripts and runs them; one that does not come is asked for again, and the page stays as it was sent without it. */
export function runScripts(files: readonly PageFile[]): void {
  for (const file of files)
    severalTimes(() => runScript(file)).catch((error: unknown) => report('page', error));
}

const runScript = ({ href, integrity = '' }: PageFile) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: href, integrity, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(script);
  });
