import type { Page } from '@playwright/test';

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A separate site computes every picture first: tests that do not need them get an empty image. */
export const withoutPictures = (page: Page) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }));
