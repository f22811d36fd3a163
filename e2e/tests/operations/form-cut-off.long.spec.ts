import { expect, test } from '../../site/own-site.ts';
import { open } from '../../site/pages.ts';
import { expectStoredOnce, fillIn, sendButton, SENT } from './own-form.ts';

test('a double click sends a form once', async ({ ownSite, page }) => {
  await open(page, `${ownSite.url}/fr/contact/`);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expectStoredOnce(ownSite);
});
