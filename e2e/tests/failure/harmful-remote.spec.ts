import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { propertyPath } from '../../site/pages.ts';
import { withPart } from './broken-part.ts';
import { APP, faults, get, inLoader, LIST, losesOnlyItsOwnPart } from './harmful-code.ts';
import { shellText } from './shell-text.ts';

test.use({ isSiteKept: true });

// Other ways: harmful-remote.long.spec.ts, and the tests of the gateway's renderers.
losesOnlyItsOwnPart('a changed prototype', {
  code: inLoader('Object.prototype.harm = 1'),
  kind: 'prototype',
  status: 503,
});
losesOnlyItsOwnPart('an endless loop in render', {
  code: withPart('./ListPage', 'default', '() => { for (;;); }'),
  kind: 'timeout',
  status: 503,
});

test('home answers while a renderer loops; the release is excluded, and reported as excluded', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const looping = await publishWithServerCode(releases, APP, inLoader('for (;;);'));
  await makeLive(releases, looping);
  // As on a site with visitors: its renderers have rendered the page before.
  for (let round = 0; round < 3; round++)
    await Promise.all([get(request, `${url}/fr/`), get(request, `${url}/fr/`)]);
  let isListAnswered = false;
  const list = get(request, url + LIST).finally(() => (isListAnswered = true));
  expect((await get(request, `${url}/fr/`)).status).toBe(200);
  expect(isListAnswered).toBe(false);
  const text = await shellText('page.unavailableTitle');
  expect(await list).toMatchObject({ status: 503, html: expect.stringContaining(text) });
  const timeouts = async () => (await faults(request, ownSite, looping.version)).timeout;
  // After pauses, which grow, it is tried again: on a busy machine the first one may pass meanwhile.
  await expect(async () => {
    // Losing a second renderer excludes the release.
    expect((await get(request, url + LIST)).status).toBe(503);
    const { excluded } = await (await request.get(`${url}/readyz`)).json();
    expect(excluded).toEqual([
      expect.objectContaining({ app: APP, version: looping.version, kind: 'timeout' }),
    ]);
    // No renderer is asked for it any more.
    const before = await timeouts();
    expect((await get(request, url + LIST)).status).toBe(503);
    expect(await timeouts()).toBe(before);
  }).toPass();
});

test('a widget that loops on a property page is excluded alone: the page and its remote stay', async ({
  ownSite,
  request,
}) => {
  const { url, releases } = ownSite;
  const property = await propertyPath(request);
  const loops = withPart('./RequestInfo', 'default', '() => { for (;;); }');
  const forms = await publishWithServerCode(releases, 'mf-forms', loops);
  await makeLive(releases, forms);
  const page = await get(request, url + property);
  expect(page.status).toBe(200);
  const metrics = await (await request.get(ownSite.metricsUrl!)).text();
  expect(metrics).toContain(`remote="mf-forms",version="${forms.version}",kind="timeout"`);
  expect(metrics).not.toMatch(/facade_page_faults_total\{remote="mf-property"/);
});
