import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

/** A test of a sign-in page that is sent empty. */
export const emptyFormIsRefused = (javaScriptEnabled: boolean) =>
  test.describe(`an empty form, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`),
    });

    test('says which fields, in the language of the page', async ({ page }) => {
      await page.goto('/nl/login/');
      await page.getByRole('button', { name: 'Aanmelden' }).click();
      await expect(page.getByRole('alert')).toContainText('Gegevens niet verzonden');
      await expect(page.getByText('E-mail is een verplicht veld')).toBeVisible();
      await expect(page.getByText('Wachtwoord is een verplicht veld')).toBeVisible();
      await expect(page.getByLabel('E-mailadres')).toBeFocused();
    });
  });
