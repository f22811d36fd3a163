import { expect, test } from '../../site/test.ts';
import { open } from '../../site/pages.ts';

/** A villa with seven key facts, whose page was 15,577 px high with everything open. */
export const VILLA = 1381;
const HALF = 15_577 / 2;

/** A test of what a phone shows first; `facts` is the name of the list of key facts. */
export const firstScreenHasKeyFacts = (language: string, facts: string) =>
  test(`in ${language} price and key facts are on the first screen of a phone, and the page is half as long`, async ({
    page,
  }) => {
    await open(page, `/${language}/property/${VILLA}/`);
    const main = page.getByRole('main');
    const bar = (await page.getByRole('complementary').last().boundingBox())!;
    const measureBottom = async (part: ReturnType<typeof main.getByText>) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    await expect(main.getByText(/^€\s755\.000$/).first()).toBeVisible();
    expect(await measureBottom(main.getByText(/^€\s755\.000$/).first())).toBeLessThan(bar.y);
    const list = main.getByRole('list', { name: facts });
    expect(await measureBottom(list)).toBeLessThan(bar.y);
    const rows = await list
      .getByRole('listitem')
      .evaluateAll((items) =>
        Object.values(Object.groupBy(items, (item) => item.getBoundingClientRect().top)),
      );
    expect(rows.map((row) => row!.length)).toEqual([3, 3, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(HALF);
  });
