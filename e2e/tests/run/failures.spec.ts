import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ChildProcesses } from '../../../local/child-processes.ts';
import { silentProgress } from '../../../local/progress.ts';
import { ROOT } from '../../../local/root.ts';
import { StartError } from '../../../local/start-error.ts';
import { endToEndFailures } from '../../run/end-to-end.ts';
import { endedTasks, runTarget } from '../../run/nx.ts';
import { runCheck, summary } from '../../run/run-checks.ts';
import { expect, test } from '../../site/test.ts';

test('the tests that failed are named at the end, each with the beginning of its message', async () => {
  let shown = '';
  const failed = await runCheck(
    {
      title: 'Unit tests',
      limit: 60_000,
      run: () => Promise.reject(new StartError('hundreds of lines')),
      result: () => ({ passed: 7, failed: 12 }),
      failures: () =>
        Array.from({ length: 12 }, (_, index) => ({
          name: `shell/src/a.test.ts › case ${index}`,
          message: `\n\n    expected 1\n    received 2\n\n    at line 7\n    at line 8\n`,
        })),
    },
    silentProgress,
    (text) => (shown += text),
  );
  expect(shown).toContain(
    'case 11\n    expected 1\n        received 2\n    \n        at line 7\n        at line 8\n',
  );
  expect(shown).not.toContain('hundreds of lines');
  const { text } = summary([failed]);
  expect(text).toContain(
    'Failed:\n● shell/src/a.test.ts › case 0\n        expected 1\n        received 2\n        at line 7\n● shell/src/a.test.ts › case 1\n',
  );
  expect(text).toMatch(/case 6\n.*\n.*\n.*\nand 5 more: see above\n\n7 passed, 12 failed\n$/);
});

test('tests that were under way when Playwright was ended are named, those that had not begun are counted', async () => {
  const spec = (line: number, ...statuses: string[]) => ({
    title: `case ${line}`,
    file: 'list/a.spec.ts',
    line,
    ok: statuses.at(-1) === 'passed',
    tests: [{ expectedStatus: 'passed', results: statuses.map((status) => ({ status, errors: [] })) }],
  });
  const file = test.info().outputPath('results.json');
  const specs = [spec(1, 'passed'), spec(2, 'skipped'), spec(3, 'interrupted'), spec(4), spec(5)];
  await writeFile(
    file,
    JSON.stringify({
      config: { rootDir: path.join(ROOT, 'e2e/tests') },
      errors: [{ message: 'Timed out' }],
      suites: [{ title: 'a', specs }],
    }),
  );
  // Tests come first: the last screen shows seven.
  expect(endToEndFailures(file)).toEqual([
    { name: 'e2e/tests/list/a.spec.ts:2 › case 2', message: 'It came to no end.' },
    { name: 'e2e/tests/list/a.spec.ts:3 › case 3', message: 'It came to no end.' },
    { name: 'outside tests', message: 'Timed out' },
    { name: 'Playwright', message: '2 tests have not begun.' },
  ]);
});

test('a run of Nx that takes longer than its limit is ended, and names what had not come to an end', async () => {
  const children = new ChildProcesses();
  const running = runTarget(children, 'typecheck', { args: ['--skip-nx-cache'], limit: 1000 });
  await expect(running).rejects.toThrow(
    /It was ended after 1 s, which is its limit\.\nIt had not come to an end in composer, shared-kit, .*gateway/,
  );
});

test('a task that Nx had begun and had to stop has not come to an end', () => {
  const printed = `
> nx run create-facade-remote:typecheck

> nx run shared-kit:typecheck  [existing outputs match the cache, left as is]

> nx run composer:typecheck


 NX   Running target typecheck for 14 projects did not complete

Tasks not run because their dependencies failed, --nx-bail=true, or their batch ended before reaching them:

- demo-agency:typecheck
- gateway:typecheck

Tasks stopped before they finished:

- composer:typecheck


  Run duration:      139ms
`;
  expect(endedTasks(printed)).toEqual(['create-facade-remote', 'shared-kit']);
});
