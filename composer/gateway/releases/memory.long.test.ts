import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/flip-in-process.ts');
/** As renderers run. */
const FLAGS = ['--expose-gc', '--no-compilation-cache'];

test('memory stays flat over 50 flips', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, PROGRAM]);
  const { before, after } = JSON.parse(stdout) as { before: number; after: number };
  // One release that stayed in memory would be about a megabyte, all of them sixty.
  expect(after - before).toBeLessThan(2);
});
