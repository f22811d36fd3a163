import { expectSourcesFree, mapOf, openMapOfPage } from '../../site/map.ts';
import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A project with fourteen units at one place. */
const SAPHIR = '/fr/projects/evere/saphir/36/';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the card of a unit on the map is whole at ${width} pixels, and covers no source of the map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, SAPHIR);
    await openMapOfPage(page);
    await mapOf(page)
      .getByRole('button', { name: /14 biens/ })
      .click();
    const cards = page.getByRole('group', { name: 'Sélection sur la carte' });
    await expect(cards).toBeFocused();
    const panel = (await cards.boundingBox())!;
    const card = (await cards.getByRole('article').first().boundingBox())!;
    expect(card.x).toBeGreaterThan(panel.x);
    expect(card.x + card.width).toBeLessThan(panel.x + panel.width);
    expect(card.y + card.height).toBeLessThan(panel.y + panel.height);
    await expectSourcesFree(page, cards);
  });
