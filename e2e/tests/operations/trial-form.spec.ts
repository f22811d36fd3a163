import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { mailsAbout } from '../../../agency-api/testing/mail-folder.ts';
import { freePort } from '../../../local/ports.ts';
import { contactForm } from '../../site/contact-form.ts';
import { publishChangedText } from '../../site/changed-release.ts';
import { expect, test as base } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';
import { readStoredForms, readStoredParts } from '../../site/stored-forms.ts';

const PREVIEW_KEY = 'a key that only this test has, for links';
const PROGRAM = path.resolve(import.meta.dirname, '../../../gateway/src/cli/release.ts');
const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };
const THANKS = 'Merci de votre confiance';
/** A PNG of one pixel. */
const PHOTO = {
  name: 'façade.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  ownSettings: async ({}, provide) => {
    const port = await freePort();
    await provide({ PORT: String(port), PREVIEW_URL: `http://preview.localhost:${port}`, PREVIEW_KEY });
  },
});

test('a form on a preview leads to its thank-you page, and is mailed to nobody; the same of the live site is', async ({
  ownSite,
  ownSettings,
  page,
}) => {
  const { after } = await publishChangedText(ownSite.releases, CHANGE);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, 'preview', 'mf-search', after.version, '--for', '1h'],
    { env: { ...process.env, ...ownSettings, RELEASES: ownSite.releases } },
  );
  await page.goto(stdout.trim().split('\n').at(-1)!);
  const sendFrom = async (site: string, email: string) => {
    await page.goto(`${site}/fr/contact/`);
    await hydrated(page);
    const { fillIn, send } = contactForm(page, 'fr');
    await fillIn({ firstName: 'Marie', lastName: 'Dupont', email }, 'Une question');
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS);
  };
  await sendFrom(ownSettings.PREVIEW_URL!, 'tried@example.be');
  await expect(page.getByRole('complementary').filter({ hasText: after.version })).toContainText(
    'n’arrivent à personne',
  );

  await page.goto(`${ownSettings.PREVIEW_URL}/fr/donner-un-temoignage/`);
  await hydrated(page);
  for (const [name, value] of Object.entries({ name: 'Marie', text: 'Un essai.', email: 'tried@example.be' }))
    await page.locator(`form [name="${name}"]`).fill(value);
  for (const name of ['publish', 'privacy']) await page.locator(`form [name="${name}"]`).check();
  await page.locator('form input[type="file"]').setInputFiles(PHOTO);
  await expect(page.getByRole('button', { name: `Retirer ${PHOTO.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer mon témoignage' }).click();
  await expect(page).toHaveURL(`${ownSettings.PREVIEW_URL}/fr/merci/temoignage/`);
  expect((await readStoredForms(ownSite.databaseUrl)).submissions).toEqual([]);
  // Of no form: it is removed within a day.
  expect((await readStoredParts(ownSite.databaseUrl)).files).toMatchObject([
    { submissionId: null, state: 'kept' },
  ]);

  // Mails leave in their order: once those of a later form are there, none of the trial is on its way.
  await sendFrom(`http://localhost:${ownSettings.PORT}`, 'real@example.be');
  await expect.poll(async () => (await mailsAbout(ownSite.data, 'real@example.be')).length).toBe(2);
  expect(await mailsAbout(ownSite.data, 'tried@example.be')).toEqual([]);
});
