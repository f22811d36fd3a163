import type { Page } from '@playwright/test';
import { expectSourcesFree, findMap } from '../../site/map.ts';
import { open } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

/** Everything that the page and its frame ask of other sites. */
export function foreignRequests(page: Page, ownUrl: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== new URL(ownUrl).host) foreign.push(url.href);
  });
  return foreign;
}

/** Draws an area on the map of a phone, in Dutch. */
export async function drawOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nl/te-koop/?view=map');
  const map = findMap(page);
  await expect(map.getByRole('button', { name: /panden$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Gebied tekenen' }).click();
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  const at = (turn: number) =>
    [x + width / 2 + 90 * Math.cos(turn), y + height / 2 + 90 * Math.sin(turn)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let turn = 0; turn < 6.2; turn += 0.2) await page.mouse.move(...at(turn));
  await page.mouse.up();
  await expect(page).toHaveURL(/\?polygon=[\d.%C2B-]+&view=map$/);
}

/** A test that the list beside the map of a window goes when the window becomes narrow. */
export const listLeavesAtOnce = (width: number) =>
  test(`the list beside the map leaves at once when a window of ${width} px becomes as narrow as a phone's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/fr/a-vendre/?view=map');
    const seen = page.evaluate(seenSheets);
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await seen).toEqual([]);
    await page.getByRole('button', { name: /^Liste/ }).click();
    await expect(page.getByRole('dialog')).toBeInViewport();
  });

/** Runs in the page: sheets that show in any of the pictures after the window became narrow, until nothing moves any more. */
function seenSheets(): Promise<string[]> {
  return new Promise((resolve) => {
    const seen = new Set<string>();
    matchMedia('(max-width: 767px)').addEventListener('change', () => requestAnimationFrame(look));
    function look() {
      const sheets = [...document.querySelectorAll<HTMLElement>('[popover]')].filter((sheet) =>
        sheet.checkVisibility(),
      );
      for (const { id } of sheets) seen.add(id);
      if (document.getAnimations().some((one) => one instanceof CSSTransition)) requestAnimationFrame(look);
      else resolve([...seen]);
    }
  });
}

/** A test of the map and the list of a phone; `name` is that of the handle of the list. */
export const fillsThePhone = (address: string, name: RegExp) =>
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`the map of ${address} fills the window, and its list is a sheet that is pulled up`, async ({
      page,
    }) => {
      await open(page, address);
      const handle = page.getByRole('button', { name });
      const frame = (await page.locator('iframe').boundingBox())!;
      const bar = (await handle.boundingBox())!;
      expect([frame.x, frame.width]).toEqual([0, 390]);
      expect(frame.height).toBeGreaterThan(844 * 0.7);
      expect(bar.y + bar.height).toBeLessThanOrEqual(844);
      await expectSourcesFree(page, handle, page.getByRole('button', { name: /tekenen|Dessiner/ }));
      const card = page.getByRole('article').first();
      await expect(card).toBeHidden();

      await pull(page, bar.y + bar.height / 2, 300);
      await expect(card).toBeInViewport();
      // It takes nine tenths of the window when it has come up.
      const top = async () => (await page.getByRole('dialog').boundingBox())!.y;
      await expect.poll(top).toBeCloseTo(84.4, 0);
      await pull(page, (await top()) + 30, 700);
      await expect(card).toBeHidden();
      await handle.press('Enter');
      await expect(card).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(handle).toBeFocused();
    });
  });

/** A finger that moves up or down in the middle of the window. */
async function pull(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share);
  await touch('touchEnd');
}
