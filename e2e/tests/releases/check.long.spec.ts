import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileReleaseStore } from 'composer/gateway';
import { findBrowser } from '../../browser/find-browser.ts';
import { publishWithBrowserCode } from '../../site/added-code.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { withPartInBrowser } from '../failure/broken-part.ts';
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
