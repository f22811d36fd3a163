import { signedPreview } from 'composer/testing/signed-preview.ts';
import { expect } from '../site/test.ts';
import { PREVIEW_KEY, test } from './example-site.ts';

const NOTE = '/fr/notes/1/';
const APP = 'mf-comments';

// The page is not what the server sent; the host of previews takes no faults.
test.use({ expectedFault: /warning: \[shell\] hydration|status of 403 .*\/faults\)$/ });

test('the strip of a preview stays above a page that React renders anew', async ({ page, site }) => {
  const version = await site.live(APP);
  const [name, value] = signedPreview([{ app: APP, version }], PREVIEW_KEY).split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: site.previewUrl }]);
  await page.goto(`${site.previewUrl}/fr/`);
  const strip = page.locator('body > :first-child').getByRole('complementary');
  await expect(strip).toContainText(`${APP} ${version}`);

  let sent = '';
  await page.route(site.previewUrl + NOTE, async (route) => {
    // Node does not know the name of the host.
    const headers = { ...(await route.request().allHeaders()), host: new URL(site.previewUrl).host };
    const answer = await route.fetch({ url: site.url + NOTE, headers });
    sent = (await answer.text()).replace('<main', '<section data-is-other').replace('</main>', '</section>');
    await route.fulfill({ response: answer, body: sent });
  });
  const told = page.waitForRequest('**/faults');
  await page.goto(site.previewUrl + NOTE);
  await page.keyboard.press('Shift');
  expect((await told).postDataJSON()).toMatchObject({ kind: 'hydration' });
  expect(sent).toContain('data-is-other');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[data-is-other]')).toHaveCount(0);
  await expect(strip).toContainText(`${APP} ${version}`);
  await strip.getByRole('link', { name: 'Vers le site' }).click();
  await expect(page).toHaveURL(`${site.url}/fr/`);
  await expect(strip).toHaveCount(0);
});
