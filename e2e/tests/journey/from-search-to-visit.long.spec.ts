import type { Page } from '@playwright/test';
import { contactForm } from '../../site/contact-form.ts';
import { formMails } from '../../site/mailbox.ts';
import { hydrated, LANGUAGES, open, type SiteLanguage } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';
import { test } from '../../site/visitor.ts';
import { createHand, WAYS, type Hand } from '../../site/ways.ts';
import { WORDS } from './words.ts';

const DEVICES = {
  mouse: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 768, height: 1024 } },
};
const MOST = 450_000;
const HOME = /\/\d+\/$/;

interface Walk {
  page: Page;
  language: SiteLanguage;
  hand: Hand;
}

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(DEVICES[way]);

    for (const language of LANGUAGES)
      test(`${language}: a house with three bedrooms and a garden near Namur is found; three are kept and compared, and a visit is booked`, async ({
        page,
        visitor,
      }) => {
        test.slow();
        const hand = createHand(page, way);
        const walk: Walk = { page, language, hand };
        const { phone, ...words } = WORDS[language];
        await open(page, `/${language}/`);
        await (way === 'mouse' ? searchByLine(walk) : searchByFields(walk));
        await keepThree(walk);
        await compareThem(walk);

        const home = page.getByRole('columnheader').first().getByRole('link').first();
        const title = await home.innerText();
        await hand.press(home);
        await expect(page).toHaveURL(HOME);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await hydrated(page);
        await hand.press(page.getByRole('link', { name: words.visit }).and(page.locator(':visible')).first());

        const next = page.getByRole('button', { name: words.next });
        // Each walk takes a day of its own: an hour has room for two.
        await hand.choose(page.getByRole('radio'), LANGUAGES.indexOf(language) + 4 * WAYS.indexOf(way));
        await hand.press(next);
        await hand.choose(page.getByRole('radio', { name: /^\d\d:00/ }), 0);
        await hand.press(next);
        const { field, form } = contactForm(page, language);
        for (const name of ['firstName', 'lastName', 'email'] as const)
          await hand.write(page.locator(`[name=${name}]`), visitor[name]);
        await hand.write(page.getByLabel(phone, { exact: true }), '0475 12 34 56');
        await hand.press(next);
        await expect(page.getByRole('group', { name: words.summary })).toContainText(title);
        await hand.tick(field('privacy'));
        await hand.press(form.getByRole('button', { name: words.book }));

        await expect(page.getByText(words.booked)).toBeVisible();
        const when = page.getByRole('main').getByText(/\d{4}, \d\d:00\u00a0–\u00a0\d\d:00/);
        await expect(when).toBeVisible();
        const { toVisitor, toAgency } = await formMails(visitor.email);
        expect(toVisitor.text).toContain(title);
        for (const { attachments } of [toVisitor, toAgency])
          expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
      });
  });

/** All wishes are typed in one line, and understood. */
async function searchByLine(walk: Walk) {
  const { page, language, hand } = walk;
  const { line, search, chips } = WORDS[language];
  const box = page.getByRole('search').first();
  // By its name: its role is another one once it has suggestions.
  await hand.write(box.locator('input[name=search]'), line);
  await hand.press(box.getByRole('button', { name: search }));
  await expect(findChips(walk)).toHaveText(chips.line);
}

/** Each wish has a field, on the home page or in the list. */
async function searchByFields(walk: Walk) {
  const { page, language, hand } = walk;
  const words = WORDS[language];
  const box = page.getByRole('search').first();
  const filters = page.getByRole('button', { name: words.filters });
  const isSheet = await filters.isVisible();
  if (isSheet) await hand.press(filters);
  const panel = (name: string) =>
    box.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  const openPanel = async (name: string) => {
    await hand.press(panel(name).locator('summary'));
    return panel(name);
  };
  const towns = await openPanel(words.fields.town);
  await hand.write(towns.getByRole('searchbox', { name: words.findTown }), words.town);
  await hand.tickOption(towns.getByRole('checkbox', { name: new RegExp(`^${words.town} `) }).first());
  const types = await openPanel(words.fields.type);
  await hand.tickOption(types.getByRole('checkbox', { name: words.house }).first());
  const rooms = await openPanel(words.fields.rooms);
  for (let presses = 0; presses < 3; presses++)
    await hand.press(rooms.getByRole('button', { name: words.moreBedrooms }));
  const price = await openPanel(words.fields.price);
  await hand.write(price.getByRole('textbox', { name: words.maximum }), String(MOST));
  await hand.press(box.getByRole('button', { name: isSheet ? words.showFromHome : words.search }));

  await expect(page).toHaveURL(/\?city=nam/);
  await hydrated(page);
  if (isSheet) await hand.press(filters);
  const more = await openPanel(words.fields.more);
  await hand.tick(more.getByRole('checkbox', { name: words.garden }));
  await hand.nextOption(more.getByRole('combobox', { name: words.around }), 2);
  await expect(page).toHaveURL(/radius=10/);
  if (isSheet) await hand.press(page.getByRole('dialog').getByRole('button', { name: /\d/ }));
  await expect(findChips(walk)).toHaveText(words.chips.fields);
}

/** The wishes above the list, each to be taken away. */
const findChips = ({ page, language }: Walk) =>
  page.getByRole('list', { name: WORDS[language].wishes }).locator('a[aria-label]');

/** The header counts them, and leads to them. */
async function keepThree({ page, language, hand }: Walk) {
  const homes = page.getByRole('main').getByRole('article');
  for (const place of [0, 1, 2]) {
    const heart = homes.nth(place).locator('[aria-pressed]');
    await hand.press(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  const favourites = page
    .getByRole('link', { name: WORDS[language].favourites })
    .and(page.locator(':visible'))
    .first();
  await expect(favourites).toContainText('3');
  await hand.press(favourites);
}

/** Side by side they are what was asked for. */
async function compareThem({ page, language, hand }: Walk) {
  const { compare, facts, no } = WORDS[language];
  const boxes = page.getByRole('checkbox', { name: compare });
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await hand.tick(box);
  await hand.press(page.getByRole('button', { name: `${compare} (3)` }));
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const row = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
      .allInnerTexts();
  const figure = (text: string) => Number(text.replace(/\D/g, ''));
  for (const price of await row(facts.price)) expect(figure(price)).toBeLessThanOrEqual(MOST);
  for (const bedrooms of await row(facts.bedrooms)) expect(figure(bedrooms)).toBeGreaterThanOrEqual(3);
  expect(await row(facts.garden)).not.toContain(no);
}
