import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ROOT } from '../../../local/root.ts';
import { expect, test } from '../../site/test.ts';

test.skip(!isInstalled('nginx'), 'nginx is not installed');

test('a minute of npm run fleet -- chaos: every promise is kept', async () => {
  test.setTimeout(1_200_000);
  const child = spawn(
    process.execPath,
    ['local/fleet.mjs', 'chaos', '--minutes', '1', '--seed', '1', '--short'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  // What could not happen here, for want of a program or a right.
  const leftOut = output.split('\n').filter((line) => line.startsWith('Left out'));
  test.info().annotations.push(...leftOut.map((description) => ({ type: 'left out', description })));
  expect(code, output).toBe(0);
});
