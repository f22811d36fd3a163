import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive, publishChangedText } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { APP, get, inLoader, LIST } from '../failure/harmful-code.ts';

test.use({ isSiteKept: true });

const COMMAND = path.resolve(import.meta.dirname, '../../../gateway/src/cli/release.ts');

/** `npm run release -- …`, as who runs the site types it. */
async function release(store: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words, '--store', store]);
  return stdout;
}

test('a rollback goes past a version that was just excluded, and status says why', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const { before, after } = await publishChangedText(releases, {
    app: APP,
    id: 'list.sort',
    text: 'Classer les biens par',
  });
  const bad = await publishWithServerCode(releases, APP, inLoader('Object.prototype.harm = 1'));
  await makeLive(releases, bad);
  expect((await get(request, url + LIST)).status).toBe(503);
  const status = () => release(releases, 'status', APP);
  await expect.poll(status).toContain('it changed what all releases share');
  const ofBad = (await status()).split('\n').find((line) => line.includes(bad.version));
  expect(ofBad).toMatch(/● .*, excluded \d{4}-\d\d-\d\d \d\d:\d\d: it changed what all releases share$/);

  await makeLive(releases, after);
  expect((await get(request, url + LIST)).html).toContain('Classer les biens par');
  const told = await release(releases, 'rollback', APP);
  expect(told).toContain(`${APP} ${before.version} is live again.\nSkipped ${APP} ${bad.version}, excluded`);
  const list = await get(request, url + LIST);
  expect(list.status).toBe(200);
  expect(list.html).toContain(`/remotes/${APP}/${before.version}/`);
});
