import { expectSourcesFree, findMap, openMapOfPage } from '../../site/map.ts';
import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A project with fourteen units at one place. */
const SAPHIR = '/fr/projects/evere/saphir/36/';

/** A test that a card on the map of a project is whole in such a window. */
export const cardIsWhole = (width: number, height: number) =>
  test(`the card of a unit on the map is whole at ${width} pixels, leads to it, and covers no source of the map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, SAPHIR);
    await page.getByRole('heading', { name: 'Sur la carte' }).scrollIntoViewIfNeeded();
    await openMapOfPage(page);
    await findMap(page)
      .getByRole('button', { name: /14 biens/ })
      .click();
    const cards = page.getByRole('group', { name: 'Sélection sur la carte' });
    await expect(cards).toBeFocused();
    await expect(cards.getByRole('heading').getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${SAPHIR}`),
    );
    const panel = (await cards.boundingBox())!;
    const card = (await cards.getByRole('article').first().boundingBox())!;
    expect(card.x).toBeGreaterThan(panel.x);
    expect(card.x + card.width).toBeLessThan(panel.x + panel.width);
    expect(card.y + card.height).toBeLessThan(panel.y + panel.height);
    await expectSourcesFree(page, cards);
  });
