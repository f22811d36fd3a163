import { formMails } from '../../site/mailbox.ts';
import { open } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

/** A PNG of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'façade.png', mimeType: 'image/png', buffer: PHOTO };
const program = { name: 'garden.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ this is a program') };
const RENTAL_IN_BRUSSELS = '/fr/property/1373/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`) });

  test('photos come with a request for a valuation, and one that is none is named', async ({
    page,
    request,
    visitor,
  }) => {
    await page.goto('/en/free-valuation/request/');
    const field = (name: string) => page.locator(`form [name="${name}"]`).first();
    const texts = {
      ...visitor,
      phone: '081 22 33 44',
      street: 'Rue Haute',
      number: '1',
      zip: '5000',
      city: 'Namur',
    };
    for (const name of [
      'street',
      'number',
      'zip',
      'city',
      'firstName',
      'lastName',
      'email',
      'phone',
    ] as const)
      await field(name).fill(texts[name]);
    for (const name of ['propertyType', 'wish', 'privacy']) await field(name).check();
    await field('photos').setInputFiles([photo, program]);
    const takeAMinute = () =>
      field('openedAt').evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 60_000)));
    const send = page.getByRole('button', { name: 'Request the valuation' });
    await send.click();
    await expect(page.getByText('This is not one of the file types that we can take')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'façade.png' })).toBeChecked();

    await takeAMinute();
    await send.click();
    await expect(page).toHaveURL('/en/thank-you/valuation/');
    const { toAgency } = await formMails(visitor.email);
    const [link] = /http\S+\/api\/uploads\/\S+/.exec(toAgency.text!)!;
    const saved = await request.get(link);
    expect(saved.headers()).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    expect((await saved.body()).subarray(1, 4).toString()).toBe('PNG');
  });
});

test('documents of a rental are asked for on its page, and come by mail as links', async ({
  page,
  request,
  visitor,
}) => {
  await open(page, RENTAL_IN_BRUSSELS);
  await page.getByRole('link', { name: 'Demander les documents' }).click();
  await expect(page.getByRole('checkbox', { name: 'Certificat PEB' })).toBeChecked();
  await page.getByLabel('Prénom').fill(visitor.firstName);
  await page.getByLabel('Nom', { exact: true }).fill(visitor.lastName);
  await page.getByLabel('E-mail').fill(visitor.email);
  await page.getByLabel(/^J’accepte/).check();
  await page.getByRole('button', { name: 'Demander les documents' }).click();
  await expect(page.getByText('Les documents vous seront envoyés par e-mail.')).toBeVisible();
  const { toVisitor } = await formMails(visitor.email);
  const [link] = /http\S+\/api\/documents\/\S+/.exec(toVisitor.text!)!;
  const saved = await request.get(link);
  expect((await saved.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(saved.headers()['content-disposition']).toContain('attachment');

  await page.getByRole('link', { name: 'Retour au bien' }).click();
  await page.getByRole('link', { name: 'Demander les documents' }).click();
  await expect(page.getByText('documents déjà demandés pour ce bien')).toBeVisible();
});

test('in Brussels an application asks for name, way of contact, household and resources only', async ({
  page,
}) => {
  await open(page, RENTAL_IN_BRUSSELS);
  await page.getByRole('link', { name: 'Poser ma candidature' }).first().click();
  await expect(page.getByRole('heading', { name: 'Posez votre candidature' })).toBeVisible();
  const fields = page.locator('form [name]:not([type=hidden]):not([name=website])');
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((field) => field.getAttribute('name'))))
    .toEqual(['firstName', 'lastName', 'email', 'phone', 'household', 'resources', 'privacy']);
});
