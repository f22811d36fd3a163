import type { Page } from '@playwright/test';
import { OFTEN } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';

/** The bar of the header, which becomes fixed. */
export const bar = (page: Page) => page.locator('header > div').first();

export const readBackground = (page: Page) =>
  bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The header becomes fixed on scrolling, with a background, and nothing covers it. */
export async function expectFixedHeader(page: Page, name: string) {
  const polled = (what: string) => ({ message: `${name}: ${what}`, intervals: [OFTEN] });
  await scrollTo(page, 31);
  await expect.poll(() => readTop(page), polled('top after 31 px')).toBe(0);
  await scrollTo(page, 600);
  await expect.poll(() => readTop(page), polled('top after 600 px')).toBe(0);
  await expect.poll(() => readBackground(page), polled('background')).toMatch(/^rgb\(/);
  expect(await isInFront(page), `${name}: nothing covers the header`).toBe(true);
}

const readTop = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top);

/** Whether the bar is the topmost element at its logo. */
const isInFront = (page: Page) =>
  bar(page).evaluate((element) => {
    const { left, top, width, height } = element.querySelector('a')!.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
