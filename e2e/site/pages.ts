import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const LANGUAGES = ['fr', 'nl', 'en', 'de'] as const;
export type SiteLanguage = (typeof LANGUAGES)[number];

/** Public paths of the two lists, per language (decisions P3). */
export const LISTS: Record<SiteLanguage, { sale: string; rent: string }> = {
  fr: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  nl: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
  en: { sale: '/en/for-sale/', rent: '/en/for-rent/' },
  de: { sale: '/de/zu-verkaufen/', rent: '/de/zu-vermieten/' },
};

/** Address of a property that is for sale: the first of the list, as a visitor finds it. */
export async function propertyPath(request: APIRequestContext, language: SiteLanguage = 'fr', query = '') {
  const list = LISTS[language].sale;
  const html = await (await request.get(`${list}${query}`)).text();
  const path = new RegExp(`href="(${list}[^"?]+/\\d+/)"`).exec(html)?.[1];
  expect(path, `a property in ${list}`).toBeDefined();
  return path!;
}

/** Kinds of page that a visitor meets, by name. */
export async function everyPage(request: APIRequestContext, language: SiteLanguage) {
  return {
    home: `/${language}/`,
    'sale list': LISTS[language].sale,
    'rent list': LISTS[language].rent,
    'empty list': `${LISTS[language].sale}?bedrooms=20`,
    property: await propertyPath(request, language),
    'sign-in': `/${language}/login/`,
    'unknown path': `/${language}/no-such-page/`,
    'unknown property': `${LISTS[language].sale}nowhere/999999/`,
  };
}

/** Opens a page and waits until it answers to scripts. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response!;
}

/** The shell says on <html> when the page answers to scripts. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
