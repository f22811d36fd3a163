import type { Page } from '@playwright/test';

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A site of one's own has to compute every picture first: where they do not matter, nothing stands in for them. */
export const withoutPictures = (page: Page) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
