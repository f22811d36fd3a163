import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, unpackChromium } from '../../browser/find-browser.ts';
import { expect, test } from '../../site/test.ts';

/** Of this process alone, for the time of a test. */
async function withEnvironment<Result>(values: NodeJS.ProcessEnv, act: () => Promise<Result>) {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  const set = (environment: NodeJS.ProcessEnv) => {
    for (const [name, value] of Object.entries(environment))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  };
  set(values);
  try {
    return await act();
  } finally {
    set(before);
  }
}
const findAnew = (CHROME_PATH: string | undefined) =>
  withEnvironment({ E2E_FOUND_BROWSER: undefined, CHROME_PATH }, findBrowser);

test('the browser is that of the packages, whatever is installed; CHROME_PATH alone chooses another', async () => {
  const { name, executablePath } = await findAnew(undefined);
  expect(name).toMatch(/^Chromium [\d.]+ of the npm package$/);
  expect(await findAnew(executablePath)).toMatchObject({
    name: `CHROME_PATH, ${executablePath}`,
    executablePath,
  });
  await expect(findAnew('/no/such/chromium')).rejects.toThrow(
    /does not start: \/no\/such\/chromium: .*[\s\S]*CHROME_PATH must name a Chromium/,
  );
});

test('it is unpacked whole, once, by two runs at the same time; what a killed run left is not taken', async () => {
  const folder = test.info().outputPath('chromium');
  await mkdir(`${folder}-unfinished-killed`, { recursive: true });
  await mkdir(`${folder}-unfinished-long-ago`);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(`${folder}-unfinished-long-ago`, longAgo, longAgo);
  await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
  const { executablePath } = await findAnew(undefined);
  const sizes = [executablePath, path.join(folder, 'chromium')].map(async (file) => (await stat(file)).size);
  const [known, unpacked] = await Promise.all(sizes);
  expect(unpacked).toBe(known);
  expect(await readdir(path.dirname(folder))).toEqual(['chromium', 'chromium-unfinished-killed']);
  expect(existsSync(path.join(folder, 'libGLESv2.so'))).toBe(true);
});
