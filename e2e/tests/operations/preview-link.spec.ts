import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importContent, previewLinkTo } from '../../site/import-content.ts';
import { expect, test } from './content-folder.ts';

test('a page that is not published is seen by whoever has the link of the agency, and by nobody else', async ({
  ownSite,
  content,
  page,
  request,
}) => {
  const draft = {
    page: 'spring-offer',
    status: 'Draft',
    title: { fr: 'Notre offre de printemps', nl: 'Ons lenteaanbod' },
    paths: { fr: 'offre-de-printemps', nl: 'lenteaanbod' },
  };
  writeFileSync(path.join(content, 'pages/spring-offer.json'), JSON.stringify(draft));
  await importContent(content, ownSite);
  expect((await request.get(`${ownSite.url}/fr/offre-de-printemps/`)).status()).toBe(404);

  const link = await previewLinkTo('spring-offer', 'fr', ownSite);
  const answer = await page.goto(link);
  expect(answer!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Notre offre de printemps' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  // Neither without the signature, nor for another page.
  const unsigned = new URL(link);
  unsigned.searchParams.delete('token');
  expect((await request.get(unsigned.href)).status()).toBe(404);
  expect((await request.get(link.replace('/spring-offer/', '/about/'))).status()).toBe(404);
});
