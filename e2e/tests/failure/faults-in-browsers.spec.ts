import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { shellHydrated } from '../../site/pages.ts';
import { withPartInBrowser } from './broken-part.ts';
import { APP, EXPECTED, liveVersion, THROWS } from './remote-in-the-browser.ts';
import { withoutPictures } from './without-pictures.ts';

test.use({ isSiteKept: true, expectedFault: EXPECTED });

const COMMAND = path.resolve(import.meta.dirname, '../../../gateway/src/cli/release.ts');

test('a widget that throws only in the browser is in the metrics and in the status of its version; a page without fault sends nothing', async ({
  ownSite,
  page,
  request,
}) => {
  const { url, releases, metricsUrl } = ownSite;
  await withoutPictures(page);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(`${url}/de/`);
  await shellHydrated(page);
  expect(asked.filter((file) => /^\/faults$|\/faults\.\w+\.js$/.test(file))).toEqual([]);

  const before = await liveVersion(ownSite, APP);
  const bad = await publishWithBrowserCode(
    releases,
    APP,
    withPartInBrowser(APP, './FeaturedProperties', 'default', THROWS),
  );
  await makeLive(releases, bad);
  const sent = page.waitForRequest(
    (one) => new URL(one.url()).pathname === '/faults' && one.postDataJSON().kind === 'render',
  );
  await page.goto(`${url}/de/?q=s3cret`);
  const fault = (await sent).postDataJSON();
  expect(fault).toMatchObject({
    app: APP,
    version: bad.version,
    kind: 'render',
    message: 'Error: broken on purpose',
  });
  expect(JSON.stringify(fault)).not.toContain('s3cret');
  expect(await (await sent).headerValue('cookie')).toBeNull();
  const figures = async () => (await request.get(metricsUrl!)).text();
  await expect
    .poll(figures)
    .toContain(`browser_faults_total{remote="${APP}",version="${bad.version}",kind="render"}`);
  const status = async () =>
    (await promisify(execFile)(process.execPath, [COMMAND, 'status', APP, '--store', releases])).stdout
      .split('\n')
      .find((line) => line.includes(bad.version));
  await expect.poll(status).toMatch(/faults in browsers: \d render/);
  await makeLive(releases, before);
});

test('source maps of a release are not served', async ({ ownSite, request }) => {
  const { name, version } = await liveVersion(ownSite, APP);
  const files = ['maps/remoteEntry.js.map', 'web/%2e%2e/maps/remoteEntry.js.map', 'web/remoteEntry.js.map'];
  for (const file of files) {
    const answer = await request.get(`${ownSite.url}/remotes/${name}/${version}/${file}`);
    expect([file, answer.status()]).toEqual([file, 404]);
  }
});
