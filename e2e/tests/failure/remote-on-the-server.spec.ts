import { rename } from 'node:fs/promises';
import { FileReleaseStore } from 'composer/gateway';
import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { LANGUAGES, LISTS } from '../../site/pages.ts';
import {
  APP,
  get,
  LIST,
  PAGE_FAULTS,
  pageFails,
  WIDGET_FAULTS,
  widgetFails,
} from './remote-on-the-server.ts';
import { shellText } from './shell-text.ts';

test.use({ isSiteKept: true });

// The others: remote-on-the-server.long.spec.ts.
pageFails(PAGE_FAULTS.slice(0, 1));
widgetFails(WIDGET_FAULTS.slice(0, 1));

test('a live release that is missing in the store is reported in each language, and recovers with its folder', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const store = new FileReleaseStore(releases);
  const { version } = await publishWithServerCode(releases, APP, '');
  const folder = store.releaseFolder(APP, version);
  await makeLive(releases, { name: APP, version });
  await rename(folder, `${folder}.away`);
  for (const language of LANGUAGES) {
    const list = await get(request, url + LISTS[language].sale);
    expect(list.status, language).toBe(503);
    expect(list.html).toContain(await shellText('page.unavailableTitle', language));
  }
  expect((await get(request, `${url}/fr/`)).status).toBe(200);
  await rename(`${folder}.away`, folder);
  await expect.poll(async () => (await get(request, url + LIST)).status).toBe(200);
});
