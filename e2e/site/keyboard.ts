import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** More keys than any form needs. */
const MOST_KEYS = 120;

/** Goes on with the Tab key, as one who has no mouse, to the next field of this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name);
  for (let keys = 0; keys < MOST_KEYS && !(await isThere()); keys++) await page.keyboard.press('Tab');
  expect(await isThere(), `the Tab key leads to ${name}`).toBe(true);
}

/** Goes on with the Tab key to the next element that matches a selector, and holds a text. */
export async function tabToMatch(page: Page, selector: string, text = ''): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (wanted) => {
        const { activeElement } = document;
        return activeElement!.matches(wanted.selector) && activeElement!.textContent.includes(wanted.text);
      },
      { selector, text },
    );
  for (let keys = 0; keys < MOST_KEYS && !(await isThere()); keys++) await page.keyboard.press('Tab');
  expect(await isThere(), `the Tab key leads to ${selector} ${text}`).toBe(true);
}

/** Writes into fields, by name, in their order on the page. */
export async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

/** Ticks boxes, or takes the first of several choices, by name, in their order on the page. */
export async function tick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
}
