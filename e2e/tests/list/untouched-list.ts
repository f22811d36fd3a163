import type { Page } from '@playwright/test';
import { hydratedOnInteraction, started } from '../../site/pages.ts';
import { expect } from '../../site/test.ts';

/** What a page runs that waits for its visitor. */
const START = /\/shell\/.*\/start\.\w+\.js$/;

/** The list before any interaction, on a line where data are to be saved: nothing comes that would hydrate it. */
export async function untouchedList(page: Page) {
  const code: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
    // What the next document asks for is not code of this one.
    if (documents < 2 && /\.js$/.test(request.url()) && !START.test(request.url())) code.push(request.url());
  });
  await hydratedOnInteraction(page);
  await page.goto('/fr/a-vendre/', { waitUntil: 'networkidle' });
  await started(page);
  expect(code).toEqual([]);
  return { code, documents: () => documents };
}
