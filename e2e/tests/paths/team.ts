import { CONTENT_PAGES, open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** A test of the people of the agency in a window of this width. */
export const initialsAreSmall = (width: number) =>
  test(`a team without portraits has small initials at ${width} px, on a phone beside the name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, CONTENT_PAGES.nl.about!);
    const person = page.getByRole('article').filter({ hasText: 'Claire Delvaux' });
    const initials = (await person.getByText('CD', { exact: true }).boundingBox())!;
    const name = (await person.getByRole('heading').boundingBox())!;
    expect(initials.width).toBeLessThanOrEqual(80);
    if (width < 560) expect(name.x).toBeGreaterThan(initials.x + initials.width);
    else expect(name.y).toBeGreaterThan(initials.y + initials.height);
  });
