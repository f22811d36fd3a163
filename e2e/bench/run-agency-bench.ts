import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../local/root.ts';

/**
 * Runs a measurement of the API's own and returns what it prints; errors are printed here.
 * @param name of a file of `agency-api/bench/cli`
 * @param timeout in ms; most of the time goes into loading listings, many minutes on a busy machine
 */
export async function runAgencyBench(name: string, timeout: number): Promise<string> {
  const child = spawn(process.execPath, [`bench/cli/${name}.ts`], {
    cwd: path.join(ROOT, 'agency-api'),
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`agency-api's ${name} failed or took longer than ${timeout / 1000} s`);
  return output;
}

/** What a measurement prints as JSON, one object in a line. */
export const jsonLines = <Result>(output: string): Result[] =>
  output.split('\n').flatMap((text) => (text.startsWith('{') ? [JSON.parse(text) as Result] : []));
