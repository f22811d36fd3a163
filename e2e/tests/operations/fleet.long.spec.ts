import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ROOT } from '../../../local/root.ts';
import { hydrated } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';
import { ownFolders, runStart } from '../../site/start-command.ts';

test.skip(!isInstalled('nginx'), 'nginx is not installed');

test('npm run fleet serves the site behind nginx; a visitor goes on while its gateways are replaced; Ctrl-C ends it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folders = ownFolders();
  const { child, output, ended } = await runStart(folders, [], 'local/fleet.mjs');
  await expect.poll(output, { timeout: 200_000 }).toMatch(/http:\/\/localhost:\d+\/ /);
  const [address] = /http:\/\/localhost:\d+\//.exec(output())!;
  await page.goto(`${address}fr/a-vendre/`);
  await hydrated(page);

  const replacing = spawn(process.execPath, ['local/fleet.mjs', 'replace', 'gateway'], {
    cwd: ROOT,
    env: { ...process.env, ...folders },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  replacing.stdout.on('data', (chunk) => (said += chunk));
  const replaced = once(replacing, 'exit');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/\d+\/$/);
  expect(await replaced).toEqual([0, null]);
  expect(said.split('\n').slice(0, 4)).toEqual([
    'gateway 1 drains',
    'gateway 1 is replaced',
    'gateway 2 drains',
    'gateway 2 is replaced',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // What a page that is still open asks for comes too late.
  await page.close();
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(address!)).rejects.toThrow();
});
