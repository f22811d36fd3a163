import type { PageFile } from '../../contract/contract.ts';
import { runScript } from '../loading/run-script.browser.ts';
import { severalTimes } from '../loading/several-times.ts';

/**
 * Fetches scripts and runs them, each once; one that does not come is asked for again. Rejects when it still does not come: the page
 * stays as it was sent.
 */
export async function runScripts(files: readonly PageFile[]): Promise<void> {
  await Promise.all(files.map((file) => severalTimes(() => runScript(file))));
}
