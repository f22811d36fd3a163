import type { PageFile } from 'composer/contract';
import { runScript } from 'composer/shell/browser';
import { severalTimes } from 'composer/shell';

/**
 * Fetches scripts and runs them, each once; one that does not come is asked for again. Rejects when it still does not come: the page
 * stays as it was sent.
 */
export async function runScripts(files: readonly PageFile[]): Promise<void> {
  await Promise.all(files.map((file) => severalTimes(() => runScript(file))));
}
