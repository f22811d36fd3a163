import type { Page } from '@playwright/test';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { open } from '../../site/pages.ts';
import { expectFilled, expectStoredOnce, fillIn, sendButton, SENT } from './own-form.ts';

test.use({ expectedFault: /ERR_FAILED|ERR_CONNECTION|api\/forms/ });

test('a form whose response was lost in a crash of the gateway keeps its input, and is stored once when sent again', async ({
  ownSite,
  page,
}) => {
  await open(page, `${ownSite.url}/fr/contact/`);
  await fillIn(page);
  await killGatewayBeforeResponse(page, ownSite);
  await sendButton(page).click();
  await expect(page.getByText('n’a pas été envoyé')).toBeVisible();
  await expectFilled(page);

  await ownSite.gateway.start();
  await open(page, `${ownSite.url}/fr/contact/`);
  await expectFilled(page);
  await page.getByRole('checkbox', { name: /confidentialité/ }).check();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expectStoredOnce(ownSite);
});

/** The next form reaches the API; the gateway is killed before it responds to the visitor. */
const killGatewayBeforeResponse = (page: Page, { gateway }: OwnSite) =>
  page.route(
    '**/api/forms/contact',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await gateway.kill();
      await route.abort();
    },
    { times: 1 },
  );
