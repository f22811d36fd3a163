import { contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { open, propertyPath } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';

const THANKS = 'Votre question sur le bien a bien été envoyée.';

test('the form in the page of a property sends a request about it, thanks, and links back to it', async ({
  page,
  request,
  visitor,
}) => {
  const property = await propertyPath(request);
  await open(page, property);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const { field, fillIn, send } = contactForm(page, 'fr');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('données non envoyées, vérifiez les champs en rouge');
  await expect(field('remark')).toBeFocused();

  await fillIn(visitor, 'Quand puis-je visiter le bien ?');
  await send.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const { toVisitor, toAgency } = await formMails(visitor.email);
  for (const { text } of [toVisitor, toAgency]) {
    expect(text).toContain(title);
    const link = /http\S+/.exec(text!)![0];
    expect(new URL((await request.get(link)).url()).pathname).toBe(property);
  }
  await page.getByRole('link', { name: 'Retour au bien' }).click();
  await expect(page).toHaveURL(property);
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  test('it is submitted to the contact page, which keeps the property and the input', async ({
    page,
    request,
    visitor,
  }) => {
    await page.goto(await propertyPath(request), { waitUntil: 'domcontentloaded' });
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await contactForm(page, 'fr').field('remark').fill('Un garage ?');
    await contactForm(page, 'fr').send.click();
    await expect(page).toHaveURL(/\/fr\/contact\/\?property=\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
    const { field, fillIn, takeAMinute, send } = contactForm(page, 'fr');
    await expect(field('remark')).toHaveValue('Un garage ?');

    await fillIn(visitor, 'Un garage ?');
    await takeAMinute();
    await send.click();
    await expect(page.getByText(THANKS)).toBeVisible();
    const { toAgency } = await formMails(visitor.email);
    expect(toAgency.text).toContain(title);
  });
});
