import { open, SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { aProjectForSale } from '../../site/projects.ts';
import { expect, test } from '../../site/test.ts';
import { unitIsBelowItsProject } from './unit.ts';

// Other languages, and there and back from the list: unit.long.spec.ts.
unitIsBelowItsProject(SAMPLE_LANGUAGE);

test('a unit shows where it lies in its project, and leads to the next one without a full load', async ({
  page,
  request,
}) => {
  const { path, priceList } = await aProjectForSale(request, 'fr');
  const [first, second] = priceList;
  await open(page, first!.path);
  await page.evaluate('window.isSamePage = true');
  await expect(page.getByRole('heading', { name: /^Situation dans le projet/ })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Lots voisins' });
  await expect(steps.getByRole('link', { name: 'Tous les lots et prix' })).toHaveAttribute(
    'href',
    new RegExp(`^${path}`),
  );
  await steps.getByRole('link', { name: /^Lot suivant/ }).click();
  await expect(page).toHaveURL(second!.path);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});
