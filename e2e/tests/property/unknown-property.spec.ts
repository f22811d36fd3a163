import { expect, test } from '../../site/test.ts';
import { LANGUAGES, LISTS, open } from '../../site/pages.ts';

test.use({ expectedFault: /status of 404/ });

for (const language of LANGUAGES) {
  test(`an unknown property in ${language} says so and links to the lists`, async ({ page }) => {
    const answer = await open(page, `${LISTS[language].sale}nowhere/999999/`);
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href^="${LISTS[language].sale}"]`).first()).toBeVisible();
  });
}

test('the text is that of product X1', async ({ page }) => {
  await open(page, '/fr/a-vendre/nowhere/999999/');
  await expect(page.getByRole('main')).toContainText('Le bien demandé n’existe pas ou est vendu');
});
