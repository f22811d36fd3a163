import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CONTENT_PAGE_KEYS, contentPagePath } from 'shared-kit/domain/content-pages';
import { formPath } from 'shared-kit/domain/form-paths';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import { aProjectForSale, PROJECTS } from './projects.ts';

export const LANGUAGES = ['fr', 'nl', 'en', 'de'] as const;
export type SiteLanguage = (typeof LANGUAGES)[number];

/** Public paths of the two lists, per language (product A13). */
export const LISTS: Record<SiteLanguage, { sale: string; rent: string }> = {
  fr: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  nl: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
  en: { sale: '/en/for-sale/', rent: '/en/for-rent/' },
  de: { sale: '/de/zu-verkaufen/', rent: '/de/zu-vermieten/' },
};

/** Public paths of the privacy statement, per language. */
export const PRIVACY: Record<SiteLanguage, string> = {
  fr: '/fr/confidentialite/',
  nl: '/nl/privacy/',
  en: '/en/privacy/',
  de: '/de/datenschutz/',
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
    projects: PROJECTS[language],
    project: (await aProjectForSale(request, language)).path,
    contact: formPath('contact', language),
    thanks: formPath('contactThanks', language),
    'sign-in': ownerPath('signIn', language),
    'forgotten password': ownerPath('forgottenPassword', language),
    ...Object.fromEntries(CONTENT_PAGE_KEYS.map((key) => [key, contentPagePath(key, language)])),
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

/** Turns to the page as a visitor does, and waits until all of it answers to scripts. */
export async function hydrated(page: Page) {
  await shellHydrated(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(partsToCome)).toEqual([]);
}

/** Waits until the frame of the page answers to scripts; parts of it may wait for the visitor. */
export const shellHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', /(^| )shell( |$)/);

/** Runs in the page: parts that the server sent and that do not answer yet, as <html> tells. */
function partsToCome(): string[] {
  interface Sent {
    used: { remote: string; expose: string }[];
    deferred: { remote: string; expose: string }[];
    router: { errors: object | null };
  }
  const { used, deferred, router } = (window as unknown as { __FACADE__: Sent }).__FACADE__;
  // The page of an error is not its remote's.
  if (router.errors) return [];
  const answering = document.documentElement.dataset.hydrated?.split(' ') ?? [];
  return [...used, ...deferred]
    .map(({ remote, expose }) => `${remote}/${expose.slice(2)}`)
    .filter((part) => !answering.includes(part));
}
