import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { askForLink, choosePassword, FORGOTTEN } from './forgotten-password.ts';

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
  });

  test('the link of the mail works, once', async ({ page }) => {
    const owner = { email: 'nathalie.gillet@owners.example', firstName: 'Nathalie' };
    await page.goto(FORGOTTEN);
    await askForLink(page, owner.email);
    const link = await choosePassword(page, owner);

    await page.goto(link);
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL(FORGOTTEN);
  });
});
