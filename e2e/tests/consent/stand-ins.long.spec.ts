import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/own-site.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  ownSettings: async ({}, provide) => provide({ STAND_INS: `http://${siteUnderTest().pictureHosts}` }),
});

test('the demo shows consent, and after it tags, reviews and a chat that are its own: no third party is asked', async ({
  ownSite,
  page,
}) => {
  const hosts = new Set<string>();
  const told: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('console', (message) => told.push(message.text()));
  await open(page, `${ownSite.url}/nl/`);
  const notice = page.getByRole('dialog', { name: /[Cc]ookies/ });
  await expect(notice).toBeVisible();
  await expect(page.locator('.trustpilot-widget')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Alles aanvaarden' }).click();

  await expect(page.locator('.trustpilot-widget')).toContainText('verzonnen beoordelingen');
  await expect.poll(() => told.filter((text) => text.includes('page_view')).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Chat met ons' }).click();
  const chat = page.frameLocator('iframe[title="Livechat"]');
  await chat.getByRole('textbox').fill('Is het huis nog vrij?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText('Dit is een demo')).toBeVisible();
  expect([...hosts].sort()).toEqual([new URL(ownSite.url).host, siteUnderTest().pictureHosts].sort());
});
