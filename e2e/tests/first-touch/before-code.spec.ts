import { leftAlone, pressWhatIsScripted, pressWhatOpens, withoutCode } from '../../site/first-touch.ts';
import { LISTS, pagesOfThisRun, propertyPath } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe('on each kind of page', () => {
  test.use({ expectedFault: /status of 404/ });

  test('everything that can be pressed does something by itself or is held for scripts, and no link leads to a bare file', async ({
    page,
    request,
  }) => {
    for (const [kind, path] of await pagesOfThisRun(request, 'fr')) {
      await page.goto(path);
      expect(await leftAlone(page), kind).toEqual([]);
    }
  });
});

test('while no script of a list is there, whatever is pressed first on it is obeyed, once', async ({
  context,
  page,
}) => {
  test.slow();
  await withoutCode(page, LISTS.fr.sale);
  expect(await pressWhatOpens(page)).toBeGreaterThan(0);
  expect(await pressWhatIsScripted(() => context.newPage(), LISTS.fr.sale)).toBeGreaterThan(0);
});

test('a heart that is pressed first, and again, keeps its home, however late the code comes', async ({
  page,
}) => {
  await page.clock.install();
  const bring = await withoutCode(page, LISTS.fr.sale);
  const card = page.getByRole('article').first();
  const heart = card.getByRole('button', { name: /favoris/ });
  const home = Number(/(\d+)\/$/.exec((await card.getByRole('link').first().getAttribute('href'))!)![1]);
  await heart.tap();
  await heart.tap();
  await page.clock.runFor(20_000);
  await expect(heart).toHaveCSS('opacity', '0.6');
  bring();
  await page.clock.resume();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('savedHomes')!).lists[0].homes)).toEqual([
    home,
  ]);
  await expect(heart).toHaveCSS('opacity', '1');
});

test('hearts that are pressed by who leaves before the code comes keep their homes, once each: the next page knows', async ({
  page,
}) => {
  const bring = await withoutCode(page, LISTS.fr.sale);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /favoris/ }).tap();
  const second = page.getByRole('article').nth(1);
  for (let taps = 0; taps < 2; taps++) await second.getByRole('button', { name: /favoris/ }).tap();
  const other = parseHome(await second.getByRole('link').first().getAttribute('href'));
  await card.getByRole('link').first().tap();
  await page.waitForURL(/\/\d+\/$/, { waitUntil: 'commit' });
  const home = parseHome(page.url());
  bring();
  // Phones hydrate a page at the first interaction with it.
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('button', { name: /favoris|Garder/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('savedHomes')!).lists[0].homes);
  expect(kept.sort()).toEqual([home, other].sort());
});

const parseHome = (address: string | null) => Number(/(\d+)\/$/.exec(address ?? '')![1]);

test('a picture that is pressed first, whose code never comes, leads to its place on the page of the pictures, and back', async ({
  page,
  request,
}) => {
  const path = await propertyPath(request);
  await page.clock.install();
  await withoutCode(page, path);
  await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).tap();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(`${path}photos/#picture-1`);
  await expect(page.locator('figure').first()).toBeVisible();
  await page.getByRole('link', { name: 'Retour au bien' }).first().tap();
  await expect(page).toHaveURL(path);
});

test('a picture that is pressed first does not lead away who has opened something else since', async ({
  page,
  request,
}) => {
  const path = await propertyPath(request);
  await page.clock.install();
  await withoutCode(page, path);
  await page.getByRole('link', { name: /Agrandir la photo 1 sur/ }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page).toHaveURL(path);
});
