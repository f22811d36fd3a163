import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { publishWithServerCode } from '../site/added-code.ts';
import { makeLive, publishChangedText } from '../site/changed-release.ts';
import { expect } from '../site/test.ts';
import { withPart } from '../tests/failure/broken-part.ts';
import { EXAMPLE, test } from './example-site.ts';

const NOTE = '/fr/notes/1/';
const APP = 'mf-comments';
const FALLBACK = 'Les commentaires sont momentanément indisponibles.';

/** Comments that do this where they are shown below the second note; the fixture of their release is the first. */
const onSecondNote = (harm: string) =>
  `{ const Own = module.exports.exposes['./Comments'].default; ${withPart('./Comments', 'default', `(props) => { if (props.note === '2') { ${harm} } return Own(props); }`)} }`;

/** The page as the server draws it. */
const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const comments = (page: Page) => page.getByRole('heading', { level: 2 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /request failed: \S+\.js csp|status of 404/ });

  test('the server draws the pages of both remotes in both languages, in one layout', async ({ page }) => {
    await page.goto('/fr/');
    await page.getByRole('link', { name: 'Note 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La pluie');
    await expect(comments(page)).toHaveText('Derniers commentaires');
    await page.getByRole('link', { name: 'NL' }).click();
    await expect(page).toHaveURL(/\/nl\/notities\/1\/$/);
    await expect(page).toHaveTitle('Regen');
    await expect(comments(page)).toHaveText('Laatste reacties');
    expect((await page.goto('/fr/notes/9/'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introuvable');
  });
});

test('a page is hydrated, and the next ones open within it', async ({ page }) => {
  await page.goto(NOTE);
  const thanks = page.getByRole('button', { name: 'Merci' });
  await thanks.click();
  await thanks.click();
  await expect(thanks).toHaveText('Merci (2)');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('link', { name: 'Note 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le pain');
  await thanks.click();
  await expect(thanks).toHaveText('Merci (1)');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a release goes live while the site runs, and is rolled back', async ({ page, request, site }) => {
  const { after } = await publishChangedText(site.releases, { app: APP, id: 'title', text: 'Vos mots' });
  expect(await site.release('promote', APP)).toEqual({ code: 0, said: `${APP} ${after.version} is live.\n` });
  await expect.poll(() => text(request, NOTE)).toContain('Vos mots');
  await page.goto(NOTE);
  await expect(comments(page)).toHaveText('Vos mots');
  expect((await site.release('rollback', APP)).code).toBe(0);
  await expect.poll(() => text(request, NOTE)).toContain('Derniers commentaires');
});

test('a bad release is refused with the reason, and nothing changes', async ({ request, site }) => {
  const before = await site.live(APP);
  const broken = withPart('./Comments', 'default', `() => { throw new Error('no words today'); }`);
  const { version } = await publishWithServerCode(site.releases, APP, broken);
  expect(await site.release('promote', APP, version)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^Refused, nothing has changed:\n\[fixture\] \.\/Comments of mf-comments cannot show its fixture: Error: no words today/,
    ),
  });
  expect(await site.live(APP)).toBe(before);
  expect(await text(request, NOTE)).toContain('Derniers commentaires');
});

for (const [harm, code] of [
  ['loops for ever', 'for (;;);'],
  ['throws', `throw new Error('harm');`],
] as const)
  test(`a remote that ${harm} on the server loses its own part alone`, async ({ page, request, site }) => {
    const working = await site.live(APP);
    // It shows its fixture, and so passes the checks of promotion.
    const { version } = await publishWithServerCode(site.releases, APP, onSecondNote(code));
    expect((await site.release('promote', APP, version)).code).toBe(0);
    await expect.poll(() => text(request, '/fr/notes/2/')).toContain(FALLBACK);
    await page.goto('/fr/notes/2/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le pain');
    await expect(page.getByText(FALLBACK)).toBeVisible();
    expect((await request.get('/nl/')).status()).toBe(200);
    expect((await request.get(NOTE)).status()).toBe(200);
    await makeLive(site.releases, { name: APP, version: working });
    await expect.poll(() => text(request, '/fr/notes/2/')).not.toContain(FALLBACK);
  });

test('a remote that others use is not taken out by mistake, and a page does without it', async ({
  page,
  request,
  site,
}) => {
  const working = await site.live(APP);
  const refused = await site.release('retire', APP);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('mf-notes') });
  expect((await site.release('retire', APP, '--force')).code).toBe(0);
  await expect.poll(() => text(request, NOTE)).toContain(FALLBACK);
  await page.goto(NOTE);
  await expect(page.getByText(FALLBACK)).toBeVisible();
  await makeLive(site.releases, { name: APP, version: working });
});

test('a wrong configuration says all its faults at once, and an entry that does not exist is refused by Node', () => {
  const run = (code: string) => {
    try {
      return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: EXAMPLE,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };
  const wrong = `{ name: 'Mf Notes', pages: { note: { code: 'src/note.tsx', routes: [] } }, widget: {} }`;
  const said = run(`import { defineRemote } from 'composer/contract'; defineRemote(${wrong});`);
  for (const fault of ['name', 'pages.note.code', 'pages.note.routes', '"widget"'])
    expect(said).toContain(fault);
  expect(run(`import 'composer/gateway/settings';`)).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('a shell and two remotes are at most 200 lines, with their styles and texts', () => {
  const files = globSync('{shell,mf-*}/**/*.{ts,tsx,mjs,css,json}', {
    cwd: EXAMPLE,
    exclude: (file) => /(^|\/)(dist|node_modules|package\.json)$/.test(file),
  });
  const lines = files.flatMap((file) => readFileSync(path.join(EXAMPLE, file), 'utf8').split('\n'));
  expect(files.length).toBeGreaterThan(15);
  expect(lines.filter((line) => line.trim()).length).toBeLessThanOrEqual(200);
});
