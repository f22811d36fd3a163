import type { PageFile } from 'shared-kit/contracts/boot';
import { severalTimes } from '../federation/several-times.ts';

/**
 * Fetches scripts and runs them, each once; one that does not come is asked for again. Rejects when it still does not come: the page
 * stays as it was sent.
 */
export async function runScripts(files: readonly PageFile[]): Promise<void> {
  await Promise.all(files.map((file) => severalTimes(() => runScript(file))));
}

const runScript = ({ href, integrity = '' }: PageFile) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: href, integrity, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(script);
  });
