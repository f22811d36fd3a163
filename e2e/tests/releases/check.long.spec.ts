import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileReleaseStore, publish } from 'composer/gateway';
import { buildStockApp, STOCK_BUILDERS, stockApp } from 'composer/testing/stock-app.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { republish } from '../../site/republish.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { withPart, withPartInBrowser } from '../failure/broken-part.ts';
import { APP, liveVersion, THROWS } from '../failure/remote-in-the-browser.ts';

test.use({ isSiteKept: true });

const COMMAND = path.resolve(import.meta.dirname, '../../../gateway/src/cli/release.ts');

/** Runs the command as a person does, with the settings of the site's gateway. */
async function check({ releases, apiUrl, apiInternalUrl }: OwnSite, ...args: string[]) {
  const { executablePath } = await findBrowser();
  const report = test.info().outputPath('report.html');
  const env = {
    ...process.env,
    RELEASES: releases,
    API_URL: apiUrl,
    API_STATE_URL: apiInternalUrl,
    CHROME_PATH: executablePath,
  };
  const said = await new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, 'check', ...args, '--report', report], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
  return { ...said, report: () => readFile(report, 'utf8') };
}

// Starts four gateways and a browser beside those of the site.
test.describe.configure({ timeout: 480_000 });

test('a widget that throws only in the browser is caught before it is live', async ({ ownSite }) => {
  const { releases } = ownSite;
  const before = await new FileReleaseStore(releases).readRegistry();
  const bad = await publishWithBrowserCode(
    releases,
    APP,
    withPartInBrowser(APP, './FeaturedProperties', 'default', THROWS),
  );
  const home = ['--only', 'shell', '--pages', '1'];
  const { code, out, err, report } = await check(ownSite, APP, bad.version, ...home);
  expect(out, err).toMatch(/✗ console {2}\/fr\/ {2}.*Error: broken on purpose$/m);
  expect(code).toBe(1);
  const html = await report();
  expect(html).toContain('broken on purpose');
  expect(html.match(/data:image\/jpeg/g)).toHaveLength(2);

  const onServer = await check(ownSite, APP, bad.version, ...home, '--no-browser');
  expect([onServer.code, onServer.out]).toEqual([0, expect.stringContaining(' 0 that forbid it')]);
  expect(await new FileReleaseStore(releases).readRegistry()).toEqual(before);

  const { version } = await liveVersion(ownSite, APP);
  const same = await check(ownSite, APP, version);
  expect([same.code, same.out]).toEqual([
    0,
    `${APP} ${version} is live already: there is nothing to compare.\n`,
  ]);
});

/** A component that is fine on the server and while it renders in the browser. */
const THROWS_IN_EFFECT = `(() => {
  class Broken {
    constructor(props) { this.props = props; }
    render() { return null; }
    componentDidMount() { throw new Error('broken in an effect'); }
  }
  Broken.prototype.isReactComponent = {};
  return Broken;
})()`;

test('a widget that throws only in an effect, with its fixture, is caught though no page of the sample shows it', async ({
  ownSite,
}) => {
  const { releases, url } = ownSite;
  const { after } = await republish(releases, {
    app: APP,
    label: 'effect',
    files: async (_live, folder) => ({
      'server/server.cjs': `${await readFile(path.join(folder, 'server/server.cjs'), 'utf8')}\n${withPart('./PlacesMap', 'default', '() => null')}`,
      'web/remoteEntry.js': `${await readFile(path.join(folder, 'web/remoteEntry.js'), 'utf8')}\n${withPartInBrowser(APP, './PlacesMap', 'default', THROWS_IN_EFFECT)}`,
    }),
  });
  const fixture = ['--only', `${APP}/PlacesMap`, '--pages', '1'];
  const { code, out, err, report } = await check(ownSite, APP, after.version, ...fixture);
  expect(out, err).toMatch(
    /✗ console {2}\/[a-z]{2}\/check-fixtures\/mf-search\/PlacesMap\/ {2}.*broken in an effect/m,
  );
  expect(code).toBe(1);
  expect((await report()).match(/data:image\/jpeg/g)).toHaveLength(2);
  expect((await fetch(`${url}/fr/check-fixtures/mf-search/PlacesMap/`)).status).toBe(404);
});

test('a widget that the ordinary plugin built is shown with its fixture: one that throws is caught', async ({
  ownSite,
}) => {
  const { releases } = ownSite;
  const builder = STOCK_BUILDERS.rspack;
  const throws = `{(() => { throw new Error('broken by ' + note); })()}`;
  for (const [title, code] of [['Fine', 0] as const, [throws, 1] as const]) {
    const { name, version } = await publish(
      new FileReleaseStore(releases),
      await buildStockApp(stockApp(builder, title), builder),
    );
    const said = await check(ownSite, name, version, '--only', `${name}/Comments`, '--pages', '1');
    expect([said.code, said.out], said.err).toEqual([
      code,
      code
        ? expect.stringMatching(
            /✗ console {2}\/[a-z]{2}\/check-fixtures\/mf-comments\/Comments\/ .*broken by 1/,
          )
        : expect.stringContaining(' 0 that forbid it'),
    ]);
  }
});

test('fixtures that are as they are live are no finding, in any language', async ({ ownSite }) => {
  const { after } = await republish(ownSite.releases, { app: APP, label: 'same', files: async () => ({}) });
  const kinds = ['ListPage', 'PlacesMap'].map((part) => `${APP}/${part}`).join();
  const { code, out, err } = await check(ownSite, APP, after.version, '--only', kinds, '--all');
  expect([code, out], err).toEqual([0, expect.stringContaining(' 0 that forbid it')]);
});
