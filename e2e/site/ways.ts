import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** How a visitor uses a page. */
export const WAYS = ['mouse', 'touch', 'keyboard'] as const;
type Way = (typeof WAYS)[number];

/** What a visitor does, by the one device that they have. */
export interface Hand {
  /** Follows a link, presses a button, opens a panel. */
  press(target: Locator): Promise<void>;
  /** Ticks a box. */
  tick(box: Locator): Promise<void>;
  /** Ticks an option of an open panel, in which arrow keys go from one to the next. */
  tickOption(box: Locator): Promise<void>;
  /** Takes one of several radio buttons that can be taken, by its place among them. */
  choose(radios: Locator, place: number): Promise<void>;
  /** Writes into a field, in place of what it holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Takes the option after the one of a list that is chosen, so many times. */
  nextOption(list: Locator, times: number): Promise<void>;
}

export const createHand = (page: Page, way: Way): Hand =>
  way === 'keyboard' ? keyboardHand(page) : pointingHand(page, way);

function pointingHand(page: Page, way: 'mouse' | 'touch'): Hand {
  const press = (target: Locator, position?: { x: number; y: number }) =>
    way === 'mouse' ? target.click({ position }) : target.tap({ position });
  const findLabel = (input: Locator) => input.locator('xpath=ancestor::label');
  const pressLabel = (input: Locator) => press(findLabel(input));
  return {
    press,
    // In its middle a label may have a link.
    tick: (box) => press(findLabel(box), { x: 12, y: 12 }),
    tickOption: pressLabel,
    choose: (radios, place) => pressLabel(radios.and(page.locator(':enabled')).nth(place)),
    async write(field, text) {
      await press(field);
      await field.selectText();
      await page.keyboard.type(text);
    },
    // The list that a browser opens is no part of the page.
    async nextOption(list, times) {
      const chosen = await list.evaluate((element: HTMLSelectElement) => element.selectedIndex);
      await list.selectOption({ index: chosen + times });
    },
  };
}

/** More keys than the longest way on a page, from its first field to its last link and round. */
const MOST_KEYS = 200;

function keyboardHand(page: Page): Hand {
  const hasFocus = (target: Locator) =>
    target.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    );
  const goTo = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeAttached();
    for (let keys = 0; keys < MOST_KEYS && !(await hasFocus(target)); keys++) await page.keyboard.press(key);
    expect(await hasFocus(target), `the ${key} key leads to ${String(target)}`).toBe(true);
  };
  return {
    async press(target) {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    async tick(box) {
      await goTo(box);
      await page.keyboard.press('Space');
    },
    async tickOption(box) {
      await goTo(box, 'ArrowDown');
      await page.keyboard.press('Space');
    },
    async choose(radios, place) {
      await goTo(radios.and(page.locator(':enabled')).first());
      await page.keyboard.press('Space');
      for (let presses = 0; presses < place; presses++) await page.keyboard.press('ArrowRight');
    },
    async write(field, text) {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async nextOption(list, times) {
      await goTo(list);
      for (let presses = 0; presses < times; presses++) await page.keyboard.press('ArrowDown');
    },
  };
}
