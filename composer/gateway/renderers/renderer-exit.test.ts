import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from '../../testing/is-running.ts';

const PROGRAM = path.join(import.meta.dirname, '../../testing/exit-in-process.ts');

test('a gateway that ends leaves no process behind, not even one in an endless loop that was replaced', async () => {
  await expectNoneLeft(await promisify(execFile)(process.execPath, [PROGRAM]));
});

// Elsewhere nothing tells that one process that its gateway is gone.
if (existsSync('/usr/bin/setpriv'))
  test('a gateway that is killed leaves no process behind either', async () => {
    await expectNoneLeft(
      await promisify(execFile)(process.execPath, [PROGRAM, 'killed']).catch(
        (killed: { stdout: string }) => killed,
      ),
    );
  });

async function expectNoneLeft({ stdout }: { stdout: string }) {
  const pids = JSON.parse(stdout) as number[];
  expect(pids).toHaveLength(2);
  // Killed at the exit, they end when the system gets to it.
  while (pids.some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
}
